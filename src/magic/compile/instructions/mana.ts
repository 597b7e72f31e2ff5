import {
  articleOf,
  bareNoun,
  type Headed,
  headedBy,
  isArticle,
  isIndefinite,
  isNounWord,
  ofWhat,
  onlyPost,
  phraseOf,
  withoutAdditional,
} from "../noun.js";
import { addedSymbols } from "../mana-symbols.js";
import { one, you } from "../plain.js";
import type { Instruction, ManaProduction, ObjectReference, Quantity } from "../../effects/index.js";
import type { NounPhrase, SymbolAmount } from "../../syntax/noun-phrase.js";
import type { SymbolChoice } from "../../syntax/mana.js";
import type { Context } from "../context.js";
import type { InstructionTable } from "../instruct.js";
import { countOfGroup, lowerValue } from "../quantity.js";
import { lowerObjects, objectsOf } from "../reference.js";
import { refuse } from "../refusal.js";
import { multiplied, type Saying } from "../saying.js";
import { done } from "./result.js";
import { symbolCount } from "../symbol-amount.js";

type Kinds = "addSymbols" | "addAdditional" | "addAmount" | "add" | "addCombination" | "produce";

/** Adding mana (106, 605). */
export const manaInstructions: InstructionTable<Kinds> = {
  addSymbols: (node, saying, context) => symbols(node.mana, saying, context),
  addAdditional: (node, saying, context) => symbols(node.mana, saying, context),
  addAmount: (node, saying, context) =>
    add({ kind: "symbols", symbols: node.mana, times: lowerValue(node.quantity, context) }, saying, context),
  add: (node, saying, context) => addNoun(node.object, saying, context),
  addCombination: (node, saying, context) => combination(node.object, node.among, saying, context),
  produce: (node) => refuse("produce", node),
};

function add(mana: ManaProduction, saying: Saying, context: Context): readonly Instruction[] {
  if (mana.kind === "symbols") addedSymbols(mana.symbols);
  if (mana.kind === "choice") mana.options.forEach(addedSymbols);
  const player = saying.subject.player();
  return done({ kind: "addMana", ...context.nextId(), player, mana, restriction: [] }, context);
}

function symbols(node: SymbolChoice, saying: Saying, context: Context): readonly Instruction[] {
  saying.subject.player();
  const each = saying.forEach();
  const [only] = node.options;
  if (node.options.length === 1 && only !== undefined)
    return add({ kind: "symbols", symbols: only, times: multiplied(one, each) }, saying, context);
  return node.conjunction === "or"
    ? add({ kind: "choice", options: node.options, times: multiplied(one, each) }, saying, context)
    : refuse("mana", node);
}

/** "one mana of any color", "X mana of any one color", "two mana of any type that a land you control could produce". */
function addNoun(object: NounPhrase, saying: Saying, context: Context): readonly Instruction[] {
  saying.subject.player();
  if (object.kind === "symbolAmount") return numberedSymbols(object, saying, context);
  const head = headedBy(object, "mana") ?? refuse("add", object);
  const count = multiplied(manaCount(head, object, context), saying.forEach());
  if (inAnyCombination(head.post))
    return add({ kind: "anyColor", count, spread: "anyCombination", among: [] }, saying, context);
  const what = ofWhat(head.post) ?? refuse("mana", object);
  const produced = producedType(what, context);
  if (produced !== null) return add({ kind: "anyTypeProduced", count, by: produced }, saying, context);
  return add(production(what, count, context), saying, context);
}

/** "X {R}", "three {R}", "that much {G}": so many of the symbol (107.4a). */
function numberedSymbols(node: SymbolAmount, saying: Saying, context: Context): readonly Instruction[] {
  const each = node.symbols;
  const count = symbolCount(node, context);
  if (count.kind !== "number") return add({ kind: "symbols", symbols: each, times: count }, saying, context);
  const all = Array.from({ length: count.value }, () => each).flat();
  return add({ kind: "symbols", symbols: all, times: one }, saying, context);
}

/** "any type that land produced": the land that was tapped for mana (106.12a); null of another phrase. */
function producedType(what: NounPhrase, context: Context): ObjectReference | null {
  const head = headedBy(what, "type");
  const post = onlyPost(head?.post ?? []);
  if (head === null || post?.kind !== "contact" || articleOf(head.group) !== "any" || head.modifiers.length > 0)
    return null;
  const { verb, form, helper } = post.verb;
  if (verb !== "produce" || form !== "past" || helper !== null || post.tails.length > 0) return refuse("mana", what);
  const object = lowerObjects(post.subject, context, you);
  return object.kind === "triggering" ? object : refuse("produced", what);
}

/** "in any combination of colors": each of the mana is of any color (105.4, 106.1b). */
function inAnyCombination(posts: Headed["post"]): boolean {
  const post = onlyPost(posts);
  const head = post?.kind === "in" ? headedBy(post.where, "combination") : null;
  if (head === null || head.modifiers.length > 0 || articleOf(head.group) !== "any") return false;
  const what = ofWhat(head.post);
  const colors = what === null ? null : bareNoun(what, "color");
  return colors !== null && colors.determiners.length === 0;
}

/** "two mana", "an additional one mana": what is additional is added besides other mana (106.12a). */
function manaCount({ group, modifiers }: Headed, node: NounPhrase, context: Context): Quantity {
  const [number, ...more] = withoutAdditional(modifiers);
  if (number === undefined) return countOfGroup(group, context);
  const said = isNounWord(number, "one") && more.length === 0 && modifiers.length === 2;
  return said && articleOf(group) === "an" ? one : refuse("mana", node);
}

/** "any color that a land an opponent controls could produce", "any type that a land you control could produce" (106.7); null of another phrase. */
function couldProduce(what: NounPhrase, count: Quantity, context: Context): ManaProduction | null {
  const head = headedBy(what, "color") ?? headedBy(what, "type");
  const post = onlyPost(head?.post ?? []);
  if (head === null || post?.kind !== "contact" || post.verb.verb !== "produce") return null;
  const { subject, verb, tails } = post;
  if (verb.helper !== "could" || tails.length > 0 || subject.kind !== "described") return refuse("produced", what);
  if (articleOf(head.group) !== "any" || head.group.determiners.length > 1 || head.modifiers.length > 0)
    return refuse("produced", what);
  const determiners = subject.group.determiners.filter((one) => !isArticle(one, "that"));
  const land = { ...subject, group: { ...subject.group, determiners } };
  if (!isIndefinite(land.group)) return refuse("produced", subject);
  const by = objectsOf(land, context);
  const made = { kind: "anyTypeProducedBy", count, by } as const;
  return head.noun === "color" ? { ...made, only: "colors" } : made;
}

/** "any color in your commander's color identity" (903.4); null of another phrase. */
function commanderColor(what: NounPhrase, count: Quantity): ManaProduction | null {
  const head = headedBy(what, "color");
  const post = onlyPost(head?.post ?? []);
  const identity = post?.kind === "in" ? bareNoun(post.where, "color identity") : null;
  const whose = identity?.possessor?.group;
  const commander = whose?.kind === "nounGroup" ? bareNoun(phraseOf(whose), "commander") : null;
  if (head === null || commander === null || head.modifiers.length > 0) return null;
  const any = articleOf(head.group) === "any" && head.group.determiners.length === 1;
  return any && articleOf(commander) === "your"
    ? { kind: "commanderColor", count }
    : refuse("a commander's color", what);
}

function production(what: NounPhrase, count: Quantity, context: Context): ManaProduction {
  const special = couldProduce(what, count, context) ?? commanderColor(what, count);
  if (special !== null) return special;
  const head = headedBy(what, "color");
  if (head === null || head.group.possessor !== null) return refuse("mana", what);
  const words = head.group.determiners
    .map((each) => (each.kind === "article" ? each.word : each.kind === "number" ? String(each.value) : each.word))
    .join(" ");
  const [state, ...more] = head.modifiers;
  const [post, ...posts] = head.post;
  if (more.length > 0 || posts.length > 0) return refuse("mana", what);
  if (state?.kind === "state" && state.state === "chosen" && words === "the" && post === undefined)
    return { kind: "chosenColor", count };
  if (state !== undefined) return refuse("mana", what);
  if (post?.kind === "among" && words === "any")
    return { kind: "anyColorAmong", count, among: objectsOf(post.what, context) };
  if (post !== undefined) return refuse("mana", what);
  return byWords(words, count, what);
}

function byWords(words: string, count: Quantity, node: object): ManaProduction {
  switch (words) {
    case "any":
      return {
        kind: "anyColor",
        count,
        spread: count.kind === "number" && count.value === 1 ? "oneColor" : "anyCombination",
        among: [],
      };
    case "any 1":
      return { kind: "anyColor", count, spread: "oneColor", among: [] };
    default:
      return refuse("mana", node);
  }
}

function combination(
  object: NounPhrase,
  among: SymbolChoice | "colors",
  saying: Saying,
  context: Context,
): readonly Instruction[] {
  saying.subject.player();
  const group = bareNoun(object, "mana") ?? refuse("add", object);
  const count = multiplied(countOfGroup(group, context), saying.forEach());
  return add(
    { kind: "anyColor", count, spread: "anyCombination", among: among === "colors" ? [] : among.options.flat() },
    saying,
    context,
  );
}
