import fc from "fast-check";
import { expect, it } from "vitest";
import type { Instruction } from "../../../src/magic/effects/index.js";
import {
  brokenInvariants,
  everyObject,
  type GameState,
  type Input,
  replay,
  requestOf,
  stateHash,
  step,
  view,
} from "../../../src/magic/runtime/index.js";
import {
  activated,
  bear,
  card,
  create,
  creature,
  detail,
  doubler,
  each,
  fixed,
  group,
  matching,
  n,
  named,
  one,
  opponents,
  permanents,
  saproling,
  spell,
  target,
  targetOf,
  token,
  treasure,
  triggered,
  you,
  yours,
} from "./builders.js";
import { TestTable } from "./table.js";
import { frozen } from "../../frozen.js";

const plus = { sign: "plus", amount: one } as const;
const exile: Instruction = {
  kind: "moveObjects",
  ...named("exile"),
  actor: you,
  objects: target("t"),
  from: null,
  to: "exile",
  position: null,
  order: null,
  controller: null,
  enters: [],
  until: null,
};

const cards = [
  bear("Maker", { abilities: [activated([{ kind: "payLife", amount: one }], [create([group(saproling)])])] }),
  card("Kiln", {
    abilities: [
      activated(
        [{ kind: "tapSelf" }],
        [create([group({ kind: "copy", of: matching(creature, yours), exceptions: [] })])],
      ),
    ],
  }),
  card("Anthem", {
    abilities: [
      fixed({
        kind: "continuous",
        affected: matching(creature),
        changes: [{ kind: "changePowerToughness", power: plus, toughness: plus }],
      }),
    ],
  }),
  card("Watcher", {
    abilities: [
      triggered({ kind: "dies", object: each(permanents(creature)), detail }, [
        create([group(treasure)], { controller: opponents }),
      ]),
    ],
  }),
  card("Altar", {
    abilities: [
      activated(
        [
          {
            kind: "sacrifice",
            what: {
              kind: "choice",
              chooser: you,
              filter: permanents(token, yours),
              least: one,
              most: one,
              manner: "chosen",
            },
            from: null,
          },
        ],
        [{ kind: "drawCards", ...named("draw"), player: you, amount: one }],
      ),
    ],
  }),
  doubler,
];

const spells = [
  card("Banish", {
    types: ["instant"],
    manaCost: [],
    abilities: [
      spell(
        [exile, { ...exile, ...named("back"), objects: { kind: "result", slot: "exile" }, to: "battlefield" }],
        [targetOf("t", permanents(creature))],
      ),
    ],
  }),
  card("Swap", {
    types: ["instant"],
    manaCost: [],
    abilities: [
      spell(
        [
          {
            kind: "modify",
            ...named("steal"),
            objects: target("t"),
            changes: [{ kind: "control", controller: you }],
            duration: { kind: "endOfTurn" },
            membership: "lockedIn",
          },
        ],
        [targetOf("t", permanents(creature))],
      ),
    ],
  }),
  card("Brood", {
    types: ["sorcery"],
    manaCost: [],
    abilities: [spell([create([group(saproling, n(2)), group(treasure)])])],
  }),
];

/** The game in which random inputs are played. */
function start(): GameState {
  const table = new TestTable();
  for (const owner of ["you", "opponent"]) {
    for (const each of cards) table.put(each, "battlefield", owner);
    for (const each of [...spells, ...spells]) table.put(each, "hand", owner);
    for (let number = 0; number < 12; number += 1) table.put(bear("Drawn Bear"), "library", owner);
  }
  return table.state;
}

/** The input that a random number picks among those possible. */
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
      return {
        kind: "answer",
        answer: request.options.map((_, index) => (index === 0 ? request.most - count + 1 : 1)),
      };
    case "assign":
      return { kind: "answer", answer: request.options.map((_, index) => (index === 0 ? request.most : 0)) };
    case "choose": {
      const size = Math.max(request.least, Math.min(request.most, 1));
      return { kind: "answer", answer: Array.from({ length: size }, (_, index) => (number + index) % count) };
    }
  }
}

/** Plays random choices and gives back every state with the inputs that led there. */
function playRandomly(numbers: readonly number[]): { states: GameState[]; inputs: Input[] } {
  const states = [frozen(start())];
  const inputs: Input[] = [];
  for (const number of numbers) {
    const state = states.at(-1);
    const input = state === undefined ? null : pick(state, number);
    if (state === undefined || input === null) break;
    states.push(frozen(step(state, input).state));
    inputs.push(input);
  }
  return { states, inputs };
}

const games = fc.array(fc.nat(30), { minLength: 5, maxLength: 60 });
const runs = { numRuns: 15, seed: 111 };

it("keeps its invariants, and changes no state that it was given", () => {
  fc.assert(
    fc.property(games, (numbers) => {
      for (const state of playRandomly(numbers).states) expect(brokenInvariants(state)).toEqual([]);
    }),
    runs,
  );
});

it("leaves no token outside the battlefield when a player may act (111.7, 704.5d)", () => {
  fc.assert(
    fc.property(games, (numbers) => {
      const settled = playRandomly(numbers).states.filter(({ pending }) => pending === null);
      for (const state of settled) {
        expect(everyObject(state).filter(({ kind, zone }) => kind === "token" && zone !== "battlefield")).toEqual([]);
      }
    }),
    runs,
  );
});

it("never changes an owner (108.3, 111.2)", () => {
  fc.assert(
    fc.property(games, (numbers) => {
      const owners = new Map<number, string>();
      for (const state of playRandomly(numbers).states) {
        for (const { id, owner } of everyObject(state)) {
          expect(owners.get(id) ?? owner).toBe(owner);
          owners.set(id, owner);
        }
      }
    }),
    runs,
  );
});

it("is plain data: a state is the same after it was written and read", () => {
  fc.assert(
    fc.property(games, (numbers) => {
      const last = playRandomly(numbers).states.at(-1);
      const copy: unknown = JSON.parse(JSON.stringify(last));
      expect(copy).toEqual(last);
    }),
    runs,
  );
});

it("replays to the same hash", () => {
  fc.assert(
    fc.property(games, (numbers) => {
      const { states, inputs } = playRandomly(numbers);
      const [first, last] = [states.at(0), states.at(-1)];
      if (first === undefined || last === undefined) throw new Error("nothing was played");
      expect(stateHash(replay(first, inputs))).toBe(stateHash(last));
    }),
    runs,
  );
});

it("shows a player nothing of libraries and of others' hands", () => {
  fc.assert(
    fc.property(games, (numbers) => {
      for (const state of playRandomly(numbers).states) {
        const seen = view(state, "you");
        expect(
          seen.objects.filter(({ zone, owner }) => zone === "library" || (zone === "hand" && owner !== "you")),
        ).toEqual([]);
        expect(JSON.stringify(seen)).not.toContain("random");
      }
    }),
    runs,
  );
});
