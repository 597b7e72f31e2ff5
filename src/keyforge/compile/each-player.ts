import type { Condition, Instruction, PlayerReference } from "../effects/index.js";
import type { Clause } from "../syntax/clause.js";
import type { Described, NounPhrase } from "../syntax/noun-phrase.js";
import { bounded } from "./comparison.js";
import { not } from "./condition.js";
import type { Context } from "./context.js";
import { isAround } from "./noun.js";
import { amountOf, isAmber } from "./quantity.js";
import { refuse } from "./refusal.js";

/** Whether a subject is "each player", however it is narrowed. */
function isEachPlayer(node: NounPhrase | null): node is Described {
  return (
    node !== null &&
    isAround(node, "player") &&
    node.determiner?.kind === "determiner" &&
    node.determiner.word === "each"
  );
}

/** Words that say what is one player's own: "their {A}", "the creatures they controlled", "their revealed card". */
function isOwn(node: object): boolean {
  if (!("kind" in node)) return false;
  if (node.kind === "pronoun") return "word" in node && node.word === "they";
  if (node.kind !== "described" || !("determiner" in node) || !("noun" in node) || !("modifiers" in node)) return false;
  return isTheir(node.determiner) && (hasKind(node.noun, "icon") || isDeed(node.modifiers));
}

const isTheir = (node: unknown): boolean =>
  typeof node === "object" && node !== null && "word" in node && node.word === "their";

const hasKind = (node: unknown, kind: string): boolean =>
  typeof node === "object" && node !== null && "kind" in node && node.kind === kind;

const isDeed = (modifiers: unknown): boolean =>
  Array.isArray(modifiers) && modifiers.some((one: unknown) => hasKind(one, "adjective"));

/** Whether a tree speaks of what is one player's own. */
function speaksOfOwn(node: unknown): boolean {
  if (typeof node !== "object" || node === null) return false;
  return isOwn(node) || Object.values(node).some(speaksOfOwn);
}

/** What a player must have or be to do it: "with 7{A} or more", "that is not haunted"; null for anything else. */
function demandOf({ post }: Described, player: PlayerReference, context: Context): Condition | null {
  const [first, ...others] = post;
  if (first === undefined) return null;
  if (others.length > 0) return refuse("such a player", first);
  if (first.kind === "with" && first.what.kind === "described" && isAmber(first.what)) {
    const { determiner, post: rest, modifiers } = first.what;
    const [bound, ...more] = rest;
    if (determiner?.kind === "count" && bound?.kind === "bound" && more.length + modifiers.length === 0) {
      const is = bounded(amountOf(determiner.amount, context), bound.bound);
      return { kind: "compare", left: { kind: "amberOf", player }, is };
    }
    if (determiner?.kind === "bounded" && rest.length + modifiers.length === 0)
      return { kind: "compare", left: { kind: "amberOf", player }, is: bounded(amountOf(determiner.amount, context), determiner.bound) }; // prettier-ignore
  }
  if (first.kind === "relative" && first.pronoun === "that") return quality(first.verb, player);
  return refuse("such a player", first);
}

function quality({ predicate, modal, adverb, tails }: Clause["verbs"][number], player: PlayerReference): Condition {
  const isPlain = modal === null && adverb === null && tails.length === 0;
  if (!isPlain || predicate.kind !== "isQuality" || predicate.more !== null) return refuse("such a player", predicate);
  const { adjective, form } = predicate;
  if (adjective !== "haunted" && adjective !== "overwhelmed") return refuse("such a player", predicate);
  const isDenied = form === "isNot" || predicate.adverb === "not";
  return isDenied ? not({ kind: adjective, player }) : { kind: adjective, player };
}

/**
 * "Each player loses half of their {A}": done by one after the other, each for themselves; null where it is the same
 * for all of them.
 */
export function byEachPlayer(
  clause: Clause,
  context: Context,
  lower: (clause: Clause) => readonly Instruction[],
): readonly Instruction[] | null {
  const { subject, verbs } = clause;
  if (context.eachPlayer !== null || !isEachPlayer(subject)) return null;
  if (subject.post.length === 0 && !speaksOfOwn(verbs)) return null;
  const isHaunted = subject.modifiers.length > 0;
  if (isHaunted) return null;
  const { id, result } = context.next();
  const slot = `${result}.each`;
  const player: PlayerReference = { kind: "iterationPlayer", slot };
  const condition = demandOf(subject, player, context);
  context.eachPlayer = player;
  const made = lower({ ...clause, subject: { ...subject, post: [] } });
  context.eachPlayer = null;
  context.note("each", result);
  const over: PlayerReference = { kind: "eachPlayer" };
  return [{ kind: "forEach", id, result, slot, over, instructions: guarded(condition, made, context) }];
}

function guarded(condition: Condition | null, then: readonly Instruction[], context: Context): readonly Instruction[] {
  if (condition === null) return then;
  const { id, result } = context.next();
  return [{ kind: "conditional", id, result, condition, then, otherwise: [] }];
}
