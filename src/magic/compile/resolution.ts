import type {
  Condition,
  Cost,
  CreateTokens,
  Duration,
  Instruction,
  ObjectReference,
  Quantity,
} from "../effects/index.js";
import type { Adverbial } from "../syntax/adverbial.js";
import type { Clause, VerbPhrase } from "../syntax/clause.js";
import type { Opening, Part, Sentence } from "../syntax/sentence.js";
import { lowerCondition } from "./condition.js";
import { type Context, objectAntecedent } from "./context.js";
import { lowerCosts } from "./cost.js";
import { openingDuration } from "./duration.js";
import { turnEvent } from "./event.js";
import { lowerTrigger } from "./trigger.js";
import { turnPartOf } from "./turn-part.js";
import { lowerVerb } from "./instruct.js";
import { lowerPlayers } from "./player.js";
import { lowerQuantity } from "./quantity.js";
import { lowerObjects } from "./reference.js";
import { refuse } from "./refusal.js";
import { multiplied, Saying, Subject } from "./saying.js";
import { staticChanges } from "./static-change.js";
import { amendMana } from "./mana-amendment.js";
import { amendCreation } from "./token-amendment.js";

/** Lowers the sentences of a resolution in their order; a sentence may add to what the one before does. */
export function lowerSentences(sentences: readonly Sentence[], context: Context): readonly Instruction[] {
  let made: readonly Instruction[] = [];
  for (const sentence of sentences) made = lowerSentence(sentence, made, context);
  return made;
}

/** Adds one sentence to the instructions before it. */
function lowerSentence(sentence: Sentence, before: readonly Instruction[], context: Context): readonly Instruction[] {
  const amended = amendCreation(sentence, before, context);
  if (amended !== null) return amended;
  const restricted = amendMana(sentence, before, context);
  if (restricted !== null) return restricted;
  const otherwise = otherwiseBranch(sentence, before, context);
  if (otherwise !== null) return otherwise;
  return [...before, ...withX(sentence, context, () => lowerParts(sentence.parts, context, before))];
}

/** "where X is …" says at the sentence's end what every X in it stands for: the X is filled in once it is known (107.3i). */
function withX(sentence: Sentence, context: Context, lower: () => readonly Instruction[]): readonly Instruction[] {
  const where = sentence.parts
    .flatMap((part) => part.clause.verbs)
    .flatMap((verb) => verb.adverbials)
    .find((one) => one.kind === "where");
  if (where?.kind !== "where") return lower();
  const outer = context.x;
  const holder: Quantity = { kind: "x" };
  context.x = holder;
  const made = lower();
  context.x = outer;
  Object.assign(holder, lowerQuantity(where.quantity, context));
  return made;
}

/** "Otherwise, …" is the other branch of the condition before it. */
function otherwiseBranch(
  sentence: Sentence,
  before: readonly Instruction[],
  context: Context,
): readonly Instruction[] | null {
  const [first, ...rest] = sentence.parts;
  const [opening, ...openings] = first?.openings ?? [];
  if (first === undefined || opening?.kind !== "otherwise") return null;
  const last = before.at(-1);
  if (last?.kind !== "conditional" || last.otherwise.length > 0) return refuse("otherwise", opening);
  const otherwise = lowerParts([{ ...first, openings }, ...rest], context, []);
  return [...before.slice(0, -1), { ...last, otherwise }];
}

/** Lowers the parts of a sentence: an opening reaches over all that follows it. */
function lowerParts(parts: readonly Part[], context: Context, before: readonly Instruction[]): readonly Instruction[] {
  const [first, ...rest] = parts;
  if (first === undefined) return [];
  const [opening, ...openings] = first.openings;
  if (opening !== undefined) return lowerOpening(opening, [{ ...first, openings }, ...rest], context, before);
  const own = lowerClause(first.clause, context, before);
  return [...own, ...lowerParts(rest, context, [...before, ...own])];
}

function lowerOpening(
  opening: Opening,
  parts: readonly Part[],
  context: Context,
  before: readonly Instruction[],
): readonly Instruction[] {
  switch (opening.kind) {
    case "then":
      return lowerParts(parts, context, before);
    case "if":
      return lowerIf(opening.clause, parts, context, before);
    case "forEach":
      return lowerForEach(opening, parts, context);
    case "trigger":
    case "triggerAt":
    case "triggerEndOfCombat":
      return [lowerDelayed(opening, parts, context)];
    case "duration":
    case "untilTime":
    case "untilClause":
      return withDuration(openingDuration(opening, context) ?? refuse("a time", opening), parts, context, before);
    default:
      return refuse(opening.kind, opening);
  }
}

/** The duration that a sentence begins with goes to the continuous effects in it. */
function withDuration(
  duration: Duration,
  parts: readonly Part[],
  context: Context,
  before: readonly Instruction[],
): readonly Instruction[] {
  const made = lowerParts(parts, context, before);
  if (
    !made.every(
      (one) =>
        (one.kind === "modify" && one.duration.kind === "indefinite") ||
        one.kind === "optional" ||
        one.kind === "castSpell",
    )
  )
    return refuse("a time", parts);
  return made.map((one): Instruction => timed(one, duration, context));
}

function timed(one: Instruction, duration: Duration, context: Context): Instruction {
  if (one.kind === "modify") return { ...one, duration };
  if (one.kind === "optional" && one.instructions.length === 1) {
    const [inner] = one.instructions;
    if (inner?.kind !== "castSpell") return refuse("a time", one);
    const permission = {
      kind: inner.action === "play" ? "play" : "cast",
      what: inner.what,
      from: null,
      payment: inner.payment,
      cost: [],
      limit: "none",
    } as const;
    return {
      kind: "modify",
      id: one.id,
      result: one.result,
      objects: one.player,
      changes: [{ kind: "permit", permission }],
      duration,
      membership: "lockedIn",
    };
  }
  return refuse("a time", context);
}

/** "If …, …": with "instead" it replaces what the instruction before would do. */
function lowerIf(
  clause: Clause,
  parts: readonly Part[],
  context: Context,
  before: readonly Instruction[],
): readonly Instruction[] {
  const condition = lowerCondition(clause, context);
  const [first, ...rest] = parts;
  const insteadFirst =
    first?.openings[0]?.kind === "instead" ||
    (first?.openings[0]?.kind === "manner" && first.openings[0].manner === "instead");
  const trailing = first?.clause.verbs.at(-1)?.adverbials.some(isInstead) === true;
  if (first === undefined || (!insteadFirst && !trailing))
    return [
      { kind: "conditional", ...context.nextId(), condition, then: lowerParts(parts, context, before), otherwise: [] },
    ];
  const replaced = before.at(-1) ?? refuse("instead", clause);
  const bare: Part = {
    openings: insteadFirst ? first.openings.slice(1) : first.openings,
    clause: trailing ? withoutInstead(first.clause) : first.clause,
  };
  return [
    {
      kind: "instead",
      ...context.nextId(),
      condition,
      replaces: replaced.id,
      instructions: lowerParts([bare, ...rest], context, before),
    },
  ];
}

function isInstead(one: Adverbial): boolean {
  return one.kind === "manner" && one.manner === "instead";
}

function withoutInstead(clause: Clause): Clause {
  return {
    ...clause,
    verbs: clause.verbs.map((verb) => ({ ...verb, adverbials: verb.adverbials.filter((one) => !isInstead(one)) })),
  };
}

function lowerForEach(
  opening: Extract<Opening, { readonly kind: "forEach" }>,
  parts: readonly Part[],
  context: Context,
): readonly Instruction[] {
  const over =
    opening.what.kind === "described"
      ? iterated(opening.what, context)
      : lowerObjects(opening.what, context, { kind: "you" });
  const base = context.nextId();
  const slot = context.nextSlot();
  const inner = context.inner();
  inner.mention(objectAntecedent({ kind: "iteration", slot }, "singular", ["any"]));
  const instructions = lowerParts(parts, inner, []);
  context.resume(inner);
  if (inner.targets.length > 0) return refuse("a target for each", opening);
  const whole = oneCreation(instructions, over, slot);
  if (whole !== null) return [{ ...whole, ...base }];
  return [{ kind: "forEach", ...base, slot, over, instructions }];
}

/**
 * "For each land you control, create a Treasure token" is one instruction and so one creation event (701.7a), as long as
 * the tokens do not differ by what they are created for.
 */
function oneCreation(instructions: readonly Instruction[], over: ObjectReference, slot: string): CreateTokens | null {
  const [only, ...more] = instructions;
  if (only?.kind !== "createTokens" || more.length > 0 || JSON.stringify(only).includes(`"${slot}"`)) return null;
  const each: Quantity = over.kind === "matching" ? { kind: "count", of: over.filter } : { kind: "size", of: over };
  return { ...only, groups: only.groups.map((group) => ({ ...group, count: multiplied(group.count, each) })) };
}

function iterated(
  what: Extract<
    Opening["kind"] extends never ? never : Extract<Opening, { readonly kind: "forEach" }>["what"],
    { readonly kind: "described" }
  >,
  context: Context,
) {
  const group = {
    ...what.group,
    determiners:
      what.group.determiners.length === 0
        ? [{ kind: "article" as const, word: "each" as const }]
        : what.group.determiners,
  };
  return lowerObjects({ ...what, group }, context, { kind: "you" });
}

/** "When that creature dies this turn, …", "At the beginning of the next end step, …", "When you do, …" (603.7, 603.12). */
function lowerDelayed(
  opening: Extract<Opening, { readonly kind: "trigger" | "triggerAt" | "triggerEndOfCombat" }>,
  parts: readonly Part[],
  context: Context,
): Instruction {
  const base = context.nextId();
  const inner = context.inner();
  const { event, times, expires } = lowerTrigger(opening, inner);
  const instructions = lowerParts(parts, inner, []);
  context.resume(inner);
  return { kind: "delayedTrigger", ...base, event, times, expires, targets: inner.targets, instructions };
}

/** Lowers one clause: its subject once, its verbs in order; "may" reaches over the verbs that follow it. */
function lowerClause(clause: Clause, context: Context, before: readonly Instruction[]): readonly Instruction[] {
  const subject = new Subject(clause.subject, context);
  const made: Instruction[] = [];
  if (
    clause.links.length > 0 &&
    clause.links.every((link) => link === "or" || link === "commaOr" || link === "comma") &&
    clause.links.at(-1) !== "comma"
  )
    return [eitherVerb(clause, subject, context, before)];
  if (
    clause.links.some(
      (link) => link === "or" || link === "commaOr" || link === "but" || link === "andOr" || link === "plainBut",
    )
  )
    return refuse("or", clause);
  for (let at = 0; at < clause.verbs.length; at++) {
    const verb = clause.verbs[at];
    if (verb === undefined) break;
    if (verb.auxiliary === "may")
      return [...made, optional(clause.verbs.slice(at), subject, context, [...before, ...made])];
    made.push(...lowerVerbPhrase(verb, subject, context, [...before, ...made]));
  }
  return made;
}

/** "sacrifice an artifact or discard a card": the player who acts chooses which (608.2d). */
function eitherVerb(clause: Clause, subject: Subject, context: Context, before: readonly Instruction[]): Instruction {
  const [first] = clause.verbs;
  const base = context.nextId();
  const player = subject.player();
  const targets = context.targets.length;
  const modes = clause.verbs.map((verb, index) => {
    if (index > 0 && verb.auxiliary !== null) return refuse("or", clause);
    return {
      name: null,
      cost: [],
      targets: [],
      instructions: lowerVerbPhrase({ ...verb, auxiliary: null }, subject, context, before),
    };
  });
  if (context.targets.length > targets || (first?.auxiliary !== "may" && first?.auxiliary !== null))
    return refuse("or", clause);
  const one: Quantity = { kind: "number", value: 1 };
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

function optional(
  verbs: readonly VerbPhrase[],
  subject: Subject,
  context: Context,
  before: readonly Instruction[],
): Instruction {
  const player = subject.player();
  const base = context.nextId();
  const instructions = verbs.flatMap((verb) => lowerVerbPhrase({ ...verb, auxiliary: null }, subject, context, before));
  const [only, ...more] = instructions;
  if (only?.kind === "modify" && more.length === 0 && only.changes.every((change) => change.kind === "permit"))
    return only;
  context.lastOptional = base.result;
  return { kind: "optional", ...base, player, instructions };
}

/** One verb: what conditions and times stand around it are put round its instructions. */
function lowerVerbPhrase(
  verb: VerbPhrase,
  subject: Subject,
  context: Context,
  before: readonly Instruction[],
): readonly Instruction[] {
  if ((verb.adverb !== null && verb.adverb !== "each") || verb.innerAdverb !== null) return refuse("an adverb", verb);
  if (verb.auxiliary !== null) return helpedVerb(verb, subject, context);
  const outer = verb.adverbials.filter((one) => outerKinds.includes(one.kind));
  const inner = verb.adverbials.filter((one) => !outerKinds.includes(one.kind) && one.kind !== "where");
  const delayed = outer.find((one) => one.kind === "at" || one.kind === "atEndOfCombat");
  if (delayed !== undefined)
    return [
      delayedVerb(delayed, { ...verb, adverbials: verb.adverbials.filter((one) => one !== delayed) }, subject, context),
    ];
  const wrapped = outer.reduceRight<() => readonly Instruction[]>(
    (lower, one) => () => wrap(one, lower, context, before),
    () => lowerVerb({ ...verb, adverbials: inner }, subject, context),
  );
  return wrapped();
}

/** "doesn't untap during its controller's next untap step": the effect ends with that step (502.3, 611.2a). */
function nextUntap(verb: VerbPhrase, subject: Subject, context: Context): readonly Instruction[] | null {
  const [during, ...more] = verb.adverbials;
  if (verb.predicate.kind !== "untapBare" || during?.kind !== "during" || more.length > 0) return null;
  if (verb.auxiliary !== "doesnt" && verb.auxiliary !== "dont") return null;
  const objects = subject.object();
  const { part, whose, next } = turnPartOf(during.when, context);
  if (part !== "untapStep" || next !== "next" || whose?.kind !== "player") return null;
  const change = { kind: "prohibit", prohibition: { kind: "untapDuringUntapStep", whose: whose.reference } } as const;
  const duration: Duration = { kind: "untilNext", whose: whose.reference, part: "untapStep", edge: "end" };
  return [{ kind: "modify", ...context.nextId(), objects, changes: [change], duration, membership: "lockedIn" }];
}

/** "can't block this turn", "doesn't untap during …": a continuous effect that forbids (611.1). */
function helpedVerb(verb: VerbPhrase, subject: Subject, context: Context): readonly Instruction[] {
  const untap = nextUntap(verb, subject, context);
  if (untap !== null) return untap;
  const timed = verb.adverbials.filter(
    (one) => one.kind === "duration" || one.kind === "asLongAs" || one.kind === "until",
  );
  const saying = new Saying(subject, timed, context);
  const objects = subject.isPlayer() === "player" ? subject.player() : subject.object();
  const duration = saying.duration({ kind: "indefinite" });
  saying.finish();
  const changes = staticChanges(
    { ...verb, adverbials: verb.adverbials.filter((one) => !timed.some((each) => each === one)) },
    subject,
    context,
  );
  return [{ kind: "modify", ...context.nextId(), objects, changes, duration, membership: "lockedIn" }];
}

const outerKinds: readonly Adverbial["kind"][] = ["if", "unless", "at", "atEndOfCombat"];

/** "Sacrifice it at the beginning of the next end step": the verb is done later (603.7a). */
function delayedVerb(when: Adverbial, verb: VerbPhrase, subject: Subject, context: Context): Instruction {
  const base = context.nextId();
  const event =
    when.kind === "at"
      ? turnEvent(when.when, "beginning", context)
      : ({ kind: "turnPart", part: "endOfCombat", whose: null, edge: "beginning", next: "next" } as const);
  if (event.kind === "turnPart" && event.next === "each" && event.whose !== null) return refuse("at", when);
  const targets = context.targets.length;
  const instructions = lowerVerbPhrase(verb, subject, context, []);
  if (context.targets.length > targets) return refuse("a target later", verb);
  return { kind: "delayedTrigger", ...base, event, times: "once", expires: null, targets: [], instructions };
}

function wrap(
  one: Adverbial,
  lower: () => readonly Instruction[],
  context: Context,
  before: readonly Instruction[],
): readonly Instruction[] {
  if (one.kind === "if") {
    const condition = lowerCondition(one.clause, context);
    return [{ kind: "conditional", ...context.nextId(), condition, then: lower(), otherwise: [] }];
  }
  if (one.kind === "unless") {
    const instructions = lower();
    return [unless(one.clause, instructions, context)];
  }
  return refuse(one.kind, before);
}

/** "unless its controller pays {3}", "unless you sacrifice a creature", "unless you control a Forest". */
function unless(clause: Clause, instructions: readonly Instruction[], context: Context): Instruction {
  const costs = costsOf(clause, context);
  if (costs !== null && clause.subject !== null)
    return { kind: "unless", ...context.nextId(), player: lowerPlayers(clause.subject, context), costs, instructions };
  const condition: Condition = { kind: "not", condition: lowerCondition(clause, context) };
  return { kind: "conditional", ...context.nextId(), condition, then: instructions, otherwise: [] };
}

function costsOf(clause: Clause, context: Context): readonly Cost[] | null {
  const [verb, ...more] = clause.verbs;
  if (verb === undefined || more.length > 0 || verb.auxiliary !== null || verb.adverbials.length > 0) return null;
  const node = verb.predicate;
  if (node.kind === "pay") return lowerCosts(node.costs, context);
  if (node.kind === "payNoun" || node.kind === "sacrifice" || node.kind === "discard")
    return lowerCosts({ kind: "costs", parts: [{ kind: "action", predicate: node }] }, context);
  return null;
}
