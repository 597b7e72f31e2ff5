import type { Ability, Condition, Cost, StaticEffect } from "../effects/index.js";
import type { AbilityNode, SentenceInAbility } from "../syntax/ability.js";
import type { Clause, VerbPhrase } from "../syntax/clause.js";
import type { Adverbial } from "../syntax/adverbial.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Predicate, PredicateOf } from "../syntax/predicate.js";
import type { Part } from "../syntax/sentence.js";
import { type Context, playerAntecedent } from "./context.js";
import { lowerActionCost } from "./cost.js";
import { articleOf, bareNoun, isPronoun } from "./noun.js";
import { you } from "./plain.js";
import { costSymbols } from "./mana-symbols.js";
import { refuse } from "./refusal.js";

/** A paragraph that is no line of keywords. */
export type Body = Extract<AbilityNode, { readonly kind: "ability" }>;

/** Whether a paragraph is of sentences alone: no cost or label before them, no modes or rows of a table behind. */
export function isOfSentences({ head, label, modes, rows }: Body): boolean {
  return head === null && label === null && modes.length + rows.length === 0;
}

type Additional = Extract<StaticEffect, { readonly kind: "additionalCost" }>;

/** An optional additional cost, the condition that it was paid, and what stands behind it in the paragraph. */
export interface Offer {
  readonly costs: readonly Additional[];
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
  if (part === undefined || !isOfSentences(node) || parts.length + part.openings.length > 0) return null;
  const costs = offered(part.clause, context);
  const [cost, ...others] = costs ?? [];
  if (costs === null || cost === undefined) return null;
  const paid = { kind: "paid", cost: cost.keyword } as const;
  if (sentences.length === 0) return { costs, paid, linked: null };
  // Of several costs without a name, which was paid is not told.
  const unclear = others.length > 0 || context.bearer.paidBefore.size > 0;
  if (cost.keyword === null && unclear) return refuse("if you do", node);
  return { costs, paid, linked: { ...node, sentences: ifPaid(sentences, context) } };
}

function offered({ subject, verbs }: Clause, context: Context): readonly Additional[] | null {
  const [verb, ...others] = verbs;
  const as = verb?.adverbials.at(-1);
  if (as?.kind !== "manner" || as.manner !== "asYouCast" || !isPronoun(subject, "you")) return null;
  if (verb?.auxiliary !== "may" || others.length > 0 || verb.adverb !== null || verb.innerAdverb !== null) return null;
  return costsOffered(verb.predicate, verb.adverbials.slice(0, -1), context);
}

function costsOffered(node: Predicate, also: readonly Adverbial[], context: Context): readonly Additional[] | null {
  if (node.kind === "payNoun") return additionalMana(node.object, also);
  if (node.kind === "promiseTo") return also.length === 0 ? promisedGift(node, context) : null;
  if (!also.every(isBesideOthers) || also.length > 1) return null;
  return [optionalCost([lowerActionCost(node, context)], "may")];
}

/** "in addition to any other costs" (601.2f). */
function isBesideOthers(one: Adverbial): boolean {
  const group = one.kind === "inAdditionTo" ? bareNoun(one.what, "cost") : null;
  const words = group?.determiners.map((each) => (each.kind === "article" ? each.word : each.kind));
  return words?.join(" ") === "any other";
}

const optionalCost = (costs: readonly Cost[], optional: Additional["optional"]): Additional => ({
  kind: "additionalCost",
  costs,
  optional,
  keyword: null,
});

/** "an additional {2}", "an additional {1} any number of times", "an additional {1} and/or {2}" (702.33a–c, 702.175a). */
function additionalMana(object: NounPhrase, also: readonly Adverbial[]): readonly Additional[] | null {
  const [times, ...more] = also;
  const often = times?.kind === "manner" && times.manner === "anyNumberOfTimes";
  if (more.length > 0 || (times !== undefined && !often)) return null;
  const joined = object.kind === "coordinated" && object.conjunction === "and/or";
  const [first, ...others] = joined ? object.members : [object];
  if (first?.kind !== "symbolAmount" || first.amount !== "additional") return null;
  const symbols = [{ ...first, amount: null }, ...others].map(plainSymbols);
  return symbols.map((each) => optionalCost([{ kind: "mana", symbols: each }], often ? "anyNumberOfTimes" : "may"));
}

function plainSymbols(node: NounPhrase): readonly string[] {
  const plain = node.kind === "symbolAmount" && node.amount === null && node.number === null && node.post.length === 0;
  return plain ? costSymbols(node.symbols) : refuse("a cost", node);
}

/** "promise an opponent a gift": the gift's cost is to choose an opponent (702.174a, 702.174k), who is then spoken of. */
function promisedGift({ to, object }: PredicateOf<"promiseTo">, context: Context): readonly Additional[] | null {
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
  return [{ ...optionalCost(costs, "may"), keyword: "gift" }];
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
