import type { Participant, StaticEffect, TurnPart } from "../effects/index.js";
import type { Clause } from "../syntax/clause.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Context } from "./context.js";
import { standsBare } from "./form.js";
import { articleOf, bareNoun } from "./noun.js";
import { refuse } from "./refusal.js";
import { isUpkeepStep, turnPartOf } from "./turn-part.js";

const steps: ReadonlySet<TurnPart> = new Set<TurnPart>(["untapStep", "upkeep", "drawStep"]);

/**
 * "Skip your draw step.", "Players skip their upkeep steps.": each time that it would begin, nothing is done instead (614.1b,
 * 614.10); null of another clause.
 */
export function skippedStep({ subject, verbs }: Clause, context: Context): StaticEffect | null {
  const [verb, ...more] = verbs;
  if (verb?.predicate.kind !== "skip") return null;
  if (subject !== null && bareNoun(subject, "player") === null) return null;
  if (!standsBare(verb) || more.length > 0) return refuse("skip", verb);
  const event = subject === null ? yours(verb.predicate.object, context) : everyones(subject, verb.predicate.object);
  return { kind: "replacement", event: event ?? refuse("skip", verb), replacement: { kind: "nothing" } };
}

/** "your draw step" (614.1b). */
function yours(object: NounPhrase, context: Context): Skipped | null {
  const { part, whose, next } = turnPartOf(object, context);
  if (whose?.kind !== "player" || whose.reference.kind !== "you" || next !== "each") return null;
  return skipped(part, whose);
}

/** "players", "their untap steps": those of every player. */
function everyones(subject: NounPhrase, object: NounPhrase): Skipped | null {
  const players = bareNoun(subject, "player");
  if (players === null || players.determiners.length > 0 || players.items[0]?.form !== "plural") return null;
  const part = pluralStep(object);
  return part === null ? null : skipped(part, { kind: "player", reference: { kind: "eachPlayer" } });
}

/** "their untap steps", "their upkeep steps". */
function pluralStep(object: NounPhrase): TurnPart | null {
  if (object.kind !== "described" || object.post.length > 0) return null;
  const { group } = object;
  const [item, ...items] = group.items;
  const whose = group.determiners.length === 1 && articleOf(group) === "their" && group.possessor === null;
  if (item?.form !== "plural" || items.length > 0 || !whose) return null;
  if (isUpkeepStep(item)) return "upkeep";
  const noun = item.noun.kind === "common" && item.modifiers.length === 0 ? item.noun.noun : null;
  return noun === "untap step" ? "untapStep" : noun === "draw step" ? "drawStep" : null;
}

type Skipped = Extract<StaticEffect, { readonly kind: "replacement" }>["event"];

function skipped(part: TurnPart, whose: Participant): Skipped | null {
  return steps.has(part) ? { kind: "turnPart", part, whose, edge: "beginning", next: "each" } : null;
}
