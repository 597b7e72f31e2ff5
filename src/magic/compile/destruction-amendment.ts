import type { Instruction } from "../effects/index.js";
import type { Sentence } from "../syntax/sentence.js";

/**
 * "It can't be regenerated." speaks of the destruction before it and of nothing later (608.2c, 701.19c). Null where the
 * sentence is something else.
 */
export function amendDestruction(sentence: Sentence, before: readonly Instruction[]): readonly Instruction[] | null {
  const last = before.at(-1);
  if (last?.kind !== "destroy" || !forbidsRegeneration(sentence)) return null;
  return [...before.slice(0, -1), { ...last, regeneration: "prohibited" }];
}

function forbidsRegeneration(sentence: Sentence): boolean {
  const [part, ...parts] = sentence.parts;
  const [verb, ...verbs] = part?.clause.verbs ?? [];
  if (part === undefined || verb === undefined || parts.length > 0 || verbs.length > 0 || part.openings.length > 0)
    return false;
  const node = verb.predicate;
  const pronoun = part.clause.subject?.kind === "pronoun" && ["it", "they"].includes(part.clause.subject.word);
  return (
    pronoun &&
    verb.auxiliary === "cant" &&
    verb.adverbials.length === 0 &&
    node.kind === "passive" &&
    node.verb === "regenerate" &&
    node.tails.length === 0
  );
}
