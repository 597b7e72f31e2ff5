import { expect } from "vitest";
import {
  brokenInvariants,
  everyCard,
  type GameState,
  type Happening,
  type Input,
  replay,
  type Request,
  requestOf,
  stateHash,
  step,
  view,
} from "../../../src/keyforge/runtime/index.js";
import { hashOf } from "../../../src/state/hash.js";
import { frozen } from "../../frozen.js";

/** Something to do in the main step: using and playing cards rather than ending the turn. */
function act({ options }: Request, number: number): Input {
  const kinds = number % 5 === 0 ? ["endTurn", "discard"] : number % 2 === 0 ? ["use"] : ["play", "use"];
  const wanted = options.flatMap((option, index) =>
    option.kind === "action" && kinds.includes(option.action.kind) ? [index] : [],
  );
  return { kind: "answer", answer: [wanted[number % Math.max(1, wanted.length)] ?? 0] };
}

/** The answer that a random number picks among those possible. */
function pick(state: GameState, number: number): Input | null {
  const request = requestOf(state);
  if (request === null) return null;
  const count = request.options.length;
  switch (request.kind) {
    case "number":
      return { kind: "answer", answer: [request.least] };
    case "order":
      return { kind: "answer", answer: request.options.map((_, index) => index) };
    case "divide":
    case "assign":
      return { kind: "answer", answer: request.options.map((_, index) => (index === 0 ? request.most : 0)) };
    case "choose": {
      if (request.purpose === "act") return act(request, number);
      const size = Math.max(request.least, Math.min(request.most, 1));
      return { kind: "answer", answer: Array.from({ length: size }, (_, index) => (number + index) % count) };
    }
  }
}

export interface Played {
  readonly states: readonly GameState[];
  readonly inputs: readonly Input[];
  /** The events of each whole input, with the states before and after. */
  readonly events: readonly Happening[];
}

/** Plays random choices from a state, until nothing is left open, and gives back every state with the inputs that led there. */
export function playRandomly(first: GameState, numbers: readonly number[]): Played {
  const states = [frozen(first)];
  const inputs: Input[] = [];
  const events: Happening[] = [];
  const isOpen = (): boolean => states.at(-1)?.pending !== null;
  for (let turn = 0; turn < numbers.length || isOpen(); turn += 1) {
    const state = states.at(-1);
    const input = state === undefined ? null : pick(state, numbers[turn] ?? 0);
    if (state === undefined || input === null) break;
    const result = step(state, input);
    expect(result.reports.filter(({ kind }) => kind !== "instruction")).toEqual([]);
    states.push(frozen(result.state));
    inputs.push(input);
    events.push(...result.events);
  }
  return { states, inputs, events };
}

/** The æmber in pools and on cards. */
function amberIn(state: GameState): number {
  const pools = state.players.reduce((sum, { amber }) => sum + amber, 0);
  return everyCard(state).reduce((sum, { amber }) => sum + amber, pools);
}

/** How an event changes the æmber that there is. */
function change({ kind, amount, word }: Happening): number {
  if (kind === "amberGained" || kind === "exalted") return amount;
  if (kind === "amberLost" || kind === "keyForged") return -amount;
  return kind === "amberMoved" && word === "supply" ? -amount : 0;
}

/** The printed cards that there are, by their owners. */
function printed(state: GameState): string {
  const all = everyCard(state).map(({ card: name, owner }) => `${owner} ${name}`);
  return all.sort().join();
}

/** The state with other cards where a player may not look: what they see must stay the same (R17). */
function disguised(state: GameState, player: string): GameState {
  const request = requestOf(state);
  const mask = Object.values(state.cards).find(({ type }) => type === "action")?.id ?? "";
  const shown = request?.player === player ? request.options : [];
  const objects = Object.entries(state.objects).map(([key, object]) => {
    const isOffered = shown.some((option) => option.kind === "card" && option.card === object.id);
    const isHidden =
      object.zone === "deck" ||
      (object.owner !== player && ["hand", "archives"].includes(object.zone)) ||
      object.facing === "down";
    const isOwn = object.controller === player && object.zone === "play";
    const isAbducted = state.players.some(({ id, archives }) => id === player && archives.includes(object.id));
    const isDisguised = isHidden && !isOwn && !isOffered && !isAbducted;
    return [key, isDisguised ? { ...object, card: mask, icons: [] } : object] as const;
  });
  return { ...state, objects: Object.fromEntries(objects), random: [1, 2, 3, 4] };
}

/** What must hold of every random game, each with the rule that it rests on. */
export const laws: readonly (readonly [string, (played: Played) => void])[] = [
  [
    "every card stands in exactly one zone, and no state that was given is changed",
    ({ states }) => {
      for (const state of states) expect(brokenInvariants(state)).toEqual([]);
    },
  ],
  [
    "R22 no owner ever changes",
    ({ states }) => {
      const owners = new Map<number, string>();
      for (const state of states)
        for (const { id, owner } of everyCard(state)) {
          expect(owners.get(id) ?? owner).toBe(owner);
          owners.set(id, owner);
        }
    },
  ],
  [
    "no card is lost and none is made",
    ({ states: [first, ...others] }) => {
      for (const state of others) expect(printed(state)).toBe(first === undefined ? "" : printed(first));
    },
  ],
  [
    "the æmber balances with the events",
    ({ states, events }) => {
      const [first] = states;
      const last = states.at(-1);
      if (first === undefined || last === undefined) return;
      expect(amberIn(last)).toBe(amberIn(first) + events.reduce((sum, event) => sum + change(event), 0));
    },
  ],
  [
    "R2 facedown in play there are only copies of a reference card, R19 and elsewhere only cards as themselves",
    ({ states }) => {
      for (const state of states)
        for (const { zone, facing, token: reference } of everyCard(state)) {
          expect(facing === "down").toBe(reference !== null);
          if (zone !== "play") expect(facing).toBe("up");
        }
    },
  ],
  [
    "the inputs replay to the same state",
    ({ states, inputs }) => {
      const [first] = states;
      const last = states.at(-1);
      if (first === undefined || last === undefined) return;
      expect(stateHash(replay(first, inputs))).toBe(stateHash(last));
    },
  ],
  [
    "a state that was written and read is the same, and goes on the same",
    ({ states, inputs }) => {
      const last = states.at(-1);
      const before = states.at(-2);
      const input = inputs.at(-1);
      if (last === undefined || before === undefined || input === undefined) return;
      expect(read(last)).toEqual(last);
      expect(stateHash(step(read(before), input).state)).toBe(stateHash(last));
    },
  ],
  [
    "R17 a player is shown nothing of hands, decks, archives and the other side of the opponent's token creatures",
    ({ states }) => {
      for (const state of states)
        for (const player of ["you", "opponent"]) {
          const mine = { ...view(state, player), request: null };
          const other = { ...view(disguised(state, player), player), request: null };
          expect(hashOf(other)).toBe(hashOf(mine));
        }
    },
  ],
];

/** Whether a value has what every state has. */
function isState(value: unknown): value is GameState {
  return typeof value === "object" && value !== null && "objects" in value && "players" in value && "turn" in value;
}

/** A state as it comes back out of text. */
function read(state: GameState): GameState {
  const copy: unknown = JSON.parse(JSON.stringify(state));
  if (!isState(copy)) throw new TypeError("A state was written as something else.");
  return copy;
}
