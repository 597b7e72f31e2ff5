import type { Determiner, Modifier, Noun, NounGroup, NounItem } from "../../../grammar/magic/phrases.js";
import { nounTables, type CommonNoun, type NounSort } from "../../../grammar/magic/vocabulary/nouns.js";
import { numberWordOf, ordinalWordOf } from "../../../grammar/magic/vocabulary/number-words.js";
import { pluralOf } from "../../../grammar/magic/vocabulary/subtypes.js";
import { CARD_TYPES } from "../../../grammar/magic/vocabulary/types.js";
import type { Printer, Syntax } from "./kernel/index.js";
import { noMatch } from "./kernel/index.js";

/** A noun group as the phrase grammar built it. */
export const nounGroup: Syntax<NounGroup> = {
  label: "a noun",
  starts: (source, at) => source.groupAt(at) !== null,
  match(source, at) {
    const phrase = source.groupAt(at);
    if (phrase !== null) return [{ value: phrase.group, end: phrase.end }];
    source.want(at, "a noun");
    return noMatch;
  },
  print: printGroup,
};

/** Writes a noun group: possessor or determiners, then its items as a list. */
export function printGroup(group: NounGroup, out: Printer): void {
  if (group.possessor !== null) {
    if (group.possessor.group.kind === "self") out.word(group.possessor.group.name);
    else printGroup(group.possessor.group, out);
    out.word(group.possessor.mark);
  }
  for (const determiner of group.determiners) printDeterminer(determiner, out);
  printList(group.items, group.conjunction, out, printItem);
}

/** Writes "A", "A or B", or "A, B, or C". */
export function printList<Member>(
  members: readonly Member[],
  conjunction: string | null,
  out: Printer,
  print: (member: Member, out: Printer) => void,
): void {
  members.forEach((member, index) => {
    if (index > 0 && (members.length > 2 || conjunction === null)) out.mark(",");
    if (index > 0 && index === members.length - 1 && conjunction !== null) out.word(conjunction);
    print(member, out);
  });
}

function printDeterminer(determiner: Determiner, out: Printer): void {
  switch (determiner.kind) {
    case "article":
      out.word(determiner.word === "either" ? "or" : determiner.word);
      return;
    case "amount":
      for (const word of determiner.word.split(" ")) out.word(word === "x" ? "X" : word);
      return;
    case "number":
      out.word(
        determiner.style === "word"
          ? (numberWordOf(determiner.value) ?? String(determiner.value))
          : String(determiner.value),
      );
  }
}

function printItem(item: NounItem, out: Printer): void {
  for (const modifier of item.modifiers) printModifier(modifier, out);
  out.word(nounWord(item.noun, item.form));
}

function nounWord(noun: Noun, form: "singular" | "plural"): string {
  switch (noun.kind) {
    case "common":
      return form === "singular" ? noun.noun : pluralOfCommon(noun.noun);
    case "type":
      return typeWord(noun.type, form);
    case "subtype":
      return form === "singular" ? noun.subtype : pluralOf(noun.subtype);
    case "color":
      return noun.color;
    case "supertype":
      return noun.supertype;
  }
}

function typeWord(type: string, form: "singular" | "plural"): string {
  return form === "singular" ? type : (CARD_TYPES.find((entry) => entry.name === type)?.plural ?? type);
}

function pluralOfCommon(noun: CommonNoun): string {
  const sorts: readonly NounSort[] = ["object", "player", "zone", "value", "quality", "time", "thing"];
  for (const sort of sorts) {
    const table: Readonly<Partial<Record<CommonNoun, string>>> = nounTables[sort];
    const plural = table[noun];
    if (plural !== undefined) return plural;
  }
  return noun;
}

function printModifier(modifier: Modifier, out: Printer): void {
  switch (modifier.kind) {
    case "subtype":
      out.word(modifier.form === "singular" ? modifier.subtype : pluralOf(modifier.subtype));
      return;
    case "determiner":
      printDeterminer(modifier.determiner, out);
      return;
    case "non":
      out.word(modifier.joined === "hyphen" ? "non-" : "non").join();
      printModifier(modifier.of, out);
      return;
    case "series":
      printList(modifier.members, null, out, printModifier);
      return;
    case "list":
      printList(modifier.members, modifier.conjunction, out, (member) => {
        for (const one of member) printModifier(one, out);
      });
      return;
    case "color":
    case "type":
    case "supertype":
    case "noun":
    case "state":
    case "ordinal":
    case "keyword":
    case "counterKind":
    case "label":
    case "symbols":
    case "powerToughness":
      out.word(modifierWord(modifier));
  }
}

type Composed = Extract<Modifier, { readonly kind: "subtype" | "determiner" | "non" | "series" | "list" }>;

/** The word of a modifier that is one. */
function modifierWord(modifier: Exclude<Modifier, Composed>): string {
  switch (modifier.kind) {
    case "color":
      return modifier.color;
    case "type":
      return typeWord(modifier.type, modifier.form);
    case "supertype":
      return modifier.supertype;
    case "noun":
      return modifier.form === "singular" ? modifier.noun : pluralOfCommon(modifier.noun);
    case "state":
      return modifier.state;
    case "ordinal":
      return ordinalWordOf(modifier.value) ?? String(modifier.value);
    case "keyword":
      return modifier.keyword;
    case "counterKind":
      return modifier.counter;
    case "label":
      return modifier.label;
    case "symbols":
      return modifier.symbols.join("");
    case "powerToughness":
      return `${modifier.power}/${modifier.toughness}`;
  }
}
