import fc from "fast-check";
import { expect, it } from "vitest";
import type { CompiledCard } from "../../../src/keyforge/effects/index.js";
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
import { action, amberIcon, artifact, capture, card, choose, creatures, damage, deckBottom, destroy, draw, each, enemy, exalt, fixed, friendly, gain, hand, keyword, lose, make, move, n, named, nonToken, one, opponent, optional, source, status, steal, timed, token, upgrade, upgradeGrants, you } from "./cards.js"; // prettier-ignore
import * as refs from "./references.js";
import { TestTable } from "./table.js";

/** The cards of both decks: what makes, moves, steals and destroys token creatures. */
const cards: readonly CompiledCard[] = [
  card("Maker", { abilities: [timed(["play", "afterReap"], make())] }),
  card("Bomber", { abilities: [timed("destroyed", make({ count: n(2) }), damage(1, choose(creatures())))] }),
  card("Thief", { power: 2, abilities: [keyword("elusive"), timed("afterReap", steal(one))] }),
  card("Guard", { power: 5, armor: 1, abilities: [keyword("taunt"), timed("afterFight", capture(source))] }),
  card("Lord", {
    abilities: [
      fixed({ kind: "power", affected: creatures(friendly, token), change: "more", amount: one }),
      timed("play", exalt(source)),
    ],
  }),
  card("Mole", { abilities: [keyword("treachery"), keyword("skirmish")] }),
  action("Wipe", destroy(each(creatures()))),
  action("Flip", { kind: "flip", ...named("flip"), objects: choose(creatures()), facing: "down" }),
  action("Reveal", { kind: "flip", ...named("flip"), objects: choose(creatures(token)), facing: "up" }),
  action("Bounce", move(choose(creatures(enemy)), hand, "return")),
  action("Bury", move(choose(creatures()), deckBottom), make()),
  action("Seize", {
    kind: "takeControl",
    ...named("take"),
    player: you,
    objects: choose(creatures(enemy)),
    duration: null,
  }),
  action("Abduct", move(choose(creatures(enemy)), { kind: "archives", whose: you }, "put")),
  action("Shield", status("ward", choose(creatures())), optional(status("stun", choose(creatures())))),
  action("Drain", lose(n(2), opponent), gain(one), draw(one)),
  action("Both", make({ maker: opponent }), make({ count: n(2) })),
  action("Mimic", {
    kind: "becomeCopy",
    ...named("copy"),
    objects: choose(creatures(nonToken)),
    of: choose(creatures(token)),
    duration: null,
  }),
  artifact("Hive", timed("omni", destroy(choose(creatures(friendly))), make())),
  upgrade("Badge", upgradeGrants(timed("destroyed", make()))),
];

/** The game in which random inputs are played. */
function start(seed: number): GameState {
  const table = new TestTable({ you: refs.prospector, opponent: refs.cleric, seed });
  for (const owner of ["you", "opponent"]) {
    for (const one of cards) {
      table.put(one, "deck", owner, { icons: [amberIcon] });
      table.put(one, "hand", owner);
    }
    table.fill("play", [refs.pawn, refs.engine, card("Thief", { abilities: [timed("afterReap", steal(one))] })], owner);
    for (let number = 0; number < 2; number += 1)
      table.token(owner === "you" ? refs.prospector : refs.cleric, refs.plan, owner);
    table.give(owner, { amber: 3 });
  }
  return table.state;
}

/** Freezes a state whole, so that changing any of it throws. */
function freeze<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}

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

interface Played {
  readonly states: readonly GameState[];
  readonly inputs: readonly Input[];
  /** The events of each whole input, with the states before and after. */
  readonly events: readonly Happening[];
}

/** Plays random choices and gives back every state with the inputs that led there. */
function playRandomly([seed, numbers]: readonly [number, readonly number[]]): Played {
  const states = [freeze(start(seed))];
  const inputs: Input[] = [];
  const events: Happening[] = [];
  for (const number of numbers) {
    const state = states.at(-1);
    const input = state === undefined ? null : pick(state, number);
    if (state === undefined || input === null) break;
    const result = step(state, input);
    expect(result.reports.filter(({ kind }) => kind !== "instruction")).toEqual([]);
    states.push(freeze(result.state));
    inputs.push(input);
    events.push(...result.events);
  }
  return { states, inputs, events };
}

const games = fc.tuple(fc.nat(1000), fc.array(fc.nat(60), { minLength: 30, maxLength: 120, size: "max" }));

/** Random games, each of which is played once for all that is checked of it. */
const allPlayed = fc.sample(games, { numRuns: 10, seed: 41 }).map(playRandomly);

/** Checks something of the random games. */
function always(check: (played: Played) => void): void {
  for (const played of allPlayed) check(played);
}

/** How often each kind of event came about. */
function counted(kind: Happening["kind"]): number {
  return allPlayed.reduce((sum, { events }) => sum + events.filter((event) => event.kind === kind).length, 0);
}

it.each(["tokenMade", "destroyed", "fought", "reaped", "controlTaken", "flipped", "amberStolen", "returned"] as const)(
  "plays games in which cards are %s",
  (kind) => {
    expect(counted(kind)).toBeGreaterThan(2);
  },
);

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

it("keeps every card in exactly one zone and changes no state that it was given", () => {
  always(({ states }) => {
    for (const state of states) expect(brokenInvariants(state)).toEqual([]);
  });
});

it("R22 never changes an owner", () => {
  always(({ states }) => {
    const owners = new Map<number, string>();
    for (const state of states)
      for (const { id, owner } of everyCard(state)) {
        expect(owners.get(id) ?? owner).toBe(owner);
        owners.set(id, owner);
      }
  });
});

it("loses and makes no card", () => {
  always(({ states }) => {
    const [first] = states;
    const printed = (state: GameState | undefined): string[] =>
      state === undefined
        ? []
        : everyCard(state)
            .map(({ card: name, owner }) => `${owner} ${name}`)
            .sort();
    for (const state of states) expect(printed(state).join()).toBe(printed(first).join());
  });
});

it("balances the æmber with the events", () => {
  always(({ states, events }) => {
    const [first] = states;
    const last = states.at(-1);
    if (first === undefined || last === undefined) return;
    expect(amberIn(last)).toBe(amberIn(first) + events.reduce((sum, event) => sum + change(event), 0));
  });
});

it("R2 has in play facedown only copies of a reference card, R19 elsewhere only themselves", () => {
  always(({ states }) => {
    for (const state of states)
      for (const { zone, facing, token: reference } of everyCard(state)) {
        expect(facing === "down").toBe(reference !== null);
        if (zone !== "play") expect(facing).toBe("up");
      }
  });
});

it("replays to the same state", () => {
  always(({ states, inputs }) => {
    const [first] = states;
    const last = states.at(-1);
    if (first === undefined || last === undefined) return;
    expect(stateHash(replay(first, inputs))).toBe(stateHash(last));
  });
});

it("is plain data: a state is the same after it was written and read", () => {
  always(({ states }) => {
    const last = states.at(-1);
    const copy: unknown = JSON.parse(JSON.stringify(last));
    expect(copy).toEqual(last);
  });
});

/** The state with other cards where a player may not look: what they see must stay the same (R17). */
function disguised(state: GameState, player: string): GameState {
  const request = requestOf(state);
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
    return [key, isDisguised ? { ...object, card: "Pawn", icons: [] } : object] as const;
  });
  return { ...state, objects: Object.fromEntries(objects), random: [1, 2, 3, 4] };
}

it("R17 shows a player nothing of hands, decks, archives and the other side of the opponent's token creatures", () => {
  always(({ states }) => {
    for (const state of states)
      for (const player of ["you", "opponent"]) {
        const mine = { ...view(state, player), request: null };
        const other = { ...view(disguised(state, player), player), request: null };
        expect(hashOf(other)).toBe(hashOf(mine));
      }
  });
});
