import { eventSlot } from "../effects/reserved-slots.js";
import type { Duration, EventPattern } from "../effects/index.js";
import { someWithin } from "../effects/structure.js";
import { verbFormOf } from "../syntax/frame.js";
import type { Opening } from "../syntax/sentence.js";
import type { Context } from "./context.js";
import { anyOf, lowerEvent, turnEvent } from "./event.js";
import { refuse } from "./refusal.js";
import { isComing } from "./turn-part.js";

/** A trigger condition: the event, whether it is waited for once, and until when. */
export interface Trigger {
  readonly event: EventPattern;
  readonly times: "once" | "eachTime";
  readonly expires: Duration | null;
}

/** An opening that names a trigger event. */
export type TriggerOpening = Extract<
  Opening,
  { readonly kind: "trigger" | "triggerAt" | "triggerAndAt" | "triggerAtOr" | "triggerEndOfCombat" }
>;

/** Lowers "When …", "Whenever …" and "At …" (603.1). */
export function lowerTrigger(node: TriggerOpening, context: Context): Trigger {
  switch (node.kind) {
    case "triggerAt":
      return {
        event: turnEvent(node.when, node.word === "beginning" ? "beginning" : "end", context),
        times: "once",
        expires: null,
      };
    case "triggerEndOfCombat":
      return {
        event: {
          kind: "turnPart",
          part: node.word === "combat" ? "endOfCombat" : "endStep",
          whose: null,
          edge: "beginning",
          next: "each",
        },
        times: "once",
        expires: null,
      };
    case "triggerAtOr":
      return node.trigger === "nextTime"
        ? refuse("the next time", node)
        : eitherEvent(node, node.word === "beginning" ? "beginning" : "end", context);
    case "triggerAndAt":
      return node.trigger === "nextTime" ? refuse("the next time", node) : eitherEvent(node, "beginning", context);
    case "trigger":
      return worded(node, context);
  }
}

/**
 * "At the beginning of each end step or when this leaves the battlefield", "When this enters and at the beginning of
 * your upkeep": either event triggers it (603.2).
 */
function eitherEvent(
  node: Extract<TriggerOpening, { readonly kind: "triggerAtOr" | "triggerAndAt" }>,
  edge: "beginning" | "end",
  context: Context,
): Trigger {
  const part = turnEvent(node.when, edge, context);
  if (part.kind === "turnPart" && isComing(part.next)) return refuse("a delayed trigger", node);
  const events = node.events.clauses.map((clause) => lowerEvent(clause, context));
  return { event: anyOf([part, ...events]), times: "once", expires: null };
}

/** What happens to one object, or at a time: the event is no amount that "that many" could mean (603.2). */
const amountless: ReadonlySet<EventPattern["kind"]> = new Set<EventPattern["kind"]>([
  ...(["zoneChange", "dies", "leavesBattlefield", "turnPart", "attacks", "attacksUnblocked", "blocks"] as const),
  ...(["discards", "sacrifices", "playsLand", "becomesTapped", "becomesUntapped", "turnedFaceUp"] as const),
  ...(["becomesBlocked", "castsSpell", "copiesSpell", "activates", "becomesTarget", "becomesAttached"] as const),
]);

/** Whether the event tells no amount: "one or more" objects to which it happens together are one. */
function isAmountless(event: EventPattern): boolean {
  const together = someWithin(
    event,
    (part) => typeof part === "object" && part !== null && "grouping" in part && part.grouping === "oneOrMore",
  );
  return event.kind === "anyOf" ? event.events.every(isAmountless) : amountless.has(event.kind) && !together;
}

/** Whether the event is something's leaving the battlefield (603.6c). */
function departs(event: EventPattern): boolean {
  if (event.kind === "anyOf") return event.events.every(departs);
  if (event.kind === "zoneChange") return event.from === "battlefield" && event.to !== "battlefield";
  return event.kind === "dies" || event.kind === "leavesBattlefield";
}

/**
 * "Whenever equipped creature dies, return it": nothing is attached to it any more as the ability resolves, so that "it" is
 * the object of the event (603.10a, 701.3d).
 */
function itselfDeparted(event: EventPattern, context: Context): void {
  if (!("object" in event) || event.object?.kind !== "object" || event.object.reference.kind !== "attachedTo") return;
  const left = event.object.reference;
  const { antecedents, ...rest } = context.snapshot();
  const reference = { kind: "triggering", role: "object" } as const;
  const meant = antecedents.map((one) => (one.reference === left ? { ...one, reference } : one));
  context.restore({ ...rest, antecedents: meant });
}

/** "When you next cast a spell this turn": the first of those that are still to come, so that it triggers once (603.7b). */
export function saysNext(node: TriggerOpening): boolean {
  if (node.kind !== "trigger" || node.word !== "when" || node.more.length > 0) return false;
  const [clause, ...clauses] = node.events.clauses;
  const [verb, ...verbs] = clause?.verbs ?? [];
  const [span] = verb?.adverbials ?? [];
  const soon = span?.kind === "duration" && span.span === "thisTurn" && verb?.adverbials.length === 1;
  return clauses.length === 0 && verbs.length === 0 && verb?.adverb === "next" && soon;
}

/** "Whenever it dealt damage": a trigger waits for what happens, and does not look back (603.2). */
function isPast({ verbs }: Events["clauses"][number]): boolean {
  return verbs.some(({ auxiliary, predicate }) => auxiliary === null && verbFormOf(predicate.form) === "past");
}

type Events = Extract<TriggerOpening, { readonly kind: "trigger" }>["events"];

function withoutNext(events: Events): Events {
  const verbs = (clause: Events["clauses"][number]) => clause.verbs.map((verb) => ({ ...verb, adverb: null }));
  return { ...events, clauses: events.clauses.map((clause) => ({ ...clause, verbs: verbs(clause) })) };
}

/** Events that are so much of something. */
const amounts: ReadonlySet<EventPattern["kind"]> = new Set<EventPattern["kind"]>([
  "dealsDamage",
  "isDealtDamage",
  "gainsLife",
  "losesLife",
]);

function worded(node: Extract<TriggerOpening, { readonly kind: "trigger" }>, context: Context): Trigger {
  if (node.word === "nextTime") return refuse("the next time", node);
  const lists = [saysNext(node) ? withoutNext(node.events) : node.events, ...node.more.map((one) => one.events)];
  if (lists.some(({ clauses }) => clauses.some(isPast))) return refuse("a past event", node);
  context.lastResult ??= eventSlot;
  const events = lists.flatMap((list) => list.clauses.map((clause) => lowerEvent(clause, context)));
  const event = anyOf(events);
  if (departs(event)) itselfDeparted(event, context);
  if (context.lastResult === eventSlot && isAmountless(event)) context.lastResult = null;
  if (amounts.has(event.kind)) {
    context.eventAmount = "event";
    // "That many" in a delayed trigger is how much happens then, and not what was done before it was set up (603.7).
    context.lastResult = eventSlot;
  }
  if (events.every(departs)) context.departed = "departed";
  const thisTurn = "detail" in event && event.detail.manner.includes("thisTurn");
  // With a duration it would trigger each time, which "when" does not say; "when you next" says that it is once (603.7b).
  if (thisTurn && node.word === "when" && event.kind === "castsSpell" && !saysNext(node)) return refuse("when", node);
  // With a stated duration a delayed triggered ability triggers each time, but for "when you next" (603.7b).
  const once = node.word === "when" && (!thisTurn || saysNext(node));
  return { event, times: once ? "once" : "eachTime", expires: thisTurn ? { kind: "endOfTurn" } : null };
}
