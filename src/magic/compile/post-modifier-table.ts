import type { PostModifier } from "../syntax/post-modifier.js";

/** A kind of phrase behind the noun. */
export type PostModifierKind = PostModifier["kind"];

/** The phrase behind the noun of a kind. */
export type PostModifierOf<Kind extends PostModifierKind> = Extract<PostModifier, { readonly kind: Kind }>;

/** Phrases behind the noun that ask nothing of an object yet. What stands here is refused, never dropped. */
export const notConstraints = [
  "among", "sized", "withKeywordsAndQuotes", "withKeywordsThenQuotes", "eachWith", "withSizeEach", "withSizeAndAbilities", "fromAnywhere",
  "under", "equalTo", "numbered", "relativeClause", "contact", "relativeContact", "devotionTo",
  "devotionToWhat", "progressive", "thatItIs", "followedBy", "doing", "between", "notParticiple",
  "orTied", "andPlace", "withQuotesAndKeywords", "withMixed", "withThoseCharacteristics", "timeClause", "than", "as", "plus", "exceptFor",
  "notWhere", "ableTo", "to", "relativeToo", "copyOf",
] as const satisfies readonly PostModifierKind[]; // prettier-ignore

/** Phrases that say nothing of the tokens that are created. What stands here is refused, never dropped. */
export const notOfTokens = [
  "among", "sized", "controlled", "controlledByEither", "originallyPrinted", "without", "withoutWhat", "withComparison", "eachWith", "withSize", "withSizeAndAbilities",
  "withThoseCharacteristics", "withX", "withNoAbilities", "in", "on", "from", "fromAmong", "fromAnywhere", "under", "otherThan", "numbered",
  "combat", "thisWay", "exiledWith", "past", "chosenFor", "relativeClause", "contact", "relativeContact", "devotionTo",
  "devotionToWhat", "progressive", "thatItIs", "followedBy", "doing", "beingDone", "between", "participle", "notParticiple",
  "orTied", "andPlace", "timeClause", "than", "as", "plus", "exceptFor", "notWhere", "ableTo", "notNamed", "to",
  "plain",
] as const satisfies readonly PostModifierKind[]; // prettier-ignore
