import { expect, it } from "vitest";
import type { Constraint, KeywordParameter } from "../../../src/magic/effects/index.js";
import { n, one } from "../runtime/builders.js";
import { instructionsOf, tokenOf } from "./kit.js";

const cost = (...symbols: readonly string[]): KeywordParameter => ({
  kind: "cost",
  costs: [{ kind: "mana", symbols }],
});

const amount = (value: number): KeywordParameter => ({ kind: "amount", amount: n(value) });

const from = (...constraints: readonly Constraint[]): KeywordParameter => ({
  kind: "quality",
  filter: { what: "object", constraints },
});

const cannotBlock = {
  kind: "static",
  effects: [
    {
      kind: "continuous",
      affected: { kind: "source" },
      changes: [{ kind: "prohibit", prohibition: { kind: "block" } }],
    },
  ],
};

const makesMana = { kind: "activated", costs: [{ kind: "tapSelf" }], isManaAbility: true };

const flying = { kind: "keyword", keyword: "flying" };

const haste = { kind: "keyword", keyword: "haste" };

it.each<[string, readonly (readonly [string, readonly KeywordParameter[]])[]]>([
  ["flying", [["flying", []]]],
  [
    "flying and haste",
    [
      ["flying", []],
      ["haste", []],
    ],
  ],
  [
    "flying, vigilance, and lifelink",
    [
      ["flying", []],
      ["vigilance", []],
      ["lifelink", []],
    ],
  ],
  [
    "first strike, flying, and ward {2}",
    [
      ["first strike", []],
      ["flying", []],
      ["ward", [cost("{2}")]],
    ],
  ],
  ["ward {1}{W}", [["ward", [cost("{1}", "{W}")]]]],
  ["toxic 1", [["toxic", [amount(1)]]]],
  ["crew 2", [["crew", [amount(2)]]]],
  ["modular 3", [["modular", [amount(3)]]]],
  ["cycling {2}", [["cycling", [cost("{2}")]]]],
  ["protection from red", [["protection", [from({ kind: "color", color: "red" })]]]],
  ["ward—Pay 2 life", [["ward", [{ kind: "cost", costs: [{ kind: "payLife", amount: n(2) }] }]]]],
])("has the keywords of its text with their parameters (702, 111.3): %s", (list, keywords) => {
  const { abilities } = tokenOf(`Create a 1/1 white Bird creature token with ${list}.`);
  expect(abilities).toMatchObject(keywords.map(([keyword, parameters]) => ({ kind: "keyword", keyword, parameters })));
  expect(new Set(abilities.map(({ id }) => id)).size).toBe(keywords.length);
});

it("is printed with the keywords on one line and each quoted ability on its own (111.3, 113.2c)", () => {
  const text = `Create a 1/1 white Bird creature token with flying, haste, and "This token can't block."`;
  expect(tokenOf(text).text).toBe("Flying, haste\nThis token can't block.");
});

it.each<[string, readonly object[]]>([
  [`with "{T}: Add {G}."`, [makesMana]],
  [`with "This token can't block" and "{T}: Add {G}."`, [cannotBlock, makesMana]],
  [`with flying and "This token can't block."`, [flying, cannotBlock]],
  [`with flying, haste, and "This token can't block."`, [flying, haste, cannotBlock]],
  [`with flying, "This token can't block," and "{T}: Add {G}."`, [flying, cannotBlock, makesMana]],
  [`with "This token can't block" and flying.`, [cannotBlock, flying]],
  [`with "This token can't block," haste, and "{T}: Add {G}."`, [cannotBlock, haste, makesMana]],
])("takes quoted abilities for the token's own text (111.3): %s", (list, abilities) => {
  expect(tokenOf(`Create a 1/1 white Bird creature token ${list}`).abilities).toMatchObject(abilities);
});

it("reads a triggered ability of a token as triggering on the token itself (603.6a, 201.5)", () => {
  const text = `Create a colorless artifact token named Cinder with "When this token enters, it deals 2 damage to any target" and "{T}: Add one mana of any color."`;
  const token = tokenOf(text);
  expect(token.name).toEqual({ from: "given", literal: "Cinder" });
  expect(token.abilities).toMatchObject([
    {
      kind: "triggered",
      event: { kind: "zoneChange", object: { kind: "object", reference: { kind: "source" } }, to: "battlefield" },
      resolution: {
        targets: [{ what: { kind: "anyTarget", other: false }, least: one, most: one }],
        instructions: [{ kind: "dealDamage", source: { kind: "source" }, amount: n(2), to: [{ kind: "target" }] }],
      },
    },
    { kind: "activated", isManaAbility: true },
  ]);
});

it.each<[string, readonly object[]]>([
  ["Create a 1/1 white Bird creature token. It has flying.", [flying]],
  ["Create a 1/1 white Bird creature token. That token has flying.", [flying]],
  [`Create a 1/1 white Bird creature token. It has "This token can't block."`, [cannotBlock]],
  [`Create a 1/1 white Bird creature token. It has flying and "This token can't block."`, [flying, cannotBlock]],
  ["Create two 1/1 white Bird creature tokens. They have flying.", [flying]],
  ["Create two 1/1 white Bird creature tokens. Those tokens have flying and haste.", [flying, haste]],
])('takes a sentence with "has" for the token\'s own text (111.3): %s', (text, abilities) => {
  const instructions = instructionsOf(text);
  expect(instructions).toHaveLength(1);
  expect(tokenOf(text).abilities).toMatchObject(abilities);
});

it.each([
  ["Create a 1/1 white Bird creature token. It gains haste until end of turn.", "endOfTurn"],
  ["Create a 1/1 white Bird creature token. That token gains haste until end of turn.", "endOfTurn"],
  ["Create two 1/1 white Bird creature tokens. They gain haste until end of turn.", "endOfTurn"],
  ["Create a 1/1 white Bird creature token. It gains haste.", "indefinite"],
])('takes a sentence with "gains" for an effect on the token, not its text (611.2a, 707.2): %s', (text, duration) => {
  const [created, gained, ...more] = instructionsOf(text);
  expect(more).toEqual([]);
  expect(tokenOf(text)).toMatchObject({ abilities: [], text: "" });
  expect(gained).toMatchObject({
    kind: "modify",
    objects: { kind: "result", slot: created?.result },
    changes: [{ kind: "gainAbilities", abilities: [haste] }],
    duration: { kind: duration },
    membership: "lockedIn",
  });
});

it("writes the abilities of its own sentence into its printed text (111.3)", () => {
  const written = tokenOf(`Create a 1/1 white Bird creature token with flying. It has "This token can't block."`);
  expect(written.text).toBe("Flying\nThis token can't block.");
  expect(written.abilities).toMatchObject([flying, cannotBlock]);
});

it.each<[string, string]>([
  [
    'with indestructible, "Equipped creature gets +1/+1," and equip {0}',
    "Indestructible\nEquipped creature gets +1/+1.\nEquip {0}",
  ],
  ['with "Equipped creature gets +1/+1" and equip {1}', "Equipped creature gets +1/+1.\nEquip {1}"],
  ["with indestructible and equip {1}", "Indestructible, equip {1}"],
])("has the abilities of its text in the order in which they are said (111.3): %s", (abilities, lines) => {
  const token = "Create a colorless Equipment artifact token named Keen Blade";
  expect(tokenOf(`${token} ${abilities}.`).text).toBe(lines);
  expect(tokenOf(`${token}. It has ${abilities.replace("with ", "")}.`).text).toBe(lines);
});
