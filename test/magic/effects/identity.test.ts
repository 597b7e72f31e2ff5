import { expect, it } from "vitest";
import { isIdentifierField } from "../../../src/magic/effects/anonymous.js";
import { canonicalJson, contentHash, fingerprint } from "../../../src/text/hash.js";
import { abilityId, cardId, setHash, tokenId } from "../../../src/magic/effects/identity.js";
import type { Ability, CompiledCard, TokenCharacteristics } from "../../../src/magic/effects/index.js";
import schema from "../../../src/magic/effects/schema.json" with { type: "json" };
import { alternativesOf, type Definitions } from "../../../src/magic/effects/schema-walk.js";
import { creation, creature, number } from "../../cli/stub-language.js";

const goblin = creature(1, 1, "red", "Goblin");

/** A creature token whose death creates another; `name` goes into every identifier. */
function withTrigger(name: string): TokenCharacteristics {
  const created = creation(`${name}.e1`, number(2), { kind: "specified", characteristics: goblin });
  const ability: Ability = { kind: "spell", id: name, resolution: { targets: [], instructions: [created] } };
  return { ...goblin, abilities: [ability] };
}

it.each<[string, unknown, string]>([
  ["keys in one order", { b: 1, a: [2, { d: null, c: "x" }] }, '{"a":[2,{"c":"x","d":null}],"b":1}'],
  ["nothing", null, "null"],
  ["quotation marks", 'say "hi"', '"say \\"hi\\""'],
])("writes canonical JSON: %s", (_what, value, text) => {
  expect(canonicalJson(value)).toBe(text);
});

it("hashes contents, whatever the order of their keys", () => {
  expect(contentHash({ a: 1, b: 2 })).toBe(contentHash({ b: 2, a: 1 }));
  expect(contentHash({})).toBe("44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a");
});

it("tells near texts apart by their fingerprints", () => {
  const texts = Array.from({ length: 20_000 }, (_, index) => `Draw ${index} cards.`);
  expect(new Set(texts.map(fingerprint)).size).toBe(texts.length);
  expect(fingerprint("Flying")).toMatch(/^[0-9a-f]{16}$/);
});

it("gives equal abilities of a card different ids, and leaves the others' alone", () => {
  expect(abilityId("Flying", 0)).toBe(abilityId(" Flying\n", 0));
  expect(abilityId("Flying", 1)).toBe(`${abilityId("Flying", 0)}~1`);
  expect(abilityId("Flying", 0)).not.toBe(abilityId("Haste", 0));
  expect(cardId("Flying")).not.toBe(abilityId("Flying", 0));
});

it("keeps a token's id whatever the maker calls its abilities and in whatever order it lists colors", () => {
  expect(tokenId(withTrigger("ab:1"))).toBe(tokenId(withTrigger("ab:2")));
  expect(tokenId({ ...goblin, colors: ["red", "white"] })).toBe(tokenId({ ...goblin, colors: ["white", "red"] }));
  expect(tokenId(goblin)).toMatch(/^tok:[0-9a-f]{16}$/);
});

it.each<[string, Partial<TokenCharacteristics>]>([
  ["name", { name: { from: "given", literal: "Krenko" } }],
  ["supertypes", { supertypes: ["legendary"] }],
  ["types", { types: ["artifact", "creature"] }],
  ["subtypes", { subtypes: ["Goblin", "Rogue"] }],
  ["colors", { colors: [] }],
  ["symbolicColor", { symbolicColor: { kind: "chosenColor" } }],
  ["manaCost", { manaCost: ["{R}"] }],
  ["power", { power: number(2) }],
  ["toughness", { toughness: { kind: "x" } }],
  ["loyalty", { loyalty: number(3) }],
  ["text", { text: "Haste" }],
  ["abilities", { abilities: [{ kind: "keyword", id: "ab:1", keyword: "haste", parameters: [] }] }],
  ["back", { back: goblin }],
])("changes a token's id with its %s", (_what, change) => {
  expect(tokenId({ ...goblin, ...change })).not.toBe(tokenId(goblin));
});

it("hashes a set whatever the order of its cards", () => {
  const card = (name: string): CompiledCard => ({ kind: "card", id: cardId(name), name, layout: "normal", faces: [] });
  expect(setHash([card("A"), card("B")])).toBe(setHash([card("B"), card("A")]));
  expect(setHash([card("A")])).not.toBe(setHash([card("B")]));
});

it("knows every field that holds an identifier", () => {
  const definitions: Definitions = schema.definitions;
  for (const [name, definition] of Object.entries(definitions)) {
    for (const { schema: record } of alternativesOf(definition, name, definitions)) {
      const kind = record.properties?.["kind"]?.const;
      for (const [field, type] of Object.entries(record.properties ?? {})) {
        const isIdentifier = JSON.stringify(type).includes('"#/definitions/Identifier"');
        const direct = isIdentifier && type.anyOf === undefined && type.properties === undefined;
        if (direct || field === "id")
          expect([name, field, isIdentifierField(field, { kind })]).toEqual([name, field, true]);
        if (isIdentifierField(field, { kind })) expect([name, field, direct]).toEqual([name, field, true]);
      }
    }
  }
});
