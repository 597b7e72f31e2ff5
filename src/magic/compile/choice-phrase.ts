import { articleOf, headedBy } from "./noun.js";
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
  const head = node.kind === "of" ? headedBy(node.what, "choice") : null;
  if (head === null || head.modifiers.length > 0) return null;
  if (head.post.length > 0 || head.group.possessor !== null) return refuse("of choice", node);
  switch (articleOf(head.group)) {
    case "your":
      return "yours";
    case "their":
    case "his or her":
    case "his":
    case "her":
      return "theirs";
    default:
      return refuse("of choice", node);
  }
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
