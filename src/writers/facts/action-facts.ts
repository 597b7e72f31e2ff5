import type { Instruction, Quantity } from "../../magic/effects/index.js";
import { amountText, type Fact } from "./fact.js";

type KeywordAction = Extract<Instruction, { readonly kind: "keywordAction" }>;

const one: Quantity = { kind: "number", value: 1 };
const plus = (amount: Quantity): Fact => ({ kind: "counters", text: `+1/+1 × ${amountText(amount)}` });
const counters = ({ amount }: KeywordAction): readonly Fact[] => [plus(amount ?? one)];

/** What keyword actions do that is counted, by the words of their rules (701). */
const actions: ReadonlyMap<string, (action: KeywordAction) => readonly Fact[]> = new Map([
  ["monstrosity", counters], // 701.37a
  ["bolster", counters], // 701.39a
  ["support", () => [plus(one)]], // 701.41a
  ["adapt", counters], // 701.46a
  ["connive", () => [{ kind: "draw", text: amountText(one) }, plus(one)]], // 701.50a
  ["earthbend", counters], // 701.66a
]);

/** The facts of a keyword action that has no instructions of its own. */
export function actionFacts(action: KeywordAction): readonly Fact[] {
  return actions.get(action.action)?.(action) ?? [];
}
