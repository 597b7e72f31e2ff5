import type {
  Ability,
  CompiledCard,
  Condition,
  Constraint,
  EventPattern,
  Filter,
  Icon,
  Instruction,
  InstructionKind,
  ObjectReference,
  Placement,
  PlayerReference,
  Quantity,
  StaticEffect,
  Timing,
  Zone,
} from "../../../src/keyforge/effects/index.js";

export const you: PlayerReference = { kind: "you" };
export const opponent: PlayerReference = { kind: "opponent" };
export const eachPlayer: PlayerReference = { kind: "eachPlayer" };
export const source: ObjectReference = { kind: "source" };
export const host: ObjectReference = { kind: "host" };
export const flank: Placement = { kind: "flank", side: "chosen" };
export const restOfTurn = { kind: "restOfTurn" } as const;

export function n(value: number): Quantity {
  return { kind: "number", value };
}
export const one = n(1);
export const all: Quantity = { kind: "all" };

export function result(slot: string): ObjectReference {
  return { kind: "result", slot };
}

export function filter(
  types: Filter["types"],
  constraints: readonly Constraint[],
  zones: readonly Zone[] = ["play"],
): Filter {
  return { types, zones, constraints };
}
export const token: Constraint = { kind: "token" };
export const nonToken: Constraint = { kind: "not", constraint: token };
export const friendly: Constraint = { kind: "controlledBy", player: you };
export const enemy: Constraint = { kind: "controlledBy", player: opponent };
export const other: Constraint = { kind: "otherThan", than: source };

/** Creatures in play that meet the constraints. */
export function creatures(...constraints: readonly Constraint[]): Filter {
  return filter(["creature"], constraints);
}
/** Cards of a player in a zone. */
export function cardsIn(zone: Zone, player: PlayerReference, types: Filter["types"] = []): Filter {
  return filter(types, [{ kind: "inZoneOf", player }], [zone]);
}
export function each(of: Filter): ObjectReference {
  return { kind: "each", filter: of };
}
export function choose(of: Filter, least: Quantity = one, most: Quantity = one): ObjectReference {
  return { kind: "choose", chooser: you, filter: of, least, most, manner: "chosen" };
}
export function random(of: Filter, count: Quantity = one): ObjectReference {
  return { kind: "choose", chooser: you, filter: of, least: count, most: count, manner: "random" };
}
export function count(of: Filter): Quantity {
  return { kind: "count", filter: of };
}
export function atLeast(left: Quantity, value: number): Condition {
  return { kind: "compare", left, is: { relation: "atLeast", to: n(value) } };
}

/** The fields of an instruction beside its kind and ids. */
export type Fields<Kind extends InstructionKind> = Omit<
  Extract<Instruction, { readonly kind: Kind }>,
  "id" | "result" | "kind"
>;

/** The id and slot of an instruction. */
export function named(id: string): { readonly id: string; readonly result: string } {
  return { id, result: id };
}

/** "Make a token creature." and its variants. */
export function make(parts: Partial<Fields<"makeTokens">> = {}, id = "make"): Instruction {
  return {
    kind: "makeTokens",
    ...named(id),
    maker: you,
    count: one,
    named: null,
    from: null,
    placement: flank,
    ...parts,
  };
}
export function gain(amount: Quantity, player: PlayerReference = you, id = "gain"): Instruction {
  return { kind: "gainAmber", ...named(id), player, amount };
}
export function lose(amount: Quantity, player: PlayerReference, id = "lose"): Instruction {
  return { kind: "loseAmber", ...named(id), player, amount };
}
export function steal(amount: Quantity, id = "steal"): Instruction {
  return { kind: "stealAmber", ...named(id), player: you, from: opponent, amount };
}
export function draw(amount: Quantity, player: PlayerReference = you, id = "draw"): Instruction {
  return { kind: "draw", ...named(id), player, amount };
}
export function destroy(objects: ObjectReference, id = "destroy"): Instruction {
  return { kind: "destroy", ...named(id), objects };
}
export function damage(amount: number, to: ObjectReference, id = "damage"): Instruction {
  return {
    kind: "dealDamage",
    ...named(id),
    amount: n(amount),
    to,
    splash: null,
    by: null,
    armor: "prevents",
    division: "each",
  };
}
export function capture(onto: ObjectReference, amount: Quantity = one, id = "capture"): Instruction {
  return { kind: "captureAmber", ...named(id), onto, from: "opponentOfController", amount };
}
export function exalt(objects: ObjectReference, id = "exalt"): Instruction {
  return { kind: "exalt", ...named(id), objects, times: one };
}
export function status(kind: "stun" | "ward" | "enrage", objects: ObjectReference, id: string = kind): Instruction {
  return { kind: "giveStatus", ...named(id), status: kind, objects };
}
export function ready(objects: ObjectReference, id = "ready"): Instruction {
  return { kind: "ready", ...named(id), objects };
}
export function use(
  objects: ObjectReference,
  how: Fields<"use">["how"],
  parts: Partial<Fields<"use">> = {},
): Instruction {
  return { kind: "use", ...named("use"), player: you, objects, how, against: null, ignoring: [], ...parts };
}
/** "return … to hand", "archive", "purge", "put … on the bottom of the deck". */
export function move(
  objects: ObjectReference,
  to: Fields<"move">["to"],
  manner: Fields<"move">["manner"] = "put",
  id = "move",
): Instruction {
  return { kind: "move", ...named(id), player: you, objects, to, manner };
}
export const hand = { kind: "hand" } as const;
export const archives = { kind: "archives" } as const;
export const purged = { kind: "purged" } as const;
export const discardPile = { kind: "discard" } as const;
export const deckBottom = { kind: "deck", place: "bottom" } as const;
export const deckTop = { kind: "deck", place: "top" } as const;

export function optional(...instructions: readonly Instruction[]): Instruction {
  return { kind: "optional", ...named("optional"), player: you, instructions };
}
export function conditional(
  condition: Condition,
  then: readonly Instruction[],
  otherwise: readonly Instruction[] = [],
  id = "if",
): Instruction {
  return { kind: "conditional", ...named(id), condition, then, otherwise };
}
/** "If you do, …" */
export function ifDone(slot: string, ...then: readonly Instruction[]): Instruction {
  return conditional({ kind: "done", slot }, then, [], `if ${slot}`);
}
export function forEach(over: ObjectReference, ...instructions: readonly Instruction[]): Instruction {
  return { kind: "forEach", ...named("loop"), slot: "each", over, instructions };
}
export const iteration: ObjectReference = { kind: "iteration", slot: "each" };

export function event(kind: EventPattern["kind"], parts: Partial<EventPattern> = {}): EventPattern {
  return { kind, object: null, other: null, player: null, details: [], ...parts };
}

/** An ability behind bold headers. */
export function timed(timings: Timing | readonly Timing[], ...instructions: readonly Instruction[]): Ability {
  const list = typeof timings === "string" ? [timings] : timings;
  return { kind: "timed", id: `${list.join("/")}:${JSON.stringify(instructions).length}`, timings: list, instructions };
}
export function triggered(
  on: EventPattern,
  instructions: readonly Instruction[],
  condition: Condition | null = null,
): Ability {
  return { kind: "triggered", id: `after ${on.kind}`, event: on, condition, instructions };
}
export function fixed(effect: StaticEffect, condition: Condition | null = null): Ability {
  return { kind: "static", id: `static ${effect.kind}`, condition, effects: [effect] };
}
export function replacement(
  on: EventPattern,
  optionally: "may" | "must",
  ...instructions: readonly Instruction[]
): Ability {
  return {
    kind: "replacement",
    id: `instead of ${on.kind}`,
    event: on,
    optional: optionally,
    condition: null,
    instructions,
  };
}
export function keyword(name: string, value: number | null = null): Ability {
  return { kind: "keyword", id: name, keyword: name, value };
}
export function upgradeGrants(...abilities: readonly Ability[]): Ability {
  return fixed({ kind: "gainAbilities", affected: host, abilities });
}

/** A card, a creature of house logos with power 3 unless said otherwise. */
export function card(name: string, parts: Partial<CompiledCard> = {}): CompiledCard {
  const type = parts.type ?? "creature";
  const isCreature = type === "creature" || type === "tokenCreature";
  return {
    kind: "card",
    id: name,
    name,
    houses: ["logos"],
    type,
    traits: [],
    amber: 0,
    power: isCreature ? 3 : null,
    armor: null,
    abilities: [],
    ...parts,
  };
}
export function action(name: string, ...instructions: readonly Instruction[]): CompiledCard {
  return card(name, { type: "action", abilities: [timed("play", ...instructions)] });
}
export function artifact(name: string, ...abilities: readonly Ability[]): CompiledCard {
  return card(name, { type: "artifact", abilities });
}
export function upgrade(name: string, ...abilities: readonly Ability[]): CompiledCard {
  return card(name, { type: "upgrade", abilities });
}
export function reference(name: string, power: number, parts: Partial<CompiledCard> = {}): CompiledCard {
  return card(name, { type: "tokenCreature", power, ...parts });
}
export const amberIcon: Icon = { kind: "amber" };
