import { createDiagnostic } from "../diagnostics/catalogue.js";
import type { KeyforgeAbilityReading, KeyforgeLanguage, KeyforgeReading } from "../language.js";
import type { SourceCard } from "../text/source-card.js";
import { sourceTextOf } from "../text/source-text.js";
import { compileCard } from "./compile/card.js";
import { describeAbilities } from "./describe/index.js";
import { readCard } from "./read.js";
import { abilityText, isAbilityNode } from "./syntax/index.js";

/** The language of KeyForge cards, as the rest of the house uses it. */
export const keyforge: KeyforgeLanguage = {
  game: "keyforge",
  read,
  readText,
  readTokenPhrase,
  print: (tree) => (isAbilityNode(tree) ? abilityText(tree) : ""),
  describe: describeAbilities,
};

function read(card: SourceCard): KeyforgeReading {
  const abilities = readCard(card);
  const whole = abilities.every(({ states }) => states.compiled);
  const lowered = abilities.flatMap((reading) => reading.abilities);
  return { game: "keyforge", card, abilities, compiled: whole ? compileCard(card, lowered) : null };
}

/** A bare text is read as that of a creature without a name. */
function readText(text: string): KeyforgeReading {
  const origin = { file: "<text>", content: text, format: "text", position: { line: 1, column: 1 } };
  const nothing = { manaCost: null, toughness: null, loyalty: null, defense: null, colors: null };
  const face = { name: "", typeLine: "Creature", text: sourceTextOf(text), power: "1", ...nothing };
  const details = { houses: [], traits: [], keywords: [], amber: 0, armor: null };
  return read({ game: "keyforge", name: "", layout: "creature", faces: [face], origin, keyforge: details });
}

/** Token creatures have no phrase that states them: what they are stands on the reference card (R2). */
function readTokenPhrase(description: string): KeyforgeAbilityReading {
  const span = { start: 0, end: description.length };
  const fault = createDiagnostic("keyforge/unexpected-phrase", { found: description, expected: "a sentence" }, span);
  const states = { parsed: false, roundTripped: false, compiled: false };
  const nothing = { abilities: [], tree: null, creations: [], stated: { total: 0, understood: 0 } };
  return { face: 0, span, text: description, form: "unknown", states, ...nothing, diagnostics: [fault] };
}
