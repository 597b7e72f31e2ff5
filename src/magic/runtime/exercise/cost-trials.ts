import type { CompiledCard } from "../../effects/index.js";
import { everyObject, playerOf } from "../state/objects.js";
import type { GameState } from "../state/state.js";
import { Drive } from "./drive.js";
import type { Policy } from "./policy.js";
import { begin, ownAbilities, ready } from "./setting.js";
import { drivenWith, faultOf, inPlay, type Static, without } from "./static-stage.js";
import type { Verdict } from "./verdict.js";
import { sides } from "./world.js";

/** What casting a card took: mana and the costs that were paid; null where it could not be cast. */
function castingOf(drive: Drive, id: number): string | null {
  drive.input({ kind: "act", action: { kind: "cast", object: id, face: 0 } });
  const spells = everyObject(drive.state).filter(({ zone, casting }) => zone === "stack" && casting?.by === sides.you);
  const casting = spells[0]?.casting ?? null;
  return faultOf(drive) !== null || casting === null
    ? null
    : `${casting.manaSpent.length} ${casting.paid.join()} ${spent(drive)}`;
}

/** What else was given for it: how many of the player's permanents are tapped or gone, and cards and life (118). */
function spent({ state }: Drive): string {
  const own = everyObject(state).filter(({ controller, zone }) => controller === sides.you && zone === "battlefield");
  const { hand, life } = playerOf(state, sides.you);
  return [own.length, own.filter(({ tapped }) => tapped).length, hand.length, life].join(" ");
}

/** Whether two castings were both possible and took different things. */
function tookOther(own: string | null, other: string | null): boolean {
  return own !== null && other !== null && own !== other;
}

/** Whether casting the card takes something else with the ability; there is something for all that the card speaks of. */
export function changesOwnCost(card: CompiledCard, ability: Static, policy: Policy): Verdict {
  const abilities = ownAbilities(card);
  const [own = null, other = null] = [card, without(card, ability)].map((each) => {
    const staged = inPlay(each, ability, "hand", policy, abilities);
    const drive = begin(each, ability, staged, policy);
    ready(drive, abilities, policy);
    return castingOf(drive, staged.id);
  });
  return tookOther(own, other) ? null : "it costs the same";
}

/** Whether casting any card of the hand takes something else while the ability is in play. */
export function changesOtherCosts(card: CompiledCard, ability: Static, policy: Policy): Verdict {
  const own = drivenWith(card, ability, "battlefield", policy).state;
  const other = drivenWith(without(card, ability), ability, "battlefield", policy).state;
  const hand = playerOf(own, sides.you).hand;
  const casting = (state: GameState, id: number): string | null => castingOf(new Drive(state, policy), id);
  const differs = hand.some((id) => tookOther(casting(own, id), casting(other, id)));
  return differs ? null : changesOwnCost(card, ability, policy);
}
