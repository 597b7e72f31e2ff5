import type { TokenRow } from "./token-rows.js";
import type { TokenShape } from "./token-shape.js";

/** A token with the cards that make it. */
export interface TokenWithMakers {
  readonly token: TokenShape | null;
  /** What is copied, where that is not known before the game. */
  readonly copyOf: string | null;
  readonly makers: readonly Omit<TokenRow, "token" | "copyOf">[];
}

/** Turns rows round: each token once, with its makers, in the order in which the tokens are first made. */
export function byToken(rows: readonly TokenRow[]): readonly TokenWithMakers[] {
  const groups = new Map<string, TokenRow[]>();
  for (const row of rows) {
    const key = row.token?.id ?? row.copyOf ?? "";
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].map((made) => ({
    token: made[0]?.token ?? null,
    copyOf: made[0]?.copyOf ?? null,
    makers: made.map(({ card, count, effect, compiled, alternative, enters }) => ({
      ...{ card, count, effect, compiled, alternative, enters },
    })),
  }));
}
