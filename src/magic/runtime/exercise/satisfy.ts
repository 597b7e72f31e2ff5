import type { Ability, CardType, CompiledCard, CompiledFace, Constraint, Filter, PlayerReference, Zone } from "../../effects/index.js";
import { cardTypeOf } from "../read/subtypes.js";
import type { GameObject } from "../state/object.js";

/** Something to put into a generated game so that a filter finds it. */
export interface Piece {
  readonly card: CompiledCard;
  readonly zone: Exclude<Zone, "stack">;
  /** Whose it is: the player of the ability, an opponent, or one for each. */
  readonly side: "you" | "opponent" | "both";
  readonly parts: Partial<GameObject>;
}

/** A piece in the making. */
interface Draft {
  face: CompiledFace;
  zone: Exclude<Zone, "stack">;
  side: Piece["side"];
  parts: Partial<GameObject>;
}

/** A card face with nothing on it. */
export function plainFace(name: string, types: readonly CardType[]): CompiledFace {
  const isCreature = types.includes("creature");
  const size = isCreature ? "2" : null;
  const loyalty = types.includes("planeswalker") ? "5" : null;
  return {
    name,
    manaCost: types.includes("land") ? null : ["{2}"],
    colors: [],
    supertypes: [],
    types,
    subtypes: [],
    power: size,
    toughness: isCreature ? "3" : null,
    loyalty,
    defense: types.includes("battle") ? "5" : null,
    abilities: [],
  };
}

/** A card with one face. */
export function cardOf(face: CompiledFace): CompiledCard {
  return { kind: "card", id: `made:${JSON.stringify(face)}`, name: face.name, layout: "normal", faces: [face] };
}

/** Adds a card type; a creature has power and toughness, a planeswalker loyalty. */
function withType(face: CompiledFace, type: CardType): CompiledFace {
  if (face.types.includes(type)) return face;
  const isReplaced = face.types.length === 1 && face.name === "Thing";
  const types = isReplaced ? [type] : [...face.types, type];
  return { ...plainFace(face.name === "Thing" ? "Piece" : face.name, types), colors: face.colors, supertypes: face.supertypes, subtypes: face.subtypes, abilities: face.abilities };
}

/** Which side a reference to players means, as far as it can be told before the game. */
function sideOf(player: PlayerReference, negated: boolean): Piece["side"] {
  const isYou = player.kind === "you";
  const isOther = player.kind === "eachOpponent" || player.kind === "anyOpponent" || player.kind === "defendingPlayer";
  if (isYou) return negated ? "opponent" : "you";
  if (isOther) return negated ? "you" : "opponent";
  return "both";
}

/** A number that passes a comparison with a stated one. */
function passing({ is }: { readonly is: Extract<Constraint, { kind: "characteristic" }>["is"] }): number | null {
  if (is.than.kind !== "number") return is.operator === "even" ? 2 : is.operator === "odd" ? 3 : null;
  const { value } = is.than;
  if (is.operator === "greater" || is.operator === "notEqual") return value + 1;
  return is.operator === "less" ? value - 1 : value;
}

/** With a characteristic of a value. */
function withValue(draft: Draft, characteristic: Extract<Constraint, { kind: "characteristic" }>): void {
  const value = passing(characteristic);
  if (value === null) return;
  if (characteristic.characteristic === "power") draft.face = { ...draft.face, power: String(value) };
  if (characteristic.characteristic === "toughness") draft.face = { ...draft.face, toughness: String(value) };
  if (characteristic.characteristic === "manaValue") draft.face = { ...draft.face, manaCost: [`{${value}}`] };
}

/** A status that an object can be given beforehand. */
function withStatus(draft: Draft, status: Extract<Constraint, { kind: "status" }>["status"]): void {
  if (status === "tapped") draft.parts = { ...draft.parts, tapped: true };
  if (["suspected", "saddled", "goaded", "monstrous", "renowned", "crewed", "foretold", "suspended"].includes(status)) {
    draft.parts = { ...draft.parts, designations: [status] };
  }
}

/** Makes the draft meet one constraint, where that can be done beforehand. */
function meet(draft: Draft, constraint: Constraint): void {
  switch (constraint.kind) {
    case "cardType":
      draft.face = withType(draft.face, constraint.cardType);
      return;
    case "subtype": {
      const type = cardTypeOf(constraint.subtype, draft.face.types);
      draft.face = withType(draft.face, type);
      draft.face = { ...draft.face, subtypes: [...draft.face.subtypes, constraint.subtype] };
      return;
    }
    case "supertype":
      draft.face = { ...draft.face, supertypes: [...draft.face.supertypes, constraint.supertype] };
      if (constraint.supertype === "basic") draft.face = withType(draft.face, "land");
      return;
    case "color":
      draft.face = { ...draft.face, colors: [constraint.color] };
      return;
    case "colorGroup":
      if (constraint.group === "multicolored") draft.face = { ...draft.face, colors: ["red", "green"] };
      if (constraint.group === "monocolored") draft.face = { ...draft.face, colors: ["red"] };
      return;
    case "historic":
      draft.face = withType(draft.face, "artifact");
      return;
    case "token":
      draft.parts = { ...draft.parts, kind: "token" };
      return;
    case "status":
      withStatus(draft, constraint.status);
      return;
    case "keyword": {
      const { keyword, parameters } = constraint.keyword;
      const ability: Ability = { kind: "keyword", id: `made:${keyword}`, keyword, parameters };
      draft.face = { ...draft.face, abilities: [...draft.face.abilities, ability] };
      return;
    }
    case "named":
      draft.face = { ...draft.face, name: constraint.name };
      return;
    case "characteristic":
      withValue(draft, constraint);
      return;
    case "hasCounters": {
      const count = passing(constraint) ?? 2;
      if (count > 0) draft.parts = { ...draft.parts, counters: { [constraint.counter ?? "+1/+1"]: count } };
      return;
    }
    case "modified":
      draft.parts = { ...draft.parts, counters: { "+1/+1": 1 } };
      return;
    case "controlledBy":
    case "ownedBy":
      draft.side = sideOf(constraint.player, false);
      return;
    case "notControlledBy":
    case "notOwnedBy":
      draft.side = sideOf(constraint.player, true);
      return;
    case "inZone":
      if (constraint.zone !== "stack") draft.zone = constraint.zone;
      if (constraint.of !== null) draft.side = sideOf(constraint.of, false);
      return;
    case "either":
      for (const part of constraint.alternatives[0] ?? []) meet(draft, part);
      return;
    default:
      return;
  }
}

/** The type of a thing of which only what it is not is said. */
function fallbackType({ constraints }: Filter): CardType {
  const not = constraints.flatMap((constraint) =>
    constraint.kind === "not" && constraint.constraint.kind === "cardType" ? [constraint.constraint.cardType] : [],
  );
  const candidates: readonly CardType[] = ["creature", "artifact", "enchantment", "land"];
  return candidates.find((type) => !not.includes(type)) ?? "creature";
}

/** A piece that matches the filter, as far as it can be made beforehand; null where the filter means no such thing. */
export function pieceFor(filter: Filter): Piece | null {
  if (filter.what === "player" || filter.what === "ability") return null;
  const draft: Draft = {
    face: { ...plainFace("Thing", [fallbackType(filter)]) },
    zone: filter.what === "card" || filter.what === "spell" ? "hand" : "battlefield",
    side: "both",
    parts: {},
  };
  for (const constraint of filter.constraints) meet(draft, constraint);
  if (draft.zone === "battlefield" && draft.face.types.some((type) => type === "instant" || type === "sorcery")) draft.zone = "hand";
  return { ...draft, card: cardOf(draft.face) };
}
