import type { CatalogueEntry } from "../catalogue-entry.js";

/** What can be wrong with a scenario file. */
export const scenarioCodes = {
  "scenario/no-scenario-file": {
    severity: "error",
    message: "this is no scenario file: {reason}",
    description: "A scenario file is a YAML record with the fields “cards” and “scenarios”.",
    help: "Compare with the description of scenario files; card files are read by the other commands.",
  },
  "scenario/broken-yaml": {
    severity: "error",
    message: "broken YAML: {problem}",
    description: "The file does not follow the grammar of YAML, is nested too deeply, or uses aliases.",
    help: "Indent with spaces, put names that hold a colon or begin with a symbol in quotation marks.",
  },
  "scenario/wrong-field": {
    severity: "error",
    message: '"{field}" must be {expected}, not {found}',
    description: "A field of a scenario has a value of the wrong kind.",
    help: "Correct the value.",
  },
  "scenario/wrong-entry": {
    severity: "error",
    message: "{problem}",
    description: "An entry of a scenario is not put together as it must be.",
    help: "Compare with the description of scenario files.",
  },
  "scenario/unknown-field": {
    severity: "error",
    message: 'there is no field "{field}" here; there are {known}',
    description: "A record of a scenario file has a field that nothing reads.",
    help: "Correct the spelling.",
  },
  "scenario/unknown-word": {
    severity: "error",
    message: '"{word}" is no {kind}',
    description: "The rules know no such card type, keyword, zone, kind of counter or event.",
    help: "Correct the spelling; `rulewright vocabulary` prints the lists.",
  },
  "scenario/unknown-file": {
    severity: "error",
    message: "there is no file {file}",
    description: "A scenario file names a card file, by its path from the scenario file's own folder.",
    help: "Correct the path.",
  },
  "scenario/other-game": {
    severity: "error",
    message: "{file} holds cards of {other}, and the scenarios here are of {game}",
    description: "All cards of a scenario file are of one game, which its field “game” names; without one it is Magic.",
    help: "Write `game: keyforge` at the head of the scenario file, or name files with cards of its own game.",
  },
  "scenario/duplicate-card": {
    severity: "error",
    message: 'there are two cards named "{name}" here',
    description: "A scenario tells cards apart by their names (201.2), so each name stands once among all its cards.",
    rule: "201.2",
    help: "Give one of them another name, or leave it out.",
  },
  "scenario/unread-card": {
    severity: "error",
    message: "{card}: {problem}",
    description: "A card that the scenario file holds or names could not be read.",
    help: "Mend the card; `rulewright check` says more of a card file.",
  },
} as const satisfies Record<`scenario/${string}`, CatalogueEntry>;
