import type { Ability, CompiledCard, KeyColor, Zone } from "../../effects/index.js";
import { newGame } from "../new-game.js";
import { place } from "../place.js";
import { playerOf, withPlayer } from "../state/cards.js";
import type { CardObject } from "../state/card-object.js";
import type { CardId, PlayerId } from "../state/identity.js";
import type { GameState, PlayerState } from "../state/state.js";
import type { Policy } from "./policy.js";
import { type Piece, pieceFor, plainCard, sides } from "./satisfy.js";
import { conditionsOf, countersIn, eventsIn, everyInstruction, filtersIn, instructionsOf } from "./walk.js";

/** A game made for a trial, with the card under trial in it. */
export interface World {
  readonly state: GameState;
  readonly id: CardId;
}

const players: readonly PlayerId[] = [sides.you, sides.opponent];

/** The reference card of a trial: the card itself, one of the name that the ability asks for, or any. */
function referenceFor(card: CompiledCard, ability: Ability): CompiledCard {
  if (card.type === "tokenCreature") return card;
  const named = everyInstruction(instructionsOf(ability)).flatMap((one) =>
    one.kind === "makeTokens" && one.named !== null ? [one.named] : [],
  );
  const name = named[0] ?? "Trial Token";
  return { ...plainCard(name, "creature", "untamed"), id: "trial:token", type: "tokenCreature", amber: 0, power: 3 };
}

/** A game being set up. */
class Setting {
  /** Creatures of yours that are to stand beside the card under trial. */
  readonly beside: CardId[] = [];

  constructor(
    public state: GameState,
    private readonly reference: CompiledCard,
  ) {}

  put(card: CompiledCard, zone: Zone, owner: PlayerId, parts: Partial<CardObject> = {}): CardId {
    const placed = place(this.state, { card, zone, owner, parts });
    this.state = placed.state;
    return placed.id;
  }

  /** Puts a piece somewhere for a side; one that is to be a token creature lies facedown. */
  piece({ card, zone, parts, token }: Piece, owner: PlayerId): CardId | null {
    if (zone === "under" || (zone === "play" && card.type === "action")) return null;
    if (zone === "play" && card.type === "upgrade") {
      const host = this.put({ ...plainCard("Host", "creature", "untamed"), id: "trial:host" }, "play", owner);
      return this.put(card, zone, owner, { ...parts, attachedTo: host });
    }
    return this.put(card, zone, owner, token && zone === "play" ? { ...parts, token: this.reference.id } : parts);
  }

  change(player: PlayerId, parts: Partial<PlayerState>): void {
    this.state = withPlayer(this.state, player, parts);
  }
}

/** How many fitting cards a filter's conditions want at least. */
function wanted(ability: Ability): number {
  const counts = conditionsOf(ability).flatMap((condition) =>
    condition.kind === "compare" && condition.is.to?.kind === "number" ? [condition.is.to.value] : [],
  );
  return Math.min(12, Math.max(2, ...counts.map((count) => count + 1)));
}

/** A creature in play with æmber on it, for what moves that. */
function laden(piece: Piece): Piece {
  if (piece.zone !== "play" || piece.card.type !== "creature") return piece;
  return { ...piece, parts: { amber: 1, ...piece.parts } };
}

/** The same creature exhausted and damaged, for what readies or heals. */
function worn(piece: Piece): Piece {
  if (piece.zone !== "play" || piece.card.type === "action" || piece.card.type === "upgrade") return piece;
  if (piece.card.type === "artifact") return { ...piece, parts: { exhausted: true, ...piece.parts } };
  return { ...piece, parts: { exhausted: true, damage: (piece.card.power ?? 1) > 1 ? 1 : 0, ...piece.parts } };
}

/** The pieces that an ability's filters ask for, on the sides where they may be. */
function putPieces(setting: Setting, card: CompiledCard, ability: Ability, { pieces, richer }: Policy): void {
  if (pieces === "none") return;
  const unwanted = pieces === "unconditional" ? filtersIn(conditionsOf(ability)) : [];
  filtersIn(ability).forEach((filter, number) => {
    if (unwanted.includes(filter)) return;
    const piece = pieceFor(filter, card, number);
    for (const side of players) {
      if (piece.side !== null && piece.side !== side) continue;
      const count = side === richer ? wanted(ability) : 1;
      for (let copy = 0; copy < count; copy += 1) {
        const id = setting.piece(copy % 2 === 0 ? laden(piece) : worn(laden(piece)), side);
        const isBeside = filter.constraints.some(({ kind }) => kind === "neighborOf");
        if (isBeside && id !== null && side === sides.you) setting.beside.push(id);
      }
      for (const zone of ["deck", "hand", "discard"] as const)
        if (zone !== piece.zone) setting.put(piece.card, zone, side);
    }
  });
}

/** The houses that an ability waits to be chosen. */
function chosenHouses(ability: Ability): readonly string[] {
  const details = eventsIn(ability).flatMap((event) => event.details);
  return details.flatMap((one) => (one.kind === "house" ? [one.house] : []));
}

/** Next to nothing: for what asks that there is none of something. */
function bareSide(setting: Setting, side: PlayerId): void {
  for (let number = 0; number < 6; number += 1)
    setting.put(plainCard("Crowd", "creature", "untamed"), number > 1 ? "deck" : "discard", side);
  setting.change(side, { amber: 1 });
}

/** The colors of keys that an ability speaks of, those that someone has forged. */
function colors(ability: Ability): readonly KeyColor[] {
  const asked = conditionsOf(ability).flatMap((one) => (one.kind === "keyForged" ? [one.color] : []));
  return asked.length > 0 ? asked.slice(0, 2) : ["red"];
}

/** What lies about anyway: creatures, artifacts, hands, decks, discard piles, æmber, keys and chains; one side has more. */
function furnish(setting: Setting, house: string, ability: Ability, { richer, pieces }: Policy): void {
  for (const side of players) {
    const isRicher = side === richer;
    if (pieces === "none" && !isRicher) {
      bareSide(setting, side);
      continue;
    }
    const creature = { ...plainCard("Crowd", "creature", house), power: 2 };
    const stranger = { ...plainCard("Stranger", "creature", "untamed"), power: 3 };
    setting.put(creature, "play", side, { damage: 1, amber: 1 });
    setting.put(stranger, "play", side, { exhausted: true, statuses: ["stun"] });
    for (let number = 0; number < (isRicher ? 3 : 0); number += 1) setting.put(creature, "play", side);
    setting.put(plainCard("Thing", "artifact", house), "play", side, { exhausted: true });
    const types = ["creature", "action", "artifact", "upgrade"] as const;
    for (const zone of ["hand", "deck", "discard"] as const)
      for (const type of types) setting.put(plainCard(`A ${type}`, type, house), zone, side);
    for (let number = 0; number < (isRicher ? 8 : 0); number += 1) setting.put(stranger, "discard", side);
    for (let number = 0; number < 6; number += 1) setting.put(creature, "deck", side);
    for (const zone of ["archives", "purged"] as const) setting.put(creature, zone, side);
    setting.change(side, { amber: isRicher ? 12 : 4, keys: isRicher ? colors(ability) : [], chains: 2 });
  }
}

/** What lies on the card under trial, or on the creature that it is attached to: æmber, and counters that it speaks of. */
function burden({ type }: CompiledCard, ability: Ability, { pieces, past }: Policy): Partial<CardObject> {
  const exhausted = past === "eventful";
  if (pieces === "none" || type === "artifact") return { exhausted };
  const counters = Object.fromEntries(countersIn(ability).map((counter) => [counter, 2]));
  return { amber: 2, counters, exhausted };
}

/** Puts the card under trial where it is to be: an upgrade in play on a creature of yours. */
function putSelf(setting: Setting, card: CompiledCard, ability: Ability, zone: Zone, policy: Policy): CardId {
  if (zone !== "play") return setting.put(card, zone, sides.you);
  const parts = burden(card, ability, policy);
  if (card.type === "tokenCreature") {
    const underside = plainCard("Underside", "action", "dis");
    return setting.put(underside, "play", sides.you, { ...parts, token: card.id });
  }
  if (card.type !== "upgrade") return setting.put(card, zone, sides.you, parts);
  const host = setting.put(
    { ...plainCard("Bearer", "creature", card.houses[0] ?? "logos"), power: 6 },
    "play",
    sides.you,
    parts,
  );
  return setting.put(card, "play", sides.you, { attachedTo: host });
}

/** A line with some cards in its middle. */
function around(rest: readonly CardId[], ...middle: readonly (readonly CardId[])[]): readonly CardId[] {
  const half = Math.floor(rest.length / 2);
  return [...rest.slice(0, half), ...middle.flat(), ...rest.slice(half)];
}

/** The state with a creature of yours at the left, at the right or in the center of its battleline. */
function positioned(setting: Setting, id: CardId, { offset, past }: Policy): void {
  const creature = setting.state.objects[id]?.attachedTo ?? id;
  const line = (): readonly CardId[] => playerOf(setting.state, sides.you).battleline;
  if (!line().includes(creature)) return;
  if (line().length % 2 === 0) setting.put(plainCard("One more", "creature", "untamed"), "play", sides.you);
  const near = past === "eventful" ? [...setting.beside].reverse() : setting.beside;
  const rest = line().filter((one) => one !== creature && !near.includes(one));
  const half = Math.ceil(near.length / 2);
  const others = offset % 2 === 0 ? [...near, ...rest] : around(rest, near.slice(0, half), near.slice(half));
  const index = offset < 0 ? others.length : offset % 2 === 0 ? 0 : others.length / 2;
  const all = offset < 0 ? [...others].reverse() : others;
  setting.change(sides.you, { battleline: [...all.slice(0, index), creature, ...all.slice(index)] });
}

/** A game in which an ability of a card can do what it says, as far as a policy has it. */
export function worldFor(card: CompiledCard, ability: Ability, zone: Zone, policy: Policy): World {
  const reference = referenceFor(card, ability);
  const [house = "logos"] = card.houses;
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
