import type { Ability, Placement } from "../../effects/index.js";
import { hasKeyword, isPlayerBarred, ownRules } from "../read/rules.js";
import { cardOf, isInPlay, opponentOf } from "../state/cards.js";
import { happening } from "../state/happening.js";
import type { CardId, PlayerId } from "../state/identity.js";
import { freshScope } from "../state/scope.js";
import { askOne, cardOption } from "./ask.js";
import { enterPlay, placeFor } from "./enter.js";
import { resolveIcons } from "./icons.js";
import { hosts } from "./legal.js";
import type { Play } from "./play.js";
import { settle } from "./settle.js";
import { payTolls } from "./toll.js";
import { moveOutside, takeOut } from "./zones.js";

/** How a card is played: as itself, or attached to a creature. */
export interface Playing {
  readonly as: "itself" | "upgrade";
  /** Whom an upgrade may be attached to; null for any creature. */
  readonly on: readonly CardId[] | null;
}

/** Creatures come to a flank, those with deploy anywhere; treachery gives them to the opponent. */
function playCreature(play: Play, player: PlayerId, id: CardId): void {
  const looks = play.look(id);
  const controller = hasKeyword(looks, "treachery") ? opponentOf(play.state, player) : player;
  const placement: Placement = hasKeyword(looks, "deploy") ? { kind: "anywhere" } : { kind: "flank", side: "chosen" };
  const index = placeFor(play, freshScope(player, { source: id }), placement, controller);
  enterPlay(play, id, { controller, enters: [], index, as: {} });
}

/** What a card that is no upgrade grants as one: what it says of itself. */
function textAsUpgrade(play: Play, id: CardId): readonly Ability[] | null {
  if (play.look(id).type === "upgrade") return null;
  return ownRules(play, id, "playAsUpgrade").flatMap(({ effect }) => effect.abilities);
}

/** An upgrade is attached to a creature that its player chooses. */
function playUpgrade(play: Play, player: PlayerId, id: CardId, on: Playing["on"]): boolean {
  const possible = hosts(play, id).filter((host) => on === null || on.includes(host));
  const asking = { player, purpose: "card", rule: "upgrades", about: id } as const;
  const asUpgrade = textAsUpgrade(play, id);
  const attachedTo = askOne(play, asking, possible, cardOption);
  if (attachedTo === null) return false;
  enterPlay(play, id, { controller: player, enters: [], index: null, as: { attachedTo, asUpgrade } });
  play.happen(happening("attached", { card: id, other: attachedTo, player }));
  return true;
}

/** Puts a card that is being played where it goes. */
function put(play: Play, player: PlayerId, id: CardId, { as, on }: Playing): void {
  const type = as === "upgrade" ? "upgrade" : play.look(id).type;
  switch (type) {
    case "creature":
      playCreature(play, player, id);
      return;
    case "artifact":
      enterPlay(play, id, { controller: player, enters: [], index: null, as: {} });
      return;
    case "upgrade":
      if (!playUpgrade(play, player, id, on)) moveOutside(play, id, { zone: "discard", end: "top", player: null });
      return;
    case "action":
    case "archonPower":
      return;
  }
}

/** An omega card is the last that is played in the step. */
function markOmega(play: Play, id: CardId): void {
  if (hasKeyword(play.look(id), "omega")) play.state = { ...play.state, turn: { ...play.state.turn, ending: true } };
}

/** Plays a card: its bonus icons first, then where it goes, then its "Play:" abilities with all that its playing triggers. */
export function playCard(play: Play, player: PlayerId, id: CardId, how: Playing): void {
  const { zone: from } = cardOf(play.state, id);
  const { name } = play.look(id);
  payTolls(play, player, "playCards", id);
  markOmega(play, id);
  takeOut(play, id);
  play.change(id, { zone: "beingPlayed" });
  play.state = { ...play.state, playing: [...play.state.playing, id] };
  if (!isPlayerBarred(play, player, "resolveIcons")) resolveIcons(play, player, id);
  put(play, player, id, how);
  play.happen(happening("played", { card: id, player, from, word: name }));
  settle(play);
  if (!isInPlay(play.state, id) && play.state.playing.includes(id))
    moveOutside(play, id, { zone: "discard", end: "top", player: null });
}
