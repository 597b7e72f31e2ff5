import { headedBy, ofWhat } from "./noun.js";
import { you } from "./plain.js";
import type { Entry } from "../effects/index.js";
import { Printer } from "../syntax/kernel/index.js";
import { keyword as keywordSyntax, type Keyword } from "../syntax/keyword.js";
import type { QualityList } from "../syntax/modifier-list.js";
import type { Described } from "../syntax/noun-phrase.js";
import type { PostModifier } from "../syntax/post-modifier.js";
import type { QuotedAbilities } from "../syntax/quote.js";
import type { Context } from "./context.js";
import { lowerCopyExceptions } from "./copy-exception.js";
import { isDenied } from "./form.js";
import { isComplete, lowerKeyword } from "./keyword.js";
import { dispatch, type HandlerTable } from "./dispatch.js";
import { notOfTokens, type PostModifierKind, type PostModifierOf } from "./post-modifier-table.js";
import { lowerQuotedAbilities, quotedText } from "./quote.js";
import { lowerQuantity } from "./quantity.js";
import { lowerObjects } from "./reference.js";
import { refuse } from "./refusal.js";
import { spokenTypes } from "./spoken-types.js";
import { countersEntry } from "./entry.js";
import type { TokenDraft } from "./token.js";

type Kind = Exclude<PostModifierKind, (typeof notOfTokens)[number]>;
type Read = PostModifierOf<Kind>;

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
    draft.amount = lowerQuantity(node.quantity, context);
  },
  withWhat: (node, draft, context) => draft.enters.push(countersEntry(node.what, context)),
  of: (node, draft) => chosen(node, draft),
  relative: (node, draft, context) => relative(node, draft, context),
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
  draft: Pick<TokenDraft, "abilities" | "keywordTexts">,
  context: Context,
): void {
  for (const one of keywords) {
    if (!isComplete(one)) refuse(one.keyword, one);
    draft.abilities.push({
      kind: "keyword",
      id: `${context.abilityId}.${context.nextSlot()}`,
      ...lowerKeyword(one, context),
    });
    const out = new Printer();
    keywordSyntax.print(one, out);
    draft.keywordTexts.push(out.toString());
  }
}

/** Adds quoted abilities to a token's own text. */
export function addQuotes(
  node: QuotedAbilities,
  draft: Pick<TokenDraft, "abilities" | "quotedTexts" | "types" | "subtypes">,
  context: Context,
): void {
  draft.abilities.push(...lowerQuotedAbilities(node, context, typesOf(draft)));
  draft.quotedTexts.push(...quotedText(node));
}

function typesOf(draft: Pick<TokenDraft, "types" | "subtypes">): ReadonlySet<string> {
  return new Set([...draft.types, ...draft.subtypes].map((word) => word.toLowerCase()));
}

/** The token's text as it would be printed: a line of keywords, then an ability a line. */
export function tokenText(draft: Pick<TokenDraft, "keywordTexts" | "quotedTexts">): readonly string[] {
  const keywords = draft.keywordTexts.join(", ");
  const line = keywords === "" ? [] : [keywords.charAt(0).toUpperCase() + keywords.slice(1)];
  return [...line, ...draft.quotedTexts];
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
/** The types of what the token copies, where the text tells them. */
function copiedTypes({ copyOf }: TokenDraft, context: Context): ReadonlySet<string> | null {
  return copyOf === null ? null : spokenTypes(copyOf, context);
}

function relative(
  node: Extract<PostModifier, { readonly kind: "relative" }>,
  draft: TokenDraft,
  context: Context,
): void {
  const { predicate, adverbials, auxiliary } = node.verb;
  if (auxiliary !== null || node.pronoun !== "that") return refuse("that", node);
  const [except, ...more] = adverbials;
  if (except !== undefined && (except.kind !== "except" || more.length > 0)) return refuse("that", node);
  if (
    predicate.kind === "beNoun" &&
    predicate.addition === null &&
    predicate.still === null &&
    predicate.object.kind === "described" &&
    !isDenied(predicate.form)
  ) {
    copy(predicate.object, draft, context);
    if (except !== undefined)
      draft.exceptions.push(...lowerCopyExceptions(except.exceptions, copiedTypes(draft, context), context));
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

function copy(object: Described, draft: TokenDraft, context: Context): void {
  const head = headedBy(object, "copy");
  const of = head === null || head.modifiers.length > 0 ? null : ofWhat(head.post);
  if (of === null) return refuse("that's", object);
  draft.copyOf = lowerObjects(of, context, you);
}

function qualities(list: QualityList, draft: TokenDraft): void {
  for (const quality of list.qualities) {
    if (quality === "tapped" || quality === "attacking") draft.enters.push(entryState(quality));
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

function entryState(state: "tapped" | "attacking"): Entry {
  return state === "tapped" ? { kind: "tapped" } : { kind: "attacking", whom: null };
}
