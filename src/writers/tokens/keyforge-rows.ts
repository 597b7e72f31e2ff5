import type { KeyforgeReading } from "../../language.js";
import type { InstructionOf } from "../../keyforge/effects/index.js";
import type { TokenRow } from "./token-rows.js";

/** What a make makes: the reference card that it names, or whatever the maker's deck has (R2, R10). */
function copied({ named }: InstructionOf<"makeTokens">): string {
  return named ?? "the deck's token creature";
}

/** How a token creature enters play: facedown and exhausted, without attachments or counters (R1). */
const enters = { tapped: true, attacking: false, attached: false, counters: {} } as const;

/** One row for each distinct pair of token creature and count that a card can make, in the card's order. */
export function keyforgeTokenRows({ card, abilities, compiled }: KeyforgeReading): readonly TokenRow[] {
  const rows = new Map<string, TokenRow>();
  for (const make of abilities.flatMap(({ creations }) => creations)) {
    const copyOf = copied(make);
    const count: TokenRow["count"] = make.count.kind === "number" ? make.count.value : "X";
    const row = { card: card.name, count, effect: make.id, compiled: compiled !== null, copyOf, alternative: false };
    const key = `${copyOf} ${count}`;
    if (!rows.has(key)) rows.set(key, { ...row, enters, token: null });
  }
  return [...rows.values()];
}
