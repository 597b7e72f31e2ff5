import { expect, it } from "vitest";
import { everyObject, newGame, place, step } from "../../../src/magic/runtime/index.js";
import { Play } from "../../../src/magic/runtime/act/play.js";
import { bear, card, detail, each, fixed, matching, named, n, permanents, triggered, you } from "./builders.js";

const gain = { kind: "gainLife", ...named("gain"), player: you, amount: n(1) } as const;
const named2 = (name: string) => ({ kind: "named", name }) as const;
const leaving = { kind: "leavesBattlefield", object: each(permanents(named2("Bo's Bear"))), detail } as const;
const watcher = card("Watcher", { abilities: [triggered(leaving, [gain])] });
const thief = card("Thief", {
  abilities: [
    fixed({
      kind: "continuous",
      affected: matching(named2("Ada's Bear")),
      changes: [{ kind: "control", controller: you }],
    }),
  ],
});

/** A game of three after Bo lost it, who had a Thief and a Bear and stood under another's card. */
function afterBoLost() {
  let state = newGame({ players: ["Ada", "Bo", "Cy"], cards: [], seed: 1, startingLife: 20 });
  const put = (made: ReturnType<typeof card>, owner: string, controller = owner): void => {
    state = place(state, { card: made, zone: "battlefield", owner, parts: { controller } }).state;
  };
  put(bear("Ada's Bear"), "Ada");
  put(watcher, "Ada");
  put(bear("Bo's Bear"), "Bo");
  put(thief, "Bo");
  put(bear("Lent Bear"), "Cy", "Bo");
  state = place(state, { card: bear("Held Bear"), zone: "hand", owner: "Bo", parts: {} }).state;
  const loss = { kind: "loseGame", ...named("lose"), player: you } as const;
  return step(state, { kind: "arrange", player: "Bo", instructions: [loss] });
}

it("takes everything that a player owns out of the game with them (800.4a)", () => {
  const { state, events } = afterBoLost();
  expect(everyObject(state).filter(({ owner }) => owner === "Bo")).toEqual([]);
  expect(events.filter(({ kind }) => kind === "leftGame")).toHaveLength(3);
  expect(state.players[1]).toMatchObject({ standing: "lost", hand: [] });
});

it("exiles what they still control, and gives back what an effect of theirs had taken (800.4a)", () => {
  const { state } = afterBoLost();
  expect(everyObject(state).filter(({ zone }) => zone === "exile")).toMatchObject([{ owner: "Cy" }]);
  expect(state.battlefield.size).toBe(2);
});

it("triggers what watches for a permanent to leave the battlefield (603.6c)", () => {
  expect(afterBoLost().state.stack).toHaveLength(1);
});

it("goes on with the next player where the active one has left (800.4j)", () => {
  let state = newGame({ players: ["Ada", "Bo", "Cy"], cards: [], seed: 1, startingLife: 20 });
  const loss = { kind: "loseGame", ...named("lose"), player: you } as const;
  state = step(state, { kind: "arrange", player: "Ada", instructions: [loss] }).state;
  expect(state.turn.priority).toBe("Bo");
  for (const player of ["Bo", "Cy"])
    for (let number = 0; number < 3; number += 1)
      state = place(state, { card: bear("Spare"), zone: "library", owner: player, parts: {} }).state;
  for (let pass = 0; pass < 40 && state.turn.active === "Ada"; pass += 1)
    state = step(state, { kind: "act", action: { kind: "pass" } }).state;
  expect(state.turn.active).toBe("Bo");
});

/** A game of three, and the same once somebody has lost it. */
const three = newGame({ players: ["Ada", "Bo", "Cy"], cards: [], seed: 1, startingLife: 20 });
const lossOf = (player: string) =>
  ({ kind: "arrange", player, instructions: [{ kind: "loseGame", ...named("lose"), player: you }] }) as const;
const pass = { kind: "act", action: { kind: "pass" } } as const;

it("passes priority to the next player in turn order, whoever had it first (117.3d)", () => {
  const bo = step(three, pass).state;
  expect(bo.turn.priority).toBe("Bo");
  const acted = step(bo, { kind: "arrange", player: "Bo", instructions: [{ ...gain, ...named("gain") }] }).state;
  const cy = step(acted, pass).state;
  expect(cy.turn.priority).toBe("Cy");
  expect(step(cy, pass).state.turn.priority).toBe("Ada");
});

it("passes priority on from a player who had it and left to the next in turn order (800.4a)", () => {
  expect(step(step(three, pass).state, lossOf("Bo")).state.turn.priority).toBe("Cy");
});

it("has the next player in turn order make the choice of one who has left (800.4h)", () => {
  const { state } = step(three, lossOf("Bo"));
  const request = { kind: "choose", purpose: "value", rule: "608.2d", about: null, least: 1, most: 1 } as const;
  const ask = () => new Play(state, []).ask({ ...request, player: "Bo", options: [{ kind: "yes" }, { kind: "no" }] });
  expect(ask).toThrow("waiting for Cy");
});

it("leaves the choices of those who are there to them (800.4h)", () => {
  const request = { kind: "choose", purpose: "value", rule: "608.2d", about: null, least: 1, most: 1 } as const;
  const ask = () => new Play(three, []).ask({ ...request, player: "Bo", options: [{ kind: "yes" }, { kind: "no" }] });
  expect(ask).toThrow("waiting for Bo");
});
