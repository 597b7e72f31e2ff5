import type { ObjectId, PlayerId } from "../state/identity.js";
import { playerOf } from "../state/objects.js";
import { shuffled } from "../../../state/random.js";
import { askOrder, askSome, entityOption } from "./ask.js";
import { moveAll } from "./move.js";
import type { Play } from "./play.js";

/** The top cards of a library, the topmost first. */
export function topCards(play: Play, player: PlayerId, count: number): ObjectId[] {
  const { library } = playerOf(play.state, player);
  return library.slice(Math.max(0, library.length - count)).reverse();
}

/** A player who mills, and how many cards. */
export interface Milling {
  readonly player: PlayerId;
  readonly count: number;
}

/** Players mill cards, all at the same time (701.17a, 101.4): what the cards of each became is given back. */
export function millEach(play: Play, milling: readonly Milling[]): ObjectId[][] {
  const cards = milling.map(({ player, count }) => topCards(play, player, count));
  const all = cards.flat();
  if (all.length === 0) return cards.map(() => []);
  const moves = all.map((object) => ({ object, to: "graveyard" }) as const);
  const became = moveAll(play, moves, "701.17a");
  const milled = cards.map((own) => own.flatMap((card) => became[all.indexOf(card)] ?? []));
  const events = milling.map(({ player }, place) => {
    const objects = milled[place] ?? [];
    return { kind: "milled", player, objects, amount: objects.length, rule: "701.17a", cause: play.cause } as const;
  });
  play.happen(events.filter((_, place) => cards[place]?.length !== 0));
  return milled;
}

/** A player mills cards (701.17a): what they became is given back. */
export function millCards(play: Play, player: PlayerId, count: number): ObjectId[] {
  return millEach(play, [{ player, count }]).flat();
}

/** Shuffles a library (701.24a). */
export function shuffleLibrary(play: Play, player: PlayerId): void {
  const { items, random } = shuffled(play.state.random, playerOf(play.state, player).library);
  play.state = { ...play.state, random };
  play.changePlayer(player, { library: items });
  play.happen([{ kind: "shuffled", player, rule: "701.24a", cause: play.cause }]);
}

/** Puts cards of a library at an end of it, in an order that the player chooses; the first named ends up outermost. */
export function reorder(play: Play, player: PlayerId, cards: readonly ObjectId[], end: "top" | "bottom"): void {
  arrange(play, player, cards, end === "top" ? { end, depth: 0 } : { end });
}

/** Where in a library cards are put, and in which order: as the owner likes unless chance orders them. */
export interface LibraryPlace {
  readonly end: "top" | "bottom";
  /** How many cards stay above them. */
  readonly depth?: number;
  readonly order?: "any" | "random" | null;
}

/**
 * Puts cards that are in a library at a place of it (401.4): in an order that the player chooses, or at random. Where too
 * few cards are there for the depth, they go to the bottom (401.7).
 */
export function arrange(play: Play, player: PlayerId, cards: readonly ObjectId[], place: LibraryPlace): void {
  const asking = { player, purpose: "order", rule: "401.4", about: null } as const;
  const random = place.order === "random" ? shuffled(play.state.random, cards) : null;
  if (random !== null) play.state = { ...play.state, random: random.random };
  const ordered = random?.items ?? askOrder(play, asking, cards, entityOption);
  const rest = playerOf(play.state, player).library.filter((id) => !cards.includes(id));
  const under = place.end === "bottom" ? 0 : Math.max(0, rest.length - (place.depth ?? 0));
  const inside = place.end === "bottom" ? ordered : [...ordered].reverse();
  play.changePlayer(player, { library: [...rest.slice(0, under), ...inside, ...rest.slice(under)] });
}

/** Scry (701.22a): some of the top cards go to the bottom, the rest stay on top, each in any order. */
export function scry(play: Play, player: PlayerId, count: number): number {
  const cards = topCards(play, player, count);
  const asking = { player, purpose: "library", rule: "701.22a", about: null } as const;
  const down = askSome(play, asking, cards, entityOption, [0, cards.length]);
  reorder(play, player, down, "bottom");
  reorder(
    play,
    player,
    cards.filter((id) => !down.includes(id)),
    "top",
  );
  const amount = cards.length;
  play.happen([
    { kind: "keywordAction", action: "scry", player, object: null, amount, rule: "701.22a", cause: play.cause },
  ]);
  return amount;
}

/** Surveil (701.25a): some of the top cards go to the graveyard, the rest stay on top in any order. */
export function surveil(play: Play, player: PlayerId, count: number): number {
  const cards = topCards(play, player, count);
  const asking = { player, purpose: "library", rule: "701.25a", about: null } as const;
  const away = askSome(play, asking, cards, entityOption, [0, cards.length]);
  moveAll(
    play,
    away.map((object) => ({ object, to: "graveyard" })),
    "701.25a",
  );
  reorder(
    play,
    player,
    cards.filter((id) => !away.includes(id)),
    "top",
  );
  const amount = cards.length;
  play.happen([
    { kind: "keywordAction", action: "surveil", player, object: null, amount, rule: "701.25a", cause: play.cause },
  ]);
  return amount;
}
