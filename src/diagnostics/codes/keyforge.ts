import type { CatalogueEntry } from "../catalogue-entry.js";

/** What can be wrong with the text of a KeyForge card. */
export const keyforgeCodes = {
  "keyforge/unexpected-phrase": {
    severity: "error",
    message: '"{found}" stood here where {expected} was expected',
    description:
      "The sentence could be read up to this place, and then something else than what may follow stood there.",
    help: "Compare with the suggested wording, or split the sentence.",
  },
  "keyforge/unexpected-end": {
    severity: "error",
    message: "the sentence ends here where {expected} was expected",
    description: "The sentence stops before it is whole.",
    help: "Finish the sentence.",
  },
  "keyforge/unknown-word": {
    severity: "error",
    message: 'unknown word "{word}"',
    description: "The word is in no list of the language of cards.",
    help: "Correct the spelling.",
  },
  "keyforge/unclosed-quote": {
    severity: "error",
    message: "this quotation mark is never closed",
    description: "A quoted ability must end with a quotation mark.",
    help: "Add the closing quotation mark.",
  },
  "keyforge/broken-line": {
    severity: "error",
    message: '"{found}" cannot stand here',
    description: "A line is a header and sentences, or sentences alone; quotation marks come in pairs.",
    help: "Check colons, bullets and quotation marks of the line.",
  },
  "keyforge/not-printed-back": {
    severity: "error",
    message: "the text reads back as {printed}",
    description: "The text was read, but what was read prints otherwise than it stands here.",
    help: "Write the text as printed cards do.",
  },
  "keyforge/not-lowered": {
    severity: "error",
    message: '"{phrase}" is read but not modelled yet',
    description: "The grammar reads these words; what they mean has no effect yet, so the ability was not compiled.",
    help: "Use another wording, or leave the ability as text.",
  },
  "keyforge/unbound-reference": {
    severity: "error",
    message: '"{reference}" refers to nothing that stands before it',
    description: "Such words speak of something that the text named before.",
    help: "Name what is meant.",
  },
  "keyforge/unknown-trait": {
    severity: "error",
    message: 'unknown trait "{trait}"',
    description: "The word stands where a trait would, and is in no list of traits.",
    help: "Correct the spelling.",
  },
} as const satisfies Readonly<Record<string, CatalogueEntry>>;
