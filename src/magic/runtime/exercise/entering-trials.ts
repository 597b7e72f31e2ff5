import type { CompiledCard, Instruction, ObjectReference, StaticEffect } from "../../effects/index.js";
import { plainDetail } from "../../effects/plain-detail.js";
import { plainMove } from "../../effects/plain-move.js";
import { sightOf } from "../read/characteristics.js";
import { everyObject } from "../state/objects.js";
import { stableText } from "../../../state/hash.js";
import type { GameObject } from "../state/object.js";
import { named } from "./arranging.js";
import type { Drive } from "./drive.js";
import type { Policy } from "./policy.js";
import { provoke } from "./provoke.js";
import { begin, selfOf } from "./setting.js";
import { inPlay, type Static, without } from "./static-stage.js";
import { Evidence, idsOf, type Verdict } from "./verdict.js";
import { asksOfCasting } from "./walk.js";

/** The card in the hand under trial, as a filter finds it. */
function inHand(card: CompiledCard): ObjectReference {
  const named = { kind: "named", name: card.faces[0]?.name ?? "" } as const;
  return {
    kind: "matching",
    filter: { what: "card", constraints: [named, { kind: "inZone", zone: "hand", of: null }] },
  };
}

/** A trial in which the card enters: it is cast where its cost has an X, for what asks for the X (107.3m). */
function entering(card: CompiledCard, ability: Static, policy: Policy): Drive {
  const staged = inPlay(card, ability, "hand", policy);
  const drive = begin(card, ability, staged, policy);
  if (card.faces[0]?.manaCost?.includes("{X}") === true || asksOfCasting(ability)) {
    drive.input({ kind: "act", action: { kind: "cast", object: staged.id, face: 0 } });
    drive.settle();
    return drive;
  }
  drive.arrange({ ...plainMove, ...named("enter"), objects: inHand(card), to: "battlefield" });
  return drive;
}

/** A permanent as it came in, without what is computed. */
function asItCame(object: GameObject): string {
  return stableText([
    object.tapped,
    object.designations,
    object.counters,
    object.choices,
    object.face,
    object.position,
  ]);
}

/** The permanent under trial as it came in. */
function arrived({ state }: Drive, name: string): string {
  const object = everyObject(state).find(
    (each) => each.zone === "battlefield" && sightOf(state).look(each).name === name,
  );
  return object === undefined ? "none" : asItCame(object);
}

/** A trial with the card in play as others enter that it speaks of (614.1d). */
function othersEnter(card: CompiledCard, ability: Static, object: ObjectReference, policy: Policy): Drive {
  const staged = inPlay(card, ability, "battlefield", policy);
  const drive = begin(card, ability, staged, policy);
  if (object.kind !== "matching") return drive;
  const entering = { kind: "filter", filter: object.filter, grouping: "each" } as const;
  const event = { from: null, to: "battlefield", player: null, detail: plainDetail } as const;
  provoke({ kind: "zoneChange", object: entering, ...event }, { drive, self: selfOf(card), id: staged.id });
  return drive;
}

/** What went wrong in a trial. */
function faultOf(drive: Drive): Verdict {
  const evidence = new Evidence();
  evidence.take(drive, new Set());
  return evidence.fault();
}

/** Everything in play as it came in. */
function allArrived({ state }: Drive): string {
  const permanents = everyObject(state).filter(({ zone }) => zone === "battlefield");
  return permanents.map(asItCame).join();
}

/** Whether entering is different with the ability, its own or that of the others that it speaks of. */
export function changesEntering(card: CompiledCard, ability: Static, object: ObjectReference, policy: Policy): Verdict {
  const name = card.faces[0]?.name ?? "";
  const isOwn = object.kind === "source";
  const enter = (one: CompiledCard): Drive =>
    isOwn ? entering(one, ability, policy) : othersEnter(one, ability, object, policy);
  const own = enter(card);
  const fault = faultOf(own);
  if (fault !== null) return fault;
  const other = enter(without(card, ability));
  const same = isOwn ? arrived(own, name) === arrived(other, name) : allArrived(own) === allArrived(other);
  return same ? "it enters as it would without" : null;
}

/** Whether something becomes a copy as it enters (707.5). */
export function becomesCopy(
  card: CompiledCard,
  ability: Static,
  { id, object }: Extract<StaticEffect, { kind: "entersAsCopy" }>,
  policy: Policy,
): Verdict {
  const drive = object.kind === "source" ? entering(card, ability, policy) : othersEnter(card, ability, object, policy);
  const copies = drive.events.some((event) => event.kind === "modified" && event.cause === id);
  return faultOf(drive) ?? (copies ? null : "nothing was copied");
}

/** "As this enters": its instructions are reached, under one policy or another. */
export function asEnters(
  card: CompiledCard,
  ability: Static,
  instructions: readonly Instruction[],
  policy: Policy,
  evidence: Evidence,
): Verdict {
  evidence.take(entering(card, ability, policy), idsOf(instructions));
  return evidence.judge(instructions);
}
