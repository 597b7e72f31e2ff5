import { lex } from "../../../grammar/magic/lexer.js";
import { CARD_TYPES, keywordAbilityOf, SUPERTYPES } from "../../../grammar/magic/vocabulary/index.js";
import {
  CREATING_KEYWORDS,
  GIFT_CHOICE,
  GIFT_EFFECTS,
  type DefinedAbility,
} from "../../../grammar/magic/vocabulary/keyword-definitions.js";
import { subtypeOf } from "../../../grammar/magic/vocabulary/subtypes.js";
import { KEYWORD_DEFINITIONS, typecyclingSentence } from "../../../grammar/magic/vocabulary/keyword-sentences.js";
import type { Ability, Cost, Instruction, KeywordAbility, Quantity } from "../effects/index.js";
import { liftAbilities, type AbilityNode } from "../syntax/ability.js";
import { lowerAbility } from "./ability.js";
import type { Bearer } from "./context.js";
import { one } from "./plain.js";
import { ofQuality, ofTargets, paying } from "./keyword-parameter.js";
import { refuse } from "./refusal.js";

const definitions: ReadonlyMap<string, readonly DefinedAbility[]> = new Map(
  KEYWORD_DEFINITIONS.map(({ keyword, abilities }) => [keyword.toLowerCase(), abilities]),
);

const creating: ReadonlySet<string> = new Set([
  "gift",
  ...CREATING_KEYWORDS.map(({ keyword }) => keyword.toLowerCase()),
]);

/** Whether a word is a keyword ability that creates tokens, or may (702). */
export function isMakingKeyword(word: string | undefined): boolean {
  return word !== undefined && creating.has(word);
}

/** The abilities that a keyword stands for, in the words of its rule; null where it has no definition here (702). */
export function keywordMeaning(keyword: KeywordAbility, id: string, bearer: Bearer): readonly Ability[] | null {
  if (isVariant(keyword) || equipsOthers(keyword)) return null;
  const defined = definitions.get(keyword.keyword) ?? typecycling(keyword) ?? giftDefinition(keyword, bearer);
  if (defined === null) return null;
  return defined.flatMap((ability, index) => meant(ability, keyword, `${id}.m${index + 1}`, bearer));
}

/** "Equip planeswalker" has a planeswalker equipped as though it were a creature (702.6e), which nothing here means. */
function equipsOthers({ keyword, parameters }: KeywordAbility): boolean {
  return (
    keyword === "equip" &&
    parameters.some(
      (one) =>
        one.kind === "quality" &&
        one.filter.constraints.some((part) => part.kind === "cardType" && part.cardType !== "creature"),
    )
  );
}

/** "Bloodthirst X" has a meaning of its own, which is not that of a number (702.54b). */
function isVariant({ keyword, parameters }: KeywordAbility): boolean {
  // What of "{G} or {W}" is paid is chosen for each age counter (702.24a).
  if (keyword === "cumulative upkeep" && parameters.length > 1) return true;
  return keyword === "bloodthirst" && parameters.some((one) => one.kind === "amount" && one.amount.kind === "x");
}

function meant(defined: DefinedAbility, keyword: KeywordAbility, id: string, bearer: Bearer): readonly Ability[] {
  switch (defined.kind) {
    case "text":
      return lowered(defined.text, id, bearer, amountOf(keyword)).map((ability) => paidFor(ability, keyword));
    case "costed":
      return costed(defined.text, keyword, id, bearer).map((ability) => ofTargets(ability, keyword));
    case "paying":
      return lowered(defined.text, id, bearer, amountOf(keyword)).map((ability) => paying(ability, costsOf(keyword)));
    case "quality":
      return lowered(defined.text, id, bearer, amountOf(keyword)).map((ability) => ofQuality(ability, keyword));
    case "additionalCost":
      return [additional(id, keyword, costLists(keyword, alongWith(defined, id, bearer)), defined.optional)];
    case "additionalChoice":
      return [additional(id, keyword, [choices(defined.text, id, bearer)], "may")];
  }
}

/** An additional cost that the keyword's text states is paid for the keyword: "if it was bargained" asks that (702.166b). */
function paidFor(ability: Ability, { keyword }: KeywordAbility): Ability {
  if (ability.kind !== "static") return ability;
  return {
    ...ability,
    effects: ability.effects.map((one) => (one.kind === "additionalCost" ? { ...one, keyword } : one)),
  };
}

/** The keyword's cost comes before the ability's own; a text that states none is what the ability does. */
function costed(text: string, keyword: KeywordAbility, id: string, bearer: Bearer): readonly Ability[] {
  const whole = text.includes(": ") ? text : `{0}: ${text}`;
  return lowered(whole, id, bearer, amountOf(keyword)).map((ability) => {
    if (ability.kind !== "activated") return ability;
    const own = whole === text ? ability.costs : ability.costs.slice(1);
    return { ...ability, costs: [...costsOf(keyword), ...own] };
  });
}

/** The first of two linked abilities: the payment of which the second asks (607.2, 702.157a, 702.174a, 702.175a). */
function additional(
  id: string,
  { keyword }: KeywordAbility,
  lists: readonly (readonly Cost[])[],
  optional: "may" | "anyNumberOfTimes",
): Ability {
  const name = keywordAbilityOf(keyword)?.variantOf ?? keyword;
  const effects = lists.map((costs) => ({ kind: "additionalCost", costs, optional, keyword: name }) as const);
  return { kind: "static", id, condition: null, effects };
}

/** An action that is a cost. */
function choices(text: string, id: string, bearer: Bearer): readonly Cost[] {
  const instructions = lowered(text, id, { ...bearer, spell: "spell" }, one).flatMap(
    (ability): readonly Instruction[] => (ability.kind === "spell" ? ability.resolution.instructions : []),
  );
  return instructions.map((instruction) => ({ kind: "instruction", instruction }));
}

const cycling = "cycling";
const typeWords: ReadonlySet<string> = new Set([...SUPERTYPES, ...CARD_TYPES.map(({ name }) => name)]);

/** "Forestcycling", "basic landcycling": the type that the keyword is joined to is what is searched for (702.29e). */
function typecycling({ keyword }: KeywordAbility): readonly DefinedAbility[] | null {
  if (!keyword.endsWith(cycling) || keyword === cycling) return null;
  const joined = keyword.slice(0, -cycling.length);
  const subtype = joined.charAt(0).toUpperCase() + joined.slice(1);
  const known = subtypeOf(subtype) !== undefined;
  if (!known && !joined.split(" ").every((word) => typeWords.has(word))) return null;
  const type = known ? subtype : joined;
  const article = "aeiou".includes(joined.charAt(0)) ? "an" : "a";
  return [{ kind: "costed", text: typecyclingSentence(`${article} ${type}`) }];
}

/** Gift has its effect by what is given, and a form for permanents and one for spells (702.174b). */
function giftDefinition({ keyword, parameters }: KeywordAbility, bearer: Bearer): readonly DefinedAbility[] | null {
  if (keyword !== "gift") return null;
  const given = parameters.flatMap((parameter) => (parameter.kind === "word" ? [parameter.word] : []));
  const { effect } = GIFT_EFFECTS.find(({ gift }) => given.includes(gift)) ?? refuse("a gift");
  const opening = bearer.spell === "spell" ? "If this spell's" : "When this permanent enters, if its";
  return [
    { kind: "additionalChoice", text: GIFT_CHOICE },
    { kind: "text", text: `${opening} gift cost was paid, ${effect}.` },
  ];
}

const ofSpell: Quantity = { kind: "x" };

/** The number that the keyword is given along; an X is that of the spell where it is given along none (702.156a, 107.3m). */
function amountOf({ parameters }: KeywordAbility): Quantity {
  const [amount = ofSpell] = parameters.flatMap((parameter) => (parameter.kind === "amount" ? [parameter.amount] : []));
  return amount;
}

/** The costs that the keyword is given along, each paid or not by itself: "Kicker {1} and/or {2}" (702.33b). */
function costLists({ parameters }: KeywordAbility, along: readonly Cost[] = []): readonly (readonly Cost[])[] {
  return parameters.flatMap((parameter) => (parameter.kind === "cost" ? [[...parameter.costs, ...along]] : []));
}

/** What is done along with paying the cost (702.33h). */
function alongWith(
  { along }: Extract<DefinedAbility, { readonly kind: "additionalCost" }>,
  id: string,
  bearer: Bearer,
): readonly Cost[] {
  return along === undefined ? [] : choices(along, id, bearer);
}

const costsOf = (keyword: KeywordAbility): readonly Cost[] => costLists(keyword).flat();

const lifted = new Map<string, AbilityNode>();

/** The rules' N as card text writes it. */
const numbered: ReadonlyMap<string, string> = new Map([
  ["N", "X"],
  ["+N/+N", "+X/+X"],
  ["+N/+0", "+X/+0"],
]);

/** The rules' sentence, lifted once; N is an X whose value the keyword gives. */
function definitionNode(text: string): AbilityNode {
  const known = lifted.get(text);
  if (known !== undefined) return known;
  const words = text.split(" ").map((word) => numbered.get(word) ?? word);
  const [ability] = liftAbilities(lex(words.join(" "), []).lines);
  const node = ability?.node ?? refuse(ability?.diagnostics[0]?.message ?? text);
  lifted.set(text, node);
  return node;
}

/** The sentence speaks of the object that has the keyword, whatever that is called. */
function lowered(text: string, id: string, bearer: Bearer, amount: Quantity): readonly Ability[] {
  const spell = bearer.spell === "spell" ? "spell" : "permanent";
  return lowerAbility(definitionNode(text), id, { ...bearer, names: new Set(), types: null, spell }, amount);
}
