import type {
  Filter,
  Instruction,
  ObjectReference,
  PlayerReference,
  Quantity,
  StaticEffect,
} from "../effects/index.js";
import type { Clause, Link } from "../syntax/clause.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Predicate, PredicateKind, PredicateOf } from "../syntax/predicate.js";
import type { VerbPhrase } from "../syntax/verb-phrase.js";
import type { Context } from "./context.js";
import { acted, type Doing, type InstructionTable } from "./doing.js";
import { houseRule } from "./active-house.js";
import { byEachPlayer } from "./each-player.js";
import { lowerReference } from "./reference.js";
import { lowerEvent } from "./event.js";
import { lowerFilter } from "./filter.js";
import { amberInstructions } from "./instructions/amber.js";
import { controlInstructions } from "./instructions/control.js";
import { damageInstructions } from "./instructions/damage.js";
import { flowInstructions } from "./instructions/flow.js";
import { houseInstructions } from "./instructions/house.js";
import { keyInstructions } from "./instructions/key.js";
import { prophecyInstructions } from "./instructions/prophecy.js";
import { sharedInstructions } from "./instructions/shared.js";
import { statusInstructions } from "./instructions/status.js";
import { tokenInstructions } from "./instructions/token.js";
import { useInstructions } from "./instructions/use.js";
import { zoneInstructions } from "./instructions/zone.js";
import { one, you } from "./plain.js";
import { amountOf } from "./quantity.js";
import { isPlayerPhrase, lowerPlayer } from "./player.js";
import { refuse } from "./refusal.js";
import { lowerStaticClause } from "./static.js";
import { isBereaving } from "./static-blank.js";
import { hoisted, Tails } from "./tails.js";

const lowered = {
  ...amberInstructions,
  ...controlInstructions,
  ...damageInstructions,
  ...flowInstructions,
  ...houseInstructions,
  ...keyInstructions,
  ...prophecyInstructions,
  ...sharedInstructions,
  ...statusInstructions,
  ...tokenInstructions,
  ...useInstructions,
  ...zoneInstructions,
};

/** Frames that are no instruction, or none that is understood yet. */
type NotLowered =
  | "readySelf" | "exhaustSelf" | "turn" | "control" | "double" | "fights" | "reap" | "attack" | "belong"
  | "share" | "match" | "cost" | "costAember" | "switch" | "rearrange" | "get" | "gain" | "lose"
  | "end" | "ignore" | "do" | "doNot" | "doSo" | "considerDo" | "win" | "change" | "reverse" | "stop" | "passive"
  | "isQuality" | "isAt" | "is" | "equals" | "considered" | "consideredWhat" | "consideredQuality" | "have" | "count"
  | "lack" | "remain" | "spend" | "distribute" | "prevent" | "graft" | "searchBare"
  | "replay" | "enter" | "leave" | "runOut" | "replace" | "redistribute" | "divide" | "dealt" | "progressive" | "giveTo" | "takeTo" | "chooseToDo" | "returnToPlay"
  | "treat" | "contain" | "reset" | "resolveSelf" | "becomeState" | "attachOnly" | "playOnlyIf" | "dealMore" | "countThing" | "getThing" | "passiveEither" | "dealtOr" | "isQualityAt" | "isAtBoth"; // prettier-ignore

/** Every other frame has a lowering: one that is neither lowered nor listed fails to compile here. */
const table: InstructionTable<Exclude<PredicateKind, NotLowered>> = lowered;

function isLowered(node: Predicate): node is PredicateOf<Exclude<PredicateKind, NotLowered>> {
  return Object.hasOwn(table, node.kind);
}

function run<Kind extends Exclude<PredicateKind, NotLowered>>(
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
  "considered",
  "is",
  "get",
  "gain",
  "lose",
  "enter",
  "cost",
  "belong",
]);

/** Whether a verb says what holds, which needs a time for which it does, and not what is done. */
export function isStatic(verb: VerbPhrase): boolean {
  const { predicate, modal } = verb;
  if (modal === "may" && (predicate.kind === "fights" || predicate.kind === "reap")) return true;
  return (
    modal === "cannot" ||
    modal === "doesNot" ||
    modal === "doNot" ||
    staticKinds.has(predicate.kind) ||
    isBereaving(verb)
  );
}

/** Who may do it. */
function allowed(subject: NounPhrase | null, context: Context): PlayerReference {
  if (subject === null) return you;
  if (isPlayerPhrase(subject) || (subject.kind === "pronoun" && subject.word === "they"))
    return lowerPlayer(subject, context);
  return you;
}

interface ChosenSubject {
  readonly choice: readonly Instruction[];
  readonly affected: ObjectReference | null;
}

/** "A friendly creature gains skirmish": it is chosen, and what holds is said of it. */
function chosenSubject(subject: NounPhrase | null, context: Context): ChosenSubject {
  const { determiner = null } = subject?.kind === "described" ? subject : {};
  const isA =
    determiner?.kind === "determiner" &&
    (determiner.word === "a" || determiner.word === "an" || determiner.word === "another");
  const isSome = determiner?.kind === "count" || determiner?.kind === "limited";
  if (subject === null || isPlayerPhrase(subject) || !(isA || isSome)) return { choice: [], affected: null };
  const objects = lowerReference(subject, context);
  const { id, result } = context.next();
  acted(context, "choose", result, objects);
  return { choice: [{ kind: "chooseObjects", id, result, objects }], affected: { kind: "result", slot: result } };
}

/** What holds for a time. */
function lasting(clause: Clause, context: Context): readonly Instruction[] {
  const told = clause.verbs.at(-1);
  if (told === undefined) return refuse("what holds", clause);
  const last = hoisted(told);
  const tails = new Tails(last.tails);
  const duration = context.duration ?? tails.takeSpan(context) ?? refuse("how long it holds", clause);
  const rest = tails.rest();
  const verbs = [...clause.verbs.slice(0, -1), { ...last, tails: rest }];
  const { choice, affected } = chosenSubject(clause.subject, context);
  const effects: readonly StaticEffect[] = lowerStaticClause({ ...clause, verbs }, context, affected);
  const { id, result } = context.next();
  context.note("last", result);
  return [...choice, { kind: "lasting", id, result, effects, duration }];
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
  return byEachPlayer(clause, context, (one) => ofClause(one, context)) ?? ofClause(clause, context);
}

function ofClause(clause: Clause, context: Context): readonly Instruction[] {
  const { subject, verbs, links } = clause;
  const ruled = houseRule(clause, context);
  if (ruled !== null) return ruled;
  if (verbs.every(isStatic)) return lasting(clause, context);
  if (links.length > 0 && links.every((link) => link === "or" || link === "commaOr"))
    return either(subject, verbs, context);
  if (links.some((link) => !joining.has(link))) return refuse("one or the other", clause);
  return verbsFrom(subject, verbs, context);
}

/** "Ward a creature, or move a ward": one of them; "you may" goes with all. */
function either(subject: NounPhrase | null, verbs: readonly VerbPhrase[], context: Context): readonly Instruction[] {
  const [first, ...others] = verbs;
  const isOptional = first?.modal === "may";
  if (first === undefined || others.some(({ modal }) => modal !== null)) return refuse("one or the other", verbs);
  const may = isOptional ? context.next() : null;
  const player = allowed(subject, context);
  const { id, result } = context.next();
  const options = [{ ...first, modal: null }, ...others].map((verb) => verbsFrom(subject, [verb], context));
  context.note("choose", result);
  const choice: Instruction = { kind: "chooseOne", id, result, player, least: 1, most: 1, options };
  if (may === null) return [choice];
  context.note("may", may.result);
  return [{ kind: "optional", ...may, player, instructions: [choice] }];
}

function verbsFrom(
  subject: NounPhrase | null,
  [verb, ...others]: readonly VerbPhrase[],
  context: Context,
): readonly Instruction[] {
  if (verb === undefined) return [];
  if (verb.adverb !== null && verb.adverb !== "then") return fully(subject, verb, others, context);
  const permitted = others.length === 0 ? allowance(subject, verb, context) : null;
  if (permitted !== null) return permitted;
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
  const { predicate } = verb;
  const isHealing =
    predicate.kind === "healObject" || (predicate.kind === "sharedObject" && predicate.verbs[0]?.verb === "heal");
  if (verb.adverb !== "fully" || !isHealing) return refuse("how it is done", verb);
  return verbsFrom(subject, [{ ...verb, adverb: null }, ...others], context);
}

/** "You may …": a choice, of which later words such as "if you do" speak. */
function optional(subject: NounPhrase | null, verbs: readonly VerbPhrase[], context: Context): readonly Instruction[] {
  const player = allowed(subject, context);
  const { id, result } = context.next();
  const instructions = verbsFrom(subject, verbs, context);
  context.note("may", result);
  const inFull = context.inFull.get(instructions.at(-1)?.result ?? "");
  if (inFull !== undefined) context.inFull.set(result, inFull);
  return [{ kind: "optional", id, result, player, instructions }];
}

/** Frames whose amount says how much "for each" makes of them; of others it says how often they are done. */
const measured: ReadonlySet<PredicateKind> = new Set<PredicateKind>([
  "steal", "capture", "gainAember", "loseAember", "pay", "deal", "heal", "draw", "make", "give", "put", "forge", "gainThing", "loseThing",
]); // prettier-ignore

/** What a verb does: as often as "for each" says, where no amount grows by it. */
function once(verb: VerbPhrase, { subject, tails, context }: Doing): readonly Instruction[] {
  const times = measured.has(verb.predicate.kind) ? null : tails.takeEach(context);
  if (times === null) return instruct(verb.predicate, { subject, tails, context });
  const { id, result } = context.next();
  const instructions = instruct(verb.predicate, { subject, tails, context });
  context.note("each", result);
  return [{ kind: "repeat", id, result, times, instructions }];
}

/** "gain 1{A} after a creature reaps", for a time: it waits for that each time. */
function waiting(subject: NounPhrase | null, verb: VerbPhrase, context: Context): readonly Instruction[] | null {
  const tails = new Tails(verb.tails);
  const waited = tails.take("subordinate", ({ word }) => word === "after" || word === "eachTime");
  if (waited === null) return null;
  const [clause, ...others] = waited.clauses.clauses;
  const duration = context.duration ?? tails.takeDuration() ?? refuse("until when it is awaited", waited);
  if (clause?.kind !== "clause" || others.length > 0) return refuse("an event", waited);
  const event = lowerEvent(clause, context, "awaited");
  const { id, result } = context.next();
  const instructions = guarded(subject, { ...verb, tails: tails.rest() }, context);
  context.note("wait", result);
  return [{ kind: "delayed", id, result, event, times: "each", duration, condition: null, instructions }];
}

/** "You may play a non-Logos card this turn": what is allowed beside what the active house allows. */
function allowance(subject: NounPhrase | null, verb: VerbPhrase, context: Context): readonly Instruction[] | null {
  const { predicate, modal } = verb;
  if (modal !== "may") return null;
  if (predicate.kind === "sharedObject") return playOrUse(subject, predicate, verb, context);
  if (predicate.kind === "fightWith" || predicate.kind === "reapWith") return usedSo(subject, predicate, verb, context);
  if (predicate.kind !== "play" && predicate.kind !== "use") return null;
  const tails = new Tails(verb.tails);
  const duration = tails.takeDuration() ?? context.duration;
  if (duration === null) return null;
  tails.finish();
  const player = allowed(subject, context);
  const { what, most } = allowedCards(predicate.object, context);
  const isPlayed = predicate.kind === "play";
  if (isPlayed ? predicate.on !== null : predicate.purpose !== null) return refuse("what is allowed", predicate);
  const { id, result } = context.next();
  context.note("allow", result);
  const effect = { kind: isPlayed ? "mayPlay" : "mayUse", player, what, most, how: "any", zone: null } as const;
  return [{ kind: "lasting", id, result, effects: [effect], duration }];
}

/** "You may fight with up to 2 non-Dis creatures this turn" */
function usedSo(
  subject: NounPhrase | null,
  { kind, object }: PredicateOf<"fightWith" | "reapWith">,
  verb: VerbPhrase,
  context: Context,
): readonly Instruction[] | null {
  const tails = new Tails(verb.tails);
  const duration = tails.takeDuration() ?? context.duration;
  if (duration === null) return null;
  tails.finish();
  const player = allowed(subject, context);
  const { what, most } = allowedCards(object, context);
  const { id, result } = context.next();
  context.note("allow", result);
  const how = kind === "fightWith" ? "fight" : "reap";
  return [
    { kind: "lasting", id, result, effects: [{ kind: "mayUse", player, what, most, how, zone: null }], duration },
  ];
}

/** "You may play or use a Mars card this turn": so many, whichever of the two is done with each. */
function playOrUse(
  subject: NounPhrase | null,
  { verbs, conjunction, object }: PredicateOf<"sharedObject">,
  verb: VerbPhrase,
  context: Context,
): readonly Instruction[] | null {
  const isBoth = verbs.every((one) => (one.verb === "play" || one.verb === "use") && one.particle === null);
  if (conjunction !== "or" || !isBoth || verbs.length !== 2) return null;
  const tails = new Tails(verb.tails);
  const duration = tails.takeDuration() ?? context.duration ?? refuse("for how long", verb);
  tails.finish();
  const player = allowed(subject, context);
  const { what, most } = allowedCards(object, context);
  const { id, result } = context.next();
  context.note("allow", result);
  const allowance = { player, what, most, how: "any", zone: null, counted: "together" } as const;
  const effects: readonly StaticEffect[] = [
    { kind: "mayPlay", ...allowance },
    { kind: "mayUse", ...allowance },
  ];
  return [{ kind: "lasting", id, result, effects, duration }];
}

/** How many of which cards are allowed. */
export function allowedCards(object: NounPhrase, context: Context): { readonly what: Filter; readonly most: Quantity } {
  if (object.kind !== "described") return refuse("what is allowed", object);
  const what = lowerFilter({ ...object, determiner: null }, context);
  const plain: Filter = { ...what, zones: what.zones.filter((zone) => zone !== "play") };
  const { determiner } = object;
  if (determiner?.kind === "determiner" && (determiner.word === "a" || determiner.word === "an"))
    return { what: plain, most: one };
  if (determiner === null || (determiner.kind === "determiner" && determiner.word === "each"))
    return { what: plain, most: { kind: "anyNumber" } };
  if (determiner.kind === "count" || (determiner.kind === "limited" && determiner.limit === "upTo"))
    return { what: plain, most: amountOf(determiner.amount, context) };
  return refuse("how many are allowed", determiner);
}

/** A verb with the condition that stands behind it. */
function guarded(subject: NounPhrase | null, verb: VerbPhrase, context: Context): readonly Instruction[] {
  const late = waiting(subject, verb, context);
  if (late !== null) return late;
  const tails = new Tails(verb.tails);
  const condition = tails.takeCondition(context);
  if (condition === null) return once(verb, { subject, tails, context });
  const { id, result } = context.next();
  const then = instruct(verb.predicate, { subject, tails, context });
  context.note("if", result);
  return [{ kind: "conditional", id, result, condition, then, otherwise: [] }];
}
