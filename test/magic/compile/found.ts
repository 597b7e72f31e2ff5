import { expect } from "vitest";

/** What stands under a field, or is of a kind, anywhere in what was read. */
export function found(value: unknown, field: string): readonly unknown[] {
  if (typeof value !== "object" || value === null) return [];
  const own: readonly unknown[] = "kind" in value && value.kind === field ? [value] : [];
  const entries: readonly (readonly [string, unknown])[] = Object.entries(value);
  return entries.reduce((all, [key, one]) => [...all, ...(key === field ? [one] : []), ...found(one, field)], own);
}

/** What the value says, and whatever more there is: each object of it is asked for what it names alone. */
export function like(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(like);
  if (typeof value !== "object" || value === null) return value;
  return expect.objectContaining(Object.fromEntries(Object.entries(value).map(([key, one]) => [key, like(one)])));
}
