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

/** Puts values in the place of all entries. */
function replaceAll(values: readonly unknown[]): void {
  everyEntry.forEach(({ table, kind }, index) => Reflect.set(table.table, kind, values[index]));
}

/**
 * Which entries each of the actions reaches. Each has functions of its own to note it, as what the runtime keeps of what
 * an entry gave is kept for that entry.
 */
export function reachedBy(actions: readonly (() => void)[]): readonly ReadonlySet<EntryName>[] {
  const own = everyEntry.map(entryOf);
  try {
    return actions.map((action) => {
      const names = new Set<EntryName>();
      replaceAll(everyEntry.map(({ name }, index) => noting(own[index], () => names.add(name))));
      action();
      return names;
    });
  } finally {
    replaceAll(own);
  }
}
