import type { ObjectReference, PlayerReference } from "../effects/index.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Context } from "./context.js";
import { bareNoun, type Headed, headedBy, isArticle } from "./noun.js";
import { you } from "./plain.js";
import { possessorPlayer } from "./player.js";
import { groupReference } from "./reference.js";
import { findWhose } from "./new-tokens.js";
import { refuse } from "./refusal.js";

/** Whose life total or speed it is: "your life total", "that player's life total". */
export function whosePlayer({ group, post }: Headed, node: NounPhrase, context: Context): PlayerReference {
  if (post.length > 0) return refuse("a quantity", node);
  if (group.possessor !== null) return possessorPlayer(group.possessor, context);
  const [first] = group.determiners;
  if (isArticle(first, "your")) return you;
  return isArticle(first, "their", "his or her") ? context.findPlayer("their", node) : refuse("whose", node);
}

/** Whose life total a phrase is and nothing more: "target player's life total" (119); null of another phrase. */
export function whoseLifeTotal(node: NounPhrase, context: Context): PlayerReference | null {
  const head = bareNoun(node, "life total") === null ? null : headedBy(node, "life total");
  return head === null ? null : whosePlayer(head, node, context);
}

/** Whose power it is: "its power", "that creature's power". */
export function whoseObject({ group }: Headed, node: NounPhrase, context: Context): ObjectReference {
  if (group.possessor !== null) {
    if (group.possessor.group.kind === "self") return { kind: "source" };
    return groupReference(group.possessor.group, [], context, you) ?? refuse("whose", node);
  }
  const [first] = group.determiners;
  if (isArticle(first, "its", "his", "her")) return findWhose("its", context, node);
  return isArticle(first, "their") ? context.findOwner("any", [], "their", node) : refuse("whose", node);
}
