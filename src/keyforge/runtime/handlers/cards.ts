import type { Destination, ObjectReference } from "../../effects/index.js";
import type { Frame, Handler } from "../act/carry-out.js";
import { askOne, askOrder, cardOption } from "../act/ask.js";
import { destroy as destroyCards } from "../act/destroy.js";
import { discardCard } from "../act/discard.js";
import { draw as drawCards, refill, reshuffle, shuffleDeck } from "../act/draw.js";
import { enterPlay, placeFor } from "../act/enter.js";
import { isPlayable } from "../act/legal.js";
import { playCard } from "../act/play-card.js";
import type { Play } from "../act/play.js";
import { isWarded } from "../act/ward.js";
import { leavePlay, moveOutside, putUnder, type Spot } from "../act/zones.js";
import { cardMeant, cardsOf } from "../read/reference.js";
import { playerMeant, playersOf } from "../read/player.js";
import { countOf } from "../read/quantity.js";
import { isBarred } from "../read/rules.js";
import { cardOf, isInPlay } from "../state/cards.js";
import { happening, type HappeningKind } from "../state/happening.js";
import type { CardId, PlayerId } from "../state/identity.js";
import { didBy, didSoMuch, didTo, type SlotValue } from "../state/scope.js";

type Move = Parameters<Handler<"move">>[0];

const events: { readonly [Manner in Move["manner"]]: HappeningKind } = {
  put: "moved",
  return: "returned",
  archive: "archived",
  purge: "purged",
  discard: "discarded",
};

/** Where cards go; a player chooses where it is the top or the bottom. */
function spotFor(play: Play, { scope }: Frame, mover: PlayerId, to: Exclude<Destination, { kind: "under" }>): Spot {
  if (to.kind === "archives") {
    const player = to.whose === undefined ? null : playerMeant(play, scope, to.whose);
    return { zone: to.kind, end: "bottom", player };
  }
  if (to.kind !== "deck") return { zone: to.kind, end: to.kind === "discard" ? "top" : "bottom", player: null };
  if (to.place !== "topOrBottom") return { zone: "deck", end: to.place === "top" ? "top" : "bottom", player: null };
  const asking = { player: mover, purpose: "mode", rule: "R20", about: null } as const;
  const end = askOne(play, asking, ["top", "bottom"] as const, (word) => ({ kind: "word", word }));
  return { zone: "deck", end: end ?? "top", player: null };
}

/** The cards that can be moved: nothing keeps them in play, and no ward is discarded instead. */
function movable(play: Play, cards: readonly CardId[], manner: Move["manner"]): readonly CardId[] {
  return cards.filter((id) => {
    if (!isInPlay(play.state, id)) return true;
    const bars =
      manner === "return"
        ? (["leavePlay", "beReturned"] as const)
        : manner === "archive"
          ? (["leavePlay", "beArchived"] as const)
          : (["leavePlay"] as const);
    return !bars.some((act) => isBarred(play, id, act)) && !isWarded(play, id);
  });
}

/** Moves cards from wherever they are, those in play at the same time. */
function moveTo(play: Play, cards: readonly CardId[], spot: Spot): void {
  const inPlay = cards.filter((id) => isInPlay(play.state, id));
  if (inPlay.length > 0) leavePlay(play, inPlay, { ...spot, amberTo: "opponent" });
  for (const id of cards) if (!inPlay.includes(id)) moveOutside(play, id, spot);
}

/** Moves cards under another: those in play leave it first. */
function moveUnder(
  play: Play,
  { scope }: Frame,
  cards: readonly CardId[],
  to: Extract<Destination, { kind: "under" }>,
): void {
  const under = cardMeant(play, scope, to.under);
  if (under === null) return;
  const inPlay = cards.filter((id) => isInPlay(play.state, id));
  leavePlay(play, inPlay, { zone: "discard", end: "top", player: null, amberTo: "opponent" });
  for (const id of cards) putUnder(play, id, under, to.facing);
}

/** Cards in an order that chance gives. */
function shuffled(play: Play, cards: readonly CardId[]): readonly CardId[] {
  const rest = [...cards];
  return cards.flatMap(() => rest.splice(play.chance(rest.length), 1));
}

/** Cards that go to one end of a deck: their order there is chosen. */
function ordered(play: Play, player: PlayerId, cards: readonly CardId[], to: Destination): readonly CardId[] {
  if (to.kind !== "deck" || to.place === "shuffled" || cards.length < 2) return cards;
  if (to.order === "random") return shuffled(play, cards);
  return askOrder(play, { player, purpose: "order", rule: "R20", about: null }, cards, cardOption);
}

/** Discards cards from outside play one after the other, which abilities may see; those in play all at once. */
function discardAll(play: Play, player: PlayerId, cards: readonly CardId[]): readonly CardId[] {
  const inPlay = cards.filter((id) => isInPlay(play.state, id));
  const outside = cards.filter((id) => !inPlay.includes(id));
  moveTo(play, inPlay, { zone: "discard", end: "top", player: null });
  play.happen(...inPlay.map((card) => happening("discarded", { card, player, from: "play", to: "discard" })));
  const done = outside.filter((id) => discardCard(play, ownerOf(play, id), id));
  return [...inPlay, ...done];
}

/** Who owns a card. */
function ownerOf(play: Play, id: CardId): PlayerId {
  return cardOf(play.state, id).owner;
}

/** Shuffles the decks into which cards were put. */
function shuffleInto(play: Play, cards: readonly CardId[]): void {
  for (const owner of new Set(cards.map((id) => ownerOf(play, id)))) shuffleDeck(play, owner);
}

/** "return", "archive", "purge", "discard", "put": what leaves play is the creature that it was until it has (R18). */
export const move: Handler<"move"> = ({ player, objects, to, manner }, play, frame) => {
  const mover = playerMeant(play, frame.scope, player) ?? frame.scope.player;
  const cards = ordered(play, mover, movable(play, cardsOf(play, frame.scope, objects), manner), to);
  if (cards.length === 0) return didTo([]);
  if (to.kind === "discard" && manner === "discard") return didTo(discardAll(play, mover, cards));
  const from = cards.map((id) => cardOf(play.state, id).zone);
  if (to.kind === "under") moveUnder(play, frame, cards, to);
  else moveTo(play, cards, spotFor(play, frame, mover, to));
  const kind = events[manner];
  play.happen(
    ...cards.map((card, index) => happening(kind, { card, player: mover, from: from[index] ?? null, to: to.kind })),
  );
  if (to.kind === "deck" && to.place === "shuffled") shuffleInto(play, cards);
  return didTo(cards);
};

/** The types that are meant, where the words name any. */
function typesMeant(objects: ObjectReference): readonly string[] {
  return objects.kind === "each" || objects.kind === "choose" ? objects.filter.types : [];
}

/** "put … into play": as itself, which is no playing of it; a creature is meant by what is printed where it is now (R18e). */
export const putIntoPlay: Handler<"putIntoPlay"> = ({ player, objects, enters, placement }, play, { scope }) => {
  const controller = playerMeant(play, scope, player) ?? scope.player;
  const cards = cardsOf(play, scope, objects).filter((id) => !isInPlay(play.state, id));
  const meant = typesMeant(objects);
  const done = cards.filter((id) => {
    const { type } = play.look(id);
    const isMeant = meant.length === 0 || meant.includes(type);
    if (!isMeant || (type !== "creature" && type !== "artifact")) return false;
    const index = type === "creature" ? placeFor(play, scope, placement, controller) : null;
    enterPlay(play, id, { controller, enters, index, as: {} });
    return true;
  });
  return didTo(done);
};

/** "play" a card by an effect, whatever its house. */
export const play: Handler<"play"> = ({ player, objects, as, on }, game, { scope }) => {
  const who = playerMeant(game, scope, player) ?? scope.player;
  const hosts = on === null ? null : cardsOf(game, scope, on);
  const done = cardsOf(game, scope, objects).filter((id) => {
    if (isInPlay(game.state, id) || !isPlayable(game, who, id)) return false;
    playCard(game, who, id, { as, on: hosts });
    return true;
  });
  return didTo(done);
};

/** "destroy": what wards and the like keep is not destroyed (R32). */
export const destroy: Handler<"destroy" | "sacrifice"> = ({ objects }, play, { scope }) =>
  didTo(destroyCards(play, cardsOf(play, scope, objects), { by: scope.source, inFight: false }));

/** What is done so many times by each of some players. */
function byEach(players: readonly PlayerId[], act: (player: PlayerId) => number): SlotValue {
  return didSoMuch(
    players.reduce((total, player) => total + act(player), 0),
    { players },
  );
}

/** "draw a card" */
export const draw: Handler<"draw"> = ({ player, amount }, play, { scope }) => {
  const count = countOf(play, scope, amount);
  return byEach(playersOf(play, scope, player), (one) => drawCards(play, one, count));
};

/** "refill your hand" */
export const refillHand: Handler<"refillHand"> = ({ player }, play, { scope }) =>
  byEach(playersOf(play, scope, player), (one) => refill(play, one));

/** "shuffle your deck", "shuffle your discard pile into your deck" */
export const shuffle: Handler<"shuffle"> = ({ player, pile }, play, { scope }) => {
  const players = playersOf(play, scope, player);
  for (const one of players) {
    if (pile === "deck") shuffleDeck(play, one);
    else reshuffle(play, one);
  }
  return didBy(players);
};

/** What tells that players saw cards. */
function show(
  kind: "revealed" | "lookedAt" | "searched" | "chosen",
  play: Play,
  player: PlayerId,
  cards: readonly CardId[],
): SlotValue {
  play.happen(...cards.map((card) => happening(kind, { card, player, from: cardOf(play.state, card).zone })));
  return didTo(cards);
}

/** "reveal" */
export const reveal: Handler<"reveal"> = ({ player, objects }, play, { scope }) =>
  show("revealed", play, playerMeant(play, scope, player) ?? scope.player, cardsOf(play, scope, objects));

/** "look at" */
export const lookAt: Handler<"lookAt"> = ({ player, objects }, play, { scope }) =>
  show("lookedAt", play, playerMeant(play, scope, player) ?? scope.player, cardsOf(play, scope, objects));

/** "search": the cards found stay where they are until a later instruction moves them. */
export const search: Handler<"search"> = ({ player, objects }, play, { scope }) => {
  const who = playerMeant(play, scope, player) ?? scope.player;
  const found = cardsOf(play, scope, objects);
  const value = show("searched", play, who, found);
  if (found.length === 0) play.happen(happening("searched", { player: who, amount: 0 }));
  return { ...value, done: true };
};

/** "choose a creature" */
export const chooseObjects: Handler<"chooseObjects"> = ({ objects }, play, { scope }) =>
  show("chosen", play, scope.player, cardsOf(play, scope, objects));

/** "put them back in any order" on the top or the bottom of their owner's deck. */
export const arrange: Handler<"arrange"> = ({ player, objects, place }, play, { scope }) => {
  const who = playerMeant(play, scope, player) ?? scope.player;
  const cards = cardsOf(play, scope, objects);
  const wanted = askOrder(play, { player: who, purpose: "order", rule: "R20", about: scope.source }, cards, cardOption);
  const inOrder = place === "top" ? [...wanted].reverse() : wanted;
  for (const id of inOrder) moveOutside(play, id, { zone: "deck", end: place, player: null });
  play.happen(...cards.map((card) => happening("arranged", { card, player: who, to: "deck" })));
  return didTo(wanted);
};
