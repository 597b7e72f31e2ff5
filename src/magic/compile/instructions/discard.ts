import type { Instruction, PlayerReference, Quantity } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { Context } from "../context.js";
import { bareNoun, groupHasArticle, type Headed, headedBy, isArticle, onlyPost } from "../noun.js";
import { anyNumber } from "../plain.js";
import { countOfHeaded } from "../quantity.js";
import { eachTheirOwn } from "../own-for-each.js";
import { lowerObjects } from "../reference.js";
import { refuse } from "../refusal.js";
import { multiplied, type Saying } from "../saying.js";
import { doneTo } from "./result.js";

/** "discard two cards", "discard your hand", "discard that card" (701.9). */
export function discard(
  object: NounPhrase,
  manner: "chosen" | "random",
  saying: Saying,
  context: Context,
): readonly Instruction[] {
  const player = saying.subject.player();
  const cards = headedBy(object, "card");
  if (cards !== null && isCounted(cards)) {
    const make = (whose: PlayerReference, amount: Quantity): readonly Instruction[] =>
      doneTo({ kind: "discard", ...context.nextId(), player: whose, what: null, amount, manner }, object, context);
    const amount = (): Quantity => multiplied(countOfHeaded(cards, object, context), saying.forEach());
    return eachTheirOwn(player, amount, make, context);
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

/** "two cards", "cards equal to its power": any so many of the hand. */
function isCounted({ group, modifiers, post }: Headed): boolean {
  if (modifiers.length > 0 || groupHasArticle(group, "the", "that", "those", "this", "all")) return false;
  return post.every(({ kind }) => kind === "equalTo");
}

/** "your hand", or "all the cards in your hand", which is the same. */
function isHand(object: NounPhrase): boolean {
  const cards = headedBy(object, "card");
  const [all, the, ...others] = cards?.group.determiners ?? [];
  const inside = onlyPost(cards?.post ?? []);
  if (cards !== null && isArticle(all, "all") && inside?.kind === "in") {
    const whole = others.length === 0 && (the === undefined || isArticle(the, "the"));
    return whole && cards.modifiers.length === 0 && isHand(inside.where);
  }
  const hand = bareNoun(object, "hand");
  return hand !== null && groupHasArticle(hand, "your", "their", "his or her");
}
