import type { Condition, Cost, Instruction } from "../../effects/index.js";
import type { Adverbial } from "../../syntax/adverbial.js";
import type { Clause } from "../../syntax/clause.js";
import type { Opening, Part } from "../../syntax/sentence.js";
import { lowerCondition } from "../condition.js";
import type { Context } from "../context.js";
import { lowerActionCost, lowerCosts } from "../cost.js";
import { lowerPlayers } from "../player.js";
import { refuse } from "../refusal.js";
import { lowerParts } from "./sentence.js";

/** "If …, …": with "instead" it replaces what the instruction before would do (608.2c). */
export function lowerIf(
  clause: Clause,
  parts: readonly Part[],
  context: Context,
  before: readonly Instruction[],
): readonly Instruction[] {
  const last = before.at(-1);
  const condition = lowerCondition(clause, context);
  if (last?.kind === "unless" && speaksOfDoing(condition)) return refuse("if they do", clause);
  const bare = withoutInstead(parts);
  if (bare === null) {
    const base = context.nextId();
    context.branch = context.snapshot();
    return [{ kind: "conditional", ...base, condition, then: lowerParts(parts, context, before), otherwise: [] }];
  }
  const replaced = before.at(-1) ?? refuse("instead", clause);
  const base = context.nextId();
  const instructions = lowerParts(bare, context, before);
  return [{ kind: "instead", ...base, condition, replaces: replaced.id, instructions }];
}

/** "If they do" after "unless they pay" speaks of the payment, which has no slot of its own. */
function speaksOfDoing(condition: Condition): boolean {
  return condition.kind === "done" || (condition.kind === "not" && condition.condition.kind === "done");
}

/** The parts without the "instead" that opens or closes the first of them; null where there is none. */
function withoutInstead(parts: readonly Part[]): readonly Part[] | null {
  const [first, ...rest] = parts;
  if (first === undefined) return null;
  const opens = isInstead(first.openings[0]);
  const closes = first.clause.verbs.at(-1)?.adverbials.some(isInstead) === true;
  if (!opens && !closes) return null;
  const openings = opens ? first.openings.slice(1) : first.openings;
  return [{ openings, clause: closes ? clauseWithoutInstead(first.clause) : first.clause }, ...rest];
}

/** Whether an opening or an adverbial is the word "instead". */
export function isInstead(one: Opening | Adverbial | undefined): boolean {
  return one?.kind === "instead" || (one?.kind === "manner" && one.manner === "instead");
}

function clauseWithoutInstead(clause: Clause): Clause {
  const verbs = clause.verbs.map((verb) => ({
    ...verb,
    adverbials: verb.adverbials.filter((one) => !isInstead(one)),
  }));
  return { ...clause, verbs };
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
