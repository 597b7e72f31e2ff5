import type { Condition, Entry, Instruction, StaticEffect } from "../effects/index.js";
import type { Clause, VerbPhrase } from "../syntax/clause.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Opening, Part, Sentence } from "../syntax/sentence.js";
import { judgedAlone } from "./judged-alone.js";
import { isAgain, triggersAgain } from "./trigger-additional.js";
import { whereOf, withX } from "./defined-x.js";
import { continuous } from "./static-continuous.js";
import { castingOnce } from "./static-permission.js";
import { lowerCondition } from "./condition.js";
import type { Context } from "./context.js";
import { conditionOf } from "./joined-condition.js";
import { costEffect } from "./cost-change.js";
import { entersAsCopy, saysEnterAsCopy } from "./enter-as-copy.js";
import { lowerAdditionalCost, lowerAlternativeCost } from "./cost-to-cast.js";
import { withSentences } from "./damage-replacement.js";
import { entersUnder } from "./enter-under.js";
import { tellsHowItEnters } from "./enter-with.js";
import { lowerEntries, measuredEntries } from "./entry.js";
import { escapesWith } from "./escapes-with.js";
import { forbiddenAbilities } from "./forbidden-abilities.js";
import { commanderAbility } from "./commander.js";
import { fromOpeningHand } from "./opening-hand.js";
import { playersAndObjects } from "./joined-subject.js";
import { articleOf, bareNoun, headedBy, isPronoun, onlyPost } from "./noun.js";
import { you } from "./plain.js";
import { redirection } from "./redirection.js";
import { refuse } from "./refusal.js";
import { castAsThoughFlash } from "./flash.js";
import { lowerObjects } from "./reference.js";
import { lowerFirstTime, lowerReplacement, saysWould } from "./replacement.js";
import { lowerSentences } from "./resolution/sentence.js";
import { lowerVerb } from "./instruct.js";
import { lowerDefinition } from "./definition.js";
import { Saying, Subject } from "./saying.js";
import { partSparing, sparingItself } from "./sparing.js";
import { keepingStatic, partStill } from "./still-amendment.js";
import { unpreventable } from "./unpreventable.js";
import { untapsDuring } from "./untap-during.js";
import { mayStayTapped } from "./staying-tapped.js";

/** What a static ability does, and the condition under which it does (604.1). */
export interface LoweredStatic {
  readonly condition: Condition | null;
  readonly effects: readonly StaticEffect[];
}

/** Lowers the sentences of a static ability; one condition may stand over all. */
export function lowerStatic(sentences: readonly Sentence[], context: Context): LoweredStatic {
  const whole = withFollowing(sentences, context);
  if (whole !== null) return whole;
  const copying = asACopy(sentences, context);
  if (copying !== null) return copying;
  const entering = asItEnters(sentences, context);
  if (entering !== null) return entering;
  const sparing = partSparing(sentences);
  if (sparing !== null) {
    const { condition, effects } = lowerStatic(sparing, context);
    return { condition, effects: sparingItself(effects, context) };
  }
  const kept = partStill(sentences);
  if (kept !== null) {
    const { condition, effects } = lowerStatic(kept.others, context);
    return { condition, effects: keepingStatic(effects, kept.still, context) };
  }
  const lowered = sentences.map((sentence) => staticSentence(sentence, context));
  const [first, ...rest] = lowered;
  if (first === undefined) return refuse("no sentence", sentences);
  if (rest.length > 0 && lowered.some((one) => one.condition !== null))
    return refuse("several sentences with a condition", sentences);
  return { condition: first.condition, effects: lowered.flatMap((one) => one.effects) };
}

/** "If damage would be dealt to it, prevent that damage. Remove a counter from it.": the sentences behind belong to the prevention (615.5). */
function withFollowing(sentences: readonly Sentence[], context: Context): LoweredStatic | null {
  const [first, ...rest] = sentences;
  if (first === undefined || rest.length === 0) return null;
  const told = goesOnInstead(first, rest, context);
  if (told !== null) return { condition: null, effects: [told] };
  if (!preventsThat(first)) return null;
  const { condition, effects } = staticSentence(first, context);
  const [effect, ...others] = effects;
  if (effect?.kind !== "replacement" || others.length > 0) return refuse("several sentences", sentences);
  return { condition, effects: [{ ...effect, replacement: withSentences(effect.replacement, rest, context) }] };
}

/** "If you would draw a card, exile two cards instead. You may play them.": the sentences behind go on telling what happens; null of others. */
function goesOnInstead({ parts }: Sentence, rest: readonly Sentence[], context: Context): StaticEffect | null {
  const [part, ...more] = parts;
  const [opening, ...openings] = part?.openings ?? [];
  if (part === undefined || opening?.kind !== "if" || !saysWould(opening.clause)) return null;
  if (opening.clause.verbs[0]?.predicate.kind !== "draw") return null;
  return lowerReplacement(opening.clause, [{ ...part, openings }, ...more], context, rest);
}

/** "You may have this enter as a copy of …. When you do, …": the sentences behind belong to it (603.11). */
function asACopy([first, ...rest]: readonly Sentence[], context: Context): LoweredStatic | null {
  const [part, ...parts] = first?.parts ?? [];
  if (part === undefined || rest.length === 0 || !saysEnterAsCopy(part.clause)) return null;
  if (parts.length > 0 || part.openings.length > 0) return refuse("enter as a copy", part);
  return entersAsCopy(part.clause, rest, context);
}

/** "As this land enters, you may pay 2 life. If you don't, it enters tapped." (614.12a) */
function asItEnters(sentences: readonly Sentence[], context: Context): LoweredStatic | null {
  const [first, ...rest] = sentences;
  const [part, ...parts] = first?.parts ?? [];
  const [opening, ...openings] = part?.openings ?? [];
  if (first === undefined || part === undefined || opening?.kind !== "as" || !tellsHowItEnters(rest)) return null;
  return asEnters(opening, [{ ...part, openings }, ...parts], first, context, rest);
}

function preventsThat({ parts }: Sentence): boolean {
  return parts.some(({ openings, clause }) => openings.length > 0 && clause.verbs[0]?.predicate.kind === "preventWhat");
}

function staticSentence(sentence: Sentence, context: Context): LoweredStatic {
  const [part, ...parts] = sentence.parts;
  if (part === undefined) return refuse("no sentence", sentence);
  if (sentence.joints.some((joint) => joint === "or" || joint === "commaOr")) return refuse("or", sentence);
  const [opening, ...openings] = part.openings;
  if (opening !== undefined) return opened(opening, [{ ...part, openings }, ...parts], sentence, context);
  if (sentence.joints.some((joint) => joint !== "and" && joint !== "commaAnd")) return refuse("then", sentence);
  return plain(sentence.parts, context);
}

function plain(parts: readonly Part[], context: Context): LoweredStatic {
  const opened = parts.some((part) => part.openings.length > 0);
  const defining = opened ? null : lowerDefinition(parts.map(({ clause }) => clause), context); // prettier-ignore
  if (defining !== null) return { condition: null, effects: [defining] };
  const lowered = parts.map((part) => {
    if (part.openings.length > 0) return refuse("an opening", part);
    context.beginVerb();
    return clauseEffects(part.clause, context);
  });
  const conditions = lowered.flatMap((one) => (one.condition === null ? [] : [one.condition]));
  const [condition, ...more] = conditions;
  if (more.length > 0 || (condition !== undefined && lowered.length > 1)) return refuse("a condition", parts);
  return { condition: condition ?? null, effects: lowered.flatMap((one) => one.effects) };
}

function opened(opening: Opening, parts: readonly Part[], sentence: Sentence, context: Context): LoweredStatic {
  switch (opening.kind) {
    case "asLongAs": {
      const condition = lowerCondition(opening.clause, context);
      return under(condition, whileSo(parts, sentence, context));
    }
    case "condition": {
      const condition = conditionOf(opening.conditions, context);
      if (opening.word === "asLongAs") return under(condition, whileSo(parts, sentence, context));
      return opening.word === "if" && clauseAsEnters(parts) === null
        ? under(condition, plain(parts, context))
        : refuse(opening.word, opening);
    }
    case "during":
      return isOthersTurns(opening.when)
        ? under({ kind: "not", condition: yourTurn }, plain(parts, context))
        : refuse("during", opening);
    case "duration":
      return opening.span === "duringYourTurn" ? under(yourTurn, plain(parts, context)) : refuse(opening.span, opening);
    case "if": {
      const begun = fromOpeningHand(opening.clause, parts, context);
      if (begun !== null) return { condition: null, effects: [begun] };
      if (clauseAsEnters(parts) !== null) return whileEntering(opening, parts, sentence, context);
      if (isAgain(parts)) return { condition: null, effects: [triggersAgain(opening.clause, context)] };
      if (!saysWould(opening.clause)) return under(lowerCondition(opening.clause, context), plain(parts, context));
      return { condition: null, effects: [lowerReplacement(opening.clause, parts, context)] };
    }
    case "trigger":
      return { condition: null, effects: [lowerFirstTime(opening, parts, context)] };
    case "as":
      return asEnters(opening, parts, sentence, context);
    case "manner":
      return opening.manner === "onceEach"
        ? { condition: null, effects: castingOnce(parts, context) }
        : refuse(opening.manner, opening);
    case "onceDuring":
      return isEachOfYourTurns(opening.when)
        ? { condition: yourTurn, effects: castingOnce(parts, context) }
        : refuse("once", opening);
    case "asAdditionalCost":
      return { condition: null, effects: [lowerAdditionalCost(opening, parts, context)] };
    default:
      return refuse(opening.kind, opening);
  }
}

const yourTurn: Condition = { kind: "turn", of: you, part: null };

/** "each of your turns". */
function isEachOfYourTurns(when: NounPhrase): boolean {
  const turns = when.kind === "partitive" && when.count === "each" ? bareNoun(when.of, "turn") : null;
  return turns !== null && articleOf(turns) === "your";
}

/** "turns other than yours". */
function isOthersTurns(when: NounPhrase): boolean {
  const head = headedBy(when, "turn");
  const than = onlyPost(head?.post ?? []);
  const plain = head !== null && head.modifiers.length === 0 && head.group.determiners.length === 0;
  return plain && than?.kind === "otherThan" && isPronoun(than.what, "yours");
}

/** What holds under a condition: a replacement effect has an opening of its own. */
function whileSo(parts: readonly Part[], sentence: Sentence, context: Context): LoweredStatic {
  const [opening] = parts[0]?.openings ?? [];
  const replaces = opening?.kind === "trigger" || (opening?.kind === "if" && saysWould(opening.clause));
  return replaces ? staticSentence({ ...sentence, parts }, context) : plain(parts, context);
}

function under(condition: Condition, inner: LoweredStatic): LoweredStatic {
  const both =
    inner.condition === null ? condition : ({ kind: "allOf", conditions: [condition, inner.condition] } as const);
  return { condition: both, effects: inner.effects };
}

/** "As this enters, choose a color" (614.12). */
function asEnters(
  opening: Extract<Opening, { readonly kind: "as" }>,
  parts: readonly Part[],
  sentence: Sentence,
  context: Context,
  following: readonly Sentence[] = [],
): LoweredStatic {
  const [verb, ...verbs] = opening.clause.verbs;
  if (
    opening.clause.subject === null ||
    verbs.length > 0 ||
    verb?.predicate.kind !== "enter" ||
    verb.predicate.entries.length > 0 ||
    verb.adverbials.length > 0
  )
    return refuse("as", opening);
  const object = lowerObjects(opening.clause.subject, context, { kind: "you" });
  context.departed = "entering";
  const instructions = lowerSentences([{ ...sentence, parts }, ...following], context);
  return { condition: null, effects: [{ kind: "asEnters", object, instructions }] };
}

type AsClause = Extract<VerbPhrase["adverbials"][number], { readonly kind: "asClause" }>;

/** "… as this enters" behind the only verb of what happens then; null where that does not stand there. */
function clauseAsEnters([part, ...more]: readonly Part[]): AsClause | null {
  const [verb, ...verbs] = part?.clause.verbs ?? [];
  const [as, ...others] = verb?.adverbials ?? [];
  return as?.kind === "asClause" && others.length + verbs.length + more.length === 0 ? as : null;
}

/** "If it's neither day nor night, it becomes day as this enters" (614.12): asked as it enters. */
function whileEntering(opening: Opening, parts: readonly Part[], sentence: Sentence, context: Context): LoweredStatic {
  const as = clauseAsEnters(parts) ?? refuse("as", sentence);
  const within = parts.map((part) => ({
    ...part,
    openings: [opening, ...part.openings],
    clause: { ...part.clause, verbs: part.clause.verbs.map((verb) => ({ ...verb, adverbials: [] })) },
  }));
  return asEnters({ kind: "as", clause: as.clause }, within, sentence, context);
}

function clauseEffects(clause: Clause, context: Context): LoweredStatic {
  const or = clause.links.some((link) => link === "or" || link === "commaOr");
  if (
    or &&
    (clause.verbs[0]?.auxiliary !== "cant" || clause.verbs.slice(1).some(({ auxiliary }) => auxiliary !== null))
  )
    return refuse("or", clause);
  if (!or && clause.links.some((link) => link !== "and" && link !== "commaAnd" && link !== "comma" && link !== "but"))
    return refuse("or", clause);
  const copying = entersAsCopy(clause, [], context);
  if (copying !== null) return copying;
  const entering = entersUnder(clause, context) ?? escapesWith(clause, context) ?? entersEffect(clause, context);
  if (entering !== null) return { condition: null, effects: [entering] };
  const prevention = preventionEffects(clause, context);
  if (prevention !== null) return { condition: null, effects: prevention };
  const held =
    redirected(clause, context) ??
    unpreventable(clause, context) ??
    controlEffect(clause, context) ??
    untapsDuring(clause, context) ??
    forbiddenAbilities(clause, context) ??
    commanderAbility(clause, context) ??
    mayStayTapped(clause, context) ??
    lowerAlternativeCost(clause, context);
  if (held !== null) return { condition: null, effects: [held] };
  const cost = castAsThoughFlash(clause, context) ?? costEffect(clause, context);
  if (cost !== null) return cost;
  const joined = playersAndObjects(clause.subject);
  return joined === null ? continuous(clause, context) : ofEach(joined, clause, context);
}

/** "All damage that would be dealt to you is dealt to this creature instead." (614.9) */
function redirected(clause: Clause, context: Context): StaticEffect | null {
  const made = redirection(clause, context);
  if (made === null) return null;
  const { event, replacement, span } = made;
  return span === null ? { kind: "replacement", event, replacement } : refuse("this turn", clause);
}

/** "You and Humans you control have hexproof": the players have it, and so have the objects. */
function ofEach(subjects: readonly NounPhrase[], clause: Clause, context: Context): LoweredStatic {
  const lowered = subjects.map((subject) => continuous({ ...clause, subject }, context));
  if (lowered.some(({ condition }) => condition !== null)) return refuse("a condition", clause);
  return { condition: null, effects: lowered.flatMap(({ effects }) => effects) };
}

/** "This land enters tapped unless you control a Forest", "enters with two +1/+1 counters on it" (614.1c). */
function entersEffect(clause: Clause, context: Context): StaticEffect | null {
  const [verb, ...verbs] = clause.verbs;
  if (verb?.predicate.kind !== "enter" || clause.subject === null || verb.auxiliary === "cant") return null;
  const node = verb.predicate;
  if (verbs.length > 0 || verb.auxiliary !== null || node.entries.length === 0) return refuse("enters", clause);
  const where = whereOf(verb.adverbials);
  if (where !== null) {
    const adverbials = verb.adverbials.filter((one) => one !== where);
    return withX(where, context, () => entersEffect({ ...clause, verbs: [{ ...verb, adverbials }] }, context));
  }
  const subject = new Subject(clause.subject, context);
  const object = subject.object();
  const saying = new Saying(subject, verb.adverbials, context);
  const { entries, controller } = lowerEntries(measuredEntries(node.entries, saying.take("equalTo")), context);
  const each = saying.forEach();
  const unless = saying.take("unless");
  const condition = saying.take("if");
  saying.finish();
  if (controller !== null) return refuse("under", node);
  const multiplied =
    each === null
      ? entries
      : entries.map((one): Entry =>
          one.kind === "counters" && one.count.kind === "number" && one.count.value === 1
            ? { ...one, count: each }
            : refuse("for each", node),
        );
  const entering = { kind: "entersWith", object, entry: multiplied } as const;
  const asked = unless ?? condition;
  if (asked === null) return { ...entering, unless: null };
  if (unless !== null && condition !== null) return refuse("if", condition);
  return entersUnless(entering, asked, context);
}

type EntersWith = Extract<StaticEffect, { readonly kind: "entersWith" }>;

/** Of several objects that enter, each is judged by itself (614.12): those of which the condition holds enter so. */
function entersUnless(
  entering: Omit<EntersWith, "unless">,
  { kind, clause }: Extract<VerbPhrase["adverbials"][number], { readonly kind: "if" | "unless" }>,
  context: Context,
): EntersWith {
  const holds = lowerCondition(clause, context);
  const unless: Condition = kind === "unless" ? holds : { kind: "not", condition: holds };
  const when: Condition = kind === "unless" ? { kind: "not", condition: holds } : holds;
  const { objects, condition } = judgedAlone(entering.object, when, clause);
  return { ...entering, object: objects, unless: condition === null ? null : unless };
}

/** "Prevent all damage that would be dealt to this creature." (615.1) */
function preventionEffects(clause: Clause, context: Context): readonly StaticEffect[] | null {
  const [verb, ...verbs] = clause.verbs;
  const preventing = verb?.predicate.kind === "prevent" || verb?.predicate.kind === "preventToAndBy";
  if (verb === undefined || !preventing || clause.subject !== null || verbs.length > 0 || verb.auxiliary !== null)
    return null;
  if (verb.adverbials.some(({ kind }) => kind !== "to" && kind !== "by")) return refuse("prevent", verb);
  return lowerVerb(verb, new Subject(null, context), context).map((made) => prevented(made, verb));
}

function prevented(made: Instruction, verb: VerbPhrase): StaticEffect {
  if (made.kind !== "preventDamage" || made.duration.kind !== "indefinite" || made.amount !== "all")
    return refuse("prevent", verb);
  const { to, by, combat } = made;
  if (by !== null && "kind" in by && by.kind === "choice") return refuse("a choice", verb);
  return { kind: "applyPrevention", prevention: { to, by, combat } };
}

/** "You control enchanted creature." (613.1b) */
function controlEffect(clause: Clause, context: Context): StaticEffect | null {
  const [verb, ...verbs] = clause.verbs;
  if (verb?.predicate.kind !== "control" || clause.subject === null || verb.auxiliary !== null) return null;
  const plainly = verbs.length === 0 && verb.adverbials.length === 0 && verb.adverb === null;
  if (!plainly || verb.innerAdverb !== null || !isPronoun(clause.subject, "you")) return refuse("control", clause);
  const affected = lowerObjects(verb.predicate.object, context, you);
  if (affected.kind !== "attachedTo") return refuse("control", clause);
  return { kind: "continuous", affected, changes: [{ kind: "control", controller: you }] };
}
