import { countOf } from "../read/quantity.js";
import { hasKeyword, isBarred, rules } from "../read/rules.js";
import { affects } from "../read/statics.js";
import { cardOf, isInPlay } from "../state/cards.js";
import { happening } from "../state/happening.js";
import type { CardId } from "../state/identity.js";
import { destroyDoomed } from "./destroy.js";
import type { Play } from "./play.js";
import { isReplaced } from "./replace.js";
import { isWarded } from "./ward.js";

/** Damage that is about to be dealt to a creature. */
export interface Blow {
  readonly to: CardId;
  readonly amount: number;
  readonly by: CardId | null;
  readonly armor: "prevents" | "ignored";
}

/** What effects prevent of damage beside armor. */
function prevented(play: Play, id: CardId): number {
  return rules(play, "damagePrevention").reduce(
    (sum, { effect, scope }) =>
      affects(play, scope, effect.affected, id) ? sum + countOf(play, scope, effect.most) : sum,
    0,
  );
}

/** What is left of damage once armor has prevented what it can this turn (R30). */
function afterArmor(play: Play, { to, amount, armor }: Blow): number {
  if (armor === "ignored") return amount;
  const { armorSpent } = cardOf(play.state, to);
  const stopped = Math.min(amount, Math.max(0, play.look(to).armor - armorSpent));
  play.change(to, { armorSpent: armorSpent + stopped });
  return amount - stopped;
}

/** Whether a creature can be dealt damage at all. */
function isOpen(play: Play, { to, amount, by }: Blow): boolean {
  return (
    amount > 0 &&
    isInPlay(play.state, to) &&
    play.look(to).type === "creature" &&
    !isBarred(play, to, "beDealtDamage", by)
  );
}

/** Deals one blow; gives how much damage it was in the end. */
function strike(play: Play, blow: Blow, inFight: boolean): number {
  const { to, by } = blow;
  if (!isOpen(play, blow)) return 0;
  const event = happening("damaged", { card: to, other: by, amount: blow.amount, inFight });
  if (isReplaced(play, event) || isWarded(play, to)) return 0;
  const amount = Math.max(0, afterArmor(play, blow) - prevented(play, to));
  if (amount > 0) play.change(to, { damage: cardOf(play.state, to).damage + amount });
  return amount;
}

/** Whether a creature does not survive the damage: it has as much as power, or was bitten by poison in a fight. */
function isFatal(play: Play, { to, by }: Blow, dealt: number, inFight: boolean): boolean {
  if (!isInPlay(play.state, to)) return false;
  const isPoisoned = inFight && dealt > 0 && by !== null && hasKeyword(play.look(by), "poison");
  return isPoisoned || (dealt > 0 && cardOf(play.state, to).damage >= play.look(to).power);
}

/** Deals damage to several creatures at the same time and destroys those that do not survive it; gives what each was dealt. */
export function deal(play: Play, blows: readonly Blow[], inFight: boolean): readonly number[] {
  const dealt = blows.map((blow) => strike(play, blow, inFight));
  const dooms = blows.flatMap((blow, index) =>
    isFatal(play, blow, dealt[index] ?? 0, inFight) ? [{ card: blow.to, by: blow.by, inFight }] : [],
  );
  const once = dooms.filter(({ card }, index) => dooms.findIndex((doom) => doom.card === card) === index);
  const events = blows.flatMap(({ to, by }, index) => {
    const amount = dealt[index] ?? 0;
    return amount > 0 ? [happening("damaged", { card: to, other: by, amount, inFight })] : [];
  });
  destroyDoomed(play, once);
  play.happen(...events);
  return dealt;
}
