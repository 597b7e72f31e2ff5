import schema from "../../../src/magic/effects/schema.json" with { type: "json" };
import { alternativesOf, type Definitions, type Schema } from "../../../src/magic/effects/schema-walk.js";

const definitions: Definitions = schema.definitions;

/** Fields whose value names a part of the effects and nothing that they do. */
const identities: ReadonlySet<string> = new Set(["id", "result", "slot", "target"]);

const textOf = (definition: string, letter: "a" | "b"): string =>
  definition === "ManaSymbol" ? { a: "{G}", b: "{U}" }[letter] : `${definition.toLowerCase()}-${letter}`;

/** Words of a closed list, or two of an open one. */
function scalars(one: Schema, definition: string): readonly unknown[] {
  if (one.const !== undefined) return [one.const];
  if (one.enum !== undefined) return one.enum;
  if (one.type === "string") return [textOf(definition, "a"), textOf(definition, "b")];
  if (one.type === "number") return [2, 3];
  return one.type === "boolean" ? [false, true] : [null];
}

type Fields = Readonly<Record<string, unknown>>;

const sizeOf = (one: Schema): number => (one.type === "null" ? -1 : (one.required ?? []).length);

/** The smallest value that a schema allows: null where that is allowed, empty lists, the kind with the fewest fields. */
function smallest(wanted: Schema, definition: string): unknown {
  const alternatives = alternativesOf(wanted, definition, definitions);
  const [first] = [...alternatives].sort((one, other) => sizeOf(one.schema) - sizeOf(other.schema));
  if (first === undefined) throw new Error(`There is no smallest ${definition}.`);
  if (first.schema.type === "array") return [];
  if (first.schema.type !== "object") return scalars(first.schema, first.definition)[0];
  return fieldsOf(first.schema, (field) => smallest(field, first.definition));
}

function fieldsOf(record: Schema, value: (field: Schema) => unknown): Fields {
  const required = (record.required ?? []).map((name): [string, Schema] => [name, record.properties?.[name] ?? {}]);
  return Object.fromEntries(required.map(([name, field]) => [name, value(field)]));
}

/** Several values for one field: every word, every alternative, an empty list and one with something in it. */
function severalOf(field: Schema, definition: string): readonly unknown[] {
  return alternativesOf(field, definition, definitions).flatMap(({ schema: one, definition: of }) => {
    if (one.type === "array") return [[], [smallest(one.items ?? {}, of)]];
    if (one.type === "object")
      return kindsOf(one).map((kind) => ({ ...fieldsOf(one, (inner) => smallest(inner, of)), ...kind }));
    return scalars(one, of);
  });
}

/** The kinds that one alternative has, each as the field that says so. */
function kindsOf(record: Schema): readonly Fields[] {
  const kind = record.properties?.["kind"];
  return kind === undefined ? [{}] : scalars(kind, "").map((word) => ({ kind: word }));
}

/** Every kind of a definition, as small as it can be, and with each of its fields changed in turn. */
export function variantsOf(definition: string): readonly Fields[] {
  return alternativesOf({ $ref: `#/definitions/${definition}` }, definition, definitions).flatMap(
    ({ schema: one, definition: of }) =>
      kindsOf(one).flatMap((kind) => {
        const base = { ...fieldsOf(one, (field) => smallest(field, of)), ...kind };
        const changes = Object.entries(one.properties ?? {}).filter(
          ([name]) => name !== "kind" && !identities.has(name),
        );
        return [
          base,
          ...changes.flatMap(([name, field]) => severalOf(field, of).map((value) => ({ ...base, [name]: value }))),
        ];
      }),
  );
}
