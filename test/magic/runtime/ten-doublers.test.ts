import { expect, it } from "vitest";
import { card, create, detail, doubler, each, fixed, group, permanents, saproling, you } from "./builders.js";
import { TestTable } from "./table.js";

const oneOrMore = { ...each(permanents()), grouping: "oneOrMore" } as const;

/** "… those tokens plus an additional Saproling are created instead": its place among the doublers matters. */
const plusOne = card("Seed Keeper", {
  types: ["enchantment"],
  abilities: [
    fixed({
      kind: "replacement",
      event: { kind: "createsTokens", player: { kind: "player", reference: you }, tokens: oneOrMore, detail },
      replacement: { kind: "addTokens", id: "more", groups: [group(saproling)] },
    }),
  ],
});

/** The rules that asked while one token is created, and how many effects there were to choose from. */
function asked(table: TestTable, wanted: string): readonly (readonly [string, number])[] {
  const offered: (readonly [string, number])[] = [];
  let request = table.arrange([create([group(saproling)])]);
  while (request !== null && request.purpose !== "act" && offered.length < 20) {
    const { options, rule } = request;
    offered.push([rule, options.length]);
    const at = options.findIndex(
      (option) => option.kind === "effect" && table.find(wanted).some(({ id }) => id === option.source),
    );
    request = table.answer(Math.max(at, 0));
  }
  return offered;
}

function tableOf(...names: readonly (typeof doubler)[]): TestTable {
  const table = new TestTable();
  for (const one of names) table.put(one);
  return table;
}

const nine = Array.from({ length: 9 }, () => doubler);

it("614.5, 614.16: ten effects that double make 1,024 tokens of one; alike, they leave no choice", () => {
  const table = tableOf(doubler, ...nine);
  expect(asked(table, doubler.name)).toEqual([]);
  expect(table.tokens()).toHaveLength(1024);
});

it("616.1e: one that adds and nine that double make 1,024 where it is chosen first", () => {
  const table = tableOf(plusOne, ...nine);
  expect(asked(table, plusOne.name)).toEqual([["616.1e", 10]]);
  expect(table.tokens()).toHaveLength(1024);
});

it("614.5, 616.1e–f: they make 513 where it is chosen last, and each is applied once", () => {
  const table = tableOf(plusOne, ...nine);
  expect(asked(table, doubler.name).map(([, options]) => options)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2]);
  expect(table.tokens()).toHaveLength(513);
});
