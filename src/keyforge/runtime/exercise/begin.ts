import type { Ability, CompiledCard, Zone } from "../../effects/index.js";
import type { CardId } from "../state/identity.js";
import { Drive } from "./drive.js";
import type { Policy } from "./policy.js";
import { provoke } from "./provoke.js";
import { conditionsOf, eventsIn } from "./walk.js";
import { worldFor } from "./world.js";

/** Begins a trial: the card in its place, and much or little having happened before. */
export function begin(card: CompiledCard, ability: Ability, zone: Zone, policy: Policy): { drive: Drive; id: CardId } {
  const { state, id } = worldFor(card, ability, zone, policy);
  const drive = new Drive(state, policy);
  if (policy.past === "eventful")
    for (const event of conditionsOf(ability).flatMap(eventsIn)) provoke(drive, event, { card, ability, id });
  if (policy.turn === "opponents") drive.act({ kind: "endTurn" });
  return { drive, id };
}
