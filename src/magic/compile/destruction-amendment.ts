import type { Instruction } from "../effects/index.js";
import { holdsKind, holdsWord, someWithin } from "../effects/structure.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Part, Sentence } from "../syntax/sentence.js";
import { hasArticle, onlyPost } from "./noun.js";
import { refuse } from "./refusal.js";

/**
 * "It can't be regenerated." speaks of the destruction before it and of nothing later (608.2c, 701.19c). Null where the
 * sentence is something else.
 */
export function amendDestruction(sentence: Sentence, before: readonly Instruction[]): readonly Instruction[] | null {
  const [part, ...parts] = sentence.parts;
  return parts.length > 0 ? null : amendedBy(part, before);
}

/** The same for a part of a sentence: "destroy that creature and it can't be regenerated". Null where it is something else. */
export function amendedBy(part: Part | undefined, before: readonly Instruction[]): readonly Instruction[] | null {
  const last = before.at(-1);
  if (last === undefined || part === undefined || !forbidsRegeneration(part)) return null;
  const amended = withoutRegeneration(last);
  if (amended === null) return null;
  return isOfSome(part.clause.subject, last)
    ? refuse("some of what is destroyed", part)
    : [...before.slice(0, -1), amended];
}

/** "Enchantments destroyed this way" of artifacts and enchantments: nothing is said of the others (701.19c). */
function isOfSome(subject: NounPhrase | null, destruction: Instruction): boolean {
  const [item, ...others] = subject?.kind === "described" && subject.post.length > 0 ? subject.group.items : [];
  if (item === undefined) return false;
  const type = item.noun.kind === "type" && item.modifiers.length === 0 && others.length === 0 ? item.noun.type : null;
  if (!holdsKind(destruction, "matching")) return false;
  return type === null || holdsKind(destruction, "either") || !holdsWord(destruction, type);
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

function forbidsRegeneration(part: Part): boolean {
  const [verb, ...verbs] = part.clause.verbs;
  if (verb === undefined || verbs.length > 0 || part.openings.length > 0) return false;
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

/** "it", "they", "that creature", "creatures destroyed this way". */
function isDestroyed(subject: NounPhrase | null): boolean {
  if (subject?.kind === "pronoun") return subject.word === "it" || subject.word === "they";
  if (subject?.kind !== "described") return false;
  if (subject.post.length === 0) return hasArticle(subject, "that", "those", "the");
  const post = onlyPost(subject.post);
  return post?.kind === "thisWay" && post.what === "destroyed";
}

/** Whether it is said after a destruction that something can't be regenerated for good: that comes too late (701.19c, 608.2c). */
export function forbidsTooLate(instructions: readonly Instruction[]): boolean {
  return holdsKind(instructions, "destroy") && someWithin(instructions, forbidsForGood);
}

function forbidsForGood(part: unknown): boolean {
  if (typeof part !== "object" || part === null || !("duration" in part) || !holdsKind(part, "beRegenerated"))
    return false;
  const { duration } = part;
  return typeof duration === "object" && duration !== null && "kind" in duration && duration.kind === "indefinite";
}
