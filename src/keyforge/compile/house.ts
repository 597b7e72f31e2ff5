import type { HouseReference } from "../effects/index.js";
import type { Described, NounPhrase } from "../syntax/noun-phrase.js";
import type { Context } from "./context.js";
import { isAround } from "./noun.js";
import { objectOf } from "./player.js";
import { lowerReference } from "./reference.js";
import { refuse, refuseUnbound } from "./refusal.js";

/** "the house of the discarded card" */
function houseOfCard(node: Described, context: Context): HouseReference {
  const [post, ...others] = node.post;
  const isOf = post?.kind === "place" && post.preposition === "of" && post.not === null && others.length === 0;
  const isThe = node.determiner?.kind === "determiner" && node.determiner.word === "the";
  if (!isOf || !isThe || !isAround(node, "house") || node.modifiers.length > 0) return refuse("a house", node);
  return { kind: "houseOf", of: lowerReference(post.what, context) };
}

/** The house that a phrase names: "Mars", "the active house", "that house", "its house". */
export function lowerHouse(node: NounPhrase, context: Context): HouseReference {
  if (node.kind !== "described" || node.more.length > 0) return refuse("a house", node);
  if (node.post.length > 0) return houseOfCard(node, context);
  if (node.noun.kind === "house")
    return node.modifiers.length === 0 && node.determiner === null ? node.noun.house : refuse("a house", node);
  if (!isAround(node, "house")) return refuse("a house", node);
  if (node.determiner?.kind === "determiner" && node.determiner.word === "its" && node.modifiers.length === 0)
    return { kind: "houseOf", of: lowerReference({ kind: "pronoun", word: "it" }, context) };
  if (node.determiner?.kind === "possessor")
    return node.modifiers.length === 0
      ? { kind: "houseOf", of: objectOf(node.determiner, context) }
      : refuse("a house", node);
  const [modifier, ...others] = node.modifiers;
  const word = modifier?.kind === "adjective" && others.length === 0 ? modifier.adjective : null;
  if (word === "active") return { kind: "activeHouse" };
  if (modifier !== undefined && word !== "chosen" && word !== "named") return refuse("a house", node);
  const slot = context.chosen.get("house") ?? refuseUnbound("that house", node);
  return { kind: "chosenWord", slot };
}
