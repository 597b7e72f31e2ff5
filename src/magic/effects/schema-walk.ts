/** The parts of JSON Schema that the schema of the effects is made of. */
export interface Schema {
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
}

/** One alternative of a schema, references followed, with the name of the definition that it comes from. */
export interface Alternative {
  readonly schema: Schema;
  readonly definition: string;
}

/** All definitions of a schema by their names. */
export type Definitions = Readonly<Record<string, Schema>>;

/** Every alternative that a schema allows; `definition` is the name that it stands under so far. */
export function alternativesOf(schema: Schema, definition: string, definitions: Definitions): readonly Alternative[] {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.slice(schema.$ref.lastIndexOf("/") + 1);
    return alternativesOf(definitions[name] ?? {}, name, definitions);
  }
  if (schema.anyOf !== undefined) return schema.anyOf.flatMap((one) => alternativesOf(one, definition, definitions));
  return [{ schema, definition }];
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

function allowsType({ type }: Schema, value: unknown): boolean {
  if (type === undefined) return true;
  const wanted = typeof type === "string" ? [type] : type;
  return wanted.includes(typeOf(value)) || (wanted.includes("integer") && Number.isInteger(value));
}

function allowsValue(schema: Schema, value: unknown): boolean {
  if (schema.const !== undefined) return schema.const === value;
  return schema.enum === undefined || schema.enum.includes(value);
}

/** Whether an object may be of an alternative, as far as its `kind` tells. */
function allowsKind(schema: Schema, value: unknown): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return true;
  const kind = schema.properties?.["kind"];
  if (kind === undefined) return !("kind" in value);
  return "kind" in value && allowsValue(kind, value.kind);
}

/** Whether a value looks like an alternative, its parts left aside. */
export function looksLike({ schema }: Alternative, value: unknown): boolean {
  return allowsType(schema, value) && allowsValue(schema, value) && allowsKind(schema, value);
}
