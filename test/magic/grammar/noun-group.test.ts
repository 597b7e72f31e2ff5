import { describe, expect, it } from "vitest";
import { lex } from "../../../grammar/magic/lexer.js";
import { parseGroup, parsePhrases } from "../../../grammar/magic/parser.js";
import type { NounGroup } from "../../../grammar/magic/phrases.js";
import { Printer } from "../../../src/magic/syntax/kernel/index.js";
import { printGroup } from "../../../src/magic/syntax/noun-group.js";

const tokensOf = (text: string) => lex(text, ["Zorbo"]).lines[0] ?? [];

/** The noun groups of a text, as texts. */
function groups(text: string): readonly string[] {
  const tokens = tokensOf(text);
  return [...parsePhrases(tokens).groups.values()].map(({ start, end }) =>
    text.slice(tokens[start]?.start, tokens[end - 1]?.end),
  );
}

function groupOf(text: string): NounGroup {
  const found = parseGroup(tokensOf(text), 0);
  if (found?.end !== tokensOf(text).length) throw new Error(`${text} is no noun group`);
  return found.group;
}

function printed(group: NounGroup): string {
  const out = new Printer();
  printGroup(group, out);
  return out.toString();
}

describe("where a noun group ends", () => {
  it.each([
    ["another target creature you control", ["another target creature"]],
    ["up to two target nonland permanents", ["up to two target nonland permanents"]],
    ["put a +1/+1 counter on it", ["a +1/+1 counter"]],
    ["counter target spell", ["target spell"]],
    ["target creature phases out", ["target creature"]],
    ["the discarded card's mana value", ["the discarded card's mana value"]],
    ["return it to its owner's hand", ["its owner's hand"]],
    ["Zorbo's power is 2", ["Zorbo's power"]],
    ["choose new targets for the copy", ["new targets", "the copy"]],
    ["artifact creatures and lands", ["artifact creatures and lands"]],
    ["a Goblin or a Wizard", ["a Goblin", "a Wizard"]],
    ["cast creature spells", ["creature spells"]],
  ])("%s", (text, expected) => {
    expect(groups(text)).toEqual(expected);
  });
});

it.each([
  ["other Merfolk", "plural"],
  ["two Merfolk", "plural"],
  ["Equipment", "plural"],
  ["a Merfolk", "singular"],
  ["target Merfolk", "singular"],
  ["Elf or Merfolk", "singular"],
])("205.3: tells by its group whether a word that is the same in the plural is one: %s", (text, form) => {
  expect(groupOf(text).items.at(-1)?.form).toBe(form);
});

describe("what a noun group holds", () => {
  it.each([
    "a creature",
    "two 1/1 red Goblin creature tokens",
    "an X/X green and white Elemental creature token",
    "target artifact, creature, or enchantment",
    "target instant or sorcery card",
    "a nontoken, non-Goblin creature",
    "a flying, lifelink, or +1/+1 counter",
    "one or two target creatures",
    "X plus 2 damage",
    "that many plus one +1/+1 counters",
    "twice that many cards",
    "the top five cards",
    "each opponent's graveyard",
  ])("prints %s again", (text) => {
    expect(printed(groupOf(text))).toBe(text);
  });

  it("shares a noun among listed modifiers", () => {
    expect(groupOf("target instant or sorcery card").items).toMatchObject([
      { modifiers: [{ kind: "list", conjunction: "or" }], noun: { kind: "common", noun: "card" } },
    ]);
  });

  it("keeps nouns of their own apart", () => {
    expect(groupOf("artifacts and enchantments").items).toHaveLength(2);
  });

  it("takes an unknown capitalised word for a subtype (205.3)", () => {
    expect(groupOf("another Gloop").items[0]?.noun).toEqual({ kind: "subtype", subtype: "Gloop", known: "unknown" });
    expect(groupOf("a 1/1 red Gloop creature token").items[0]?.modifiers).toContainEqual({
      kind: "subtype",
      subtype: "Gloop",
      form: "singular",
      known: "unknown",
    });
  });

  it("takes an unknown word before a counter for its kind (122.1)", () => {
    expect(groupOf("three gloop counters").items[0]?.modifiers).toEqual([
      { kind: "counterKind", counter: "gloop", known: "unknown" },
    ]);
  });
});
