import type { Constraint, ObjectReference } from "../../effects/index.js";
import { NotExecutable } from "../state/failures.js";
import { isObject, type PlayerId } from "../state/identity.js";
import type { ByKind, Table } from "../state/kinds.js";
import { findObject, opponentsOf, playerOf, teammatesOf } from "../state/objects.js";
import type { Scope } from "../state/scope.js";
import { hasKeywordAbility } from "./abilities.js";
import { attachedTo as whatIsAttachedTo } from "./attached.js";
import { happened } from "./events.js";
import { objectsWith } from "./facets.js";
import { isThing, matches, matchingObjects, playerMatches } from "./filter.js";
import { ownFaces } from "./faces.js";
import { informantsOf } from "./informant.js";
import { originallyPrinted } from "./original-printings.generated.js";
import { entitiesOf, playersMeant, playersOf } from "./player.js";
import { partnerOf } from "./pairs.js";
import { characteristicOf, compares } from "./quantity.js";
import { objectsOf } from "./reference.js";
import { sharesValue } from "./shares.js";
import type { Sight, Subject } from "./sight.js";
import { requireSubject, subjectOf } from "./sight.js";
import { statuses } from "./status.js";

type Test<Kind extends Constraint["kind"]> = (
  constraint: ByKind<Constraint>[Kind],
  sight: Sight,
  scope: Scope,
  subject: Subject,
) => boolean;

/** Says that a constraint cannot be read yet. */
function unreadable(what: string): () => never {
  return () => {
    throw new NotExecutable(`filter ${what}`);
  };
}

/** Colours as a group (105.2). */
const colorGroup: Test<"colorGroup"> = ({ group }, _, __, { looks: { colors } }) => {
  switch (group) {
    case "colorless":
      return colors.length === 0;
    case "multicolored":
      return colors.length > 1;
    case "monocolored":
      return colors.length === 1;
    case "allColors":
      return colors.length === 5;
  }
};

/** What was chosen for the source (607.2d); nothing is of a choice that was not made (607.5a). */
const chosen: Test<"chosen"> = ({ of }, sight, scope, { looks }) => {
  const choices = findObject(sight.state, scope.source)?.choices ?? {};
  const value = of === "color" ? choices.color : of === "name" ? choices.name : choices.type;
  if (value === undefined) return false;
  if (of === "color") return looks.colors.some((color) => color === value);
  if (of === "name") return looks.name === value || looks.otherName === value;
  return looks.subtypes.includes(value) || looks.types.some((type) => type === value);
};

/** Historic: legendary, an artifact or a Saga (700.6). */
function isHistoric({ looks }: Subject): boolean {
  return looks.supertypes.includes("legendary") || looks.types.includes("artifact") || looks.subtypes.includes("Saga");
}

/** Modified: with a counter, an Equipment, or an Aura of its controller's (700.9). */
function isModified(sight: Sight, subject: Subject): boolean {
  if (Object.values(subject.object.counters).some((count) => count > 0)) return true;
  return whatIsAttachedTo(sight, subject).some(
    ({ looks: { subtypes, controller } }) =>
      subtypes.includes("Equipment") || (subtypes.includes("Aura") && controller === subject.looks.controller),
  );
}

const partyTypes = ["Cleric", "Rogue", "Warrior", "Wizard"];
const outlawTypes = ["Assassin", "Mercenary", "Pirate", "Rogue", "Warlock"];

/** Whether one of these holds of the object: alternatives of lists of constraints. */
const either: Test<"either"> = ({ alternatives }, sight, scope, subject) =>
  alternatives.some((constraints) => constraints.every((constraint) => meets(sight, scope, constraint, subject)));

/** Whether it is attached to one of those that are meant. */
const attachedTo: Test<"attachedTo"> = ({ whom }, sight, scope, { object }) =>
  object.attachedTo !== null && entitiesOf(sight, scope, whom).includes(object.attachedTo);

/** Whether it is paired with such a creature (702.95b). */
const paired: Test<"paired"> = ({ with: other }, sight, scope, { object }) => {
  const partner = partnerOf(sight.state, object);
  const subject = partner === null ? null : { object: partner, looks: sight.look(partner) };
  return subject !== null && (other === null || matches(sight, scope, other, subject));
};

/** Blocking, or blocked by, one of those that are meant (509.1g). */
const combatWith: Test<"combatWith"> = ({ relation, whom }, sight, scope, { object }) => {
  const others = objectsOf(sight, scope, whom);
  if (relation === "blocking") return object.blocking.some((id) => others.includes(id));
  return others.some((id) => findObject(sight.state, id)?.blocking.includes(object.id));
};

/** In a zone, and in the one of a player where the zone is a player's. */
const inZone: Test<"inZone"> = ({ zone, of }, sight, scope, { object }) => {
  if (object.zone !== zone) return false;
  return of === null || zone === "battlefield" || playersMeant(sight, scope, of).includes(object.owner);
};

/** Cast from a zone (601.2a). */
const castFrom: Test<"castFrom"> = ({ zone, of }, sight, scope, { object }) => {
  if (object.casting?.from !== zone) return false;
  return of === null || playersOf(sight, scope, of).includes(object.owner);
};

/** One of those that match, with the most or the fewest of a characteristic among them. */
const extremeOf: Test<"most" | "fewest"> = ({ kind, characteristic, among }, sight, scope, subject) => {
  if (!matches(sight, scope, among, subject)) return false;
  const subjects = matchingObjects(sight, scope, among).flatMap((id) => subjectOf(sight, id) ?? []);
  const numbers = subjects.map((other) => characteristicOf(other, characteristic));
  const own = characteristicOf(subject, characteristic);
  return numbers.every((number) => (kind === "most" ? own >= number : own <= number));
};

/** With counters of a kind, or of any kind, in a number. */
const hasCounters: Test<"hasCounters"> = ({ counter, is }, sight, scope, { object }) => {
  const counts = counter === null ? Object.values(object.counters) : [object.counters[counter] ?? 0];
  return compares(
    sight,
    scope,
    counts.reduce((sum, count) => sum + count, 0),
    is,
  );
};

/** The scope with the object that is asked of, which "another" is other than. */
function askingOf(scope: Scope, { object }: Subject): Scope {
  return { ...scope, iterations: { ...scope.iterations, it: object.id } };
}

/** With a characteristic in a range; its base where the text says so (208.4). */
const characteristic: Test<"characteristic"> = (constraint, sight, scope, subject) => {
  const { characteristic: which, base, is } = constraint;
  if (!base) return compares(sight, askingOf(scope, subject), characteristicOf(subject, which), is);
  const number = which === "power" ? subject.looks.basePower : subject.looks.baseToughness;
  return compares(sight, askingOf(scope, subject), number ?? 0, is);
};

/** One characteristic against another of the same object. */
const relation: Test<"characteristicRelation"> = ({ first, operator, second }, _, __, subject) => {
  const difference = characteristicOf(subject, first) - characteristicOf(subject, second);
  return operator === "equal" ? difference === 0 : operator === "greater" ? difference > 0 : difference < 0;
};

/** A spell or ability with a target that matches (115.9b, c). */
const targets: Test<"targets"> = ({ what, only }, sight, scope, { object }) => {
  const announced = Object.values(object.stack?.scope.targets ?? {}).flat();
  const fits = announced.map((entity) => {
    if (!isObject(entity)) return playerMatches(sight, scope, what, entity);
    return matches(sight, scope, what, requireSubject(sight, entity));
  });
  return only ? fits.length === 1 && fits[0] === true : fits.includes(true);
};

/** One test a kind of constraint. */
export const tests: Table<Constraint, [Sight, Scope, Subject], boolean> = {
  isA: ({ what }, _, __, subject) => isThing(subject, what),
  cardType: ({ cardType }, _, __, { looks }) => looks.types.includes(cardType),
  subtype: ({ subtype }, _, __, { looks }) => looks.subtypes.includes(subtype),
  supertype: ({ supertype }, _, __, { looks }) => looks.supertypes.includes(supertype),
  color: ({ color }, _, __, { looks }) => looks.colors.includes(color),
  colorGroup,
  chosen,
  token: (_, __, ___, { object }) => object.kind === "token",
  historic: (_, __, ___, subject) => isHistoric(subject),
  modified: (_, sight, __, subject) => isModified(sight, subject),
  commander: (_, __, ___, { object }) => object.designations.includes("commander"),
  outlaw: (_, __, ___, { looks }) => looks.subtypes.some((subtype) => outlawTypes.includes(subtype)),
  party: (_, __, ___, { looks }) => looks.subtypes.some((subtype) => partyTypes.includes(subtype)),
  modal: (_, __, ___, { object }) =>
    object.stack?.resolution?.instructions.some(({ kind }) => kind === "chooseModes") ?? false,
  faceDown: (_, __, ___, { object }) => object.position === "faceDown",
  faceUp: (_, __, ___, { object }) => object.position === "faceUp",
  doubleFaced: (_, sight, __, { object }) => ownFaces(sight.state, object).length > 1,
  status: ({ status }, sight, _, subject) => statuses[status](sight, subject),
  attackingPlayer: ({ whom }, sight, scope, { object }) =>
    object.attacking !== null && entitiesOf(sight, scope, whom).includes(object.attacking),
  combatWith,
  attachedTo,
  paired,
  otherThan: ({ object: other }, sight, scope, { object }) => !objectsOf(sight, scope, other).includes(object.id),
  otherPlayerThan: unreadable("otherPlayerThan of an object"),
  isOneOf: ({ objects }, sight, scope, { object }) => objectsOf(sight, scope, objects).includes(object.id),
  controlledBy: ({ player }, sight, scope, { looks }) => playersMeant(sight, scope, player).includes(looks.controller),
  ownedBy: ({ player }, sight, scope, { object }) => playersMeant(sight, scope, player).includes(object.owner),
  notControlledBy: ({ player }, sight, scope, { looks }) => !playersOf(sight, scope, player).includes(looks.controller),
  notOwnedBy: ({ player }, sight, scope, { object }) => !playersOf(sight, scope, player).includes(object.owner),
  castBy: ({ player }, sight, scope, { object: { casting } }) =>
    casting !== null && casting.by !== null && playersOf(sight, scope, player).includes(casting.by),
  inZone,
  castFor: ({ keyword }, _, __, { object }) => object.casting?.paid.includes(keyword) ?? false,
  castFrom,
  keyword: ({ keyword }, _, __, { looks }) => hasKeywordAbility(looks, keyword),
  ability: unreadable("ability"),
  noAbilities: (_, __, ___, { looks }) => looks.abilities.length === 0,
  stickered: ({ sticker }, _, __, { object }) =>
    (object.stickers ?? []).some(({ sticker: { print } }) => sticker === null || print.kind === sticker),
  named: ({ name }, _, __, { looks }) => looks.name === name || looks.otherName === name,
  originallyPrinted: ({ set }, _, __, { looks }) => originallyPrinted[set].has(looks.name),
  sharesName: (constraint, sight, scope, subject) =>
    sharesValue(sight, "name", subject, informantsOf(sight, askingOf(scope, subject), constraint.with)),
  shares: (constraint, sight, scope, subject) =>
    sharesValue(sight, constraint.what, subject, informantsOf(sight, scope, constraint.with)),
  characteristic,
  characteristicRelation: relation,
  most: extremeOf,
  fewest: extremeOf,
  hasCounters,
  happened: ({ event, within }, sight, scope, { object }) => happened(sight, scope, event, within, object.id),
  targets,
  hasXInCost: (_, __, ___, { looks }) => looks.manaCost?.includes("{X}") ?? false,
  abilityKind: ({ ability }, _, __, { object }) => abilityKind(object.stack?.ability?.kind ?? null, ability),
  fromSource: ({ source }, sight, scope, { object }) => {
    const id = object.stack?.scope.source ?? object.id;
    return matches(sight, scope, source, requireSubject(sight, id));
  },
  lifeTotal: unreadable("lifeTotal of an object"),
  handSize: unreadable("handSize of an object"),
  graveyardSize: unreadable("graveyardSize of an object"),
  librarySize: unreadable("librarySize of an object"),
  opponentOf: unreadable("opponentOf of an object"),
  teammateOf: unreadable("teammateOf"),
  playerStatus: unreadable("playerStatus of an object"),
  controls: unreadable("controls of an object"),
  together: unreadable("together"),
  differing: unreadable("differing"),
  alike: unreadable("alike"),
  withQuantity: unreadable("withQuantity"),
  not: ({ constraint }, sight, scope, subject) => !meets(sight, scope, constraint, subject),
  either,
};

/** Whether an ability on the stack is of a kind (113.3). */
function abilityKind(kind: string | null, wanted: "activated" | "triggered" | "loyalty" | "mana"): boolean {
  if (wanted === "activated" || wanted === "triggered") return kind === wanted;
  throw new NotExecutable(`filter abilityKind ${wanted}`);
}

function evaluate<Kind extends Constraint["kind"]>(
  kind: Kind,
  constraint: ByKind<Constraint>[Kind],
  ...rest: [Sight, Scope, Subject]
): boolean {
  return tests[kind](constraint, ...rest);
}

/** Whether an object meets a constraint. */
export function meets(sight: Sight, scope: Scope, constraint: Constraint, subject: Subject): boolean {
  return evaluate(constraint.kind, constraint, sight, scope, subject);
}

/** One test a kind of constraint on players; players have no others. */
export const playerTests: Partial<Table<Constraint, [Sight, Scope, PlayerId], boolean>> = {
  isA: ({ what }) => what === "player",
  // "Each player dealt damage this way": one of those to whom the instruction did it (608.2c).
  isOneOf: ({ objects }, _, scope, id) => playersDone(scope, objects).includes(id),
  opponentOf: ({ player }, sight, scope, id) =>
    playersOf(sight, scope, player).every((each) => opponentsOf(sight.state, each).includes(id)),
  teammateOf: ({ player }, sight, scope, id) =>
    playersOf(sight, scope, player).some((each) => teammatesOf(sight.state, each).includes(id)),
  otherPlayerThan: ({ player }, sight, scope, id) => !playersOf(sight, scope, player).includes(id),
  lifeTotal: ({ is }, sight, scope, id) => compares(sight, scope, playerOf(sight.state, id).life, is),
  graveyardSize: ({ is }, sight, scope, id) => compares(sight, scope, playerOf(sight.state, id).graveyard.length, is),
  librarySize: ({ is }, sight, scope, id) => compares(sight, scope, playerOf(sight.state, id).library.length, is),
  handSize: ({ is }, sight, scope, id) => compares(sight, scope, playerOf(sight.state, id).hand.length, is),
  controls: ({ what, is }, sight, scope, id) => compares(sight, scope, controlledMatching(sight, scope, what, id), is),
  not: ({ constraint }, sight, scope, id) => !playerMeets(sight, scope, constraint, id),
  either: ({ alternatives }, sight, scope, id) =>
    alternatives.some(
      (all) =>
        all.every((part) => part.kind !== "isA" || part.what === "player") &&
        all.every((part) => playerMeets(sight, scope, part, id)),
    ),
  playerStatus: ({ status }, sight, _, id) => playerHasStatus(sight, status, id),
  happened: ({ event, within }, sight, scope, id) => happened(sight, scope, event, within, id),
  hasCounters: ({ counter, is }, sight, scope, id) =>
    compares(sight, scope, playerOf(sight.state, id).counters[counter ?? ""] ?? 0, is),
};

/** The players to whom the instruction with this result did something. */
function playersDone({ slots }: Scope, done: ObjectReference): readonly PlayerId[] {
  const value = done.kind === "result" ? slots[done.slot] : undefined;
  if (value === undefined) throw new NotExecutable(`the players of ${done.kind}`);
  return value.players;
}

function evaluatePlayer<Kind extends Constraint["kind"]>(
  kind: Kind,
  constraint: ByKind<Constraint>[Kind],
  ...rest: [Sight, Scope, PlayerId]
): boolean {
  const test: Partial<Table<Constraint, [Sight, Scope, PlayerId], boolean>>[Kind] = playerTests[kind];
  if (test === undefined) throw new NotExecutable(`player filter ${kind}`);
  return test(constraint, ...rest);
}

/** Whether a player meets a constraint. */
export function playerMeets(sight: Sight, scope: Scope, constraint: Constraint, id: PlayerId): boolean {
  return evaluatePlayer(constraint.kind, constraint, sight, scope, id);
}

/** How many matching permanents a player controls. */
function controlledMatching(
  sight: Sight,
  scope: Scope,
  what: ByKind<Constraint>["controls"]["what"],
  id: PlayerId,
): number {
  return matchingObjects(sight, scope, what).filter((object) => subjectOf(sight, object)?.looks.controller === id)
    .length;
}

/** Active, attacking, defending, the monarch (102.1, 506.2, 725). */
function playerHasStatus(sight: Sight, status: ByKind<Constraint>["playerStatus"]["status"], id: PlayerId): boolean {
  switch (status) {
    case "active":
    case "attacking":
      return sight.state.turn.active === id;
    case "defending":
    case "attacked":
      return objectsWith(sight.state, "fighting").some(({ attacking }) => attacking === id);
    case "monarch":
      return playerOf(sight.state, id).designations.includes("monarch");
  }
}
