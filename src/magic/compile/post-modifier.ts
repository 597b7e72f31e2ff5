import type { Comparison, Constraint, Filter, PlayerReference, Quantity, Zone } from "../effects/index.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { PostModifier } from "../syntax/post-modifier.js";
import type { Comparison as ComparisonNode } from "../syntax/quantity.js";
import type { Context } from "./context.js";
import { lowerKeyword } from "./keyword.js";
import { lowerQuotedAbilities } from "./quote.js";
import { lowerObjects, objectsOf } from "./reference.js";
import { lowerPlayers } from "./player.js";
import { lowerNumber, lowerQuantity } from "./quantity.js";
import { refuse } from "./refusal.js";
import { relativeConstraints } from "./relative.js";
import { zoneOf } from "./zone.js";

type What = Filter["what"];
type Lowerings = {
  readonly [Kind in PostModifier["kind"]]: (
    node: Extract<PostModifier, { readonly kind: Kind }>,
    context: Context,
    what: What,
  ) => readonly Constraint[];
};

const atLeastOne: Comparison = { operator: "atLeast", than: { kind: "number", value: 1 } };

const lowerings: Partial<Lowerings> = {
  controlled: (node, context, what) => controlled(node.verb, lowerPlayers(node.player, context), what, node),
  withKeywords: (node, context) => {
    if (node.quotes !== null) return refuse("keywords and quotes", node);
    const each = node.keywords.keywords.map((one): Constraint => ({
      kind: "keyword",
      keyword: lowerKeyword(one, context),
    }));
    return node.keywords.conjunction === "or" ? [{ kind: "either", alternatives: each.map((one) => [one]) }] : each;
  },
  withQuotes: (node, context) =>
    lowerQuotedAbilities(node.abilities, context, null).map((ability) => ({ kind: "ability", ability })),
  without: (node, context) =>
    node.keywords.keywords.map((one) => ({
      kind: "not",
      constraint: { kind: "keyword", keyword: lowerKeyword(one, context) },
    })),
  withComparison: (node, context) => measured(node.measure, lowerComparison(node.comparison, context), node),
  withSize: (node, context) => [
    {
      kind: "characteristic",
      characteristic: "power",
      base: node.which === "base",
      is: { operator: "equal", than: figureQuantity(node.size.power, context) },
    },
    {
      kind: "characteristic",
      characteristic: "toughness",
      base: node.which === "base",
      is: { operator: "equal", than: figureQuantity(node.size.toughness, context) },
    },
  ],
  withNoAbilities: () => [{ kind: "noAbilities" }],
  withX: () => [{ kind: "hasXInCost" }],
  withWhat: (node, context) => withWhat(node.what, context),
  withoutWhat: (node, context) => withWhat(node.what, context).map((constraint) => ({ kind: "not", constraint })),
  named: ({ name }) => [{ kind: "named", name }],
  notNamed: ({ name }) => [{ kind: "not", constraint: { kind: "named", name } }],
  in: (node, context) => inZone(node.where, context),
  from: (node, context) => inZone(node.where, context),
  on: (node, context) => inZone(node.where, context),
  otherThan: (node, context) => [{ kind: "otherThan", object: lowerObjects(node.what, context, { kind: "you" }) }],
  attachedTo: (node, context) => [{ kind: "attachedTo", whom: lowerObjects(node.what, context, { kind: "you" }) }],
  combat: (node, context) => combat(node.relation, node.whom, context),
  exiledWith: (node, context) => {
    lowerObjects(node.object, context, { kind: "you" });
    return [{ kind: "isOneOf", objects: { kind: "linked", how: "exiled" } }];
  },
  of: (node) => ofWhat(node.what, node),
  relative: (node, context, what) => relativeConstraints(node, context, what),
  chosenFor: (node) => (node.what === "ofTheirChoice" || node.what === "ofHisChoice" ? [] : refuse("of choice", node)),
  fromAmong: (node, context) => [{ kind: "isOneOf", objects: lowerObjects(node.what, context, { kind: "you" }) }],
  thisWay: (node, context) => [
    { kind: "isOneOf", objects: { kind: "result", slot: context.resultSlot(node.what, node) } },
  ],
  plain: (node) => plainWord(node.what, node),
};

/** What a phrase behind the noun asks of the object. */
export function lowerPostModifier<Kind extends PostModifier["kind"]>(
  node: Extract<PostModifier, { readonly kind: Kind }>,
  context: Context,
  what: What,
): readonly Constraint[] {
  const lower:
    | ((node: Extract<PostModifier, { readonly kind: Kind }>, context: Context, what: What) => readonly Constraint[])
    | undefined = lowerings[node.kind];
  return lower === undefined ? refuse(node.kind, node) : lower(node, context, what);
}

function plainWord(
  word: Extract<PostModifier, { readonly kind: "plain" }>["what"],
  node: object,
): readonly Constraint[] {
  if (word === "inExile") return [{ kind: "inZone", zone: "exile", of: null }];
  if (word === "faceDown") return [{ kind: "faceDown" }];
  if (word === "inAllGraveyards") return [{ kind: "inZone", zone: "graveyard", of: { kind: "eachPlayer" } }];
  if (word === "onStack") return [{ kind: "inZone", zone: "stack", of: null }];
  return refuse(word, node);
}

function controlled(
  verb: Extract<PostModifier, { readonly kind: "controlled" }>["verb"],
  player: PlayerReference,
  what: What,
  node: object,
): readonly Constraint[] {
  switch (verb) {
    case "control":
    case "controls":
      return [{ kind: "controlledBy", player }];
    case "dontControl":
    case "doesntControl":
      return [{ kind: "notControlledBy", player }];
    case "own":
    case "owns":
      return [{ kind: "ownedBy", player }];
    case "dontOwn":
    case "doesntOwn":
      return [{ kind: "notOwnedBy", player }];
    case "ownAndControl":
    case "bothOwnAndControl":
      return [
        { kind: "ownedBy", player },
        { kind: "controlledBy", player },
      ];
    case "controlButDontOwn":
      return [
        { kind: "controlledBy", player },
        { kind: "notOwnedBy", player },
      ];
    case "cast":
    case "casts":
      return what === "spell" || what === "card" ? [{ kind: "castBy", player }] : refuse("cast", node);
    case "chose":
    case "chooses":
      return [{ kind: "isOneOf", objects: { kind: "linked", how: "chosen" } }];
    default:
      return refuse(verb, node);
  }
}

/** "with power 4 or greater": the measure is a bare noun. */
function measured(measure: NounPhrase, is: Comparison, node: object): readonly Constraint[] {
  if (measure.kind !== "described" || measure.post.length > 0 || measure.group.possessor !== null)
    return refuse("a measure", node);
  const [item] = measure.group.items;
  const names = measure.group.items.map((one) => (one.noun.kind === "common" ? one.noun.noun : ""));
  const words = item?.modifiers.map((modifier) => (modifier.kind === "state" ? modifier.state : "other")) ?? [];
  if (measure.group.determiners.length > 0 || words.some((word) => word !== "base" && word !== "total"))
    return refuse("a measure", node);
  const base = words.includes("base");
  const each = names.map((name): Constraint => {
    const characteristic = characteristicOf(name, node);
    return words.includes("total")
      ? { kind: "together", total: characteristic, is }
      : { kind: "characteristic", characteristic, base, is };
  });
  return measure.group.conjunction === "or" ? [{ kind: "either", alternatives: each.map((one) => [one]) }] : each;
}

/** A characteristic by its noun. */
export function characteristicOf(noun: string, node: object): "power" | "toughness" | "manaValue" | "loyalty" {
  if (noun === "power" || noun === "toughness" || noun === "loyalty") return noun;
  return noun === "mana value" ? "manaValue" : refuse(noun, node);
}

/** A figure such as "2" or "X". */
export function figureQuantity(figure: string, context: Context): Quantity {
  if (figure === "X") return context.x;
  const value = Number(figure);
  return Number.isNaN(value) ? refuse(figure) : { kind: "number", value };
}

/** A comparison with its quantity. */
export function lowerComparison(node: ComparisonNode, context: Context): Comparison {
  switch (node.kind) {
    case "orGreater":
      return {
        operator: node.word === "greater" || node.word === "more" ? "atLeast" : "atMost",
        than: lowerNumber(node.quantity.number, context),
      };
    case "relation":
      return { operator: relations[node.word], than: lowerQuantity(node.quantity, context) };
    case "exact":
      return { operator: "equal", than: lowerNumber(node.quantity.number, context) };
    default:
      return refuse("a comparison", node);
  }
}

const relations = {
  lessOrEqual: "atMost",
  greaterOrEqual: "atLeast",
  less: "less",
  greater: "greater",
  equal: "equal",
  exactly: "equal",
  atLeast: "atLeast",
  notEqual: "notEqual",
  fewer: "less",
  more: "greater",
  atMost: "atMost",
} as const;

/** "with a +1/+1 counter on it", "with the greatest power among …", "with different names". */
function withWhat(what: NounPhrase, context: Context): readonly Constraint[] {
  const counter = countersOn(what, context);
  if (counter !== null) return [counter];
  if (what.kind !== "described") return refuse("with", what);
  const [item] = what.group.items;
  const noun = item?.noun.kind === "common" ? item.noun.noun : "";
  const [modifier] = item?.modifiers ?? [];
  const state = modifier?.kind === "state" ? modifier.state : "";
  const [post] = what.post;
  if (state === "different" && what.post.length === 0) return [{ kind: "differing", in: differing(noun, what) }];
  if (
    (state === "greatest" || state === "least" || state === "highest" || state === "lowest") &&
    post?.kind === "among"
  ) {
    const among = objectsOf(post.what, context);
    return [
      {
        kind: state === "greatest" || state === "highest" ? "most" : "fewest",
        characteristic: characteristicOf(noun, what),
        among,
      },
    ];
  }
  return refuse("with", what);
}

function differing(noun: string, node: object): "name" | "power" | "manaValue" {
  if (noun === "name" || noun === "power") return noun;
  return noun === "mana value" ? "manaValue" : refuse(noun, node);
}

/** "a +1/+1 counter on it", "no counters on it". */
export function countersOn(what: NounPhrase, _context: Context): Constraint | null {
  if (what.kind !== "described") return null;
  const [item] = what.group.items;
  const [post] = what.post;
  if (
    item?.noun.kind !== "common" ||
    item.noun.noun !== "counter" ||
    post?.kind !== "on" ||
    post.where.kind !== "pronoun" ||
    what.post.length > 1
  )
    return null;
  const [kind] = item.modifiers;
  const counter = kind?.kind === "counterKind" ? kind.counter : kind === undefined ? null : refuse("counters", what);
  return { kind: "hasCounters", counter, is: counterComparison(what) };
}

function counterComparison(what: Extract<NounPhrase, { readonly kind: "described" }>): Comparison {
  const [first, second] = what.group.determiners;
  if (
    what.group.determiners.length === 0 ||
    (first?.kind === "article" && (first.word === "a" || first.word === "an")) ||
    (first?.kind === "amount" && first.word === "one or more")
  )
    return atLeastOne;
  if (first?.kind === "article" && first.word === "no")
    return { operator: "equal", than: { kind: "number", value: 0 } };
  if (first?.kind === "number" && second?.kind === "amount" && second.word === "or more")
    return { operator: "atLeast", than: { kind: "number", value: first.value } };
  if (first?.kind === "number" && second === undefined)
    return { operator: "equal", than: { kind: "number", value: first.value } };
  return refuse("counters", what);
}

function inZone(where: NounPhrase, context: Context): readonly Constraint[] {
  const places = zoneOf(where, context);
  if (places === null) return refuse("a zone", where);
  const each = places.zones.map((zone: Zone): Constraint => ({ kind: "inZone", zone, of: places.player }));
  return each.length === 1 ? each : [{ kind: "either", alternatives: each.map((one) => [one]) }];
}

function combat(
  relation: Extract<PostModifier, { readonly kind: "combat" }>["relation"],
  whom: NounPhrase,
  context: Context,
): readonly Constraint[] {
  if (relation === "blockingOrBlockedBy") return refuse("blocking or blocked by", whom);
  if (relation === "attacking") return [{ kind: "attackingPlayer", whom: lowerPlayers(whom, context) }];
  if (relation === "enchanting") return [{ kind: "attachedTo", whom: lowerObjects(whom, context, { kind: "you" }) }];
  return [{ kind: "combatWith", relation, whom: lowerObjects(whom, context, { kind: "you" }) }];
}

/** "of the chosen type", "of that color". */
function ofWhat(what: NounPhrase, node: object): readonly Constraint[] {
  if (what.kind !== "described") return refuse("of", node);
  const [item] = what.group.items;
  const chosen = item?.modifiers.some((modifier) => modifier.kind === "state" && modifier.state === "chosen") === true;
  const that = what.group.determiners.some((one) => one.kind === "article" && one.word === "that");
  if (item?.noun.kind !== "common" || (!chosen && !that) || what.post.length > 0) return refuse("of", node);
  if (item.noun.noun === "color") return [{ kind: "chosen", of: "color" }];
  if (item.noun.noun === "type" || item.noun.noun === "creature type")
    return [{ kind: "chosen", of: item.noun.noun === "type" ? "type" : "creatureType" }];
  return refuse("of", node);
}
