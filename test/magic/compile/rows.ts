import { expect, it } from "vitest";
import { found, like } from "./found.js";
import { abilitiesOf, faultsOf, type Printed, readOn } from "./kit.js";

/** A rule and what it is about, a text that compiles whole on a card, and what stands there under a field or is of a kind. */
export type ReadRow = [rule: string, text: string, printed: Printed, key: string, value: object];

/** A rule and what it is about, and a text on a card that means nothing by it. */
export type RefusedRow = [rule: string, text: string, printed: Printed];

/** Tests that each text is read so. */
export function readsRows(rows: readonly ReadRow[]): void {
  it.each(rows)("%s: %s", (_rule, text, printed, key, value) => {
    expect(found(abilitiesOf(text, printed), key)).toContainEqual(like(value));
  });
}

/** Tests that no text of these is compiled, and that each is reported. */
export function refusesRows(rows: readonly RefusedRow[]): void {
  it.each(rows)("refuses what would not be so (%s): %s", (_rule, text, printed) => {
    const reading = readOn(text, printed);
    expect(reading.compiled).toBeNull();
    expect(faultsOf(reading)).not.toEqual([]);
  });
}
