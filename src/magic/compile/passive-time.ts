import type { VerbPhrase } from "../syntax/clause.js";
import { articleOf, bareNoun } from "./noun.js";

/** "be blocked this turn by Walls": the time that stands where an object could is a time of the verb (611.2a). */
export function withTime(verb: VerbPhrase): VerbPhrase {
  const { predicate } = verb;
  if (predicate.kind !== "passive" || predicate.object === null) return verb;
  const turn = bareNoun(predicate.object, "turn");
  if (turn === null || articleOf(turn) !== "this") return verb;
  const bare = { ...predicate, object: null };
  return { ...verb, predicate: bare, adverbials: [{ kind: "duration", span: "thisTurn" }, ...verb.adverbials] };
}
