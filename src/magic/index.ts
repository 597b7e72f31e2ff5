import type { Environment, MagicLanguage, MagicReading } from "../language.js";
import type { SourceCard } from "../text/source-card.js";
import { sourceTextOf } from "../text/source-text.js";
import { compileCard } from "./compile/card.js";
import { describeAbilities } from "./describe/index.js";
import { namesOf, readFace } from "./read.js";
import { abilityText, isAbilityNode } from "./syntax/ability.js";
import { readTokenPhrase } from "./token-phrase.js";

/** The language of Magic cards, as the rest of the house uses it. */
export const magic: MagicLanguage = {
  game: "magic",
  read,
  readText,
  readTokenPhrase,
  print: (tree) => (isAbilityNode(tree) ? abilityText(tree) : ""),
  describe: describeAbilities,
};

function read(card: SourceCard, environment: Environment): MagicReading {
  const names = namesOf(card.faces);
  const abilities = card.faces.flatMap((face, index) => readFace(face, index, names, environment));
  return { game: "magic", card, abilities, compiled: compileCard(card, abilities) };
}

function readText(text: string, environment: Environment): MagicReading {
  const origin = { file: "<text>", content: text, format: "text", position: { line: 1, column: 1 } };
  const face = {
    name: "",
    manaCost: null,
    typeLine: "",
    text: sourceTextOf(text),
    power: null,
    toughness: null,
    loyalty: null,
    defense: null,
    colors: null,
  };
  const card: SourceCard = { game: "magic", name: "", layout: "normal", faces: [face], origin };
  return read(card, environment);
}
