import type { Comparison, Constraint, Filter } from "../effects/index.js";
import type { Described, NounPhrase } from "../syntax/noun-phrase.js";
import type { PredicateOf } from "../syntax/predicate.js";
import type { Context } from "./context.js";
import { readDeterminers } from "./determiner.js";
import { lowerFilter } from "./filter.js";
import { howMany, readNumbered } from "./how-many.js";
import { bareNoun, commonHead, isPronoun } from "./noun.js";
import { you } from "./plain.js";
import { refuse } from "./refusal.js";

/** "who control a Dragon", "who control more lands than you", "who has more cards in hand than you", of players (110.2). */
export function playerHolds(node: PredicateOf<"control" | "have">, context: Context): Constraint {
  if (node.form !== "base" && node.form !== "third") return refuse("who", node);
  const { object } = node;
  if (object.kind !== "described" || object.group.possessor !== null) return refuse("who", node);
  return node.kind === "control" ? controlling(object, context) : having(object, node);
}

function controlling(object: Described, context: Context): Constraint {
  const than = comparedTo(object);
  if (than === null) {
    const numbered = readNumbered(object.group, context);
    const what = lowerFilter(object.group, object.post, numbered.determined, context);
    return { kind: "controls", what, is: howMany(numbered, object) };
  }
  const what = lowerFilter(object.group, object.post.slice(0, -1), readDeterminers([], context), context);
  const yours: Filter = { ...what, constraints: [...what.constraints, { kind: "controlledBy", player: you }] };
  return { kind: "controls", what, is: { operator: than, than: { kind: "count", of: yours } } };
}

/** How a player compares with you: "more lands than you"; null where the phrase compares nothing. */
function comparedTo({ group, post }: Described): Comparison["operator"] | null {
  const [word, ...others] = group.determiners;
  const last = post.at(-1);
  if (word?.kind !== "amount" || (word.word !== "more" && word.word !== "fewer" && word.word !== "less")) return null;
  if (others.length > 0 || last?.kind !== "than" || !isPronoun(last.what, "you")) return refuse("than", group);
  return word.word === "more" ? "greater" : "less";
}

/** "more cards in hand than you" (402), "more life than you" (119). */
function having(object: Described, node: object): Constraint {
  const operator = comparedTo(object) ?? refuse("who has", node);
  const head = commonHead(object);
  const [place, ...others] = object.post.slice(0, -1);
  if (head?.noun === "life" && head.modifiers.length === 0 && place === undefined)
    return { kind: "lifeTotal", is: { operator, than: { kind: "lifeTotal", of: you } } };
  const inHand = place?.kind === "in" && isHand(place.where) && others.length === 0;
  if (head?.noun !== "card" || head.modifiers.length > 0 || !inHand) return refuse("who has", node);
  const hand: Filter = { what: "card", constraints: [{ kind: "inZone", zone: "hand", of: you }] };
  return { kind: "handSize", is: { operator, than: { kind: "count", of: hand } } };
}

/** "in hand": the player's who is spoken of (402.1). */
export function isHand(where: NounPhrase): boolean {
  return bareNoun(where, "hand")?.determiners.length === 0;
}
