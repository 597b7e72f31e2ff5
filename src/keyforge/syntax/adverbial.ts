import { state } from "./adjective.js";
import { clauses, type Clauses } from "./clause.js";
import { choose, construct, distinct, field, later, oneOf, rule, type NodesOf, type Syntax } from "./kernel.js";
import { nounPhrase, simpleNounPhrase, speaksOf, type NounPhrase } from "./noun-phrase.js";
import { quote, type Quote } from "./quote.js";
import { amount, change, icon, type IconWord } from "./terminals.js";
import { bareVerb, gerundPhrase, type VerbPhrase } from "./verb-phrase.js";
import { where, type Printer } from "./kernel.js";

const phrase: Syntax<NounPhrase> = later("a noun phrase", () => nounPhrase);
const simple: Syntax<NounPhrase> = later("a noun phrase", (): Syntax<NounPhrase> => simpleNounPhrase);
const aember: Syntax<NounPhrase> = where(phrase, (node) => speaksOf(node, "aember"));
const damage: Syntax<NounPhrase> = where(simple, (node) => speaksOf(node, "damage"));
const clause: Syntax<Clauses> = later("a clause", () => clauses);
const doing: Syntax<VerbPhrase> = later("a verb", () => bareVerb);

const subordinators = {
  if: "if", unless: "unless", while: "while", when: "when", whenever: "whenever", after: "after", before: "before", until: "until", eachTime: "each time", theNextTime: "the next time", theFirstTime: "the first time", asLongAs: "as long as", asIf: "as if", asThough: "as though", evenIf: "even if", where: "where", onlyIf: "only if", because: "because", exceptWhile: "except while", onlyWhile: "only while", as: "as", theSecondTime: "the second time", insteadIf: "instead if",
} as const; // prettier-ignore

/** The word that ties a clause to another: condition, trigger, comparison. */
export type Subordinator = keyof typeof subordinators;

/** "if you do", "while you are haunted", "after a creature reaps", "as if it were yours" */
const subordinate = construct("subordinate", [
  field("word", oneOf("if, while, after …", subordinators)),
  field("clauses", clause),
]);

/** "while under your control", "while attacking", "when resolving a bonus icon": a clause without its subject. */
const ellipticPlace = construct("ellipticPlace", [
  field("word", oneOf("while", { while: "while", if: "if", unless: "unless" })),
  field("preposition", oneOf("a place", { under: "under", on: "on", in: "in", notOn: "not on", notIn: "not in" })),
  field("place", simple),
]);
/** "while enraged" */
const ellipticState = construct("ellipticState", ["while", field("state", state)]);
const ellipticVerb = construct("ellipticVerb", [
  field(
    "word",
    oneOf("while", {
      while: "while",
      when: "when",
      by: "by",
      before: "before",
      after: "after",
      without: "without",
      insteadOf: "instead of",
      not: "not",
    }),
  ),
  field(
    "verb",
    later("a verb in -ing", (): Syntax<VerbPhrase> => gerundPhrase),
  ),
]);

/** A group that opens with "each"; a list within it ("each house represented among A and B") comes before a list of groups. */
const eachPhrase: Syntax<NounPhrase> = {
  label: "a group that opens with each",
  match: (source, at) =>
    distinct([...simple.match(source, at), ...phrase.match(source, at)].filter(({ value }) => opensWithEach(value))),
  print: (node, out) => phrase.print(node, out),
};

/** "for that player" */
const forPlayer = construct("forPlayer", [
  "for",
  field(
    "player",
    where(simple, (node) => isThatPlayer(node)),
  ),
]);

function isThatPlayer(node: NounPhrase): boolean {
  if (node.kind !== "described" || node.noun.kind !== "common" || node.noun.noun.noun !== "player") return false;
  return node.determiner?.kind === "determiner" && node.determiner.word === "that";
}

/** "for each friendly creature" */
const forEach = construct("forEach", ["for", field("each", eachPhrase)]);

function opensWithEach(node: NounPhrase): boolean {
  if (node.kind === "coordinated") return node.members.every(opensWithEach);
  if (node.kind === "partitive") return node.share.kind === "share" && node.share.word === "each";
  return node.kind === "described" && node.determiner?.kind === "determiner" && eachWords.has(node.determiner.word);
}

const eachWords: ReadonlySet<string> = new Set(["each", "every", "eachOther"]);

/** "equal to the difference", "equal to half the number of friendly token creatures" */
const equalTo = construct("equalTo", ["equal to", field("what", phrase)]);

/** "during your opponent's next turn" */
const during = construct("during", ["during", field("time", simple)]);

/** "at the start of your turn" */
const at = construct("at", [
  "at the",
  field("moment", oneOf("start or end", { start: "start", end: "end", beginning: "beginning" })),
  "of",
  field("time", simple),
]);

/** "until the start of your next turn" */
const until = construct("until", [
  "until the",
  field("moment", oneOf("start or end", { start: "start", end: "end" })),
  "of",
  field("time", simple),
]);

/** "at +2{A} current cost", "at no cost" */
const atCost = construct("atCost", [
  "at",
  field("change", change),
  field("icon", leaningIcon()),
  field("of", oneOf("cost", { currentCost: "current cost", cost: "cost" })),
]);

function leaningIcon(): Syntax<IconWord> {
  return { ...icon, match: (source, place) => icon.match(source, place), print: (node, out: Printer) => icon.print(node, out.join()) }; // prettier-ignore
}

/** "by 1{A} for each key" is "reduced by 1{A}": the change of a cost. */
const by = construct("by", ["by", field("what", simple)]);

/** "reduced by 1{A} for each forged key" */
const reducedBy = construct("reducedBy", ["reduced by", field("what", phrase)]);

/** "with 2{D} splash" */
const splash = construct("splash", ["with", field("damage", damage), "splash"]);

/** "ignoring taunt" */
const ignoring = construct("ignoring", ["ignoring", field("what", phrase)]);

/** "in order to use it" */
const inOrderTo = construct("inOrderTo", ["in order to", field("verb", doing)]);

/** "with the text: …" */
const withText = construct("withText", [
  "with the text",
  field("mark", oneOf("a colon", { colon: ":", comma: "," })),
  field(
    "quote",
    later("an ability in quotation marks", (): Syntax<Quote> => quote),
  ),
]);

/** "exalt that creature to repeat the preceding effect": what is done for it. */
const toDo = construct("toDo", ["to", field("verb", doing)]);

/** "up to 2 times" */
const upToTimes = construct("upToTimes", ["up to", field("amount", amount), "times"]);

/** "4 times", "one at a time" */
const times = construct("times", [field("amount", amount), "times"]);

/** "to its right", "to Phalanx Leader's left", "on your left flank" and other places of an action. */
const place = construct("where", [
  field("how", oneOf("immediately", { immediately: "immediately", plain: "" })),
  field("preposition", oneOf("a preposition", { distributedAmong: "distributed among", inExcessOf: "in excess of", adjacentTo: "adjacent to", asAResultOf: "as a result of", inAdditionTo: "in addition to", anywhereIn: "anywhere in", from: "from", on: "on", in: "in", with: "with", of: "of", under: "under", against: "against", among: "among", between: "between", as: "as", through: "through", without: "without", fighting: "fighting", exceptFor: "except for", except: "except", insteadOf: "instead of", ratherThan: "rather than", including: "including", than: "than", toAMaximumOf: "to a maximum of", toAMinimumOf: "to a minimum of" })), // prettier-ignore
  field("what", phrase),
]);

const fixedPhrases = {
  thisTurn: "this turn", afterThisOne: "after this one", eachTurn: "each turn", forTheRemainderOfTheTurn: "for the remainder of the turn", forTheRemainderOfThatTurn: "for the remainder of that turn", untilEndOfTurn: "until end of turn", thatTurn: "that turn", thisWay: "this way", inThisWay: "in this way", instead: "instead", atRandom: "at random", inAnyOrder: "in any order", inARandomOrder: "in a random order", atNoCost: "at no cost", atCurrentCost: "at current cost", twice: "twice", once: "once", onceEachTurn: "once each turn", again: "again", oneAtATime: "one at a time", anAdditionalTime: "an additional time", anyNumberOfTimes: "any number of times", simultaneously: "simultaneously", evenly: "evenly", asEvenlyAsPossible: "as evenly as possible", ifAble: "if able", ifPossible: "if possible", anywhere: "anywhere", immediately: "immediately", whenFighting: "when fighting", whenAttacked: "when attacked", whenAttacking: "when attacking", whenReaping: "when reaping", whileFighting: "while fighting", whileAttacking: "while attacking", whileReaping: "while reaping", fromReaping: "from reaping", inAFight: "in a fight", throughCardAbilities: "through card abilities", exceptThroughCardAbilities: "except through card abilities", withEachOther: "with each other", asWell: "as well", forTheFirstTime: "for the first time", atTheSameTime: "at the same time", distributedAsYouChoose: "distributed as you choose",
} as const; // prettier-ignore

/** Times, manners and the like that are always said with the same words. */
const fixed = construct("fixed", [field("words", oneOf("a time or manner", fixedPhrases))]);

/** "immediately to Phalanx Leader's left" */
const side = construct("side", [
  field("how", oneOf("immediately", { immediately: "immediately", plain: "" })),
  "to",
  field(
    "side",
    where(simple, (node) => isSide(node)),
  ),
]);

function isSide(node: NounPhrase): boolean {
  if (node.kind !== "described" || node.noun.kind !== "common") return false;
  return node.noun.noun.noun === "left" || node.noun.noun.noun === "right";
}

const adverbials = [
  side,
  fixed,
  subordinate,
  ellipticPlace,
  ellipticState,
  ellipticVerb,
  forEach,
  forPlayer,
  equalTo,
  during,
  at,
  until,
  atCost,
  reducedBy,
  by,
  splash,
  ignoring,
  inOrderTo,
  times,
  withText,
  upToTimes,
  place,
  toDo,
] as const;

/** What is said of an action beside its verb and objects. */
export type Adverbial =
  | { readonly kind: "subordinate"; readonly word: Subordinator; readonly clauses: Clauses }
  | { readonly kind: "ellipticPlace"; readonly word: "while" | "if" | "unless"; readonly preposition: "under" | "on" | "in" | "notOn" | "notIn"; readonly place: NounPhrase } // prettier-ignore
  | { readonly kind: "ellipticVerb"; readonly word: "while" | "when" | "by" | "before" | "after" | "without" | "insteadOf" | "not"; readonly verb: VerbPhrase } // prettier-ignore
  | { readonly kind: "toDo"; readonly verb: VerbPhrase }
  | { readonly kind: "forPlayer"; readonly player: NounPhrase }
  | { readonly kind: "forEach"; readonly each: NounPhrase }
  | { readonly kind: "equalTo" | "reducedBy" | "by" | "ignoring"; readonly what: NounPhrase }
  | { readonly kind: "side"; readonly how: "immediately" | "plain"; readonly side: NounPhrase }
  | { readonly kind: "during"; readonly time: NounPhrase }
  | { readonly kind: "withText"; readonly mark: "colon" | "comma"; readonly quote: Quote }
  | { readonly kind: "inOrderTo"; readonly verb: VerbPhrase }
  | { readonly kind: "splash"; readonly damage: NounPhrase }
  | NodesOf<
      readonly [
        typeof at,
        typeof until,
        typeof atCost,
        typeof times,
        typeof upToTimes,
        typeof ellipticState,
        typeof place,
        typeof fixed,
      ]
    >;

export const adverbial: Syntax<Adverbial> = rule("an adverbial", () => choose<Adverbial>("an adverbial", adverbials));

export { aember };
