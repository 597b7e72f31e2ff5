import type { Ability, Condition, EventPattern, Filter, Participant, PlayerReference } from "../../effects/index.js";
import { ownCreature } from "../keywords/build.js";
import { firstStep, isDuring } from "../read/turn-parts.js";
import { sightOf } from "../read/characteristics.js";
import { matchingObjects } from "../read/filter.js";
import { findObject, permanentIds, withObject, withoutObject } from "../state/objects.js";
import { freshScope } from "../state/scope.js";
import type { ByKind, Table } from "../state/kinds.js";
import { avoidedTurns, conditionsOf } from "./conditions.js";
import { arrange, named, type Stage } from "./arranging.js";
import { provoke } from "./provoke.js";
import { leastPassing, populate, raise, setLife } from "./raise.js";
import { pieceFor } from "./satisfy.js";
import { castDear } from "./spells.js";
import { countsSpellsBefore, everyFilter, everyInstruction, pastConstraints, pastQuantities } from "./walk.js";
import { sides } from "./world.js";

/** A number beyond any that stands in the furniture of a generated game. */
const many = 14;

/** Brings about that one quantity is greater, or less, than another. */
function fulfilComparison(stage: Stage, { quantity, is }: ByKind<Condition>["compare"]): void {
  const least = leastPassing(is);
  if (least !== null) raise(stage, quantity, least);
  else if (is.operator === "greater" || is.operator === "atLeast") raise(stage, quantity, many);
  else if (is.operator === "less" || is.operator === "atMost") raise(stage, is.than, many);
}

/** Makes that there are exactly so many of something: more are put there, or those beyond go. */
function exactly(stage: Stage, what: Filter, count: number): void {
  const { drive, id } = stage;
  const found = matchingObjects(sightOf(drive.state), freshScope(id, sides.you), what);
  populate(stage, what, Math.max(0, count - found.length));
  const beyond = found.filter((each) => each !== id).slice(0, Math.max(0, found.length - count));
  for (const each of beyond) {
    const object = findObject(drive.state, each);
    if (object !== null) drive.state = withoutObject(drive.state, object);
  }
}

/** Gives the object under trial the counters and the status that a filter asks for. */
function fulfilMatch(stage: Stage, { object, filter }: ByKind<Condition>["matches"]): void {
  if (object.kind === "attachedTo") {
    attachToMatching(stage, filter);
    return;
  }
  if (object.kind !== "source") {
    populate(stage, filter, 1);
    return;
  }
  if (filter.constraints.some(({ kind }) => kind === "paired")) {
    pairUp(stage);
    return;
  }
  const piece = pieceFor(filter);
  const known = findObject(stage.drive.state, stage.id);
  if (piece !== null && known !== null) stage.drive.state = withObject(stage.drive.state, stage.id, piece.parts);
}

/** Pairs the object under trial with another creature (702.95). */
function pairUp(stage: Stage): void {
  const { drive, id } = stage;
  const before = permanentIds(drive.state);
  populate(stage, { what: "permanent", constraints: [...ownCreature.constraints, { kind: "keyword", keyword: { keyword: "soulbond", parameters: [] } }] }, before.length + 1); // prettier-ignore
  const [other] = permanentIds(drive.state).filter((each) => !before.includes(each));
  if (other === undefined || findObject(drive.state, id) === null) return;
  drive.state = withObject(drive.state, id, { pair: { with: other, controller: sides.you } });
  drive.state = withObject(drive.state, other, { pair: { with: id, controller: sides.you } });
}

/** Attaches the object under trial to something that matches. */
function attachToMatching(stage: Stage, filter: Filter): void {
  const { drive, id } = stage;
  const yours = { kind: "controlledBy", player: { kind: "you" } } as const;
  const before = permanentIds(drive.state);
  populate(stage, { what: "permanent", constraints: [...filter.constraints, yours] }, 1);
  const [host] = permanentIds(drive.state).filter((each) => !before.includes(each));
  if (host !== undefined && findObject(drive.state, id) !== null)
    drive.state = withObject(drive.state, id, { attachedTo: host });
}

/** Gives players what a filter asks of them. */
function fulfilPlayer(stage: Stage, meant: PlayerReference, { constraints }: Filter): void {
  // Who a target is will be known only as the ability is used.
  const player: PlayerReference = meant.kind === "targetPlayer" ? { kind: "eachPlayer" } : meant;
  for (const constraint of constraints) {
    if (constraint.kind === "lifeTotal") setLife(stage, player, leastPassing(constraint.is) ?? many);
    if (constraint.kind !== "controls") continue;
    const owned = { kind: "controlledBy", player } as const;
    const what = { ...constraint.what, constraints: [...constraint.what.constraints, owned] };
    populate(stage, what, leastPassing(constraint.is) ?? many);
  }
}

/** Gives a player, the game or the object under trial a designation. */
function designate(stage: Stage, { player, designation }: ByKind<Condition>["designation"]): void {
  const object = player === null && designation !== "day" && designation !== "night" ? stage.self : null;
  const subject = object === null ? null : ({ kind: "matching", filter: object } as const);
  arrange(stage, [{ kind: "becomeDesignation", ...named("designation"), player, object: subject, designation }]);
}

/** Goes to the part of a turn of the player that is meant. */
function reachTurn({ drive }: Stage, { of, part }: ByKind<Condition>["turn"]): void {
  const whose = of.kind === "you" ? sides.you : sides.opponent;
  const step = part === null || part === "mainPhase" ? "firstMainPhase" : firstStep(part);
  if (drive.state.turn.active !== whose || part !== null) drive.advance(step, whose);
}

/** How conditions are made to hold; those that are not here cannot be beforehand, or need not. */
const fulfilling: Partial<Table<Condition, [Stage], void>> = {
  exists: ({ what, is }, stage) => {
    if (what.what === "player") fulfilPlayer(stage, { kind: "eachOpponent" }, what);
    else if (is.operator === "equal" && is.than.kind === "number") exactly(stage, what, is.than.value);
    else populate(stage, what, leastPassing(is) ?? 1);
  },
  compare: (condition, stage) => fulfilComparison(stage, condition),
  matches: (condition, stage) => fulfilMatch(stage, condition),
  playerMatches: ({ player, filter }, stage) => fulfilPlayer(stage, player, filter),
  designation: (condition, stage) => designate(stage, condition),
  happened: ({ event, within }, stage) => {
    provoke(event, stage);
    if (within === "lastTurn") stage.drive.advance("upkeep", null);
  },
  turn: (condition, stage) => reachTurn(stage, condition),
  paid: ({ cost }, { drive, id }) => {
    if (cost === null || findObject(drive.state, id)?.zone !== "battlefield") return;
    const casting = { by: sides.you, from: "hand", x: null, manaSpent: [], paid: [cost] } as const;
    drive.state = withObject(drive.state, id, { casting });
  },
};

/** What must come after what: things that stand about, what happened, and last what turn it is. */
const order: readonly (readonly Condition["kind"][])[] = [
  ["paid", "exists", "compare", "matches", "playerMatches", "designation"],
  ["happened"],
  ["turn"],
];

function evaluate<Kind extends Condition["kind"]>(kind: Kind, condition: ByKind<Condition>[Kind], stage: Stage): void {
  const run: Partial<Table<Condition, [Stage], void>>[Kind] = fulfilling[kind];
  run?.(condition, stage);
}

/** Goes to where the restrictions of an ability let it be activated (602.5). */
function reachTime({ drive }: Stage, ability: Ability): void {
  if (ability.kind !== "activated") return;
  for (const restriction of ability.restrictions) {
    if (restriction.kind !== "during") continue;
    const { part, whose } = restriction;
    drive.advance(firstStep(part), whose === null ? null : whose.kind === "you" ? sides.you : sides.opponent);
  }
}

/** After combat in the player's own turn a sorcery may be cast again (307.1). */
function leaveCombat({ drive }: Stage): void {
  if (isDuring(drive.state.turn.part, "combat")) drive.advance("secondMainPhase", null);
}

/** Taps everything else where the ability untaps something that it targets (701.26b). */
function tire(stage: Stage, ability: Ability): void {
  const resolution = "resolution" in ability ? ability.resolution : null;
  const untaps = everyInstruction(resolution?.instructions ?? []).some(({ kind }) => kind === "untap");
  if (!untaps) return;
  const constraints = stage.self.constraints.map((constraint) => ({ kind: "not", constraint }) as const);
  const objects = { kind: "matching", filter: { what: "permanent", constraints } } as const;
  arrange(stage, [{ kind: "tap", ...named("tire"), actor: { kind: "you" }, objects }]);
}

/** After what was made to happen, there is something again for all that the ability speaks of. */
function recover(stage: Stage, ability: Ability): void {
  leaveCombat(stage);
  for (const filter of everyFilter(ability)) populate(stage, filter, 2);
}

/** The event as one that happens to those. */
function happeningTo(event: EventPattern, who: Participant): EventPattern {
  if (event.kind === "isDealtDamage") return { ...event, to: who };
  return event.kind === "zoneChange" || event.kind === "dies" || event.kind === "attacks"
    ? { ...event, object: who }
    : event;
}

/** What filters of the ability ask of the past of objects happens to some that match otherwise. */
function fulfilPast(ability: Ability, stage: Stage): void {
  for (const { filter, event } of pastConstraints(ability)) {
    const constraints = filter.constraints.filter(({ kind }) => kind !== "happened" && kind !== "inZone");
    const what = filter.what === "card" ? "permanent" : filter.what;
    const participant = { kind: "filter", filter: { what, constraints }, grouping: "each" } as const;
    provoke(happeningTo(event, participant), stage);
  }
}

/** Makes the conditions of an ability hold in a generated game, as far as that can be done beforehand. */
export function fulfil(ability: Ability, stage: Stage): void {
  const conditions = conditionsOf(ability);
  fulfilPast(ability, stage);
  for (const quantity of pastQuantities(ability)) raise(stage, quantity, 2);
  if (countsSpellsBefore(ability)) castDear(stage.drive, { what: "card", constraints: [] });
  for (const kinds of order) {
    for (const condition of conditions) if (kinds.includes(condition.kind)) evaluate(condition.kind, condition, stage);
    if (kinds.includes("happened") && conditions.some(({ kind }) => kind === "happened")) recover(stage, ability);
  }
  tire(stage, ability);
  reachTime(stage, ability);
  for (const { of } of avoidedTurns(ability))
    stage.drive.advance("upkeep", of.kind === "you" ? sides.opponent : sides.you);
  stage.drive.refill();
}
