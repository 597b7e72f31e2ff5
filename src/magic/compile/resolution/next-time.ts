import type { EventPattern, Instruction, Participant } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { Clause } from "../../syntax/clause.js";
import type { Opening, Part } from "../../syntax/sentence.js";
import { splitChoice } from "../choice-phrase.js";
import { type Context, objectAntecedent } from "../context.js";
import { damageReplacement } from "../damage-replacement.js";
import { damageWould, type DamageWould } from "../damage-would.js";
import { lowerEvent } from "../event.js";
import { you } from "../plain.js";
import { lowerObjects } from "../reference.js";
import { refuse } from "../refusal.js";
import { spokenHeads } from "../spoken-types.js";
import { done } from "../instructions/result.js";
import { withoutInstead } from "./instead.js";
import { lowerParts } from "./sentence.js";

type Trigger = Extract<Opening, { readonly kind: "trigger" }>;

/** "The next time a source of your choice would deal damage to you this turn, prevent that damage" (614.3, 615.8, 609.7a). */
export function lowerNextTime(opening: Trigger, parts: readonly Part[], context: Context): readonly Instruction[] {
  const [clause, ...clauses] = opening.events.clauses;
  if (clause === undefined || clauses.length > 0 || opening.more.length > 0) return refuse("the next time", opening);
  const draw = nextDraw(clause, parts, context);
  if (draw !== null) return draw;
  const chosen = clause.subject === null ? null : sourceChosen(clause.subject, context);
  const subject = chosen === null ? clause.subject : chosen.source;
  const would = damageWould({ ...clause, subject }, context) ?? refuse("the next time", opening);
  if (would.span !== "thisTurn") return refuse("the next time", opening);
  const replacement = damageReplacement(would, parts, context);
  const event = chosen === null ? would.event : ofSource(would.event, chosen.reference);
  const base = { ...context.nextId(), event, replacement, limit: "nextTime", duration: { kind: "thisTurn" } } as const;
  return [...(chosen?.instructions ?? []), ...done({ kind: "replaceEvent", ...base }, context)];
}

/** "If a source you control would deal damage this turn, it deals double that damage instead": a replacement effect for the turn (614.3). */
export function lowerDamageWould(would: DamageWould, parts: readonly Part[], context: Context): readonly Instruction[] {
  if (would.span !== "thisTurn") return refuse("would deal damage", parts);
  const replacement = damageReplacement(would, parts, context);
  const base = { ...context.nextId(), event: would.event, replacement, duration: { kind: "thisTurn" } } as const;
  return done({ kind: "replaceEvent", ...base }, context);
}

/** A source that a player chooses as the effect begins, and the phrase without the choice (609.7a). */
interface SourceChosen {
  readonly source: NounPhrase;
  readonly reference: Extract<Participant, { readonly kind: "object" }>["reference"];
  readonly instructions: readonly Instruction[];
}

function sourceChosen(subject: NounPhrase, context: Context): SourceChosen | null {
  if (subject.kind !== "described") return null;
  const { choice, rest } = splitChoice(subject.post);
  if (choice === null) return null;
  const objects = lowerObjects(subject, context, you);
  if (choice !== "yours" || objects.kind !== "choice") return refuse("a choice", subject);
  const base = context.nextId();
  const reference = { kind: "result", slot: base.result } as const;
  context.mention(objectAntecedent(reference, "singular", spokenHeads(subject, context)));
  const choose = { kind: "chooseObjects", ...base, player: you, objects, secretly: "openly" } as const;
  return { source: { ...subject, post: rest }, reference, instructions: [choose] };
}

/** The same damage, dealt by the object that was chosen. */
function ofSource(event: EventPattern, reference: SourceChosen["reference"]): EventPattern {
  if (event.kind === "anyOf") return { kind: "anyOf", events: event.events.map((one) => ofSource(one, reference)) };
  return event.kind === "dealsDamage" ? { ...event, source: { kind: "object", reference } } : event;
}

/** "The next time you would draw a card this turn, you gain 5 life instead" (614.3, 614.11); null of another event. */
function nextDraw(clause: Clause, parts: readonly Part[], context: Context): readonly Instruction[] | null {
  const [verb, ...verbs] = clause.verbs;
  if (verb?.predicate.kind !== "draw") return null;
  const [span, ...others] = verb.adverbials;
  const thisTurn = span?.kind === "duration" && span.span === "thisTurn" && others.length + verbs.length === 0;
  const event = lowerEvent({ ...clause, verbs: [{ ...verb, adverbials: [] }] }, context);
  const bare = withoutInstead(parts);
  if (!thisTurn || verb.auxiliary !== "would" || event.kind !== "draws" || bare === null)
    return refuse("the next time", clause);
  const { player } = event;
  if (player.kind !== "player" || player.reference.kind !== "you") return refuse("who draws", clause);
  const instructions = lowerParts(bare, context, []);
  const replacement = { kind: "instead", instructions } as const;
  const base = { ...context.nextId(), event, replacement, limit: "nextTime", duration: { kind: "thisTurn" } } as const;
  return done({ kind: "replaceEvent", ...base }, context);
}
