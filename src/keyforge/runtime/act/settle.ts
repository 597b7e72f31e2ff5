import { holds } from "../read/condition.js";
import { isInPlay } from "../state/cards.js";
import type { CardId } from "../state/identity.js";
import { askOne } from "./ask.js";
import { carryOutAll } from "./carry-out.js";
import { giveBack } from "./control.js";
import { destroyDamaged } from "./lethal.js";
import type { Play, Waiting } from "./play.js";
import { holdingStates } from "./triggers.js";

/** Resolves one ability, where its condition holds. */
function resolve(play: Play, { scope, condition, instructions, ability }: Waiting): void {
  try {
    if (holds(play, scope, condition)) carryOutAll(play, { scope }, instructions);
  } catch (error) {
    play.unable(error, ability);
  }
}

/** Those among which an order is chosen: one ability that waits several times resolves in the order of its events. */
function firstOfEach(waiting: readonly Waiting[]): readonly Waiting[] {
  const isSame = (one: Waiting, other: Waiting): boolean =>
    one.ability === other.ability && one.scope.source === other.scope.source && one.scope.maker === other.scope.maker;
  return waiting.filter((one, index) => waiting.findIndex((other) => isSame(one, other)) === index);
}

/** Resolves abilities that wait at the same time, in the order that the active player chooses. */
export function resolveAll(play: Play, waiting: readonly Waiting[]): void {
  let rest = waiting.filter(({ instructions }) => instructions.length > 0);
  while (rest.length > 0) {
    const asking = { player: play.state.turn.active, purpose: "order", rule: "R38", about: null } as const;
    const next = askOne(play, asking, firstOfEach(rest), ({ scope, ability }) => ({
      kind: "ability",
      source: scope.source,
      ability,
    }));
    if (next === null) return;
    rest = rest.filter((one) => one !== next);
    resolve(play, next);
  }
}

/** Whether a source is in play. */
function isThere(play: Play, source: CardId | null): boolean {
  return source !== null && isInPlay(play.state, source);
}

/** Abilities about a state that has come about: each resolves once, and again only after the state was over. */
function newStates(play: Play): readonly Waiting[] {
  const keyOf = ({ scope, ability }: Waiting): string => `${scope.source ?? ""} ${ability}`;
  const holding = holdingStates(play);
  const found = holding.filter((one) => !play.met.has(keyOf(one)));
  play.met = new Set(holding.map(keyOf));
  return found;
}

/** Destroys what has taken too much damage and resolves what has triggered, until nothing is left of either. */
export function settle(play: Play): void {
  while (play.state.winner === null) {
    destroyDamaged(play);
    giveBack(play, ({ duration, scope }) => duration.kind === "whileSourceInPlay" && !isThere(play, scope.source));
    const waiting = play.takeWaiting();
    const due = waiting.length > 0 ? waiting : newStates(play);
    if (due.length === 0) return;
    resolveAll(play, due);
  }
}
