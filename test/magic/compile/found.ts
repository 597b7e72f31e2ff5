import { expect } from "vitest";

/** What stands under a field, or is of a kind, anywhere in what was read. */
export function found(value: unknown, field: string): readonly unknown[] {
  if (typeof value !== "object" || value === null) return [];
  const own: readonly unknown[] = "kind" in value && value.kind === field ? [value] : [];
  const entries: readonly (readonly [string, unknown])[] = Object.entries(value);
  return entries.reduce((all, [key, one]) => [...all, ...(key === field ? [one] : []), ...found(one, field)], own);
}

/** The value with each object and list of it asked for what it names alone. */
export function matching(value: unknown): Record<string, unknown> {
  const asked = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(asked);
    return typeof one === "object" && one !== null ? expect.objectContaining(matching(one)) : one;
  };
  return Object.fromEntries(Object.entries(value ?? {}).map(([key, one]) => [key, asked(one)]));
}
