import type { CreateTokens, Instruction, Quantity, TokenGroup } from "../effects/index.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Part, Sentence } from "../syntax/sentence.js";
import type { Context } from "./context.js";
import { articleOf, commonHead } from "./noun.js";
import { lowerQuantity } from "./quantity.js";
import { refuse } from "./refusal.js";
import type { Quantity as QuantityNode } from "../syntax/quantity.js";

/**
 * "Its power is equal to that creature's power and its toughness is equal to that creature's toughness." after a creation
 * says how large the token is (111.3, 208.1). Null where the sentence is something else.
 */
export function amendSize(
  { parts }: Sentence,
  before: readonly Instruction[],
  context: Context,
): readonly Instruction[] | null {
  const last = before.at(-1);
  const [first, second, ...more] = parts;
  const power = first === undefined ? null : equalTo(first, "power");
  const toughness = second === undefined ? null : equalTo(second, "toughness");
  if (last?.kind !== "createTokens" || more.length > 0 || power === null || toughness === null) return null;
  const [group, ...groups] = last.groups;
  const single = group?.count.kind === "number" && group.count.value === 1;
  if (group === undefined || groups.length > 0 || !single) return refuse("its power", first);
  const made = sized(group, measuredBefore(last, power, context), measuredBefore(last, toughness, context));
  context.lastTokens = made;
  return [...before.slice(0, -1), { ...last, groups: [made] }];
}

/** What the measure of the token is said to equal; null of another clause. */
function equalTo({ clause, openings }: Part, measure: "power" | "toughness"): QuantityNode | null {
  const [verb, ...more] = clause.verbs;
  if (verb?.predicate.kind !== "beEqual" || verb.predicate.form !== "is") return null;
  const bare = verb.adverb === null && verb.auxiliary === null && verb.innerAdverb === null;
  if (!bare || verb.adverbials.length > 0 || more.length > 0 || openings.length > 0) return null;
  return clause.subject !== null && isItsOwn(clause.subject, measure) ? verb.predicate.quantity : null;
}

function isItsOwn(node: NounPhrase, measure: "power" | "toughness"): boolean {
  const head = commonHead(node);
  if (head?.noun !== measure || head.modifiers.length > 0 || head.post.length > 0) return false;
  return head.group.possessor === null && articleOf(head.group) === "its";
}

/** Reads a quantity as it was before the token: "that creature" is another than the one that is being defined. */
function measuredBefore({ result }: CreateTokens, node: QuantityNode, context: Context): Quantity {
  const now = context.snapshot();
  const isToken = (one: (typeof now.antecedents)[number]): boolean =>
    one.reference?.kind === "result" && one.reference.slot === result;
  context.restore({ ...now, antecedents: now.antecedents.filter((one) => !isToken(one)) });
  const measured = context.measure(() => lowerQuantity(node, context));
  context.restore(now);
  return measured;
}

function sized(group: TokenGroup, power: Quantity, toughness: Quantity): TokenGroup {
  const { token } = group;
  if (token.kind !== "specified" || token.characteristics.power !== null) return refuse("its power");
  return { ...group, token: { ...token, characteristics: { ...token.characteristics, power, toughness } } };
}
