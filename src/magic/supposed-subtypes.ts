import { tokenTypeOf, type Readings, type Token } from "../../grammar/magic/token.js";
import { subtypeOf } from "../../grammar/magic/vocabulary/subtypes.js";
import { createDiagnostic } from "../diagnostics/catalogue.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { suggestWord } from "./compile/suggest.js";

/** The lines of a text read as if its unknown words were subtypes, and what is to be reported of each such word. */
export interface Supposition {
  readonly lines: readonly (readonly Token[])[];
  readonly unknown: readonly Diagnostic[];
}

/**
 * Takes a word that no list of subtypes holds (205.3) for one where nothing else may stand: between what a token phrase
 * says before its subtypes (size, color, supertype, type, subtype) and the card type that "token" follows. A word
 * anywhere else, as "with Spaceflight", stays unknown. Quoted abilities are looked through too.
 */
export function supposeSubtypes(lines: readonly (readonly Token[])[]): Supposition {
  const unknown: Diagnostic[] = [];
  return { lines: lines.map((line) => supposedLine(line, unknown)), unknown };
}

function supposedLine(line: readonly Token[], unknown: Diagnostic[]): readonly Token[] {
  const read: Token[] = [];
  line.forEach((token, at) => {
    read.push(supposed(token, read[at - 1], line.slice(at + 1), unknown));
  });
  return read;
}

function supposed(token: Token, before: Token | undefined, behind: readonly Token[], unknown: Diagnostic[]): Token {
  const { payload } = token;
  if (payload.kind === "quote") {
    const lines = payload.lines.map((line) => supposedLine(line, unknown));
    return { ...token, payload: { ...payload, lines } };
  }
  if (!isNoKnownSubtype(token) || !opensSubtypes(before) || !closesSubtypes(behind)) return token;
  const span = { start: token.start, end: token.end };
  const suggestion = known(token) ?? suggestWord(token.image);
  const found = createDiagnostic("magic/unknown-subtype", { subtype: token.image }, span, suggestion === undefined ? {} : { suggestion }); // prettier-ignore
  unknown.push(found);
  return asSubtype(token, known(token) ?? token.image);
}

/** A capitalised word in no list, or a subtype written in lower case. */
function isNoKnownSubtype(token: Token): boolean {
  if (token.payload.kind !== "unknown" && token.payload.kind !== "word") return false;
  if (token.capital === "lower") return token.payload.kind === "unknown" && known(token) !== undefined;
  return token.readings.modifier === undefined && token.readings.determiner === undefined;
}

/** The subtype that the word would be with a capital letter. */
function known(token: Token): string | undefined {
  if (token.capital === "capital") return undefined;
  return subtypeOf(token.image.charAt(0).toUpperCase() + token.image.slice(1))?.subtype;
}

const beforeSubtypes: ReadonlySet<string> = new Set(["color", "type", "supertype", "subtype"]);

function opensSubtypes(before: Token | undefined): boolean {
  if (before === undefined) return false;
  const modifier = before.readings.modifier;
  if (modifier?.kind === "state") return modifier.state === "colorless";
  return before.payload.kind === "powerToughness" || (modifier !== undefined && beforeSubtypes.has(modifier.kind));
}

/** Whether further subtypes, then a card type, then "token" follow. */
function closesSubtypes(behind: readonly Token[]): boolean {
  const end = behind.findIndex(({ word }) => word === "token" || word === "tokens");
  if (end < 1) return false;
  const words = behind.slice(0, end);
  return words.at(-1)?.readings.modifier?.kind === "type" && words.every(isKind);
}

function isKind(token: Token): boolean {
  const kind = token.readings.modifier?.kind;
  return kind === "type" || kind === "subtype" || isNoKnownSubtype(token);
}

function asSubtype(token: Token, subtype: string): Token {
  const named = { kind: "subtype", subtype, known: "known" } as const;
  const readings: Readings = {
    noun: { noun: named, form: "singular", verbal: "plain" },
    modifier: { ...named, form: "singular" },
  };
  const tokenType = tokenTypeOf(readings);
  return { ...token, payload: { kind: "word" }, readings, tokenType, tokenTypeIdx: tokenType.tokenTypeIdx ?? 0 };
}
