import type { Ability, CompiledCard, Zone } from "../../effects/index.js";
import { newGame } from "../new-game.js";
import type { CardId } from "../state/identity.js";
import type { GameState } from "../state/state.js";
import { furnish } from "./furnish.js";
import { players, putPieces } from "./pieces.js";
import type { Policy } from "./policy.js";
import { plainCard } from "./satisfy.js";
import { positioned, putSelf } from "./self.js";
import { Setting } from "./setting.js";
import { eventsIn, everyInstruction, instructionsOf } from "./walk.js";

/** A game made for a trial, with the card under trial in it. */
export interface World {
  readonly state: GameState;
  readonly id: CardId;
}

/** The reference card of a trial: the card itself, one of the name that the ability asks for, or any. */
function referenceFor(card: CompiledCard, ability: Ability): CompiledCard {
  if (card.type === "tokenCreature") return card;
  const named = everyInstruction(instructionsOf(ability)).flatMap((one) =>
    one.kind === "makeTokens" && one.named !== null ? [one.named] : [],
  );
  const name = named[0] ?? "Trial Token";
  return { ...plainCard(name, "creature", "untamed"), id: "trial:token", type: "tokenCreature", amber: 0, power: 3 };
}

/** The houses that an ability waits to be chosen. */
function chosenHouses(ability: Ability): readonly string[] {
  const details = eventsIn(ability).flatMap((event) => event.details);
  return details.flatMap((one) => (one.kind === "house" ? [one.house] : []));
}

/** A game in which an ability of a card can do what it says, as far as a policy has it. */
export function worldFor(card: CompiledCard, ability: Ability, zone: Zone, policy: Policy): World {
  const reference = referenceFor(card, ability);
  const [printed = "logos"] = card.houses;
  const house = card.type === "archonPower" ? "logos" : printed;
  const houses = [...new Set([house, ...chosenHouses(ability), "logos", "dis"])];
  const seats = players.map((id) => ({ id, houses, reference: reference.id }));
  const [first, second] = seats;
  if (first === undefined || second === undefined) throw new RangeError("A trial has two players.");
  const cards = card.type === "tokenCreature" ? [card] : [reference, card];
  const setting = new Setting(newGame({ players: [first, second], cards, seed: 7 + policy.offset, house }), reference);
  putPieces(setting, card, ability, policy);
  furnish(setting, house, ability, policy);
  const id = putSelf(setting, card, ability, zone, policy);
  positioned(setting, id, policy);
  return { id, state: { ...setting.state, tide: policy.richer } };
}
