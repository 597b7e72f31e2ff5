import type { Printer } from "./printer.js";
import type { Match, Source } from "./source.js";
import { distinct, literal, noMatch, type Syntax } from "./syntax.js";

/** A part of a construct that its node keeps under a name. */
export interface Field<Name extends string, Value> {
  readonly name: Name;
  readonly syntax: Syntax<Value>;
}

/** Fixed words, or a named field. */
export type Part = string | Field<string, unknown>;

/** The fields of a construct's parts. */
export type FieldsOf<Parts extends readonly Part[]> = {
  readonly [Of in Extract<Parts[number], Field<string, unknown>> as Of["name"]]: Of extends Field<string, infer Value> ? Value : never;
};

/** The node of a construct: its kind and its fields. */
export type ConstructNode<Kind extends string, Parts extends readonly Part[]> = { readonly kind: Kind } & FieldsOf<Parts>;

/** Names a part. */
export function field<Name extends string, Value>(name: Name, syntax: Syntax<Value>): Field<Name, Value> {
  return { name, syntax };
}

/** A sequence of parts that makes a node of its own kind. The one definition lifts and prints. */
export function construct<const Kind extends string, const Parts extends readonly Part[]>(kind: Kind, parts: Parts, label: string = kind): Construct<Kind, ConstructNode<Kind, Parts>> {
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
  readonly values: readonly unknown[];
}

class Sequence<Kind extends string, Node extends { readonly kind: Kind }> implements Construct<Kind, Node> {
  private readonly steps: readonly Step[];

  constructor(
    readonly kind: Kind,
    parts: readonly Part[],
    readonly label: string,
  ) {
    this.steps = parts.map((part) => (typeof part === "string" ? { name: null, syntax: literal(part) } : { name: part.name, syntax: part.syntax }));
  }

  match(source: Source, at: number): readonly Match<Node>[] {
    let states: readonly State[] = [{ end: at, values: [] }];
    for (const step of this.steps) {
      states = advance(source, states, step);
      if (states.length === 0) return noMatch;
    }
    return states.map((state) => ({ value: this.node(state.values), end: state.end }));
  }

  private node(values: readonly unknown[]): Node {
    const made: Record<string, unknown> = { kind: this.kind };
    this.steps.forEach((step, index) => {
      if (step.name !== null) made[step.name] = values[index];
    });
    if (isNode<Node>(made)) return made;
    throw new Error(`the construct ${this.kind} made no node`);
  }

  print(node: Node, out: Printer): void {
    const values: Readonly<Record<string, unknown>> = { ...node };
    for (const step of this.steps) step.syntax.print(step.name === null ? null : values[step.name], out);
  }
}

/** What a sequence assembled holds, by its making, just the fields that the node's type is computed from. */
function isNode<Node extends { readonly kind: string }>(made: Readonly<Record<string, unknown>>): made is Node & Record<string, unknown> {
  return typeof made["kind"] === "string";
}

function advance(source: Source, states: readonly State[], step: Step): readonly State[] {
  const next: State[] = [];
  for (const state of states)
    for (const match of step.syntax.match(source, state.end))
      if (!next.some((other) => other.end === match.end)) next.push({ end: match.end, values: [...state.values, match.value] });
  return next;
}

/** A choice among constructs. All are tried; the node's kind finds the printer. */
export function choose<Node extends { readonly kind: string }>(label: string, constructs: readonly Construct<string, Node>[]): Syntax<Node> {
  const byKind = new Map<string, Syntax<Node>>(constructs.map((one) => [one.kind, one]));
  return {
    label,
    match: (source, at) => {
      const found: Match<Node>[] = [];
      for (const one of constructs) found.push(...one.match(source, at));
      return distinct(found);
    },
    print: (node, out) => {
      const printer = byKind.get(node.kind);
      if (printer === undefined) throw new Error(`no syntax prints ${node.kind}`);
      printer.print(node, out);
    },
  };
}

/** Gives a syntax of nodes with a kind the shape of a construct, for use in a choice. */
export function asConstruct<Kind extends string, Node extends { readonly kind: Kind }>(kind: Kind, syntax: Syntax<Node>): Construct<Kind, Node> {
  return { kind, label: syntax.label, match: (source, at) => syntax.match(source, at), print: (node, out) => syntax.print(node, out) };
}

/** The union of the nodes of a list of constructs. */
export type NodesOf<Constructs extends readonly Matching<unknown>[]> = Constructs[number] extends Matching<infer Node> ? Node : never;

/** The lifting half of a syntax. */
interface Matching<Value> {
  match(source: Source, at: number): readonly Match<Value>[];
}
