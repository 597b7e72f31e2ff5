import { keywordMeaning } from "../../../src/magic/compile/keyword-meaning.js";
import type {
  Ability,
  CompiledCard,
  CompiledFace,
  Constraint,
  Cost,
  CreateTokens,
  Filter,
  Instruction,
  ObjectReference,
  PlayerReference,
  Quantity,
  StaticEffect,
  Target,
  TokenCharacteristics,
  TokenGroup,
  TokenSpecification,
} from "../../../src/magic/effects/index.js";
import { plainDetail } from "../../../src/magic/effects/plain-detail.js";

/** Typed effects written by hand, as short as they can be, for tests of the runtime alone. */

export const you: PlayerReference = { kind: "you" };
export const opponents: PlayerReference = { kind: "eachOpponent" };
export const source: ObjectReference = { kind: "source" };

export function n(value: number): Quantity {
  return { kind: "number", value };
}

export const one = n(1);
export const creature: Constraint = { kind: "cardType", cardType: "creature" };
export const token: Constraint = { kind: "token" };
export const yours: Constraint = { kind: "controlledBy", player: you };
export const detail = plainDetail;
export const self = { kind: "object", reference: source } as const;

export function permanents(...constraints: readonly Constraint[]): Filter {
  return { what: "permanent", constraints };
}

export function matching(...constraints: readonly Constraint[]): ObjectReference {
  return { kind: "matching", filter: permanents(...constraints) };
}

export function each(filter: Filter) {
  return { kind: "filter", filter, grouping: "each" } as const;
}

export function targetOf(id: string, what: Target["what"]): Target {
  return { id, what, least: one, most: one };
}

export function target(id: string): ObjectReference {
  return { kind: "target", target: id };
}

/** An id and a result slot. */
export function named(id: string) {
  return { id, result: id };
}

/** A keyword ability as the compiler makes it, with what it stands for. */
export function keyword(word: string, ...parameters: Extract<Ability, { kind: "keyword" }>["parameters"]): Ability {
  const ability = { kind: "keyword", id: `kw:${word}`, keyword: word, parameters } as const;
  const means = keywordMeaning(ability, ability.id, bearer);
  return means === null ? ability : { ...ability, means };
}

const bearer = {
  names: new Set<string>(),
  spell: "permanent",
  types: null,
  paidBefore: new Map(),
  inQuote: "onCard",
  quotedIn: [],
  creates: "nothing",
  chooses: () => new Set<string>(),
  characteristicsOf: () => null,
} as const;

export function spell(instructions: readonly Instruction[], targets: readonly Target[] = []): Ability {
  return { kind: "spell", id: "spell", resolution: { targets, instructions } };
}

export function activated(
  costs: readonly Cost[],
  instructions: readonly Instruction[],
  more: Partial<Extract<Ability, { kind: "activated" }>> = {},
): Ability {
  const common = { keyword: null, restrictions: [], functionsFrom: "battlefield", isManaAbility: false } as const;
  return { kind: "activated", id: "act", costs, resolution: { targets: [], instructions }, ...common, ...more };
}

export function triggered(
  event: Extract<Ability, { kind: "triggered" }>["event"],
  instructions: readonly Instruction[],
  more: Partial<Extract<Ability, { kind: "triggered" }>> = {},
): Ability {
  const common = { condition: null, restrictions: [], functionsFrom: "battlefield" } as const;
  return { kind: "triggered", id: "trig", event, resolution: { targets: [], instructions }, ...common, ...more };
}

export function fixed(...effects: readonly StaticEffect[]): Ability {
  return { kind: "static", id: "static", condition: null, effects };
}

export const enters = {
  kind: "zoneChange",
  object: self,
  from: null,
  to: "battlefield",
  player: null,
  detail,
} as const;
export const dies = { kind: "dies", object: self, detail } as const;

/** The characteristics of a token, named by its subtypes where no name is given (111.4). */
export function characteristicsOf(parts: Partial<TokenCharacteristics>): TokenCharacteristics {
  const subtypes = parts.subtypes ?? [];
  return {
    name: { from: "derived", literal: [...subtypes, "Token"].join(" ") },
    supertypes: [],
    types: ["creature"],
    subtypes,
    colors: [],
    symbolicColor: null,
    symbolicSubtype: null,
    manaCost: null,
    power: null,
    toughness: null,
    loyalty: null,
    abilities: [],
    text: "",
    back: null,
    ...parts,
  };
}

export function specified(parts: Partial<TokenCharacteristics>): TokenSpecification {
  return { kind: "specified", characteristics: characteristicsOf(parts) };
}

export function group(token: TokenSpecification, count: Quantity = one, enters: TokenGroup["enters"] = []): TokenGroup {
  return { count, token, enters };
}

export function create(groups: readonly TokenGroup[], more: Partial<CreateTokens> = {}): CreateTokens {
  return { kind: "createTokens", ...named("create"), creator: you, controller: you, groups, ...more };
}

export const saprolingFace = characteristicsOf({
  subtypes: ["Saproling"],
  colors: ["green"],
  power: one,
  toughness: one,
});
export const saproling: TokenSpecification = { kind: "specified", characteristics: saprolingFace };

/** A predefined artifact token (111.10). */
export function predefined(rule: string, subtype: string, abilities: readonly Ability[]): TokenSpecification {
  const characteristics = characteristicsOf({
    types: ["artifact"],
    subtypes: [subtype],
    abilities,
    name: { from: "derived", literal: `${subtype} Token` },
  });
  return { kind: "predefined", rule, characteristics };
}

export const treasure = predefined("111.10a", "Treasure", [
  activated(
    [{ kind: "tapSelf" }, { kind: "sacrifice", what: source, from: null }],
    [
      {
        kind: "addMana",
        ...named("mana"),
        player: you,
        mana: { kind: "anyColor", count: one, spread: "oneColor", among: [] },
        restriction: [],
      },
    ],
    { isManaAbility: true },
  ),
]);

/** A card with one face. */
export function card(name: string, parts: Partial<CompiledFace>): CompiledCard {
  const face: CompiledFace = {
    name,
    manaCost: null,
    colors: [],
    supertypes: [],
    types: ["artifact"],
    subtypes: [],
    power: null,
    toughness: null,
    loyalty: null,
    defense: null,
    abilities: [],
    ...parts,
  };
  return { kind: "card", id: `card:${name}`, name, layout: "normal", faces: [face] };
}

/** A creature card. */
export function bear(name: string, parts: Partial<CompiledFace> = {}): CompiledCard {
  return card(name, { types: ["creature"], subtypes: ["Bear"], power: "2", toughness: "2", ...parts });
}

/** "If you would create one or more tokens, twice that many are created instead." */
export const doubler = card("Twofold Loom", {
  types: ["enchantment"],
  abilities: [
    fixed({
      kind: "replacement",
      event: { kind: "createsTokens", player: { kind: "player", reference: you }, tokens: each(permanents()), detail },
      replacement: { kind: "multiply", by: 2 },
    }),
  ],
});

/** A card of your hand that is cast for nothing (601.2); its slot is as it is named. */
export const castFromHand = (slot: string, ...constraints: readonly Constraint[]) =>
  ({
    kind: "castSpell",
    ...named(slot),
    player: you,
    what: {
      kind: "matching",
      filter: { what: "card", constraints: [...constraints, { kind: "inZone", zone: "hand", of: you }] },
    },
    payment: "free",
    action: "cast",
    cost: [],
  }) as const;
