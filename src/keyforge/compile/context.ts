import type {
  CardType,
  Duration,
  HouseReference,
  Identifier,
  Instruction,
  ObjectReference,
  PlayerReference,
  Quantity,
  Zone,
} from "../effects/index.js";

/** What carries the ability: the card with its names, or whatever an effect grants the ability. */
export interface Bearer {
  readonly names: ReadonlySet<string>;
  readonly type: CardType | "other";
  /** Within the quotation of an ability that another card grants, that card's name means the granter. */
  readonly where: "onCard" | "granted";
}

/** Something that later words may speak of. */
export interface Mention {
  readonly reference: ObjectReference;
  readonly number: "one" | "many";
  /** The types that it may have; empty where nothing is known. */
  readonly types: readonly CardType[];
  /** Whose it is, as far as that was said. */
  readonly side?: Side;
}

/** "friendly" or "enemy" */
export type Side = "friendly" | "enemy";

/** What happened by an instruction, and which slot tells of it: "destroyed this way", "if you do". */
interface Deed {
  readonly verb: string;
  readonly slot: Identifier;
}

/** What has been said so far in one ability: the binder's memory. */
export class Context {
  private count = 0;
  private readonly mentions: Mention[] = [];
  private readonly deeds: Deed[] = [];
  /** The players that "that player" and "they" may mean, the last first. */
  private readonly players: PlayerReference[] = [];
  /** The slot of the last instruction or list of instructions, of which "if you do" speaks. */
  last: Identifier | null = null;
  /** The slot of the last word that was chosen, by what it is. */
  readonly chosen = new Map<"house" | "trait" | "type" | "name" | "number", Identifier>();
  /** The house of which "that house" speaks. */
  house: HouseReference | null = null;
  /** Whether the ability speaks of an event, and whether that has an amount. */
  event: "none" | "event" | "amount" = "none";
  /** How much one side of the last comparison was more than the other: "the difference". */
  difference: Quantity | null = null;
  /** How halves are rounded: up, unless the sentence says otherwise in brackets. */
  rounding: "up" | "down" = "up";
  /** How long what holds holds, where the sentence opens with it. */
  duration: Duration | null = null;
  /** What each turn of a loop is about, while its instructions are lowered. */
  each: ObjectReference | null = null;
  /** The one of several players who does what is being lowered, where the words speak of what is theirs. */
  eachPlayer: PlayerReference | null = null;
  /** What the sentences before do: "the preceding effect". */
  preceding: readonly Instruction[] = [];
  /** The slots of marks that stand for all of the effect done again. */
  readonly again = new Set<Identifier>();
  /** How many had to be chosen for an instruction to be carried out in full, by its slot (R32). */
  readonly inFull = new Map<Identifier, Quantity>();
  /** The slot of the cards from the top of a deck that were looked at or revealed last. */
  top: Identifier | null = null;
  /** Whether the ability is about a fight of its card: "the attacked creature". */
  isFight = false;
  /** Each of the cards that a relative clause narrows: "its" within that. */
  which: ObjectReference | null = null;
  /** Whether an effect is repeated only while its card is in play: of a card that is there as it begins. */
  repeats: "always" | "whileInPlay" = "always";
  /** The zone whose cards were looked at or revealed last: "from it". */
  shown: { readonly zone: Zone; readonly player: PlayerReference } | null = null;

  constructor(
    readonly id: Identifier,
    readonly bearer: Bearer,
  ) {}

  /** A number for the next instruction, and the slot under which later ones speak of what it did. */
  next(): { readonly id: Identifier; readonly result: Identifier } {
    this.count += 1;
    return { id: `${this.id}.e${this.count}`, result: `r${this.count}` };
  }

  /** Notes that words spoke of objects. */
  mention(mention: Mention): void {
    this.mentions.unshift(mention);
  }

  /** Notes that a player was spoken of. */
  mentionPlayer(player: PlayerReference): void {
    this.players.unshift(player);
  }

  /** Notes what an instruction did. */
  note(verb: string, slot: Identifier): void {
    this.deeds.unshift({ verb, slot });
    this.last = slot;
  }

  /** The last thing that was spoken of and fits: one that is known to have the type before one of which nothing is known. */
  find(number: Mention["number"] | "any", types: readonly CardType[], side: Side | null = null): Mention | undefined {
    const open = this.mentions.filter(
      (one) =>
        (number === "any" || one.number === number) &&
        (side === null || one.side === undefined || one.side === side) &&
        (types.length === 0 || one.types.length === 0 || one.types.some((type) => types.includes(type))),
    );
    return types.length === 0 ? open[0] : (open.find((one) => one.types.length > 0) ?? open[0]);
  }

  /** The last player that was spoken of. */
  findPlayer(): PlayerReference | undefined {
    return this.players[0];
  }

  /** The slot of the last instruction of that verb: "destroyed this way". */
  didWith(verb: string): Identifier | undefined {
    return this.deeds.find((deed) => deed.verb === verb)?.slot;
  }

  /** The slots of everything that was done, the last first. */
  done(): readonly Identifier[] {
    return this.deeds.map(({ slot }) => slot);
  }
}
