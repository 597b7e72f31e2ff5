import type { Constraint, Filter } from "../effects/index.js";
import type { Described, NounPhrase } from "../syntax/noun-phrase.js";
import type { Context } from "./context.js";
import { readDeterminers } from "./determiner.js";
import { lowerFilter } from "./filter.js";
import { articleOf, commonHead, isArticle, onlyPost, stateOf } from "./noun.js";
import { you } from "./plain.js";
import { lowerObjects } from "./reference.js";
import { refuse } from "./refusal.js";

/** "the same name as that creature", "the same name as another permanent you control" (201.2a); null of another phrase. */
export function sameNameAs(object: NounPhrase, context: Context): Constraint | null {
  const head = commonHead(object);
  const [same, ...more] = head?.modifiers ?? [];
  const as = onlyPost(head?.post ?? []);
  if (head?.noun !== "name" || as?.kind !== "as" || articleOf(head.group) !== "the") return null;
  if (stateOf(same) !== "same" || more.length > 0) return null;
  const any = as.what.kind === "described" ? anyOf(as.what, context) : null;
  return { kind: "sharesName", with: any ?? lowerObjects(as.what, context, you) };
}

/** "a token you control", "another permanent you control": any that there is, "another" than the object that is asked of. */
function anyOf(what: Described, context: Context): { readonly kind: "matching"; readonly filter: Filter } | null {
  const { group, post } = what;
  const [first, ...others] = group.determiners;
  if (!isArticle(first, "a", "an", "another")) return null;
  if (others.length > 0 || group.possessor !== null) return refuse("the same name", what);
  const filter = lowerFilter({ ...group, determiners: [] }, post, readDeterminers([], context), context);
  const itself = { kind: "otherThan", object: { kind: "iteration", slot: "it" } } as const;
  const constraints = isArticle(first, "another") ? [...filter.constraints, itself] : filter.constraints;
  return { kind: "matching", filter: { ...filter, constraints } };
}
