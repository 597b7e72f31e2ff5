import type { Instruction, ObjectReference, PlayerReference, Quantity } from "../../effects/index.js";
import type { Described, NounPhrase } from "../../syntax/noun-phrase.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import { counterAmount, counterName } from "../counter.js";
import { acted, type Doing, doerOf, type InstructionTable } from "../doing.js";
import { isAround, nounOf } from "../noun.js";
import { lowerPlayer } from "../player.js";
import { lowerReference } from "../reference.js";
import { amountOf } from "../quantity.js";
import { refuse } from "../refusal.js";

function controlled(object: NounPhrase, player: PlayerReference, doing: Doing): readonly Instruction[] {
  const objects = lowerReference(object, doing.context);
  const duration = doing.tails.takeSpan(doing.context);
  const { id, result } = doing.context.next();
  acted(doing.context, "take", result, objects);
  return [{ kind: "takeControl", id, result, player, objects, duration }];
}

function tide(kind: "raiseTide" | "lowerTide") {
  return ({ object }: { readonly object: NounPhrase }, doing: Doing): readonly Instruction[] => {
    const isTide =
      isAround(object, "tide") &&
      object.modifiers.length === 0 &&
      object.determiner?.kind === "determiner" &&
      object.determiner.word === "the";
    if (!isTide) return refuse("what is raised", object);
    const { id, result } = doing.context.next();
    acted(doing.context, "raise", result, null);
    return [{ kind, id, result, player: doerOf(doing) }];
  };
}

/** "remove a time counter from it", "remove a ward from a creature" */
function removed(what: NounPhrase, from: PredicateOf<"remove">["from"], doing: Doing): readonly Instruction[] {
  if (what.kind !== "described" || from === null) return refuse("from where it is removed", what);
  const objects = lowerReference(from.whom, doing.context);
  if (nounOf(what) === "ward") return unwarded(what, objects, doing);
  const counter = counterName(what);
  const isAll =
    what.determiner?.kind === "determiner" && (what.determiner.word === "each" || what.determiner.word === "all");
  const amount = isAll ? ({ kind: "all" } as const) : (someCounters(what, doing) ?? counterAmount(what, doing));
  const { id, result } = doing.context.next();
  acted(doing.context, "remove", result, objects);
  return [{ kind: "removeCounters", id, result, counter, amount, objects }];
}

/** "up to three", "any number of": as many as a player likes; null for any other number. */
function someCounters({ determiner }: Described, { context }: Doing): Quantity | null {
  if (determiner?.kind === "determiner" && determiner.word === "anyNumberOf")
    return { kind: "upTo", most: { kind: "all" } };
  return determiner?.kind === "limited" && determiner.limit === "upTo"
    ? { kind: "upTo", most: amountOf(determiner.amount, context) }
    : null;
}

function unwarded(what: NounPhrase, objects: ObjectReference, doing: Doing): readonly Instruction[] {
  const isPlain = what.kind === "described" && what.modifiers.length === 0 && what.post.length === 0;
  if (!isPlain) return refuse("which wards", what);
  const { id, result } = doing.context.next();
  acted(doing.context, "remove", result, objects);
  return [{ kind: "removeStatus", id, result, status: "ward", objects }];
}

/** Take, give and swap control, give and remove counters, raise the tide. */
export const controlInstructions: InstructionTable<
  "takeControl" | "giveControl" | "swapControl" | "swap" | "give" | "remove" | "attach" | "raiseTide" | "lowerTide"
> = {
  raiseTide: tide("raiseTide"),
  lowerTide: tide("lowerTide"),
  attach: ({ object, to }, doing) => {
    if (to.facing !== null || to.preposition !== "to") return refuse("to what it is attached", to.place);
    const objects = lowerReference(object, doing.context);
    const host = lowerReference(to.place, doing.context);
    const { id, result } = doing.context.next();
    acted(doing.context, "attach", result, objects);
    return [{ kind: "attach", id, result, objects, to: host }];
  },
  remove: ({ object, from }, doing) => removed(object, from, doing),
  takeControl: ({ object }, doing) => controlled(object, doerOf(doing), doing),
  giveControl: ({ object, to }, doing) => {
    if (to === null) return refuse("to whom control is given", object);
    return controlled(object, lowerPlayer(to.whom, doing.context), doing);
  },
  swapControl: ({ object }, doing) => {
    const objects = lowerReference(object, doing.context);
    const { id, result } = doing.context.next();
    acted(doing.context, "swap", result, objects);
    return [{ kind: "swap", id, result, what: "control", objects, with: null }];
  },
  swap: ({ object }, doing) => {
    const other = doing.tails.takePlace("with");
    const objects = lowerReference(object, doing.context);
    const partner = other === null ? null : lowerReference(other, doing.context);
    const { id, result } = doing.context.next();
    acted(doing.context, "swap", result, objects);
    return [{ kind: "swap", id, result, what: "positions", objects, with: partner }];
  },
  give: ({ whom, object }, doing) => {
    const objects = lowerReference(whom, doing.context);
    const counter = counterName(object);
    const amount = counterAmount(object, doing);
    const { id, result } = doing.context.next();
    acted(doing.context, "give", result, objects);
    return [{ kind: "putCounters", id, result, counter, amount, objects }];
  },
};
