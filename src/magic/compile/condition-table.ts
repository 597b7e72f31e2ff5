import type { Predicate, PredicateKind, PredicateOf } from "../syntax/predicate.js";
import type { ConditionTable } from "./conditioning.js";
import { characteristicConditions } from "./conditions/characteristic.js";
import { coinConditions } from "./conditions/coin.js";
import { keywordActionConditions } from "./conditions/keyword-action.js";
import { notConditions } from "./conditions/not-lowered.js";
import { passiveConditions } from "./conditions/passive.js";
import { spellConditions } from "./conditions/spell.js";

/** Verbs that can state a condition: all but those of the list, so that a new kind must go to one or the other. */
export type ConditionKind = Exclude<PredicateKind, (typeof notConditions)[number]>;

/** The lowering of each verb that can state a condition (603.4, 611.3a). */
export function conditionTable(): ConditionTable<ConditionKind> {
  return (table ??= {
    ...characteristicConditions,
    ...coinConditions,
    ...spellConditions,
    ...keywordActionConditions,
    ...passiveConditions,
  });
}

/** Made when it is first asked for: the families import one another. */
let table: ConditionTable<ConditionKind> | undefined;

const others: ReadonlySet<string> = new Set(notConditions);

/** Whether a verb can state a condition. */
export function isConditional(node: Predicate): node is PredicateOf<ConditionKind> {
  return !others.has(node.kind);
}
