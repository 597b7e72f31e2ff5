import type { CompiledCard } from "../../effects/index.js";
import { everyObject, playerOf } from "../state/objects.js";
import type { GameState } from "../state/state.js";
import { Drive } from "./drive.js";
import type { Policy } from "./policy.js";
import { begin } from "./setting.js";
import { drivenWith, faultOf, inPlay, type Static, without } from "./static-stage.js";
import type { Verdict } from "./verdict.js";

/** What casting a card took: mana and the costs that were paid; null where it could not be cast. */
function castingOf(state: GameState, id: number, policy: Policy): string | null {
  const drive = new Drive(state, policy);
  drive.input({ kind: "act", action: { kind: "cast", object: id, face: 0 } });
  const spell = everyObject(drive.state).find(({ casting }) => casting !== null);
  if (faultOf(drive) !== null || spell === undefined || spell.casting === null) return null;
  return `${spell.casting.manaSpent.length} ${spell.casting.paid.join()}`;
}

/** Whether two castings were both possible and took different things. */
function tookOther(own: string | null, other: string | null): boolean {
  return own !== null && other !== null && own !== other;
}

/** Whether casting the card takes something else with the ability. */
export function changesOwnCost(card: CompiledCard, ability: Static, policy: Policy): Verdict {
  const [own = null, other = null] = [card, without(card, ability)].map((each) => {
    const staged = inPlay(each, ability, "hand", policy);
    return castingOf(begin(each, ability, staged, policy).state, staged.id, policy);
  });
  return tookOther(own, other) ? null : "it costs the same";
}

/** Whether casting any card of the hand takes something else while the ability is in play. */
export function changesOtherCosts(card: CompiledCard, ability: Static, policy: Policy): Verdict {
  const own = drivenWith(card, ability, "battlefield", policy).state;
  const other = drivenWith(without(card, ability), ability, "battlefield", policy).state;
  const hand = playerOf(own, "you").hand;
  const differs = hand.some((id) => tookOther(castingOf(own, id, policy), castingOf(other, id, policy)));
  return differs ? null : changesOwnCost(card, ability, policy);
}
