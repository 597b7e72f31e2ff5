import type { Instruction, Quantity } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import type { Context } from "../context.js";
import { isArticle, onlyItem, stateOf } from "../noun.js";
import { isEach } from "../plain.js";
import { lowerQuantity, lowerValue } from "../quantity.js";
import { refuse } from "../refusal.js";
import type { Saying } from "../saying.js";
import { whoseLifeTotal } from "../whose.js";
import { done } from "./result.js";

type Becoming = PredicateOf<"become" | "becomeNumber" | "becomeEqual">;

/** "Your life total becomes 10", "becomes equal to …": whoever it is gains or loses the difference (119.5); null of another subject. */
export function lifeTotalBecomes(node: Becoming, saying: Saying, context: Context): readonly Instruction[] | null {
  const player = saying.subject.node === null ? null : whoseLifeTotal(saying.subject.node, context);
  if (player === null) return null;
  if (player.kind === "matchingPlayers") return refuse("whose", node);
  saying.spoken();
  const amount = context.measure(() => amountOf(node, saying, context));
  if (isEach(player) && amount.kind !== "number") return refuse("of each", node);
  return done({ kind: "setLife", ...context.nextId(), player, amount }, context);
}

function amountOf(node: Becoming, saying: Saying, context: Context): Quantity {
  if (node.kind !== "become") return lowerQuantity(node.quantity, context);
  if (node.addition !== null || node.still !== null) return refuse("become", node);
  return halfStarting(node.object, saying) ?? lowerValue(node.object, context);
}

/** "half your starting life total, rounded up" (103.4, 107.1a); null of another amount. */
function halfStarting(object: NounPhrase, saying: Saying): Quantity | null {
  const [half, your, ...others] = object.kind === "described" ? object.group.determiners : [];
  if (half?.kind !== "amount" || half.word !== "half") return null;
  const item = onlyItem(object);
  const starting = stateOf(item?.modifiers[0]) === "starting" && item?.modifiers.length === 1;
  const total = item?.noun.kind === "common" && item.noun.noun === "life total" && isArticle(your, "your");
  if (!starting || !total || others.length > 0 || object.kind !== "described" || object.post.length > 0)
    return refuse("half", object);
  const { rounding } = saying.take("rounded") ?? refuse("half", object);
  return { kind: "half", of: { kind: "startingLifeTotal" }, round: rounding };
}
