import type { Instruction } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { Context } from "../context.js";
import { bareNoun, groupHasArticle } from "../noun.js";
import { anyNumber } from "../plain.js";
import { countOfGroup } from "../quantity.js";
import { lowerObjects } from "../reference.js";
import { refuse } from "../refusal.js";
import type { Saying } from "../saying.js";
import { doneTo } from "./result.js";

/** "discard two cards", "discard your hand", "discard that card" (701.9). */
export function discard(
  object: NounPhrase,
  manner: "chosen" | "random",
  saying: Saying,
  context: Context,
): readonly Instruction[] {
  const player = saying.subject.player();
  const cards = bareNoun(object, "card");
  if (cards !== null && !groupHasArticle(cards, "the", "that", "those", "this", "all")) {
    const base = context.nextId();
    const amount = countOfGroup(cards, context);
    return doneTo({ kind: "discard", ...base, player, what: null, amount, manner }, object, context);
  }
  if (isHand(object)) {
    const base = context.nextId();
    return doneTo({ kind: "discard", ...base, player, what: null, amount: anyNumber, manner: "hand" }, object, context);
  }
  const what = lowerObjects(object, context, player);
  if (what.kind === "wholeZone") return refuse("whose cards", object);
  const amount = what.kind === "choice" ? what.most : ({ kind: "size", of: what } as const);
  return doneTo({ kind: "discard", ...context.nextId(), player, what, amount, manner }, object, context);
}

function isHand(object: NounPhrase): boolean {
  const hand = bareNoun(object, "hand");
  return hand !== null && groupHasArticle(hand, "your", "their", "his or her");
}
