import type { Comparison, Constraint, Filter, Quantity } from "../effects/index.js";
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
  return node.kind === "control" ? controlling(object, context) : having(object, context, node);
}

function controlling(object: Described, context: Context): Constraint {
  const compared = readCompared("control", object, context);
  if (compared !== null) return withYou(compared, object);
  const numbered = readNumbered(object.group, context);
  const what = lowerFilter(object.group, object.post, numbered.determined, context);
  return { kind: "controls", what, is: howMany(numbered, object) };
}

/** "more cards in hand than you" (402), "more life than you" (119). */
function having(object: Described, context: Context, node: object): Constraint {
  return withYou(readCompared("have", object, context) ?? refuse("who has", node), object);
}

function withYou({ operator, yours, constraint, than }: Compared, node: object): Constraint {
  if (!isPronoun(than, "you")) return refuse("than", node);
  return constraint({ operator, than: yours });
}

/** What one player has more or fewer of than another: "more lands than you". */
export interface Compared {
  readonly operator: "greater" | "less";
  /** How much of it you have. */
  readonly yours: Quantity;
  /** That a player has so much of it. */
  readonly constraint: (is: Comparison) => Constraint;
  /** Whom the player is compared with. */
  readonly than: NounPhrase;
}

/** Reads "more lands than you", "more cards in hand than an opponent"; null where the phrase compares nothing. */
export function readCompared(verb: "control" | "have", object: Described, context: Context): Compared | null {
  const [word, ...others] = object.group.determiners;
  const last = object.post.at(-1);
  if (word?.kind !== "amount" || (word.word !== "more" && word.word !== "fewer" && word.word !== "less")) return null;
  if (others.length > 0 || last?.kind !== "than") return refuse("than", object);
  const operator = word.word === "more" ? "greater" : "less";
  const bare: Described = { ...object, post: object.post.slice(0, -1) };
  const measure = verb === "control" ? permanentsOf(bare, context) : belongingsOf(bare);
  return { operator, ...measure, than: last.what };
}

type Measure = Pick<Compared, "yours" | "constraint">;

function permanentsOf({ group, post }: Described, context: Context): Measure {
  const what = lowerFilter(group, post, readDeterminers([], context), context);
  const of: Filter = { ...what, constraints: [...what.constraints, { kind: "controlledBy", player: you }] };
  return { yours: { kind: "count", of }, constraint: (is) => ({ kind: "controls", what, is }) };
}

function belongingsOf(object: Described): Measure {
  const head = commonHead(object);
  const [place, ...others] = object.post;
  if (head?.noun === "life" && head.modifiers.length === 0 && place === undefined)
    return { yours: { kind: "lifeTotal", of: you }, constraint: (is) => ({ kind: "lifeTotal", is }) };
  const inHand = place?.kind === "in" && isHand(place.where) && others.length === 0;
  if (head?.noun !== "card" || head.modifiers.length > 0 || !inHand) return refuse("who has", object);
  const of: Filter = { what: "card", constraints: [{ kind: "inZone", zone: "hand", of: you }] };
  return { yours: { kind: "count", of }, constraint: (is) => ({ kind: "handSize", is }) };
}

/** "in hand": the player's who is spoken of (402.1). */
export function isHand(where: NounPhrase): boolean {
  return bareNoun(where, "hand")?.determiners.length === 0;
}
