import { keywordAbilityOf } from "../../../grammar/magic/vocabulary/keyword-abilities.js";
import { GIFTS, PARTNER_TEXTS } from "../../../grammar/magic/vocabulary/keyword-abilities.js";
import type { Ability, Filter, KeywordAbility, KeywordParameter } from "../effects/index.js";
import { Printer } from "../syntax/kernel/index.js";
import type { Keyword, KeywordParameters } from "../syntax/keyword.js";
import { nounPhrase, type NounPhrase } from "../syntax/noun-phrase.js";
import type { Context } from "./context.js";
import { lowerCosts } from "./cost.js";
import { costSymbols } from "./mana-symbols.js";
import { dispatch, type HandlerTable } from "./dispatch.js";
import { figureQuantity } from "./figure.js";
import { checkEither, checkWhole } from "./joined.js";
import { keywordMeaning } from "./keyword-meaning.js";
import { numeric } from "./plain.js";
import { lowerNumber, lowerQuantity } from "./quantity.js";
import { objectsOf } from "./reference.js";
import { valueOfChoice } from "./value-of-choice.js";
import { refuse } from "./refusal.js";

const mana = (symbols: readonly string[]): KeywordParameter => ({
  kind: "cost",
  costs: [{ kind: "mana", symbols: costSymbols(symbols) }],
});

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
  withCost: (node, context) => [
    { kind: "quality", filter: objectsOf(node.what, context) },
    ...materials(node.what),
    mana(node.symbols),
  ],
  quality: (node, context) => {
    if (node.what.kind === "described") checkEither(node.what.group);
    return [{ kind: "quality", filter: objectsOf(node.what, context) }];
  },
  word: (node) => refuse("a keyword's text", node),
  name: (node) => [{ kind: "word", word: node.name }],
  text: (node) => [{ kind: "word", word: partnerText(node.text, node) }],
  prototype: (node, context) => [mana(node.symbols), ...size(node.size, context)],
  numberWhere: (node, context) => [{ kind: "amount", amount: lowerQuantity(node.quantity, context) }],
};

/** How many "craft with two creatures" asks for; one where it says only which (702.167a). */
function materials(what: NounPhrase): readonly KeywordParameter[] {
  const [one, ...more] = what.kind === "described" ? what.group.determiners : [];
  if (one === undefined) return [];
  return one.kind === "number" && more.length === 0
    ? [{ kind: "amount", amount: numeric(one.value) }]
    : refuse("how many", what);
}

/** The text of "partner—[text]" is one of a closed list (702.124i). */
function partnerText(text: string, node: object): string {
  return PARTNER_TEXTS.find((one) => one === text) ?? refuse("a keyword's text", node);
}

/** The power and the toughness that a prototype ability brings (702.160a). */
function size({ power, toughness }: Size, context: Context): readonly KeywordParameter[] {
  return [power, toughness].map((one) => ({ kind: "amount", amount: figureQuantity(one, context) }));
}

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
    parameters: node.parameters === null ? [] : parametersOf(node, node.parameters, context),
  };
}

/** A keyword ability as an object has it, with the abilities that it stands for where its rule spells them out (702). */
export function keywordAbility(node: Keyword, id: string, context: Context, bearer = context.bearer): Ability {
  const ability = lowerKeyword(node, context);
  const means = keywordMeaning(ability, id, bearer);
  return { kind: "keyword", id, ...ability, ...(means === null ? {} : { means }) };
}

/** A keyword ability that a token has or a permanent gains, whatever it is that says so; refused without its parameter. */
export function givenKeyword(node: Keyword, context: Context): Ability {
  if (!isComplete(node)) refuse(node.keyword, node);
  const id = `${context.abilityId}.${context.nextSlot()}`;
  return keywordAbility(node, id, context, { ...context.bearer, spell: "permanent" });
}

function parametersOf({ keyword }: Keyword, node: KeywordParameters, context: Context): readonly KeywordParameter[] {
  return keyword === "gift" && node.kind === "quality" ? [gift(node)] : lowerParameters(node, context);
}

/** What is given as a gift is one of a closed list (702.174d–i). */
function gift(node: Extract<KeywordParameters, { readonly kind: "quality" }>): KeywordParameter {
  const out = new Printer();
  nounPhrase.print(node.what, out);
  const found = GIFTS.find((one) => one.gift === out.toString()) ?? refuse("a gift", node);
  return { kind: "word", word: found.gift };
}

/** Whether a keyword stands as a whole ability: with its parameter where it takes one. */
export function isComplete(node: Keyword): boolean {
  const shapes = keywordAbilityOf(node.keyword)?.shapes ?? ["none"];
  return node.parameters !== null || shapes.some((shape) => shape === "none" || shape === "type-joined");
}

type Size = Extract<KeywordParameters, { readonly kind: "prototype" }>["size"];
type Quality = Extract<KeywordParameters, { readonly kind: "from" }>["quality"];

function quality(node: Quality, context: Context): KeywordParameter {
  switch (node.kind) {
    case "color":
      return { kind: "quality", filter: { what: "object", constraints: [{ kind: "color", color: node.color }] } };
    case "special":
      return special(node.word, node);
    case "objects":
      if (valueOfChoice(node.what, context) === "color")
        return { kind: "quality", filter: { what: "object", constraints: [{ kind: "chosen", of: "color" }] } };
      if (node.what.kind === "described") checkWhole(node.what.group);
      return { kind: "quality", filter: anywhere(objectsOf(node.what, context)) };
  }
}

/** "protection from artifacts", "from instants": sources of that type, on the battlefield and off it, against 109.2 (702.16a). */
function anywhere(filter: Filter): Filter {
  return filter.what === "permanent" ? { ...filter, what: "object" } : filter;
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
