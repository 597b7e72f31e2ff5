import { liftAbilities, type AbilityNode, type LiftedAbility } from "../../../src/keyforge/syntax/index.js";

/** What became of a text on a card called Zorbo. */
export function read(text: string, ...names: readonly string[]): readonly LiftedAbility[] {
  return liftAbilities(text, names.length > 0 ? names : ["Zorbo"]);
}

/** The tree of a text that is one ability. */
export function treeOf(text: string): AbilityNode | null {
  const [first, ...others] = read(text);
  return others.length > 0 ? null : (first?.node ?? null);
}

/** The text of every ability out of its tree, in the order in which they stand; "?" where one was not read. */
export function printed(text: string, ...names: readonly string[]): readonly string[] {
  return read(text, ...names).map((one) => one.printed ?? "?");
}
