import type { Printer } from "./printer.js";
import type { Match, Source } from "./source.js";

/**
 * A frame: it lifts tokens to a typed node and prints the node back. `match` gives every way of taking the tokens,
 * the preferred first and no two with the same end, so that the ways stay few however long the sentence.
 */
export interface Syntax<Value> {
  readonly label: string;
  /** The words with one of which the syntax begins, where these are few and fixed: a choice goes by them. */
  readonly first?: ReadonlySet<string>;
  /** Whether the syntax may also take no token at all. */
  readonly nullable?: true;
  /** A cheap test of whether the syntax could begin at a place, where it has one. */
  starts?(source: Source, at: number): boolean;
  match(source: Source, at: number): readonly Match<Value>[];
  print(value: Value, out: Printer): void;
}

/** The node that a syntax makes. */
export type NodeOf<Of> = Of extends Syntax<infer Value> ? Value : never;

export const noMatch: readonly never[] = [];

/** Keeps the first match for each end. */
export function distinct<Value>(matches: readonly Match<Value>[]): readonly Match<Value>[] {
  if (matches.length < 2) return matches;
  const kept: Match<Value>[] = [];
  for (const match of matches) if (!hasEnd(kept, match.end)) kept.push(match);
  return kept;
}

/** Whether one of the matches ends at a place. */
export function hasEnd(matches: readonly { readonly end: number }[], end: number): boolean {
  for (const match of matches) if (match.end === end) return true;
  return false;
}

/** Fixed words, such as "until end of turn". They make no node of their own. */
export function literal(text: string): Syntax<null> {
  return new Literal(text);
}

/** Where the words of `text` end when they stand at `at`, or -1. Units are single tokens, so words are compared by length. */
export function endOfWords(source: Source, at: number, text: string): number {
  let rest = 0;
  let index = at;
  while (rest < text.length) {
    const word = source.tokens[index]?.word;
    if (word === undefined || word === "" || !text.startsWith(word, rest)) return -1;
    rest += word.length;
    if (rest < text.length) {
      if (text.charAt(rest) !== " ") return -1;
      rest++;
    }
    index++;
  }
  return index;
}

/** Prints fixed words; marks lean on the word before. */
export function printWords(text: string, out: Printer): void {
  for (const word of text.split(" ")) if (word === ",") out.mark(word); else out.word(word === "x" ? "X" : word); // prettier-ignore
}

class Literal implements Syntax<null> {
  readonly label: string;
  readonly first: ReadonlySet<string>;

  constructor(private readonly text: string) {
    this.label = `"${text.replace(/ ([,']|'s)/gu, "$1")}"`;
    this.first = new Set([headOf(text)]);
  }

  match(source: Source, at: number): readonly Match<null>[] {
    const end = endOfWords(source, at, this.text);
    if (end >= 0) return [{ value: null, end }];
    source.want(at, this.label);
    return noMatch;
  }

  print(_value: null, out: Printer): void {
    printWords(this.text, out);
  }
}

/** One of several fixed wordings, each with the name that the node keeps of it. */
export function oneOf<Key extends string>(label: string, table: Readonly<Record<Key, string>>): Syntax<Key> {
  return new Wordings(label, table);
}

class Wordings<Key extends string> implements Syntax<Key> {
  readonly first: ReadonlySet<string>;
  readonly nullable?: true;
  private readonly entries = new Map<string, (readonly [Key, string])[]>();

  constructor(
    readonly label: string,
    private readonly table: Readonly<Record<Key, string>>,
  ) {
    const entries: [Key, string][] = [];
    for (const key in table) entries.push([key, table[key]]);
    for (const entry of entries.sort((one, other) => other[1].length - one[1].length)) {
      const head = headOf(entry[1]);
      this.entries.set(head, [...(this.entries.get(head) ?? []), entry]);
    }
    if (this.entries.has("")) this.nullable = true;
    this.first = new Set(this.entries.keys());
  }

  match(source: Source, at: number): readonly Match<Key>[] {
    const matches: Match<Key>[] = [];
    for (const [value, text] of this.entries.get(source.headAt(at)) ?? noEntries) {
      const end = endOfWords(source, at, text);
      if (end >= 0) matches.push({ value, end });
    }
    if (this.nullable) for (const [value] of this.entries.get("") ?? noEntries) matches.push({ value, end: at });
    if (matches.length === 0) source.want(at, this.label);
    return distinct(matches);
  }

  print(value: Key, out: Printer): void {
    printWords(this.table[value], out);
  }
}

const noEntries: readonly never[] = [];

/** The first word of a text or a unit. */
export function headOf(text: string): string {
  const space = text.indexOf(" ");
  return space < 0 ? text : text.slice(0, space);
}

/** Whether a syntax could begin at a place, by its cheap tests alone. */
export function mayBegin(syntax: Syntax<unknown>, source: Source, at: number): boolean {
  if (syntax.nullable !== true && syntax.first?.has(source.headAt(at)) === false) return false;
  return syntax.starts?.(source, at) ?? true;
}

/** A syntax that may be absent. */
export function optional<Value>(syntax: Syntax<Value>): Syntax<Value | null> {
  return {
    label: syntax.label,
    ...(syntax.first === undefined ? {} : { first: syntax.first }),
    nullable: true,
    match: (source, at) => {
      const found = mayBegin(syntax, source, at) ? syntax.match(source, at) : noMatch;
      return found.length === 0
        ? [{ value: null, end: at }]
        : distinct<Value | null>([...found, { value: null, end: at }]);
    },
    print: (value, out) => {
      if (value !== null) syntax.print(value, out);
    },
  };
}

/** As many as there are, also none. */
export function many<Value>(syntax: Syntax<Value>): Syntax<readonly Value[]> {
  const extend = (
    source: Source,
    found: Match<readonly Value[]>,
    into: Match<readonly Value[]>[],
    seen: Set<number>,
  ): void => {
    seen.add(found.end);
    if (mayBegin(syntax, source, found.end))
      for (const next of syntax.match(source, found.end))
        if (!seen.has(next.end)) extend(source, { value: [...found.value, next.value], end: next.end }, into, seen);
    into.push(found);
  };
  return {
    label: syntax.label,
    ...(syntax.first === undefined ? {} : { first: syntax.first }),
    nullable: true,
    match: (source, at) => {
      if (!mayBegin(syntax, source, at)) return [{ value: [], end: at }];
      const found: Match<readonly Value[]>[] = [];
      extend(source, { value: [], end: at }, found, new Set());
      return found;
    },
    print: (values, out) => {
      for (const value of values) syntax.print(value, out);
    },
  };
}

/** A syntax defined elsewhere, looked up when first used, so that syntaxes may be recursive. */
export function later<Value>(label: string, find: () => Syntax<Value>): Syntax<Value> {
  return new Later(label, find);
}

class Later<Value> implements Syntax<Value> {
  private found: Syntax<Value> | undefined;

  constructor(
    readonly label: string,
    private readonly find: () => Syntax<Value>,
  ) {}

  private get syntax(): Syntax<Value> {
    return (this.found ??= this.find());
  }

  starts(source: Source, at: number): boolean {
    return mayBegin(this.syntax, source, at);
  }

  match(source: Source, at: number): readonly Match<Value>[] {
    return this.syntax.match(source, at);
  }

  print(value: Value, out: Printer): void {
    this.syntax.print(value, out);
  }
}

let rules = 0;

/** Names a syntax, puts off its definition (so that syntaxes may be recursive) and remembers what it matched where. */
export function rule<Value>(label: string, define: () => Syntax<Value>): Syntax<Value> {
  return new Rule(label, define);
}

class Rule<Value> implements Syntax<Value> {
  private readonly number = rules++;
  private defined: Syntax<Value> | undefined;

  constructor(
    readonly label: string,
    private readonly define: () => Syntax<Value>,
  ) {}

  private get syntax(): Syntax<Value> {
    return (this.defined ??= this.define());
  }

  starts(source: Source, at: number): boolean {
    return mayBegin(this.syntax, source, at);
  }

  match(source: Source, at: number): readonly Match<Value>[] {
    const known = source.recall(this.number, at);
    if (isOwn<Value>(known)) return known;
    if (!mayBegin(this.syntax, source, at)) {
      source.want(at, this.label);
      return noMatch;
    }
    source.remember(this.number, at, noMatch);
    const found = this.syntax.match(source, at);
    source.remember(this.number, at, found);
    return found;
  }

  print(value: Value, out: Printer): void {
    this.syntax.print(value, out);
  }
}

/** A rule's memory holds only what the rule itself put there. */
function isOwn<Value>(matches: readonly Match<unknown>[] | undefined): matches is readonly Match<Value>[] {
  return matches !== undefined;
}

/** Those matches of a syntax that pass a test. */
export function where<Value>(syntax: Syntax<Value>, test: (value: Value) => boolean): Syntax<Value> {
  return {
    label: syntax.label,
    ...(syntax.first === undefined ? {} : { first: syntax.first }),
    starts: (source, at) => mayBegin(syntax, source, at),
    match: (source, at) => {
      const found = syntax.match(source, at);
      return found.every((match) => test(match.value)) ? found : found.filter((match) => test(match.value));
    },
    print: (value, out) => syntax.print(value, out),
  };
}
