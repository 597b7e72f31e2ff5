import type { CardType, Supertype, VocabularyWord } from "../../effects/index.js";
import { cardTypeOf, staysWith } from "./subtypes.js";

/** What a type-changing effect touches. */
interface Typed {
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly VocabularyWord[];
}

/** Both lists, nothing twice. */
function union<Item>(first: readonly Item[], second: readonly Item[]): Item[] {
  return [...new Set([...first, ...second])];
}

/** With more types ("in addition to its other types", 205.1b). */
export function addedTypes<Values extends Typed>(values: Values, more: Partial<Typed>): Values {
  return {
    ...values,
    supertypes: union(values.supertypes, more.supertypes ?? []),
    types: union(values.types, more.types ?? []),
    subtypes: union(values.subtypes, more.subtypes ?? []),
  };
}

/** Subtypes replaced: those of the same card types as the new ones go (205.1a). */
function replacedSubtypes({ types, subtypes }: Typed, set: readonly VocabularyWord[]): VocabularyWord[] {
  const kinds = new Set(set.map((subtype) => cardTypeOf(subtype, types)));
  return union(
    subtypes.filter((subtype) => !kinds.has(cardTypeOf(subtype, types))),
    set,
  );
}

/** With types set: card types replace all card types, subtypes those of the same kind; the rest that fits stays (205.1a). */
export function replacedTypes<Values extends Typed>(values: Values, set: Partial<Typed>): Values {
  const types = set.types === undefined || set.types.length === 0 ? values.types : set.types;
  const fitting = values.subtypes.filter((subtype) => staysWith(subtype, types));
  const subtypes = replacedSubtypes({ ...values, types, subtypes: fitting }, set.subtypes ?? []);
  return addedTypes({ ...values, types, subtypes }, { supertypes: set.supertypes ?? [] });
}

/** With types taken away. */
export function removedTypes<Values extends Typed>(values: Values, less: Partial<Typed>): Values {
  const types = values.types.filter((type) => !less.types?.includes(type));
  const kept = values.subtypes.filter((subtype) => !less.subtypes?.includes(subtype) && staysWith(subtype, types));
  const supertypes = values.supertypes.filter((supertype) => !less.supertypes?.includes(supertype));
  return {
    ...values,
    types,
    supertypes,
    subtypes:
      types.length === values.types.length
        ? values.subtypes.filter((subtype) => !less.subtypes?.includes(subtype))
        : kept,
  };
}
