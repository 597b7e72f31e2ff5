import type { Ability, CardType, CompiledCard, Color, Filter } from "../../effects/index.js";
import { newGame } from "../new-game.js";
import { type Placement, place } from "../place.js";
import type { ObjectId, PlayerId } from "../state/identity.js";
import { printedFaces } from "../read/faces.js";
import { isRoom, unlockedHalves } from "../read/rooms.js";
import type { GameState, Mana } from "../state/state.js";
import { cardOf, chosenBefore, type Piece, pieceFor, plainFace } from "./satisfy.js";
import { sheetOf } from "./stickers.js";

/** The player whose ability is tried, and the other one. */
export const sides = { you: "you", opponent: "opponent" } as const;

const lands: readonly (readonly [string, Color])[] = [
  ["Plains", "white"],
  ["Island", "blue"],
  ["Swamp", "black"],
  ["Mountain", "red"],
  ["Forest", "green"],
];

/** A basic land card. */
function basicLand(name: string): CompiledCard {
  return cardOf({ ...plainFace(name, ["land"]), supertypes: ["basic"], subtypes: [name] });
}

/** A creature, with a size and a colour. */
function creature(name: string, power: number, color: Color, subtype = "Human"): CompiledCard {
  const face = plainFace(name, ["creature"]);
  return cardOf({ ...face, power: String(power), toughness: String(power + 1), colors: [color], subtypes: [subtype] });
}

const spellTypes: readonly CardType[] = [
  "creature",
  "instant",
  "sorcery",
  "artifact",
  "enchantment",
  "planeswalker",
  "land",
];

/** One plain card of each type. */
function oneOfEach(): CompiledCard[] {
  return spellTypes.map((type) =>
    cardOf({ ...plainFace(`Plain ${type}`, [type]), colors: type === "land" ? [] : ["blue"] }),
  );
}

/** Permanents that are tapped from the start, for what untaps. */
function tappedPermanents(): CompiledCard[] {
  return [creature("Tired Creature", 3, "blue"), basicLand("Forest"), cardOf(plainFace("Used artifact", ["artifact"]))];
}

/** What each player begins with: permanents of every type, and cards of every type in every zone. */
function furniture(owner: PlayerId): Placement[] {
  const permanents = [
    creature("Small Creature", 1, "white"),
    creature("Creature", 2, "black"),
    creature("Big Creature", 4, "green", "Beast"),
    ...(["artifact", "enchantment", "planeswalker"] as const).map((type) => cardOf(plainFace(`Some ${type}`, [type]))),
    ...lands.map(([name]) => basicLand(name)),
  ];
  const library = [...oneOfEach(), ...lands.map(([name]) => basicLand(name)), creature("Drawn Creature", 3, "red")];
  return [
    ...permanents.map((card) => ({ card, zone: "battlefield", owner, parts: {} }) as const),
    ...tappedPermanents().map((card) => ({ card, zone: "battlefield", owner, parts: { tapped: true } }) as const),
    ...oneOfEach().map((card) => ({ card, zone: "graveyard", owner, parts: {} }) as const),
    ...oneOfEach()
      .slice(0, 4)
      .map((card) => ({ card, zone: "hand", owner, parts: {} }) as const),
    ...library.map((card) => ({ card, zone: "library", owner, parts: {} }) as const),
  ];
}

/** Plenty of mana of every kind. */
const plenty: readonly Mana[] = ["{W}", "{U}", "{B}", "{R}", "{G}", "{C}"].flatMap((symbol) =>
  Array.from({ length: 12 }, () => ({ symbol, restrictions: [] })),
);

/** With mana in both pools; the same state where it is in them already. */
export function withMana(state: GameState): GameState {
  if (state.players.every(({ mana }) => mana === plenty)) return state;
  return { ...state, players: state.players.map((player) => ({ ...player, mana: plenty })) };
}

/** The players on whose side a piece is wanted. */
function ownersOf({ side }: Piece): readonly PlayerId[] {
  return side === "both" ? [sides.you, sides.opponent] : [side];
}

/** What a piece is beside its card: a token has the faces that the card would give it. */
function partsOf({ card, parts }: Piece): Placement["parts"] {
  return parts.kind === "token" ? { ...parts, faces: printedFaces(card), card: null } : parts;
}

type Place = Pick<Placement, "zone" | "parts">;

/** Puts a piece into these places of each player on whose side it is wanted, with what is attached to it. */
function placed(state: GameState, piece: Piece, places: readonly Place[]): GameState {
  const { card, bears } = piece;
  const wanted = ownersOf(piece).flatMap((owner) => places.map((where) => ({ card, owner, ...where })));
  return wanted.reduce((result, one) => {
    const { state: next, id } = place(result, one);
    return one.zone === "battlefield"
      ? bears.reduce((all, type) => withAttached(all, type, id, one.owner), next)
      : next;
  }, state);
}

/** With an Aura or an Equipment of its owner's attached to a permanent. */
function withAttached(state: GameState, type: Piece["bears"][number], to: ObjectId, owner: PlayerId): GameState {
  const what = { what: "permanent", constraints: [] } as const;
  const enchant: Ability = {
    kind: "keyword",
    id: "worn:enchant",
    keyword: "enchant",
    parameters: [{ kind: "quality", filter: what }],
  };
  const face = plainFace(`Worn ${type}`, [type === "Aura" ? "enchantment" : "artifact"]);
  const card = cardOf({ ...face, subtypes: [type], abilities: type === "Aura" ? [enchant] : [] });
  return place(state, { card, zone: "battlefield", owner, parts: { attachedTo: to } }).state;
}

/** Where the piece itself belongs. */
const ownPlace = (piece: Piece): Place => ({ zone: piece.zone, parts: partsOf(piece) });

/** Puts so many of what a filter means on each of the sides that it means. */
export function withPieces(state: GameState, filter: Filter, count: number): GameState {
  const piece = pieceFor(filter);
  return piece === null
    ? state
    : placed(
        state,
        piece,
        Array.from({ length: count }, () => ownPlace(piece)),
      );
}

/**
 * Puts what a filter means on the sides that it means; one more on top of the library, for what searches or looks there,
 * and one in the hand, for what waits for such a permanent to enter.
 */
function placePiece(state: GameState, filter: Filter): GameState {
  const piece = pieceFor(filter);
  if (piece === null) return state;
  const spare = (zone: Place["zone"]): Place => ({ zone, parts: {} });
  const isToken = piece.parts.kind === "token";
  const waiting = isToken || piece.zone !== "battlefield" ? [] : [spare("hand")];
  return placed(state, piece, [ownPlace(piece), ...(isToken ? [] : [spare("library")]), ...waiting]);
}

/** The first main phase of a later turn, with no cards. */
function begun(): GameState {
  const start = newGame({ players: [sides.you, sides.opponent], cards: [], seed: 7, startingLife: 20 });
  const players = start.players.map((player) => ({ ...player, stickers: sheetOf(player.id) }));
  return { ...start, players, turn: { ...start.turn, number: 3 } };
}

/** A game with something for everyone in these zones. */
function furnished(zones: readonly Placement["zone"][]): GameState {
  const pieces = [sides.you, sides.opponent].flatMap(furniture).filter(({ zone }) => zones.includes(zone));
  return withMana(pieces.reduce((state, piece) => place(state, piece).state, begun()));
}

/** A game that is always the same, so made once. */
function madeOnce(make: () => GameState): () => GameState {
  let made: GameState | null = null;
  return () => (made ??= make());
}

const fullWorld = madeOnce(() => furnished(["battlefield", "graveyard", "hand", "library"]));

/** A game with cards in hands and libraries alone, for what asks that something is not there. */
export const bareWorld = madeOnce(() => furnished(["hand", "library"]));

/** A game with something for everyone, and with what the filters ask for. */
export function world(filters: readonly Filter[]): GameState {
  return filters.reduce(placePiece, fullWorld());
}

/** What a permanent under trial has chosen before. */
const chosen = { ...chosenBefore, player: sides.opponent } as const;

/** The card under trial put into a zone of its player's. */
export function withCard(
  state: GameState,
  card: CompiledCard,
  zone: Placement["zone"],
  parts: Placement["parts"] = {},
): { state: GameState; id: ObjectId } {
  const choices = { choices: chosen };
  // A Room has what is tried on it while its doors are unlocked (709.5).
  const doors = isRoom(printedFaces(card)) ? { designations: unlockedHalves } : {};
  const known = zone === "battlefield" ? { ...choices, ...doors } : {};
  return place(state, { card, zone, owner: sides.you, parts: { ...known, ...parts } });
}
