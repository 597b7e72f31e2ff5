import { cardOf, compiledOf, isInPlay, playerOf } from "../state/cards.js";
import { happening } from "../state/happening.js";
import type { CardId } from "../state/identity.js";
import type { Play } from "./play.js";
import { leavePlay, release } from "./zones.js";

/** What cannot stay goes to the discard pile, whatever wards it, and the æmber on it to the supply (R25, R26). */
function discard(play: Play, id: CardId): void {
  leavePlay(play, [id], { zone: "discard", end: "top", player: null, amberTo: "supply" });
}

/** Facedown a creature becomes its owner's token creature, whoever controls it (R25). */
function flipDown(play: Play, id: CardId): boolean {
  const { owner, facing } = cardOf(play.state, id);
  if (facing === "down") return false;
  const { reference } = playerOf(play.state, owner);
  play.happen(happening("flipped", { card: id, word: "down" }));
  release(play, id);
  if (reference === null) discard(play, id);
  else play.change(id, { facing: "down", token: reference });
  return true;
}

/** Faceup a token creature is the card that it is: a creature stays in play, any other card does not (R26). Copy effects on it end (R27). */
function flipUp(play: Play, id: CardId): boolean {
  const { card, facing } = cardOf(play.state, id);
  if (facing === "up") return false;
  const stays = compiledOf(play.state, card).type === "creature";
  play.happen(happening("flipped", { card: id, word: "up" }));
  release(play, id);
  play.change(id, { facing: "up", token: null });
  if (!stays) discard(play, id);
  return true;
}

/** Flips a creature, which then neither enters nor leaves play; gives whether it was flipped. */
export function flip(play: Play, id: CardId, facing: "up" | "down"): boolean {
  if (!isInPlay(play.state, id)) return false;
  return facing === "down" ? flipDown(play, id) : flipUp(play, id);
}
