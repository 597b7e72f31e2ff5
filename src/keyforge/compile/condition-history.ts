import type { Condition, EventPattern, KeyColor } from "../effects/index.js";
import type { Described, NounPhrase } from "../syntax/noun-phrase.js";
import type { PredicateOf } from "../syntax/predicate.js";
import type { VerbPhrase } from "../syntax/verb-phrase.js";
import { askedFor, boundBehind } from "./condition-count.js";
import { denying, not, noTails } from "./condition.js";
import type { Context } from "./context.js";
import { lowerEvent } from "./event.js";
import { lowerFilter } from "./filter.js";
import { hoisted } from "./tails.js";
import { isAround, nounOf } from "./noun.js";
import { filterOf, narrowed, one, opponent, you } from "./plain.js";
import { lowerPlayer } from "./player.js";
import { destroyedByDamage } from "./this-way.js";
import { lowerReference } from "./reference.js";
import { refuse, refuseUnbound } from "./refusal.js";

/** "you discard a creature this way": whether what was done it to is, or holds, such a card. */
export function didSuch(
  subject: NounPhrase,
  verb: VerbPhrase,
  predicate: PredicateOf<"discard" | "archive" | "purge" | "reveal">,
  context: Context,
): Condition {
  const tails = verb.tails.filter((tail) => tail.kind !== "fixed" || tail.words !== "thisWay");
  const isTurn = verb.tails.some((tail) => tail.kind === "fixed" && tail.words === "thisTurn");
  const slot = context.didWith(predicate.kind);
  if (isTurn || slot === undefined) return happened(subject, verb, context);
  const { object } = predicate;
  if (tails.length > 0 || verb.modal !== null || object.kind !== "described") return refuse("what was done", verb);
  const is = askedFor(object.determiner, context) ?? refuse("how many", object);
  const such = lowerFilter({ ...object, determiner: null }, context);
  const filter = narrowed(
    { ...such, zones: such.zones.filter((zone) => zone !== "play") },
    { kind: "among", of: { kind: "result", slot } },
  );
  context.mention({ reference: { kind: "each", filter }, number: "one", types: filter.types });
  return { kind: "compare", left: { kind: "count", filter }, is };
}

/** How often something happened this turn: "you have played 7 or more cards this turn"; null where it is not counted. */
export function often(subject: NounPhrase, verb: VerbPhrase, context: Context): Condition | null {
  const { predicate } = verb;
  if (predicate.kind !== "play" && predicate.kind !== "use" && predicate.kind !== "discard") return null;
  const { object } = predicate;
  if (object.kind !== "described" || object.determiner?.kind !== "bounded") return null;
  const is = askedFor(object.determiner, context) ?? refuse("how many", object);
  const plain = { ...object, determiner: null };
  const event = eventOf(subject, { ...verb, predicate: { ...predicate, object: plain } }, context);
  return { kind: "compare", left: { kind: "history", event }, is };
}

export function eventOf(subject: NounPhrase, verb: VerbPhrase, context: Context): EventPattern {
  const tails = verb.tails.filter((tail) => tail.kind !== "fixed" || tail.words !== "thisTurn");
  return lowerEvent({ kind: "clause", subject, verbs: [{ ...verb, modal: null, tails }], links: [] }, context, "asked");
}

/** "that token creature enters play adjacent to a Mutant creature": as it now stands there. */
export function entersBeside(
  subject: NounPhrase,
  verb: VerbPhrase,
  { where, states }: PredicateOf<"enter">,
  context: Context,
): Condition {
  const [tail, ...others] = verb.tails;
  const isBeside =
    tail?.kind === "where" && tail.preposition === "adjacentTo" && tail.how === "plain" && others.length === 0;
  if (nounOf(where) !== "play" || states !== null || !isBeside || tail.what.kind !== "described")
    return happened(subject, verb, context);
  const is = askedFor(tail.what.determiner, context) ?? refuse("beside what", tail);
  const of = lowerReference(subject, context);
  const filter = narrowed(lowerFilter({ ...tail.what, determiner: null }, context), {
    kind: "neighborOf",
    of,
    side: "either",
  });
  return { kind: "compare", left: { kind: "count", filter }, is };
}

/** "this damage destroys that creature" */
export function damageDestroys(
  subject: NounPhrase,
  verb: VerbPhrase,
  { object }: PredicateOf<"destroy">,
  context: Context,
): Condition {
  const isThis =
    subject.kind === "described" && subject.determiner?.kind === "determiner" && subject.determiner.word === "this";
  if (nounOf(subject) !== "damage" || !isThis) return happened(subject, verb, context);
  noTails(verb);
  if (object.kind === "described" && object.determiner?.kind === "bounded") {
    const slot = context.didWith("deal") ?? refuseUnbound("this damage", verb);
    const event = {
      kind: "destroyed",
      object: { kind: "result", slot },
      other: null,
      player: null,
      details: [],
    } as const;
    const isOne =
      object.determiner.bound === "orMore" &&
      object.determiner.amount.kind === "number" &&
      object.determiner.amount.value === 1;
    return isOne && object.modifiers.length === 0 && object.post.length === 0
      ? { kind: "happened", event, when: "thisTurn" }
      : refuse("how many", object);
  }
  const destroyed = {
    kind: "destroyed",
    object: lowerReference(object, context),
    other: null,
    player: null,
    details: [],
  } as const;
  return { kind: "happened", event: destroyed, when: "thisTurn" };
}

/** "if you do", "if you do not": whether the instruction before was carried out, in full where it says how many (R32). */
export function done(verb: VerbPhrase, context: Context): Condition {
  noTails(verb);
  const slot = context.last ?? refuseUnbound("if you do", verb);
  const inFull = context.inFull.get(slot);
  const found: Condition =
    inFull === undefined
      ? { kind: "done", slot }
      : { kind: "compare", left: { kind: "resultAmount", slot }, is: { relation: "atLeast", to: inFull } };
  return verb.modal !== null && denying.has(verb.modal) ? not(found) : found;
}

/** "your opponent forged a key on their previous turn": in the turn before this one, which was theirs; null for any other. */
function previousTurn(subject: NounPhrase, told: VerbPhrase, context: Context): Condition | null {
  const verb = hoisted(told);
  const tail = verb.tails.find((one) => one.kind === "where" && one.preposition === "on" && isPrevious(one.what));
  if (tail === undefined || verb.modal !== null) return null;
  const tails = verb.tails.filter((one) => one !== tail);
  const { predicate } = verb;
  if (predicate.kind !== "forge") return null;
  const event = lowerEvent({ kind: "clause", subject, verbs: [{ ...verb, tails }], links: [] }, context, "asked");
  return event.player?.kind === "opponent" ? { kind: "happened", event, when: "previousTurn" } : null;
}

/** "their previous turn" */
function isPrevious(node: NounPhrase): boolean {
  if (!isAround(node, "turn") || node.post.length > 0) return false;
  const [modifier, ...others] = node.modifiers;
  const isTheir = node.determiner?.kind === "determiner" && node.determiner.word === "their";
  return isTheir && modifier?.kind === "adjective" && modifier.adjective === "previous" && others.length === 0;
}

/** What happened this turn. */
export function happened(subject: NounPhrase, verb: VerbPhrase, context: Context): Condition {
  const before = previousTurn(subject, verb, context);
  if (before !== null) return before;
  const when = verb.tails.find((tail) => tail.kind === "fixed" && tail.words === "thisTurn");
  if (when === undefined) return refuse("a condition", verb.predicate);
  const counted = often(subject, verb, context);
  if (counted !== null) return counted;
  const tails = verb.tails.filter((tail) => tail !== when);
  const event = lowerEvent(
    { kind: "clause", subject, verbs: [{ ...verb, modal: null, tails }], links: [] },
    context,
    "asked",
  );
  return { kind: "happened", event, when: "thisTurn" };
}

/** "was destroyed this turn" is asked of the turn, "is destroyed" of what was just done. */
export function passive(
  subject: NounPhrase,
  verb: VerbPhrase,
  predicate: PredicateOf<"passive">,
  context: Context,
): Condition {
  if (verb.tails.some((tail) => tail.kind === "fixed" && tail.words === "thisTurn")) {
    const denied = predicate.form === "wasNot" || predicate.form === "wereNot" || predicate.form === "isNot";
    const found = happened(subject, verb, context);
    return denied ? not(found) : found;
  }
  const counted = countedThisWay(subject, verb, predicate, context);
  if (counted !== null) return counted;
  noTails(verb);
  const denied =
    predicate.form === "isNot" ||
    predicate.form === "wasNot" ||
    predicate.form === "areNot" ||
    predicate.form === "wereNot" ||
    predicate.adverb === "not";
  const found = state(subject, predicate, context);
  return denied ? not(found) : found;
}

const isThisWay = (tail: VerbPhrase["tails"][number]): boolean =>
  tail.kind === "fixed" && (tail.words === "thisWay" || tail.words === "inThisWay");

/** "6 or more creatures are destroyed this way": of those that were, how many fit; null for any other passive. */
function countedThisWay(
  subject: NounPhrase,
  { tails, adverb }: VerbPhrase,
  { form, verb, adverb: word, to, purpose }: PredicateOf<"passive">,
  context: Context,
): Condition | null {
  const isPlain = adverb === null && word === null && to === null && purpose === null && tails.length === 1;
  if (!isPlain || !tails.every(isThisWay) || subject.kind !== "described") return null;
  const byDamage = verb === "destroy" ? destroyedByDamage(context) : null;
  const slot = context.didWith(byDamage === null ? verb : "deal") ?? refuseUnbound(`${verb} this way`, subject);
  const isPositive = form === "is" || form === "are" || form === "was" || form === "were";
  const is = isPositive ? askedFor(subject.determiner, context) : null;
  if (is === null) return refuse("how many", subject);
  if (nounOf(subject) === "counter") return { kind: "compare", left: { kind: "resultAmount", slot }, is };
  const such = lowerFilter({ ...subject, determiner: null }, context);
  const among = byDamage?.constraints ?? [{ kind: "among", of: { kind: "result", slot } } as const];
  const filter = narrowed({ ...such, zones: [] }, ...among);
  context.mention({ reference: { kind: "each", filter }, number: "one", types: filter.types });
  return { kind: "compare", left: { kind: "count", filter }, is };
}

/** "you forge a key this way", "you healed 3 damage this way": whether that was done, or so much of it; null for any other. */
export function didThisWay(subject: NounPhrase, verb: VerbPhrase, context: Context): Condition | null {
  const { predicate, modal, adverb, tails } = verb;
  if (subject.kind !== "pronoun" || subject.word !== "you" || modal !== null || adverb !== null) return null;
  const isWay = tails.length === 1 && tails.every(isThisWay);
  if (predicate.kind === "heal" && predicate.from === null && tails.every(isThisWay)) {
    const slot = context.didWith("heal") ?? refuseUnbound("healed this way", verb);
    const { damage } = predicate;
    if (damage.kind !== "described") return refuse("how much", damage);
    const { bound, post } = boundBehind(damage);
    if (damage.modifiers.length + post.length > 0) return refuse("how much", damage);
    const is = askedFor(damage.determiner, context, bound) ?? refuse("how much", damage);
    return { kind: "compare", left: { kind: "resultAmount", slot }, is };
  }
  if (!isWay || (predicate.kind !== "forge" && predicate.kind !== "unforge")) return null;
  const slot = context.didWith(predicate.kind) ?? refuseUnbound(`${predicate.kind} this way`, verb);
  return isKeyObject(predicate.object) ? { kind: "done", slot } : refuse("which key", predicate.object);
}

/** "a key", "an opponent's key": the one of which the instruction spoke. */
function isKeyObject(node: NounPhrase): boolean {
  return nounOf(node) === "key" && node.kind === "described" && node.modifiers.length + node.post.length === 0;
}

/** "this is the first time Biter has been used this turn": it was used once, this time; null for anything else. */
export function firstTime(
  subject: NounPhrase,
  { tails, modal }: VerbPhrase,
  { what, adverb, form }: PredicateOf<"is">,
  context: Context,
): Condition | null {
  const isThis = subject.kind === "pronoun" && subject.word === "this";
  if (!isThis || !isAround(what, "time") || adverb !== null || (form !== "is" && form !== "was")) return null;
  const [modifier, ...others] = what.modifiers;
  const isFirst = modifier?.kind === "adjective" && modifier.adjective === "first" && others.length === 0;
  const [whom, used, ...more] = what.post;
  const isUsed = whom?.kind === "contact" && whom.verb.verb.verb === "be" && used?.kind === "participle" && used.verb === "use"; // prettier-ignore
  if (!isFirst || !isUsed || modal !== null || tails.length + more.length > 0) return refuse("the first time", what);
  const [tail, ...rest] = used.tails;
  if (
    tail?.kind !== "fixed" ||
    tail.words !== "thisTurn" ||
    rest.length > 0 ||
    used.to !== null ||
    used.negated !== null
  )
    return refuse("the first time", what);
  const object = lowerReference(whom.subject, context);
  const event: EventPattern = { kind: "used", object, other: null, player: null, details: [] };
  return { kind: "compare", left: { kind: "history", event }, is: { relation: "equal", to: one } };
}

/** "your yellow key is forged", "it is destroyed" */
export function state(
  subject: NounPhrase,
  { verb, adverb, to, purpose }: PredicateOf<"passive">,
  context: Context,
): Condition {
  if (to !== null || purpose !== null) return refuse("what was done to it", subject);
  if (adverb !== null && adverb !== "already" && adverb !== "not") return refuse("what it is", subject);
  if (verb === "forge" && subject.kind === "described") return keyForged(subject);
  if (verb === "haunt") return { kind: "haunted", player: lowerPlayer(subject, context) };
  if (verb === "overwhelm") return { kind: "overwhelmed", player: lowerPlayer(subject, context) };
  const object = lowerReference(subject, context);
  if (verb === "stun" || verb === "ward" || verb === "enrage")
    return { kind: "fits", object, filter: filterOf([], [], { kind: "status", status: verb }) };
  if (verb === "exhaust" || verb === "damage")
    return {
      kind: "fits",
      object,
      filter: filterOf([], [], { kind: "state", state: verb === "damage" ? "damaged" : "exhausted" }),
    };
  if (verb === "destroy")
    return {
      kind: "happened",
      event: { kind: "destroyed", object, other: null, player: null, details: [] },
      when: "thisTurn",
    };
  return refuse("what was done to it", subject);
}

export const colors: ReadonlySet<string> = new Set(["red", "yellow", "blue"]);
const isColor = (word: string): word is KeyColor => colors.has(word);

export function keyForged({ determiner, modifiers, noun }: Described): Condition {
  const [modifier, ...others] = modifiers;
  const color = modifier?.kind === "adjective" ? modifier.adjective : "";
  const isKey = noun.kind === "common" && noun.noun.noun === "key" && others.length === 0;
  if (!isKey || !isColor(color)) return refuse("a forged key", modifiers);
  if (determiner?.kind === "determiner" && determiner.word === "a")
    return {
      kind: "or",
      conditions: [
        { kind: "keyForged", color, player: you },
        { kind: "keyForged", color, player: opponent },
      ],
    };
  if (determiner?.kind === "determiner" && determiner.word === "your") return { kind: "keyForged", color, player: you };
  const isOpponents =
    determiner?.kind === "possessor" && determiner.noun.kind === "common" && determiner.noun.noun.noun === "opponent";
  return isOpponents ? { kind: "keyForged", color, player: opponent } : refuse("whose key", modifiers);
}
