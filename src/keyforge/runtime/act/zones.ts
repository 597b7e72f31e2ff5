import type { Zone } from "../../effects/index.js";
import { bare } from "../state/card-object.js";
import { cardOf, cardsUnder, neighborsOf, opponentOf, playerOf, upgradesOf } from "../state/cards.js";
import { happening } from "../state/happening.js";
import type { CardId, PlayerId } from "../state/identity.js";
import type { Scope } from "../state/scope.js";
import type { LastKnown, Lasts, PlayerState } from "../state/state.js";
import type { Play } from "./play.js";

const lists = ["hand", "deck", "discard", "archives", "purged", "battleline", "artifacts"] as const;

/** Takes a card out of every list that it stands in. */
export function takeOut(play: Play, id: CardId): void {
  const { state } = play;
  const players = state.players.map((player): PlayerState => {
    const list = lists.find((name) => player[name].includes(id));
    return list === undefined ? player : { ...player, [list]: player[list].filter((one) => one !== id) };
  });
  play.state = { ...state, players, playing: state.playing.filter((one) => one !== id) };
}

/** Where in a zone a card is put. */
export interface Spot {
  readonly zone: Exclude<Zone, "play" | "under">;
  readonly end: "top" | "bottom";
  /** Whose zone it is, where not its owner's: archives alone. */
  readonly player: PlayerId | null;
}

/** Puts a card that was taken out into a zone of its owner's. */
function putIn(play: Play, id: CardId, { zone, end, player }: Spot): void {
  const { owner } = cardOf(play.state, id);
  const whose = zone === "archives" ? (player ?? owner) : owner;
  const cards = playerOf(play.state, whose)[zone];
  play.changePlayer(whose, { [zone]: end === "top" ? [id, ...cards] : [...cards, id] });
  play.change(id, { ...bare, zone, controller: owner });
}

/** What is known of a card as it leaves play (R18). */
function remembered(play: Play, id: CardId): LastKnown {
  const { state } = play;
  const known = { neighbors: neighborsOf(state, id), upgrades: upgradesOf(state, id), turn: state.turn.number };
  return { object: cardOf(state, id), looks: play.look(id), ...known };
}

/** Remembers cards in play as they are, all of them before any leaves. */
export function remember(play: Play, ids: readonly CardId[]): void {
  const entries = ids.map((id): [CardId, LastKnown] => [id, remembered(play, id)]);
  play.state = { ...play.state, lastKnown: { ...play.state.lastKnown, ...Object.fromEntries(entries) } };
}

/** The æmber on a creature that leaves play goes to the opponent of its controller; that on anything else to the supply (R18c). */
function releaseAmber(play: Play, id: CardId, amberTo: "opponent" | "supply"): void {
  const { amber, controller } = cardOf(play.state, id);
  if (amber === 0) return;
  play.change(id, { amber: 0 });
  const goesOver = amberTo === "opponent" && play.look(id).type === "creature";
  const to = goesOver ? opponentOf(play.state, controller) : null;
  if (to !== null) play.changePlayer(to, { amber: playerOf(play.state, to).amber + amber });
  play.happen(happening("amberMoved", { card: id, player: to, amount: amber, word: to === null ? "supply" : "pool" }));
}

/** Ends what lasting effects do to a card that they were locked in to, and those that last until it leaves play (R21). */
export function release(play: Play, id: CardId): void {
  const lasting = play.state.lasting.map((one) => {
    const slots = Object.entries(one.scope.slots).map(([slot, value]) => {
      const cards = value.cards.filter((card) => card !== id);
      return [slot, slot.startsWith("locked:") ? { ...value, cards } : value] as const;
    });
    return { ...one, scope: { ...one.scope, slots: Object.fromEntries(slots) } };
  });
  const endsWith = ({ duration, scope }: Lasts & { readonly scope: Scope }): boolean =>
    duration.kind === "whileSourceInPlay" && scope.source === id;
  const houseRules = play.state.houseRules.filter((one) => !endsWith(one));
  play.state = { ...play.state, lasting: lasting.filter((one) => !endsWith(one)), houseRules };
}

/** How cards leave play. */
export interface Leaving extends Spot {
  readonly amberTo: "opponent" | "supply";
}

/** Upgrades on cards that leave and cards under them: they go to their owners' discard piles with it (R21). */
function attendants(play: Play, ids: readonly CardId[]): CardId[] {
  const all = ids.flatMap((id) => [...upgradesOf(play.state, id), ...cardsUnder(play.state, id)]);
  return all.filter((id) => !ids.includes(id));
}

/** Moves cards out of play at the same time, each as itself into its owner's zone; everything on them is gone (R18–R21). */
export function leavePlay(play: Play, ids: readonly CardId[], to: Leaving): void {
  const along = attendants(play, ids);
  const inPlay = [...ids, ...along].filter((id) => cardOf(play.state, id).zone === "play");
  remember(play, inPlay);
  for (const id of ids) releaseAmber(play, id, to.amberTo);
  for (const id of [...ids, ...along]) takeOut(play, id);
  for (const id of ids) putIn(play, id, to);
  for (const id of along) putIn(play, id, { zone: "discard", end: "top", player: null });
  for (const id of [...ids, ...along]) release(play, id);
  const events = inPlay.map((id) => {
    const player = play.state.lastKnown[id]?.object.controller ?? null;
    return happening("leavesPlay", { card: id, player, from: "play", to: cardOf(play.state, id).zone });
  });
  play.happen(...events);
}

/** Moves a card between zones out of play. */
export function moveOutside(play: Play, id: CardId, to: Spot): void {
  takeOut(play, id);
  putIn(play, id, to);
}

/** Puts a card under another, out of play. */
export function putUnder(play: Play, id: CardId, under: CardId, facing: "up" | "down"): void {
  takeOut(play, id);
  const { owner } = cardOf(play.state, id);
  play.change(id, { ...bare, zone: "under", under, facing, controller: owner });
  if (facing === "down") renumber(play, id);
}

/** Gives a card another number, so that nobody can follow it there; the number that it had is gone. */
export function renumber(play: Play, id: CardId): CardId {
  const fresh = play.fresh();
  const { state } = play;
  const objects = Object.fromEntries(Object.entries(state.objects).filter(([key]) => Number(key) !== id));
  const players = state.players.map((player): PlayerState => {
    const list = lists.find((name) => player[name].includes(id));
    return list === undefined ? player : { ...player, [list]: player[list].map((one) => (one === id ? fresh : one)) };
  });
  play.state = { ...state, players, objects: { ...objects, [fresh]: { ...cardOf(state, id), id: fresh } } };
  return fresh;
}
