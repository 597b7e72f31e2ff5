import { expect, it } from "vitest";
import { HOUSES, ICONS } from "../../grammar/keyforge/vocabulary/index.js";
import { readCards } from "../../src/readers/read-cards.js";
import { withIcons } from "../../src/readers/keyforge-icons.js";

it.each([
  ["Play: Gain 1\uF360.", "Play: Gain 1{A}."],
  ["Deal 3\uF361 to a creature.", "Deal 3{D} to a creature."],
  ["Enhance \uF36F\uF560\uF36E\uF372.", "Enhance {capture}{draw}{discard}."],
  ["Enhance \uF565\uF392.", "Enhance {capture}{power}."],
  ["\uF566 Play: Raise the tide.", "{tide} Play: Raise the tide."],
  ["Enhance \uF379\uF391.", "Enhance {house:brobnar}{house:ouboros}."],
  ["Steal 1<A>. Deal 2<D>.", "Steal 1{A}. Deal 2{D}."],
  ["Steal 1A. Deal 3D to a creature.", "Steal 1{A}. Deal 3{D} to a creature."],
  ["Keys cost +1A. Keys cost \u20131A.", "Keys cost +1{A}. Keys cost \u20131{A}."],
  ["Enhance ADPTR.", "Enhance {A}{D}{capture}{draw}."],
  ["Each creature with A on it gains elusive.", "Each creature with {A} on it gains elusive."],
  ["If you have more A, draw a card.", "If you have more {A}, draw a card."],
  ["Each of KR-12A's neighbors gains taunt.", "Each of KR-12A's neighbors gains taunt."],
  ["Play: A friendly creature captures 1A.", "Play: A friendly creature captures 1{A}."],
  ["Return A Bad Penny to your hand.", "Return A Bad Penny to your hand."],
  ["Keys cost +1 \uF360.", "Keys cost +1{A}."],
  ["Gain 1\uF360 . Draw a card.", "Gain 1{A}. Draw a card."],
  ["Draw a card. A creature captures 1A.", "Draw a card. A creature captures 1{A}."],
])("writes the icons of %j in braces", (raw, text) => {
  expect(withIcons(raw).text).toBe(text);
});

it("leads each letter back to where it stood", () => {
  const raw = "Gain 1\uF360. Enhance PTA. Draw.";
  const { text, rawOffset } = withIcons(raw);
  expect(rawOffset(text.indexOf("{A}"))).toBe(raw.indexOf("\uF360"));
  expect(rawOffset(text.indexOf("{capture}"))).toBe(raw.indexOf("PTA"));
  expect(rawOffset(text.indexOf("Draw"))).toBe(raw.indexOf("Draw"));
  expect(rawOffset(text.length)).toBe(raw.length);
});

it("writes only icons that the vocabulary knows", () => {
  const glyphs = "\uF360\uF361\uF36F\uF560\uF565\uF36E\uF372\uF392\uF566\uF379\uF37A\uF37B\uF37C\uF37D\uF37E\uF37F";
  const houses = "\uF386\uF387\uF388\uF389\uF38A\uF38B\uF390\uF391";
  const icons = withIcons(glyphs + houses).text.match(/\{[^}]*\}/gu) ?? [];
  expect(icons).toHaveLength(23);
  const known = [...Object.keys(ICONS), ...Object.keys(HOUSES).map((house) => `{house:${house}}`)];
  expect(icons.filter((icon) => !known.includes(icon))).toEqual([]);
});

it("reads a pack's texts with its glyphs, odd spaces and line ends", () => {
  const text = "Elusive.\u000BPlay: Gain 1\uF360\u00A0for each creature.\r\n\uFEFFReap: Deal 1\uF361.\n";
  const pack = { ids: ["1"], code: "X", cards: [{ id: "a", name: "A", house: "dis", type: "creature", text }] };
  const [card] = readCards(JSON.stringify(pack), "pack.json").cards;
  expect(card?.faces[0].text.text).toBe("Elusive.\nPlay: Gain 1{A} for each creature.\nReap: Deal 1{D}.");
});
