import type { Instruction, PlayerReference, Quantity, TurnPart } from "../../effects/index.js";
import { isSame } from "../../effects/structure.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import type { Context } from "../context.js";
import { stateOf } from "../noun.js";
import { one } from "../plain.js";
import { refuse } from "../refusal.js";
import type { Saying } from "../saying.js";
import { turnPartOf } from "../turn-part.js";
import { done } from "./result.js";

/** "You skip your next turn", "target player skips their next combat phase this turn": those that come next are left out (614.10). */
export function skipNext(node: PredicateOf<"skip">, saying: Saying, context: Context): readonly Instruction[] {
  const player = saying.subject.player();
  const { phrase, count } = counted(node.object);
  const part = ownPart(phrase, player, context);
  const within = saying.takeSpan("thisTurn") === "there" ? ({ within: "thisTurn" } as const) : {};
  return done({ kind: "skip", ...context.nextId(), player, part, count, ...within }, context);
}

/** "your next two turns": how many, and the phrase as for one. */
function counted(object: NounPhrase): { readonly phrase: NounPhrase; readonly count: Quantity } {
  const [item, ...items] = object.kind === "described" ? object.group.items : [];
  const [next, number, ...more] = item?.modifiers ?? [];
  if (object.kind !== "described" || item === undefined || items.length + more.length > 0)
    return refuse("skip", object);
  if (stateOf(next) !== "next" || next === undefined) return refuse("skip", object);
  if (number === undefined) return { phrase: object, count: one };
  if (number.kind !== "determiner" || number.determiner.kind !== "number" || item.form !== "plural")
    return refuse("skip", object);
  const group = { ...object.group, items: [{ ...item, modifiers: [next] }] };
  return { phrase: { ...object, group }, count: { kind: "number", value: number.determiner.value } };
}

/** The part of the turn, which must be a later one of the player who skips it. */
function ownPart(phrase: NounPhrase, player: PlayerReference, context: Context): TurnPart {
  const { part, whose, next } = turnPartOf(phrase, context);
  if (next !== "next" || whose?.kind !== "player") return refuse("skip", phrase);
  return isSame(whose.reference, player) ? part : refuse("skip", phrase);
}
