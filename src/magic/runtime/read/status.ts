import type { Constraint } from "../../effects/index.js";
import type { ByKind } from "../state/kinds.js";
import { hasKeyword } from "./abilities.js";
import { attachedTo } from "./attached.js";
import type { Sight, Subject } from "./sight.js";

type Status = ByKind<Constraint>["status"]["status"];

/** Whether something of a subtype is attached to it. */
function hasAttached(sight: Sight, subject: Subject, subtype: string): boolean {
  return attachedTo(sight, subject).some(({ looks }) => looks.subtypes.includes(subtype));
}

/** Whether it has a designation (700). */
function designated(word: string): (sight: Sight, subject: Subject) => boolean {
  return (_, { object }) => object.designations.includes(word);
}

/** Whether it is suspended: in exile, with suspend and a time counter on it (702.62b). */
function isSuspended({ object, looks }: Subject): boolean {
  return object.zone === "exile" && hasKeyword(looks, "suspend") && (object.counters["time"] ?? 0) > 0;
}

/** One test a status (110.5, 506.4, 509.1h). */
export const statuses: { readonly [Each in Status]: (sight: Sight, subject: Subject) => boolean } = {
  tapped: (_, { object }) => object.tapped,
  untapped: (_, { object }) => !object.tapped,
  attacking: (_, { object }) => object.attacking !== null,
  blocking: (_, { object }) => object.blocking.length > 0,
  blocked: (_, { object }) => object.attacking !== null && object.blocked,
  unblocked: (_, { object }) => object.attacking !== null && !object.blocked,
  enchanted: (sight, subject) => hasAttached(sight, subject, "Aura"),
  equipped: (sight, subject) => hasAttached(sight, subject, "Equipment"),
  transformed: (_, { object }) => object.zone === "battlefield" && object.face > 0,
  exiled: (_, { object }) => object.zone === "exile",
  kicked: (_, { object }) => object.casting?.paid.includes("kicker") ?? false,
  attachedTo: (_, { object }) => object.attachedTo !== null,
  suspected: designated("suspected"),
  saddled: designated("saddled"),
  goaded: (_, { object, looks }) =>
    object.designations.includes("goaded") || looks.rules.some(({ rule }) => rule.kind === "goaded"),
  crewed: designated("crewed"),
  prepared: designated("prepared"),
  monstrous: designated("monstrous"),
  solved: designated("solved"),
  renowned: designated("renowned"),
  ringBearer: designated("Ring-bearer"),
  suspended: (_, subject) => isSuspended(subject),
  foretold: designated("foretold"),
};
