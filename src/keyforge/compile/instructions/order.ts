import type { Destination, Instruction } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import { acted, doerOf, type Doing } from "../doing.js";
import { isAround } from "../noun.js";
import { lowerReference } from "../reference.js";
import { refuse } from "../refusal.js";
import type { Place } from "./zone.js";

/** "back in any order" */
export function isBackInOrder({ facing, state, preposition, place }: Place): boolean {
  const isAny = isAround(place, "order") && place.determiner?.kind === "determiner" && place.determiner.word === "any";
  return facing === "back" && state === null && preposition === "in" && isAny && place.modifiers.length === 0;
}

/** "put them back in any order": on the top of the deck, where they were. */
export function arranged(object: NounPhrase, doing: Doing): readonly Instruction[] {
  const player = doerOf(doing);
  const { context } = doing;
  if (context.top === null || context.didWith("look") !== context.top) return refuse("where they are put back", object);
  const objects = lowerReference(object, context);
  const { id, result } = context.next();
  acted(context, "put", result, objects);
  return [{ kind: "arrange", id, result, player, objects, place: "top" }];
}

interface Ordered {
  readonly object: NounPhrase;
  readonly to: Place;
  readonly order: "chosen" | "random" | null;
}

/** "each creature on top of its owner's deck in a random order": where they go, and in which order. */
export function inOrder(
  { object, to }: { readonly object: NounPhrase; readonly to: Place },
  { tails }: Doing,
): Ordered {
  const said = tails.takeWords("inAnyOrder", "inARandomOrder");
  const order = said === null ? null : said === "inAnyOrder" ? "chosen" : "random";
  if (to.preposition !== "in" || !isAround(to.place, "order")) return { object, to, order };
  const last = object.kind === "described" ? object.post.at(-1) : undefined;
  const isOn = last?.kind === "place" && last.preposition === "on" && last.not === null;
  if (object.kind !== "described" || !isOn) return { object, to, order };
  const [modifier] = to.place.modifiers;
  const isRandom = modifier?.kind === "adjective" && modifier.adjective === "random";
  const place = { ...to, preposition: "on", place: last.what } as const;
  return { object: { ...object, post: object.post.slice(0, -1) }, to: place, order: isRandom ? "random" : "chosen" };
}

/** Whoever moves cards orders them, unless it is left to chance. */
export function ordered(goal: Destination, order: Ordered["order"], node: object): Destination {
  if (order === null) return goal;
  if (goal.kind !== "deck" || goal.place === "shuffled") return refuse("in which order", node);
  return order === "random" ? { ...goal, order } : goal;
}
