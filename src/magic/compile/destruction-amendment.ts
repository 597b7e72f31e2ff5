import type { Instruction } from "../effects/index.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Sentence } from "../syntax/sentence.js";
import { onlyPost } from "./noun.js";

/**
 * "It can't be regenerated." speaks of the destruction before it and of nothing later (608.2c, 701.19c). Null where the
 * sentence is something else.
 */
export function amendDestruction(sentence: Sentence, before: readonly Instruction[]): readonly Instruction[] | null {
  const last = before.at(-1);
  if (last === undefined || !forbidsRegeneration(sentence)) return null;
  const amended = withoutRegeneration(last);
  return amended === null ? null : [...before.slice(0, -1), amended];
}

/** The destruction, or what ends in one under a condition, so that nothing destroyed by it can be regenerated; null of another. */
function withoutRegeneration(one: Instruction): Instruction | null {
  switch (one.kind) {
    case "destroy":
      return { ...one, regeneration: "prohibited" };
    case "conditional": {
      const then = one.otherwise.length === 0 ? lastWithout(one.then) : null;
      return then === null ? null : { ...one, then };
    }
    case "forEach":
    case "instead":
    case "unless": {
      const instructions = lastWithout(one.instructions);
      return instructions === null ? null : { ...one, instructions };
    }
    default:
      return null;
  }
}

function lastWithout(instructions: readonly Instruction[]): readonly Instruction[] | null {
  const at = instructions.map(({ kind }) => kind).lastIndexOf("destroy");
  const last = instructions[at < 0 ? instructions.length - 1 : at];
  const amended = last === undefined ? null : withoutRegeneration(last);
  return amended === null ? null : instructions.map((one) => (one === last ? amended : one));
}

function forbidsRegeneration(sentence: Sentence): boolean {
  const [part, ...parts] = sentence.parts;
  const [verb, ...verbs] = part?.clause.verbs ?? [];
  if (part === undefined || verb === undefined || parts.length > 0 || verbs.length > 0 || part.openings.length > 0)
    return false;
  const node = verb.predicate;
  return (
    isDestroyed(part.clause.subject) &&
    verb.auxiliary === "cant" &&
    verb.adverbials.length === 0 &&
    node.kind === "passive" &&
    node.verb === "regenerate" &&
    node.tails.length === 0
  );
}

/** "it", "they", "creatures destroyed this way". */
function isDestroyed(subject: NounPhrase | null): boolean {
  if (subject?.kind === "pronoun") return subject.word === "it" || subject.word === "they";
  const post = subject?.kind === "described" ? onlyPost(subject.post) : null;
  return post?.kind === "thisWay" && post.what === "destroyed";
}
