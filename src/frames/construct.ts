import type { Printer } from "./printer.js";
import type { Match, Source } from "./source.js";
import { noteSpan } from "./spans.js";
import { distinct, hasEnd, literal, mayBegin, noMatch, type Syntax } from "./syntax.js";

/** A part of a construct that its node keeps under a name. */
export interface Field<Name extends string, Value> {
  readonly name: Name;
  readonly syntax: Syntax<Value>;
}

/** Fixed words, or a named field. */
export type Part = string | Field<string, unknown>;

/** The fields of a construct's parts. */
export type FieldsOf<Parts extends readonly Part[]> = {
  readonly [Of in Extract<Parts[number], Field<string, unknown>> as Of["name"]]: Of extends Field<string, infer Value>
    ? Value
    : never;
};

/** The node of a construct: its kind and its fields. */
export type ConstructNode<Kind extends string, Parts extends readonly Part[]> = {
  readonly kind: Kind;
} & FieldsOf<Parts>;

/** Names a part. */
export function field<Name extends string, Value>(name: Name, syntax: Syntax<Value>): Field<Name, Value> {
  return { name, syntax };
}

/** A sequence of parts that makes a node of its own kind. The one definition lifts and prints. */
export function construct<const Kind extends string, const Parts extends readonly Part[]>(
  kind: Kind,
  parts: Parts,
  label: string = kind,
): Construct<Kind, ConstructNode<Kind, Parts>> {
  return new Sequence<Kind, ConstructNode<Kind, Parts>>(kind, parts, label);
}

/** A syntax whose nodes carry the kind by which a choice finds it again for printing. */
export interface Construct<Kind extends string, Node extends { readonly kind: Kind }> extends Syntax<Node> {
  readonly kind: Kind;
}

interface Step {
  readonly name: string | null;
  readonly syntax: Syntax<unknown>;
}

interface State {
  readonly end: number;
  /** The values of the steps, the last first: states that part share what they have in common. */
  readonly values: Values | null;
}

interface Values {
  readonly value: unknown;
  readonly before: Values | null;
}

class Sequence<Kind extends string, Node extends { readonly kind: Kind }> implements Construct<Kind, Node> {
  private readonly steps: readonly Step[];
  readonly first?: ReadonlySet<string>;

  constructor(
    readonly kind: Kind,
    parts: readonly Part[],
    readonly label: string,
  ) {
    this.steps = parts.map((part) =>
      typeof part === "string" ? { name: null, syntax: literal(part) } : { name: part.name, syntax: part.syntax },
    );
    const first = firstOf(this.steps);
    if (first !== undefined) this.first = first;
  }

  starts(source: Source, at: number): boolean {
    const head = this.steps[0]?.syntax;
    return head === undefined || head.nullable === true || mayBegin(head, source, at);
  }

  match(source: Source, at: number): readonly Match<Node>[] {
    let states: readonly State[] = [{ end: at, values: null }];
    for (const step of this.steps) {
      states = advance(source, states, step);
      if (states.length === 0) return noMatch;
    }
    return states.map((state) => {
      const value = this.node(state.values);
      noteSpan(value, source.tokens[at]?.start ?? 0, source.tokens[state.end - 1]?.end ?? 0);
      return { value, end: state.end };
    });
  }

  private node(last: Values | null): Node {
    const values: unknown[] = [];
    for (let one = last; one !== null; one = one.before) values.push(one.value);
    const made: Record<string, unknown> = { kind: this.kind };
    for (const { name } of this.steps) {
      const value = values.pop();
      if (name !== null) made[name] = value;
    }
    if (this.isNode(made)) return made;
    throw new Error(`the construct ${this.kind} made no node`);
  }

  /** What a sequence assembled holds, by its making, just the fields that the node's type is computed from. */
  private isNode(made: Readonly<Record<string, unknown>>): made is Node & Record<string, unknown> {
    return made["kind"] === this.kind;
  }

  print(node: Node, out: Printer): void {
    const values = new Map<string, unknown>(Object.entries(node));
    for (const step of this.steps) step.syntax.print(step.name === null ? null : values.get(step.name), out);
  }
}

/** The words with one of which a sequence begins: those of its first step, and of the next where that may be absent. */
function firstOf(steps: readonly Step[]): ReadonlySet<string> | undefined {
  const words: string[] = [];
  for (const { syntax } of steps) {
    if (syntax.first === undefined) return undefined;
    words.push(...syntax.first);
    if (syntax.nullable !== true) return new Set(words);
  }
  return undefined;
}

function advance(source: Source, states: readonly State[], step: Step): readonly State[] {
  const next: State[] = [];
  for (const { end, values } of states)
    for (const match of step.syntax.match(source, end))
      if (!hasEnd(next, match.end)) next.push({ end: match.end, values: { value: match.value, before: values } });
  return next;
}

/** A choice among constructs. All are tried; the node's kind finds the printer. */
export function choose<Node extends { readonly kind: string }>(
  label: string,
  constructs: readonly Construct<string, Node>[],
): Syntax<Node> {
  const byKind = new Map<string, Syntax<Node>>(constructs.map((one) => [one.kind, one]));
  const candidates = byFirstWord(constructs);
  return {
    label,
    starts: (source, at) => candidates(source.headAt(at)).some((one) => one.starts?.(source, at) ?? true),
    match: (source, at) => {
      const found: Match<Node>[] = [];
      for (const one of candidates(source.headAt(at)))
        if (one.starts?.(source, at) ?? true) found.push(...one.match(source, at));
      if (found.length === 0) source.want(at, label);
      return distinct(found);
    },
    print: (node, out) => {
      const printer = byKind.get(node.kind);
      if (printer === undefined) throw new Error(`no syntax prints ${node.kind}`);
      printer.print(node, out);
    },
  };
}

/** Finds the constructs that may begin with a word, in their order: those that name it and those that name none. */
function byFirstWord<Of extends Syntax<unknown>>(constructs: readonly Of[]): (head: string) => readonly Of[] {
  const open = constructs.filter((one) => one.first === undefined);
  const words = new Set(constructs.flatMap((one) => [...(one.first ?? [])]));
  const table = new Map([...words].map((word) => [word, constructs.filter((one) => one.first?.has(word) ?? true)]));
  return (head) => table.get(head) ?? open;
}

/** Gives a syntax of nodes with a kind the shape of a construct, for use in a choice. */
export function asConstruct<Kind extends string, Node extends { readonly kind: Kind }>(
  kind: Kind,
  syntax: Syntax<Node>,
): Construct<Kind, Node> {
  return {
    kind,
    label: syntax.label,
    ...(syntax.first === undefined ? {} : { first: syntax.first }),
    starts: (source, at) => syntax.starts?.(source, at) ?? true,
    match: (source, at) => syntax.match(source, at),
    print: (node, out) => syntax.print(node, out),
  };
}

/** The union of the nodes of a list of constructs. */
export type NodesOf<Constructs extends readonly Matching<unknown>[]> =
  Constructs[number] extends Matching<infer Node> ? Node : never;

/** The lifting half of a syntax. */
interface Matching<Value> {
  match(source: Source, at: number): readonly Match<Value>[];
}
