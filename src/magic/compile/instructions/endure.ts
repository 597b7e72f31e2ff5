import type { Condition, Instruction, ObjectReference, PlayerReference, Quantity } from "../../effects/index.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import type { Context } from "../context.js";
import { atLeastOne, one } from "../plain.js";
import { lowerNumber } from "../quantity.js";
import type { Saying } from "../saying.js";
import { plainCharacteristics } from "../token.js";

/** "It endures 2": its controller creates a 2/2 Spirit unless they put two +1/+1 counters on it; of 0, nothing (701.63). */
export function endure(node: PredicateOf<"endure">, saying: Saying, context: Context): readonly Instruction[] {
  const object = saying.subject.object();
  const player: PlayerReference = object.kind === "source" ? { kind: "you" } : { kind: "controllerOf", of: object };
  const amount = lowerNumber(node.number, context);
  const counters = optionalCounters(object, player, amount, context);
  const otherwise: Instruction = {
    kind: "conditional",
    ...context.nextId(),
    condition: { kind: "not", condition: { kind: "done", slot: counters.result } },
    then: [createSpirit(player, amount, context)],
    otherwise: [],
  };
  return unlessNothing(amount, [counters, otherwise], context);
}

function optionalCounters(
  on: ObjectReference,
  player: PlayerReference,
  count: Quantity,
  context: Context,
): Instruction {
  const base = context.nextId();
  const common = { actor: player, counter: "+1/+1", count, on, division: "each" } as const;
  const put: Instruction = { kind: "putCounters", ...context.nextId(), ...common };
  return { kind: "optional", ...base, player, instructions: [put] };
}

function createSpirit(player: PlayerReference, amount: Quantity, context: Context): Instruction {
  const characteristics = plainCharacteristics({ size: [amount, amount], colors: ["white"], subtypes: ["Spirit"] });
  const groups = [{ count: one, token: { kind: "specified", characteristics }, enters: [] }] as const;
  return { kind: "createTokens", ...context.nextId(), creator: player, controller: player, groups };
}

/** "If a permanent is instructed to endure 0, nothing happens" (701.63b). */
function unlessNothing(amount: Quantity, whole: readonly Instruction[], context: Context): readonly Instruction[] {
  if (amount.kind === "number") return amount.value > 0 ? whole : [];
  const condition: Condition = { kind: "compare", quantity: amount, is: atLeastOne };
  return [{ kind: "conditional", ...context.nextId(), condition, then: whole, otherwise: [] }];
}
