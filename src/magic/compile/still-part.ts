import { standsBare } from "./form.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";

/** What something becomes, and what it "still" is besides (205.1b). */
export interface StillPart {
  readonly object: NounPhrase;
  readonly still: NounPhrase;
}

/** "a 5/6 creature that's still a land", in its two parts; null where the phrase says nothing of the sort. */
export function stillPart(object: NounPhrase): StillPart | null {
  const last = object.kind === "described" ? object.post.at(-1) : undefined;
  if (object.kind !== "described" || last?.kind !== "relative" || last.pronoun !== "that") return null;
  const { predicate } = last.verb;
  if (predicate.kind !== "beNoun" || predicate.still !== "still" || predicate.addition !== null) return null;
  if (!standsBare(last.verb)) return null;
  const present = predicate.form === "is" || predicate.form === "contractedIs";
  return present ? { object: { ...object, post: object.post.slice(0, -1) }, still: predicate.object } : null;
}
