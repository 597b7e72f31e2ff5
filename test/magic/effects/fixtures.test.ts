import { globSync } from "tinyglobby";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Ajv } from "ajv";
import { expect, it } from "vitest";
import { lookUp } from "../../../grammar/magic/lexicon.js";
import { createEnvironment } from "../../../src/cli/languages.js";
import { wordLists } from "../../../src/cli/word-lists.js";
import schema from "../../../src/magic/effects/schema.json" with { type: "json" };
import { validateEffects } from "../../../src/magic/effects/validate.js";
import { magic } from "../../../src/magic/index.js";
import { readCards } from "../../../src/readers/read-cards.js";
import { compiledSet } from "../../../src/writers/json.js";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const words = new Set([...wordLists.values()].flat().map((word) => word.toLowerCase()));
/** A word of the lists, or a keyword that a type of theirs is joined to: "swampwalk" (702.14a, 702.29e). */
const isVocabularyWord = (word: string): boolean =>
  words.has(word.toLowerCase()) || lookUp(word.toLowerCase())?.keyword === word;

it.each(globSync("fixtures/cards/*.yaml", { cwd: root }).sort())("compiles %s to effects without free text", (file) => {
  const { cards } = readCards(readFileSync(`${root}${file}`, "utf8"), file);
  const environment = createEnvironment(cards);
  const set = compiledSet(cards.flatMap((card) => magic.read(card, environment).compiled ?? []));
  const fits = new Ajv({ strict: false }).compile(schema);
  expect(set.cards.length).toBeGreaterThan(0);
  expect(fits(set), JSON.stringify(fits.errors?.slice(0, 3))).toBe(true);
  expect(validateEffects(set, "CompiledSet", schema, { isVocabularyWord })).toEqual([]);
});
