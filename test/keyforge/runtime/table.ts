import type { CompiledCard, House, Instruction, Zone } from "../../../src/keyforge/effects/index.js";
import {
  type Action,
  brokenInvariants,
  type CardId,
  type CardObject,
  cardOf,
  type GameState,
  type Happening,
  type Input,
  type Looks,
  newGame,
  type Option,
  place,
  type PlayerId,
  type PlayerState,
  playerOf,
  type Purpose,
  type Report,
  type Request,
  requestOf,
  sightOf,
  step,
} from "../../../src/keyforge/runtime/index.js";

/** How a table is laid: the reference cards of the two players and the active house. */
export interface Laid {
  readonly you?: CompiledCard | null;
  readonly opponent?: CompiledCard | null;
  readonly house?: House;
  readonly seed?: number;
}

/** What a player answers: an option by its words, or indices. */
export type Answer = string | number | readonly (string | number)[];

/** A game on a table: you play first, against an opponent. */
export class TestTable {
  state: GameState;
  readonly events: Happening[] = [];
  readonly reports: Report[] = [];

  constructor({ you = null, opponent = null, house = "logos", seed = 7 }: Laid = {}) {
    const cards = [you, opponent].flatMap((card) => (card === null ? [] : [card]));
    this.state = newGame({
      players: [
        { id: "you", houses: ["logos", "mars", "dis"], reference: you?.id ?? null },
        { id: "opponent", houses: ["logos", "brobnar", "shadows"], reference: opponent?.id ?? null },
      ],
      cards,
      seed,
      house,
    });
  }

  /** Puts a card somewhere; a deck gets it under the others. */
  put(card: CompiledCard, zone: Zone | "identity", owner: PlayerId = "you", parts: Partial<CardObject> = {}): CardId {
    const placed = place(this.state, { card, zone, owner, parts });
    this.state = placed.state;
    return placed.id;
  }

  /** Puts several cards somewhere, in that order. */
  fill(zone: Zone, cards: readonly CompiledCard[], owner: PlayerId = "you"): CardId[] {
    return cards.map((card) => this.put(card, zone, owner));
  }

  /** A token creature that was made before, of a card. */
  token(reference: CompiledCard, card: CompiledCard, owner: PlayerId = "you", parts: Partial<CardObject> = {}): CardId {
    this.state = { ...this.state, cards: { ...this.state.cards, [reference.id]: reference } };
    return this.put(card, "play", owner, { token: reference.id, ...parts });
  }

  give(player: PlayerId, parts: Partial<PlayerState>): void {
    const players = this.state.players.map((one) => (one.id === player ? { ...one, ...parts } : one));
    this.state = { ...this.state, players };
  }

  request(): Request | null {
    return requestOf(this.state);
  }

  /** Gives an input and the answers to what it asks. */
  input(input: Input, ...answers: readonly Answer[]): this {
    this.advance(input);
    for (const answer of answers) this.answer(answer);
    return this;
  }

  /** Answers what is asked. */
  answer(answer: Answer): this {
    const { pending } = this.state;
    if (pending === null) throw new Error(`nothing is asked that ${JSON.stringify(answer)} would answer`);
    const indices = (typeof answer === "object" ? answer : [answer]).map((one) =>
      typeof one === "number" ? one : this.optionIndex(pending.request, one),
    );
    this.advance({ kind: "answer", answer: indices });
    return this;
  }

  private optionIndex({ options }: Request, wanted: string): number {
    const index = options.findIndex((option) => this.words(option) === wanted);
    if (index < 0) throw new Error(`no ${wanted} among ${options.map((option) => this.words(option)).join(", ")}`);
    return index;
  }

  /** An option in words: a card by name. */
  words(option: Option): string {
    switch (option.kind) {
      case "card":
        return this.looks(option.card).name;
      case "player":
        return option.player;
      case "word":
        return option.word;
      case "mode":
        return String(option.mode);
      case "use":
        return option.use;
      case "flank":
        return option.side;
      case "place":
        return String(option.index);
      case "ability":
        return option.source === null ? option.ability : this.looks(option.source).name;
      case "action":
      case "yes":
      case "no":
        return option.kind;
    }
  }

  private advance(input: Input): void {
    const result = step(this.state, input);
    this.state = result.state;
    this.events.push(...result.events);
    this.reports.push(...result.reports);
    const broken = brokenInvariants(this.state);
    if (broken.length > 0) throw new Error(broken.join("; "));
  }

  /** Carries out instructions for a player, with the answers to what they ask. */
  arrange(instructions: readonly Instruction[], ...answers: readonly Answer[]): this {
    return this.input({ kind: "arrange", player: "you", source: null, instructions }, ...answers);
  }

  /** The same for a card. */
  resolve(source: CardId, instructions: readonly Instruction[], ...answers: readonly Answer[]): this {
    const { controller: player } = cardOf(this.state, source);
    return this.input({ kind: "arrange", player, source, instructions }, ...answers);
  }

  act(action: Action, ...answers: readonly Answer[]): this {
    return this.input({ kind: "act", action }, ...answers);
  }

  play(card: CardId, ...answers: readonly Answer[]): this {
    return this.act({ kind: "play", card }, ...answers);
  }

  reap(card: CardId, ...answers: readonly Answer[]): this {
    return this.act({ kind: "use", card, use: "reap" }, ...answers);
  }

  fight(card: CardId, ...answers: readonly Answer[]): this {
    return this.act({ kind: "use", card, use: "fight" }, ...answers);
  }

  useAction(card: CardId, ...answers: readonly Answer[]): this {
    return this.act({ kind: "use", card, use: "action" }, ...answers);
  }

  endTurn(...answers: readonly Answer[]): this {
    return this.act({ kind: "endTurn" }, ...answers);
  }

  /** What is asked now in the midst of something, by purpose. */
  asked(): Purpose | null {
    return this.state.pending?.request.purpose ?? null;
  }

  card(id: CardId): CardObject {
    return cardOf(this.state, id);
  }

  looks(id: CardId): Looks {
    return sightOf(this.state).look(id);
  }

  player(id: PlayerId = "you"): PlayerState {
    return playerOf(this.state, id);
  }

  /** The names of a battleline, from the left. */
  line(player: PlayerId = "you"): string[] {
    return this.player(player).battleline.map((id) => this.looks(id).name);
  }

  /** The printed names of cards in a zone. */
  names(
    zone: "hand" | "deck" | "discard" | "archives" | "purged" | "artifacts" | "battleline",
    player: PlayerId = "you",
  ): string[] {
    return this.player(player)[zone].map((id) => this.state.cards[this.card(id).card]?.name ?? "");
  }

  /** The one creature of a player with that name. */
  creature(name: string, player: PlayerId = "you"): CardId {
    const found = this.player(player).battleline.find((id) => this.looks(id).name === name);
    if (found === undefined) throw new Error(`${player} has no ${name}`);
    return found;
  }

  /** The kinds of the events so far. */
  kinds(): string[] {
    return this.events.map(({ kind }) => kind);
  }

  /** What was reported as not allowed or not executable. */
  faults(): Report[] {
    return this.reports.filter(({ kind }) => kind !== "instruction");
  }
}
