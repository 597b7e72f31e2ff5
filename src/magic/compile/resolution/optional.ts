import type { Change, Instruction, Mode, PlayerReference } from "../../effects/index.js";
import type { Clause, VerbPhrase } from "../../syntax/clause.js";
import { type Context, playerAntecedent } from "../context.js";
import { isEach } from "../plain.js";
import { eitherOf, modeDoing } from "../either.js";
import { refuse } from "../refusal.js";
import { Subject } from "../saying.js";
import { lowerVerbPhrase } from "./clause.js";

/** "You may …": what the player may do or leave; a permission to do it later is one already (608.2d). */
export function optional(verbs: readonly VerbPhrase[], subject: Subject, context: Context): Instruction {
  const player = subject.player();
  const base = context.nextId();
  const lower = (acting: Subject): readonly Instruction[] =>
    verbs.flatMap((verb) => lowerVerbPhrase(withoutAuxiliary(verb), acting, context));
  const several = isEach(player) || isAny(player);
  const instructions = several ? byWilling(base.result, subject, context, lower) : lower(subject);
  const [only, ...more] = instructions;
  if (only !== undefined && more.length === 0 && isPermission(only) && !several) {
    context.doings.push(only);
    return only;
  }
  context.lastOptional = base.result;
  const made: Instruction = { kind: "optional", ...base, player, instructions };
  context.doings.push(made);
  // Whoever of them did it is spoken of by later words: "If a player does, that player …" (608.2c).
  if (isAny(player)) context.mention(playerAntecedent({ kind: "resultPlayer", slot: base.result }, "singular"));
  return made;
}

/** Whether any one of them may do it, who then is the one who acts: "any opponent may sacrifice a creature" (608.2d). */
function isAny({ kind }: PlayerReference): boolean {
  return kind === "anyPlayer" || kind === "anyOpponent";
}

/** What each of several players who chose to does: the actor, and "their", is that one of them (101.4). */
function byWilling(
  slot: string,
  subject: Subject,
  context: Context,
  lower: (acting: Subject) => readonly Instruction[],
): readonly Instruction[] {
  const own: PlayerReference = { kind: "resultPlayer", slot };
  const each = playerAntecedent(own, "singular");
  context.mention(each);
  const made = lower(new Subject(subject.node, context, own));
  context.forget(each);
  return made;
}

/** Whether the instruction only permits something for a time, which "may" must say (611.2). */
export function isPermission(one: Instruction): boolean {
  return one.kind === "modify" && one.changes.length > 0 && one.changes.every(isOffered);
}

/** What is plainly so, and said without "may": what a creature "can" do in combat, and no maximum hand size (402.2). */
const plainlySo: ReadonlySet<string> = new Set(["noMaximumHandSize", "attackAsThoughNoDefender", "blockAdditional"]);

/** A permission that is offered. */
function isOffered(change: Change): boolean {
  return change.kind === "permit" && !plainlySo.has(change.permission.kind);
}

function withoutAuxiliary(verb: VerbPhrase): VerbPhrase {
  return { ...verb, auxiliary: null };
}

/** "sacrifice an artifact or discard a card": the player who acts chooses which (608.2d). */
export function eitherVerb(clause: Clause, subject: Subject, context: Context): Instruction {
  const [first, ...others] = clause.verbs;
  const base = context.nextId();
  const player = subject.player();
  const targets = context.targets.length;
  if (others.some((verb) => verb.auxiliary !== null)) return refuse("or", clause);
  const before = context.snapshot();
  const modes = clause.verbs.map((verb) => modeOf(verb, subject, context));
  // What one of several that must be done did is not what later words can mean: the other may have been chosen (608.2d).
  if (first?.auxiliary !== "may") context.restore({ ...before, lastResult: null });
  if (context.targets.length > targets || (first?.auxiliary !== "may" && first?.auxiliary !== null))
    return refuse("or", clause);
  const inner = context.nextId();
  if (first.auxiliary !== "may") return eitherOf(base, player, modes);
  context.lastOptional = base.result;
  return { kind: "optional", ...base, player, instructions: [eitherOf(inner, player, modes)] };
}

function modeOf(verb: VerbPhrase, subject: Subject, context: Context): Mode {
  return modeDoing(lowerVerbPhrase(withoutAuxiliary(verb), subject, context));
}
