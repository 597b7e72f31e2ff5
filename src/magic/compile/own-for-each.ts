import type { PlayerReference } from "../effects/index.js";
import { holdsWord } from "../effects/structure.js";
import { playerAntecedent, type Context } from "./context.js";

/** What several players do, and the slot of each of them where it speaks of "they" as of each by themselves. */
export interface OfEach<Made> {
  readonly made: Made;
  readonly own: Extract<PlayerReference, { readonly kind: "iterationPlayer" }> | null;
}

/**
 * "Each player … for each land they control": reads what is done with "they" as each of the players in turn; `own` is
 * null where it is the same for all, who then do it together (608.2c, 101.4).
 */
export function ofEachPlayer<Made>(context: Context, lower: () => Made): OfEach<Made> {
  const slot = context.nextSlot();
  const own = { kind: "iterationPlayer", slot } as const;
  const each = playerAntecedent(own, "singular");
  context.mention(each);
  const made = lower();
  context.forget(each);
  return { made, own: holdsWord(made, slot) ? own : null };
}
