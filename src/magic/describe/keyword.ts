import { keywordAbilityOf } from "../../../grammar/magic/vocabulary/keyword-abilities.js";
import type { KeywordAbility, KeywordParameter } from "../effects/index.js";
import { describeCondition } from "./condition.js";
import { describeCosts } from "./cost.js";
import { describeFilter } from "./filter.js";
import type { ByKind, Describers } from "./kinds.js";
import type { Names } from "./names.js";
import { describeQuantity } from "./quantity.js";

const parameters: Describers<KeywordParameter, [Names], string> = {
  cost: ({ costs }, names) => ` with the cost: ${describeCosts(costs, names)}`,
  amount: ({ amount }, names) => ` ${describeQuantity(amount, names)}`,
  quality: ({ filter }, names) => ` regarding ${describeFilter(filter, names, "plural")}`,
  word: ({ word }) => ` "${word}"`,
  name: ({ name }) => ` the card named "${name}"`,
  condition: ({ condition }, names) => ` on the condition that ${describeCondition(condition, names)}`,
};

function describe<Kind extends KeywordParameter["kind"]>(
  kind: Kind,
  parameter: ByKind<KeywordParameter>[Kind],
  names: Names,
): string {
  return parameters[kind](parameter, names);
}

/** The rule that defines a keyword ability, in brackets, where the rules have one of that name (702). */
export function keywordRule(keyword: string): string {
  const rule = keywordAbilityOf(keyword)?.rule;
  return rule === undefined ? "" : ` (${rule})`;
}

/** A keyword ability with what it is given along: "ward with the cost: pay {2} (702.21)". */
export function describeKeyword({ keyword, parameters: given }: KeywordAbility, names: Names): string {
  const said = given.map((parameter) => describe(parameter.kind, parameter, names)).join("");
  return `${keyword}${said}${keywordRule(keyword)}`;
}
