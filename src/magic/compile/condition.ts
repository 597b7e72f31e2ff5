import type { Condition } from "../effects/index.js";
import type { Clause, VerbPhrase } from "../syntax/clause.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Predicate, PredicateOf } from "../syntax/predicate.js";
import { type ConditionKind, conditionTable, isConditional } from "./condition-table.js";
import { anyInsteadOfNo } from "./conditions/asked-of-each.js";
import { ownedAndControlled } from "./conditions/owned.js";
import { searchedThisWay } from "./conditions/searched.js";
import { pairedCondition } from "./conditions/paired.js";
import { pastAmount } from "./conditions/past-amount.js";
import { pastEvent } from "./conditions/past.js";
import { doneThisWayCondition } from "./conditions/this-way.js";
import type { Context } from "./context.js";
import { dispatch } from "./dispatch.js";
import { denied } from "./form.js";
import { pastSpanOf } from "./past-span.js";
import { you } from "./plain.js";
import { lowerObjects } from "./reference.js";
import { refuse } from "./refusal.js";
import { onlyZoneOf, zoneOf } from "./zone.js";

/** Whether the state that a clause names holds (603.4, 611.3a, 614.1). */
export function lowerCondition(clause: Clause, context: Context): Condition {
  const { subject } = clause;
  if (subject === null) return refuse("a condition without a subject", clause);
  const any = anyInsteadOfNo(subject);
  if (any !== null) return { kind: "not", condition: lowerCondition({ ...clause, subject: any }, context) };
  context.beginVerb();
  const conditions = withSharedSpan(clause.verbs).map((verb) => verbCondition(subject, verb, context));
  context.forgetChoices();
  const [only, ...others] = conditions;
  if (only !== undefined && others.length === 0) return only;
  if (clause.links.every((link) => link === "and")) return { kind: "allOf", conditions };
  return clause.links.every((link) => link === "or") ? { kind: "anyOf", conditions } : refuse("a condition", clause);
}

/** "attacked or blocked this combat": the span behind the last verb is that of those before it too. */
function withSharedSpan(verbs: readonly VerbPhrase[]): readonly VerbPhrase[] {
  const [span, ...more] = verbs.at(-1)?.adverbials ?? [];
  const bare = verbs.slice(0, -1).every(({ adverbials }) => adverbials.length === 0);
  if (span === undefined || more.length > 0 || !bare || pastSpanOf(span) === null) return verbs;
  return verbs.map((verb) => ({ ...verb, adverbials: [span] }));
}

const helpers: ReadonlySet<string> = new Set(["did", "do", "does", "has", "have", "contractedHave"]);
const denials: ReadonlySet<string> = new Set(["dont", "doesnt", "didnt", "cant", "hasnt", "havent"]);

function verbCondition(subject: NounPhrase, verb: VerbPhrase, context: Context): Condition {
  const owned = ownedAndControlled(subject, verb, context);
  if (owned !== null) return owned;
  if (verb.adverb !== null || verb.innerAdverb !== null) return refuse("an adverb", verb);
  const condition =
    searchedThisWay(subject, verb, context) ??
    doneThisWayCondition(subject, verb, context) ??
    pastAmount(subject, verb, context) ??
    pastEvent(subject, verb, context) ??
    pairedCondition(subject, verb, context) ??
    present(subject, verb, context);
  if (verb.auxiliary === null || helpers.has(verb.auxiliary)) return condition;
  return denials.has(verb.auxiliary) ? { kind: "not", condition } : refuse(verb.auxiliary, verb);
}

function present(subject: NounPhrase, verb: VerbPhrase, context: Context): Condition {
  const using = castUsing(subject, verb, context) ?? castByYouFrom(subject, verb, context);
  if (using !== null) return using;
  if (verb.adverbials.length > 0) return refuse("a condition", verb);
  return stated(verb.predicate, subject, context);
}

/** "this spell was cast using teamwork": the cost of that keyword was paid (702.194b); null of another verb. */
function castUsing(subject: NounPhrase, { predicate, adverbials }: VerbPhrase, context: Context): Condition | null {
  const [using, ...others] = adverbials;
  if (using?.kind !== "usingKeyword" || others.length > 0 || predicate.kind !== "passive") return null;
  const plain = predicate.verb === "cast" && predicate.object === null && predicate.tails.length === 0;
  if (!plain || lowerObjects(subject, context, you).kind !== "source") return refuse("cast using", predicate);
  return denied(predicate.form, { kind: "paid", cost: using.keyword });
}

const origins: Readonly<Partial<Record<string, "fromHand" | "fromGraveyard" | "fromExile">>> = {
  hand: "fromHand", graveyard: "fromGraveyard", exile: "fromExile",
}; // prettier-ignore

/** "you cast it from your hand": it was cast by you, and from there (601.2a); null of another verb. */
function castByYouFrom(subject: NounPhrase, { predicate, adverbials }: VerbPhrase, context: Context): Condition | null {
  const [from, ...others] = adverbials;
  if (predicate.kind !== "cast" || from?.kind !== "from" || others.length > 0) return null;
  const byYou = stated(predicate, subject, context);
  const places = zoneOf(from.where, context);
  const how = origins[onlyZoneOf(places) ?? ""];
  if (byYou.kind !== "cast" || how === undefined || (places?.player ?? you).kind !== "you")
    return refuse("cast from", from);
  return { kind: "allOf", conditions: [byYou, { ...byYou, how }] };
}

function stated(node: Predicate, subject: NounPhrase, context: Context): Condition {
  if (!isConditional(node)) return refuse("no condition", node);
  return dispatch<PredicateOf<ConditionKind>, ConditionKind, [NounPhrase, Context], Condition>(
    conditionTable(),
    node.kind,
    node,
    subject,
    context,
  );
}
