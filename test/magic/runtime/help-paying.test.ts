import { expect, it } from "vitest";
import type { Ability, CompiledCard, Cost } from "../../../src/magic/effects/index.js";
import type { Request } from "../../../src/magic/runtime/index.js";
import { activated, bear, card, keyword, n, named, spell, you } from "./builders.js";
import { TestTable } from "./table.js";

const gain = { kind: "gainLife", ...named("g"), player: you, amount: n(2) } as const;

/** A sorcery with a keyword, and a mana cost. */
const song = (manaCost: readonly string[], ...abilities: readonly Ability[]): CompiledCard =>
  card("Song", { types: ["sorcery"], manaCost, abilities: [...abilities, spell([gain])] });

/** Casts it with so much mana, using all that can help, and choosing the word where one is asked for. */
function cast(table: TestTable, object: number, symbols: readonly string[], word: string): boolean {
  table.input({ kind: "giveMana", player: "you", mana: symbols });
  let request: Request | null = table.input({ kind: "act", action: { kind: "cast", object, face: 0 } });
  while (request !== null && request.purpose !== "act") {
    const asked = request.options.findIndex((option) => option.kind === "word" && option.word === word);
    const all = request.options.slice(0, request.most).map((_, index) => index);
    request = asked >= 0 ? table.answer(asked) : table.answer(...all);
  }
  return table.state.stack.length > 0;
}

it.each<[string, readonly string[], readonly string[], string, boolean]>([
  ["each creature pays for generic mana", ["{2}"], [], "generic", true],
  ["or for one mana of its color", ["{1}", "{G}"], [], "colored", true],
  ["but not for a color that it has not", ["{1}", "{R}"], [], "generic", false],
  ["and the rest is paid with mana", ["{3}", "{R}"], ["{R}", "{C}"], "generic", true],
  ["which must be there", ["{4}"], ["{C}"], "generic", false],
])("convoke: %s (702.51a)", (_, manaCost, symbols, word, possible) => {
  const table = new TestTable();
  for (const name of ["First", "Second"]) table.put(bear(name, { colors: ["green"] }));
  const id = table.put(song(manaCost, keyword("convoke")), "hand");
  expect(cast(table, id, symbols, word)).toBe(possible);
  if (possible) expect(table.find("First")).toMatchObject([{ tapped: true }]);
});

it("convoke does not tap a creature that is tapped already (702.51a)", () => {
  const table = new TestTable();
  table.put(bear("Tired"), "battlefield", "you", { tapped: true });
  expect(cast(table, table.put(song(["{1}"], keyword("convoke")), "hand"), [], "generic")).toBe(false);
});

it("improvise: artifacts, for generic mana alone (702.126a)", () => {
  for (const [manaCost, possible] of [
    [["{1}"], true],
    [["{U}"], false],
  ] as const) {
    const table = new TestTable();
    table.put(card("Cog", { types: ["artifact"], colors: ["blue"] }));
    table.put(bear("Bystander"));
    expect(cast(table, table.put(song(manaCost, keyword("improvise")), "hand"), [], "generic")).toBe(possible);
    expect(table.find("Bystander")).toMatchObject([{ tapped: false }]);
  }
});

it("delve: cards of the graveyard are exiled for generic mana (702.66a)", () => {
  const table = new TestTable();
  for (const name of ["One", "Two", "Three"]) table.put(card(name, {}), "graveyard");
  expect(cast(table, table.put(song(["{2}", "{B}"], keyword("delve")), "hand"), ["{B}"], "generic")).toBe(true);
  expect(table.state.exile).toHaveLength(2);
});

const waterbend = (...mana: readonly string[]): Cost => {
  return { kind: "keywordAction", action: "waterbend", amount: null, mana, what: null };
};

it("waterbend: artifacts and creatures pay for the generic mana of that cost alone (701.67a, b)", () => {
  const cost = { kind: "additionalCost", costs: [waterbend("{2}")], optional: "must", keyword: null } as const;
  const bending: Ability = { kind: "static", id: "bend", condition: null, effects: [cost] };
  for (const [symbols, possible] of [
    [["{C}"], true],
    [[], false],
  ] as const) {
    const table = new TestTable();
    table.put(card("Cog", { types: ["artifact"] }));
    table.put(bear("Helper"));
    table.put(bear("Another"));
    expect(cast(table, table.put(song(["{1}"], bending), "hand"), symbols, "generic")).toBe(possible);
  }
});

it("waterbend: says that the player waterbent, however it was paid (701.67c)", () => {
  const table = new TestTable();
  const id = table.put(card("Spring", { abilities: [activated([waterbend("{2}")], [gain])] }));
  table.input({ kind: "giveMana", player: "you", mana: ["{C}", "{C}"] });
  table.input({ kind: "act", action: { kind: "activate", object: id, ability: "act" } });
  table.answer();
  table.resolve();
  expect(table.state.players[0]?.life).toBe(22);
  expect(table.events).toContainEqual(expect.objectContaining({ kind: "keywordAction", action: "waterbend" }));
});
