import type { Condition, Cost, Instruction } from "../../effects/index.js";
import type { Adverbial } from "../../syntax/adverbial.js";
import type { Clause } from "../../syntax/clause.js";
import type { ClauseList } from "../../syntax/clause-list.js";
import type { Part } from "../../syntax/sentence.js";
import { lowerCondition } from "../condition.js";
import type { Context } from "../context.js";
import { lowerActionCost, lowerCosts } from "../cost.js";
import { conditionOf } from "../joined-condition.js";
import { lowerPlayers } from "../player.js";
import { refuse } from "../refusal.js";
import { inPlaceOf, replacedBy, withoutInstead } from "./instead.js";
import { lowerParts } from "./sentence.js";

/** "If …, …": with "instead" it replaces what the instruction before would do (608.2c). */
export function lowerIf(
  clause: Clause | ClauseList,
  parts: readonly Part[],
  context: Context,
  before: readonly Instruction[],
): readonly Instruction[] {
  const last = before.at(-1);
  const bare = withoutInstead(parts);
  const candidates = before.slice(-Math.max(1, context.sentenceLength));
  const unmade = new Set(bare === null ? [] : candidates.flatMap(createdIn));
  const condition = context.withoutSlots(unmade, () => conditionOf(clause, context));
  if (last?.kind === "unless" && speaksOfDoing(condition)) return refuse("if they do", clause);
  if (bare === null) {
    const base = context.nextId();
    context.branch = context.snapshot();
    return [{ kind: "conditional", ...base, condition, then: lowerParts(parts, context, before), otherwise: [] }];
  }
  const base = context.nextId();
  const made = lowerParts(bare, context, before);
  const replaced = replacedBy(made, candidates) ?? refuse("instead", clause);
  const instructions = inPlaceOf(replaced, made, context);
  return [{ kind: "instead", ...base, condition, replaces: replaced.map(({ id }) => id), instructions }];
}

/** The slot of tokens that may yet not be created. */
function createdIn(one: Instruction): readonly string[] {
  return one.kind === "createTokens" ? [one.result] : [];
}

/** "If they do" after "unless they pay" speaks of the payment, which has no slot of its own. */
function speaksOfDoing(condition: Condition): boolean {
  return condition.kind === "done" || (condition.kind === "not" && condition.condition.kind === "done");
}

/** What a trailing "if …" or "unless …" puts round the instructions of its verb. */
export function lowerTrailing(
  one: Adverbial,
  lower: () => readonly Instruction[],
  context: Context,
): readonly Instruction[] {
  if (one.kind === "if") {
    const then = lower();
    const condition = lowerCondition(one.clause, context);
    return [{ kind: "conditional", ...context.nextId(), condition, then, otherwise: [] }];
  }
  return one.kind === "unless" ? [unless(one.clause, lower(), context)] : refuse(one.kind, one);
}

/** "unless its controller pays {3}", "unless you sacrifice a creature", "unless you control a Forest". */
function unless(clause: Clause, instructions: readonly Instruction[], context: Context): Instruction {
  const costs = costsOf(clause, context);
  if (costs !== null && clause.subject !== null)
    return { kind: "unless", ...context.nextId(), player: lowerPlayers(clause.subject, context), costs, instructions };
  const condition: Condition = { kind: "not", condition: lowerCondition(clause, context) };
  return { kind: "conditional", ...context.nextId(), condition, then: instructions, otherwise: [] };
}

function costsOf(clause: Clause, context: Context): readonly Cost[] | null {
  const [verb, ...more] = clause.verbs;
  if (verb === undefined || more.length > 0 || verb.auxiliary !== null || verb.adverbials.length > 0) return null;
  const node = verb.predicate;
  switch (node.kind) {
    case "pay":
      return lowerCosts(node.costs, context);
    case "payNoun":
    case "sacrifice":
    case "discard":
      return [lowerActionCost(node, context)];
    default:
      return null;
  }
}
