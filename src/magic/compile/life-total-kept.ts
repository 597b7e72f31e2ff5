import type { Change, PlayerReference } from "../effects/index.js";
import type { VerbPhrase } from "../syntax/clause.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Context } from "./context.js";
import { whoseLifeTotal } from "./whose.js";

/** Whose life total can't change, and what that forbids. */
export interface KeptLifeTotal {
  readonly player: PlayerReference;
  readonly changes: readonly Change[];
}

/**
 * "Your life total can't change": that player can neither gain nor lose life, and so pays none, exchanges nothing that would
 * change it, and sets it to no other number (119.5, 119.7, 119.8); null of another clause.
 */
export function lifeTotalKept(
  { auxiliary, predicate, adverb, innerAdverb }: VerbPhrase,
  subject: NounPhrase | null,
  context: Context,
): KeptLifeTotal | null {
  if (auxiliary !== "cant" || predicate.kind !== "changeBare" || subject === null) return null;
  if (adverb !== null || innerAdverb !== null) return null;
  const player = whoseLifeTotal(subject, context);
  if (player === null) return null;
  const changes = (["gainLife", "loseLife"] as const).map((kind): Change => ({
    kind: "prohibit",
    prohibition: { kind },
  }));
  return { player, changes };
}
