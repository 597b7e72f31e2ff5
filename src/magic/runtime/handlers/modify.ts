import type { Change, Duration, InstructionOf } from "../../effects/index.js";
import type { Frame, Handler } from "../act/carry-out.js";
import { startEffect, startShield } from "../act/effects.js";
import { applyEach } from "../act/entries.js";
import { withExceptions } from "../act/exceptions.js";
import { affectedBy, frozen } from "../act/freeze.js";
import { copied } from "../act/plan-tokens.js";
import type { Play } from "../act/play.js";
import { damagePattern } from "../act/shields.js";
import { holds } from "../read/condition.js";
import { informantAmong } from "../read/informant.js";
import { isPlayerReference, playersOf } from "../read/player.js";
import { countOf } from "../read/quantity.js";
import { objectsOf, presentOf } from "../read/reference.js";
import { NotExecutable } from "../state/failures.js";
import type { Face } from "../state/object.js";
import { findObject } from "../state/objects.js";
import { type Scope, undone } from "../state/scope.js";
import type { ContinuousEffect, ShieldEffect } from "../state/state.js";
import { carriedOut } from "./did.js";

/** Whether the duration is over before the effect begins (611.2b). */
function isOver(play: Play, { scope }: Frame, duration: Duration): boolean {
  return duration.kind === "asLongAs" && !holds(play, scope, duration.condition);
}

/** What a copy effect among the changes copies, with its exceptions (707.2b, 707.9). */
function copiedFaces(play: Play, { scope }: Frame, changes: readonly Change[]): readonly Face[] | null {
  const copying = changes.find((change) => change.kind === "copyOf");
  if (copying === undefined) return null;
  const [id] = presentOf(play, scope, copying.of);
  const original = id === undefined ? null : copied(play, informantAmong(play, scope, copying.of, id));
  return original === null ? null : withExceptions(play, scope, original.faces, copying.exceptions);
}

/** Who and what is affected as the effect begins; an open set begins with what it finds. */
function happensTo(play: Play, { scope }: Frame, affected: ContinuousEffect["affected"]) {
  switch (affected.kind) {
    case "objects":
      return { objects: affected.objects.filter((id) => findObject(play.state, id) !== null), players: [] };
    case "players":
      return { objects: [], players: affected.players };
    case "open":
      return isPlayerReference(affected.reference)
        ? { objects: [], players: playersOf(play, scope, affected.reference) }
        : { objects: presentOf(play, scope, affected.reference), players: [] };
    case "static":
      return { objects: [], players: [] };
  }
}

/** Starts a continuous effect on objects or players (611.2). */
export const modify: Handler<"modify"> = (instruction, play, frame) => {
  if (isOver(play, frame, instruction.duration)) return undone;
  const { scope } = frame;
  const affected = affectedBy(play, scope, instruction.objects, instruction.membership);
  const { objects, players } = happensTo(play, frame, affected);
  if (affected.kind !== "open" && objects.length + players.length === 0) return undone;
  const faces = copiedFaces(play, frame, instruction.changes);
  const changes = instruction.changes
    .filter(({ kind }) => kind !== "copyOf")
    .map((change) => frozen(play, scope, change));
  startEffect(play, { scope, affected, changes, copied: faces, duration: instruction.duration });
  for (const id of objects) if (changes.some(({ kind }) => kind === "control")) newController(play, id);
  play.happen([{ kind: "modified", objects, players, rule: "611.2", cause: play.cause }]);
  return { objects, players, amount: objects.length + players.length, done: "yes" };
};

/** A permanent that changes controllers has been under its new one since now, and leaves combat (302.6, 506.4). */
export function newController(play: Play, id: number): void {
  play.change(id, { controlledSince: play.state.turn.number, attacking: null, blocking: [], blocked: false });
}

/** Lets static effects work for a while, without an object that they are on (611.2f). */
export const applyStatic: Handler<"applyStatic"> = ({ effects, duration }, play, { scope }) => {
  for (const effect of effects) {
    if (effect.kind === "replacement") {
      startShield(play, {
        scope,
        event: effect.event,
        replacement: effect.replacement,
        duration,
        left: null,
        by: null,
      });
    } else startEffect(play, { scope, affected: { kind: "static", effect }, changes: [], copied: null, duration });
  }
  play.happen([{ kind: "modified", objects: [], players: [], rule: "611.2", cause: play.cause }]);
  return carriedOut;
};

/** Sets up a replacement effect (614.3). */
export const replaceEvent: Handler<"replaceEvent"> = ({ event, replacement, duration, limit }, play, { scope }) => {
  const once = limit === undefined ? {} : ({ once: "unused" } as const);
  const much = replacement.kind === "redirect" ? replacement.amount : "all";
  const left = much === "all" ? null : countOf(play, scope, much);
  startShield(play, { scope, event, replacement, duration, left, by: null, ...once });
  play.happen([{ kind: "prepared", source: scope.source, rule: "614.3", cause: play.cause }]);
  return carriedOut;
};

/** Sets up a prevention effect (615); a source of damage is chosen as it begins (609.7a). */
export const prevent: Handler<"preventDamage"> = (instruction, play, { scope }) => {
  const { to, combat, duration, then } = instruction;
  const amount =
    instruction.amount === "all"
      ? "all"
      : ({ kind: "number", value: countOf(play, scope, instruction.amount) } as const);
  const shield: Parameters<typeof startShield>[1] = {
    event: damagePattern(to, combat),
    replacement: { kind: "prevent", amount },
    duration,
    left: amount === "all" ? null : amount.value,
    ...chosenSource(instruction, play, scope),
    ...(then === undefined ? {} : { then: { slot: instruction.result, instructions: then } }),
  };
  startShield(play, shield);
  play.happen([{ kind: "prepared", source: scope.source, rule: "615.1", cause: play.cause }]);
  return carriedOut;
};

/** What the damage must come from; where that is a player's choice, what they choose now (609.7a). */
function chosenSource(
  { by, result }: InstructionOf<"preventDamage">,
  play: Play,
  scope: Scope,
): Pick<ShieldEffect, "by" | "scope"> {
  if (by === null || !("kind" in by) || by.kind !== "choice") return { by, scope };
  const slot = `${result}.source`;
  const value = { objects: objectsOf(play, scope, by), players: [], amount: 1, done: "yes" } as const;
  return { by: { kind: "result", slot }, scope: { ...scope, slots: { ...scope.slots, [slot]: value } } };
}

/** How a permanent enters, decided as it does (614.12a). */
export const enterWith: Handler<"enterWith"> = ({ object, entry }, play, { scope }) => {
  const objects = objectsOf(play, scope, object);
  const events = objects.flatMap((id) => applyEach(play, id, entry, scope));
  play.happen([{ kind: "prepared", source: scope.source, rule: "614.12", cause: play.cause }, ...events]);
  return carriedOut;
};

/** Detain (701.35a): until the next turn of its player they can't attack or block, and their abilities can't be activated. */
export const detain: Handler<"detain"> = (instruction, play, { scope }) => {
  if (instruction.kind !== "detain") throw new NotExecutable(`instruction ${instruction.kind}`);
  const objects = presentOf(play, scope, instruction.objects).filter((id) => findObject(play.state, id) !== null);
  if (objects.length === 0) return undone;
  const duration = { kind: "untilNext", whose: { kind: "you" }, part: "turn", edge: "beginning" } as const;
  const changes = [{ kind: "prohibit", prohibition: { kind: "attackOrBlockOrActivate" } } as const];
  startEffect(play, { scope, affected: { kind: "objects", objects }, changes, copied: null, duration });
  play.happen([{ kind: "modified", objects, players: [], rule: "701.35a", cause: play.cause }]);
  return { objects, players: [], amount: objects.length, done: "yes" };
};

/** Goad (701.15a): until the next turn of its player, the creatures attack each combat if able, another if able. */
export const goad: Handler<"goad"> = (instruction, play, { scope }) => {
  if (instruction.kind !== "goad") throw new NotExecutable(`instruction ${instruction.kind}`);
  const [player = scope.controller] = playersOf(play, scope, instruction.actor);
  const objects = presentOf(play, scope, instruction.objects).filter((id) => findObject(play.state, id) !== null);
  if (objects.length === 0) return undone;
  const duration = { kind: "untilNext", whose: { kind: "you" }, part: "turn", edge: "beginning" } as const;
  const affected = { kind: "objects", objects } as const;
  const own = { ...scope, controller: player };
  startEffect(play, { scope: own, affected, changes: [{ kind: "goaded" }], copied: null, duration });
  play.happen([{ kind: "modified", objects, players: [], rule: "701.15a", cause: play.cause }]);
  return { objects, players: [], amount: objects.length, done: "yes" };
};
