import { TOKEN_NAMES } from "../../../grammar/keyforge/vocabulary/index.js";
import type { Ability, InstructionOf } from "../effects/index.js";

type Make = InstructionOf<"makeTokens">;

function isMake(value: object): value is Make {
  return "kind" in value && value.kind === "makeTokens";
}

/** Every make within effects, in their order, also those of abilities that they grant. */
export function makesIn(abilities: readonly Ability[]): readonly Make[] {
  return within(abilities);
}

function within(value: unknown): readonly Make[] {
  if (typeof value !== "object" || value === null) return [];
  const own = isMake(value) ? [value] : [];
  return [...own, ...Object.values(value).flatMap(within)];
}

const general = /\bmakes?\b[^.]*?\btoken creatures?\b|\btoken creature as if\b|\bas a token creature\b/giu;
const named = new RegExp(`\\bmakes? (?:an?|\\d+|\\w+) (?:${TOKEN_NAMES.join("|")})s?\\b`, "gu");

/** How many makes a text states, by its words: reminder text left out. */
export function makesStated(text: string): number {
  const plain = text.replace(/\([^()]*\)/g, "");
  return [...plain.matchAll(general)].length + [...plain.matchAll(named)].length;
}
