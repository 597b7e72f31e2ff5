import type { TokenCharacteristics } from "../effects/index.js";
import { predefinedTokens } from "./predefined.generated.js";

/** A token that the rules define (111.10): its rule and its characteristics. */
export interface PredefinedToken {
  readonly rule: string;
  readonly characteristics: TokenCharacteristics;
}

const byName: ReadonlyMap<string, PredefinedToken> = new Map(
  predefinedTokens.map(({ name, rule, characteristics }) => [name, { rule, characteristics }]),
);

/** The predefined token that a card asks for by this name ("Treasure", "Young Hero Role"), or null. */
export function predefinedToken(name: string): PredefinedToken | null {
  return byName.get(name) ?? null;
}
