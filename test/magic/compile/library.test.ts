import { describe, expect, it } from "vitest";
import { elf, enchantment, instructionsOf, readOn, staticEffectsOf } from "./kit.js";

const you = { kind: "you" };
const one = { kind: "number", value: 1 };
const result = (slot: string): object => ({ kind: "result", slot });
const land = { what: "card", constraints: [{ kind: "cardType", cardType: "land" }] };
const nonland = { what: "card", constraints: [{ kind: "not", constraint: { kind: "cardType", cardType: "land" } }] };
const bottom = (order: string, of = "r1"): object => ({
  kind: "moveObjects",
  objects: { kind: "rest", of },
  to: "library",
  position: "bottom",
  order,
});

describe("cards from the top of a library that are looked at or revealed (401, 701.20)", () => {
  it.each([
    ["any", "in any order"],
    ["random", "in a random order"],
  ])("puts the rest on the bottom in %s order (401.4)", (order, words) => {
    const text = `Look at the top three cards of your library. Put one of them into your hand and the rest on the bottom of your library ${words}.`;
    expect(instructionsOf(text)).toMatchObject([
      { kind: "lookAt", what: { kind: "libraryCards", end: "top", count: { value: 3 } } },
      { kind: "moveObjects", objects: { kind: "oneOf", of: result("r1"), least: one, most: one }, to: "hand" },
      bottom(order),
    ]);
  });

  it("puts all of a kind that were revealed into the hand and the rest elsewhere (608.2c)", () => {
    const text =
      "Reveal the top four cards of your library. Put all land cards revealed this way into your hand and the rest on the bottom of your library in any order.";
    expect(instructionsOf(text)).toMatchObject([
      { kind: "reveal" },
      { kind: "moveObjects", objects: { kind: "among", of: result("r1"), filter: land }, to: "hand" },
      bottom("any"),
    ]);
  });

  it("means by the other the one of two that is left (608.2c)", () => {
    const text =
      "Look at the top two cards of your library. Put one of them into your hand and the other into your graveyard.";
    expect(instructionsOf(text)).toMatchObject([
      { kind: "lookAt" },
      { kind: "moveObjects", to: "hand" },
      { kind: "moveObjects", objects: { kind: "rest", of: "r1" }, to: "graveyard" },
    ]);
  });

  it("puts a card so far from the top (401.7)", () => {
    const text = "Put target creature into its owner's library third from the top.";
    expect(instructionsOf(text)).toMatchObject([{ kind: "moveObjects", to: "library", position: "nth", nth: 3 }]);
  });

  it.each([
    [
      "the other of three",
      "Look at the top three cards of your library. Put one of them into your hand and the other into your graveyard.",
    ],
    ["the other of nothing", "Put the other into your graveyard."],
    ["a place from the top of a graveyard", "Put target creature into its owner's graveyard third from the top."],
    ["other cards of which nothing said which", "Mill three cards. Put the other cards into your hand."],
  ])("refuses %s", (_what, text) => {
    expect(readOn(text).compiled).toBeNull();
  });
});

const until = (found: object, count: object = one, player: object = you): object => ({
  kind: "libraryUntil",
  player,
  found,
  count,
});

describe("cards from the top of a library until some are found (701.20a, 701.57a)", () => {
  it("reveals them, and means by that card the one, by the rest the others (608.2c)", () => {
    const text =
      "Reveal cards from the top of your library until you reveal a land card. Put that card into your hand and the rest on the bottom of your library in a random order.";
    expect(instructionsOf(text)).toMatchObject([
      { kind: "reveal", player: you, what: until(land) },
      { kind: "moveObjects", objects: { kind: "among", of: result("r1"), filter: land }, to: "hand" },
      bottom("random"),
    ]);
  });

  it("means by those cards all of them (608.2c)", () => {
    const text =
      "Each opponent reveals cards from the top of their library until they reveal two land cards, then puts those cards into their graveyard.";
    expect(instructionsOf(text)).toMatchObject([
      { kind: "reveal", what: until(land, { value: 2 }, { kind: "eachOpponent" }) },
      { kind: "moveObjects", objects: result("r1"), to: "graveyard" },
    ]);
  });

  it("means by those land cards the ones that were sought (608.2c)", () => {
    const text =
      "Reveal cards from the top of your library until you reveal X land cards, where X is the number of creatures you control. Put those land cards onto the battlefield and all other cards revealed this way into your graveyard.";
    expect(instructionsOf(text)).toMatchObject([
      { kind: "reveal", what: until(land, { kind: "count" }) },
      { kind: "moveObjects", objects: { kind: "among", of: result("r1"), filter: land }, to: "battlefield" },
      { kind: "moveObjects", objects: { kind: "rest", of: "r1" }, to: "graveyard" },
    ]);
  });

  it.each([
    ["that card", "You may cast that card without paying its mana cost."],
    ["it", "You may cast it without paying its mana cost."],
    ["the exiled card", "You may cast the exiled card without paying its mana cost."],
  ])("exiles them and means the one by %s (607.2a, 608.2c)", (_words, rest) => {
    const text = `Exile cards from the top of your library until you exile a nonland card. ${rest}`;
    expect(instructionsOf(text)).toMatchObject([
      { kind: "moveObjects", objects: until(nonland), to: "exile" },
      { kind: "optional", instructions: [{ what: { kind: "among", of: result("r1"), filter: nonland } }] },
    ]);
  });

  it("ends as such a card is revealed, whoever says it, and shuffles the others in (701.24c)", () => {
    const text =
      "Target player reveals cards from the top of their library until a land card is revealed. That player puts that card onto the battlefield, then shuffles the rest into their library.";
    const player = { kind: "targetPlayer", target: "t1" };
    expect(instructionsOf(text)).toMatchObject([
      { kind: "reveal", player, what: until(land, one, player) },
      { kind: "moveObjects", to: "battlefield" },
      { kind: "shuffle", player, into: { kind: "rest", of: "r1" } },
    ]);
  });

  it.each([
    ["no number of cards", "Reveal cards from the top of your library until you reveal up to two land cards."],
    ["another player", "Reveal cards from the top of your library until they reveal a land card."],
    ["another verb", "Reveal cards from the top of your library until you exile a land card."],
    ["the bottom", "Reveal cards from the bottom of your library until you reveal a land card."],
    ["what is no card", "Reveal cards from the top of your library until you reveal a creature."],
    ["no end", "Reveal cards from the top of your library."],
  ])("refuses %s", (_what, text) => {
    expect(readOn(text).compiled).toBeNull();
  });
});

describe("searching of several zones (701.23)", () => {
  const text = (zones: string): string =>
    `Search your ${zones} for a land card, reveal it, and put it into your hand. If you search your library this way, shuffle.`;
  const shuffled = {
    kind: "conditional",
    condition: { kind: "searched", slot: "r1", zone: "library" },
    then: [{ kind: "shuffle", player: you }],
  };

  it.each<[string, readonly string[]]>([
    ["library and/or graveyard", ["library", "graveyard"]],
    ["graveyard, hand, and/or library", ["graveyard", "hand", "library"]],
  ])("lets the player choose which of %s (701.23a)", (words, zones) => {
    const [search, ...rest] = instructionsOf(text(words));
    expect(search).toMatchObject({ kind: "searchLibrary", zones, which: "chosen" });
    expect(rest.at(-1)).toMatchObject(shuffled);
  });

  it("searches all where it says and (701.23a)", () => {
    expect(instructionsOf(text("graveyard and library"))[0]).not.toHaveProperty("which");
  });

  it.each([
    ["one of them", text("library or graveyard")],
    ["a zone that is not searched", text("graveyard and/or hand")],
    ["another player's search", "If an opponent searches their library this way, shuffle."],
  ])("refuses %s", (_what, refused) => {
    expect(readOn(refused).compiled).toBeNull();
  });
});

describe("shuffling objects into a library (701.24c)", () => {
  it.each<[string, object]>([
    ["Shuffle your graveyard into your library.", { player: you, into: { kind: "wholeZone", zone: "graveyard" } }],
    [
      "Shuffle target creature into its owner's library.",
      { player: { kind: "ownerOf" }, into: { kind: "target", target: "t1" } },
    ],
    [
      "Each player shuffles their hand and graveyard into their library.",
      { player: { kind: "eachPlayer" }, into: { kind: "all", of: [{ zone: "hand" }, { zone: "graveyard" }] } },
    ],
  ])("%s", (text, expected) => {
    expect(instructionsOf(text)).toMatchObject([{ kind: "shuffle", ...expected }]);
  });

  it("draws as many as were shuffled in (608.2c)", () => {
    const text = "Shuffle any number of cards from your hand into your library, then draw that many cards.";
    expect(instructionsOf(text)).toMatchObject([
      { kind: "shuffle" },
      { kind: "drawCards", amount: { kind: "result", slot: "r1" } },
    ]);
  });

  it.each([
    ["another zone", "Shuffle target creature into its owner's hand."],
    ["nobody's library", "Shuffle your graveyard into a library."],
    [
      "a number for each of several",
      "Each player shuffles all cards from their hand into their library, then draws that many cards.",
    ],
  ])("refuses %s", (_what, text) => {
    expect(readOn(text).compiled).toBeNull();
  });
});

it("chooses one of those cards once (608.2c)", () => {
  const text =
    "Exile the top three cards of your library. An opponent chooses one of those cards. Put that card into your graveyard.";
  expect(instructionsOf(text)[2]).toMatchObject({ objects: result("r2"), to: "graveyard" });
});

describe("putting cards where they were looked at, or on an end of a library (401.4)", () => {
  it.each<[string, object]>([
    [
      "Look at the top three cards of your library, then put them back in any order.",
      { objects: result("r1"), to: "library", position: "top", order: "any" },
    ],
    [
      "Look at the top three cards of target player's library. Exile one of those cards, then put the rest back in any order.",
      { objects: { kind: "rest", of: "r1" }, to: "library", position: "top", order: "any" },
    ],
    [
      "Search your library for a basic land card, reveal it, then shuffle and put that card on top.",
      { objects: result("r1"), to: "library", position: "top" },
    ],
    [
      "Target creature's owner puts it on their choice of the top or bottom of their library.",
      { actor: { kind: "ownerOf" }, to: "library", position: "topOrBottom" },
    ],
  ])("%s", (text, expected) => {
    expect(instructionsOf(text).at(-1)).toMatchObject({ kind: "moveObjects", ...expected });
  });

  it.each([
    ["back what was not on top", "Look at your hand, then put it back in any order."],
    ["back what was exiled", "Exile the top three cards of your library, then put them back in any order."],
    ["on the top of what was not shuffled", "Search your library for a land card and put that card on top."],
    ["on the top of a graveyard", "Put target creature on their choice of the top or bottom of their graveyard."],
  ])("refuses to put %s", (_what, text) => {
    expect(readOn(text).compiled).toBeNull();
  });
});

it("counts out cards from the top of a library (401.4)", () => {
  const text =
    "Whenever Test of Text deals combat damage to a player, exile that many cards from the top of your library.";
  expect(instructionsOf(text, elf)).toMatchObject([
    { objects: { kind: "libraryCards", end: "top", count: result("event") }, to: "exile" },
  ]);
});

describe("searching for several cards (701.23h)", () => {
  const search = (filter: object): object => ({ kind: "searchLibrary", filter, least: { value: 0 }, most: one });
  const subtype = (word: string): object => ({ kind: "subtype", subtype: word });
  const notFound = { kind: "not", constraint: { kind: "isOneOf", objects: result("r1") } };

  it.each(["a Goblin card and a Swamp card", "a Goblin card and/or a Swamp card"])(
    "searches for each of %s, and finds no card twice",
    (words) => {
      const text = `Search your library for ${words}, reveal them, put them into your hand, then shuffle.`;
      const [first, second, reveal, put] = instructionsOf(text);
      expect(first).toMatchObject(search({ constraints: [subtype("Goblin")] }));
      expect(second).toMatchObject(search({ constraints: [subtype("Swamp"), notFound] }));
      const both = { kind: "all", of: [result("r1"), result("r2")] };
      expect([reveal, put]).toMatchObject([{ what: both }, { objects: both }]);
    },
  );

  it("searches for one card that is this or that", () => {
    const text = "Search your library for a Goblin card or a card named Dune Rock, reveal it, then shuffle.";
    const alternatives = [[subtype("Goblin")], [{ kind: "named", name: "Dune Rock" }]];
    expect(instructionsOf(text)).toMatchObject([
      search({ constraints: [{ kind: "either", alternatives }] }),
      { kind: "reveal", what: result("r1") },
      { kind: "shuffle" },
    ]);
  });

  it("searches for any number of cards (701.23b)", () => {
    const text = "Search your library for any number of cards named Dune Rock, reveal them, then shuffle.";
    expect(instructionsOf(text)[0]).toMatchObject({ least: { value: 0 }, most: { kind: "anyNumber" } });
  });

  it.each([
    ["a card or two others", "Search your library for a Goblin card or two Swamp cards, then shuffle."],
    ["a card of no quality or another", "Search your library for a card or a Swamp card, then shuffle."],
    ["a part of those cards", "Search your library for one of those cards, then shuffle."],
  ])("refuses %s", (_what, text) => {
    expect(readOn(text).compiled).toBeNull();
  });
});

describe("what a player may do with cards outside their hand (401.5, 601.3b)", () => {
  const top = { kind: "libraryCards", player: you, end: "top", count: one };
  const changes = (text: string): readonly object[] =>
    staticEffectsOf(text, enchantment).flatMap((effect) => (effect.kind === "playerContinuous" ? effect.changes : []));
  const permits = (permission: object): object => ({ kind: "permit", permission });

  it.each<[string, readonly object[]]>([
    ["look at the top card of your library any time", [{ kind: "lookAt", what: top }]],
    [
      "play lands and cast spells from the top of your library",
      [
        { kind: "play", what: { kind: "among", of: top, filter: land }, from: "library" },
        { kind: "cast", what: top, from: "library" },
      ],
    ],
    [
      "cast creature spells from the top of your library",
      [{ kind: "cast", what: { filter: { constraints: [{ cardType: "creature" }] } } }],
    ],
    ["play lands from your graveyard", [{ kind: "play", what: { kind: "matching" }, from: "graveyard" }]],
  ])("may %s", (words, permissions) => {
    expect(changes(`You may ${words}.`)).toMatchObject(permissions.map(permits));
  });

  it.each([
    ["a look at no time", "You may look at the top card of your library."],
    ["another's library", "You may look at the top card of target player's library any time."],
    ["creatures to play", "You may play creatures from the top of your library."],
    ["lands to cast", "You may cast lands from the top of your library."],
    ["the bottom", "You may cast spells from the bottom of your library."],
    ["how it is paid", "You may cast spells from the top of your library without paying their mana costs."],
  ])("refuses %s", (_what, text) => {
    expect(readOn(text, enchantment).compiled).toBeNull();
  });
});

it("finds with whichever search is carried out (614.15)", () => {
  const text =
    "Search your library for a land card. If you control a creature, instead search your library for two land cards. Reveal those cards, then shuffle.";
  expect(instructionsOf(text)).toMatchObject([
    { kind: "searchLibrary", result: "r1" },
    { kind: "instead", instructions: [{ kind: "searchLibrary", result: "r1" }] },
    { kind: "reveal", what: result("r1") },
    { kind: "shuffle" },
  ]);
});

it.each([
  [
    "several searches in place of one",
    "Search your library for a land card. If you control a creature, instead search your library for a land card and a Goblin card. Reveal those cards, then shuffle.",
  ],
  ["other cards than an event speaks of", "Destroy target creature. Exile the other creature."],
])("refuses %s", (_what, text) => {
  expect(readOn(text).compiled).toBeNull();
});
