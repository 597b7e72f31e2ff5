import type { Change, EventPattern, Instruction, ObjectReference } from "../../effects/index.js";
import { plainDetail } from "../../effects/plain-detail.js";
import { plainMove } from "../../effects/plain-move.js";
import { addCounters } from "../act/counters.js";
import { startDelayed, startEffect } from "../act/effects.js";
import { moveAll } from "../act/move.js";
import type { ObjectId } from "../state/identity.js";
import { findObject } from "../state/objects.js";
import type { SlotValue } from "../state/scope.js";
import type { Doing } from "./doing.js";

/** Suspect (701.60a): a permanent becomes suspected, which it cannot be twice (701.60d). */
export function suspect({ play, objects }: Doing): void {
  for (const id of objects) {
    const object = findObject(play.state, id);
    if (object?.zone !== "battlefield" || object.designations.includes("suspected")) continue;
    play.change(id, { designations: [...object.designations, "suspected"] });
    play.happen([
      { kind: "designated", object: id, player: null, word: "suspected", rule: "701.60a", cause: play.cause },
    ]);
  }
}

/** A slot with these objects, for what an effect goes on to speak of. */
function noted(objects: readonly ObjectId[]): SlotValue {
  return { objects, players: [], amount: objects.length, done: "yes" };
}

const two = [{ kind: "mana", symbols: ["{2}"] }] as const;
const you = { kind: "you" } as const;

/** Airbend (701.65a): objects are exiled, and as long as each stays so, its owner may cast it for {2}. */
export function airbend({ play, frame, objects }: Doing): readonly ObjectId[] | undefined {
  const moves = objects.map((object) => ({ object, to: "exile" }) as const);
  const exiled = moveAll(play, moves, "701.65a").filter((id) => id !== null);
  for (const id of exiled) {
    const owner = findObject(play.state, id)?.owner;
    if (owner === undefined) continue;
    const what: ObjectReference = { kind: "result", slot: "airbent" };
    const scope = { ...frame.scope, slots: { ...frame.scope.slots, airbent: noted([id]) } };
    const permission = { kind: "cast", what, from: "exile", payment: "otherCost", cost: two, limit: "none" } as const;
    const changes: readonly Change[] = [{ kind: "permit", permission }];
    const affected = { kind: "players", players: [owner] } as const;
    startEffect(play, { scope, affected, changes, copied: null, duration: { kind: "indefinite" } });
  }
  return exiled.length > 0 ? exiled : undefined;
}

const land: ObjectReference = { kind: "result", slot: "earthbent" };
const zero = { kind: "number", value: 0 } as const;

/** What the land becomes, for as long as it lasts (701.66a). */
const animated: readonly Change[] = [
  { kind: "addTypes", supertypes: [], types: ["creature"], subtypes: [] },
  { kind: "gainAbilities", abilities: [{ kind: "keyword", id: "earthbend:haste", keyword: "haste", parameters: [] }] },
  { kind: "setBasePowerToughness", power: zero, toughness: zero },
];

const gone = { object: { kind: "object", reference: land }, detail: plainDetail } as const;

/** "When that land dies or is put into exile." */
const departure: EventPattern = {
  kind: "anyOf",
  events: [
    { kind: "dies", ...gone },
    { kind: "zoneChange", ...gone, from: "battlefield", to: "exile", player: null },
  ],
};

/** "Return it to the battlefield tapped under your control." */
const back: Instruction = {
  ...plainMove,
  id: "earthbend:return",
  result: "earthbend:return",
  objects: { kind: "triggering", role: "object" },
  to: "battlefield",
  controller: you,
  enters: [{ kind: "tapped" }],
};

/** Earthbend N (701.66a): a land becomes a creature with N +1/+1 counters, which comes back when it goes. */
export function earthbend({ play, frame, player, objects, amount }: Doing): void {
  const there = objects.filter((id) => findObject(play.state, id)?.zone === "battlefield");
  if (there.length === 0) return;
  const scope = { ...frame.scope, slots: { ...frame.scope.slots, earthbent: noted(there) } };
  const duration = { kind: "indefinite" } as const;
  startEffect(play, {
    scope,
    affected: { kind: "objects", objects: there },
    changes: animated,
    copied: null,
    duration,
  });
  const events = there.flatMap((on) => addCounters(play, { on, counter: "+1/+1", amount, player }));
  if (events.length > 0) play.happen(events);
  startDelayed(play, { scope, event: departure, times: "once", expires: null, targets: [], instructions: [back] });
}
