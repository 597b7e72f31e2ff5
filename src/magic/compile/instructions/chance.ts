import type { Instruction, Quantity } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { Adverbial } from "../../syntax/adverbial.js";
import { isFlip } from "../conditions/coin.js";
import type { Context } from "../context.js";
import type { InstructionTable } from "../instruct.js";
import { articleOf, bareNoun, commonHead, isPronoun, stateOf } from "../noun.js";
import { countOfGroup, lowerQuantity } from "../quantity.js";
import { refuse } from "../refusal.js";
import { multiplied, type Saying } from "../saying.js";
import { onObjects } from "./on-objects.js";
import { done } from "./result.js";

/** Coins that are flipped (705) and dice that are rolled (706). */
export const chanceInstructions: InstructionTable<"flip" | "roll" | "rollPlus"> = {
  flip: (node, saying, context) => flip(node.object, saying, context),
  roll: (node, saying, context) => roll(node.object, null, saying, context),
  rollPlus: (node, saying, context) => {
    const plus = context.measure(() => lowerQuantity(node.quantity, context));
    return roll(node.object, plus, saying, context);
  },
};

const dice: Readonly<Partial<Record<string, number>>> = { d4: 4, d6: 6, d8: 8, d10: 10, d12: 12, d20: 20 };

const sided: Readonly<Partial<Record<string, number>>> = { "four-sided": 4, "six-sided": 6, "twenty-sided": 20 };

/** "roll a d20", "roll a six-sided die" (706.1), "roll X six-sided dice"; what is added is added to one result (706.2). */
function roll(object: NounPhrase, plus: Quantity | null, saying: Saying, context: Context): readonly Instruction[] {
  const head = commonHead(object);
  if (head === null || head.post.length > 0 || head.group.possessor !== null) return refuse("roll", object);
  const article = articleOf(head.group);
  if (article !== null && article !== "a" && article !== "an") return refuse("roll", object);
  const [word, ...more] = head.modifiers;
  const named = word === undefined ? dice[head.noun] : undefined;
  const sides = head.noun === "die" && more.length === 0 ? sided[stateOf(word) ?? ""] : named;
  if (sides === undefined || (plus !== null && article === null)) return refuse("roll", object);
  const player = saying.subject.player();
  const count = multiplied(countOfGroup(head.group, context), saying.forEach());
  return done({ kind: "rollDie", ...context.nextId(), player, count, sides, plus }, context);
}

/** "flip a coin", "flip three coins", "flip a coin until you lose a flip" (705.1); "flip it": a permanent (710.4). */
function flip(object: NounPhrase, saying: Saying, context: Context): readonly Instruction[] {
  const coin = bareNoun(object, "coin");
  if (coin === null) return onObjects("flip", object, saying, context);
  const article = articleOf(coin);
  if (article !== null && article !== "a") return refuse("flip", object);
  const until = untilLost(saying.take("until"));
  const player = saying.subject.player();
  const count = multiplied(countOfGroup(coin, context), saying.forEach());
  if (until !== null && article === null) return refuse("until", object);
  return done({ kind: "flipCoin", ...context.nextId(), player, count, until }, context);
}

/** "until you lose a flip". */
function untilLost(until: Extract<Adverbial, { readonly kind: "until" }> | null): "lost" | null {
  if (until === null) return null;
  const { subject, verbs } = until.clause;
  const [verb, ...others] = verbs;
  const plain = verb?.auxiliary === null && verb.adverbials.length === 0 && others.length === 0;
  if (!plain || !isPronoun(subject, "you") || verb.predicate.kind !== "lose") return refuse("until", until);
  return isFlip(verb.predicate.object, "a") ? "lost" : refuse("until", until);
}
