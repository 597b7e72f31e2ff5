import type { Condition } from "../../effects/index.js";
import type { VerbPhrase } from "../../syntax/clause.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { Context } from "../context.js";
import { plainDetail } from "../../effects/plain-detail.js";
import { howMany, readNumbered } from "../how-many.js";
import { headedBy, isPronoun, isWord } from "../noun.js";
import { pastSpanOf } from "../past-span.js";
import { you } from "../plain.js";
import { refuse } from "../refusal.js";
import { happened } from "../turn-tally.js";

/** "you gained 3 or more life this turn": as much in all, however often (119, 608.2i); null of another clause. */
export function pastAmount(subject: NounPhrase, verb: VerbPhrase, context: Context): Condition | null {
  const { predicate, adverbials } = verb;
  if (predicate.kind !== "gain" && predicate.kind !== "lose") return null;
  const head = headedBy(predicate.object, "life");
  const [span, ...others] = adverbials;
  const within = span === undefined ? null : pastSpanOf(span);
  if (head === null || within === null || isWord(predicate.object, "life")) return null;
  const plain = others.length === 0 && head.modifiers.length === 0 && head.post.length === 0;
  // Of several players each is asked for itself, which a sum over all of them cannot say.
  if (!plain || !isPronoun(subject, "you")) return refuse("so much life", verb);
  const kind = predicate.kind === "gain" ? "gainsLife" : "losesLife";
  const player = { kind: "player", reference: you } as const;
  const event = { kind, player, object: null, amount: null, detail: plainDetail } as const;
  return {
    kind: "compare",
    quantity: happened("amount", event, within),
    is: howMany(readNumbered(head.group, context), predicate.object),
  };
}
