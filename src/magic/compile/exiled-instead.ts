import type { EventPattern, OutrightReplacement } from "../effects/index.js";
import type { VerbPhrase } from "../syntax/clause.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Part } from "../syntax/sentence.js";
import type { Context } from "./context.js";
import { hasArticle, isPronoun } from "./noun.js";
import { you } from "./plain.js";
import { refuse } from "./refusal.js";

/** "If a creature would die, exile it instead": it goes elsewhere, and has never died (614.6); null of another event. */
export function exiledInstead(event: EventPattern, part: Part, context: Context): OutrightReplacement | null {
  if (!isToGraveyard(event) || !hasNothingMore(event)) return null;
  const [verb, ...verbs] = part.clause.verbs;
  const plain = part.openings.length + verbs.length === 0 && part.clause.subject === null;
  if (verb === undefined || !plain || !isInstead(verb)) return refuse("instead", part);
  const { predicate } = verb;
  const exiles = predicate.kind === "exile" && predicate.origin === null && predicate.entries.length === 0;
  if (!exiles || !isThatOne(predicate.object)) return refuse("instead", part);
  const rest = { from: null, position: null, order: null, controller: null, enters: [], until: null } as const;
  const base = { kind: "moveObjects", ...context.nextId(), actor: you, to: "exile" } as const;
  const objects = { kind: "result", slot: "event" } as const;
  return { kind: "instead", instructions: [{ ...base, objects, ...rest }] };
}

type ToGraveyard = Extract<EventPattern, { readonly kind: "dies" | "zoneChange" }>;

/** Whether it dies, or others are put into a graveyard, wherever they were (700.4, 614.1a). */
function isToGraveyard(event: EventPattern): event is ToGraveyard {
  return (
    event.kind === "dies" || (event.kind === "zoneChange" && event.to === "graveyard" && event.object.kind === "filter")
  );
}

/** What goes there is one object or each of some, not several at once. */
function hasNothingMore({ object }: ToGraveyard): boolean {
  return object.kind === "object" || (object.kind === "filter" && object.grouping === "each");
}

function isInstead({ auxiliary, adverb, innerAdverb, adverbials }: VerbPhrase): boolean {
  const [instead, ...others] = adverbials;
  const bare = auxiliary === null && adverb === null && innerAdverb === null && others.length === 0;
  return bare && instead?.kind === "manner" && instead.manner === "instead";
}

/** "it", "that card", "that creature". */
function isThatOne(node: NounPhrase): boolean {
  return isPronoun(node, "it") || (node.kind === "described" && node.post.length === 0 && hasArticle(node, "that"));
}
