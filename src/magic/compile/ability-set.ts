import type { Ability, Change } from "../effects/index.js";
import type { PredicateOf } from "../syntax/predicate.js";
import type { Context } from "./context.js";
import { givenKeyword } from "./keyword.js";
import { figureQuantity } from "./figure.js";
import { lowerQuantity } from "./quantity.js";
import { lowerQuotedAbilities } from "./quote.js";
import { refuse } from "./refusal.js";

type AbilitySet = PredicateOf<"gainAbilities">["abilities"];

/** Abilities that objects gain, have or lose, all of them: "or" would need a choice. */
export function lowerAbilitySet(
  node: AbilitySet,
  context: Context,
  types: ReadonlySet<string> | null = null,
): readonly Ability[] {
  if ("keywords" in node && node.keywords.conjunction === "or") return refuse("or", node);
  return lowerAbilityOptions(node, context, types);
}

/** Abilities of which one is chosen: "your choice of flying or haste". */
export function lowerAbilityOptions(
  node: AbilitySet,
  context: Context,
  types: ReadonlySet<string> | null,
): readonly Ability[] {
  switch (node.kind) {
    case "keywords":
      if (node.keywords.keywords.length > 1 && node.keywords.conjunction === null) return refuse("and", node);
      return node.keywords.keywords.map((one) => givenKeyword(one, context));
    case "quotes":
      return lowerQuotedAbilities(node.quotes, context, types);
    case "keywordsAndQuotes":
      return [
        ...node.keywords.keywords.map((one) => givenKeyword(one, context)),
        ...lowerQuotedAbilities(node.quotes, context, types),
      ];
    case "quotesAndKeywords":
      return [
        ...lowerQuotedAbilities(node.quotes, context, types),
        ...node.keywords.keywords.map((one) => givenKeyword(one, context)),
      ];
    case "interleaved":
      return node.abilities.members.flatMap((one) =>
        one.kind === "keyword"
          ? [givenKeyword(one, context)]
          : lowerQuotedAbilities({ kind: "quotedAbilities", quotes: [one], conjunction: null }, context, types),
      );
    default:
      return refuse("abilities", node);
  }
}

/** "base power and toughness 4/4", "base power 1". */
export function lowerBase(node: PredicateOf<"haveBase">["base"], context: Context): readonly Change[] {
  switch (node.kind) {
    case "baseBoth":
      return [
        {
          kind: "setBasePowerToughness",
          power: figureQuantity(node.size.power, context),
          toughness: figureQuantity(node.size.toughness, context),
        },
      ];
    case "baseOne": {
      const value = lowerQuantity(node.quantity, context);
      return [
        {
          kind: "setBasePowerToughness",
          power: node.which === "power" ? value : null,
          toughness: node.which === "toughness" ? value : null,
        },
      ];
    }
    case "baseEach": {
      const value = lowerQuantity(node.quantity, context);
      return [{ kind: "setBasePowerToughness", power: value, toughness: value }];
    }
    default:
      return refuse("a base power and toughness", node);
  }
}
