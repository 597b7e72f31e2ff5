import type { PostModifier } from "../syntax/post-modifier.js";
import { refuse } from "./refusal.js";

/** Whose choice a phrase says that it is, or that chance decides. */
export type Choice = "yours" | "theirs" | "anOpponents" | "atRandom";

/** Takes "of your choice", "of their choice", "at random" out of what follows a noun (608.2d). */
export function splitChoice(post: readonly PostModifier[]): {
  readonly choice: Choice | null;
  readonly rest: readonly PostModifier[];
} {
  const found = post.find((one) => choiceOf(one) !== null);
  return found === undefined
    ? { choice: null, rest: post }
    : { choice: choiceOf(found), rest: post.filter((one) => one !== found) };
}

function choiceOf(node: PostModifier): Choice | null {
  if (node.kind === "chosenFor") return named(node);
  if (node.kind !== "of" || node.what.kind !== "described") return null;
  const { group, post } = node.what;
  const [item] = group.items;
  const [first, ...more] = group.determiners;
  if (item?.noun.kind !== "common" || item.noun.noun !== "choice" || item.modifiers.length > 0) return null;
  if (post.length > 0 || group.possessor !== null || more.length > 0 || first?.kind !== "article")
    return refuse("of choice", node);
  if (first.word === "your") return "yours";
  return first.word === "their" || first.word === "his" || first.word === "her" ? "theirs" : refuse("of choice", node);
}

function named(node: Extract<PostModifier, { readonly kind: "chosenFor" }>): Choice {
  switch (node.what) {
    case "ofChoice":
      return "yours";
    case "ofTheirChoice":
    case "ofHisChoice":
      return "theirs";
    case "opponentsChoice":
      return "anOpponents";
    case "atRandom":
    case "atRandomShort":
      return "atRandom";
    default:
      return refuse("of choice", node);
  }
}
