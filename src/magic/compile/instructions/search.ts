import type { Constraint, Filter, Instruction, ObjectReference } from "../../effects/index.js";
import type { Coordinated, Described, NounPhrase } from "../../syntax/noun-phrase.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import { objectAntecedent, type Context } from "../context.js";
import { type Determined, readDeterminers } from "../determiner.js";
import { lowerFilter } from "../filter.js";
import { formOf } from "../head.js";
import { anyNumber, isNumeric, one, zero } from "../plain.js";
import { refuse } from "../refusal.js";
import type { Saying } from "../saying.js";
import { zoneOf } from "../zone.js";
import { doneTo } from "./result.js";

type SearchLibrary = Extract<Instruction, { readonly kind: "searchLibrary" }>;

/** "search your library for a basic land card" (701.23). */
export function search(node: PredicateOf<"search">, saying: Saying, context: Context): readonly Instruction[] {
  const player = saying.subject.player();
  const places = zoneOf(node.zones, context);
  if (places === null || places.player === null) return refuse("search", node.zones);
  const where = { player, whose: places.player, zones: places.zones, ...whichOf(node.zones) };
  const { object } = node;
  if (object.kind === "coordinated" && object.conjunction !== "or") return searchSeveral(object, where, context);
  const sought = soughtOf(object, context);
  const base = context.nextId();
  if (object.kind === "coordinated")
    context.mention(objectAntecedent({ kind: "result", slot: base.result }, "singular", ["card"]));
  return doneTo({ kind: "searchLibrary", ...base, ...where, ...sought }, object, context);
}

type Where = Pick<SearchLibrary, "player" | "whose" | "zones" | "which">;
type Sought = Pick<SearchLibrary, "filter" | "least" | "most">;

/**
 * "a Forest card and a Plains card", "a card named One and/or a card named Two": one search for each, and no card is
 * found twice; all of them are one search (701.23h).
 */
function searchSeveral(object: Coordinated, where: Where, context: Context): readonly Instruction[] {
  const made: SearchLibrary[] = [];
  for (const member of object.members) {
    const { filter, least, most } = soughtOf(member, context);
    const others = made.map(({ result }): Constraint => ({ kind: "not", constraint: foundBy(result) }));
    const constraints = [...filter.constraints, ...others];
    made.push({
      kind: "searchLibrary",
      ...context.nextId(),
      ...where,
      filter: { ...filter, constraints },
      least,
      most,
    });
  }
  context.doings.push(...made);
  const of = made.map(({ result }): ObjectReference => ({ kind: "result", slot: result }));
  context.mention(objectAntecedent({ kind: "all", of }, "plural", ["card"]));
  context.lastResult = null;
  return made;
}

function foundBy(slot: string): Constraint {
  return { kind: "isOneOf", objects: { kind: "result", slot } };
}

/** Which cards are sought, and how many: "a land card", "up to two creature cards", "an Island card or a card named Rock". */
function soughtOf(object: NounPhrase, context: Context): Sought {
  if (object.kind === "coordinated" && object.conjunction === "or") return anyOf(object, context);
  const described = object.kind === "partitive" && object.count === "anyNumber" ? object.of : object;
  if (described.kind !== "described") return refuse("search", object);
  const determined = readDeterminers(described.group.determiners, context);
  if (determined.targeting === "target" || determined.other === "other") return refuse("search", object);
  const filter = lowerFilter(described.group, described.post, determined, context);
  const single = determined.article === "a" || determined.article === "an" ? one : null;
  if (described !== object) return bare(filter, described, determined) ?? refuse("search", object);
  const most = determined.most ?? single ?? refuse("search", object);
  // A card of no stated quality must be found, one of a stated quality need not be (701.23b, 701.23d).
  return { filter, least: filter.constraints.length === 0 ? (determined.least ?? most) : zero, most };
}

/** "any number of cards named …": the plural without an article of its own. */
function bare(filter: Filter, { group }: Described, { article, most }: Determined): Sought | null {
  const plural = formOf(group) === "plural" && article === null && most === null;
  return plural ? { filter, least: zero, most: anyNumber } : null;
}

/** One card that is this or that. */
function anyOf({ members }: Coordinated, context: Context): Sought {
  const each = members.map((member) => soughtOf(member, context));
  const single = each.every(({ filter, most }) => filter.what === "card" && isNumeric(most, 1));
  const alternatives = each.map(({ filter }) => filter.constraints);
  if (!single || alternatives.some((one) => one.length === 0)) return refuse("or", members);
  return { filter: { what: "card", constraints: [{ kind: "either", alternatives }] }, least: zero, most: one };
}

/** "library and/or graveyard" leaves to the player which are searched; "library or graveyard" would leave it open. */
function whichOf(zones: NounPhrase): { readonly which?: "chosen" } {
  const conjunction = zones.kind === "described" ? zones.group.conjunction : null;
  if (conjunction === "or") return refuse("or", zones);
  return conjunction === "and/or" ? { which: "chosen" } : {};
}
