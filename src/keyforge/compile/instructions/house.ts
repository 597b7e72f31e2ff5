import type { Instruction } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import { acted, type Doing, doerOf, fixedNumber, type InstructionTable } from "../doing.js";
import { isAround, nounOf } from "../noun.js";
import { isPlayerPhrase, lowerPlayer, ownerOf } from "../player.js";
import { amountOf } from "../quantity.js";
import { lowerReference } from "../reference.js";
import { refuse } from "../refusal.js";

type Word = Extract<Instruction, { readonly kind: "chooseWord" }>;

/** "a house", "a trait", "a number": a word that is chosen; null for anything else. */
function wordChosen(object: NounPhrase): "house" | "trait" | "number" | "type" | null {
  const word = nounOf(object);
  if (word === "house" || word === "trait" || word === "number") return word;
  return word === "card type" || word === "type" ? "type" : null;
}

function choosing(
  object: NounPhrase,
  what: "house" | "trait" | "number" | "type",
  doing: Doing,
): readonly Instruction[] {
  const { context } = doing;
  if (object.kind !== "described" || object.modifiers.length > 0) return refuse("what is chosen", object);
  const isA = object.determiner?.kind === "determiner" && object.determiner.word === "a";
  const isOne =
    object.determiner?.kind === "count" && fixedNumber(amountOf(object.determiner.amount, context), object) === 1;
  if (!isA && !isOne) return refuse("how many are chosen", object);
  const among = housesOf(object, doing);
  const { id, result } = context.next();
  context.note("choose", result);
  context.chosen.set(what, result);
  return [{ kind: "chooseWord", id, result, player: doerOf(doing), what, among }];
}

/** "a house on your opponent's identity card" */
function housesOf(object: Extract<NounPhrase, { readonly kind: "described" }>, { context }: Doing): Word["among"] {
  const [post, ...others] = object.post;
  if (post === undefined) return null;
  if (others.length > 0 || post.kind !== "place" || post.preposition !== "on" || post.not !== null)
    return refuse("among which", object);
  if (!isAround(post.what, "identity card")) return refuse("among which", object);
  const player = ownerOf(post.what.determiner, post.what, context) ?? refuse("whose identity card", object);
  return { kind: "identityHouse", player };
}

/** Choose objects, players, houses and other words. */
export const houseInstructions: InstructionTable<"choose" | "name"> = {
  choose: ({ object, as }, doing) => {
    if (as !== null) return refuse("as what it is chosen", as);
    const what = wordChosen(object);
    if (what !== null) return choosing(object, what, doing);
    const { context } = doing;
    if (isPlayerPhrase(object)) {
      const player = lowerPlayer(object, context);
      const { id, result } = context.next();
      context.note("choose", result);
      context.mentionPlayer({ kind: "resultPlayer", slot: result });
      return [{ kind: "choosePlayer", id, result, player }];
    }
    const objects = lowerReference(object, context, { chooser: doerOf(doing), home: null });
    const { id, result } = context.next();
    acted(context, "choose", result, objects);
    return [{ kind: "chooseObjects", id, result, objects }];
  },
  name: ({ object }, doing) => {
    const isCard = isAround(object, "card") && object.modifiers.length === 0 && object.post.length === 0;
    if (!isCard || object.determiner?.kind !== "determiner" || object.determiner.word !== "a")
      return refuse("what is named", object);
    const { id, result } = doing.context.next();
    doing.context.note("name", result);
    doing.context.chosen.set("name", result);
    return [{ kind: "chooseWord", id, result, player: doerOf(doing), what: "name", among: null }];
  },
};
