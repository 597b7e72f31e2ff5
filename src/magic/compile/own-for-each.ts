import type { Instruction, PlayerReference, Quantity } from "../effects/index.js";
import { holdsWord } from "../effects/structure.js";
import { playerAntecedent, type Context } from "./context.js";
import { isEach, isNumeric } from "./plain.js";

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

/** Whether several players are told to do something: all, or any number of target players. */
export function areSeveral(player: PlayerReference, { targets }: Context): boolean {
  if (player.kind !== "targetPlayer") return isEach(player);
  return targets.some(({ id, most }) => id === player.target && !isNumeric(most, 1));
}

/**
 * What a player does so many times: "Each player draws cards equal to the number of creatures they control" is another
 * number for each, so that each of them does it by themselves (608.2c).
 */
export function eachTheirOwn(
  player: PlayerReference,
  amount: () => Quantity,
  make: (player: PlayerReference, amount: Quantity) => readonly Instruction[],
  context: Context,
): readonly Instruction[] {
  if (!areSeveral(player, context)) return make(player, amount());
  const { made, own } = ofEachPlayer(context, amount);
  if (own === null) return make(player, made);
  const base = context.nextId();
  return [{ kind: "forEach", ...base, slot: own.slot, over: player, instructions: make(own, made) }];
}
