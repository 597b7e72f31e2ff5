import { headedBy, isBareSingular } from "./noun.js";
import { you } from "./plain.js";
import type { Entry, ObjectReference } from "../effects/index.js";
import type { Keyword } from "../syntax/keyword.js";
import type { QualityList } from "../syntax/modifier-list.js";
import type { Described, NounPhrase } from "../syntax/noun-phrase.js";
import type { PostModifier } from "../syntax/post-modifier.js";
import type { PredicateOf } from "../syntax/predicate.js";
import type { QuotedAbilities } from "../syntax/quote.js";
import type { Context } from "./context.js";
import { lowerCopyExceptions, whereWithin } from "./copy-exception.js";
import type { Adverbial } from "../syntax/adverbial.js";
import type { CopyExceptions } from "../syntax/copy-exception.js";
import { whereOf, type WhereX } from "./defined-x.js";
import { isDenied } from "./form.js";
import { givenKeyword } from "./keyword.js";
import { dispatch, type HandlerTable } from "./dispatch.js";
import { figureQuantity } from "./figure.js";
import { notOfTokens, type PostModifierKind, type PostModifierOf } from "./post-modifier-table.js";
import { lowerQuotedAbilities } from "./quote.js";
import { lowerQuantity } from "./quantity.js";
import { lowerObjects } from "./reference.js";
import { refuse } from "./refusal.js";
import { spokenTypes } from "./spoken-types.js";
import { countOf } from "./count.js";
import { attacking, copyEntries, requirement, splitTails } from "./copy-entry.js";
import { attackingEntries, countersEntry, whomOf, lowerEntries } from "./entry.js";
import type { TokenDraft } from "./token.js";

type Kind = Exclude<PostModifierKind, (typeof notOfTokens)[number]>;
type Read = PostModifierOf<Kind>;
type RelativeClause = PostModifierOf<"relative">;

const readers: HandlerTable<Read, [TokenDraft, Context], unknown> = {
  withKeywords: (node, draft, context) => {
    addKeywords(node.keywords.keywords, draft, context);
    if (node.keywords.conjunction === "or" || node.keywords.conjunction === "and/or")
      refuse("a choice of keywords", node);
    if (node.quotes !== null) addQuotes(node.quotes.abilities, draft, context);
  },
  withQuotes: (node, draft, context) => addQuotes(node.abilities, draft, context),
  withKeywordsAndQuotes: (node, draft, context) => {
    addKeywords(node.keywords.keywords, draft, context);
    addQuotes(node.abilities, draft, context);
  },
  withKeywordsThenQuotes: (node, draft, context) => {
    addKeywords(node.keywords.keywords, draft, context);
    addQuotes(node.abilities, draft, context);
  },
  withQuotesAndKeywords: (node, draft, context) => {
    addQuotes(node.abilities, draft, context);
    addKeywords(node.keywords.keywords, draft, context);
  },
  withMixed: (node, draft, context) => {
    for (const one of node.abilities.members) {
      if (one.kind === "keyword") addKeywords([one], draft, context);
      else addQuotes({ kind: "quotedAbilities", quotes: [one], conjunction: null }, draft, context);
    }
  },
  named: ({ name }, draft) => {
    draft.name = draft.name === null ? name : refuse("two names");
  },
  attachedTo: (node, draft, context) =>
    draft.enters.push({ kind: "attached", to: lowerObjects(node.what, context, you) }),
  equalTo: (node, draft, context) => {
    draft.amount = context.measure(() => lowerQuantity(node.quantity, context));
  },
  withSizeEach: (node, draft, context) => {
    const each = context.measure(() => lowerQuantity(node.quantity, context));
    draft.size = draft.size === null ? { power: each, toughness: each } : refuse("a size", node);
  },
  withWhat: (node, draft, context) => draft.enters.push(countersEntry(node.what, context)),
  copyOf: (node, draft, context) => tokenCopy(node.what, draft, context),
  of: (node, draft) => chosen(node, draft),
  relative: (node, draft, context) => relative(node, draft, context),
  relativeToo: (node, draft, context) => copyState(node, draft, context),
};

/** Reads a phrase behind the word "token" into the draft. */
export function readTokenPost(node: PostModifier, draft: TokenDraft, context: Context): void {
  if (!isRead(node)) refuse("behind the token", node);
  else dispatch<Read, Kind, [TokenDraft, Context], unknown>(readers, node.kind, node, draft, context);
}

const others: ReadonlySet<string> = new Set(notOfTokens);

function isRead(node: PostModifier): node is Read {
  return !others.has(node.kind);
}

/** Adds keyword abilities to a token's own text. */
export function addKeywords(
  keywords: readonly Keyword[],
  draft: Pick<TokenDraft, "abilities" | "said">,
  context: Context,
): void {
  for (const one of keywords) {
    draft.abilities.push(givenKeyword(one, context));
    draft.said.push(one);
  }
}

/** Adds quoted abilities to a token's own text. */
export function addQuotes(
  node: QuotedAbilities,
  draft: Pick<TokenDraft, "abilities" | "said" | "types" | "subtypes" | "name">,
  context: Context,
): void {
  draft.abilities.push(...lowerQuotedAbilities(node, context, typesOf(draft), draft.name));
  draft.said.push(...node.quotes);
}

function typesOf(draft: Pick<TokenDraft, "types" | "subtypes">): ReadonlySet<string> {
  return new Set(["token", ...draft.types, ...draft.subtypes].map((word) => word.toLowerCase()));
}

function chosen(node: Extract<PostModifier, { readonly kind: "of" }>, draft: TokenDraft): void {
  const what = node.what;
  const [item] = what.kind === "described" ? what.group.items : [];
  const [modifier] = item?.modifiers ?? [];
  if (
    what.kind !== "described" ||
    what.post.length > 0 ||
    modifier?.kind !== "state" ||
    modifier.state !== "chosen" ||
    item?.noun.kind !== "common"
  )
    return refuse("of", node);
  if (item.noun.noun === "color") draft.chosenColor = "chosen";
  else if (item.noun.noun === "type" || item.noun.noun === "creature type") draft.chosenType = "chosen";
  else refuse("of", node);
}

/** "that's a copy of …", "that's tapped and attacking", "that's all colors". */
function relative(node: RelativeClause, draft: TokenDraft, context: Context): void {
  const { predicate, auxiliary } = node.verb;
  if (auxiliary !== null || node.pronoun !== "that") return refuse("that", node);
  const adverbials = withoutEach(node, draft, context);
  if (predicate.kind === "beCombat") {
    attackingWhom(predicate, adverbials, draft, context);
    return;
  }
  if (predicate.kind === "enter" && adverbials.length === 0) {
    entering(predicate, draft, context);
    return;
  }
  if (predicate.kind === "attackWhom") {
    draft.enters.push(requirement(predicate.object, adverbials, context));
    return;
  }
  const [except, ...more] = adverbials.filter(({ kind }) => kind !== "where");
  if (except !== undefined && (except.kind !== "except" || more.length > 0)) return refuse("that", node);
  if (
    predicate.kind === "beNoun" &&
    predicate.addition === null &&
    predicate.still === null &&
    predicate.object.kind === "described" &&
    !isDenied(predicate.form)
  ) {
    copy(predicate.object, draft, context);
    if (except !== undefined) addExceptions(except.exceptions, draft, context);
    return;
  }
  if (
    predicate.kind === "beAdjective" &&
    predicate.each === null &&
    except === undefined &&
    !isDenied(predicate.form)
  ) {
    qualities(predicate.state, draft);
    return;
  }
  refuse(predicate.kind, node);
}

/** "that enters the battlefield transformed", "that enters with two +1/+1 counters on it" (110.5b, 122.6). */
function entering(node: PredicateOf<"enter">, draft: TokenDraft, context: Context): void {
  const { entries, controller, order } = lowerEntries(node.entries, context);
  if (entries.length === 0 || controller !== null || order !== null) refuse("enters", node);
  draft.enters.push(...entries);
}

/** Takes a "for each …" that was read within the description: it says how many tokens there are, not what they are. */
function withoutEach(node: RelativeClause, draft: TokenDraft, context: Context): RelativeClause["verb"]["adverbials"] {
  const { adverbials } = node.verb;
  const each = adverbials.at(-1);
  if (each?.kind !== "forEach") return adverbials;
  draft.each = draft.each === null ? context.measure(() => countOf(each.what, context)) : refuse("for each", each);
  return adverbials.slice(0, -1);
}

/** "that's tapped and attacking that player" (508.4), "that's blocking that creature" (509.4). */
function attackingWhom(
  node: PredicateOf<"beCombat">,
  adverbials: RelativeClause["verb"]["adverbials"],
  draft: TokenDraft,
  context: Context,
): void {
  const { form, relation: how, whom } = node;
  if (isDenied(form)) return refuse("that's", node);
  if (how === "blocking" && adverbials.length === 0) {
    draft.enters.push({ kind: "blocking", whom: lowerObjects(whom, context, you) });
    return;
  }
  if (how !== "tappedAndAttacking" && how !== "attacking") return refuse("that's", node);
  if (how === "tappedAndAttacking") draft.enters.push({ kind: "tapped" });
  draft.enters.push(attacking(whomOf(whom, context), adverbials));
}

/** The types of what the token copies, where the text tells them. */
function copiedTypes({ copyOf }: TokenDraft, context: Context): ReadonlySet<string> | null {
  return copyOf === null ? null : spokenTypes(copyOf, context);
}

function addExceptions(node: CopyExceptions, draft: TokenDraft, context: Context): void {
  const { exceptions, enters } = lowerCopyExceptions(node, copiedTypes(draft, context), context);
  draft.exceptions.push(...exceptions);
  draft.enters.push(...enters);
}

/** The adverbials of a relative clause, and of those within it that go on it. */
function adverbialsOf(post: PostModifier): readonly Adverbial[] {
  if (post.kind === "relativeToo") return post.verb.adverbials;
  if (post.kind === "of") return post.what.kind === "described" ? post.what.post.flatMap(adverbialsOf) : [];
  if (post.kind !== "relative") return [];
  const { predicate, adverbials } = post.verb;
  const within = predicate.kind === "beNoun" && predicate.object.kind === "described" ? predicate.object.post : [];
  return [...adverbials, ...within.flatMap(adverbialsOf)];
}

/** "where X is …" behind a relative clause or its exceptions, which whoever reads the whole phrase answers for; or null. */
export function whereBehind(posts: readonly PostModifier[]): WhereX | null {
  const adverbials = posts.flatMap(adverbialsOf);
  const excepted = adverbials.flatMap((one) => (one.kind === "except" ? (whereWithin(one.exceptions) ?? []) : []));
  return whereOf([...adverbials, ...excepted]);
}

function copy(object: Described, draft: TokenDraft, context: Context): void {
  const head = headedBy(object, "copy");
  if (isBareSingular(object.group)) return refuse("a noun without an article", object);
  const { what, states } = copiedIn(head?.post ?? []);
  if (head === null || what === null || head.modifiers.length > 0) return refuse("that's", object);
  const { copied, tails } = splitTails(what);
  draft.copyOf = lowerObjects(copied, context, you);
  draft.enters.push(...tails.flatMap((tail) => copyEntries(tail, context)));
  if (isAnyCard(draft.copyOf)) return refuse("a card of no zone", object);
  for (const state of states) copyState(state, draft, context);
}

/** "a 1/1 token copy of it": a token that's a copy of it, except it's 1/1 (707.9b). */
function tokenCopy(what: NounPhrase, draft: TokenDraft, context: Context): void {
  if (draft.power !== null && draft.toughness !== null) {
    const [power, toughness] = [figureQuantity(draft.power, context), figureQuantity(draft.toughness, context)];
    draft.exceptions.push({ kind: "setPowerToughness", power, toughness });
    [draft.power, draft.toughness] = [null, null];
  }
  draft.copyOf = lowerObjects(what, context, you);
  if (isAnyCard(draft.copyOf)) refuse("a card of no zone", what);
}

/** A card that only a name describes lies in no zone where one could choose it. */
function isAnyCard(of: ObjectReference): boolean {
  return (
    of.kind === "choice" && of.filter.what === "card" && of.filter.constraints.every(({ kind }) => kind === "named")
  );
}

type Relative = Extract<PostModifier, { readonly kind: "relative" | "relativeToo" }>;

/**
 * What is copied, and how the copies enter: what "that's tapped and attacking" behind the copy says, and what "and
 * that's …" says, which goes on "that's a copy" wherever the phrase before it ends.
 */
function copiedIn([of, ...states]: readonly PostModifier[]): {
  readonly what: NounPhrase | null;
  readonly states: readonly PostModifier[];
} {
  if (of?.kind !== "of") return { what: null, states };
  const { what } = of;
  const last = what.kind === "described" ? what.post.at(-1) : undefined;
  if (what.kind !== "described" || last?.kind !== "relativeToo") return { what, states };
  return { what: { ...what, post: what.post.slice(0, -1) }, states: [last, ...states] };
}

function copyState(node: PostModifier, draft: TokenDraft, context: Context): void {
  if (!isRelative(node) || node.verb.auxiliary !== null || node.verb.adverb !== null) return refuse("a copy", node);
  const { predicate, adverbials } = node.verb;
  const [except, ...more] = adverbials.filter(({ kind }) => kind !== "where");
  if (
    predicate.kind === "beCombat" &&
    (predicate.relation === "attacking" || predicate.relation === "tappedAndAttacking")
  )
    draft.enters.push(...attackingEntries({ how: predicate.relation, whom: predicate.whom }, context));
  else if (
    predicate.kind === "beAdjective" &&
    predicate.each === null &&
    !isDenied(predicate.form) &&
    predicate.state.conjunction !== "or"
  )
    draft.enters.push(...predicate.state.qualities.map((one) => entryState(one, node)));
  else refuse("a copy", node);
  if (except === undefined) return;
  if (except.kind !== "except" || more.length > 0) return refuse("a copy", node);
  addExceptions(except.exceptions, draft, context);
}

function isRelative(node: PostModifier): node is Relative {
  return node.kind === "relativeToo" || (node.kind === "relative" && node.pronoun === "that");
}

function qualities(list: QualityList, draft: TokenDraft): void {
  if (list.conjunction === "or") refuse("a choice of qualities", list);
  for (const quality of list.qualities) {
    if (quality === "tapped" || quality === "attacking") draft.enters.push(entryState(quality, list));
    else if (
      quality === "white" ||
      quality === "blue" ||
      quality === "black" ||
      quality === "red" ||
      quality === "green"
    )
      draft.colors.push(quality);
    else if (quality === "allColors" || quality === "everyColor")
      draft.colors.push("white", "blue", "black", "red", "green");
    else if (quality === "everyBasicLandType") draft.subtypes.push("Plains", "Island", "Swamp", "Mountain", "Forest");
    else if (quality === "legendary") draft.supertypes.push("legendary");
    else refuse(quality, list);
  }
}

function entryState(state: QualityList["qualities"][number], node: object): Entry {
  if (state === "attacking") return { kind: "attacking", whom: null };
  return state === "tapped" ? { kind: "tapped" } : refuse(state, node);
}
