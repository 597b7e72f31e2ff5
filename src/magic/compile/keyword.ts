import { keywordAbilityOf } from "../../../grammar/magic/vocabulary/keyword-abilities.js";
import type { KeywordAbility, KeywordParameter } from "../effects/index.js";
import type { Keyword, KeywordParameters } from "../syntax/keyword.js";
import type { Context } from "./context.js";
import { lowerCosts } from "./cost.js";
import { dispatch, type HandlerTable } from "./dispatch.js";
import { lowerNumber } from "./quantity.js";
import { objectsOf } from "./reference.js";
import { refuse } from "./refusal.js";

const mana = (symbols: readonly string[]): KeywordParameter => ({ kind: "cost", costs: [{ kind: "mana", symbols }] });

const lowerings: HandlerTable<KeywordParameters, [Context], readonly KeywordParameter[]> = {
  cost: (node) => [mana(node.symbols)],
  costs: (node) => [mana(node.first), mana(node.second)],
  dashCost: (node, context) => [{ kind: "cost", costs: lowerCosts(node.costs, context) }],
  numberCost: (node, context) => [
    { kind: "amount", amount: lowerNumber(node.number, context) },
    { kind: "cost", costs: lowerCosts(node.costs, context) },
  ],
  number: (node, context) => [{ kind: "amount", amount: lowerNumber(node.number, context) }],
  from: (node, context) => [node.quality, ...node.more.map((one) => one.quality)].map((one) => quality(one, context)),
  for: (node, context) => [{ kind: "quality", filter: objectsOf(node.what, context) }],
  onto: (node, context) => [{ kind: "quality", filter: objectsOf(node.what, context) }, mana(node.symbols)],
  with: (node) => [{ kind: "word", word: node.name }],
  qualityCost: (node, context) => [{ kind: "quality", filter: objectsOf(node.what, context) }, mana(node.symbols)],
  qualityDashCost: (node, context) => [
    { kind: "quality", filter: objectsOf(node.what, context) },
    { kind: "cost", costs: lowerCosts(node.costs, context) },
  ],
  qualityNumber: (node, context) => [
    { kind: "quality", filter: objectsOf(node.what, context) },
    { kind: "amount", amount: lowerNumber(node.number, context) },
  ],
  withCost: (node, context) => [{ kind: "quality", filter: objectsOf(node.what, context) }, mana(node.symbols)],
  quality: (node, context) => [{ kind: "quality", filter: objectsOf(node.what, context) }],
  word: (node) => refuse("a keyword's text", node),
  name: (node) => refuse("a keyword's name", node),
  text: (node) => refuse("a keyword's text", node),
  prototype: (node) => refuse("prototype", node),
  numberWhere: (node) => refuse("a number defined behind it", node),
};

function lowerParameters(node: KeywordParameters, context: Context): readonly KeywordParameter[] {
  return dispatch<KeywordParameters, KeywordParameters["kind"], [Context], readonly KeywordParameter[]>(
    lowerings,
    node.kind,
    node,
    context,
  );
}

/** A keyword ability; one that needs a parameter is refused without it (702). */
export function lowerKeyword(node: Keyword, context: Context): KeywordAbility {
  return {
    keyword: node.keyword,
    parameters: node.parameters === null ? [] : lowerParameters(node.parameters, context),
  };
}

/** Whether a keyword stands as a whole ability: with its parameter where it takes one. */
export function isComplete(node: Keyword): boolean {
  const shapes = keywordAbilityOf(node.keyword)?.shapes ?? ["none"];
  return node.parameters !== null || shapes.some((shape) => shape === "none" || shape === "type-joined");
}

type Quality = Extract<KeywordParameters, { readonly kind: "from" }>["quality"];

function quality(node: Quality, context: Context): KeywordParameter {
  switch (node.kind) {
    case "color":
      return { kind: "quality", filter: { what: "object", constraints: [{ kind: "color", color: node.color }] } };
    case "special":
      return special(node.word, node);
    case "objects":
      return { kind: "quality", filter: objectsOf(node.what, context) };
  }
}

function special(word: Extract<Quality, { readonly kind: "special" }>["word"], node: object): KeywordParameter {
  if (word === "everything") return { kind: "quality", filter: { what: "object", constraints: [] } };
  if (word === "monocolored" || word === "multicolored" || word === "colorless")
    return { kind: "quality", filter: { what: "object", constraints: [{ kind: "colorGroup", group: word }] } };
  if (word === "chosenColor")
    return { kind: "quality", filter: { what: "object", constraints: [{ kind: "chosen", of: "color" }] } };
  if (word === "eachColor" || word === "allColors")
    return {
      kind: "quality",
      filter: {
        what: "object",
        constraints: [{ kind: "not", constraint: { kind: "colorGroup", group: "colorless" } }],
      },
    };
  return refuse(word, node);
}
