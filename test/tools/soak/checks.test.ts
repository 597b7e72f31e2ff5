import { describe, expect, it } from "vitest";
import { everyObject, type GameState, place } from "../../../src/magic/runtime/index.js";
import { withObject } from "../../../src/magic/runtime/state/objects.js";
import { changedOwners, LeftTokens, unbalanced } from "../../../src/tools/soak/balance.js";
import { Chance } from "../../../src/tools/soak/chance.js";
import { leaks, otherwise } from "../../../src/tools/soak/hidden.js";
import { freeze } from "../../../src/tools/soak/plain.js";
import { playRandomGame } from "../../../src/tools/soak/play.js";
import { randomTable } from "../../../src/tools/soak/table.js";
import { bear } from "../../magic/runtime/builders.js";
import { cards } from "./games.js";

it("plays the same game from the same seed", () => {
  const [first, second] = [playRandomGame(7, cards, 40), playRandomGame(7, cards, 40)];
  expect(first.inputs.length).toBeGreaterThan(30);
  expect(second.inputs).toEqual(first.inputs);
});

/** A table that nothing has happened on, with one more token of the first player's. */
function withToken(): { readonly before: GameState; readonly after: GameState; readonly id: number } {
  const before = randomTable(new Chance(1), cards);
  const placed = place(before, { card: bear("Token"), zone: "battlefield", owner: "Ada", parts: { kind: "token" } });
  return { before, after: placed.state, id: placed.id };
}

describe("what the checks must see", () => {
  it("a token that no event made, and a card too many (111.1)", () => {
    const { before, after } = withToken();
    expect(unbalanced({ before, after, events: [] })).toHaveLength(1);
    const more = place(before, { card: bear("Card"), zone: "exile", owner: "Ada", parts: {} }).state;
    expect(unbalanced({ before, after: more, events: [] })).toHaveLength(1);
    expect(unbalanced({ before, after: before, events: [] })).toEqual([]);
  });

  it("another owner (108.3, 111.2)", () => {
    const { after, id } = withToken();
    expect(changedOwners({ before: after, after: withObject(after, id, { owner: "Bo" }), events: [] })).toHaveLength(1);
    expect(changedOwners({ before: after, after, events: [] })).toEqual([]);
  });

  it("a token that left and moved again (111.8)", () => {
    const { after, id } = withToken();
    const common = { player: "Ada", controller: "Ada", rule: "400.7", cause: null, kind: "moved" } as const;
    const leaves = { ...common, object: id, became: 900, from: "battlefield", to: "exile" } as const;
    const again = { ...common, object: 900, became: 901, from: "exile", to: "battlefield" } as const;
    const left = new LeftTokens();
    expect(left.movedAgain({ before: after, after, events: [leaves] })).toEqual([]);
    expect(left.movedAgain({ before: after, after, events: [again] })).toHaveLength(1);
  });

  it("what JSON would not write, and a change of what was given", () => {
    expect(freeze({ a: [undefined], b: Number.NaN, c: new Map() })).toHaveLength(3);
    const value = { list: [1] };
    expect(freeze(value)).toEqual([]);
    expect(() => value.list.push(2)).toThrow(TypeError);
  });

  it("a view that tells of hidden cards (400.2)", () => {
    const { after } = withToken();
    const state = otherwise(after, "Ada", new Chance(2));
    const hands = (one: GameState) => everyObject(one).filter(({ zone, owner }) => zone === "hand" && owner !== "Ada");
    expect(hands(state).map(({ card }) => card)).not.toEqual(hands(after).map(({ card }) => card));
    expect(leaks(after, new Chance(3))).toEqual([]);
  });
});
