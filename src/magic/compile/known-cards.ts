import type { Instruction, ObjectReference, Target } from "../effects/index.js";
import type { Context } from "./context.js";

/** Instructions whose results are cards from a hand or a library, of which no permanent was one (121.1, 701.9a, 701.17a, 701.23a). */
const ofCards: ReadonlySet<Instruction["kind"]> = new Set<Instruction["kind"]>([
  "drawCards",
  "discard",
  "mill",
  "searchLibrary",
]);

/** Whether what a reference means was cards before anything was done to it: cards of a hand, a library or a graveyard (108.2, 109.2a). */
export function areCards(reference: ObjectReference, context: Context): boolean {
  switch (reference.kind) {
    case "libraryCards":
    case "libraryUntil":
    case "wholeZone":
      return true;
    case "choice":
    case "matching":
      return reference.filter.what === "card";
    case "among":
      return reference.filter.what === "card" || areCards(reference.of, context);
    case "oneOf":
      return areCards(reference.of, context);
    case "all":
      return reference.of.every((one) => areCards(one, context));
    case "target":
      return context.targets.some(({ id, what }) => id === reference.target && isCardTarget(what));
    case "paid":
      return wasPaidWithCards(reference.cost, context);
    case "result":
      return context.doings.some((one) => one.result === reference.slot && leavesCards(one, context));
    default:
      return false;
  }
}

/** Whether what was paid with was called a card: "exile a creature card from your graveyard" (602.2b). */
function wasPaidWithCards(cost: string, context: Context): boolean {
  const { antecedents } = context.snapshot();
  const paid = antecedents.filter(({ reference }) => reference?.kind === "paid" && reference.cost === cost);
  return paid.every(({ heads }) => heads.has("card"));
}

function isCardTarget(what: Target["what"]): boolean {
  if ("what" in what) return what.what === "card";
  return what.kind === "union" && what.of.every((one) => one.what === "card");
}

/** Whether what an instruction gives to those after it was cards before it. */
function leavesCards(one: Instruction, context: Context): boolean {
  if (ofCards.has(one.kind)) return true;
  if (one.kind === "reveal" || one.kind === "lookAt") return areCards(one.what, context);
  return (one.kind === "moveObjects" || one.kind === "chooseObjects") && areCards(one.objects, context);
}
