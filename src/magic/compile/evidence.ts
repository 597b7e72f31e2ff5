import type { PredicateOf } from "../syntax/predicate.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { NumberWord } from "../syntax/terminals.js";
import { headedBy, isWord, onlyPost } from "./noun.js";
import { refuse } from "./refusal.js";

/** The keyword action by whose name a text asks whether it was a cost that was paid (701.59c). */
export const collecting = "collect evidence";

/** "evidence 6", as it is collected (701.59a). */
export function evidenceNumber({ object }: PredicateOf<"collectWhat">): NumberWord {
  const post = onlyPost(headedBy(object, "evidence")?.post ?? []);
  const plain = object.kind === "described" && isWord({ ...object, post: [] }, "evidence");
  return plain && post?.kind === "numbered" ? post.number : refuse("collect", object);
}

/** "evidence", in "if evidence was collected" (701.59c). */
export function isEvidence(what: NounPhrase): boolean {
  return isWord(what, "evidence");
}
