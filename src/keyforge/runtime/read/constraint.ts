import type { Constraint, Filter } from "../../effects/index.js";
import type { ByKind, Table } from "../../../state/kinds.js";
import { upgradesOf, zoneCards } from "../state/cards.js";
import type { HappeningKind } from "../state/happening.js";
import type { CardId } from "../state/identity.js";
import type { Looks } from "../state/looks.js";
import { type Scope, undone } from "../state/scope.js";
import { compares } from "./compare.js";
import { fits, superlatives, topmost } from "./filter.js";
import { housesOf } from "./house.js";
import { measured } from "./measure.js";
import { playersOf } from "./player.js";
import { isNeighbor, standsBeside, standsOn } from "./position.js";
import { cardsOf } from "./reference.js";
import { seenLast, type Seen } from "./seen.js";
import type { Sight } from "./sight.js";

/** What a constraint is judged within: who reads it, for whom, and the filter that it is part of. */
export interface Judging {
  readonly sight: Sight;
  readonly scope: Scope;
  readonly filter: Filter;
}

/** The words of a card that can be shared with another. */
export function wordsOf(looks: Looks, what: "house" | "trait" | "name" | "type"): readonly string[] {
  switch (what) {
    case "house":
      return looks.houses;
    case "trait":
      return looks.traits;
    case "name":
      return [looks.name];
    case "type":
      return [looks.type];
  }
}

/** Whether the words of two cards meet. */
export function sharesWord(first: Looks, second: Looks, what: "house" | "trait" | "name" | "type"): boolean {
  return wordsOf(first, what).some((word) => wordsOf(second, what).includes(word));
}

/** The word that a player chose; null where none was. */
function chosen({ slots }: Scope, slot: string): string | null {
  return (slots[slot] ?? undone).word;
}

/** The names that a constraint asks for. */
function namesMeant({ sight, scope }: Judging, { name }: ByKind<Constraint>["named"]): readonly (string | null)[] {
  if (typeof name === "string") return [name];
  if (name.kind === "chosenWord") return [chosen(scope, name.slot)];
  return cardsOf(sight, scope, name.of).map((id) => seenLast(sight, id).looks.name);
}

const deeds: Readonly<Record<ByKind<Constraint>["history"]["did"], HappeningKind>> = {
  usedThisTurn: "used",
  foughtThisTurn: "fought",
  reapedThisTurn: "reaped",
  playedThisTurn: "played",
  enteredThisTurn: "entersPlay",
  destroyedThisTurn: "destroyed",
};

/** Whether a card did something this turn. */
function did({ sight: { state } }: Judging, id: CardId, { did: deed }: ByKind<Constraint>["history"]): boolean {
  const kind = deeds[deed];
  return state.history.some(
    ({ turn, happening }) => turn === state.turn.number && happening.kind === kind && happening.card === id,
  );
}

/** Whether a card is in that state. */
function isIn({ sight }: Judging, { object }: Seen, { state }: ByKind<Constraint>["state"]): boolean {
  switch (state) {
    case "ready":
      return !object.exhausted;
    case "exhausted":
      return object.exhausted;
    case "damaged":
      return object.damage > 0;
    case "upgraded":
      return upgradesOf(sight.state, object.id).length > 0;
    case "facedown":
      return object.facing === "down";
  }
}

/** Whether players that a constraint means have the card. */
function isOf({ sight, scope }: Judging, { object }: Seen, item: ByKind<Constraint>["controlledBy"]): boolean {
  const players = playersOf(sight, scope, item.player);
  switch (item.kind) {
    case "controlledBy":
      return players.includes(object.controller);
    case "ownedBy":
      return players.includes(object.owner);
    case "inZoneOf":
      return players.some((player) => zoneCards(sight.state, object.zone, player).includes(object.id));
  }
}

/** Whether a card is in the fight that is going on, in that role and against such a one. */
function isFighting({ sight, scope }: Judging, id: CardId, { role, against }: ByKind<Constraint>["fighting"]): boolean {
  const { fight } = sight.state;
  if (fight === null) return false;
  const isAttacker = fight.attacker === id && role !== "attacked";
  const isTarget = fight.target === id && role !== "attacking";
  if (!isAttacker && !isTarget) return false;
  const other = isAttacker ? fight.target : fight.attacker;
  if (against === null) return true;
  return "constraints" in against ? fits(sight, scope, against, other) : cardsOf(sight, scope, against).includes(other);
}

/** One judge a kind of constraint; leaving one out fails to compile. */
export const constraints: Table<Constraint, [Seen, Judging], boolean> = {
  controlledBy: (item, seen, judging) => isOf(judging, seen, item),
  ownedBy: (item, seen, judging) => isOf(judging, seen, item),
  inZoneOf: (item, seen, judging) => isOf(judging, seen, item),
  house: ({ house }, { looks }, { sight, scope }) =>
    housesOf(sight, scope, house).some((one) => looks.houses.includes(one)),
  trait: ({ trait }, { looks }, { scope }) => {
    const word = typeof trait === "string" ? trait : chosen(scope, trait.slot);
    return word !== null && looks.traits.includes(word);
  },
  named: (item, { looks }, judging) => namesMeant(judging, item).includes(looks.name),
  keyword: ({ keyword }, { looks }) => looks.keywords.some((one) => one.keyword === keyword),
  token: (_, { looks }) => looks.token,
  state: (item, seen, judging) => isIn(judging, seen, item),
  status: ({ status }, { object }) => object.statuses.includes(status),
  position: ({ position }, seen, { sight }) => standsOn(sight.state, seen, position),
  neighborOf: ({ of, side }, { object }, { sight, scope }) =>
    cardsOf(sight, scope, of).some((one) => isNeighbor(sight.state, object.id, one, side)),
  besides: ({ of, side }, { object }, { sight, scope }) =>
    cardsOf(sight, scope, of).some((one) => standsBeside(sight.state, object.id, one, side)),
  measure: ({ measure, is }, seen, { sight, scope }) => compares(sight, scope, measured(seen, measure), is),
  hasCounters: ({ counter, is }, { object }, { sight, scope }) =>
    compares(sight, scope, object.counters[counter] ?? 0, is),
  superlative: (item, { object }, judging) => superlatives(judging, item).includes(object.id),
  topmost: (_, { object }, judging) => topmost(judging).includes(object.id),
  otherThan: ({ than }, { object }, { sight, scope }) => !cardsOf(sight, scope, than).includes(object.id),
  among: ({ of }, { object }, { sight, scope }) => cardsOf(sight, scope, of).includes(object.id),
  attachedTo: ({ to }, { object }, { sight, scope }) =>
    object.attachedTo !== null && cardsOf(sight, scope, to).includes(object.attachedTo),
  under: ({ under }, { object }, { sight, scope }) =>
    object.under !== null && cardsOf(sight, scope, under).includes(object.under),
  shares: ({ what, with: other }, { looks }, { sight, scope }) =>
    cardsOf(sight, scope, other).some((one) => sharesWord(looks, seenLast(sight, one).looks, what)),
  cardType: ({ type }, { looks }) => looks.type === type,
  history: (item, { object }, judging) => did(judging, object.id, item),
  fighting: (item, { object }, judging) => isFighting(judging, object.id, item),
  not: ({ constraint }, seen, judging) => !meets(judging, seen, constraint),
  either: ({ constraints }, seen, judging) => constraints.some((one) => meets(judging, seen, one)),
};

function judge<Kind extends Constraint["kind"]>(
  kind: Kind,
  item: ByKind<Constraint>[Kind],
  seen: Seen,
  judging: Judging,
): boolean {
  return constraints[kind](item, seen, judging);
}

/** Whether a card meets a constraint. */
export function meets(judging: Judging, seen: Seen, constraint: Constraint): boolean {
  return judge(constraint.kind, constraint, seen, judging);
}
