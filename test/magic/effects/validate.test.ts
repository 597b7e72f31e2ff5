import { Ajv } from "ajv";
import { expect, it } from "vitest";
import type { CompiledSet, TokenCharacteristics } from "../../../src/magic/effects/index.js";
import schema from "../../../src/magic/effects/schema.json" with { type: "json" };
import { alternativesOf, type Definitions } from "../../../src/magic/effects/schema-walk.js";
import { printedStrings } from "../../../src/magic/effects/string-kinds.js";
import { validateEffects } from "../../../src/magic/effects/validate.js";
import { compiledSet } from "../../../src/writers/json.js";
import { cardOf, creation, creature, number, readStub } from "../../cli/stub-language.js";

const ajv = new Ajv({ strict: false });
const fitsSchema = ajv.compile(schema);
const words = { isVocabularyWord: (word: string) => ["flying", "Goblin", "+1/+1"].includes(word) };

function setOf(token: Partial<TokenCharacteristics>): CompiledSet {
  const compiled = readStub(cardOf("Goblin Call", "Flying")).compiled;
  if (compiled === null) throw new Error("The stub reads this.");
  const characteristics = { ...creature(1, 1, "red", "Goblin"), ...token };
  const created = creation("ab:1.e1", number(1), { kind: "specified", characteristics });
  const faces = compiled.faces.map((face) => ({
    ...face,
    abilities: [
      ...face.abilities,
      { kind: "spell", id: "ab:1", resolution: { targets: [], instructions: [created] } } as const,
    ],
  }));
  return compiledSet([{ ...compiled, faces }]);
}

const faultsOf = (set: unknown): readonly string[] =>
  validateEffects(set, "CompiledSet", schema, words).map(({ path, message }) => `${path}: ${message}`);

it("passes what the compiler makes", () => {
  const set = setOf({ text: "Whatever stands there" });
  expect(fitsSchema(set), JSON.stringify(fitsSchema.errors)).toBe(true);
  expect(faultsOf(set)).toEqual([]);
});

const token = "cards.0.faces.0.abilities.1.resolution.instructions.0.groups.0.token.characteristics";

it.each<[string, Partial<TokenCharacteristics>, string]>([
  ["an unknown subtype", { subtypes: ["Gobbo"] }, `${token}.subtypes.0: "Gobbo" is no VocabularyWord`],
  ["a broken symbol", { manaCost: ["two"] }, `${token}.manaCost.0: "two" is no ManaSymbol`],
  ["a name that is none", { name: { from: "given", literal: 'a\n"b"' } }, `${token}.name.literal: "a\n"b"" is no Name`],
])("reports %s, which the schema alone lets pass", (_what, change, fault) => {
  const set = setOf(change);
  expect(fitsSchema(set)).toBe(true);
  expect(faultsOf(set)).toEqual([fault]);
});

it.each<[string, (set: CompiledSet) => unknown]>([
  ["another version", (set) => ({ ...set, irVersion: "0.9" })],
  ["a field that is not known", (set) => ({ ...set, more: 1 })],
  ["a field that is missing", ({ irVersion, game, rules, cards }) => ({ irVersion, game, rules, cards })],
  ["an unknown kind", (set) => ({ ...set, cards: [{ ...set.cards[0], faces: [{ abilities: [{ kind: "magic" }] }] }] })],
  ["no set", () => null],
])("reports %s, as the schema does", (_what, change) => {
  const set = change(setOf({}));
  expect(fitsSchema(set)).toBe(false);
  expect(faultsOf(set)).not.toEqual([]);
});

it("knows every string that has no definition of its own", () => {
  const definitions: Definitions = schema.definitions;
  const plain = Object.entries(definitions).flatMap(([name, definition]) =>
    alternativesOf(definition, name, definitions).flatMap(({ schema: record, definition: of }) =>
      Object.entries(record.properties ?? {}).flatMap(([field, type]) => {
        const open = alternativesOf(type, of, definitions).some(
          (one) =>
            one.definition === of &&
            String(one.schema.type).includes("string") &&
            !one.schema.enum &&
            one.schema.const === undefined,
        );
        return open ? [`${of}.${field}`] : [];
      }),
    ),
  );
  expect(new Set(plain)).toEqual(new Set(Object.keys(printedStrings)));
});
