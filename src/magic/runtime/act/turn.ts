import type { TurnPart } from "../../effects/index.js";
import { permanentsOf } from "../read/permanents.js";
import { spokenOfLater } from "./spoken-of.js";
import { firstStep, phaseOf, turnOrder } from "../read/turn-parts.js";
import { playerRules } from "../read/characteristics.js";
import type { HeldRule } from "../state/characteristics.js";
import type { Happening } from "../state/happening.js";
import type { ObjectId, PlayerId } from "../state/identity.js";
import { findObject, isOver, pastOfTurn, permanentIds, playerOf } from "../state/objects.js";
import { playersOf } from "../read/player.js";
import { askObjects, objectsOf } from "../read/reference.js";
import { staticEffectsOn } from "../read/statics.js";
import { pagedWhere } from "../state/paged.js";
import { freshScope, type Scope } from "../state/scope.js";
import { combatDamage } from "./combat-damage.js";
import { attackers, declareAttackers, declareBlockers, endCombat, strikesFirst } from "./combat.js";
import { askMay } from "./ask.js";
import { addCounters } from "./counters.js";
import { checkDaytime } from "./daytime.js";
import { discardAll, regenerationShield } from "./destroy.js";
import { drawCards } from "./draw.js";
import { endAtCleanup, endAtCombat, endAtPart } from "./durations.js";
import { emptyPools } from "./mana.js";
import { phasingEvent } from "./phasing.js";
import type { Play } from "./play.js";
import { settle } from "./priority.js";
import { isSkippedEvent } from "./replacement.js";
import { prohibitions } from "./rules.js";
import { untapAll } from "./tap.js";
import { nextPlayer, sayBeginning } from "./turn-order.js";

/** A part of the turn begins, which abilities may trigger on (500.6, 603.2b). */
function sayPart(play: Play, part: TurnPart): Happening {
  return sayBeginning(part, play.state.turn.active);
}

/** The larger parts that begin with a step (500.1). */
const openings: Partial<Record<TurnPart, readonly TurnPart[]>> = {
  untapStep: ["turn", "beginningPhase"],
  beginningOfCombat: ["combat"],
};

/** The active player's permanents untap, as far as nothing says that they don't (502.3). */
function untapStep(play: Play): void {
  const { active } = play.state.turn;
  phasingEvent(play, active);
  checkDaytime(play);
  const own = permanentsOf(play, active).map(({ object }) => object.id);
  const untapping = [...own, ...untappedToo(play, own)].filter((id) => !keepsTapped(play, id));
  untapAll(
    play,
    untapping.filter((id) => !staysTapped(play, id)),
  );
}

/** What else untaps during the active player's untap step, as effects say (502.3). */
function untappedToo(play: Play, own: readonly ObjectId[]): readonly ObjectId[] {
  const found = staticEffectsOn(play, "untapsDuring").flatMap(({ effect, scope }) =>
    playersOf(play, scope, effect.whose).includes(play.state.turn.active) ? objectsOf(play, scope, effect.what) : [],
  );
  return [...new Set(found)].filter((id) => !own.includes(id));
}

/** Whether an effect says that it doesn't untap during this player's untap step (502.3). */
function keepsTapped(play: Play, id: ObjectId): boolean {
  return prohibitions(play, id, "untapDuringUntapStep").some(
    ({ prohibition: { whose }, scope }) =>
      whose === null || playersOf(play, ofCandidate(scope, id), whose).includes(play.state.turn.active),
  );
}

/** The scope in which "its" is of that object. */
function ofCandidate(scope: Scope, id: ObjectId): Scope {
  return { ...scope, iterations: { ...scope.iterations, it: id } };
}

/** Whether the active player chooses not to untap what may stay tapped (502.3). */
function staysTapped(play: Play, id: number): boolean {
  const object = findObject(play.state, id);
  const may = object?.tapped === true && play.look(object).rules.some(({ rule }) => isStaying(rule));
  return may && askMay(play, { player: play.state.turn.active, purpose: "may", rule: "502.3", about: id });
}

function isStaying(rule: HeldRule["rule"]): boolean {
  return rule.kind === "permit" && rule.permission.kind === "stayTapped";
}

/** The active player draws, but for the first turn of the game (504.1, 103.8a). */
function drawStep(play: Play): void {
  if (play.state.turn.number > 1) drawCards(play, play.state.turn.active, 1);
}

/** Sagas get their next lore counter (714.3b). */
function firstMainPhase(play: Play): void {
  const { active } = play.state.turn;
  for (const id of permanentIds(play.state)) {
    const object = findObject(play.state, id);
    if (object === null) continue;
    const looks = play.look(object);
    if (!looks.subtypes.includes("Saga") || looks.controller !== active) continue;
    play.happen(addCounters(play, { on: id, counter: "lore", amount: 1, player: active, by: "rule" }));
  }
}

/** Combat damage: a first step of its own where something strikes first (510.4). */
function combatDamageStep(play: Play): void {
  const { turn } = play.state;
  const first = turn.struck === null ? strikesFirst(play) : [];
  if (first.length > 0) {
    play.state = { ...play.state, turn: { ...turn, struck: first } };
    combatDamage(play, first, []);
    return;
  }
  combatDamage(play, null, turn.struck ?? []);
  play.state = { ...play.state, turn: { ...play.state.turn, struck: null } };
}

/** What an object is no longer once the turn is over: saddled (702.171b), crewed (702.122c), shielded (701.19a). */
const untilEndOfTurn: readonly string[] = [regenerationShield, "saddled", "crewed"];

/** Damage and regeneration shields wear off (514.2, 701.19a). */
function wearOff(play: Play, id: number): void {
  const object = findObject(play.state, id);
  if (object === null) return;
  const designations = object.designations.filter((word) => !untilEndOfTurn.includes(word));
  if (object.damage > 0 || designations.length < object.designations.length)
    play.change(id, { damage: 0, designations });
}

/** Damage wears off what is phased out as well (514.2). */
function wearOffHidden(play: Play): void {
  if (play.state.phasedOut.length === 0) return;
  const phasedOut = play.state.phasedOut.map((one) => ({ ...one, object: { ...one.object, damage: 0 } }));
  play.state = { ...play.state, phasedOut };
}

/** The active player discards to the maximum hand size; damage and effects wear off (514.1, 514.2). */
function cleanupStep(play: Play): void {
  const { active } = play.state.turn;
  const { hand } = playerOf(play.state, active);
  const unlimited = playerRules(play.state, active).some(
    ({ rule }) => rule.kind === "permit" && rule.permission.kind === "noMaximumHandSize",
  );
  const excess = unlimited ? 0 : Math.max(0, hand.length - 7);
  const question = {
    player: active,
    candidates: hand,
    least: excess,
    most: excess,
    rule: "514.1",
    purpose: "discard",
  } as const;
  discardAll(play, active, askObjects(play, freshScope(0, active), question));
  for (const id of permanentIds(play.state)) wearOff(play, id);
  wearOffHidden(play);
  endAtCleanup(play);
}

/** What the game itself does as a step begins (703.4). */
export const turnBased: Partial<Record<TurnPart, (play: Play) => void>> = {
  untapStep,
  drawStep,
  firstMainPhase,
  declareAttackersStep: declareAttackers,
  declareBlockersStep: declareBlockers,
  combatDamageStep,
  cleanupStep,
};

/** Whether a step is left out: no creature attacks (508.8). */
function isSkipped(play: Play, part: TurnPart): boolean {
  return (part === "declareBlockersStep" || part === "combatDamageStep") && attackers(play).length === 0;
}

/** Ends the present step: pools empty, and what lasts until then is over (500.5). */
function endPart(play: Play): void {
  const { part } = play.state.turn;
  emptyPools(play);
  if (part === "endOfCombat") {
    endCombat(play);
    endAtCombat(play);
  }
  endAtPart(play, part, "end");
}

/** Begins a step: what the game does by itself, and then what triggers (500.2, 703.3). */
function beginPart(play: Play, part: TurnPart): void {
  play.state = { ...play.state, turn: { ...play.state.turn, part, passed: [], priority: null } };
  endAtPart(play, part, "beginning");
  play.happen([...(openings[part] ?? []), part].map((each) => sayPart(play, each)));
  turnBased[part]?.(play);
}

/** Whether the player had an upkeep this turn: it may have been skipped (503.1). */
function hadUpkeep({ state }: Play, player: PlayerId): boolean {
  return pastOfTurn(state).some(
    ({ happening }) => happening.kind === "turnPart" && happening.part === "upkeep" && happening.player === player,
  );
}

/** Begins the next turn (500). What happened two turns ago is forgotten, but for what is still to be spoken of. */
function beginTurn(play: Play): void {
  const active = nextPlayer(play);
  const { number } = play.state.turn;
  const turn = { ...play.state.turn, number: number + 1, active, struck: null };
  const history = pagedWhere(play.state.history, (event) => event.turn >= number);
  const spokenOf = spokenOfLater(play.state);
  const lastKnown = pagedWhere(play.state.lastKnown, (last, id) => last.turn >= number - 1 || spokenOf.has(id));
  const players = play.state.players.map((player) => ({
    ...player,
    landsPlayed: 0,
    lastUpkeep: hadUpkeep(play, player.id) ? number : player.lastUpkeep,
  }));
  play.state = { ...play.state, turn, history, lastKnown, players };
}

/** Whether the combat damage step comes a second time (510.4). */
function strikesAgain(play: Play): boolean {
  const { part, struck } = play.state.turn;
  return part === "combatDamageStep" && struck !== null;
}

/** Goes on to the next step in which there is something to do (500.1). */
function nextPart(play: Play): TurnPart {
  const { part } = play.state.turn;
  if (strikesAgain(play)) return "combatDamageStep";
  const found = turnOrder.slice(turnOrder.indexOf(part) + 1).find((next) => !isSkipped(play, next));
  const later = found ?? "untapStep";
  return phaseOf(part) === phaseOf(later) ? later : afterPhase(play, later);
}

/** What begins as a phase ends: those that were added after it, and then the step that comes in the order of the turn (500.8). */
function afterPhase(play: Play, later: TurnPart): TurnPart {
  const { added, ...turn } = play.state.turn;
  if (added === undefined) return later;
  const then = added.then ?? later;
  const [phase, ...phases] = added.phases;
  play.state = { ...play.state, turn: phase === undefined ? turn : { ...turn, added: { phases, then } } };
  if (phase === undefined) return then;
  return phase === "mainPhase" ? phase : firstStep(phase); // one that is added is neither the first nor the second (505.1a)
}

/** Whether an effect says that the step is skipped (614.10). */
function isPassedOver(play: Play, part: TurnPart): boolean {
  return isSkippedEvent(play, sayPart(play, part));
}

/**
 * The next step that is not skipped. Nothing of a skipped step happens, and what waits for the next such step waits for
 * the first that is not skipped (614.10a); the phase or turn that would have begun with it begins all the same.
 */
function nextKeptPart(play: Play): TurnPart {
  for (;;) {
    const part = nextPart(play);
    if (part === "untapStep") beginTurn(play);
    if (part === firstStep("combat") && isPassedOver(play, "combat")) goTo(play, "endOfCombat");
    else if (!isPassedOver(play, part)) return part;
    else {
      goTo(play, part);
      play.happen((openings[part] ?? []).map((each) => sayPart(play, each)));
    }
  }
}

/** Is at a part of the turn of which nothing takes place. */
function goTo(play: Play, part: TurnPart): void {
  play.state = { ...play.state, turn: { ...play.state.turn, part, passed: [], priority: null } };
}

/** Whether players get priority in a step: not in untap, in cleanup only when something happened (502.4, 514.3). */
function givesPriority(play: Play, part: TurnPart): boolean {
  if (part === "untapStep") return false;
  return part !== "cleanupStep" || play.state.stack.length > 0;
}

/** Goes on through the turn until a player receives priority or the game is over. */
export function advance(play: Play): void {
  for (;;) {
    if (isOver(play.state)) return;
    endPart(play);
    const part = nextKeptPart(play);
    beginPart(play, part);
    if (part !== "untapStep") settle(play);
    if (givesPriority(play, part)) return;
  }
}
