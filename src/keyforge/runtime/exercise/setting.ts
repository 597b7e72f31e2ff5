import type { CompiledCard, Zone } from "../../effects/index.js";
import { place } from "../place.js";
import type { CardObject } from "../state/card-object.js";
import { withPlayer } from "../state/cards.js";
import type { CardId, PlayerId } from "../state/identity.js";
import type { GameState, PlayerState } from "../state/state.js";
import { type Piece, plainCard } from "./satisfy.js";

/** A game being set up for a trial. */
export class Setting {
  /** Creatures of yours that are to stand beside the card under trial. */
  readonly beside: CardId[] = [];

  constructor(
    public state: GameState,
    private readonly reference: CompiledCard,
  ) {}

  /** Puts a card somewhere. */
  put(card: CompiledCard, zone: Zone | "identity", owner: PlayerId, parts: Partial<CardObject> = {}): CardId {
    const placed = place(this.state, { card: this.distinct(card), zone, owner, parts });
    this.state = placed.state;
    return placed.id;
  }

  /** Puts a piece somewhere for a side; one that is to be a token creature lies facedown. */
  piece({ card, zone, parts, token }: Piece, owner: PlayerId): CardId | null {
    if (zone === "under" || (zone === "play" && card.type === "action" && !token)) return null;
    if (zone === "play" && card.type === "upgrade" && !token) {
      const host = this.put({ ...plainCard("Host", "creature", "untamed"), id: "trial:host" }, "play", owner);
      return this.put(card, zone, owner, { ...parts, attachedTo: host });
    }
    return this.put(card, zone, owner, token && zone === "play" ? { ...parts, token: this.reference.id } : parts);
  }

  /** The card, under another id where another card of the game has its own. */
  private distinct(card: CompiledCard): CompiledCard {
    const known = this.state.cards[card.id];
    const isFree = known === undefined || known === card || JSON.stringify(known) === JSON.stringify(card);
    return isFree ? card : { ...card, id: `${card.id}:${this.state.next}` };
  }

  /** Changes a player. */
  change(player: PlayerId, parts: Partial<PlayerState>): void {
    this.state = withPlayer(this.state, player, parts);
  }
}
