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

/** Whether an entry says something and does nothing itself: no function is in it. */
function isData(entry: unknown): boolean {
  if (typeof entry === "function") return false;
  return typeof entry !== "object" || entry === null || Object.values(entry).every(isData);
}

/** A function that notes that it was called; so do the functions of a record. */
function noting(entry: unknown, note: () => void): unknown {
  if (typeof entry === "function")
    return (...rest: readonly unknown[]): unknown => {
      note();
      return Reflect.apply(entry, undefined, rest);
    };
  if (typeof entry !== "object" || entry === null || isData(entry)) return entry;
  return Object.fromEntries(Object.entries(entry).map(([key, value]) => [key, noting(value, note)]));
}

/** Puts a value in the place of an entry. */
function replace({ table, kind }: Entry, value: unknown): void {
  Object.defineProperty(table.table, kind, { value, configurable: true, enumerable: true, writable: true });
}

/** Has the entry note that it is called, or that it is read where there is nothing to call. */
function watch(entry: Entry, own: unknown, note: () => void): void {
  if (!isData(own)) {
    replace(entry, noting(own, note));
    return;
  }
  const get = (): unknown => {
    note();
    return own;
  };
  Object.defineProperty(entry.table.table, entry.kind, { get, configurable: true, enumerable: true });
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
      everyEntry.forEach((entry, index) => watch(entry, own[index], () => names.add(entry.name)));
      action();
      return names;
    });
  } finally {
    everyEntry.forEach((entry, index) => replace(entry, own[index]));
  }
}
