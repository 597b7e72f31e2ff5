import type { OutrightReplacement } from "../effects/index.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Part } from "../syntax/sentence.js";
import type { Context } from "./context.js";
import { headedBy, isPronoun, onlyPost } from "./noun.js";
import { lowerQuantity } from "./quantity.js";
import { isUnaided } from "./form.js";
import { refuse } from "./refusal.js";

/** "you gain that much life plus 1 instead", "that player gains twice that much life instead": the same event in another amount (614.1a). */
export function changedAmount({ clause, openings }: Part, context: Context): OutrightReplacement {
  const [verb, ...verbs] = clause.verbs;
  const [instead, ...others] = verb?.adverbials ?? [];
  const isInstead = instead?.kind === "manner" && instead.manner === "instead" && others.length === 0;
  if (verb?.predicate.kind !== "gain" || verbs.length + openings.length > 0 || !isInstead)
    return refuse("instead", clause);
  if (!isUnaided(verb)) return refuse("instead", verb);
  if (clause.subject !== null && !isPronoun(clause.subject, "you")) return refuse("instead", clause);
  return ofThatMuch(verb.predicate.object, context);
}

/** "that much life plus 2", "twice that much life". */
export function ofThatMuch(object: NounPhrase, context: Context): OutrightReplacement {
  const head = headedBy(object, "life");
  const [amount, ...more] = head?.group.determiners ?? [];
  if (head === null || amount?.kind !== "amount" || more.length + head.modifiers.length > 0)
    return refuse("that much", object);
  if (amount.word === "twice that much" && head.post.length === 0) return { kind: "multiply", by: 2 };
  const plus = onlyPost(head.post);
  if (amount.word !== "that much" || plus?.kind !== "plus") return refuse("that much", object);
  const quantity = lowerQuantity(plus.quantity, context);
  if (quantity.kind !== "number") return refuse("plus", plus);
  return { kind: plus.sign === "plus" ? "add" : "subtract", amount: quantity };
}
