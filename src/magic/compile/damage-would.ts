import type { EventDetail, EventPattern, Participant } from "../effects/index.js";
import type { Clause, VerbPhrase } from "../syntax/clause.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Predicate } from "../syntax/predicate.js";
import { lowerCondition } from "./condition.js";
import { type Context, objectAntecedent } from "./context.js";
import { plainDetail } from "../effects/plain-detail.js";
import { damageOf } from "./events/damage.js";
import { anyTargetOf } from "./instructions/damage.js";
import { spokenHeads } from "./spoken-types.js";
import { headedBy } from "./noun.js";
import { lowerParticipant } from "./participant.js";
import { refuse } from "./refusal.js";

/** Damage that would be dealt, so that it is prevented or something else happens (614.2, 615.2). */
export interface DamageWould {
  readonly event: EventPattern;
  /** How the text called what would deal the damage, and to what it would be dealt. */
  readonly source: NounPhrase | null;
  readonly recipients: readonly NounPhrase[];
  /** Whether it speaks of this turn alone. */
  readonly span: "thisTurn" | null;
}

/** Who deals which damage to whom, as a clause says it. */
interface Parties {
  readonly source: NounPhrase | null;
  readonly to: NounPhrase | null;
  readonly damage: NounPhrase;
}

/** "a source would deal damage to you", "damage would be dealt to this creature"; null of a clause that speaks of no damage. */
export function damageWould(clause: Clause, context: Context): DamageWould | null {
  const [verb, ...verbs] = clause.verbs;
  const parties = verb?.auxiliary === "would" && verbs.length === 0 ? partiesOf(clause, verb.predicate) : null;
  if (verb === undefined || parties === null || verb.adverb !== null || verb.innerAdverb !== null) return null;
  const combat = damageOf(parties.damage);
  const source = parties.source === null ? anySource : sourceOf(parties.source, context);
  const recipients = parties.to === null ? [] : eachRecipient(parties.to);
  const to = recipients.map((one) => recipient(one, context));
  const { detail, span } = circumstances(verb, context);
  const base = { kind: "dealsDamage", source, combat, amount: null, detail } as const;
  const events = to.map((one): EventPattern => ({ ...base, to: one }));
  const [only = { ...base, to: null }, ...others] = events;
  const event: EventPattern = others.length === 0 ? only : { kind: "anyOf", events };
  return { event, source: parties.source, recipients, span };
}

/** To what the damage would be dealt: "any target" is an announced one (115.4). */
function recipient(node: NounPhrase, context: Context): Participant {
  const target = anyTargetOf(node, context);
  return target === null ? lowerParticipant(node, "other", context) : { kind: "object", reference: target };
}

const anySource: Participant = { kind: "filter", filter: { what: "source", constraints: [] }, grouping: "each" };

/** What would deal the damage; later words mean it as the source of the event. */
function sourceOf(node: NounPhrase, context: Context): Participant {
  const before = context.snapshot();
  const made = lowerParticipant(node, "object", context);
  if (made.kind !== "filter") return made;
  context.restore(before);
  context.mention(objectAntecedent({ kind: "triggering", role: "source" }, "singular", spokenHeads(node, context)));
  return made;
}

function partiesOf({ subject }: Clause, node: Predicate): Parties | null {
  if (subject === null) return null;
  switch (node.kind) {
    case "dealTo":
      return isDamage(node.object) ? { source: subject, to: node.to, damage: node.object } : null;
    case "deal":
      return isDamage(node.object) ? { source: subject, to: null, damage: node.object } : null;
    case "passive":
      return node.verb === "deal" ? passively(subject, node) : null;
    default:
      return null;
  }
}

/** "damage would be dealt to you by a creature", "you would be dealt damage". */
function passively(subject: NounPhrase, node: Extract<Predicate, { readonly kind: "passive" }>): Parties | null {
  if (node.object !== null)
    return node.tails.length === 0 && isDamage(node.object) ? { source: null, to: subject, damage: node.object } : null;
  if (!isDamage(subject)) return null;
  const to = node.tails.flatMap((tail) => (tail.kind === "to" ? [tail.what] : []));
  const by = node.tails.flatMap((tail) => (tail.kind === "by" ? [tail.what] : []));
  if (to.length > 1 || by.length > 1 || to.length + by.length < node.tails.length) return refuse("damage", node);
  return { source: by[0] ?? null, to: to[0] ?? null, damage: subject };
}

function isDamage(node: NounPhrase): boolean {
  return headedBy(node, "damage") !== null;
}

/** "a creature or player", "you or a permanent you control": each by itself, as players and objects are not one set. */
export function eachRecipient(node: NounPhrase): readonly NounPhrase[] {
  if (node.kind === "coordinated")
    return node.conjunction === "or" ? node.members.flatMap(eachRecipient) : refuse("and", node);
  if (node.kind !== "described" || node.group.items.length < 2) return [node];
  const { items, conjunction } = node.group;
  if (!items.some(({ noun }) => noun.kind === "common" && (noun.noun === "player" || noun.noun === "opponent")))
    return [node];
  if (conjunction !== "or" || node.post.length > 0 || node.group.possessor !== null) return refuse("or", node);
  return items.map((item) => ({ ...node, group: { ...node.group, items: [item], conjunction: null } }));
}

/** "this turn", "while it has a +1/+1 counter on it": when it must happen. */
function circumstances(
  { adverbials }: VerbPhrase,
  context: Context,
): { readonly detail: EventDetail; readonly span: "thisTurn" | null } {
  let detail = plainDetail;
  let span: "thisTurn" | null = null;
  for (const one of adverbials) {
    if (one.kind === "duration" && one.span === "thisTurn" && span === null) span = "thisTurn";
    else if (one.kind === "while")
      detail = { ...detail, conditions: [...detail.conditions, lowerCondition(one.clause, context)] };
    else return refuse(one.kind, one);
  }
  return { detail, span };
}
