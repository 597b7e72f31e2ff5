import type { CatalogueEntry } from "../catalogue-entry.js";

/** What can be wrong with a file before any rules text is read. */
export const inputCodes = {
  "input/empty-file": {
    severity: "error",
    message: "the file is empty",
    description: "A card file must hold at least one card.",
    help: "Export the file again, or leave it out of the run.",
  },
  "input/unknown-format": {
    severity: "error",
    message: "this is no card file that can be read: {reason}",
    description: "The content fits none of the card file formats.",
    help: "Readable are Scryfall and MTGJSON files, KeyForge card lists and hand-written YAML; --input-format names one.",
  },
  "input/broken-json": {
    severity: "error",
    message: "broken JSON: {problem}",
    description: "The file looks like JSON but does not follow its grammar.",
    help: "JSON has no comments, no comma after the last item and no key twice in a record; the mark shows the place.",
  },
  "input/broken-yaml": {
    severity: "error",
    message: "broken YAML: {problem}",
    description: "The file looks like YAML but does not follow its grammar, or its aliases grow beyond measure.",
    help: "Indent with spaces, and write a text of several lines after `text: |`.",
  },
  "input/card-without-name": {
    severity: "error",
    message: "this card has no name",
    description: "Every card and every face needs a name; the card was left out.",
    help: "Give the card a name.",
  },
  "input/duplicate-card": {
    severity: "error",
    message: 'there is a card named "{name}" in line {line} already',
    description: "Cards are known by their names (201.2), so each name stands once in a file; the card was left out.",
    rule: "201.2",
    help: "Give one of them another name, or leave it out.",
  },
  "input/no-cards": {
    severity: "warning",
    message: "the file holds no cards",
    description: "The file was read whole, but there was no card in it.",
    help: "Add a card, or leave the file out of the run.",
  },
  "input/text-too-long": {
    severity: "error",
    message: "this text has {length} characters; at most {limit} are read",
    description:
      "The text of a card is limited, so that one broken card cannot stop the others; the card was left out.",
    help: "Look for a missing quotation mark or indentation that made one text of many.",
  },
  "input/control-character": {
    severity: "error",
    message: "there is an invisible control character ({codePoint}) here",
    description: "Control, zero-width and text-direction characters have no meaning on a card; the card was left out.",
    help: "Delete the character.",
  },
  "input/lone-surrogate": {
    severity: "error",
    message: "there is half of a character ({codePoint}) here",
    description: "A UTF-16 surrogate stands without its partner, so it is no character; the card was left out.",
    help: "Write the whole character, or delete the half.",
  },
  "input/unreadable-file": {
    severity: "error",
    message: "the file cannot be read: {reason}",
    description: "The file could not be opened, or its bytes are no UTF-8 text.",
    help: "Check that the file exists, that you may read it, and that it is saved as UTF-8.",
  },
  "input/no-file-matched": {
    severity: "error",
    message: 'no file matched "{pattern}"',
    description: "A path or glob on the command line led to no file.",
    help: "Check the spelling and the folder; put globs in quotation marks.",
  },
  "input/wrong-field": {
    severity: "error",
    message: 'the field "{field}" holds {found} where {expected} was expected',
    description: "A field of a card has a value of the wrong kind; the card was left out.",
    help: "Correct the value.",
  },
  "input/unknown-field": {
    severity: "error",
    message: 'unknown field "{field}"',
    description: "A hand-written card has a field that nothing reads; the card was left out.",
    help: "Correct the spelling, or begin the name with x- to have it passed over.",
  },
} as const satisfies Record<`input/${string}`, CatalogueEntry>;
