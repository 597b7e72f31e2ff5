import { expect, it } from "vitest";
import { everyObject, newGame, place, step } from "../../../src/magic/runtime/index.js";
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
