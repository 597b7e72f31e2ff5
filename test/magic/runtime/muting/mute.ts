import { handlerTables, type HandlerTable } from "./tables.js";

/** One entry of one table, as "table: kind". */
export type EntryName = `${string}: ${string}`;

/** An entry of a table. */
export interface Entry {
  readonly name: EntryName;
  readonly table: HandlerTable;
  readonly kind: string;
}

/** Every entry of every table. */
export const everyEntry: readonly Entry[] = handlerTables.flatMap((table) =>
  Object.keys(table.table).map((kind): Entry => ({ name: `${table.name}: ${kind}`, table, kind })),
);

/** What an entry is now. */
export function entryOf({ table, kind }: Entry): unknown {
  return Reflect.get(table.table, kind);
}

/** Does something while an entry does nothing. */
export function muted<Result>(entry: Entry, action: () => Result): Result {
  const own = entryOf(entry);
  Reflect.set(entry.table.table, entry.kind, entry.table.nothing);
  try {
    return action();
  } finally {
    Reflect.set(entry.table.table, entry.kind, own);
  }
}

/** A function that notes that it was called; so do the functions of a record. */
function noting(entry: unknown, note: () => void): unknown {
  if (typeof entry === "function")
    return (...rest: readonly unknown[]): unknown => {
      note();
      return Reflect.apply(entry, undefined, rest);
    };
  if (typeof entry !== "object" || entry === null) return entry;
  return Object.fromEntries(Object.entries(entry).map(([key, value]) => [key, noting(value, note)]));
}

/** Which entries each of the actions reaches. */
export function reachedBy(actions: readonly (() => void)[]): readonly ReadonlySet<EntryName>[] {
  const current = { names: new Set<EntryName>() };
  const own = everyEntry.map(entryOf);
  for (const entry of everyEntry) {
    const noted = noting(entryOf(entry), () => current.names.add(entry.name));
    Reflect.set(entry.table.table, entry.kind, noted);
  }
  try {
    return actions.map((action) => {
      current.names = new Set();
      action();
      return current.names;
    });
  } finally {
    everyEntry.forEach(({ table, kind }, index) => Reflect.set(table.table, kind, own[index]));
  }
}
