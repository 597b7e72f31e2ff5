import type {
  Comparison,
  Condition,
  EventPattern,
  Filter,
  KeyColor,
  ObjectReference,
  PlayerReference,
  Quantity,
} from "../effects/index.js";
import type { Clause, Clauses, Existence } from "../syntax/clause.js";
import type { Bound } from "../syntax/determiner.js";
import type { Described, NounPhrase } from "../syntax/noun-phrase.js";
import type { PredicateOf } from "../syntax/predicate.js";
import type { VerbPhrase } from "../syntax/verb-phrase.js";
import { bounded, none, some } from "./comparison.js";
import type { Context } from "./context.js";
import { lowerEvent } from "./event.js";
import { lowerHouse } from "./house.js";
import { counterName } from "./counter.js";
import { groupOf, nounOf } from "./noun.js";
import { lowerFilter } from "./filter.js";
import { filterOf, narrowed, opponent, you } from "./plain.js";
import { isPlayerPhrase, lowerPlayer } from "./player.js";
import { amountOf, isAmber } from "./quantity.js";
import { lowerReference } from "./reference.js";
import { refuse, refuseUnbound } from "./refusal.js";
import { zoneOf } from "./post-modifier.js";

const not = (condition: Condition): Condition => ({ kind: "not", condition });

/** What must hold, of clauses joined by "and" or "or". */
export function lowerCondition({ clauses, links }: Clauses, context: Context): Condition {
  const conditions = clauses.map((one) => ofClause(one, context));
  const [first, ...others] = conditions;
  if (first === undefined) return refuse("a condition");
  if (others.length === 0) return first;
  if (links.every((link) => link === "and")) return { kind: "and", conditions };
  return links.every((link) => link === "or") ? { kind: "or", conditions } : refuse("joined conditions");
}

function ofClause(node: Clause | Existence, context: Context): Condition {
  if (node.kind === "existence") return existence(node, context);
  const [verb, ...others] = node.verbs;
  if (node.subject === null || verb === undefined || others.length > 0) return refuse("a condition", node);
  return ofVerb(node.subject, verb, context);
}

/** "there are 3 or more friendly creatures", "there are more enemy creatures than friendly creatures" */
function existence({ words, what }: Existence, context: Context): Condition {
  if (what.kind !== "described") return refuse("what there is", what);
  const found = compared(what, context) ?? howMany(what, context);
  return words === "thereIsNot" || words === "thereAreNot" ? not(found) : found;
}

/** "more enemy creatures than friendly creatures" */
function compared(what: Described, context: Context): Condition | null {
  const { determiner, post } = what;
  const last = post.at(-1);
  if (determiner?.kind !== "determiner" || (determiner.word !== "more" && determiner.word !== "fewer")) return null;
  if (last?.kind !== "place" || last.preposition !== "than" || last.what.kind !== "described")
    return refuse("more than what", what);
  const left: Quantity = {
    kind: "count",
    filter: lowerFilter({ ...what, determiner: null, post: post.slice(0, -1) }, context),
  };
  const to: Quantity = { kind: "count", filter: lowerFilter(last.what, context) };
  context.difference = { kind: "difference", of: left, less: to };
  return { kind: "compare", left, is: { relation: determiner.word, to } };
}

/** The bound that stands behind the noun: "6{A} or more". */
function boundBehind({ post }: Described): { readonly bound: Bound | null; readonly post: Described["post"] } {
  const last = post.at(-1);
  return last?.kind === "bound" ? { bound: last.bound, post: post.slice(0, -1) } : { bound: null, post };
}

/** How many a determiner asks for: "3 or more", "no", "a"; null where it asks for none. */
export function askedFor(
  determiner: Described["determiner"],
  context: Context,
  behind: Bound | null = null,
): Comparison | null {
  if (behind !== null)
    return determiner?.kind === "count" ? bounded(amountOf(determiner.amount, context), behind) : null;
  if (determiner === null) return some;
  switch (determiner.kind) {
    case "determiner":
      if (determiner.word === "no") return none;
      return determiner.word === "a" ||
        determiner.word === "an" ||
        determiner.word === "another" ||
        determiner.word === "any"
        ? some
        : null;
    case "count":
      return { relation: "atLeast", to: amountOf(determiner.amount, context) };
    case "bounded":
      return bounded(amountOf(determiner.amount, context), determiner.bound);
    case "limited": {
      const to = amountOf(determiner.amount, context);
      const relations = {
        exactly: "equal",
        atLeast: "atLeast",
        moreThan: "more",
        fewerThan: "fewer",
        lessThan: "fewer",
      } as const;
      const limit = determiner.limit;
      return limit === "exactly" ||
        limit === "atLeast" ||
        limit === "moreThan" ||
        limit === "fewerThan" ||
        limit === "lessThan"
        ? { relation: relations[limit], to }
        : null;
    }
    case "range":
    case "possessor":
      return null;
  }
}

function howMany(told: Described, context: Context): Condition {
  const { bound, post } = boundBehind(told);
  const what = { ...told, post };
  const is = askedFor(what.determiner, context, bound) ?? refuse("how many there are", what);
  if (nounOf(what) === "counter") return countersOn(what, is, context);
  const filter = lowerFilter({ ...what, determiner: null }, context);
  const isOther = what.determiner?.kind === "determiner" && what.determiner.word === "another";
  const meant = isOther ? narrowed(filter, { kind: "otherThan", than: { kind: "source" } }) : filter;
  return { kind: "compare", left: { kind: "count", filter: atHome(meant) }, is };
}

/** Creatures and the like are in play unless the text says otherwise. */
function atHome(filter: Filter): Filter {
  return filter.zones.length > 0 ? filter : { ...filter, zones: ["play"] };
}

const denying: ReadonlySet<string> = new Set(["doNot", "doesNot", "didNot", "hasNot", "haveNot"]);

function ofVerb(subject: NounPhrase, verb: VerbPhrase, context: Context): Condition {
  const { predicate, modal } = verb;
  const found = ofPredicate(subject, verb, context);
  if (modal === null) return found;
  return denying.has(modal) && predicate.kind !== "do" ? not(found) : found;
}

function noTails({ tails, adverb }: VerbPhrase): void {
  const [first] = tails;
  if (first !== undefined || adverb !== null) refuse("what is said beside the verb", first ?? null);
}

function ofPredicate(subject: NounPhrase, verb: VerbPhrase, context: Context): Condition {
  const { predicate } = verb;
  switch (predicate.kind) {
    case "do":
      return done(verb, context);
    case "doNot":
      return not(done(verb, context));
    case "control":
      noTails(verb);
      return controls(subject, predicate, context);
    case "have":
      noTails(verb);
      return has(subject, predicate, context);
    case "isQuality":
      noTails(verb);
      return quality(subject, predicate, context);
    case "isAt":
      noTails(verb);
      return place(subject, predicate, context);
    case "is":
      noTails(verb);
      return identity(subject, predicate, context);
    case "share":
      noTails(verb);
      return shared(subject, predicate, context);
    case "passive":
      return passive(subject, verb, predicate, context);
    case "belong":
      noTails(verb);
      return belongs(subject, predicate, context);
    case "discard":
    case "archive":
    case "purge":
    case "reveal":
      return didSuch(subject, verb, predicate, context);
    case "enter":
      return entersBeside(subject, verb, predicate, context);
    case "destroy":
      return damageDestroys(subject, verb, predicate, context);
    default:
      return happened(subject, verb, context);
  }
}

/** "you discard a creature this way": whether what was done it to is, or holds, such a card. */
function didSuch(
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
function often(subject: NounPhrase, verb: VerbPhrase, context: Context): Condition | null {
  const { predicate } = verb;
  if (predicate.kind !== "play" && predicate.kind !== "use" && predicate.kind !== "discard") return null;
  const { object } = predicate;
  if (object.kind !== "described" || object.determiner?.kind !== "bounded") return null;
  const is = askedFor(object.determiner, context) ?? refuse("how many", object);
  const plain = { ...object, determiner: null };
  const event = eventOf(subject, { ...verb, predicate: { ...predicate, object: plain } }, context);
  return { kind: "compare", left: { kind: "history", event }, is };
}

function eventOf(subject: NounPhrase, verb: VerbPhrase, context: Context): EventPattern {
  const tails = verb.tails.filter((tail) => tail.kind !== "fixed" || tail.words !== "thisTurn");
  return lowerEvent({ kind: "clause", subject, verbs: [{ ...verb, modal: null, tails }], links: [] }, context, "asked");
}

/** "that token creature enters play adjacent to a Mutant creature": as it now stands there. */
function entersBeside(
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
function damageDestroys(
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

/** "if you do", "if you do not": whether the instruction before was carried out. */
function done(verb: VerbPhrase, context: Context): Condition {
  noTails(verb);
  const slot = context.last ?? refuseUnbound("if you do", verb);
  const found: Condition = { kind: "done", slot };
  return verb.modal !== null && denying.has(verb.modal) ? not(found) : found;
}

/** What happened this turn. */
function happened(subject: NounPhrase, verb: VerbPhrase, context: Context): Condition {
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
function passive(
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

/** "your yellow key is forged", "it is destroyed" */
function state(
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

const colors: ReadonlySet<string> = new Set(["red", "yellow", "blue"]);
const isColor = (word: string): word is KeyColor => colors.has(word);

function keyForged({ determiner, modifiers, noun }: Described): Condition {
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

/** "you control a token creature", "its controller controls 10 or more Blorbs" */
function controls(subject: NounPhrase, { object }: PredicateOf<"control">, context: Context): Condition {
  if (object.kind !== "described") return refuse("what is controlled", object);
  const player = lowerPlayer(subject, context);
  const side = { kind: "controlledBy", player } as const;
  const { determiner, post } = object;
  const last = post.at(-1);
  if (determiner?.kind === "determiner" && (determiner.word === "more" || determiner.word === "fewer")) {
    if (last?.kind !== "place" || last.preposition !== "than") return refuse("more than whom", object);
    const filter = lowerFilter({ ...object, determiner: null, post: post.slice(0, -1) }, context);
    const other = { kind: "controlledBy", player: lowerPlayer(last.what, context) } as const;
    const left: Quantity = { kind: "count", filter: narrowed(filter, side) };
    const to: Quantity = { kind: "count", filter: narrowed(filter, other) };
    context.difference = { kind: "difference", of: left, less: to };
    return { kind: "compare", left, is: { relation: determiner.word, to } };
  }
  if (determiner?.kind === "determiner" && determiner.word === "the") {
    const filter = lowerFilter({ ...object, determiner: null }, context);
    return {
      kind: "compare",
      left: { kind: "count", filter: narrowed(filter, { kind: "controlledBy", player }) },
      is: some,
    };
  }
  const found = howMany(object, context);
  if (found.kind !== "compare" || found.left.kind !== "count") return refuse("what is controlled", object);
  return { ...found, left: { kind: "count", filter: narrowed(found.left.filter, side) } };
}

/** What a player has: æmber, cards in a zone, forged keys, chains. */
function holding(player: PlayerReference, node: Described, context: Context): Quantity {
  if (isAmber(node)) {
    const [first, ...others] = node.post;
    if (first === undefined) return { kind: "amberOf", player };
    if (others.length > 0 || first.kind !== "place" || first.preposition !== "in") return refuse("æmber", node);
    return { kind: "amberOf", player };
  }
  const word = node.noun.kind === "common" ? node.noun.noun.noun : "";
  const [post, ...others] = node.post;
  if (word === "chain" && post === undefined) return { kind: "chains", player };
  if (word === "key" && node.modifiers.length === 1 && post === undefined) return { kind: "keysForged", player };
  if (others.length > 0 || post?.kind !== "place" || post.preposition !== "in")
    return refuse("what a player has", node);
  const zone = zoneOf(post.what, context) ?? refuse("what a player has", node);
  const filter = lowerFilter({ ...node, determiner: null, post: [] }, context);
  return { kind: "count", filter: narrowed({ ...filter, zones: [zone.zone] }, { kind: "inZoneOf", player }) };
}

/** A group without "than your opponent", wherever in it that stands: "more {A} in your pool than your opponent". */
function splitThan(node: Described): { readonly what: Described; readonly rival: NounPhrase | null } {
  const last = node.post.at(-1);
  const before = node.post.slice(0, -1);
  if (last?.kind !== "place") return { what: node, rival: null };
  if (last.preposition === "than") return { what: { ...node, post: before }, rival: last.what };
  if (last.what.kind !== "described") return { what: node, rival: null };
  const { what, rival } = splitThan(last.what);
  return rival === null ? { what: node, rival } : { what: { ...node, post: [...before, { ...last, what }] }, rival };
}

/** "your opponent has more {A} than you", "you have 3 or more cards in your hand", "it has {A} on it" */
function has(subject: NounPhrase, { object, than }: PredicateOf<"have">, context: Context): Condition {
  if (object.kind !== "described") return refuse("what it has", object);
  if (!isPlayerPhrase(subject) && !(subject.kind === "pronoun" && subject.word === "they"))
    return than === null ? hasOnIt(subject, object, context) : refuse("than what", than);
  const player = lowerPlayer(subject, context);
  const { determiner } = object;
  const split = splitThan(object);
  const rival = than?.what ?? split.rival;
  if (determiner?.kind === "determiner" && (determiner.word === "more" || determiner.word === "fewer")) {
    if (rival === null) return refuse("more than whom", object);
    const what = { ...split.what, determiner: null };
    const left = holding(player, what, context);
    const to = isPlayerPhrase(rival)
      ? holding(lowerPlayer(rival, context), what, context)
      : refuse("more than what", rival);
    context.difference = { kind: "difference", of: left, less: to };
    return { kind: "compare", left, is: { relation: determiner.word, to } };
  }
  if (rival !== null) return refuse("than whom", object);
  const { bound, post } = boundBehind(object);
  const is = askedFor(determiner, context, bound) ?? refuse("how many", object);
  return { kind: "compare", left: holding(player, { ...object, determiner: null, post }, context), is };
}

function hasOnIt(subject: NounPhrase, told: Described, context: Context): Condition {
  const { bound, post: rest } = boundBehind(told);
  const object = { ...told, post: rest };
  const is = askedFor(object.determiner, context, bound) ?? refuse("how much", object);
  if (nounOf(object) === "counter")
    return {
      kind: "compare",
      left: { kind: "counters", counter: counterName(object), on: lowerReference(subject, context) },
      is,
    };
  const [post] = object.post;
  const of = lowerReference(subject, context);
  if (nounOf(object) === "neighbor" && object.post.length === 0) {
    const creature = { kind: "common", noun: { noun: "creature", form: "plural" } } as const;
    const filter = lowerFilter({ ...object, determiner: null, noun: creature }, context);
    return {
      kind: "compare",
      left: { kind: "count", filter: narrowed(filter, { kind: "neighborOf", of, side: "either" }) },
      is,
    };
  }
  if (nounOf(object) === "power" || nounOf(object) === "armor") return sizeIs(of, object, is);
  if (!isAmber(object) || post?.kind !== "place" || post.preposition !== "on") return refuse("what it has", object);
  return { kind: "compare", left: { kind: "sumOf", measure: "amber", of }, is };
}

/** "it has 3 or more power" */
function sizeIs(of: ObjectReference, object: Described, is: Comparison): Condition {
  if (object.modifiers.length > 0 || object.post.length > 0) return refuse("what it has", object);
  return { kind: "compare", left: { kind: "sumOf", measure: nounOf(object) === "power" ? "power" : "armor", of }, is };
}

/** "there are no time counters on it" */
function countersOn(what: Described, is: Comparison, context: Context): Condition {
  const [post, ...others] = what.post;
  if (others.length > 0 || post?.kind !== "place" || post.preposition !== "on" || post.not !== null)
    return refuse("counters", what);
  return {
    kind: "compare",
    left: { kind: "counters", counter: counterName(what), on: lowerReference(post.what, context) },
    is,
  };
}

/** "you are haunted", "it is damaged", "the tide is high" */
function quality(subject: NounPhrase, node: PredicateOf<"isQuality">, context: Context): Condition {
  const { adjective, adverb, more, form } = node;
  if (more !== null || (adverb !== null && adverb !== "not" && adverb !== "already")) return refuse("what it is", node);
  const denied = adverb === "not" || form === "isNot" || form === "areNot" || form === "wasNot" || form === "wereNot";
  const found = qualityOf(subject, adjective, context);
  return denied ? not(found) : found;
}

function qualityOf(subject: NounPhrase, adjective: PredicateOf<"isQuality">["adjective"], context: Context): Condition {
  if (adjective === "haunted" || adjective === "overwhelmed")
    return { kind: adjective, player: lowerPlayer(subject, context) };
  const isTide = subject.kind === "described" && subject.noun.kind === "common" && subject.noun.noun.noun === "tide";
  if (isTide && (adjective === "high" || adjective === "low")) return { kind: "tide", tide: adjective };
  if (adjective === "forged" && subject.kind === "described") return keyForged(subject);
  const object = lowerReference(subject, context);
  const described = groupOf({
    determiner: null,
    modifiers: [{ kind: "adjective", adjective }],
    noun: { kind: "common", noun: { noun: "card", form: "plural" } },
    post: [],
  });
  return { kind: "fits", object, filter: lowerFilter(described, context) };
}

/** "Stooge is on a flank", "it is in your discard pile", "this is not in play" */
function place(subject: NounPhrase, node: PredicateOf<"isAt">, context: Context): Condition {
  const { preposition, place: what, adverb, form } = node;
  if (adverb !== null && adverb !== "not") return refuse("where it is", node);
  const away =
    preposition === "notIn" || preposition === "notOn" || adverb === "not" || form === "isNot" || form === "areNot";
  const at = preposition === "notIn" ? "in" : preposition === "notOn" ? "on" : preposition;
  if (at !== "in" && at !== "on" && at !== "under" && at !== "adjacentTo") return refuse("where it is", node);
  const post = { kind: "place", not: null, preposition: at, what } as const;
  const card = { kind: "common", noun: { noun: "card", form: "plural" } } as const;
  const named =
    subject.kind === "described" && subject.noun.kind === "name" && subject.noun.sort !== "own" ? subject : null;
  const found =
    named === null
      ? ({
          kind: "fits",
          object: lowerReference(subject, context),
          filter: lowerFilter(groupOf({ determiner: null, modifiers: [], noun: card, post: [post] }), context),
        } as const)
      : namedThere(named, post, context);
  return away ? not(found) : found;
}

/** "Niffle Sanctuary is in your discard pile": whether a card of that name is there. */
function namedThere(subject: Described, post: Described["post"][number], context: Context): Condition {
  const filter = lowerFilter({ ...subject, determiner: null, post: [...subject.post, post] }, context);
  if (filter.zones.length === 1) context.mention({ reference: { kind: "each", filter }, number: "one", types: [] });
  return { kind: "compare", left: { kind: "count", filter }, is: some };
}

/** "it is your turn", "it is a token creature" */
function identity(subject: NounPhrase, node: PredicateOf<"is">, context: Context): Condition {
  const { what, adverb, form } = node;
  if (what.kind !== "described" || (adverb !== null && adverb !== "not")) return refuse("what it is", node);
  const denied = adverb === "not" || form === "isNot" || form === "areNot" || form === "wasNot";
  const isTurn = what.noun.kind === "common" && what.noun.noun.noun === "turn";
  const found =
    isTurn && subject.kind === "pronoun" && subject.word === "it" ? turnOf(what) : fits(subject, what, context);
  return denied ? not(found) : found;
}

function turnOf({ determiner, modifiers, post }: Described): Condition {
  if (modifiers.length > 0 || post.length > 0) return refuse("whose turn it is", modifiers);
  if (determiner?.kind === "determiner" && determiner.word === "your") return { kind: "turnOf", player: you };
  const isOpponent =
    determiner?.kind === "possessor" && determiner.noun.kind === "common" && determiner.noun.noun.noun === "opponent";
  return isOpponent ? { kind: "turnOf", player: opponent } : refuse("whose turn it is", modifiers);
}

function fits(subject: NounPhrase, what: Described, context: Context): Condition {
  const { determiner } = what;
  if (
    determiner !== null &&
    !(
      determiner.kind === "determiner" &&
      (determiner.word === "a" || determiner.word === "an" || determiner.word === "the")
    )
  )
    return refuse("what it is", what);
  const object: ObjectReference = lowerReference(subject, context);
  return { kind: "fits", object, filter: lowerFilter({ ...what, determiner: null }, context) };
}

/** "they share a house" */
function shared(subject: NounPhrase, { object, with: other }: PredicateOf<"share">, context: Context): Condition {
  const word = object.kind === "described" && object.noun.kind === "common" ? object.noun.noun.noun : "";
  if (word !== "house" && word !== "trait" && word !== "type" && word !== "name")
    return refuse("what they share", object);
  const objects = lowerReference(subject, context);
  if (other === null) return { kind: "share", what: word, objects };
  const filter = filterOf([], [], { kind: "shares", what: word, with: lowerReference(other.whom, context) });
  return { kind: "fits", object: objects, filter };
}

/** "it belongs to house Mars", "to the chosen house" */
function belongs(subject: NounPhrase, { object }: PredicateOf<"belong">, context: Context): Condition {
  const house = lowerHouse(object, context);
  return { kind: "fits", object: lowerReference(subject, context), filter: filterOf([], [], { kind: "house", house }) };
}
