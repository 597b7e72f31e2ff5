import type { Instruction, ObjectReference, PlayerReference, Quantity } from "../effects/index.js";
import type { Pronoun } from "../syntax/noun-phrase.js";
import { objectAntecedent, type Context } from "./context.js";
import { one } from "./plain.js";
import { refuseUnbound } from "./refusal.js";

/** "Put one into your hand": one of the cards that were just shown or found (608.2c). */
export function oneOfThem(node: Pronoun, context: Context, chooser: PlayerReference): ObjectReference {
  const of = context.findObject("plural", [], "one", node);
  if (of.kind !== "result" || totalOf(of, context) === null) return refuseUnbound("one", node);
  const taken: ObjectReference = { kind: "oneOf", of, least: one, most: one, chooser };
  context.mention(objectAntecedent(taken, "singular", context.headsFor(of) ?? ["any"]));
  return taken;
}

/** "the other": of cards that were shown or found, the one that is left after all others were moved (608.2c); null of none. */
export function theOther(context: Context): ObjectReference | null {
  const taking = context.latestDoing((doing) => doing.kind === "moveObjects" && doing.objects.kind === "oneOf");
  const taken = taking?.kind === "moveObjects" && taking.objects.kind === "oneOf" ? taking.objects : null;
  if (taken?.of.kind !== "result") return null;
  const [total, number] = [totalOf(taken.of, context), numberOf(taken.most)];
  return total !== null && number !== null && total - number === 1 ? { kind: "rest", of: taken.of.slot } : null;
}

/** How many cards were shown or found, at most; null where the text does not say. */
function totalOf(of: ObjectReference, context: Context): number | null {
  if (of.kind === "libraryCards") return numberOf(of.count);
  if (of.kind !== "result") return null;
  const doing = context.latestDoing(({ result }) => result === of.slot);
  return doing === null ? null : totalDone(doing, context);
}

function totalDone(doing: Instruction, context: Context): number | null {
  switch (doing.kind) {
    case "lookAt":
    case "reveal":
      return totalOf(doing.what, context);
    case "moveObjects":
      return totalOf(doing.objects, context);
    case "searchLibrary":
      return numberOf(doing.most);
    default:
      return null;
  }
}

function numberOf(quantity: Quantity): number | null {
  return quantity.kind === "number" ? quantity.value : null;
}
