import { expect, it } from "vitest";
import { lex } from "../../../grammar/keyforge/lexer.js";
import { paragraphs, parseParagraph } from "../../../grammar/keyforge/parser.js";

/** The words of a text's tokens. */
function words(text: string, ...names: readonly string[]): readonly string[] {
  return lex(text, names).tokens.map(({ word }) => word);
}

it.each([
  ["a name with periods", "Ready Dr. Zed.", ["Dr. Zed"], ["ready", "Dr. Zed", "."]],
  ["a name with a comma", "Exalt Zed, Esquire.", ["Zed", "Zed, Esquire"], ["exalt", "Zed, Esquire", "."]],
  ["a name with a period and digits", "Purge Mk.2 Zed.", ["Mk.2 Zed"], ["purge", "Mk.2 Zed", "."]],
  ["a name with a breve", "Exalt Zĕdrŏ.", ["Zĕdrŏ"], ["exalt", "Zĕdrŏ", "."]],
  ["the plural of a token's name", "make 2 Blorbs", [], ["make", "2", "Blorbs"]],
  ["a card whose name begins with a token's", "Return Blorb Hive to play", [], ["return", "Blorb Hive", "to", "play"]],
  ["a title before a name", "Ready Com. Officer Zed.", [], ["ready", "Com. Officer Zed", "."]],
  ["units of two words", "your discard pile", [], ["your", "discard pile"]],
  ["an icon on a number", "Gain 1{A}.", [], ["gain", "1", "{A}", "."]],
  ["whose", "your opponent's deck", [], ["your", "opponent", "'s", "deck"]],
  ["a house of two words denied", "non-Star Alliance", [], ["non-star alliance"]],
])("cuts %s", (_what, text, names, expected) => {
  expect(words(text, ...names)).toEqual(expected);
});

it("knows a trait from a name, and a word that is in no list", () => {
  const { tokens } = lex("a Mars Giant and Zyzz", []);
  expect(tokens.map(({ readings, payload }) => readings.house ?? readings.trait?.trait ?? payload.kind)).toEqual([
    "word",
    "mars",
    "giant",
    "word",
    "name",
  ]);
});

it("owns every character that is no space", () => {
  const text = 'Elusive. (Reminder.) This gains, "Play: X\'s – ¤."';
  const { tokens, diagnostics } = lex(text, []);
  const owned = [...tokens, ...diagnostics.map(({ span }) => span)];
  const lost = Array.from(text).filter(
    (letter, at) => letter !== " " && !owned.some(({ start, end }) => start <= at && at < end),
  );
  expect(lost).toEqual([]);
});

it("keeps the choices with their line, and quoted abilities within their sentence", () => {
  const { tokens } = lex(
    'Play: Choose one:\n• Draw a card.\nSkirmish.\nZed gains, "Reap: Draw a card.\nFight: Ready it."',
    [],
  );
  const lines = paragraphs(tokens).map(parseParagraph);
  expect(lines.map((line) => line.kind === "abilities" && line.abilities.length)).toEqual([1, 1, 1]);
  expect(lines[0]).toMatchObject({ abilities: [{ modes: [{ bullet: "•" }] }] });
  expect(lines[2]).toMatchObject({
    abilities: [{ sentences: [{ tokens: [{}, {}, {}, { payload: { kind: "quote" } }] }] }],
  });
});
