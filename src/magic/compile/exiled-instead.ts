import type { EventPattern, Instruction, OutrightReplacement, Participant, StaticEffect } from "../effects/index.js";
import type { Clause } from "../syntax/clause.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Part } from "../syntax/sentence.js";
import { type Antecedent, objectAntecedent, type Context } from "./context.js";
import { lowerEvent } from "./event.js";
import { withoutInstead } from "./resolution/instead.js";
import { lowerParts } from "./resolution/sentence.js";
import { articleOf, bareNoun } from "./noun.js";
import { refuse } from "./refusal.js";
import { spokenHeads } from "./spoken-types.js";

/** What would put an object into a graveyard, and what happens instead. */
type Elsewhere = Omit<Extract<StaticEffect, { readonly kind: "replacement" }>, "kind">;

/** The object that would go, as the instructions done instead know it. */
const thatOne = { kind: "result", slot: "event" } as const;

/**
 * "If a creature would die, exile it instead", "if it would be put into a graveyard from anywhere, shuffle it into its
 * owner's library instead": it goes elsewhere, and never was there (614.6). Null of another event.
 */
export function goesElsewhere(clause: Clause, parts: readonly Part[], context: Context): Elsewhere | null {
  const event = lowerEvent(clause, context);
  if (!entersGraveyard(event)) return null;
  const bare = withoutInstead(parts);
  if (bare === null || clause.subject === null) return refuse("instead", parts);
  const before = context.snapshot();
  const done = context.doings.length;
  context.mention(objectAntecedent(thatOne, "singular", spokenHeads(clause.subject, context)));
  const targets = context.targets.length;
  const instructions = lowerParts(bare, context, []);
  // What is done instead is nothing that later words of the same text speak of (608.2c).
  context.restore(before);
  context.doings.splice(done);
  const moved = instructions.filter((one) => !isBeside(one));
  const [only] = moved;
  if (only === undefined || moved.length > 1 || !movesIt(only, event) || context.targets.length > targets)
    return refuse("instead", parts);
  return { event, replacement: instead(instructions) };
}

const instead = (instructions: readonly Instruction[]): OutrightReplacement => ({ kind: "instead", instructions });

/** It dies, or is put there from elsewhere: one object, or each of some, not several at once. */
function entersGraveyard(
  event: EventPattern,
): event is Extract<EventPattern, { readonly kind: "dies" | "zoneChange" }> {
  if (event.kind !== "dies" && (event.kind !== "zoneChange" || event.to !== "graveyard")) return false;
  return event.object.kind === "object" || (event.object.kind === "filter" && event.object.grouping === "each");
}

/** What may be done beside it, which concerns no card that moves. */
function isBeside({ kind }: Instruction): boolean {
  return (
    kind === "gainLife" || kind === "loseLife" || kind === "reveal" || kind === "createTokens" || kind === "drawCards"
  );
}

/** Whether it puts that object, and nothing else, into another zone. */
function movesIt(one: Instruction, event: { readonly object: Participant }): boolean {
  const what = one.kind === "moveObjects" ? one.objects : one.kind === "shuffle" ? one.into : null;
  if (what === null || (one.kind === "moveObjects" && (one.to === "graveyard" || one.enters.length > 0))) return false;
  return what.kind === "result" ? what.slot === thatOne.slot : what.kind === "source" && isItself(event.object);
}

/** Whether it is the object itself that would go. */
function isItself(object: Participant): boolean {
  return object.kind === "object" && object.reference.kind === "source";
}

/** "If that creature would die this turn, exile it instead": a replacement effect for the turn (614.3, 611.2c); null of what else would happen. */
export function diesThisTurn(clause: Clause, parts: readonly Part[], context: Context): readonly Instruction[] | null {
  const [verb, ...verbs] = clause.verbs;
  const node = verb?.predicate;
  if (verb === undefined || verbs.length > 0 || (node?.kind !== "die" && node?.kind !== "passive")) return null;
  const [span, ...others] = verb.adverbials;
  const thisTurn = span?.kind === "duration" && span.span === "thisTurn" && others.length === 0;
  const before = context.snapshot();
  const cast = speaksOfCast(clause.subject, context);
  if (cast !== null) context.mention(cast);
  const effect = goesElsewhere(thisTurn ? { ...clause, verbs: [{ ...verb, adverbials: [] }] } : clause, parts, context);
  context.restore(cast === null ? context.snapshot() : before);
  if (effect === null) return null;
  // Of one object it holds until that is gone; of all that match it must be said how long.
  const { event } = effect;
  const one = "object" in event && event.object?.kind === "object";
  if (one && isChosenAnew(event.object)) return refuse("which one", clause);
  if (!thisTurn && !(one && event.kind === "zoneChange")) return refuse("how long", clause);
  const duration = { kind: thisTurn ? "thisTurn" : "indefinite" } as const;
  return [{ kind: "replaceEvent", ...context.nextId(), ...effect, duration }];
}

/** What would be chosen again is not the one that was spoken of (608.2d). */
function isChosenAnew(object: Participant): boolean {
  return object.kind === "object" && (object.reference.kind === "choice" || object.reference.kind === "oneOf");
}

/** "that spell", after an instruction to cast a card: the spell that it became (601.2a); null of other phrases. */
function speaksOfCast(subject: NounPhrase | null, context: Context): Antecedent | null {
  const spell = subject === null ? null : bareNoun(subject, "spell");
  const doing = spell === null ? null : context.latestDoing(({ kind }) => kind === "castSpell");
  if (spell === null || doing === null || articleOf(spell) !== "that") return null;
  return objectAntecedent({ kind: "result", slot: doing.result }, "singular", ["spell"]);
}
