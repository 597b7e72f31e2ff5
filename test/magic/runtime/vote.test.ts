import { expect, it } from "vitest";
import type { Instruction, Quantity } from "../../../src/magic/effects/index.js";
import { create, group, named, opponents, saproling } from "./builders.js";
import { TestTable } from "./table.js";

const options = ["calm", "rage"];
const vote: Instruction = {
  kind: "vote",
  ...named("v"),
  player: { kind: "eachPlayer" },
  startingWith: opponents,
  options,
};
const rage: Quantity = { kind: "votes", slot: vote.result, option: "rage" };

it.each<[readonly [number, number], number]>([
  [[0, 0], 0],
  [[1, 0], 1],
  [[1, 1], 2],
])("counts the votes of a word, the named player voting first (701.38a): %j", ([first, second], count) => {
  const table = new TestTable();
  expect(table.arrange([vote, create([group(saproling, rage)])])).toMatchObject({ player: "opponent" });
  expect(table.answer(first)).toMatchObject({ player: "you" });
  table.answer(second);
  expect(table.tokens()).toHaveLength(count);
});

it("lets each player choose a word and means those who chose one (101.4, 608.2d)", () => {
  const choice: Instruction = {
    kind: "chooseValue",
    ...named("c"),
    player: { kind: "eachPlayer" },
    of: "word",
    options,
    manner: "chosen",
  };
  const who = { kind: "whoChose", slot: choice.result, option: "calm" } as const;
  const table = new TestTable();
  table.arrange([choice, create([group(saproling)], { creator: who, controller: who })]);
  table.answer(1);
  table.answer(0);
  expect(table.tokens().map(({ id }) => table.looks(id).controller)).toEqual(["opponent"]);
});
