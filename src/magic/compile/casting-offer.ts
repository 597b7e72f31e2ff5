import type { Ability, Condition, Cost, StaticEffect } from "../effects/index.js";
import type { AbilityNode, SentenceInAbility } from "../syntax/ability.js";
import type { Clause, VerbPhrase } from "../syntax/clause.js";
import type { PredicateOf } from "../syntax/predicate.js";
import type { Part } from "../syntax/sentence.js";
import { type Context, playerAntecedent } from "./context.js";
import { articleOf, bareNoun, isPronoun } from "./noun.js";
import { you } from "./plain.js";
import { refuse } from "./refusal.js";

/** A paragraph that is no line of keywords. */
export type Body = Extract<AbilityNode, { readonly kind: "ability" }>;
type Additional = Extract<StaticEffect, { readonly kind: "additionalCost" }>;

/** An optional additional cost, the condition that it was paid, and what stands behind it in the paragraph. */
export interface Offer {
  readonly cost: Additional;
  readonly paid: Condition;
  readonly linked: Body | null;
}

/**
 * "You may pay an additional {2} as you cast this spell", "You may promise an opponent a gift as you cast this spell": an
 * optional additional cost (118.8, 601.2b), and what is done "if you do", the two being linked (607.2); null of another
 * paragraph.
 */
export function castingOffer(node: Body, context: Context): Offer | null {
  const [first, ...sentences] = node.sentences;
  const [part, ...parts] = first?.sentence.parts ?? [];
  const bare = node.head === null && node.label === null && node.modes.length + node.rows.length === 0;
  if (part === undefined || !bare || parts.length + part.openings.length > 0) return null;
  const cost = offered(part.clause, context);
  if (cost === null) return null;
  // Of two costs without a name, which was paid is not told.
  if (cost.keyword === null && sentences.length > 0 && context.bearer.paidBefore.size > 0)
    return refuse("if you do", node);
  const paid = { kind: "paid", cost: cost.keyword } as const;
  return { cost, paid, linked: sentences.length === 0 ? null : { ...node, sentences: ifPaid(sentences, context) } };
}

function offered({ subject, verbs }: Clause, context: Context): Additional | null {
  const [verb, ...others] = verbs;
  const [as, ...more] = verb?.adverbials ?? [];
  if (as?.kind !== "manner" || as.manner !== "asYouCast" || !isPronoun(subject, "you")) return null;
  if (verb?.auxiliary !== "may" || others.length + more.length > 0) return null;
  const { predicate, adverb, innerAdverb } = verb;
  if (adverb !== null || innerAdverb !== null) return null;
  if (predicate.kind === "payNoun") return additionalMana(predicate);
  return predicate.kind === "promiseTo" ? promisedGift(predicate, context) : null;
}

/** "an additional {2}" (702.175a). */
function additionalMana({ object }: PredicateOf<"payNoun">): Additional | null {
  if (object.kind !== "symbolAmount" || object.amount !== "additional") return null;
  const { number, symbols, post } = object;
  if (number !== null || post.length > 0) return null;
  return { kind: "additionalCost", costs: [{ kind: "mana", symbols }], optional: "may", keyword: null };
}

/** "promise an opponent a gift": the gift's cost is to choose an opponent (702.174a, 702.174k), who is then spoken of. */
function promisedGift({ to, object }: PredicateOf<"promiseTo">, context: Context): Additional | null {
  const [whom, gift] = [bareNoun(to, "opponent"), bareNoun(object, "gift")];
  if (whom === null || gift === null || articleOf(whom) !== "an" || articleOf(gift) !== "a") return null;
  const instruction = {
    kind: "chooseValue",
    ...context.nextId(),
    player: you,
    of: "opponent",
    options: [],
    manner: "chosen",
  } as const;
  const costs: readonly Cost[] = [{ kind: "instruction", instruction }];
  context.mention(playerAntecedent({ kind: "chosenPlayer" }, "singular"));
  return { kind: "additionalCost", costs, optional: "may", keyword: "gift" };
}

/** The sentences behind the offer without "if you do", which each of them but further ones about the same opens with. */
function ifPaid([first, ...others]: readonly SentenceInAbility[], context: Context): readonly SentenceInAbility[] {
  const [part, ...parts] = first?.sentence.parts ?? [];
  if (first === undefined || part === undefined || !isIfDone(part)) return refuse("if you do", first ?? others);
  const done = { ...part, openings: part.openings.slice(1) };
  const sentence = { ...first.sentence, parts: [done, ...parts].map((one) => withoutBefore(one, context)) };
  return [{ ...first, sentence }, ...others];
}

/** "if you do" */
function isIfDone({ openings: [opening] }: Part): boolean {
  if (opening?.kind !== "if" || !isPronoun(opening.clause.subject, "you")) return false;
  const [verb, ...more] = opening.clause.verbs;
  return verb?.auxiliary === "do" && verb.predicate.kind === "ellipsis" && more.length === 0;
}

/** "before its other effects" says what the place of the first paragraph says (702.174j, 608.2c). */
function withoutBefore(part: Part, context: Context): Part {
  if (context.earlier.length > 0) return part;
  const others = ({ adverbials, ...verb }: VerbPhrase): VerbPhrase => ({
    ...verb,
    adverbials: adverbials.filter((one) => one.kind !== "manner" || one.manner !== "beforeOthers"),
  });
  return { ...part, clause: { ...part.clause, verbs: part.clause.verbs.map(others) } };
}

/** What is done only where the cost was paid: a triggered ability asks as it triggers and as it resolves (603.4), a spell as it resolves. */
export function onlyIfPaid(ability: Ability, paid: Condition, context: Context): Ability {
  switch (ability.kind) {
    case "triggered": {
      const asked =
        ability.condition === null ? paid : ({ kind: "allOf", conditions: [paid, ability.condition] } as const);
      return { ...ability, condition: asked };
    }
    case "spell": {
      const { instructions, targets } = ability.resolution;
      const conditional = {
        kind: "conditional",
        ...context.nextId(),
        condition: paid,
        then: instructions,
        otherwise: [],
      } as const;
      return { ...ability, resolution: { targets, instructions: [conditional] } };
    }
    default:
      return refuse("if you do", ability);
  }
}
