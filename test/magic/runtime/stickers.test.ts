import { expect, it } from "vitest";
import { withNameSticker } from "../../../src/magic/runtime/read/stickers.js";
import type { Sticker } from "../../../src/magic/runtime/index.js";
import { bear, creature, matching, named, you } from "./builders.js";
import { TestTable } from "./table.js";

const dark: Sticker = { id: "dark", tickets: 0, print: { kind: "name", words: "Dark" } };
const big: Sticker = { id: "big", tickets: 2, print: { kind: "powerToughness", power: 5, toughness: 5 } };

/** A table at which you have these stickers. */
function tableWith(stickers: readonly Sticker[], tickets = 0): TestTable {
  const table = new TestTable();
  const [first, ...others] = table.state.players;
  if (first === undefined) throw new Error("nobody plays");
  const players = [{ ...first, stickers, counters: { ticket: tickets } }, ...others];
  table.state = { ...table.state, players };
  return table;
}

const put = { kind: "putSticker", ...named("put"), actor: you, sticker: null, on: matching(creature) } as const;

it.each([
  ["Bear Cub", 0, "Dark Bear Cub"],
  ["Bear Cub", 1, "Bear Dark Cub"],
  ["Bear Cub", 2, "Bear Cub Dark"],
  ["Bear", 3, "Bear Dark"],
  ["", 0, "Dark"],
  ["Wolf in ____ Wool", 2, "Wolf in Dark ____ Wool"],
  ["Wolf in ____ Wool", 3, "Wolf in ____ Wool Dark"],
  ["Half-Blind Seer", 1, "Half-Blind Dark Seer"],
])("puts a word into %s after %i words (123.6a, 123.6b, 123.6c)", (name, after, expected) => {
  expect(withNameSticker(name, "Dark", after)).toBe(expected);
});

it("asks the controller of the object for the place, and the player for the sticker (123.3, 123.6b)", () => {
  const table = tableWith([dark, { ...dark, id: "other" }]);
  table.put(bear("Bear Cub"), "battlefield", "you", { controller: "opponent" });
  expect(table.arrange([put])).toMatchObject({ player: "you", rule: "123.3" });
  expect(table.answer(0)).toMatchObject({ player: "opponent", rule: "123.6b" });
  table.answer(1);
  expect(table.find("Bear Dark Cub")).toHaveLength(1);
});

it("takes the tickets, and no more than there are (123.3c)", () => {
  const paid = tableWith([big], 3);
  paid.put(bear("Bear"));
  paid.arrange([put]);
  expect(paid.looks(paid.find("Bear")[0]?.id ?? 0)).toMatchObject({ power: 5, toughness: 5, basePower: 5 });
  expect(paid.state.players[0]?.counters).toEqual({ ticket: 1 });
  const unpaid = tableWith([big], 1);
  unpaid.put(bear("Bear"));
  unpaid.arrange([put]);
  expect(unpaid.looks(unpaid.find("Bear")[0]?.id ?? 0)).toMatchObject({ power: 2, toughness: 2 });
  expect(unpaid.state.players[0]?.counters).toEqual({ ticket: 1 });
});

it("frees a sticker whose object went to a hidden zone (123.5)", () => {
  const table = tableWith([dark]);
  table.put(bear("Bear"));
  table.put(bear("Cub"), "battlefield", "you", { controller: "opponent" });
  const mine = {
    kind: "matching",
    filter: { what: "permanent", constraints: [{ kind: "named", name: "Bear" }] },
  } as const;
  table.arrange([{ ...put, on: mine }]);
  table.answer(0);
  expect(table.find("Dark Bear")).toHaveLength(1);
  table.arrange([
    {
      kind: "moveObjects",
      ...named("home"),
      actor: you,
      objects: {
        kind: "matching",
        filter: { what: "permanent", constraints: [{ kind: "stickered", sticker: "name" }] },
      },
      from: null,
      to: "hand",
      position: null,
      order: null,
      controller: null,
      enters: [],
      until: null,
    },
  ]);
  expect(table.find("Bear", "hand")).toHaveLength(1);
  table.arrange([put]);
  table.answer(0);
  expect(table.find("Dark Cub")).toHaveLength(1);
});
