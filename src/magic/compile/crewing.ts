import type { Change } from "../effects/index.js";
import type { Clause, VerbPhrase } from "../syntax/clause.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Context } from "./context.js";
import { onlyItem } from "./noun.js";
import { lowerQuantity } from "./quantity.js";
import { isUnaided } from "./form.js";
import { refuse } from "./refusal.js";

/** What is crewed and what is saddled (702.122, 702.171). */
const crewed = { crew: "Vehicle", saddle: "Mount" } as const;

type Crewing = keyof typeof crewed;

/**
 * "This creature saddles Mounts and crews Vehicles as though its power were 2 greater": what it counts for when it is
 * tapped to pay for those abilities (702.122a, 702.171a, 609.4). What is said behind the last verb is said of all. Null
 * of a clause about something else.
 */
export function crewingChanges(clause: Clause, context: Context): readonly Change[] | null {
  const last = clause.verbs.at(-1);
  if (last === undefined || !clause.verbs.some((verb) => crewingOf(verb) !== null)) return null;
  const actions = clause.verbs.map((verb) => crewingOf(verb) ?? refuse("crew", verb));
  if (
    new Set(actions).size < actions.length ||
    clause.verbs.some((verb) => verb !== last && verb.adverbials.length > 0)
  )
    return refuse("crew", clause);
  if (clause.links.some((link) => link !== "and")) return refuse("crew", clause);
  const more = greaterPower(last, context);
  return actions.map((action) => ({ kind: "permit", permission: { kind: permissions[action], more } }));
}

const permissions = { crew: "crewAsThoughMorePower", saddle: "saddleAsThoughMorePower" } as const;

/** The verb of a plain "crews Vehicles" or "saddles Mounts". */
function crewingOf({ predicate, ...verb }: VerbPhrase): Crewing | null {
  if (predicate.kind !== "crew" && predicate.kind !== "saddle") return null;
  if (!isUnaided(verb)) return null;
  return isAllOf(predicate.object, crewed[predicate.kind]) ? predicate.kind : null;
}

/** Whether the phrase is the subtype in the plural and nothing else: whatever is one. */
function isAllOf(node: NounPhrase, subtype: string): boolean {
  const item = onlyItem(node);
  if (node.kind !== "described" || item?.noun.kind !== "subtype" || item.form !== "plural") return false;
  const { determiners, possessor } = node.group;
  const bare = determiners.length === 0 && possessor === null && item.modifiers.length === 0 && node.post.length === 0;
  return bare && item.noun.subtype === subtype;
}

/** "as though its power were 2 greater" */
function greaterPower({ adverbials }: VerbPhrase, context: Context) {
  const [though, ...others] = adverbials;
  if (though?.kind !== "asThough" || others.length > 0) return refuse("crew", adverbials);
  const { subject, verbs } = though.clause;
  const [verb, ...more] = verbs;
  if (verb?.predicate.kind !== "beMore" || more.length > 0 || verb.adverbials.length > 0 || verb.auxiliary !== null)
    return refuse("as though", though);
  const { form, direction, by } = verb.predicate;
  if (subject === null || !isItsPower(subject) || form !== "were" || direction !== "greater")
    return refuse("as though", though);
  return lowerQuantity(by, context);
}

function isItsPower(node: NounPhrase): boolean {
  const item = onlyItem(node);
  if (node.kind !== "described" || item?.noun.kind !== "common" || item.noun.noun !== "power") return false;
  const [article, ...more] = node.group.determiners;
  const bare = item.modifiers.length === 0 && node.post.length === 0 && more.length === 0;
  return bare && article?.kind === "article" && article.word === "its";
}
