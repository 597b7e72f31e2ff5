import { expect, it } from "vitest";
import type { EventDetail, EventPattern, Instruction, Replacement } from "../../../src/magic/effects/index.js";
import {
  card,
  create,
  detail,
  fixed,
  group,
  matching,
  n,
  named,
  permanents,
  saproling,
  specified,
  token,
  treasure,
  you,
  yours,
} from "./builders.js";
import { TestTable } from "./table.js";

const squirrel = specified({ subtypes: ["Squirrel"], colors: ["green"], power: n(1), toughness: n(1) });
const thatMany = { kind: "result", slot: "event" } as const;
const anyone = { kind: "player", reference: { kind: "anyPlayer" } } as const;
const filter = permanents(token, yours);

/** Tokens that would be created under your control, one by one or all at once. */
const creation = (grouping: "each" | "oneOrMore", parts: Partial<EventDetail> = {}): EventPattern => ({
  kind: "createsTokens",
  player: anyone,
  tokens: { kind: "filter", grouping, filter },
  detail: { ...detail, ...parts },
});

function tableWith(event: EventPattern, replacement: Replacement): TestTable {
  const table = new TestTable();
  table.put(
    card("Larder", { types: ["enchantment"], abilities: [fixed({ kind: "replacement", event, replacement })] }),
  );
  return table;
}

const subtypes = (table: TestTable): readonly string[] =>
  table.tokens().map(({ id }) => table.looks(id).subtypes.join(" "));

const more = (count: Parameters<typeof group>[1]): Replacement => ({
  kind: "addTokens",
  id: "more",
  groups: [group(squirrel, count)],
});

it.each([
  ["as many as would be created", creation("oneOrMore"), more(thatMany), 3],
  ["one, whatever the number", creation("oneOrMore"), more(n(1)), 1],
  ["one for each, where one is spoken of", creation("each"), more(n(1)), 3],
] as const)("adds %s to a creation (614.1a, 616.1)", (_, event, replacement, count) => {
  const table = tableWith(event, replacement);
  table.arrange([create([group(saproling, n(3))])]);
  expect(subtypes(table).filter((one) => one === "Squirrel")).toHaveLength(count);
  expect(table.events.filter(({ kind }) => kind === "tokensCreated")).toHaveLength(1);
});

it("adds no more for the tokens that it added (614.5)", () => {
  const table = tableWith(creation("oneOrMore"), more(thatMany));
  table.put(
    card("Pantry", {
      abilities: [fixed({ kind: "replacement", event: creation("oneOrMore"), replacement: more(n(1)) })],
    }),
  );
  table.arrange([create([group(saproling, n(2))])]);
  table.answer(0);
  expect(subtypes(table)).toHaveLength(2 + 2 + 1);
});

it("creates as many others instead (614.1a)", () => {
  const table = tableWith(creation("oneOrMore"), {
    kind: "instead",
    instructions: [create([group(squirrel, thatMany)])],
  });
  table.arrange([create([group(saproling, n(2)), group(treasure)])]);
  expect(subtypes(table)).toEqual(["Squirrel", "Squirrel", "Squirrel"]);
});

it.each([
  [0, "Squirrel"],
  [1, "Saproling"],
])("lets the controller of a replacement that may apply choose: option %i (608.2d)", (answer, made) => {
  const instead = { kind: "instead", instructions: [create([group(squirrel, thatMany)])] } as const;
  const table = tableWith(creation("oneOrMore"), { kind: "may", replacement: instead });
  expect(table.arrange([create([group(saproling)])])).toMatchObject({ purpose: "may", player: "you" });
  table.answer(answer);
  expect(subtypes(table)).toEqual([made]);
});

it("looks at who will control the tokens, not at who creates them (111.2)", () => {
  const table = tableWith(creation("oneOrMore"), { kind: "multiply", by: 2 });
  table.arrange([create([group(saproling)], { controller: { kind: "eachOpponent" } })]);
  expect(table.tokens()).toHaveLength(1);
  table.arrange([create([group(saproling)], { controller: { kind: "eachOpponent" } })], "opponent");
  expect(table.tokens()).toHaveLength(1 + 2);
});

it("replaces the first creation of a turn alone (614.1a)", () => {
  const table = tableWith(creation("oneOrMore", { ordinal: { nth: 1, per: "turn" } }), { kind: "multiply", by: 2 });
  table.arrange([create([group(saproling)])]);
  table.arrange([create([group(saproling)])]);
  expect(table.tokens()).toHaveLength(2 + 1);
});

it.each([
  ["holds", 1, ["Squirrel"], 20],
  ["does not hold", 0, ["Saproling"], 23],
] as const)("replaces all of the instructions before where the condition %s (614.15)", (_, least, made, life) => {
  const table = new TestTable();
  const gain: Instruction = { kind: "gainLife", ...named("gain"), player: you, amount: n(3) };
  const tap: Instruction = { kind: "tap", ...named("tap"), actor: you, objects: matching(token) };
  const instead: Instruction = {
    kind: "instead",
    ...named("instead"),
    condition: { kind: "compare", quantity: n(least), is: { operator: "atLeast", than: n(1) } },
    replaces: ["create", "gain"],
    instructions: [create([group(squirrel)])],
  };
  table.arrange([create([group(saproling)]), gain, instead, tap]);
  expect(subtypes(table)).toEqual(made);
  expect(table.state.players[0]?.life).toBe(life);
  expect(table.tokens().every(({ tapped }) => tapped)).toBe(true);
});
