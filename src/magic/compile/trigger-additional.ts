import type { EventPattern, Filter, StaticEffect } from "../effects/index.js";
import type { Clause } from "../syntax/clause.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Part } from "../syntax/sentence.js";
import type { Context } from "./context.js";
import { predicateEvent } from "./event.js";
import { articleOf, bareNoun, headedBy, isIndefinite, ofWhat, stateOf } from "./noun.js";
import { lowerParticipant } from "./participant.js";
import { plainDetail } from "../effects/plain-detail.js";
import { objectsOf } from "./reference.js";
import { standsBare } from "./form.js";
import { refuse } from "./refusal.js";

/**
 * "If a land entering causes a triggered ability of a permanent you control to trigger, that ability triggers an
 * additional time.", "If a triggered ability of a Goblin you control triggers, …" (603.2d).
 */
export function triggersAgain(clause: Clause, context: Context): StaticEffect {
  const [verb, ...verbs] = clause.verbs;
  const { subject } = clause;
  if (verb === undefined || subject === null || verbs.length > 0 || !standsBare(verb))
    return refuse("triggers", clause);
  const { predicate } = verb;
  if (predicate.kind === "trigger") return { kind: "triggerAdditional", event: null, of: whose(subject, context) };
  if (predicate.kind !== "causeTo" || !standsBare(predicate.does) || predicate.does.predicate.kind !== "trigger")
    return refuse("triggers", clause);
  const event = causeOf(subject, context);
  return { kind: "triggerAdditional", event, of: whose(predicate.object, context) };
}

/** "that ability triggers an additional time": whether the parts say so. */
export function isAgain([part, ...more]: readonly Part[]): boolean {
  const [verb, ...verbs] = part?.clause.verbs ?? [];
  const [time, ...times] = verb?.adverbials ?? [];
  const subject = part?.clause.subject ?? null;
  const ability = subject === null ? null : bareNoun(subject, "ability");
  const once = part?.openings.length === 0 && more.length + verbs.length + times.length === 0;
  const said = verb?.predicate.kind === "trigger" && verb.auxiliary === null && verb.adverb === null;
  const again = time?.kind === "manner" && time.manner === "anAdditionalTime";
  return once && said && again && ability !== null && articleOf(ability) === "that";
}

/** "a triggered ability of a permanent you control", "an ability of another Wolf you control". */
function whose(what: NounPhrase, context: Context): Filter {
  const head = headedBy(what, "ability");
  const [triggered, ...more] = head?.modifiers ?? [];
  if (head === null || more.length > 0 || !isIndefinite(head.group)) return refuse("an ability", what);
  if (triggered !== undefined && stateOf(triggered) !== "triggered") return refuse("an ability", what);
  return objectsOf(ofWhat(head.post) ?? refuse("whose ability", what), context);
}

/** "a land entering", "a creature dying": what happens to it. */
function causeOf(what: NounPhrase, context: Context): EventPattern {
  const doing = what.kind === "described" ? what.post.at(-1) : undefined;
  if (what.kind !== "described" || doing?.kind !== "doing") return refuse("a cause", what);
  const subject = lowerParticipant({ ...what, post: what.post.slice(0, -1) }, "object", context);
  return predicateEvent(doing.predicate, { subject, detail: () => plainDetail, context });
}
