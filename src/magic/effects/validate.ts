import { type Alternative, alternativesOf, type Definitions, looksLike, type Schema } from "./schema-walk.js";
import { stringFault, type Words } from "./string-kinds.js";

/** Something in effects that the schema or the word lists do not allow. */
export interface EffectFault {
  /** Where it is, such as `cards.0.faces.0.abilities.2.kind`. */
  readonly path: string;
  readonly message: string;
}

/** The published schema, as `schema.json` holds it. */
export interface EffectSchema {
  readonly definitions: Definitions;
}

/** One step of the walk: a value, where it is, and the field and definition under which it was met. */
interface Place {
  readonly path: string;
  readonly field: string;
  readonly definition: string;
}

/**
 * Proves that a value is what a definition of the schema says, and that every string in it is a member of a closed
 * list, a name, an identifier or a vocabulary entry; the text of tokens, as printed, is the only free text. Gives what
 * is wrong, nothing where all is well.
 */
export function validateEffects(
  value: unknown,
  definition: string,
  schema: EffectSchema,
  words: Words,
): readonly EffectFault[] {
  const { definitions } = schema;

  const check = (part: unknown, allowed: Schema, place: Place): readonly EffectFault[] => {
    const fitting = alternativesOf(allowed, place.definition, definitions).filter((one) => looksLike(one, part));
    const faults = fitting.map((one) => checkParts(part, one, place));
    const [least] = faults.sort((one, other) => one.length - other.length);
    return least ?? [{ path: place.path, message: `${JSON.stringify(part).slice(0, 80)} is not allowed here` }];
  };

  const checkParts = (part: unknown, alternative: Alternative, place: Place): readonly EffectFault[] => {
    if (typeof part === "string") return checkString(part, alternative, place);
    if (Array.isArray(part)) return part.flatMap((item, index) => checkItem(item, index, alternative, place));
    return typeof part === "object" && part !== null ? checkFields(part, alternative, place.path) : [];
  };

  const checkItem = (item: unknown, index: number, { schema: list, definition: of }: Alternative, place: Place) =>
    check(item, list.items ?? {}, { ...place, definition: of, path: `${place.path}.${index}` });

  const checkFields = (part: object, { schema: record, definition: of }: Alternative, path: string) => {
    const missing = (record.required ?? []).filter((field) => !Object.hasOwn(part, field));
    const faults = missing.map((field): EffectFault => ({ path, message: `"${field}" is missing` }));
    return faults.concat(Object.entries(part).flatMap(([field, item]) => checkField(field, item, record, of, path)));
  };

  const checkField = (field: string, item: unknown, record: Schema, of: string, path: string) => {
    const allowed = record.properties?.[field];
    const inside = path === "" ? field : `${path}.${field}`;
    if (allowed === undefined) return [{ path: inside, message: `there is no field "${field}" here` }];
    return check(item, allowed, { path: inside, field, definition: of });
  };

  const checkString = (text: string, { schema: one, definition: of }: Alternative, place: Place) => {
    if (one.const !== undefined || one.enum !== undefined) return [];
    const message = stringFault(text, of, place.field, words);
    return message === null ? [] : [{ path: place.path, message }];
  };

  return check(value, definitions[definition] ?? {}, { path: "", field: "", definition });
}
