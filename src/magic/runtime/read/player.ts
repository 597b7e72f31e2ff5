import type { ObjectReference, PlayerReference, Recipient } from "../../effects/index.js";
import { isSame } from "../../effects/structure.js";
import { NotExecutable } from "../state/failures.js";
import { type Entity, isPlayer, type PlayerId } from "../state/identity.js";
import type { ByKind, Table } from "../state/kinds.js";
import { findObject, opponentsOf, othersThan, playerOf, playersInOrder } from "../state/objects.js";
import type { Scope } from "../state/scope.js";
import { playerMatches } from "./filter.js";
import { informationOf } from "./informant.js";
import { objectsOf } from "./reference.js";
import { eventPlayers } from "./roles.js";
import type { Sight } from "./sight.js";
import { subjectOf } from "./sight.js";

/** The players announced for a target. */
function targetPlayers(scope: Scope, target: string): PlayerId[] {
  return (scope.targets[target] ?? []).filter(isPlayer);
}

/** The players that someone chooses among. */
function choosePlayer(sight: Sight, scope: Scope, reference: ByKind<PlayerReference>["choosePlayer"]): PlayerId[] {
  const [chooser] = playersOf(sight, scope, reference.chooser);
  if (chooser === undefined) return [];
  const candidates = playersInOrder(sight.state).filter((id) => playerMatches(sight, scope, reference.filter, id));
  const options = candidates.map((player) => ({ kind: "player" as const, player }));
  const request = { kind: "choose", purpose: "player", rule: "608.2d", about: scope.source } as const;
  const least = Math.min(1, options.length);
  const answer = sight.ask({ ...request, player: chooser, options, least, most: least });
  return answer.flatMap((index) => candidates[index] ?? []);
}

/** The player that the creature of the event attacks, else the one that the source attacks (508.5). */
function defendingPlayer(sight: Sight, scope: Scope): PlayerId[] {
  const declared = scope.event?.kind === "attacked" ? scope.event.whom : null;
  const whom = declared ?? subjectOf(sight, scope.source)?.object.attacking ?? null;
  if (whom === null) return opponentsOf(sight.state, sight.state.turn.active).slice(0, 1);
  if (isPlayer(whom)) return [whom];
  return subjectOf(sight, whom) === null ? [] : [subjectOf(sight, whom)?.looks.controller ?? ""];
}

/** The controllers of objects, each once; one that is gone counts as it last was (608.2h). */
function controllersOf(sight: Sight, scope: Scope, of: ObjectReference): PlayerId[] {
  const controllers = objectsOf(sight, scope, of).flatMap(
    (id) => informationOf(sight, scope, id)?.looks.controller ?? [],
  );
  return [...new Set(controllers)];
}

/** The owners of objects, each once. */
function ownersOf(sight: Sight, scope: Scope, of: ObjectReference): PlayerId[] {
  return [...new Set(objectsOf(sight, scope, of).flatMap((id) => subjectOf(sight, id)?.object.owner ?? []))];
}

/** The player that was chosen for the source. */
function chosenPlayer(sight: Sight, scope: Scope): PlayerId[] {
  const player = findObject(sight.state, scope.source)?.choices.player;
  if (player === undefined) throw new NotExecutable("a chosen player that nobody chose");
  return [player];
}

/** The player that the source is attached to (303.4). */
function enchantedPlayer(sight: Sight, scope: Scope): PlayerId[] {
  const attachedTo = subjectOf(sight, scope.source)?.object.attachedTo ?? null;
  return attachedTo !== null && isPlayer(attachedTo) ? [attachedTo] : [];
}

/** One evaluator a kind of reference to players. */
export const players: Table<PlayerReference, [Sight, Scope], PlayerId[]> = {
  you: (_, __, scope) => [scope.controller],
  eachPlayer: (_, sight) => playersInOrder(sight.state),
  eachOpponent: (_, sight, scope) => opponentsOf(sight.state, scope.controller),
  eachOtherPlayer: (_, sight, scope) => othersThan(sight.state, scope.controller),
  anyPlayer: (_, sight) => playersInOrder(sight.state),
  anyOpponent: (_, sight, scope) => opponentsOf(sight.state, scope.controller),
  targetPlayer: ({ target }, _, scope) => targetPlayers(scope, target),
  controllerOf: ({ of }, sight, scope) => controllersOf(sight, scope, of),
  ownerOf: ({ of }, sight, scope) => ownersOf(sight, scope, of),
  triggeringPlayer: (_, __, scope) => (scope.event === null ? [] : eventPlayers(scope.event)),
  defendingPlayer: (_, sight, scope) => defendingPlayer(sight, scope),
  attackingPlayer: (_, sight) => [sight.state.turn.active],
  activePlayer: (_, sight) => [sight.state.turn.active],
  chosenPlayer: (_, sight, scope) => chosenPlayer(sight, scope),
  enchantedPlayer: (_, sight, scope) => enchantedPlayer(sight, scope),
  choosePlayer: (reference, sight, scope) => choosePlayer(sight, scope, reference),
  matchingPlayers: ({ filter }, sight, scope) =>
    playersInOrder(sight.state).filter((id) => playerMatches(sight, scope, filter, id)),
  iterationPlayer: ({ slot }, _, scope) => [scope.iterations[slot]].filter((entity) => typeof entity === "string"),
  resultPlayer: ({ slot }, _, scope) => [...(scope.slots[slot]?.players ?? [])],
  whoChose: ({ slot, option }, sight, scope) => {
    const chose = (scope.slots[slot]?.words ?? []).filter(({ word }) => word === option);
    return playersInOrder(sight.state).filter((id) => chose.some(({ player }) => player === id));
  },
  eachOf: ({ players: several }, sight, scope) => {
    const meant = new Set(several.flatMap((one) => playersOf(sight, scope, one)));
    return playersInOrder(sight.state).filter((id) => meant.has(id));
  },
  anyNumberOfPlayers: () => {
    throw new NotExecutable("players anyNumberOfPlayers");
  },
};

function evaluate<Kind extends PlayerReference["kind"]>(
  kind: Kind,
  reference: ByKind<PlayerReference>[Kind],
  sight: Sight,
  scope: Scope,
): PlayerId[] {
  return players[kind](reference, sight, scope);
}

/** The players that a reference means, those who have left the game among them: of them, too, things are asked (800.4i). */
export function playersMeant(sight: Sight, scope: Scope, reference: PlayerReference): PlayerId[] {
  const { each } = scope;
  if (each !== undefined && each.of.kind === reference.kind && isSame(each.of, reference)) return [each.player];
  return evaluate(reference.kind, reference, sight, scope);
}

/** The players that a reference means now, in turn order; those who left the game are not among them. */
export function playersOf(sight: Sight, scope: Scope, reference: PlayerReference): PlayerId[] {
  const found = playersMeant(sight, scope, reference);
  return found.filter((id) => playerOf(sight.state, id).standing === "playing");
}

/** Whether a reference means players; their kinds and those of objects differ. */
export function isPlayerReference(reference: Recipient): reference is PlayerReference {
  return Object.hasOwn(players, reference.kind);
}

/** The objects and players that a recipient means. */
export function entitiesOf(sight: Sight, scope: Scope, recipient: Recipient): Entity[] {
  if (isPlayerReference(recipient)) return playersOf(sight, scope, recipient);
  if (recipient.kind === "target") return [...(scope.targets[recipient.target] ?? [])];
  if (recipient.kind === "iteration")
    return [scope.iterations[recipient.slot]].filter((entity) => entity !== undefined);
  return objectsOf(sight, scope, recipient);
}
