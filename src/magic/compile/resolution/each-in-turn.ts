import type { Instruction, PlayerReference } from "../../effects/index.js";
import { holdsKind, holdsWord, someWithin } from "../../effects/structure.js";
import type { Clause, VerbPhrase } from "../../syntax/clause.js";
import { type Context, playerAntecedent } from "../context.js";
import { doerOf } from "../doer.js";
import { hasArticle, isPronoun } from "../noun.js";
import { isEach } from "../plain.js";
import { isPlayerPhrase } from "../player.js";
import { refuse } from "../refusal.js";
import { Subject } from "../saying.js";

type Lower = (subject: Subject, context: Context) => readonly Instruction[];

/**
 * "Each player sacrifices a creature, then loses life equal to its power": what each of several players does with what is
 * theirs alone, each of them in turn (608.2e); null of what is the same for all of them together.
 */
export function eachInTurn(clause: Clause, context: Context, lower: Lower): readonly Instruction[] | null {
  const { subject, verbs } = clause;
  if (subject === null || !hasArticle(subject, "each") || !isPlayerPhrase(subject)) return null;
  if (verbs.some(asksThem) || verbs.some(amasses)) return inTurn(clause, context, lower);
  if (verbs.length === 1 && verbs[0]?.predicate.kind !== "gainControl") return null;
  const trial = context.inner();
  const made = lower(new Subject(subject, trial), trial);
  return measuresEach(made) || givesEach(made) ? inTurn(clause, context, lower) : null;
}

/** "unless they pay {2}": each of them may pay for themselves alone (118.12a). */
function asksThem({ adverbials }: VerbPhrase): boolean {
  return adverbials.some((one) => one.kind === "unless" && isPronoun(one.clause.subject, "they"));
}

/** Each of them has an Army of their own, or creates one (701.47a). */
function amasses({ predicate }: VerbPhrase): boolean {
  return predicate.kind === "amass";
}

/** Whether it is measured by what the same players did before: "then draws that many cards", "a token that's a copy of it". */
function measuresEach(made: readonly Instruction[]): boolean {
  return made.some((one, at) => {
    const slots = new Set(made.slice(0, at).map(({ result }) => result));
    return measuresAny(one, slots) || copiesAny(one, slots) || asksAny(one, slots);
  });
}

/** Whether it is done only if what those instructions did something to is such: "if it's a creature card". */
function asksAny(one: Instruction, slots: ReadonlySet<string>): boolean {
  return one.kind === "conditional" && one.condition.kind === "matches" && holdsWord(one.condition.object, ...slots);
}

/** Whether tokens are created that are copies of what those instructions did something to. */
function copiesAny(one: Instruction, slots: ReadonlySet<string>): boolean {
  return (
    one.kind === "createTokens" &&
    one.groups.some(({ token }) => token.kind === "copy" && holdsWord(token.of, ...slots))
  );
}

/** Whether it is measured by what those instructions did to one object, or by how much they did. */
function measuresAny(one: Instruction, slots: ReadonlySet<string>): boolean {
  const measures = ["amount" in one ? one.amount : null, "count" in one ? one.count : null];
  return (
    slots.size > 0 &&
    !holdsKind(measures, "size") &&
    someWithin(measures, (part) => isMeasure(part) && holdsWord(part, ...slots))
  );
}

/** "that many", "its power"; how many "were discarded this way" tells of all of them together. */
function isMeasure(part: unknown): boolean {
  const kind = typeof part === "object" && part !== null && "kind" in part ? part.kind : null;
  return kind === "characteristic" || kind === "result";
}

/**
 * Refuses "Each player discards their hand. Then each player draws that many cards": what each of them did in a sentence before
 * is another number for each, which one number for all is not (608.2e).
 */
export function checkMeasured(made: readonly Instruction[], doings: readonly Instruction[], node: object): void {
  const slots = new Set(doings.flatMap((one) => (isDoneByEach(one) ? [one.result] : [])));
  if (made.some((one) => isDoneByEach(one) && measuresAny(one, slots))) refuse("that many of each", node);
}

function isDoneByEach(one: Instruction): boolean {
  const player = doerOf(one);
  return player !== null && (isEach(player) || player.kind === "iterationPlayer");
}

/** Whether control is given to several players: of each object, to which of them? */
function givesEach(made: readonly Instruction[]): boolean {
  return made.some(
    (one) =>
      one.kind === "modify" && one.changes.some((change) => change.kind === "control" && isEach(change.controller)),
  );
}

function inTurn(clause: Clause, context: Context, lower: Lower): readonly Instruction[] {
  const before = context.snapshot();
  const over = new Subject(clause.subject, context).player();
  context.restore(before);
  const base = context.nextId();
  return [turnsOf(over, base, context, (own, inner) => lower(new Subject(clause.subject, inner, own), inner), clause)];
}

/** The instructions once for each of those players, who is then the one that is spoken of (608.2e). */
export function turnsOf(
  over: PlayerReference,
  base: Pick<Instruction, "id" | "result">,
  context: Context,
  lower: (own: PlayerReference, context: Context) => readonly Instruction[],
  node: object,
): Instruction {
  const slot = context.nextSlot();
  const own = { kind: "iterationPlayer", slot } as const;
  const inner = context.inner();
  inner.mention(playerAntecedent(own, "singular"));
  const instructions = lower(own, inner);
  if (inner.targets.length > 0) return refuse("a target for each", node);
  context.resumeLoop(inner);
  context.lastResult = inner.lastResult;
  return { kind: "forEach", ...base, slot, over, instructions };
}
