import type { Described, NounPhrase } from "../syntax/noun-phrase.js";
import type { PostModifier } from "../syntax/post-modifier.js";
import { bareNoun, headedBy } from "./noun.js";

/**
 * "a 2/2 creature token of the chosen color and type": the noun behind "and" belongs to what was chosen, not to what is
 * created. Gives the one token phrase that is meant; null of another list.
 */
export function ofChosenQualities(members: readonly NounPhrase[]): Described | null {
  const [token, second, ...more] = members;
  if (token?.kind !== "described" || second?.kind !== "described" || more.length > 0) return null;
  const last = token.post.at(-1);
  const quality = bareNoun(second, "type") ?? bareNoun(second, "creature type") ?? bareNoun(second, "color");
  if (last?.kind !== "of" || last.what.kind !== "described" || quality === null || quality.determiners.length > 0)
    return null;
  const chosen = alsoChosen(last.what, second);
  return chosen === null ? null : { ...token, post: [...token.post, { ...last, what: chosen }] };
}

/**
 * "a creature token with a flying counter and a +1/+1 counter on it": the further counters belong to the token, and are
 * nothing that is created. Gives the one token phrase that is meant; null of another list.
 */
export function withAllCounters(members: readonly NounPhrase[]): Described | null {
  const [token, ...more] = members;
  const last = token?.kind === "described" ? token.post.at(-1) : undefined;
  if (token?.kind !== "described" || last?.kind !== "withWhat" || more.length === 0) return null;
  if ([last.what, ...more].some((one) => headedBy(one, "counter") === null)) return null;
  return { ...token, post: [...token.post, ...more.map((what): PostModifier => ({ ...last, what }))] };
}

/** The second noun with the words that stand before the first: "the chosen". */
function alsoChosen(first: Described, second: Described): Described | null {
  const [known] = first.group.items;
  const [item] = second.group.items;
  if (known === undefined || item === undefined || first.post.length > 0) return null;
  return { ...first, group: { ...first.group, items: [{ ...item, modifiers: known.modifiers }] } };
}
