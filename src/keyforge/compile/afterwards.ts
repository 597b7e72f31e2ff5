import type { Condition, Instruction } from "../effects/index.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Sentence } from "../syntax/sentence.js";
import type { Context } from "./context.js";
import { isAround } from "./noun.js";
import { sourceInPlay } from "./plain.js";
import { refuse } from "./refusal.js";

/** "This damage cannot be prevented by armor": said of the damage that the sentence before deals; null for any other. */
export function pastArmor(before: readonly Instruction[], node: Sentence): readonly Instruction[] | null {
  const [opened, ...others] = node.clauses;
  if (opened === undefined || others.length + opened.openings.length > 0 || node.lead !== null) return null;
  const { clause } = opened;
  const [verb, ...more] = clause.kind === "clause" ? clause.verbs : [];
  if (clause.kind !== "clause" || verb?.modal !== "cannot" || more.length > 0 || !isThisDamage(clause.subject))
    return null;
  const { predicate, tails } = verb;
  const [by, ...rest] = tails;
  const isArmor =
    by?.kind === "by" && isAround(by.what, "armor") && by.what.modifiers.length + by.what.post.length === 0;
  if (
    predicate.kind !== "passive" ||
    predicate.verb !== "prevent" ||
    predicate.to !== null ||
    !isArmor ||
    rest.length > 0
  )
    return null;
  const last = before.at(-1);
  if (last?.kind !== "dealDamage") return refuse("which damage", node);
  return [...before.slice(0, -1), { ...last, armor: "ignored" }];
}

function isThisDamage(subject: NounPhrase | null): boolean {
  return subject?.kind === "described" && isAround(subject, "damage") && subject.determiner?.kind === "determiner" && subject.determiner.word === "this" && subject.modifiers.length + subject.post.length === 0; // prettier-ignore
}

/** "If …, repeat this effect": all of it again and again for as long as that holds. */
export function repeating(
  made: readonly Instruction[],
  before: readonly Instruction[],
  node: Sentence,
  context: Context,
): readonly Instruction[] {
  if (context.again.size === 0) return made;
  const [only, ...others] = made;
  const last = only?.kind === "conditional" ? only.then.at(-1) : undefined;
  const isAgain = only?.kind === "conditional" && last !== undefined && context.again.delete(last.result);
  if (!isAgain || others.length > 0 || only.otherwise.length > 0 || context.again.size > 0)
    return refuse("what is repeated", node);
  const { id, result } = only;
  const condition: Condition =
    context.repeats === "always" ? only.condition : { kind: "and", conditions: [only.condition, sourceInPlay] };
  const instructions = [...only.then.slice(0, -1), ...before];
  return [{ kind: "repeatWhile", id, result, condition, most: { kind: "anyNumber" }, instructions }];
}
