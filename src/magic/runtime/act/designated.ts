import type { Condition, Instruction } from "../../effects/index.js";
import { subjectOf } from "../read/sight.js";
import type { Happening } from "../state/happening.js";
import type { PlayerId } from "../state/identity.js";
import { hasLeft, nextInTurnOrder, playerOf } from "../state/objects.js";
import { freshScope, type Scope } from "../state/scope.js";
import type { Play } from "./play.js";

const you = { kind: "you" } as const;
const one = { kind: "number", value: 1 } as const;

/** The player who is the monarch; null where there is none (725.3). */
function monarch({ state }: Play): PlayerId | null {
  return state.players.find(({ designations }) => designations.includes("monarch"))?.id ?? null;
}

/** An ability without a source has triggered; its controller is the player (113.8). */
function wait(
  play: Play,
  player: PlayerId,
  ability: string,
  instructions: readonly Instruction[],
  more: { readonly condition?: Condition; readonly scope?: Partial<Scope> } = {},
): void {
  const scope = { ...freshScope(0, player), ability, ...more.scope };
  const waiting = { scope, ability, resolution: { targets: [], instructions }, condition: more.condition ?? null };
  play.state = { ...play.state, waiting: [...play.state.waiting, waiting] };
}

const draw: Instruction = {
  kind: "drawCards",
  id: "monarch:draw",
  result: "monarch:draw",
  player: you,
  amount: one,
};

const slot = "monarch:creature";

const crown: Instruction = {
  kind: "becomeDesignation",
  id: "monarch:crown",
  result: "monarch:crown",
  player: { kind: "controllerOf", of: { kind: "iteration", slot } },
  object: null,
  designation: "monarch",
};

/** What comes with being the monarch: a card at the end of their turn, and who loses it (725.2). */
function monarchTriggers(play: Play, events: readonly Happening[]): void {
  const player = monarch(play);
  if (player === null) return;
  for (const event of events) {
    if (begins(event, "endStep", player)) wait(play, player, "monarch:draw", [draw]);
    if (event.kind !== "damaged" || event.combat !== "combat" || event.to !== player) continue;
    if (subjectOf(play, event.source)?.looks.types.includes("creature") !== true) continue;
    wait(play, player, "monarch:crown", [crown], { scope: { iterations: { [slot]: event.source } } });
  }
}

/** Whether a step of the player begins. */
function begins(event: Happening, part: "endStep" | "firstMainPhase", player: PlayerId): boolean {
  return event.kind === "turnPart" && event.part === part && event.edge === "beginning" && event.player === player;
}

const radiation = { kind: "counters", counter: "rad", on: you } as const;
const milled = "rad:mill";
const nonland = {
  what: "object",
  constraints: [{ kind: "not", constraint: { kind: "cardType", cardType: "land" } }],
} as const;

/** "That player mills a number of cards equal to the number of rad counters they have. For each nonland card …" (728.1). */
const irradiate: readonly Instruction[] = [
  { kind: "mill", id: milled, result: milled, player: you, amount: radiation },
  {
    kind: "forEach",
    id: "rad:each",
    result: "rad:each",
    slot: "rad:card",
    over: { kind: "among", of: { kind: "result", slot: milled }, filter: nonland },
    instructions: [
      { kind: "loseLife", id: "rad:lose", result: "rad:lose", player: you, amount: one },
      { kind: "removeCounters", id: "rad:less", result: "rad:less", actor: you, counter: "rad", count: one, from: you },
    ],
  },
];

const isIrradiated: Condition = { kind: "compare", quantity: radiation, is: { operator: "atLeast", than: one } };

/** What comes with rad counters, at the beginning of their player's precombat main phase (122.1i, 728.1). */
function radTriggers(play: Play, events: readonly Happening[]): void {
  const { active } = play.state.turn;
  if ((playerOf(play.state, active).counters["rad"] ?? 0) === 0) return;
  if (events.some((event) => begins(event, "firstMainPhase", active)))
    wait(play, active, "rad", irradiate, { condition: isIrradiated });
}

/** The triggered abilities without a source that players have by what they are or have (725.2, 728.1). */
export function playerTriggers(play: Play, events: readonly Happening[]): void {
  monarchTriggers(play, events);
  radTriggers(play, events);
}

/** The designations that one player at most has, with the rule by which they pass on from whoever leaves (725.4, 726.4). */
const passing = { monarch: "725.4", initiative: "726.4" } as const;

/** A player who had one has left the game: the active player has it now, or the next player in turn order (725.4, 726.4). */
export function passOn(play: Play, left: PlayerId): void {
  const { designations } = playerOf(play.state, left);
  for (const word of ["monarch", "initiative"] as const) {
    if (!designations.includes(word)) continue;
    play.changePlayer(left, { designations: designations.filter((own) => own !== word) });
    const player = heir(play);
    if (player !== null) succeed(play, player, word);
  }
}

/** The active player, or the next in turn order where that one has left the game. */
function heir({ state }: Play): PlayerId | null {
  const { active } = state.turn;
  return hasLeft(state, active) ? nextInTurnOrder(state, active) : active;
}

function succeed(play: Play, player: PlayerId, word: keyof typeof passing): void {
  play.changePlayer(player, { designations: [...playerOf(play.state, player).designations, word] });
  play.happen([{ kind: "designated", object: null, player, word, rule: passing[word], cause: null }]);
}
