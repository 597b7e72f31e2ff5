import { describe, expect, it } from "vitest";
import { view } from "../../../src/magic/runtime/index.js";
import { playerOf } from "../../../src/magic/runtime/state/objects.js";
import { abilitiesOf, enchantment, instructionsOf } from "../compile/kit.js";
import { bear, card } from "./builders.js";
import { TestTable } from "./table.js";

const forest = card("Plain Forest", { types: ["land"] });

/** A table with a library whose topmost card is named first. */
function tableWith(...names: readonly string[]): TestTable {
  const table = new TestTable();
  for (const name of [...names].reverse()) table.put(name === "Forest" ? forest : bear(name), "library");
  return table;
}

/** The names of a library's cards, the topmost first. */
function libraryOf(table: TestTable): string[] {
  const { library } = playerOf(table.state, "you");
  return [...library].reverse().map((id) => table.looks(id).name);
}

function names(table: TestTable, zone: "hand" | "graveyard" | "exile"): string[] {
  return ["A", "B", "C", "D", "Plain Forest"].filter((name) => table.find(name, zone).length > 0);
}

it("puts one card into the hand and the others at the bottom as the player orders them (401.4)", () => {
  const table = tableWith("A", "B", "C", "D");
  table.arrange(
    instructionsOf(
      "Look at the top three cards of your library. Put one of them into your hand and the rest on the bottom of your library in any order.",
    ),
  );
  table.answer(1);
  table.answer(1, 0);
  expect(names(table, "hand")).toEqual(["B"]);
  expect(libraryOf(table)).toEqual(["D", "A", "C"]);
  expect(table.events.map(({ kind }) => kind)).toContain("arranged");
});

it("leaves on top what is put there and means the others by the rest (608.2c)", () => {
  const table = tableWith("A", "B", "C", "D");
  table.arrange(
    instructionsOf(
      "Look at the top three cards of your library. Put one of them on top of your library and the rest into your graveyard.",
    ),
  );
  table.answer(2);
  expect(libraryOf(table)).toEqual(["C", "D"]);
  expect(names(table, "graveyard")).toEqual(["A", "B"]);
});

it("asks nobody for a random order (401.4)", () => {
  const table = tableWith("A", "B", "C", "D");
  const text =
    "Reveal the top three cards of your library. Put all land cards revealed this way into your hand and the rest on the bottom of your library in a random order.";
  expect(table.arrange(instructionsOf(text))?.purpose ?? "act").toBe("act");
  expect(libraryOf(table)[0]).toBe("D");
  expect(new Set(libraryOf(table).slice(1))).toEqual(new Set(["A", "B", "C"]));
});

it.each<[string, readonly string[]]>([
  ["third", ["A", "B", "X", "C", "D"]],
  ["seventh", ["A", "B", "C", "D", "X"]],
])("puts a card %s from the top, or at the bottom of too few (401.7)", (nth, order) => {
  const table = tableWith("A", "B", "C", "D");
  table.put(bear("X"));
  table.arrange(instructionsOf(`Put a creature you control into its owner's library ${nth} from the top.`));
  table.answer(0);
  expect(libraryOf(table)).toEqual(order);
});

describe("cards until some are found (701.20a, 701.57a)", () => {
  it("reveals up to and with the one, and treats the others apart", () => {
    const table = tableWith("A", "B", "Forest", "C");
    table.arrange(
      instructionsOf(
        "Reveal cards from the top of your library until you reveal a land card. Put that card into your hand and the rest into your graveyard.",
      ),
    );
    expect([names(table, "hand"), names(table, "graveyard")]).toEqual([["Plain Forest"], ["A", "B"]]);
    expect(libraryOf(table)).toEqual(["C"]);
  });

  it("goes through the whole library where there is none", () => {
    const table = tableWith("A", "B");
    table.arrange(instructionsOf("Exile cards from the top of your library until you exile a land card."));
    expect(names(table, "exile")).toEqual(["A", "B"]);
  });

  it("exiles none where none is sought", () => {
    const table = tableWith("A", "B");
    table.arrange(
      instructionsOf(
        "Exile cards from the top of your library until you exile X land cards, where X is the number of lands you control.",
      ),
    );
    expect(names(table, "exile")).toEqual([]);
  });
});

describe("shuffling into a library (701.24c)", () => {
  it("draws as many as were shuffled in", () => {
    const table = tableWith("A", "B", "C");
    for (const name of ["D", "E"]) table.put(bear(name), "hand");
    table.arrange(
      instructionsOf("Shuffle any number of cards from your hand into your library, then draw that many cards."),
    );
    table.answer(0, 1);
    expect(playerOf(table.state, "you").hand).toHaveLength(2);
    expect(libraryOf(table)).toHaveLength(3);
  });

  it("shuffles also where nothing is there to be shuffled in (701.24d)", () => {
    const table = tableWith("A", "B");
    table.arrange(instructionsOf("Shuffle your graveyard into your library."));
    expect(table.events.filter(({ kind }) => kind === "shuffled")).toHaveLength(1);
  });

  it("leaves the library of another player alone (400.3)", () => {
    const table = tableWith("A");
    table.put(bear("B"), "graveyard", "opponent");
    table.arrange(instructionsOf("Each opponent shuffles their graveyard into their library."));
    expect(table.events.flatMap((event) => (event.kind === "shuffled" ? [event.player] : []))).toEqual(["opponent"]);
    expect(playerOf(table.state, "opponent").library).toHaveLength(1);
  });
});

describe("searching some of several zones (701.23a)", () => {
  const text =
    "Search your library and/or graveyard for a land card, reveal it, and put it into your hand. If you search your library this way, shuffle.";

  it.each<[readonly number[], number]>([
    [[0], 1],
    [[1], 0],
    [[0, 1], 1],
  ])("shuffles only where the library was among those chosen: %j", (chosen, shuffles) => {
    const table = tableWith("A", "Forest");
    table.put(forest, "graveyard");
    table.arrange(instructionsOf(text));
    table.answer(...chosen);
    table.answer(0);
    expect(table.find("Plain Forest", "hand")).toHaveLength(1);
    expect(table.events.filter(({ kind }) => kind === "shuffled")).toHaveLength(shuffles);
  });
});

it("chooses from a revealed hand what its owner discards (701.9b)", () => {
  const table = new TestTable();
  for (const name of ["A", "B"]) table.put(bear(name), "hand");
  table.arrange(instructionsOf("Reveal your hand and choose a card from it. Discard that card."));
  table.answer(1);
  expect(names(table, "graveyard")).toEqual(["B"]);
});

it("puts a found card on top after the shuffle (701.24b)", () => {
  const table = tableWith("A", "B", "Forest", "C");
  table.arrange(
    instructionsOf("Search your library for a land card, reveal it, then shuffle and put that card on top."),
  );
  table.answer(0);
  expect(libraryOf(table)[0]).toBe("Plain Forest");
  expect(libraryOf(table)).toHaveLength(4);
});

it.each<[number, readonly string[]]>([
  [0, ["A", "X"]],
  [1, ["X", "A"]],
])("lets the owner choose the end of their library: %i (608.2d)", (end, order) => {
  const table = new TestTable();
  table.put(bear("A"), "library", "opponent");
  table.put(bear("X"), "battlefield", "opponent");
  const text = "Each opponent puts a creature they control on their choice of the top or bottom of their library.";
  expect(table.arrange(instructionsOf(text))).toMatchObject({ player: "opponent" });
  table.answer(end);
  const { library } = playerOf(table.state, "opponent");
  expect(library.map((id) => table.looks(id).name)).toEqual(order);
});

it("finds no card twice (701.23h)", () => {
  const table = tableWith("A", "Forest", "Forest");
  table.arrange(
    instructionsOf("Search your library for a land card and a land card, put them into your hand, then shuffle."),
  );
  table.answer(0);
  table.answer(0);
  expect(table.find("Plain Forest", "hand")).toHaveLength(2);
});

describe("what a player may do with the top of their library (401.5, 601.3b)", () => {
  const watch = (text: string) => card("Watch", { types: ["enchantment"], abilities: abilitiesOf(text, enchantment) });

  it("shows them the top card alone", () => {
    const table = tableWith("A", "B");
    const seen = (player: string) => view(table.state, player).objects.filter(({ zone }) => zone === "library");
    expect(seen("you")).toHaveLength(0);
    table.put(watch("You may look at the top card of your library any time."));
    expect(seen("you").map(({ looks }) => looks?.name)).toEqual(["A"]);
    expect(seen("opponent")).toHaveLength(0);
  });

  it.each<[string, string, string | undefined]>([
    ["You may play lands from the top of your library.", "Forest", "playLand"],
    ["You may play lands from the top of your library.", "A", undefined],
    ["You may cast spells from the top of your library.", "Forest", undefined],
    ["You may cast creature spells from the top of your library.", "A", "cast"],
  ])("%s %s: %s", (text, name, kind) => {
    const table = tableWith(name);
    table.put(watch(text));
    const request = table.arrange([]);
    const actions = request?.options.flatMap((option) => (option.kind === "action" ? [option.action.kind] : [])) ?? [];
    expect(actions.filter((action) => action !== "pass")).toEqual(kind === undefined ? [] : [kind]);
  });
});

it("reveals to all a card with which its owner plays revealed (401.5)", () => {
  const table = tableWith("A", "B");
  const abilities = abilitiesOf("Play with the top card of your library revealed.", enchantment);
  table.put(card("Glass", { types: ["enchantment"], abilities }));
  for (const player of ["you", "opponent"]) {
    const seen = view(table.state, player).objects.filter(({ zone }) => zone === "library");
    expect(seen.map(({ looks }) => looks?.name)).toEqual(["A"]);
  }
});

it("reveals the cards of a hand that its owner chooses (608.2d)", () => {
  const table = new TestTable();
  for (const name of ["A", "B", "C"]) table.put(bear(name), "hand");
  const text = "Reveal two cards from your hand and choose one of them. Discard that card.";
  table.arrange(instructionsOf(text));
  table.answer(0, 2);
  table.answer(1);
  expect(names(table, "graveyard")).toEqual(["C"]);
});
