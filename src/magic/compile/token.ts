import type { Modifier } from "../../../grammar/magic/phrases.js";
import type {
  Ability,
  CardType,
  Color,
  CopyException,
  Entry,
  ObjectReference,
  Quantity,
  Supertype,
  TokenCharacteristics,
  TokenGroup,
  TokenSpecification,
} from "../effects/index.js";
import { subtypeOf } from "../../../grammar/magic/vocabulary/subtypes.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Keyword } from "../syntax/keyword.js";
import type { PostModifier } from "../syntax/post-modifier.js";
import type { Quoted } from "../syntax/quote.js";
import { derivedName, givenName } from "../tokens/naming.js";
import { predefinedToken } from "../tokens/predefined.js";
import { pluralOf } from "../../../grammar/magic/vocabulary/subtypes.js";
import type { Context, OracleCard } from "./context.js";
import { readDeterminers, type Determined } from "./determiner.js";
import { ofChosenQualities, withAllCounters } from "./joined-token.js";
import { dispatch, type HandlerTable } from "./dispatch.js";
import { withX } from "./defined-x.js";
import { knownSubtype } from "./filter.js";
import { figureQuantity } from "./figure.js";
import { refuse, Refusal } from "./refusal.js";
import { multiplied } from "./saying.js";
import { sameTokens } from "./same-tokens.js";
import { abilityLines } from "./ability-lines.js";
import { checkTokenOrder } from "./token-order.js";
import { readTokenPost, whereBehind } from "./token-post.js";
import { isSame } from "../effects/structure.js";

/** Power and toughness (208). */
export interface TokenSize {
  readonly power: Quantity;
  readonly toughness: Quantity;
}

/** What a token phrase says, while it is read. */
export interface TokenDraft {
  power: string | null;
  toughness: string | null;
  /** Power and toughness that are said behind the noun, and counted as the token is created. */
  size: TokenSize | null;
  colors: Color[];
  supertypes: Supertype[];
  types: CardType[];
  subtypes: string[];
  /** Words that are no subtype: the beginning of a Role's name, a card's name. */
  words: string[];
  /** The same as they are written, in the plural or not. */
  written: string[];
  colorless: "stated" | "not";
  name: string | null;
  abilities: Ability[];
  /** The same as they are written, in their order. */
  said: (Keyword | Quoted)[];
  copyOf: ObjectReference | null;
  exceptions: CopyException[];
  enters: Entry[];
  amount: Quantity | null;
  /** "tapped and attacking for each …": how often there are so many. */
  each: Quantity | null;
  chosenColor: "chosen" | "not";
  chosenType: "chosen" | "not";
}

/** A token of which nothing is said yet. */
export function emptyDraft(): TokenDraft {
  return {
    power: null, toughness: null, size: null, colors: [], supertypes: [], types: [], subtypes: [], words: [], written: [], colorless: "not", name: null, abilities: [], said: [], copyOf: null, exceptions: [],
    enters: [], amount: null, each: null, chosenColor: "not", chosenType: "not",
  }; // prettier-ignore
}

/** The groups of tokens that the object of "create" names: one for each kind (701.7a). */
export function lowerTokenGroups(node: NounPhrase, context: Context): readonly TokenGroup[] {
  const joined = node.kind === "coordinated" && node.conjunction === "and" ? oneToken(node.members) : null;
  if (joined !== null) return [lowerTokenGroup(joined, context, null)];
  if (node.kind === "coordinated" && node.conjunction === "and")
    return node.members.flatMap((member) => lowerTokenGroups(member, context));
  if (node.kind === "coordinated" && node.conjunction === "or") return [choiceGroup(optionsOf(node.members), context)];
  if (
    node.kind === "partitive" &&
    node.count === "yourChoice" &&
    node.of.kind === "coordinated" &&
    node.of.conjunction === "or"
  )
    return [choiceGroup(node.of.members, context)];
  return [sameTokens(node, emptyDraft(), context) ?? lowerTokenGroup(node, context, null)];
}

/** The one token that a list is of, where what stands behind "and" is not created but belongs to it; else null. */
function oneToken(members: readonly NounPhrase[]): NounPhrase | null {
  return ofChosenQualities(members) ?? withAllCounters(members);
}

/** "your choice of a Food token or a Clue token": the words before the first kind speak of all of them. */
function optionsOf(members: readonly NounPhrase[]): readonly NounPhrase[] {
  const [first, ...others] = members;
  return first?.kind === "partitive" && first.count === "yourChoice" ? [first.of, ...others] : members;
}

/** "a Food token or a Clue token": one count, several specifications. */
function choiceGroup(members: readonly NounPhrase[], context: Context): TokenGroup {
  const groups = members.map((member) => lowerTokenGroup(member, context, null));
  const [first] = groups;
  if (first === undefined || groups.some((group) => !isSame([group.count, group.enters], [first.count, first.enters])))
    return refuse("a choice of tokens", members);
  return {
    count: first.count,
    token: { kind: "choice", options: groups.map((group) => group.token) },
    enters: first.enters,
  };
}

/** One group: how many, what, and how it enters. `named` is the name that stood before (111.9). */
export function lowerTokenGroup(node: NounPhrase, context: Context, named: string | null): TokenGroup {
  if (node.kind !== "described" || node.group.possessor !== null) return refuse("a token", node);
  const [item, ...others] = node.group.items;
  if (item === undefined || others.length > 0 || item.noun.kind !== "common" || item.noun.noun !== "token")
    return refuse("a token", node);
  return withX(whereBehind(node.post), context, () => {
    const draft = emptyDraft();
    draft.name = named;
    const determined = readDeterminers(node.group.determiners, context);
    checkTokenOrder(item.modifiers);
    for (const modifier of item.modifiers) readModifier(modifier, draft);
    readPosts(node.post, draft, context);
    const token = specification(draft, context, node);
    return { count: multiplied(countOf(determined, draft, context, node), draft.each), token, enters: draft.enters };
  });
}

/** A token phrase by itself, with no word of how many: "2/1 red Dwarf Berserker creature token". */
export function lowerTokenPhrase(node: NounPhrase, context: Context, named: string | null): TokenGroup {
  if (node.kind !== "described" || node.group.determiners.length > 0) return lowerTokenGroup(node, context, named);
  return lowerTokenGroup(
    { ...node, group: { ...node.group, determiners: [{ kind: "article", word: "a" }] } },
    context,
    named,
  );
}

/** The characteristics that a definition of the rules states; its noun may be a card type ("a colorless Incubator artifact"). */
export function definedCharacteristics(node: NounPhrase, context: Context): TokenCharacteristics {
  const [item] = node.kind === "described" ? node.group.items : [];
  if (node.kind !== "described" || item === undefined) return refuse("a definition", node);
  const draft = emptyDraft();
  for (const modifier of item.modifiers) readModifier(modifier, draft);
  if (item.noun.kind === "type") draft.types.push(item.noun.type);
  readPosts(node.post, draft, context);
  return characteristics(draft, context);
}

function readPosts(post: readonly PostModifier[], draft: TokenDraft, context: Context): void {
  for (const one of post) readTokenPost(one, draft, context);
}

function countOf(determined: Determined, draft: TokenDraft, context: Context, node: object): Quantity {
  if (determined.counted === "behind") return draft.amount ?? context.measure(() => refuse("a number of", node));
  if (
    draft.amount !== null ||
    determined.targeting === "target" ||
    determined.other === "other" ||
    determined.grouping === "oneOrMore"
  )
    return refuse("how many", node);
  if (determined.most !== null && determined.article === null)
    return determined.most === determined.least ? determined.most : refuse("up to", node);
  return determined.article === "a" || determined.article === "an"
    ? { kind: "number", value: 1 }
    : refuse("how many", node);
}

const readers: HandlerTable<Modifier, [TokenDraft], unknown> = {
  color: ({ color }, draft) => draft.colors.push(color),
  type: ({ type }, draft) => draft.types.push(type),
  supertype: ({ supertype }, draft) => draft.supertypes.push(supertype),
  subtype: (modifier, draft) => {
    if (modifier.known === "known") draft.subtypes.push(modifier.subtype);
    draft.words.push(modifier.subtype);
    draft.written.push(modifier.form === "plural" ? pluralOf(modifier.subtype) : modifier.subtype);
  },
  state: ({ state }, draft) => readState(state, draft),
  powerToughness: ({ power, toughness }, draft) => {
    draft.power = power;
    draft.toughness = toughness;
  },
  list: (modifier, draft) => {
    if (modifier.conjunction !== "and") refuse("a choice", modifier);
    for (const member of modifier.members) for (const one of member) readModifier(one, draft);
  },
  series: ({ members }, draft) => {
    for (const one of members) readModifier(one, draft);
  },
  noun: (modifier) => refuse(modifier.noun, modifier),
  label: (modifier) => refuse(modifier.label, modifier),
  ordinal: (modifier, draft) => {
    if (modifier.value !== 2) refuse("an ordinal", modifier);
    draft.words.push();
  },
  keyword: (modifier) => refuse(modifier.keyword, modifier),
  counterKind: (modifier, draft) => draft.words.push(modifier.counter),
  determiner: (modifier) => refuse("a determiner", modifier),
  symbols: (modifier) => refuse("symbols", modifier),
  non: (modifier) => refuse("non", modifier),
};

/** Reads a word before "token" into the draft (111.3). */
export function readModifier(modifier: Modifier, draft: TokenDraft): void {
  dispatch<Modifier, Modifier["kind"], [TokenDraft], unknown>(readers, modifier.kind, modifier, draft);
}

function readState(state: Extract<Modifier, { readonly kind: "state" }>["state"], draft: TokenDraft): void {
  if (state === "tapped") draft.enters.push({ kind: "tapped" });
  else if (state === "attacking") draft.enters.push({ kind: "attacking", whom: null });
  else if (state === "colorless") draft.colorless = "stated";
  else if (state === "face-down") draft.enters.push({ kind: "faceDown" });
  else refuse(state);
}

function specification(draft: TokenDraft, context: Context, node: object): TokenSpecification {
  if (draft.copyOf !== null)
    return draft.power === null &&
      draft.size === null &&
      draft.types.length === 0 &&
      draft.subtypes.length === 0 &&
      draft.words.length === 0 &&
      draft.colors.length === 0 &&
      draft.supertypes.length === 0 &&
      draft.colorless === "not" &&
      draft.abilities.length === 0
      ? { kind: "copy", of: draft.copyOf, exceptions: draft.exceptions }
      : refuse("a copy", node);
  checkRepeated(draft, node);
  if (
    draft.power === null &&
    draft.size === null &&
    draft.types.length === 0 &&
    draft.words.length > 0 &&
    namesAll(draft)
  )
    return namedToken(draft, context, node);
  const unknown = draft.words.find((word) => !draft.subtypes.includes(word));
  if (unknown !== undefined) throw new Refusal("unknownSubtype", unknown, node);
  if (draft.types.length === 0 || (draft.size !== null && draft.power !== null)) return refuse("a token", node);
  checkFitting(draft.subtypes, draft.types, node);
  checkTypes(draft, node);
  return { kind: "specified", characteristics: characteristics(draft, context) };
}

/** A word said twice, or "colorless" beside a color, says nothing that a token could be. */
function checkRepeated(draft: TokenDraft, node: object): void {
  const lists: readonly (readonly string[])[] = [draft.colors, draft.supertypes, draft.types, draft.subtypes];
  const repeated = lists.some((list) => new Set(list).size < list.length);
  if (repeated || (draft.colorless === "stated" && draft.colors.length > 0)) refuse("a token", node);
}

/** Instants and sorceries are no permanents (304.4, 307.4), and only creatures and Vehicles have power and toughness (208.3, 301.7). */
function checkTypes({ types, subtypes, power }: TokenDraft, node: object): void {
  if (types.includes("instant") || types.includes("sorcery")) refuse("no permanent", node);
  const sized = types.includes("creature") || ["Vehicle", "Spacecraft"].some((one) => subtypes.includes(one));
  if (power !== null && types.length > 0 && !sized) refuse("power and toughness", node);
}

/** Each subtype is one of those that a card type of the token has; a "Forest creature" is no land (205.3d). */
function checkFitting(subtypes: readonly string[], types: readonly CardType[], node: object): void {
  const unfit = subtypes.find((one) => !(subtypeOf(one)?.cardTypes ?? types).some((type) => types.includes(type)));
  if (unfit !== undefined) throw new Refusal("unfitSubtype", unfit, node);
}

/** Whether the words alone name the token: a color beside them only modifies a predefined one (111.10). */
function namesAll(draft: TokenDraft): boolean {
  const plain = draft.colors.length === 0 && draft.colorless === "not";
  return plain || predefinedToken(draft.words.join(" ")) !== null;
}

/** A predefined token (111.10), or the card of that name (111.11). */
function namedToken(draft: TokenDraft, context: Context, node: object): TokenSpecification {
  const name = draft.words.join(" ");
  const predefined = predefinedToken(name);
  if (predefined !== null)
    return {
      kind: "predefined",
      rule: predefined.rule,
      characteristics: withAdditions(predefined.characteristics, draft),
    };
  const card = cardOf(draft, context) ?? null;
  if (card === null) throw new Refusal("unknownCard", draft.written.join(" "), node);
  if (draft.abilities.length > 0 || draft.supertypes.length > 0 || draft.name !== null)
    return refuse("a card with additions", node);
  return { kind: "oracle", ...card };
}

/** The card of the name that the words are as they are written, or in the singular: "Elves" may be a name or several. */
function cardOf(draft: TokenDraft, context: Context): ({ readonly name: string } & OracleCard) | undefined {
  const names = new Set([draft.written.join(" "), draft.words.join(" ")]);
  for (const name of names) {
    const card = context.bearer.characteristicsOf(name);
    if (card !== null) return { name, ...card };
  }
  return undefined;
}

/** "The effect that creates a predefined token may also modify or add to the predefined characteristics" (111.10). */
function withAdditions(base: TokenCharacteristics, draft: TokenDraft): TokenCharacteristics {
  const name = draft.name === null ? base.name : givenName(draft.name);
  const text = [base.text, ...abilityLines(draft.said)].filter((line) => line !== "").join("\n");
  return {
    ...base,
    name,
    colors: draft.colors.length > 0 ? draft.colors : base.colors,
    supertypes: [...base.supertypes, ...draft.supertypes],
    abilities: [...base.abilities, ...draft.abilities],
    text,
  };
}

/** A creature token of which a rule states only size, colors and subtypes; it is named by those (111.4). */
export function plainCharacteristics({
  size: [power, toughness],
  colors,
  subtypes,
}: {
  readonly size: readonly [Quantity, Quantity];
  readonly colors: readonly Color[];
  readonly subtypes: readonly string[];
}): TokenCharacteristics {
  return {
    name: derivedName(subtypes), supertypes: [], types: ["creature"], subtypes, colors, symbolicColor: null, symbolicSubtype: null,
    manaCost: null, power, toughness, loyalty: null, abilities: [], text: "", back: null,
  }; // prettier-ignore
}

/** The characteristics that the phrase defines (111.3). */
export function characteristics(draft: TokenDraft, context: Context): TokenCharacteristics {
  const subtypes = draft.subtypes.map((subtype) => knownSubtype({ subtype, known: "known" }));
  const symbolic = draft.chosenType === "chosen";
  return {
    name: draft.name !== null ? givenName(draft.name) : symbolic ? { from: "derived", literal: null } : derivedName(subtypes),
    supertypes: draft.supertypes, types: draft.types, subtypes, colors: draft.colors,
    symbolicColor: draft.chosenColor === "chosen" ? { kind: "chosenColor" } : null,
    symbolicSubtype: symbolic ? { kind: "chosenType" } : null,
    manaCost: null,
    power: draft.power === null ? (draft.size?.power ?? null) : size(draft.power, context),
    toughness: draft.toughness === null ? (draft.size?.toughness ?? null) : size(draft.toughness, context),
    loyalty: null, abilities: draft.abilities, text: abilityLines(draft.said).join("\n"), back: null,
  }; // prettier-ignore
}

/** A "*" has no value of its own: the characteristic-defining ability in the text gives it (208.2). */
function size(figure: string, context: Context): Quantity | null {
  return figure === "*" ? null : figureQuantity(figure, context);
}
