import type { PlayerReference, Recipient } from "../effects/index.js";
import { does, type Subject, withArticle } from "./english.js";
import { describeFilter } from "./filter.js";
import type { ByKind, Describers } from "./kinds.js";
import { atHand, type Names, stepName, targetName } from "./names.js";
import { describeObject } from "./object.js";

/** Every player that a filter means. */
function matchingPlayers({ filter }: ByKind<PlayerReference>["matchingPlayers"], names: Names): string {
  const who = describeFilter(filter, names, "singular");
  return filter.what === "player" ? `each ${who}` : `each player that is ${withArticle(who)}`;
}

const players: Describers<PlayerReference, [Names], string> = {
  you: () => "you",
  eachPlayer: () => "each player",
  eachOpponent: () => "each opponent",
  eachOtherPlayer: () => "each other player",
  anyPlayer: () => "any player",
  anyOpponent: () => "any opponent",
  targetPlayer: ({ target }, names) => targetName(names, target, "player"),
  controllerOf: ({ of }, names) => `the controller of ${describeObject(of, names)}`,
  ownerOf: ({ of }, names) => `the owner of ${describeObject(of, names)}`,
  triggeringPlayer: () => "the triggering player",
  defendingPlayer: () => "the defending player",
  attackingPlayer: () => "the attacking player",
  activePlayer: () => "the active player",
  chosenPlayer: () => "the chosen player",
  enchantedPlayer: () => "the enchanted player",
  choosePlayer: ({ chooser, filter }, names) =>
    `${withArticle(describeFilter(filter, names, "singular"))} that ${playerDoes(chooser, "choose", names)}`,
  matchingPlayers,
  iterationPlayer: ({ slot }, names) => atHand(names, slot, "player"),
  resultPlayer: ({ slot }, names) => `the player of ${stepName(names, slot)}`,
  whoChose: ({ slot, option }, names) => `each player who chose "${option}" in ${stepName(names, slot)}`,
  anyNumberOfPlayers: () => "any number of players",
  eachOf: ({ players: several }, names) => several.map((one) => describePlayer(one, names)).join(" and "),
};

function describe<Kind extends PlayerReference["kind"]>(
  kind: Kind,
  player: ByKind<PlayerReference>[Kind],
  names: Names,
): string {
  return players[kind](player, names);
}

/** Which players are meant. */
export function describePlayer(player: PlayerReference, names: Names): string {
  return describe(player.kind, player, names);
}

/** Whether a reference means players; their kinds and those of objects differ. */
export function isPlayer(recipient: Recipient): recipient is PlayerReference {
  return Object.hasOwn(players, recipient.kind);
}

/** What is meant, a player or an object. */
export function describeRecipient(recipient: Recipient, names: Names): string {
  return isPlayer(recipient) ? describePlayer(recipient, names) : describeObject(recipient, names);
}

const plural: ReadonlySet<PlayerReference["kind"]> = new Set<PlayerReference["kind"]>(["anyNumberOfPlayers", "eachOf"]);

/** A player as the subject of a sentence. */
export function playerSubject(player: PlayerReference, names: Names): Subject {
  const person = player.kind === "you" ? "second" : plural.has(player.kind) ? "plural" : "third";
  return { text: describePlayer(player, names), person };
}

/** A player with what that player does: "you create", "each opponent creates". */
export function playerDoes(player: PlayerReference, verbPhrase: string, names: Names): string {
  return does(playerSubject(player, names), verbPhrase);
}

/** What belongs to a player: "your life total", "the library of each opponent". */
export function ofPlayer(thing: string, player: PlayerReference, names: Names): string {
  return player.kind === "you" ? `your ${thing}` : `the ${thing} of ${describePlayer(player, names)}`;
}
