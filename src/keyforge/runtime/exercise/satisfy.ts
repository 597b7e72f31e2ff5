import type {
  Ability,
  CardType,
  CompiledCard,
  Constraint,
  Filter,
  House,
  PlayerReference,
  Quantity,
  Zone,
} from "../../effects/index.js";
import type { CardObject } from "../state/card-object.js";
import type { PlayerId } from "../state/identity.js";

/** The two players of a trial; yours is the ability that is tried. */
export const sides = { you: "you", opponent: "opponent" } as const;

/** A card that a filter asks for, and where it is to be. */
export interface Piece {
  readonly card: CompiledCard;
  readonly zone: Zone;
  /** Null for either side. */
  readonly side: PlayerId | null;
  readonly parts: Partial<CardObject>;
  /** It is to be a token creature. */
  readonly token: boolean;
}

/** What the artifacts of a trial can be used for. */
const artifactAction: Ability = {
  kind: "timed",
  id: "trial:action",
  timings: ["action"],
  instructions: [
    {
      kind: "gainAmber",
      id: "trial:action:gain",
      result: "trial:action:gain",
      player: { kind: "you" },
      amount: { kind: "number", value: 1 },
    },
  ],
};

/** A card with nothing that the trial does not ask for: a trait to share, and an artifact something to be used for. */
export function plainCard(name: string, type: CardType, house: House): CompiledCard {
  const isCreature = type === "creature";
  return {
    kind: "card",
    id: `trial:${name}`,
    name,
    houses: [house],
    type,
    traits: ["trial"],
    amber: 1,
    power: isCreature ? 4 : null,
    armor: null,
    abilities: type === "artifact" ? [artifactAction] : [],
  };
}

/** The side that a player reference means to whoever the ability belongs to. */
function sideOf({ kind }: PlayerReference): PlayerId | null {
  return kind === "you" ? sides.you : kind === "opponent" ? sides.opponent : null;
}

/** The number that a comparison is made with: one that is written, the power of the card under trial, or any. */
function comparedTo(to: Quantity | null, { power }: Model): number {
  if (to?.kind === "number") return to.value;
  return to?.kind === "sumOf" && to.measure === "power" && to.of.kind === "source" ? (power ?? 3) : 3;
}

/** A number that compares as a constraint asks. */
function amountFor({ is: { relation, to } }: Extract<Constraint, { readonly is: unknown }>, model: Model): number {
  const value = comparedTo(to, model);
  switch (relation) {
    case "equal":
    case "atLeast":
    case "atMost":
      return value;
    case "more":
      return value + 1;
    case "fewer":
      return Math.max(0, value - 1);
    case "odd":
      return 3;
    case "even":
      return 2;
  }
}

/** What the card under trial has that others are to share. */
export type Model = CompiledCard;

/** The piece with the measure that a constraint asks for. */
function withMeasure(piece: Piece, constraint: Extract<Constraint, { readonly kind: "measure" }>, model: Model): Piece {
  const amount = amountFor(constraint, model);
  switch (constraint.measure) {
    case "power":
      return { ...piece, card: { ...piece.card, power: Math.max(1, amount) } };
    case "armor":
      return { ...piece, card: { ...piece.card, armor: amount } };
    case "bonusIcons":
      return { ...piece, card: { ...piece.card, amber: amount } };
    case "amber":
    case "damage":
      return { ...piece, parts: { ...piece.parts, [constraint.measure]: amount } };
  }
}

/** The piece in the state that a constraint asks for. */
function inState(piece: Piece, state: Extract<Constraint, { readonly kind: "state" }>["state"]): Piece {
  switch (state) {
    case "exhausted":
      return { ...piece, parts: { ...piece.parts, exhausted: true } };
    case "damaged":
      return { ...piece, parts: { ...piece.parts, damage: 1 } };
    case "facedown":
      return { ...piece, token: true };
    case "ready":
    case "upgraded":
      return piece;
  }
}

/** The piece with a word that the card under trial has. */
function sharing(piece: Piece, what: "house" | "trait" | "name" | "type", model: Model): Piece {
  const { card } = piece;
  if (what === "house") return { ...piece, card: { ...card, houses: model.houses } };
  if (what === "trait") return { ...piece, card: { ...card, traits: model.traits } };
  return what === "name" ? { ...piece, card: { ...card, name: model.name } } : piece;
}

/** The piece as a constraint asks for it. */
function constrained(piece: Piece, constraint: Constraint, model: Model): Piece {
  const { card, parts } = piece;
  switch (constraint.kind) {
    case "controlledBy":
    case "ownedBy":
    case "inZoneOf":
      return { ...piece, side: sideOf(constraint.player) ?? piece.side };
    case "house":
      if (typeof constraint.house === "string") return { ...piece, card: { ...card, houses: [constraint.house] } };
      return sharing(piece, "house", model);
    case "trait":
      return typeof constraint.trait === "string"
        ? { ...piece, card: { ...card, traits: [...card.traits, constraint.trait] } }
        : piece;
    case "named":
      if (typeof constraint.name !== "string") return sharing(piece, "name", model);
      return { ...piece, card: { ...card, name: constraint.name } };
    case "keyword": {
      const ability = { kind: "keyword", id: constraint.keyword, keyword: constraint.keyword, value: 1 } as const;
      return { ...piece, card: { ...card, abilities: [...card.abilities, ability] } };
    }
    case "token":
      return { ...piece, token: true };
    case "state":
      return inState(piece, constraint.state);
    case "status":
      return { ...piece, parts: { ...parts, statuses: [constraint.status] } };
    case "measure":
      return withMeasure(piece, constraint, model);
    case "hasCounters":
      return {
        ...piece,
        parts: { ...parts, counters: { [constraint.counter]: Math.max(1, amountFor(constraint, model)) } },
      };
    case "superlative":
      return { ...piece, card: { ...card, power: constraint.most === "most" ? 14 : 1 } };
    case "shares":
      return sharing(piece, constraint.what, model);
    case "cardType":
      return { ...piece, card: { ...card, type: constraint.type } };
    case "either":
      return constraint.constraints.slice(0, 1).reduce((one, each) => constrained(one, each, model), piece);
    case "not":
      return unlike(piece, constraint.constraint);
    default:
      return piece;
  }
}

/** The piece without what a constraint excludes: most of that it has not anyway. */
function unlike(piece: Piece, constraint: Constraint): Piece {
  const { card } = piece;
  if (constraint.kind === "house" && typeof constraint.house === "string" && card.houses.includes(constraint.house))
    return { ...piece, card: { ...card, houses: [constraint.house === "untamed" ? "dis" : "untamed"] } };
  if (constraint.kind === "state" && constraint.state === "ready") return inState(piece, "exhausted");
  return piece;
}

/** A card that fits a filter, as far as a card by itself can. */
export function pieceFor(filter: Filter, model: Model, number: number): Piece {
  const [type = "creature"] = filter.types;
  const [zone = "play"] = filter.zones;
  const [house = "logos"] = model.houses;
  const card = { ...plainCard(`Piece ${number}`, type, house), power: type === "creature" ? 4 : null };
  const piece: Piece = { card, zone, side: null, parts: {}, token: false };
  const full = filter.constraints.reduce((one, constraint) => constrained(one, constraint, model), piece);
  return { ...full, card: { ...full.card, id: `trial:${number}` } };
}
