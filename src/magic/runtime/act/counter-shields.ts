import { plainDetail } from "../../effects/plain-detail.js";
import { plainMove } from "../../effects/plain-move.js";
import type { EventPattern, Instruction, Participant, Replacement } from "../../effects/index.js";
import type { ObjectId } from "../state/identity.js";
import { findObject, pastSince } from "../state/objects.js";
import { eventSlot, freshScope } from "../state/scope.js";
import { countersOf, takeCounters } from "./counters.js";
import type { Play } from "./play.js";
import type { Replacing } from "./replacement.js";
import { damagePattern } from "./shields.js";

const source = { kind: "source" } as const;
const self: Participant = { kind: "object", reference: source };

const exile: Instruction = {
  ...plainMove,
  id: "finality:exile",
  result: "finality:exile",
  objects: { kind: "result", slot: eventSlot },
  to: "exile",
};

const dying: EventPattern = {
  kind: "zoneChange",
  object: self,
  from: "battlefield",
  to: "graveyard",
  player: null,
  detail: plainDetail,
};

/** What counters of a kind on a permanent replace, however many there are (122.1c, 122.1h). */
function replacedBy(counter: "finality" | "shield"): {
  readonly event: EventPattern;
  readonly replacement: Replacement;
} {
  if (counter === "finality") return { event: dying, replacement: { kind: "instead", instructions: [exile] } };
  return { event: damagePattern([source], "any"), replacement: { kind: "prevent", amount: "all" } };
}

const replacing = ["finality", "shield"] as const;

/** The replacement and prevention effects of the counters on an object (122.1c, 122.1h). */
export function counterReplacements(play: Play, id: ObjectId): Replacing[] {
  const object = findObject(play.state, id);
  if (object?.zone !== "battlefield") return [];
  const there = replacing.filter((counter) => (object.counters[counter] ?? 0) > 0);
  return there.map((counter) => {
    const scope = { ...freshScope(id, play.look(object).controller), ability: counter };
    return { key: `${counter}:${id}`, ...replacedBy(counter), scope, shield: null, by: null };
  });
}

/** Shield counters go that have prevented damage since an event: one, however much was prevented at once (122.1c, 615.1a). */
export function wearShields(play: Play, since: number): void {
  const used = pastSince(play.state, since).flatMap(({ happening }) =>
    happening.kind === "replaced" && happening.ability === "shield" ? [happening.source] : [],
  );
  for (const id of new Set(used)) takeCounters(play, id, "shield", 1);
}

/** Takes a shield counter off what an effect would destroy; says whether there was one (122.1c). */
export function shieldsDestruction(play: Play, id: ObjectId): boolean {
  if ((countersOf(play, id)["shield"] ?? 0) === 0) return false;
  takeCounters(play, id, "shield", 1);
  play.happen([{ kind: "replaced", source: id, ability: "shield counter", rule: "122.1c", cause: play.cause }]);
  return true;
}
