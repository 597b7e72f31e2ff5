import type { Instruction, PlayerReference, StaticEffect } from "../effects/index.js";
import type { Clause, Link } from "../syntax/clause.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Predicate, PredicateKind, PredicateOf } from "../syntax/predicate.js";
import type { VerbPhrase } from "../syntax/verb-phrase.js";
import type { Context } from "./context.js";
import { type Doing, type InstructionTable } from "./doing.js";
import { amberInstructions } from "./instructions/amber.js";
import { controlInstructions } from "./instructions/control.js";
import { damageInstructions } from "./instructions/damage.js";
import { flowInstructions } from "./instructions/flow.js";
import { houseInstructions } from "./instructions/house.js";
import { keyInstructions } from "./instructions/key.js";
import { sharedInstructions } from "./instructions/shared.js";
import { statusInstructions } from "./instructions/status.js";
import { tokenInstructions } from "./instructions/token.js";
import { useInstructions } from "./instructions/use.js";
import { zoneInstructions } from "./instructions/zone.js";
import { you } from "./plain.js";
import { isPlayerPhrase, lowerPlayer } from "./player.js";
import { refuse } from "./refusal.js";
import { lowerStaticClause } from "./static.js";
import { Tails } from "./tails.js";

const lowered = {
  ...amberInstructions,
  ...controlInstructions,
  ...damageInstructions,
  ...flowInstructions,
  ...houseInstructions,
  ...keyInstructions,
  ...sharedInstructions,
  ...statusInstructions,
  ...tokenInstructions,
  ...useInstructions,
  ...zoneInstructions,
};

/** Frames that are no instruction, or none that is understood yet. */
type NotLowered = Exclude<PredicateKind, keyof typeof lowered>;

const notLowered = [
  "readySelf", "exhaustSelf", "turn", "control", "double", "fights", "reap", "attack",  "trigger",
  "belong", "share", "match", "become", "cost", "costAember", "skip", "switch", "rearrange", "get", "gain", "lose", "fulfill", "end",
  "ignore", "do", "doNot", "doSo", "considerDo", "win", "change", "reverse", "stop", "passive", "isQuality", "isAt", "is", "equals",
  "considered", "consideredWhat", "consideredQuality", "have", "count", "lack", "remain", "stealIt", "spend", "take", "distribute", "prevent", "putBoth", "place", "attach", "graft", "add", "search", "searchBare",
  "replay", "refill", "enter", "leave", "runOut", "replace", "redistribute",
] as const satisfies readonly NotLowered[]; // prettier-ignore

/** Fails to compile where a frame is neither lowered nor listed. */
type Forgotten = Exclude<NotLowered, (typeof notLowered)[number]>;
const forgotten: readonly Forgotten[] = [];

const table: InstructionTable<keyof typeof lowered> = lowered;

function isLowered(node: Predicate): node is PredicateOf<keyof typeof lowered> {
  return Object.hasOwn(table, node.kind) && forgotten.length === 0;
}

function run<Kind extends keyof typeof lowered>(
  kind: Kind,
  node: PredicateOf<Kind>,
  doing: Doing,
): readonly Instruction[] {
  return table[kind](node, doing);
}

/** What one verb does. */
export function instruct(node: Predicate, doing: Doing): readonly Instruction[] {
  if (!isLowered(node)) return refuse("what is done", node);
  const made = run(node.kind, node, doing);
  doing.tails.finish();
  return made;
}

const staticKinds: ReadonlySet<PredicateKind> = new Set<PredicateKind>([
  "get",
  "gain",
  "lose",
  "enter",
  "cost",
  "belong",
]);

/** Whether a verb says what holds, which needs a time for which it does, and not what is done. */
export function isStatic({ predicate, modal }: VerbPhrase): boolean {
  return modal === "cannot" || modal === "doesNot" || modal === "doNot" || staticKinds.has(predicate.kind);
}

/** Who may do it. */
function allowed(subject: NounPhrase | null, context: Context): PlayerReference {
  if (subject === null) return you;
  if (isPlayerPhrase(subject) || (subject.kind === "pronoun" && subject.word === "they"))
    return lowerPlayer(subject, context);
  return you;
}

/** What holds for a time. */
function lasting(clause: Clause, context: Context): readonly Instruction[] {
  const last = clause.verbs.at(-1);
  if (last === undefined) return refuse("what holds", clause);
  const tails = new Tails(last.tails);
  const duration = context.duration ?? tails.takeDuration() ?? refuse("how long it holds", clause);
  const rest = tails.rest();
  const verbs = [...clause.verbs.slice(0, -1), { ...last, tails: rest }];
  const effects: readonly StaticEffect[] = lowerStaticClause({ ...clause, verbs }, context);
  const { id, result } = context.next();
  context.note("last", result);
  return [{ kind: "lasting", id, result, effects, duration }];
}

const joining: ReadonlySet<Link> = new Set<Link>([
  "and",
  "comma",
  "commaAnd",
  "commaThen",
  "andThen",
  "commaAndThen",
  "then",
]);

/** The instructions of a clause, one a verb; what may be done is done with all that follows it. */
export function lowerClause(clause: Clause, context: Context): readonly Instruction[] {
  const { subject, verbs, links } = clause;
  if (verbs.every(isStatic)) return lasting(clause, context);
  if (links.some((link) => !joining.has(link))) return refuse("one or the other", clause);
  return verbsFrom(subject, verbs, context);
}

function verbsFrom(
  subject: NounPhrase | null,
  [verb, ...others]: readonly VerbPhrase[],
  context: Context,
): readonly Instruction[] {
  if (verb === undefined) return [];
  if (verb.adverb !== null && verb.adverb !== "then") return fully(subject, verb, others, context);
  if (verb.modal === "may") return optional(subject, [{ ...verb, modal: null }, ...others], context);
  if (verb.modal !== null) return refuse("what may or must be done", verb);
  const first = guarded(subject, verb, context);
  return [...first, ...verbsFrom(subject, others, context)];
}

/** "Fully heal a creature": all of its damage. */
function fully(
  subject: NounPhrase | null,
  verb: VerbPhrase,
  others: readonly VerbPhrase[],
  context: Context,
): readonly Instruction[] {
  if (verb.adverb !== "fully" || verb.predicate.kind !== "healObject") return refuse("how it is done", verb);
  return verbsFrom(subject, [{ ...verb, adverb: null }, ...others], context);
}

/** "You may …": a choice, of which later words such as "if you do" speak. */
function optional(subject: NounPhrase | null, verbs: readonly VerbPhrase[], context: Context): readonly Instruction[] {
  const player = allowed(subject, context);
  const { id, result } = context.next();
  const instructions = verbsFrom(subject, verbs, context);
  context.note("may", result);
  return [{ kind: "optional", id, result, player, instructions }];
}

/** A verb with the condition that stands behind it. */
function guarded(subject: NounPhrase | null, verb: VerbPhrase, context: Context): readonly Instruction[] {
  const tails = new Tails(verb.tails);
  const condition = tails.takeCondition(context);
  if (condition === null) return instruct(verb.predicate, { subject, tails, context });
  const { id, result } = context.next();
  const then = instruct(verb.predicate, { subject, tails, context });
  context.note("if", result);
  return [{ kind: "conditional", id, result, condition, then, otherwise: [] }];
}
