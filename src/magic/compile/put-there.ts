import type { Constraint, Zone } from "../effects/index.js";
import type { VerbPhrase } from "../syntax/clause.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { PredicateOf } from "../syntax/predicate.js";
import type { Context } from "./context.js";
import { plainDetail } from "../effects/plain-detail.js";
import { isPronoun } from "./noun.js";
import { pastSpanOf } from "./past-span.js";
import { refuse } from "./refusal.js";
import { onlyZoneOf, zoneOf } from "./zone.js";

/** A place, and what is asked of how what is there came there. */
interface Put {
  readonly place: NounPhrase;
  readonly put: readonly Constraint[];
}

/**
 * "a graveyard that was put there from the battlefield this turn": the relative clause behind the zone speaks of the
 * card, which is the object that it became as it was put there (400.7).
 */
export function putThere(where: NounPhrase, context: Context): Put {
  const last = where.kind === "described" ? where.post.at(-1) : undefined;
  if (where.kind !== "described" || last?.kind !== "relative" || last.pronoun !== "that")
    return { place: where, put: [] };
  const place = { ...where, post: where.post.slice(0, -1) };
  const to = onlyZoneOf(zoneOf(place, context));
  const { predicate, adverbials, adverb, auxiliary, innerAdverb } = last.verb;
  const [span, ...more] = adverbials;
  const within = span === undefined || more.length > 0 ? null : pastSpanOf(span);
  const plain = adverb === null && auxiliary === null && innerAdverb === null;
  if (predicate.kind !== "passive" || !plain || within === null || to === null) return refuse("a zone", where);
  return { place, put: [cameThere(predicate, to, within, context, last.verb)] };
}

function cameThere(
  { form, verb, object, tails }: PredicateOf<"passive">,
  to: Zone,
  within: "thisTurn" | "lastTurn" | "thisCombat",
  context: Context,
  node: VerbPhrase,
): Constraint {
  const [origin, ...more] = tails;
  const there = (form === "was" || form === "were") && verb === "put" && object !== null && isPronoun(object, "there");
  if (!there || more.length > 0 || (origin !== undefined && origin.kind !== "from")) return refuse("put there", node);
  const from = origin === undefined ? null : (onlyZoneOf(zoneOf(origin.what, context)) ?? refuse("from", node));
  const card = { kind: "object", reference: { kind: "iteration", slot: "it" } } as const;
  const event = { kind: "zoneChange", object: card, from, to, player: null, detail: plainDetail } as const;
  return { kind: "happened", event, within };
}
