import type { Ability, CompiledCard } from "../../effects/index.js";
import type { CardId } from "../state/identity.js";

/** What a trial is about: an ability of a card, and which card of the game it is on. */
export interface Tried {
  readonly card: CompiledCard;
  readonly ability: Ability;
  readonly id: CardId;
}
