/** `npm run generate`: writes every generated file of the repository. Run twice, it gives the same bytes. */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { generateCreatureTypes } from "./generate-creature-types.js";
import { generateDiagrams, generateEbnf } from "./generate-grammar.js";
import { generatePredefinedTokens } from "./generate-predefined-tokens.js";
import { generateOriginalPrintings } from "./generate-original-printings.js";
import { generateWordLists } from "./generate-word-lists.js";
import { generateSchema } from "./generate-schema.js";

/** Each generated file with what makes its content. */
const generated: Readonly<Record<string, () => string | Promise<string>>> = {
  "src/magic/effects/schema.json": generateSchema,
  "grammar/magic/grammar.ebnf": generateEbnf,
  "grammar/magic/diagrams.html": generateDiagrams,
  "grammar/magic/words.generated.json": generateWordLists,
  "src/magic/runtime/read/creature-types.generated.ts": generateCreatureTypes,
  "src/magic/runtime/read/original-printings.generated.ts": generateOriginalPrintings,
  "src/magic/tokens/predefined.generated.ts": generatePredefinedTokens,
};

async function write(name: string, content: string): Promise<void> {
  const file = fileURLToPath(new URL(`../../${name}`, import.meta.url));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  console.log(`wrote ${name}`);
}

for (const [name, make] of Object.entries(generated)) await write(name, await make());
