import { describe, expect, it } from "vitest";
import { lex } from "../../../grammar/magic/lexer.js";
import type { Token } from "../../../grammar/magic/token.js";

const words = (text: string, ...names: readonly string[]): readonly string[] =>
  (lex(text, names).lines[0] ?? []).map((token) => token.image);

const kinds = (text: string, ...names: readonly string[]): readonly string[] =>
  (lex(text, names).lines[0] ?? []).map((token) => token.payload.kind);

const first = (text: string, ...names: readonly string[]): Token => {
  const token = lex(text, names).lines[0]?.[0];
  if (token === undefined) throw new Error("no token");
  return token;
};

describe("words", () => {
  it.each([
    ["the possessive is a token of its own", "its owner's hand", ["its", "owner", "'s", "hand"]],
    ["so is that of a plural", "their owners' hands", ["their", "owners", "'", "hands"]],
    ["contractions are parted", "it's you've they're", ["it", "'s", "you", "'ve", "they", "'re"]],
    ["negations are whole", "can't isn't", ["can't", "isn't"]],
    ["terms of two words are one", "mana value or greater", ["mana value", "or greater"]],
    ["a keyword of two words is one", "first strike", ["first strike"]],
    ["hyphens stay", "face-down non-Goblin", ["face-down", "non-Goblin"]],
    ["ability words may hold marks", "And/or", ["And/or"]],
  ])("%s", (_what, text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it.each([
    ["target", ["determiner", "modifier", "noun", "verbs"]],
    ["counter", ["modifier", "noun", "verbs"]],
    ["exile", ["modifier", "noun", "verbs"]],
    ["islandwalk", ["keyword"]],
    ["wizardcycling", ["keyword"]],
    ["nonland", ["modifier"]],
  ])("keeps every reading of %s", (word, readings) => {
    expect(Object.keys(first(word).readings).toSorted()).toEqual(readings);
  });

  it("reads a type joined to landwalk and cycling as one keyword (702.14a, 702.29e)", () => {
    expect(["Swampwalk", "Basic landcycling", "Nonbasic landwalk"].map((text) => first(text).readings.keyword)).toEqual(
      ["swampwalk", "basic landcycling", "nonbasic landwalk"],
    );
  });

  it("takes a word in no list as unknown", () => {
    expect(kinds("a Gloop gloop")).toEqual(["word", "unknown", "unknown"]);
  });
});

describe("figures", () => {
  it.each([
    ["{2}{W/U}, {T}", ["symbols", "punctuation", "symbols"]],
    ["2/1 X/X 1+*/1+*", ["powerToughness", "powerToughness", "powerToughness"]],
    ["+1/+1 -X/-0", ["change", "change"]],
    ["12 3", ["number", "number"]],
    ["−3: Draw", ["loyalty", "punctuation", "word"]],
    ["0: Draw", ["loyalty", "punctuation", "word"]],
    ["1—9 |", ["number", "punctuation", "number", "punctuation"]],
    ["8+ |", ["number", "punctuation", "punctuation"]],
  ])("%s", (text, expected) => {
    expect(kinds(text)).toEqual(expected);
  });
});

describe("the card's own name (201.5)", () => {
  it.each([
    ["a full name", "Zorbo, the Loud attacks", ["Zorbo, the Loud", "Zorbo"], "Zorbo, the Loud"],
    ["a shortened one (201.5c)", "Zorbo attacks", ["Zorbo, the Loud", "Zorbo"], "Zorbo"],
    ["before a possessive", "Zorbo's power", ["Zorbo"], "Zorbo"],
  ])("%s is one token", (_what, text, names, expected) => {
    expect(first(text, ...names)).toMatchObject({ image: expected, payload: { kind: "self", name: expected } });
  });

  it("is the verb where the name is a verb at the head of a sentence", () => {
    expect(first("Exile target creature.", "Exile").payload.kind).toBe("word");
  });
});

describe("quotes and reminders", () => {
  it("keeps a quotation as one token with tokens of its own", () => {
    const quote = lex('It has "Draw a card."', []).lines[0]?.at(-1);
    expect(quote?.payload).toMatchObject({ kind: "quote", mark: '"' });
  });

  it("takes the comma in a closing mark out, since it belongs to the sentence outside", () => {
    expect(kinds('has "Draw a card," then')).toEqual(["word", "quote", "punctuation", "word"]);
  });

  it("keeps reminder text whole (207.2)", () => {
    expect(kinds("Flying (It flies.)")).toEqual(["word", "reminder"]);
  });

  it.each([
    ['It has "Draw a card.', "magic/unclosed-quote"],
    ["Flying (It flies.", "magic/unclosed-parenthesis"],
    ["Draw a card§.", "magic/unknown-word"],
  ])("reports %s once, at its place", (text, code) => {
    const { diagnostics } = lex(text, []);
    expect(diagnostics.map((one) => one.code)).toEqual([code]);
    expect(text.slice(diagnostics[0]?.span.start, (diagnostics[0]?.span.start ?? 0) + 1)).toMatch(/["(§]/u);
  });

  it("gives every token the place where it stands", () => {
    const text = "When Zorbo enters, create a 1/1 token. (It's small.)";
    for (const token of lex(text, ["Zorbo"]).lines.flat()) expect(text.slice(token.start, token.end)).toBe(token.image);
  });
});
