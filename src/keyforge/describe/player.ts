import type { PlayerReference } from "../effects/index.js";
import { objectWords } from "./object.js";

/** Whom a reference means, in words. */
export function playerWords(player: PlayerReference): string {
  switch (player.kind) {
    case "you":
      return "you";
    case "opponent":
      return "your opponent";
    case "eachPlayer":
      return "each player";
    case "eventPlayer":
      return "the player of that event";
    case "controllerOf":
      return `the controller of ${objectWords(player.of)}`;
    case "ownerOf":
      return `the owner of ${objectWords(player.of)}`;
    case "choosePlayer":
      return "a player you choose";
    case "resultPlayer":
      return `the player of ${player.slot}`;
    case "iterationPlayer":
      return `that player (${player.slot})`;
  }
}

/** Whose something is, in words. */
export function whose(player: PlayerReference): string {
  if (player.kind === "you") return "your";
  return `${playerWords(player)}'s`;
}

/** The verb that goes with a player: "you gain", "your opponent gains". */
export function does(player: PlayerReference, base: string, third: string): string {
  return `${playerWords(player)} ${player.kind === "you" ? base : third}`;
}
