import { anyNounPhrase, frame } from "./frame.js";
import { distinct, field, oneOf, type Match, type Source, type Syntax } from "./kernel/index.js";
import { printList } from "./noun-group.js";
import { symbols } from "./terminals.js";

/** Symbols to choose among: "{W} or {U}". */
export interface SymbolChoice {
  readonly kind: "symbolChoice";
  readonly options: readonly (readonly string[])[];
  readonly conjunction: "or" | "and/or" | "and" | null;
}

const or = oneOf("or", { or: "or", "and/or": "and/or", and: "and" });

export const symbolChoice: Syntax<SymbolChoice> = {
  label: "mana symbols",
  match: (source, at) =>
    distinct(symbols.match(source, at).flatMap((first) => lists(source, [first.value], first.end))),
  print: (node, out) => {
    printList(node.options, node.conjunction, out, (one) => symbols.print(one, out));
  },
};

function lists(source: Source, options: readonly (readonly string[])[], at: number): readonly Match<SymbolChoice>[] {
  const comma = source.tokens[at]?.word === ",";
  const found: Match<SymbolChoice>[] = comma
    ? symbols
        .match(source, at + 1)
        .flatMap((next) => lists(source, [...options, next.value], next.end))
        .filter((one) => one.value.conjunction !== null)
    : [];
  for (const link of or.match(source, comma ? at + 1 : at))
    if (comma === options.length > 1)
      for (const next of symbols.match(source, link.end))
        found.push({
          value: { kind: "symbolChoice", options: [...options, next.value], conjunction: link.value },
          end: next.end,
        });
  return distinct([...found, { value: { kind: "symbolChoice", options, conjunction: null }, end: at }]);
}

/** Frames about mana (106). */
export const manaFrames = [
  frame("addSymbols", "add", [field("mana", symbolChoice)]),
  frame("addAdditional", "add", ["an additional", field("mana", symbolChoice)]),
  frame("addAmount", "add", ["an amount of", field("mana", symbols), "equal to", field("quantity", anyNounPhrase)]),
  frame("add", "add", [field("object", anyNounPhrase)]),
  frame("addCombination", "add", [field("object", anyNounPhrase), "in any combination of", field("among", combination())]),
  frame("produce", "produce", [field("object", anyNounPhrase)]),
] as const; // prettier-ignore

/** "{R} and/or {G}", "colors". */
function combination(): Syntax<SymbolChoice | "colors"> {
  const colors = oneOf("colors", { colors: "colors" });
  return {
    label: "mana symbols",
    match: (source, at) =>
      distinct<SymbolChoice | "colors">([...symbolChoice.match(source, at), ...colors.match(source, at)]),
    print: (value, out) => {
      if (value === "colors") colors.print(value, out);
      else symbolChoice.print(value, out);
    },
  };
}
