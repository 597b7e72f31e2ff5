import type { Identifier, ObjectReference } from "../../effects/index.js";
import type { Scope } from "../state/scope.js";

/**
 * Whether a reference speaks of cards (108.2): "the exiled card" is what lies in exile, which is the object that it was expected
 * to be and has the characteristics of the card (400.7, 608.2h), whatever the permanent was that became it. What is spoken of as
 * a creature or a permanent is that permanent as it last was.
 */
export function speaksOfCards(scope: Scope, reference: ObjectReference): boolean {
  switch (reference.kind) {
    case "among":
      return reference.filter.what === "card" || speaksOfCards(scope, reference.of);
    case "choice":
    case "matching":
      return reference.filter.what === "card";
    case "oneOf":
      return speaksOfCards(scope, reference.of);
    case "all":
      return reference.of.every((one) => speaksOfCards(scope, one));
    case "linked":
      return reference.how === "exiled";
    case "iteration":
    case "result":
      return scope.cardSlots?.includes(reference.slot) === true;
    default:
      return false;
  }
}

/** The scope in which a slot holds what a reference means: cards where that speaks of them ("for each card exiled this way … it"). */
export function withSlotFor(scope: Scope, slot: Identifier, reference: ObjectReference): Scope {
  const { cardSlots = [] } = scope;
  if (!speaksOfCards(scope, reference) || cardSlots.includes(slot)) return scope;
  return { ...scope, cardSlots: [...cardSlots, slot] };
}
