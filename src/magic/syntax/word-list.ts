import type { Token } from "../../../grammar/magic/token.js";
import { distinct, oneOf, type Match, type Source, type Syntax } from "./kernel/index.js";
import { terminal } from "./terminals.js";
import { cardName } from "./name.js";
import { printList } from "./noun-group.js";

/** Words that a player chooses among, as the card gives them: "Abzan or Mardu", "Human, Merfolk, or Goblin". */
export interface WordList {
  readonly kind: "words";
  readonly names: readonly string[];
  readonly conjunction: "or" | "and" | null;
}

const conjunction = oneOf("or", { or: "or", and: "and" });

export const wordList: Syntax<WordList> = {
  label: "words to choose among",
  match: (source, at) => distinct(single(source, at).flatMap((first) => lists(source, [first.value], first.end))),
  print: (node, out) => {
    printList(node.names, node.conjunction, out, (one) => cardName.print(one, out));
  },
};

/** One word that its line gave to choose among, spoken of later: "who chose fame" (701.38b). */
export const label: Syntax<string> = terminal(
  "a word that was chosen",
  (token) => token.readings.label,
  (word, out) => out.word(word),
);

/** One capitalised word or name, without the commas that part a list. */
function single(source: Source, at: number): readonly Match<string>[] {
  const token = source.tokens[at];
  if (token?.capital === "lower" && isBareWord(token)) return [{ value: token.image, end: at + 1 }];
  return cardName.match(source, at).filter((match) => !match.value.includes(","));
}

/** A word in lower case that players choose or vote for: "fame or fortune", "left or right". */
function isBareWord({ payload, readings }: Token): boolean {
  if (payload.kind === "unknown") return true;
  return payload.kind === "word" && readings.determiner === undefined && !isCommand(readings.verbs ?? []);
}

function isCommand(verbs: NonNullable<Token["readings"]["verbs"]>): boolean {
  return verbs.some((reading) => reading.form === "base");
}

function lists(source: Source, names: readonly string[], at: number): readonly Match<WordList>[] {
  const comma = source.tokens[at]?.word === ",";
  const found: Match<WordList>[] = comma
    ? single(source, at + 1).flatMap((next) => lists(source, [...names, next.value], next.end))
    : [];
  for (const link of conjunction.match(source, comma ? at + 1 : at))
    if (comma === names.length > 1)
      for (const next of single(source, link.end))
        found.push({ value: { kind: "words", names: [...names, next.value], conjunction: link.value }, end: next.end });
  return distinct(found);
}
