import type { Instruction, PileFace, PlayerReference } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import type { Context } from "../context.js";
import { articleOf, headedBy, stateOf } from "../noun.js";
import { isOneOfPiles, separated } from "../pile.js";
import { isEach } from "../plain.js";
import { lowerObjects } from "../reference.js";
import { refuse } from "../refusal.js";
import type { Saying } from "../saying.js";
import { done } from "./result.js";

const states: ReadonlyMap<string | null, PileFace> = new Map([
  ["face-up", "faceUp"],
  ["face-down", "faceDown"],
]);

/** "An opponent separates those cards into two piles" (700.3): each object is put into exactly one of them (700.3a). */
export function separate(node: PredicateOf<"separate">, saying: Saying, context: Context): readonly Instruction[] {
  const player = saying.subject.player();
  // Where each of several separates what is theirs, each has piles of their own.
  if (isEach(player)) return refuse("piles of each player", node);
  const base = context.nextId();
  const objects = lowerObjects(node.object, context, player);
  const piles = pilesInto(node.into);
  if (objects.kind === "choice" || objects.kind === "oneOf") return refuse("piles of what is chosen", node);
  const made = done({ kind: "separatePiles", ...base, player, objects, piles }, context);
  context.lastSet = base.result;
  return made;
}

/** "two piles", "a face-down pile and a face-up pile", "two face-down piles". */
function pilesInto(into: NounPhrase): readonly PileFace[] {
  if (into.kind === "coordinated" && into.conjunction === "and") return into.members.flatMap(pilesInto);
  const head = headedBy(into, "pile");
  if (head === null || head.post.length > 0 || head.group.possessor !== null) return refuse("piles", into);
  const [determiner, ...more] = head.group.determiners;
  const count = determiner?.kind === "number" ? determiner.value : articleOf(head.group) === "a" ? 1 : null;
  if (count === null || more.length > 0) return refuse("how many piles", into);
  const [modifier, ...others] = head.modifiers;
  const face = modifier === undefined ? "open" : states.get(stateOf(modifier));
  if (face === undefined || others.length > 0) return refuse("which kind of pile", into);
  return Array.from({ length: count }, () => face);
}

/** "chooses one of those piles" (700.3). Null where the object is none of piles. */
export function choosePile(
  object: NounPhrase,
  player: PlayerReference,
  context: Context,
): readonly Instruction[] | null {
  if (object.kind !== "partitive" || !isOneOfPiles(object)) return null;
  return done({ kind: "choosePile", ...context.nextId(), player, of: separated(context, object) }, context);
}
