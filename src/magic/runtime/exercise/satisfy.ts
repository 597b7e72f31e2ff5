import type {
  Ability,
  CardType,
  CompiledCard,
  CompiledFace,
  Constraint,
  Filter,
  PlayerReference,
  Zone,
} from "../../effects/index.js";
import { originallyPrinted } from "../read/original-printings.generated.js";
import { placedOf } from "./stickers.js";
import { cardTypeOf } from "../read/subtypes.js";
import type { ByKind, Table } from "../state/kinds.js";
import type { GameObject } from "../state/object.js";

/** What a permanent under trial has chosen before (607.2d): abilities that choose are tried by themselves. */
export const chosenBefore = { color: "red", type: "Human", name: "Creature", number: 2 } as const;

/** Something to put into a generated game so that a filter finds it. */
export interface Piece {
  readonly card: CompiledCard;
  readonly zone: Exclude<Zone, "stack">;
  /** Whose it is: the player of the ability, an opponent, or one for each. */
  readonly side: "you" | "opponent" | "both";
  readonly parts: Partial<GameObject>;
  /** What is attached to it. */
  readonly bears: readonly ("Aura" | "Equipment")[];
}

/** A piece in the making. */
interface Draft {
  face: CompiledFace;
  zone: Exclude<Zone, "stack">;
  side: Piece["side"];
  parts: Partial<GameObject>;
  bears: Piece["bears"];
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
  return {
    ...plainFace(face.name === "Thing" ? "Piece" : face.name, types),
    colors: face.colors,
    supertypes: face.supertypes,
    subtypes: face.subtypes,
    abilities: face.abilities,
  };
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

const designations: readonly string[] = [
  ...["suspected", "saddled", "goaded", "monstrous", "renowned", "solved", "crewed", "foretold", "suspended"],
];

/** A status that an object can be given beforehand. */
function withStatus(draft: Draft, status: Extract<Constraint, { kind: "status" }>["status"]): void {
  if (status === "enchanted") draft.bears = [...draft.bears, "Aura"];
  if (status === "equipped") draft.bears = [...draft.bears, "Equipment"];
  if (status === "tapped") draft.parts = { ...draft.parts, tapped: true };
  if (designations.includes(status)) {
    draft.parts = { ...draft.parts, designations: [status] };
  }
}

/** With a subtype, and the card type that it belongs to (205.3). */
function withSubtype(draft: Draft, subtype: string): void {
  const face = withType(draft.face, cardTypeOf(subtype, draft.face.types));
  draft.face = { ...face, subtypes: [...face.subtypes, subtype] };
}

/** With colours as a group. */
function withColorGroup(draft: Draft, group: ByKind<Constraint>["colorGroup"]["group"]): void {
  if (group === "multicolored") draft.face = { ...draft.face, colors: ["red", "green"] };
  if (group === "monocolored") draft.face = { ...draft.face, colors: ["red"] };
}

/** With counters. */
function withCounters(draft: Draft, constraint: ByKind<Constraint>["hasCounters"]): void {
  const count = passing(constraint) ?? 2;
  if (count > 0) draft.parts = { ...draft.parts, counters: { [constraint.counter ?? "+1/+1"]: count } };
}

/** In a zone. */
function inZone(draft: Draft, { zone, of }: ByKind<Constraint>["inZone"]): void {
  if (zone !== "stack") draft.zone = zone;
  if (of !== null) draft.side = sideOf(of, false);
}

/** How constraints are met beforehand; those that are not here cannot be, or need not. */
const meeting: Partial<Table<Constraint, [Draft], void>> = {
  cardType: ({ cardType }, draft) => void (draft.face = withType(draft.face, cardType)),
  subtype: ({ subtype }, draft) => withSubtype(draft, subtype),
  supertype: ({ supertype }, draft) => {
    draft.face = { ...draft.face, supertypes: [...draft.face.supertypes, supertype] };
    if (supertype === "basic") draft.face = withType(draft.face, "land");
  },
  color: ({ color }, draft) => void (draft.face = { ...draft.face, colors: [color] }),
  colorGroup: ({ group }, draft) => withColorGroup(draft, group),
  outlaw: (_, draft) => withSubtype(draft, "Rogue"),
  party: (_, draft) => withSubtype(draft, "Cleric"),
  historic: (_, draft) => void (draft.face = withType(draft.face, "artifact")),
  token: (_, draft) => void (draft.parts = { ...draft.parts, kind: "token" }),
  status: ({ status }, draft) => withStatus(draft, status),
  keyword: ({ keyword }, draft) => {
    const ability: Ability = { kind: "keyword", id: `made:${keyword.keyword}`, ...keyword };
    draft.face = { ...draft.face, abilities: [...draft.face.abilities, ability] };
  },
  chosen: ({ of }, draft) => {
    if (of === "color") draft.face = { ...draft.face, colors: [chosenBefore.color] };
    else if (of === "name") draft.face = { ...draft.face, name: chosenBefore.name };
    else if (of !== "cardType") withSubtype(draft, chosenBefore.type);
  },
  named: ({ name }, draft) => void (draft.face = { ...draft.face, name }),
  shares: ({ what }, draft) => {
    if (what === "color") draft.face = { ...draft.face, colors: ["white", "blue", "black", "red", "green"] };
  },
  originallyPrinted: ({ set }, draft) => {
    const [name = draft.face.name] = originallyPrinted[set];
    draft.face = { ...draft.face, name };
  },
  characteristic: (constraint, draft) => withValue(draft, constraint),
  hasCounters: (constraint, draft) => withCounters(draft, constraint),
  stickered: ({ sticker }, draft) => void (draft.parts = { ...draft.parts, stickers: [placedOf(sticker)] }),
  modified: (_, draft) => void (draft.parts = { ...draft.parts, counters: { "+1/+1": 1 } }),
  controlledBy: ({ player }, draft) => void (draft.side = sideOf(player, false)),
  ownedBy: ({ player }, draft) => void (draft.side = sideOf(player, false)),
  notControlledBy: ({ player }, draft) => void (draft.side = sideOf(player, true)),
  notOwnedBy: ({ player }, draft) => void (draft.side = sideOf(player, true)),
  inZone: (constraint, draft) => inZone(draft, constraint),
  either: ({ alternatives }, draft) => {
    const [longest = []] = [...alternatives].sort((first, second) => second.length - first.length);
    for (const part of longest) meet(draft, part);
  },
};

function evaluate<Kind extends Constraint["kind"]>(
  kind: Kind,
  constraint: ByKind<Constraint>[Kind],
  draft: Draft,
): void {
  const run: Partial<Table<Constraint, [Draft], void>>[Kind] = meeting[kind];
  run?.(constraint, draft);
}

/** Makes the draft meet one constraint, where that can be done beforehand. */
function meet(draft: Draft, constraint: Constraint): void {
  evaluate(constraint.kind, constraint, draft);
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
    bears: [],
  };
  for (const constraint of filter.constraints) meet(draft, constraint);
  if (draft.zone === "battlefield" && draft.face.types.some((type) => type === "instant" || type === "sorcery"))
    draft.zone = "hand";
  return { ...draft, card: cardOf(draft.face) };
}
