import type { EventPattern, Filter, Icon, Zone } from "../../effects/index.js";
import { isFilter } from "../read/pattern.js";
import { place } from "../place.js";
import { cardOf, cardsInPlay, playerOf, withPlayer } from "../state/cards.js";
import type { CardId, PlayerId } from "../state/identity.js";
import { any } from "./doings.js";
import type { Drive } from "./drive.js";
import { wanted } from "./pieces.js";
import { type Piece, pieceFor, sides } from "./satisfy.js";
import type { Tried } from "./tried.js";

/** Who does it: those that a pattern means, or both. */
export function doers({ player }: EventPattern): readonly PlayerId[] {
  if (player?.kind === "you") return [sides.you];
  return player?.kind === "opponent" ? [sides.opponent] : [sides.you, sides.opponent];
}

/** The icons that a pattern waits for. */
function iconsFor({ details }: EventPattern): readonly Icon[] {
  return details.flatMap((one): readonly Icon[] =>
    one.kind === "icon" && one.icon !== "house" ? [{ kind: one.icon }] : [],
  );
}

/** Puts a creature beside another of its battleline. */
function stepBeside(drive: Drive, id: CardId, of: CardId): void {
  const { battleline } = playerOf(drive.state, sides.you);
  if (!battleline.includes(id) || !battleline.includes(of)) return;
  const line = battleline.flatMap((one) => (one === id ? [] : one === of ? [of, id] : [one]));
  drive.state = withPlayer(drive.state, sides.you, { battleline: line });
}

/** Where a fresh card is for an event of a kind: in a hand, to come into play or to be discarded. */
function zoneFor(kind: EventPattern["kind"], { zone }: Piece, { zones }: Filter): Exclude<Zone, "under"> {
  const isFromHand = kind === "played" || kind === "entersPlay" || (kind === "discarded" && zones[0] !== "play");
  return isFromHand || zone === "under" ? "hand" : zone;
}

/** Puts a fresh card in the game that fits what a pattern asks for, where the event needs it. */
export function fresh(
  drive: Drive,
  pattern: EventPattern,
  part: EventPattern["object"],
  tried: Tried,
  number: number,
): CardId {
  const filter = part !== null && isFilter(part) ? part : any;
  const piece = pieceFor(filter, tried.card, 90 + number);
  const zone = zoneFor(pattern.kind, piece, filter);
  const [doer = sides.you] = doers(pattern);
  const owner = piece.side ?? doer;
  const [house = "logos"] = piece.card.houses;
  const card = piece.card.type === "creature" ? { ...piece.card, power: piece.card.power ?? 4 } : piece.card;
  const { reference } = playerOf(drive.state, owner);
  const icons = iconsFor(pattern);
  const token = piece.token && zone === "play" && reference !== null ? { token: reference } : {};
  const parts = { ...piece.parts, ...token, icons };
  const placed = place(drive.state, { card: { ...card, houses: [house] }, zone, owner, parts });
  drive.state = placed.state;
  if (filter.constraints.some(({ kind }) => kind === "neighborOf")) stepBeside(drive, placed.id, tried.id);
  return placed.id;
}

/** The cards with which an event is brought about: the card under trial itself, its bearer, or fresh ones. */
export function subjects(drive: Drive, pattern: EventPattern, tried: Tried): readonly CardId[] {
  const { object } = pattern;
  const { id } = tried;
  if (object !== null && !isFilter(object)) {
    if (object.kind === "host") return [cardOf(drive.state, id).attachedTo ?? id];
    if (object.kind === "source") return [id];
    return cardsInPlay(drive.state).filter((card) => card !== id);
  }
  return Array.from({ length: wanted(tried.ability) }, (_, number) => fresh(drive, pattern, object, tried, number));
}
