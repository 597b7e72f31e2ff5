import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { PostModifier } from "../syntax/post-modifier.js";

type Place = Extract<PostModifier, { readonly kind: "in" | "on" }>;

/** What a zone cannot have: words for it that stand behind a zone speak of the object that is there (400.1). */
const ofObjects: ReadonlySet<PostModifier["kind"]> = new Set<PostModifier["kind"]>([
  "withKeywords", "withQuotes", "withComparison", "withSize", "withNoAbilities", "withX", "withWhat", "without", "withoutWhat",
]); // prettier-ignore

/** "a creature on the battlefield with flying", "a card in exile with a time counter on it": of the creature, of the card. */
export function behindZone(post: readonly PostModifier[]): readonly PostModifier[] {
  return post.flatMap((one) => {
    const split = isPlace(one) ? splitPlace(one.where) : null;
    return split === null || !isPlace(one) ? [one] : [{ ...one, where: split.place }, ...split.others];
  });
}

function isPlace(one: PostModifier): one is Place {
  return one.kind === "in" || one.kind === "on";
}

function splitPlace(
  where: NounPhrase,
): { readonly place: NounPhrase; readonly others: readonly PostModifier[] } | null {
  if (where.kind !== "described" || where.post.length === 0) return null;
  if (!where.post.every(({ kind }) => ofObjects.has(kind))) return null;
  return { place: { ...where, post: [] }, others: where.post };
}
