import type { Ability, CompiledCard, Condition, Identifier, Instruction, Zone } from "../../effects/index.js";
import { once } from "../../../state/memo.js";
import type { CardId } from "../state/identity.js";
import type { GameState } from "../state/state.js";

/** The zones in which a condition asks the card itself to be; none where it says nothing of that. */
function zonesAsked(condition: Condition | null): readonly Zone[] {
  if (condition?.kind === "and") return condition.conditions.flatMap(zonesAsked);
  return condition?.kind === "fits" && condition.object.kind === "source" ? condition.filter.zones : [];
}

/** The condition under which an ability does anything: its own, or that of its first instruction. */
function conditionOf(condition: Condition | null, [first]: readonly Instruction[]): Condition | null {
  return condition ?? (first?.kind === "conditional" ? first.condition : null);
}

/** The zones out of play from which an ability works: those in which it asks its own card to be. */
export function zonesOf(ability: Ability): readonly Zone[] {
  if (ability.kind !== "triggered") return [];
  return zonesAsked(conditionOf(ability.condition, ability.instructions)).filter((zone) => zone !== "play");
}

/** The compiled cards that have abilities which work out of play, with the zones that they work from. */
const working = once(
  (cards: GameState["cards"]): ReadonlyMap<Identifier, readonly Zone[]> =>
    new Map(
      Object.values(cards).flatMap(({ id, abilities }: CompiledCard) => {
        const zones = abilities.flatMap(zonesOf);
        return zones.length > 0 ? [[id, zones] as const] : [];
      }),
    ),
);

/** The cards out of play that have an ability which works from where they are: "if it is in your discard pile". */
export function workingElsewhere({ cards, objects }: GameState): readonly CardId[] {
  const zones = working(cards);
  if (zones.size === 0) return [];
  return Object.values(objects).flatMap(({ id, card, zone }) =>
    zones.get(card)?.some((one) => one === zone) === true ? [id] : [],
  );
}
