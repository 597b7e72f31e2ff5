import type { Token } from "../../../grammar/magic/token.js";
import { liftQuotation, printAbilities, type AbilityNode } from "./ability.js";
import { distinct, noMatch, oneOf, type Match, type Source, type Syntax } from "./kernel/index.js";
import { printList } from "./noun-group.js";

/** One quoted text with the abilities in it. */
export interface Quoted {
  readonly kind: "quoted";
  readonly mark: '"' | "'";
  /** How its first word is written: keywords that are lost are quoted in lower case. */
  readonly opening: "capital" | "lower";
  readonly abilities: readonly AbilityNode[];
}

/** Quoted texts in a row: "…", "… and …". */
export interface QuotedAbilities {
  readonly kind: "quotedAbilities";
  readonly quotes: readonly Quoted[];
  readonly conjunction: "and" | "or" | ", and" | null;
}

const lifted = new WeakMap<Token, Quoted | null>();

/** A quoted text whose every ability lifts; its abilities are read by the same rules as any. */
export const quoted: Syntax<Quoted> = {
  label: "a quoted ability",
  match(source, at) {
    const token = source.tokens[at];
    const value = token === undefined ? null : quotedIn(token);
    if (value !== null) return [{ value, end: at + 1 }];
    source.want(at, "a quoted ability");
    return noMatch;
  },
  print: (value, out) => {
    out.open(value.mark);
    printAbilities(value.abilities, out, value.opening === "lower" ? "quotedLower" : "quoted");
    out.close(value.mark);
  },
};

function quotedIn(token: Token): Quoted | null {
  const known = lifted.get(token);
  if (known !== undefined) return known;
  const made = token.payload.kind === "quote" ? liftQuote(token.payload.mark, token.payload.lines) : null;
  lifted.set(token, made);
  return made;
}

function liftQuote(mark: '"' | "'", lines: readonly (readonly Token[])[]): Quoted | null {
  const result = liftQuotation(lines);
  const abilities = result.flatMap((one) => (one.node === null ? [] : [one.node]));
  return result.length > 0 && abilities.length === result.length
    ? { kind: "quoted", mark, opening: openingOf(lines), abilities }
    : null;
}

function openingOf(lines: readonly (readonly Token[])[]): "capital" | "lower" {
  const first = lines[0]?.[0];
  return first?.readings.keyword !== undefined && first.capital === "lower" ? "lower" : "capital";
}

const conjunction = oneOf("and", { and: "and", or: "or", ", and": ", and" });

export const quotedAbilities: Syntax<QuotedAbilities> = {
  label: "a quoted ability",
  match: (source, at) => distinct(quoted.match(source, at).flatMap((first) => lists(source, [first.value], first.end))),
  print: (node, out) => {
    const [first, second] = node.quotes;
    if (node.conjunction !== ", and" || first === undefined || second === undefined) {
      printList(node.quotes, node.conjunction, out, (one) => quoted.print(one, out));
      return;
    }
    quoted.print(first, out);
    conjunction.print(", and", out);
    quoted.print(second, out);
  },
};

function lists(source: Source, quotes: readonly Quoted[], at: number): readonly Match<QuotedAbilities>[] {
  const comma = source.tokens[at]?.word === ",";
  const found: Match<QuotedAbilities>[] = comma
    ? quoted.match(source, at + 1).flatMap((next) => lists(source, [...quotes, next.value], next.end))
    : [];
  for (const link of conjunction.match(source, comma && quotes.length > 1 ? at + 1 : at))
    for (const next of quoted.match(source, link.end))
      found.push({
        value: { kind: "quotedAbilities", quotes: [...quotes, next.value], conjunction: link.value },
        end: next.end,
      });
  return distinct([...found, { value: { kind: "quotedAbilities", quotes, conjunction: null }, end: at }]);
}
