import { opponentsOf } from "../state/objects.js";
import type { Ability, Restriction } from "../../effects/index.js";
import { holds } from "../read/condition.js";
import { playersOf } from "../read/player.js";
import type { Sight } from "../read/sight.js";
import { isDuring, turnOrder } from "../read/turn-parts.js";
import type { PlayerId } from "../state/identity.js";
import type { ByKind, Table } from "../state/kinds.js";
import type { GameObject } from "../state/object.js";
import { freshScope } from "../state/scope.js";
import type { GameState } from "../state/state.js";

/** How often an ability of an object was used this turn. */
export function usesThisTurn(state: GameState, object: GameObject, ability: string): number {
  const uses = object.uses[ability];
  return uses?.turn === state.turn.number ? uses.inTurn : 0;
}

/** Under what name it is noted that what an ability offers was done (603.2h). */
export function offered(ability: string | null, slot: string): string {
  return `${ability ?? ""}.${slot}`;
}

/** The object with one more use of an ability noted. */
export function withUse(state: GameState, object: GameObject, ability: string): Pick<GameObject, "uses"> {
  const inTurn = usesThisTurn(state, object, ability) + 1;
  const ever = (object.uses[ability]?.ever ?? 0) + 1;
  return { uses: { ...object.uses, [ability]: { turn: state.turn.number, inTurn, ever } } };
}

/** Whether a player could cast a sorcery now (307.5). */
export function isSorceryTime(state: GameState, player: PlayerId): boolean {
  const { active, part } = state.turn;
  return active === player && isDuring(part, "mainPhase") && state.stack.length === 0;
}

/** Whether it is a loyalty ability (606.1). */
export function isLoyalty({ costs }: Pick<Extract<Ability, { readonly kind: "activated" }>, "costs">): boolean {
  return costs.some(({ kind }) => kind === "loyalty");
}

/** What a restriction is held against. */
interface Use {
  readonly sight: Sight;
  readonly object: GameObject;
  readonly ability: string;
  readonly player: PlayerId;
  readonly controller: PlayerId;
}

/** Whether the present part of the turn is the one, and in the turn of the player, that the restriction names. */
function isTime({ sight, object, player }: Use, { part, whose }: ByKind<Restriction>["during"]): boolean {
  const { turn } = sight.state;
  const players = whose === null ? [turn.active] : playersOf(sight, freshScope(object.id, player), whose);
  return isDuring(turn.part, part) && players.includes(turn.active);
}

/** One test a kind of restriction. */
export const restrictions: Table<Restriction, [Use], boolean> = {
  sorcerySpeed: (_, { sight, player }) => isSorceryTime(sight.state, player),
  instantSpeed: () => true,
  onceEachTurn: (_, { sight, object, ability }) => usesThisTurn(sight.state, object, ability) < 1,
  twiceEachTurn: (_, { sight, object, ability }) => usesThisTurn(sight.state, object, ability) < 2,
  onceOnly: (_, { object, ability }) => (object.uses[ability]?.ever ?? 0) < 1,
  timesEachTurn: ({ times }, { sight, object, ability }) => usesThisTurn(sight.state, object, ability) < times,
  notYetDone: ({ slot }, { sight, object, ability }) => usesThisTurn(sight.state, object, offered(ability, slot)) < 1,
  during: (restriction, use) => isTime(use, restriction),
  before: ({ part }, { sight }) => turnOrder.indexOf(sight.state.turn.part) < turnOrder.indexOf(part),
  after: ({ part }, { sight }) => turnOrder.indexOf(sight.state.turn.part) >= turnOrder.indexOf(part),
  onlyIf: ({ condition }, { sight, object, player }) => holds(sight, freshScope(object.id, player), condition),
  anyPlayerMay: () => true,
  onlyOpponents: (_, { sight, player, controller }) => opponentsOf(sight.state, controller).includes(player),
  xNotZero: () => true,
};

function evaluate<Kind extends Restriction["kind"]>(
  kind: Kind,
  restriction: ByKind<Restriction>[Kind],
  use: Use,
): boolean {
  return restrictions[kind](restriction, use);
}

/** Whether the restrictions of an ability let it be used now (602.5, 603.2h). */
export function areMet(all: readonly Restriction[], use: Use): boolean {
  return all.every((restriction) => evaluate(restriction.kind, restriction, use));
}

/** Whether a triggered ability may trigger as far as its restrictions go. */
export function mayTrigger(
  sight: Sight,
  object: GameObject,
  ability: Extract<Ability, { readonly kind: "triggered" }>,
): boolean {
  const { controller } = sight.look(object);
  return areMet(ability.restrictions, { sight, object, ability: ability.id, player: controller, controller });
}
