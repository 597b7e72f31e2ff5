import type { Token } from "../../../grammar/magic/token.js";
import { noMatch, type Match, type Source, type Syntax } from "./kernel/index.js";

const linking = new Set([
  "of",
  "the",
  "and",
  "in",
  "to",
  "for",
  "with",
  "from",
  "a",
  "an",
  "on",
  "at",
  "von",
  "de",
  "into",
  "or",
  ",",
  "'s",
  "'",
  "&",
  "-",
  "be",
  "by",
  "n",
]);

/**
 * The name of a card or token as a text gives it: a run of capitalised words, with small words between them (201.1).
 * Every place where it may end is a match, the longest first.
 */
export const cardName: Syntax<string> = {
  label: "a name",
  match(source, at) {
    const found: Match<string>[] = [];
    for (let end = at; end < source.tokens.length && mayStand(source.tokens, at, end); end++)
      if (mayEnd(source.tokens[end])) found.unshift({ value: textOf(source, at, end + 1), end: end + 1 });
    if (found.length > 0) return found;
    source.want(at, "a name");
    return noMatch;
  },
  print: (value, out) => {
    out.word(value);
  },
};

function mayStand(tokens: readonly Token[], start: number, at: number): boolean {
  const token = tokens[at];
  if (token === undefined || token.payload.kind === "quote" || token.payload.kind === "symbols") return false;
  if (mayEnd(token)) return true;
  return at > start && linking.has(token.word) && at + 1 < tokens.length && tokens[at + 1]?.word !== ",";
}

function mayEnd(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    (token.capital === "capital" ||
      token.payload.kind === "self" ||
      token.payload.kind === "unknown" ||
      token.payload.kind === "number")
  );
}

/** The text of tokens, with a space where the source had one. */
function textOf(source: Source, start: number, end: number): string {
  let text = "";
  for (let at = start; at < end; at++) {
    const token = source.tokens[at];
    if (token === undefined) break;
    text += (at > start && source.tokens[at - 1]?.end !== token.start ? " " : "") + token.image;
  }
  return text;
}
