import type { Fields } from "../fields.js";
import type { Side } from "./scenario.js";

/** The two who play, in the order in which they are set up. */
export const sideNames: readonly Side[] = ["you", "opponent"];

/** The players of which a record may speak. */
export function sidesIn(): readonly Side[] {
  return sideNames;
}

/** A field that names a player. */
export function sideField(fields: Fields, key: string): Side | null {
  return fields.word(key, sideNames);
}
