import type { Sentence } from "../syntax/sentence.js";
import { type Body, isOfSentences } from "./casting-offer.js";

/**
 * A paragraph of a permanent that holds more than one ability: behind what holds all the time ("This creature enters with a
 * +1/+1 counter on it.") each sentence that names a trigger event begins another (603.1, 604.1). The rules give each
 * ability a paragraph (113.2c); reminder text strings together what its keyword stands for. Null of one ability.
 */
export function severalAbilities(node: Body): readonly Body[] | null {
  const { sentences } = node;
  const starts = sentences.flatMap(({ sentence }, at) => (opensWithTrigger(sentence) ? [at] : []));
  if (!isOfSentences(node) || starts.length === 0 || starts[0] === 0) return null;
  return [0, ...starts].map((start, index, all) => ({
    ...node,
    sentences: sentences.slice(start, all[index + 1] ?? sentences.length),
  }));
}

/** "When it dies, …", "At the beginning of your upkeep, …"; not "When you do, …", which goes on with what was done (603.12). */
function opensWithTrigger({ parts }: Sentence): boolean {
  const [opening] = parts[0]?.openings ?? [];
  if (opening?.kind === "triggerAt") return true;
  if (opening?.kind !== "trigger" || (opening.word !== "when" && opening.word !== "whenever")) return false;
  return opening.events.clauses.every(({ verbs }) =>
    verbs.every(
      ({ predicate, auxiliary, adverb }) =>
        predicate.kind !== "do" && predicate.kind !== "ellipsis" && auxiliary !== "would" && adverb !== "next",
    ),
  );
}
