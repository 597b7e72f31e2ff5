import type { EventPattern, Filter, Instruction, ObjectReference } from "../../effects/index.js";
import { isFilter } from "../read/pattern.js";
import { place } from "../place.js";
import { cardOf, opponentOf, withCard } from "../state/cards.js";
import type { CardId } from "../state/identity.js";
import { any, named, ofPlayer, onCard, one, opponent, source, you } from "./doings.js";
import type { Drive } from "./drive.js";
import { plainCard, sides } from "./satisfy.js";
import { ownParts } from "./self.js";
import { doers, fresh, subjects } from "./subjects.js";
import type { Tried } from "./tried.js";

const upgrades: Filter = { types: ["upgrade"], zones: ["play"], constraints: [] };

/** Has a card fight that is what the event is done with: the other of a fight or of a destruction. */
function fightWith(drive: Drive, pattern: EventPattern, tried: Tried): void {
  const { other } = pattern;
  const { id } = tried;
  const isOwn = other !== null && !isFilter(other) && (other.kind === "source" || other.kind === "host");
  const attacker = isOwn ? (other.kind === "host" ? (cardOf(drive.state, id).attachedTo ?? id) : id) : fighter(drive);
  const { controller } = cardOf(drive.state, attacker);
  const player = opponentOf(drive.state, controller) === sides.you ? you : opponent;
  if (subjects(drive, { ...pattern, player }, tried).length === 0) return;
  drive.arrange(controller, attacker, ...(onCard("fought") ?? []));
}

/** A strong creature of yours. */
function fighter(drive: Drive): CardId {
  const card = { ...plainCard("Fighter", "creature", "untamed"), power: 15 };
  const placed = place(drive.state, { card, zone: "play", owner: sides.you, parts: {} });
  drive.state = placed.state;
  return placed.id;
}

/** Whether an event is one of turns and steps. */
function isOfTurn({ kind }: EventPattern): boolean {
  return ["turnBegins", "turnEnds", "stepBegins", "stepEnds", "houseChosen"].includes(kind);
}

/** Lets turns pass, the card under trial as its conditions want it as each of them ends. */
function passTurns(drive: Drive, { card, ability, id }: Tried): void {
  for (let turn = 0; turn < 3; turn += 1) {
    if (cardOf(drive.state, id).zone === "play") drive.state = withCard(drive.state, id, ownParts(card, ability));
    drive.act({ kind: "endTurn" });
  }
}

/** Attaches what a pattern asks for: the card under trial to a fresh creature, or a fresh upgrade to that it is about. */
function attach(drive: Drive, pattern: EventPattern, tried: Tried): void {
  const { object, other } = pattern;
  const isUpgrade = object === null || isFilter(object);
  const isNamed = other !== null && !isFilter(other);
  if (!isNamed) fresh(drive, pattern, other, tried, 0);
  const to: ObjectReference = isNamed
    ? other
    : { kind: "choose", chooser: you, filter: other ?? any, least: one, most: one, manner: "chosen" };
  if (!isUpgrade) {
    drive.arrange(sides.you, tried.id, { kind: "attach", ...named("attach"), objects: source, to });
    return;
  }
  const upgrade = fresh(drive, { ...pattern, kind: "played" }, upgrades, tried, 1);
  const { name } = drive.state.cards[cardOf(drive.state, upgrade).card] ?? tried.card;
  const inHand: Filter = { types: ["upgrade"], zones: ["hand"], constraints: [{ kind: "named", name }] };
  const objects: ObjectReference = { kind: "each", filter: inHand };
  drive.arrange(sides.you, tried.id, { kind: "play", ...named("attach"), player: you, objects, as: "itself", on: to });
}

/** How often players do it: a third key would end the game. */
function timesFor({ kind }: EventPattern): number {
  return kind === "keyForged" ? 1 : 3;
}

/** What is done to or by a fresh card: an upgrade comes into play as it is played. */
function doneTo({ kind, object }: EventPattern): readonly Instruction[] | null {
  const isUpgrade = object !== null && isFilter(object) && object.types[0] === "upgrade";
  return onCard(kind === "entersPlay" && isUpgrade ? "played" : kind);
}

/** Brings an event about, as often and by whomever it may be looked for; of a state it is only looked whether it holds. */
export function provoke(drive: Drive, pattern: EventPattern, tried: Tried): void {
  if (isOfTurn(pattern)) passTurns(drive, tried);
  else if (pattern.kind === "stateHolds") drive.arrange(sides.you, null);
  else if (pattern.kind === "attached") attach(drive, pattern, tried);
  else haveDone(drive, pattern, tried);
}

/** Has done what an event is, by those who may do it. */
function haveDone(drive: Drive, pattern: EventPattern, tried: Tried): void {
  const isFight = pattern.other !== null || pattern.details.some(({ kind }) => kind === "inFight");
  if (isFight) fightWith(drive, pattern, tried);
  const played = ofPlayer(pattern.kind);
  const done = doneTo(pattern);
  for (const doer of doers(pattern)) {
    const only = { ...pattern, player: doer === sides.you ? you : opponent };
    if (played !== null)
      for (let times = 0; times < timesFor(pattern); times += 1) drive.arrange(doer, null, ...played);
    if (done !== null) for (const subject of subjects(drive, only, tried)) drive.arrange(doer, subject, ...done);
  }
}
