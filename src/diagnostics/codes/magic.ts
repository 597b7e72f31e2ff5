import type { CatalogueEntry } from "../catalogue-entry.js";

/** What can be wrong with the rules text of a Magic card. */
export const magicCodes = {
  "magic/unexpected-phrase": {
    severity: "error",
    message: '"{found}" stood here where {expected} was expected',
    description:
      "The sentence could be read up to this place, and then something else than what may follow stood there.",
    help: "Compare with the suggested wording, or split the sentence.",
  },
  "magic/unknown-word": {
    severity: "error",
    message: 'unknown word "{word}"',
    description: "The word is in no list of the language of cards.",
    help: "Correct the spelling; `rulewright vocabulary` prints the words that are known.",
  },
  "magic/unknown-subtype": {
    severity: "error",
    message: 'unknown subtype "{subtype}"',
    description: "The word stands where a subtype stands but is in no list of subtypes.",
    rule: "205.3",
    help: "Correct the spelling; `rulewright vocabulary creature-types` and its like print the subtypes.",
  },
  "magic/unknown-card-type": {
    severity: "error",
    message: '"{type}" is no card type and no supertype',
    description: "The words before the dash of a type line are supertypes and card types; the card was left out.",
    rule: "205.1",
    help: "Correct the spelling, or put an em dash before the subtypes.",
  },
  "magic/no-card-type": {
    severity: "error",
    message: "this card has no card type",
    description: "A card has a type line with one card type or more; what the text means hangs on it.",
    rule: "205.1",
    help: "Give the card a type line, such as `type: Creature — Elf`.",
  },
  "magic/new-subtype": {
    severity: "warning",
    message: '"{subtype}" is in no list of subtypes',
    description: "A type line may bring a subtype of its own; rules text that speaks of it is not understood.",
    rule: "205.3",
    help: "Correct the spelling, or leave it: the card has this subtype.",
  },
  "magic/unfit-subtype": {
    severity: "error",
    message: '"{subtype}" is a subtype of none of the token\'s card types',
    description: "An object cannot gain a subtype that does not correspond to one of its card types.",
    rule: "205.3d",
    help: "Add the card type that the subtype belongs to, or leave the subtype out.",
  },
  "magic/wrong-attachment": {
    severity: "error",
    message: 'this object cannot speak of "{found}"',
    description: "Only an Aura speaks of what it enchants, and only an Equipment of what it equips.",
    rule: "303.4",
    help: "Say which object is meant, or give the card the subtype that can be attached.",
  },
  "magic/unknown-counter": {
    severity: "error",
    message: 'unknown kind of counter "{counter}"',
    description: "No card and no rule uses a counter of this name.",
    rule: "122.1",
    help: "Correct the spelling; `rulewright vocabulary counters` prints the kinds of counter.",
  },
  "magic/wrong-self-reference": {
    severity: "error",
    message: 'this object is not called "{found}"',
    description:
      "A text calls the object it stands on by its card type (creature before land before the others) or by a subtype such as Aura, Equipment, Saga or Vehicle.",
    rule: "201.5",
    help: "Call it as printed cards do, or by its name.",
  },
  "magic/repeated-word": {
    severity: "error",
    message: '"{word}" stands here twice',
    description: "No rules text says the same word twice in a row.",
    help: "Leave one of them out.",
  },
  "magic/wrong-article": {
    severity: "error",
    message: '"{article}" does not go with "{word}"',
    description:
      "“An” stands before a vowel as it is spoken (an artifact, an 8/8, an X/X), “a” before all else (a Unicorn).",
    help: "Write the other article.",
  },
  "magic/unexpected-end": {
    severity: "error",
    message: "the sentence ends here where {expected} was expected",
    description: "The sentence stops before it is whole.",
    help: "Finish the sentence.",
  },
  "magic/unclosed-quote": {
    severity: "error",
    message: "this quotation mark is never closed",
    description: "A quoted ability must end with a quotation mark on the same line.",
    help: "Add the closing quotation mark.",
  },
  "magic/quote-too-deep": {
    severity: "error",
    message: "abilities are quoted more than {limit} deep here",
    description: "Quoted abilities may hold quoted abilities, but only so many deep.",
    help: "Give the inner ability to a token or an emblem of its own.",
  },
  "magic/unclosed-parenthesis": {
    severity: "error",
    message: "this parenthesis is never closed",
    description: "Reminder text stands between parentheses on one line.",
    rule: "207.2",
    help: "Add the closing parenthesis.",
  },
  "magic/unclosed-symbol": {
    severity: "error",
    message: "this symbol is never closed",
    description: "A symbol stands between an opening and a closing brace.",
    rule: "107.4",
    help: "Add the closing brace.",
  },
  "magic/unknown-symbol": {
    severity: "error",
    message: 'unknown symbol "{symbol}"',
    description: "There is no such mana symbol or other symbol.",
    rule: "107.4",
    help: "Correct the symbol; `rulewright vocabulary mana-symbols` prints those of mana.",
  },
  "magic/unbound-reference": {
    severity: "error",
    message: '"{reference}" refers to nothing that stands before it',
    description: "A word such as “it” or “those tokens” needs something earlier that it can mean.",
    help: "Name the object instead.",
  },
  "magic/not-understood": {
    severity: "error",
    message: '"{phrase}" is not understood',
    description: "The words could be read, but together they fit no known phrase.",
    help: "Compare with the wording of printed cards.",
  },
  "magic/not-lowered": {
    severity: "error",
    message: '"{phrase}" was understood but cannot be compiled yet',
    description: "The syntax tree has this construct; there is no effect for it.",
    help: "Report the wording, so that an effect can be added.",
  },
  "magic/not-round-tripped": {
    severity: "error",
    message: 'this was understood as "{printed}"',
    description:
      "Printing what was understood must give the same text again; where it does not, something was misread.",
    help: "Compare the two wordings.",
  },
  "magic/unknown-card-name": {
    severity: "error",
    message: 'no card named "{name}" is known',
    description:
      "A token made by name alone has the characteristics of the card of that name in the Oracle card reference.",
    rule: "111.11",
    help: "Correct the name, or give the card reference with --reference.",
  },
} as const satisfies Record<`magic/${string}`, CatalogueEntry>;
