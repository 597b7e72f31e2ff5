import { clauseList } from "./clause-list.js";
import { destination } from "./destination.js";
import { bareVerb, clause, type Clause, type VerbPhrase } from "./clause.js";
import {
  choose,
  construct,
  field,
  oneOf,
  optional,
  later,
  rule,
  where,
  type NodesOf,
  type Source,
  type Syntax,
} from "./kernel/index.js";
import { nounPhrase, simpleNounPhrase, type NounPhrase } from "./noun-phrase.js";
import { keywordName } from "./keyword.js";
import { predicate, type Predicate } from "./predicate.js";
import { number } from "./terminals.js";
import { quantity } from "./quantity.js";
import { copyExceptions, type CopyExceptions } from "./copy-exception.js";

const phrase: Syntax<NounPhrase> = later("a noun phrase", () => nounPhrase);
const simple: Syntax<NounPhrase> = later("a noun phrase", () => simpleNounPhrase);
const wholeClause: Syntax<Clause> = rule("a clause", () => where(clause, leavesLimits));

const limits: ReadonlySet<string> = new Set(["andOnlyAsSorcery", "andOnlyOnce", "onlyOnceEachTurnComma"]);

/** "only if you control an artifact **and only as a sorcery**": the limit belongs to the verb outside the condition. */
function leavesLimits({ verbs }: Clause): boolean {
  const last = verbs.at(-1)?.adverbials ?? [];
  return !last.some(
    (one) =>
      one.kind === "andOnlyIf" || one.kind === "andOnlyDuring" || (one.kind === "manner" && limits.has(one.manner)),
  );
}
const exceptions: Syntax<CopyExceptions> = later("an exception", () => copyExceptions);

/** Spans of time in fixed words (611.2). */
export const durations = oneOf("a time", {
  endOfTurn: "until end of turn", thisTurn: "this turn", thisCombat: "this combat", yourNextTurn: "until your next turn", endOfYourNextTurn: "until the end of your next turn", endOfCombat: "until end of combat",
  restOfTurn: "for the rest of the turn", restOfGame: "for the rest of the game", eachTurn: "each turn", eachCombat: "each combat", onYourTurn: "on your turn", eachOfYourTurns: "on each of your turns", duringYourTurn: "during your turn", duringEachOfYourTurns: "during each of your turns", duringTheirTurn: "during their turn",
  untilYourNextUpkeep: "until your next upkeep", nextEndStep: "until the next end step", itsControllersNextTurn: "until its controller's next turn", endOfThisTurn: "until the end of this turn", throughout: "for as long as it remains exiled", theyRemain: "for as long as they remain exiled", remainsTapped: "for as long as it remains tapped", indefinitely: "indefinitely", yourNextEndStep: "until your next end step", endOfNextTurn: "until the end of the next turn", thatTurn: "that turn", lastTurn: "last turn", sinceLast: "since your last turn ended", duringCombat: "during combat", atAnyTime: "any time", anyTimeAt: "at any time", thisGame: "this game",
}); // prettier-ignore

/** Fixed adverbs. */
export const manners = oneOf("an adverb", {
  instead: "instead", ifAble: "if able", atRandom: "at random", onceEachTurn: "only once each turn", onceEach: "once each turn", asSorcery: "as a sorcery", onlyAsSorcery: "only as a sorcery", asInstant: "only as an instant", thisWay: "this way", twice: "twice", once: "once", threeTimes: "three times", again: "again", anAdditionalTime: "an additional time", twiceEachTurn: "only twice each turn", noMoreThanTwiceEachTurn: "no more than twice each turn",
  onlyOnce: "only once", firstTimeEachTurn: "for the first time each turn", firstTimeTurn: "for the first time this turn", firstTimeDuringYours: "for the first time during each of your turns", asThoughHaste: "as though it had haste", asThoughNoDefender: "as though it didn't have defender", asThoughFlash: "as though it had flash", theyHadFlash: "as though they had flash", alone: "alone", together: "together", onlyDuringYourTurn: "only during your turn", onlyDuringYourUpkeep: "only during your upkeep", onlyDuringCombat: "only during combat", onlyBeforeAttackers: "only during your turn , before attackers are declared", evenIf: "even if able", separately: "separately", inTurnOrder: "in turn order", freely: "without paying its mana cost", freelyTheir: "without paying their mana costs", onlyOnceEachTurnComma: "and only once each turn", eitherWay: "either way", simultaneously: "simultaneously", additional: "in addition", firstTime: "for the first time", inAnyOrder: "in any order", inRandomOrder: "in a random order", asThoughUnblocked: "as though it weren't blocked", asThoughNotBlocked: "as though they weren't blocked", apiece: "apiece", plusAsSorcery: "any time you could cast a sorcery", whileSaddled: "while saddled", anyTimeInstant: "only any time you could cast an instant", asThoughHadHaste: "as though they had haste", asThoughAnyColor: "as though it were mana of any color", asThoughAnyType: "as though it were mana of any type", orPlaneswalker: "or a planeswalker they control", tappedAttacking: "tapped and attacking", thatMany: "that many times", xTimes: "x times", faceDown: "face down", fourTimes: "four times", fiveTimes: "five times", additionalCost: "in addition to its other costs", asYouCast: "as you cast this spell", asYouCastIt: "as you cast it", beforeOthers: "before its other effects", foil: "for each other creature", secretly: "secretly", moreThanOnce: "more than once", onlyTwice: "only twice", atThatTime: "at that time", theSameTime: "at the same time", endOfTheCombat: "at the end of combat", andOnlyAsSorcery: "and only as a sorcery", andOnlyOnce: "and only once", plusOrInstead: "or as an instant", threeTimesEachTurn: "only three times each turn", anyNumberOfTimes: "any number of times", asAbleBlock: "this turn if able", toTheirOwners: "in addition to paying its other costs",
}); // prettier-ignore

export const conditionWords = {
  if: "if",
  unless: "unless",
  asLongAs: "as long as",
  forAsLongAs: "for as long as",
  onlyIf: "only if",
  while: "while",
  andOnlyIf: "and only if",
  until: "until",
} as const;

/** A verb in -ing with its frame. */
export const doing: Syntax<Predicate> = rule("a verb in -ing", () => ({
  ...where(predicate, (one) => one.form === "gerund"),
  starts: isGerund,
}));

/** Whether a word may be a verb in -ing, without which no frame is tried: most words after a noun are none. */
function isGerund({ tokens }: Source, at: number): boolean {
  return tokens[at]?.readings.verbs?.some(({ form }) => form === "gerund") === true;
}

const toDo: Syntax<Predicate> = rule("a verb", () => where(predicate, (one) => one.form === "base"));

/** What something is done for; "to target creature" says to what it is done. */
const purpose: Syntax<VerbPhrase> = rule("a verb", () => where(bareVerb, (one) => one.predicate.kind !== "target"));

/** What a clause may be said along: time, condition, manner, measure. */
const adverbials = [
  construct("duration", [field("span", durations)]),
  construct("manner", [field("manner", manners)]),
  /** Conditions joined: "if you control an Island and a creature died". */
  construct("condition", [field("word", oneOf("if", conditionWords)), field("conditions", later("a condition", () => clauseList))]),
  construct("if", ["if", field("clause", wholeClause)]),
  /** "unless its controller has this creature deal 2 damage to them": what a player may have done instead (118.12a). */
  construct("unlessHaveDo", ["unless", field("who", phrase), field("verb", oneOf("has", { has: "has" })), field("whom", phrase), field("does", later("a verb", () => bareVerb))]),
  construct("unless", ["unless", field("clause", wholeClause)]),
  construct("asLongAs", [field("for", optional(oneOf("for", { for: "for" }))), "as long as", field("clause", wholeClause)]),
  construct("until", ["until", field("clause", wholeClause)]),
  construct("while", ["while", field("clause", wholeClause)]),
  construct("when", [field("word", oneOf("when", { when: "when", whenever: "whenever" })), field("clause", wholeClause)]),
  construct("forEach", ["for each", field("what", phrase)]),
  construct("forEachOf", ["for each of", field("what", simple)]),
  construct("where", [field("comma", oneOf("where", { comma: ", where x is", plain: "where x is" })), field("quantity", quantity)]),
  construct("whereY", [", where", field("clause", wholeClause)]),
  construct("at", ["at the beginning of", field("when", phrase)]),
  construct("atEndOfCombat", ["at end of combat"]),
  construct("atEndOfTurn", ["at end of turn"]),
  construct("during", ["during", field("when", phrase)]),
  construct("onlyDuring", ["only during", field("when", phrase)]),
  construct("beforeClause", [field("word", oneOf("before", { before: "before", after: "after", onlyBefore: "only before", onlyAfter: "only after" })), field("clause", wholeClause)]),
  construct("ratherThanDoing", ["rather than", field("predicate", doing)]),
  construct("forDoing", ["for", field("predicate", doing)]),
  /** What something is done for: "to end this effect", "to cast those spells". */
  construct("purpose", ["to", field("does", purpose)]),
  construct("times", [field("number", number), field("word", oneOf("times", { more: "more times", times: "times", moreTime: "more time" }))]),
  construct("onlyIf", ["only if", field("clause", wholeClause)]),
  construct("before", [field("word", oneOf("before", { before: "before", after: "after", onlyBefore: "only before" })), field("when", phrase)]),
  construct("ratherThan", ["rather than", field("what", phrase)]),
  construct("inAdditionTo", ["in addition to", field("what", simple)]),
  construct("inAdditionToDoing", ["in addition to", field("predicate", doing)]),
  construct("insteadOfPlace", ["instead of", field("destination", destination)]),
  construct("insteadOf", ["instead of", field("what", phrase)]),
  construct("except", [field("comma", oneOf("except", { comma: ", except", plain: "except", commaThat: ", except that", that: "except that" })), field("exceptions", exceptions)]),
  construct("rounded", [field("rounding", oneOf("rounded up", { up: ", rounded up", down: ", rounded down" }))]),
  construct("from", ["from", field("where", simple)]),
  construct("with", ["with", field("what", simple)]),
  construct("by", ["by", field("what", phrase)]),
  construct("among", ["among", field("what", phrase)]),
  construct("under", ["under", field("whose", simple)]),
  construct("to", ["to", field("what", simple)]),
  construct("in", ["in", field("where", simple)]),
  construct("equalTo", ["equal to", field("quantity", quantity)]),
  construct("for", ["for", field("what", simple)]),
  construct("attackingWhom", [field("how", oneOf("attacking", { attacking: "attacking", tappedAndAttacking: "tapped and attacking" })), field("whom", simple)]),
  construct("asThough", ["as though", field("clause", wholeClause)]),
  construct("as", ["as", field("what", simple)]),
  construct("using", ["using", field("what", simple)]),
  construct("usingKeyword", ["using", field("keyword", keywordName)]),
  construct("orIf", ["or if", field("clause", wholeClause)]),
  construct("andIf", ["and if", field("clause", wholeClause)]),
  construct("asClause", ["as", field("clause", wholeClause)]),
  construct("untilTime", ["until", field("when", simple)]),
  construct("byDoing", ["by", field("predicate", doing)]),
  construct("byDoingBoth", ["by", field("predicate", doing), "and", field("second", doing)]),
  construct("ratherThanDo", ["rather than", field("predicate", toDo)]),
  construct("insteadOfDoing", ["instead of", field("predicate", doing)]),
  construct("withoutDoing", ["without", field("predicate", doing)]),
  construct("anyTime", [field("word", oneOf("any time", { any: "any time", onlyAny: "only any time" })), field("clause", wholeClause)]),
  construct("toMaximum", [field("comma", oneOf("to a maximum of", { comma: ", to a maximum of", plain: "to a maximum of" })), field("quantity", quantity)]),
  construct("whichever", [field("comma", oneOf("whichever", { greater: ", whichever is greater", lower: ", whichever is less", first: ", whichever comes first" }))]),
  construct("butOnlyIf", ["but only if", field("clause", wholeClause)]),
  construct("butOnlyDuring", ["but only during", field("when", phrase)]),
  construct("andOnlyIf", ["and only if", field("clause", wholeClause)]),
  construct("andOnlyDuring", ["and only during", field("when", phrase)]),
  construct("onlyOn", ["only on", field("when", phrase)]),
  construct("otherThan", ["other than", field("what", simple)]),
  construct("of", ["of", field("what", simple)]),
] as const; // prettier-ignore

export type Adverbial = NodesOf<typeof adverbials>;

export const adverbial: Syntax<Adverbial> = rule("an adverbial", () => choose<Adverbial>("an adverbial", adverbials));
