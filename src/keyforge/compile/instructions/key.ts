import type { Instruction, KeyCost } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import { acted, amountIn, type Doing, doerOf, type InstructionTable } from "../doing.js";
import { isAmberAmount, loseAmount } from "./amber.js";
import { isAround } from "../noun.js";
import { number } from "../plain.js";
import { lowerReference } from "../reference.js";
import { refuse } from "../refusal.js";
import { isAmber, multiplied, statedAmount } from "../quantity.js";

/** "at no cost", "at current cost", "at +6{A} current cost" */
function costIn({ tails, context }: Doing, node: object): KeyCost {
  if (tails.takeWords("atNoCost") !== null) return { kind: "free" };
  if (tails.takeWords("atCurrentCost") !== null) {
    const plain: KeyCost = { kind: "current", change: null, direction: "more" };
    const reduced = tails.take("reducedBy");
    if (reduced === null) return plain;
    const stated =
      reduced.what.kind === "described" && isAmber(reduced.what) ? statedAmount(reduced.what, context) : null;
    const times = tails.takeEach(context) ?? refuse("for each of what it is reduced", reduced);
    return { ...plain, reduction: multiplied(stated ?? refuse("by how much it is reduced", reduced), times) };
  }
  const changed = tails.take("atCost");
  if (changed === null || changed.of !== "currentCost" || changed.icon.icon !== "aember")
    return refuse("at which cost", node);
  const { sign, amount } = changed.change;
  if (amount === "X") return refuse("at which cost", node);
  const reduced = tails.take("reducedBy");
  if (reduced !== null) {
    const { what } = reduced;
    const stated = what.kind === "described" && isAmber(what) ? statedAmount(what, context) : null;
    const times = tails.takeEach(context) ?? refuse("for each of what it is reduced", reduced);
    const reduction = multiplied(stated ?? refuse("by how much it is reduced", reduced), times);
    return { kind: "current", change: number(amount), direction: sign === "+" ? "more" : "less", reduction };
  }
  const each = tails.takeEach(context);
  const change = each === null ? number(amount) : multiplied(number(amount), each);
  return { kind: "current", change, direction: sign === "+" ? "more" : "less" };
}

function isKey(node: NounPhrase): boolean {
  return isAround(node, "key") && node.modifiers.length === 0 && node.post.length === 0 && node.determiner?.kind === "determiner" && node.determiner.word === "a"; // prettier-ignore
}

/** Forge and unforge keys, gain and lose chains. */
export const keyInstructions: InstructionTable<"forge" | "unforge" | "gainThing" | "loseThing"> = {
  forge: ({ object }, doing) => {
    if (!isKey(object)) return refuse("what is forged", object);
    const player = doerOf(doing);
    const cost = costIn(doing, object);
    const { id, result } = doing.context.next();
    acted(doing.context, "forge", result, null);
    return [{ kind: "forgeKey", id, result, player, cost }];
  },
  unforge: ({ object }, doing) => {
    if (!isKey(object)) return refuse("what is unforged", object);
    const { id, result } = doing.context.next();
    acted(doing.context, "unforge", result, null);
    return [{ kind: "unforgeKey", id, result, player: doerOf(doing) }];
  },
  gainThing: ({ object }, doing) => control(object, doing) ?? chains("gainChains", object, doing),
  loseThing: ({ object }, doing) =>
    isAmberAmount(object) ? loseAmount(object, doing) : chains("loseChains", object, doing),
};

/** "gain control of an enemy creature"; null for anything else that is gained. */
function control(object: NounPhrase, doing: Doing): readonly Instruction[] | null {
  if (!isAround(object, "control")) return null;
  const [post, ...others] = object.post;
  const isOf = post?.kind === "place" && post.preposition === "of" && post.not === null && others.length === 0;
  if (!isOf || object.determiner !== null || object.modifiers.length > 0) return refuse("what is gained", object);
  const player = doerOf(doing);
  const objects = lowerReference(post.what, doing.context);
  const duration = doing.tails.takeDuration();
  const { id, result } = doing.context.next();
  acted(doing.context, "take", result, objects);
  return [{ kind: "takeControl", id, result, player, objects, duration }];
}

function chains(kind: "gainChains" | "loseChains", object: NounPhrase, doing: Doing): readonly Instruction[] {
  if (!isAround(object, "chain") || object.modifiers.length > 0) return refuse("what is gained or lost", object);
  const amount = amountIn(object, doing);
  const { id, result } = doing.context.next();
  acted(doing.context, kind === "gainChains" ? "gain" : "lose", result, null);
  return [{ kind, id, result, player: doerOf(doing), amount }];
}
