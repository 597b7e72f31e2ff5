import type { EventPattern, Instruction, Quantity, Recipient, Replacement } from "../effects/index.js";
import type { Clause, VerbPhrase } from "../syntax/clause.js";
import type { Described, NounPhrase } from "../syntax/noun-phrase.js";
import type { Predicate } from "../syntax/predicate.js";
import { combatOf } from "./combat-word.js";
import type { Context } from "./context.js";
import { damageWould } from "./damage-would.js";
import { isUnaided } from "./form.js";
import { anyTargetOf } from "./instructions/damage.js";
import { preventedAmount } from "./instructions/prevention.js";
import { done } from "./instructions/result.js";
import { articleOf, bareNoun, headedBy, onlyPost } from "./noun.js";
import { isNumeric } from "./plain.js";
import { recipientOf } from "./recipient.js";
import { refuse } from "./refusal.js";

/** Damage that goes to another than it would: which damage, and where it goes (614.9). */
export interface Redirected {
  readonly event: EventPattern;
  readonly replacement: Extract<Replacement, { readonly kind: "redirect" }>;
  /** Whether it speaks of this turn alone. */
  readonly span: "thisTurn" | null;
}

/** "All damage that would be dealt to you is dealt to this creature instead" (614.9); null of another clause. */
export function redirection({ subject, verbs }: Clause, context: Context): Redirected | null {
  const [verb, ...more] = verbs;
  if (subject?.kind !== "described" || headedBy(subject, "damage") === null || verb === undefined) return null;
  const to = newRecipient(verb);
  const relative = onlyPost(subject.post);
  if (to === null || more.length > 0 || relative?.kind !== "relative" || relative.pronoun !== "that") return null;
  const { amount } = preventedAmount({ ...subject, post: [] }, context);
  const clause = { kind: "clause", subject: bareDamage(subject), verbs: [withTime(relative.verb)], links: [] } as const;
  const would = damageWould(clause, context) ?? refuse("damage", subject);
  return { event: would.event, replacement: redirect(to, amount, context), span: would.span };
}

/** The effect for a turn of a resolving spell or ability; an amount is that of the next so much damage (614.3, 614.9). */
export function redirects(clause: Clause, context: Context): readonly Instruction[] | null {
  const made = redirection(clause, context);
  if (made === null) return null;
  if (made.span !== "thisTurn") return refuse("how long", clause);
  const { event, replacement } = made;
  const base = { ...context.nextId(), event, replacement, duration: { kind: "thisTurn" } } as const;
  return done({ kind: "replaceEvent", ...base }, context);
}

/** "is dealt to target creature instead": where the damage goes; null of another verb. */
function newRecipient(verb: VerbPhrase): NounPhrase | null {
  const [instead, ...others] = verb.adverbials;
  const fits = instead?.kind === "manner" && instead.manner === "instead" && others.length === 0 && isUnaided(verb);
  return fits ? dealtTo(verb.predicate) : null;
}

/** To what damage "is dealt"; null of another predicate. */
export function dealtTo(node: Predicate): NounPhrase | null {
  if (node.kind !== "passive" || node.verb !== "deal" || node.form !== "is" || node.object !== null) return null;
  const [tail, ...tails] = node.tails;
  return tail?.kind === "to" && tails.length === 0 ? tail.what : null;
}

/** All of the damage, or so much of it, is dealt to this one instead. */
export function redirect(to: NounPhrase, amount: Quantity | "all", context: Context): Redirected["replacement"] {
  context.beginVerb();
  const recipient = anyTargetOf(to, context) ?? recipientOf(to, context);
  return isOne(recipient, context) ? { kind: "redirect", to: recipient, amount } : refuse("to several", to);
}

const single: ReadonlySet<Recipient["kind"]> = new Set<Recipient["kind"]>([
  "source", "attachedTo", "result", "triggering", "you", "targetPlayer", "controllerOf", "ownerOf", "chosenPlayer", "triggeringPlayer",
]); // prettier-ignore

function isOne(recipient: Recipient, context: Context): boolean {
  if (recipient.kind !== "target" && recipient.kind !== "targetPlayer") return single.has(recipient.kind);
  return context.targets.some(({ id, most }) => id === recipient.target && isNumeric(most, 1));
}

/** The damage without how much of it is meant. */
function bareDamage(subject: Described): Described {
  const items = subject.group.items.map((item) => ({
    ...item,
    modifiers: item.modifiers.filter((modifier) => combatOf(modifier) !== null),
  }));
  return { ...subject, group: { ...subject.group, determiners: [], items }, post: [] };
}

/** "would be dealt this turn to target creature": the time is read before the recipient. */
function withTime(verb: VerbPhrase): VerbPhrase {
  const { predicate } = verb;
  const turn = predicate.kind === "passive" && predicate.object !== null ? bareNoun(predicate.object, "turn") : null;
  if (predicate.kind !== "passive" || turn === null || articleOf(turn) !== "this") return verb;
  const time = { kind: "duration", span: "thisTurn" } as const;
  return { ...verb, predicate: { ...predicate, object: null }, adverbials: [...verb.adverbials, time] };
}
