import type { Prohibition } from "../effects/index.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Predicate } from "../syntax/predicate.js";
import { allSpells } from "./all-spells.js";
import type { Context } from "./context.js";
import { articleOf, bareNoun, isWord, onlyItem } from "./noun.js";
import { numeric } from "./plain.js";
import { objectsOf } from "./reference.js";
import { refuse } from "./refusal.js";

/** What a player "can't" do: create tokens (614.17), gain or lose life (119.7), win or lose the game (104), cast spells or play lands (101.2). */
export function playerProhibition(node: Predicate, context: Context): Prohibition {
  switch (node.kind) {
    case "gain":
      return isWord(node.object, "life") ? { kind: "gainLife" } : refuse("gain", node);
    case "lose":
      if (isWord(node.object, "life")) return { kind: "loseLife" };
      return isTheGame(node.object) ? { kind: "loseTheGame" } : refuse("lose", node);
    case "winFlip":
      return isTheGame(node.object) ? { kind: "winTheGame" } : refuse("win", node);
    case "create":
      return isPlural(node.object, "token") ? { kind: "createTokens" } : refuse("create", node);
    case "draw":
      return isPlural(node.object, "card") ? { kind: "draw" } : refuse("draw", node);
    case "search":
      return isPlural(node.object, "library") ? { kind: "search" } : refuse("search", node);
    case "cast":
      if (node.payment !== null) return refuse("cast", node);
      return { kind: "cast", what: allSpells(node.object, "cast", context), from: null, most: null };
    case "play":
      return node.payment === null ? playLands(node.object, context) : refuse("play", node);
    default:
      return refuse(node.kind, node);
  }
}

function isTheGame(object: NounPhrase): boolean {
  const group = bareNoun(object, "game");
  return group !== null && group.possessor === null && articleOf(group) === "the";
}

/** The plural alone: "cards", "libraries", "tokens". */
function isPlural(object: NounPhrase, noun: "card" | "library" | "token"): boolean {
  const group = bareNoun(object, noun);
  return (
    group !== null && group.possessor === null && group.determiners.length === 0 && onlyItem(object)?.form === "plural"
  );
}

/** "play lands", "play lands with a name originally printed in …": all such, as cards (305.1). */
function playLands(object: NounPhrase, context: Context): Prohibition {
  const item = onlyItem(object);
  const all = object.kind === "described" && object.group.determiners.length === 0 && item?.form === "plural";
  if (!all || item.noun.kind !== "type" || item.noun.type !== "land" || item.modifiers.length > 0)
    return refuse("play", object);
  if (object.post.length === 0) return { kind: "playLands" };
  if (object.post.some(({ kind }) => kind !== "originallyPrinted")) return refuse("play", object);
  return { kind: "playLands", what: { what: "card", constraints: objectsOf(object, context).constraints } };
}

/** "cast more than one spell", which "each turn" stands behind: so many of them and no more (101.2); null of another verb. */
export function moreSpells(node: Predicate, context: Context): Prohibition | null {
  if (node.kind !== "cast" || node.object.kind !== "described") return null;
  const [more, number, ...others] = node.object.group.determiners;
  if (more?.kind !== "amount" || more.word !== "more than") return null;
  if (number?.kind !== "number" || others.length > 0 || node.payment !== null) return refuse("cast", node);
  const items = node.object.group.items.map((item) => ({ ...item, form: "plural" as const }));
  const object = { ...node.object, group: { ...node.object.group, determiners: [], items } };
  const what = allSpells(object, "cast", context);
  return { kind: "cast", what, from: null, most: numeric(number.value) };
}
