import type { PlayerReference } from "../../magic/effects/index.js";

/** Which players are meant, in a few words. */
const fixed: Readonly<Record<PlayerReference["kind"], string>> = {
  you: "you",
  eachPlayer: "each player",
  eachOpponent: "each opponent",
  eachOtherPlayer: "each other player",
  anyPlayer: "a player",
  anyOpponent: "an opponent",
  targetPlayer: "target player",
  controllerOf: "its controller",
  ownerOf: "its owner",
  triggeringPlayer: "that player",
  defendingPlayer: "the defending player",
  attackingPlayer: "the attacking player",
  activePlayer: "the active player",
  chosenPlayer: "the chosen player",
  enchantedPlayer: "the enchanted player",
  choosePlayer: "a chosen player",
  matchingPlayers: "each matching player",
  iterationPlayer: "that player",
  resultPlayer: "that player",
  anyNumberOfPlayers: "any number of players",
};

/** The words for a reference to players. */
export function playerWords(player: PlayerReference): string {
  return fixed[player.kind];
}
