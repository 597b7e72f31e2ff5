import type { Instruction, Mode } from "../../effects/index.js";
import type { Clause, VerbPhrase } from "../../syntax/clause.js";
import type { Context } from "../context.js";
import { one } from "../plain.js";
import { refuse } from "../refusal.js";
import type { Subject } from "../saying.js";
import { lowerVerbPhrase } from "./clause.js";

/** "You may …": what the player may do or leave; a permission to do it later is one already (608.2d). */
export function optional(verbs: readonly VerbPhrase[], subject: Subject, context: Context): Instruction {
  const player = subject.player();
  const base = context.nextId();
  const instructions = verbs.flatMap((verb) => lowerVerbPhrase(withoutAuxiliary(verb), subject, context));
  const [only, ...more] = instructions;
  if (only !== undefined && more.length === 0 && isPermission(only)) return only;
  context.lastOptional = base.result;
  return { kind: "optional", ...base, player, instructions };
}

/** Whether the instruction only permits something for a time, which "may" must say (611.2). */
export function isPermission(one: Instruction): boolean {
  return one.kind === "modify" && one.changes.length > 0 && one.changes.every((change) => change.kind === "permit");
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
  const modes = clause.verbs.map((verb) => modeOf(verb, subject, context));
  if (context.targets.length > targets || (first?.auxiliary !== "may" && first?.auxiliary !== null))
    return refuse("or", clause);
  const chosen: Instruction = {
    kind: "chooseModes",
    ...context.nextId(),
    player,
    least: one,
    most: one,
    sameAgain: "no",
    manner: "chosen",
    unless: { kind: "none" },
    modes,
  };
  if (first.auxiliary !== "may") return { ...chosen, ...base };
  context.lastOptional = base.result;
  return { kind: "optional", ...base, player, instructions: [chosen] };
}

function modeOf(verb: VerbPhrase, subject: Subject, context: Context): Mode {
  const instructions = lowerVerbPhrase(withoutAuxiliary(verb), subject, context);
  return { name: null, cost: [], targets: [], instructions };
}
