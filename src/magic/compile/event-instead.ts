import { eventSlot } from "../effects/reserved-slots.js";
import type { EventPattern, Instruction, Participant, OutrightReplacement, Replacement } from "../effects/index.js";
import type { VerbPhrase } from "../syntax/clause.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Part, Sentence } from "../syntax/sentence.js";
import { type Context, playerAntecedent } from "./context.js";
import { standsBare } from "./form.js";
import { ofThatMuch } from "./changed-amount.js";
import { articleOf, bareNoun, headedBy, isPronoun } from "./noun.js";
import { refuse } from "./refusal.js";
import { withoutInstead } from "./resolution/instead.js";
import { lowerParts, lowerSentences } from "./resolution/sentence.js";

type Amounted = Extract<EventPattern, { readonly player: Participant; readonly object: Participant | null }>;

/** Whether a player would draw one card, or gain or lose life: what else may happen then is told outright (614.1a, 614.11). */
export function isPlayersEvent(event: EventPattern): event is Amounted {
  if (event.kind !== "draws") return event.kind === "gainsLife" || event.kind === "losesLife";
  const { object } = event;
  return object === null || (object.kind === "filter" && object.grouping === "each" && object.count === undefined);
}

/**
 * "If you would draw a card, put a counter on this instead", "… you may exile it instead", "… that player skips that draw
 * instead", with the sentences that go on telling what happens (614.1a, 614.10).
 */
export function insteadOfEvent(
  event: Amounted,
  parts: readonly Part[],
  sentences: readonly Sentence[],
  context: Context,
): Replacement {
  const bare = withoutInstead(parts) ?? refuse("instead", parts);
  const before = context.snapshot();
  const done = context.doings.length;
  const targets = context.targets.length;
  if (!isYours(event)) context.mention(playerAntecedent({ kind: "triggeringPlayer" }, "singular"));
  const replacement =
    skipsDraw(event, bare, context) ?? otherAmount(event, bare, context) ?? told(bare, sentences, context);
  context.restore(before);
  context.doings.splice(done);
  return context.targets.length > targets ? refuse("a target", parts) : replacement;
}

function isYours({ player }: Amounted): boolean {
  return player.kind === "player" && player.reference.kind === "you";
}

function told(parts: readonly Part[], sentences: readonly Sentence[], context: Context): Replacement {
  context.lastResult = eventSlot;
  const first = lowerParts(parts, context, []);
  return outright(lowerSentences(sentences, context, first), parts);
}

/** What is offered to the controller of the effect replaces the event if they choose so, and else the event happens (608.2d). */
function outright(instructions: readonly Instruction[], parts: readonly Part[]): Replacement {
  const [first, ...more] = instructions;
  const offers = parts[0]?.clause.verbs[0]?.auxiliary === "may";
  if (!offers) return { kind: "instead", instructions };
  if (first?.kind !== "optional" || more.length > 0 || first.player.kind !== "you" || first.limit !== undefined)
    return refuse("may … instead", parts);
  return { kind: "may", replacement: { kind: "instead", instructions: first.instructions } };
}

/** "they lose twice that much life": the same event in another amount (614.1a); null of what else is done. */
function otherAmount(event: Amounted, parts: readonly Part[], context: Context): Replacement | null {
  const [part, ...more] = parts;
  const [verb, ...verbs] = part?.clause.verbs ?? [];
  const same = event.kind === "losesLife" ? "lose" : event.kind === "gainsLife" ? "gain" : null;
  if (part === undefined || (verb?.predicate.kind !== "lose" && verb?.predicate.kind !== "gain")) return null;
  const { object } = verb.predicate;
  if (verb.predicate.kind !== same || headedBy(object, "life") === null) return null;
  if (verbs.length + more.length + part.openings.length > 0 || !standsBare(verb)) return refuse("instead", part);
  return isWho(part.clause.subject, event) ? ofThatMuch(object, context) : refuse("who", part);
}

/** "that player skips that draw", "you may skip that draw", and what is done besides (614.10); null of other words. */
function skipsDraw(event: Amounted, parts: readonly Part[], context: Context): Replacement | null {
  const [first, ...rest] = parts;
  const [verb, ...verbs] = first?.clause.verbs ?? [];
  if (first === undefined || verb?.predicate.kind !== "skip") return null;
  if (event.kind !== "draws" || !isThatDraw(verb) || verbs.length + first.openings.length > 0)
    return refuse("skip", first);
  if (!isWho(first.clause.subject, event)) return refuse("who skips", first);
  const more = rest.length === 0 ? [] : lowerParts(rest, context, []);
  const skipped: OutrightReplacement =
    more.length === 0 ? { kind: "nothing" } : { kind: "instead", instructions: more };
  if (verb.auxiliary === "may") return isYours(event) ? { kind: "may", replacement: skipped } : refuse("may", first);
  return skipped;
}

/** "you" where it would happen to you, "that player" where to another. */
function isWho(subject: NounPhrase | null, event: Amounted): boolean {
  if (subject === null || isYours(event)) return subject === null || isPronoun(subject, "you");
  const player = bareNoun(subject, "player");
  return isPronoun(subject, "they") || (player !== null && articleOf(player) === "that");
}

function isThatDraw(verb: VerbPhrase): boolean {
  const draw = verb.predicate.kind === "skip" ? bareNoun(verb.predicate.object, "draw") : null;
  const plain = standsBare({ ...verb, auxiliary: verb.auxiliary === "may" ? null : verb.auxiliary });
  return draw !== null && articleOf(draw) === "that" && plain;
}
