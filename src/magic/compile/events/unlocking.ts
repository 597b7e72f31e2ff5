import type { EventPattern } from "../../effects/index.js";
import type { VerbPhrase } from "../../syntax/clause.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import type { Happening } from "../happening.js";
import { articleOf, bareNoun, headedBy, isWord, onlyItem, onlyPost } from "../noun.js";
import { lowerParticipant } from "../participant.js";
import { refuse } from "../refusal.js";
import { actedOn } from "./keyword-action.js";

/** "you unlock this door": the half that the ability is printed on (709.5h). */
export function unlocks(node: PredicateOf<"unlock">, happening: Happening): EventPattern {
  const door = bareNoun(node.object, "door");
  if (door === null || articleOf(door) !== "this") return actedOn(node, happening);
  const { subject, detail } = happening;
  const room = { kind: "object", reference: { kind: "source" } } as const;
  return { kind: "unlocks", player: subject, what: "thisDoor", room, detail: detail() };
}

/** "you fully unlock a Room" (709.5i); null of another verb. */
export function fullyUnlocks(verb: VerbPhrase, happening: Happening): EventPattern | null {
  const { predicate } = verb;
  if (verb.adverb !== "fully" || predicate.kind !== "unlock") return null;
  const noun = onlyItem(predicate.object)?.noun;
  if (verb.auxiliary !== null || verb.innerAdverb !== null || noun?.kind !== "subtype" || noun.subtype !== "Room")
    return refuse("unlock", verb);
  const { subject, detail, context } = happening;
  const room = lowerParticipant(predicate.object, "other", context);
  return { kind: "unlocks", player: subject, what: "wholeRoom", room, detail: detail() };
}

/** "this Class becomes level 2" (716.2a); null of another thing that something becomes. */
export function becomesLevel(node: PredicateOf<"become">, { subject, detail }: Happening): EventPattern | null {
  const head = headedBy(node.object, "level");
  if (head === null || node.addition !== null || node.still !== null) return null;
  const post = onlyPost(head.post);
  const plain = node.object.kind === "described" && isWord({ ...node.object, post: [] }, "level");
  const isNumbered = post?.kind === "numbered" && post.number.kind === "number";
  if (!plain || !isNumbered || subject.kind !== "object" || subject.reference.kind !== "source")
    return refuse("level", node);
  return { kind: "becomesLevel", object: subject, level: post.number.value, detail: detail() };
}
