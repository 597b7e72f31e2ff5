import { type CardId, cardOf, type GameState, type Happening, sightOf } from "../../keyforge/runtime/index.js";
import { ruleOf } from "./event-rules.js";
import { fullName } from "./names.js";

/** An event with its rule, and as a line of people's words. */
export interface Told {
  readonly kind: Happening["kind"];
  readonly rule: string;
  readonly line: string;
}

/** Whether a card is, or was as it was last in play, a token creature. */
function isToken(state: GameState, id: CardId | null): boolean {
  if (id === null || state.objects[id] === undefined) return false;
  if (cardOf(state, id).zone === "play") return sightOf(state).look(id).token;
  return state.lastKnown[id]?.looks.token ?? false;
}

/** What an event says beside its kind. */
function partsOf(state: GameState, { card, other, player, amount, from, to, word }: Happening): string[] {
  return [
    ...(card === null ? [] : [`card ${fullName(state, card)}`]),
    ...(other === null ? [] : [`with ${fullName(state, other)}`]),
    ...(player === null ? [] : [`player ${player}`]),
    ...(amount === 1 ? [] : [`amount ${amount}`]),
    ...(from === null ? [] : [`from ${from}`]),
    ...(to === null ? [] : [`to ${to}`]),
    ...(word === null ? [] : [word]),
  ];
}

/** An event as it is told after a step that led to a state: its rule, what it is, and what takes part in it. */
export function toldOf(state: GameState, happening: Happening): Told {
  const { kind } = happening;
  const rule = ruleOf(happening, isToken(state, happening.card) ? "token" : "other");
  const parts = partsOf(state, happening);
  return { kind, rule, line: `${rule} ${kind}${parts.length === 0 ? "" : `: ${parts.join("; ")}`}` };
}
