import { doing } from "./adverbial.js";
import type { Clause, VerbPhrase } from "./clause.js";
import { clause, verbPhrase } from "./clause.js";
import { keywordList } from "./keyword.js";
import {
  asConstruct,
  choose,
  construct,
  field,
  oneOf,
  optional,
  later,
  mayBegin,
  rule,
  where,
  type NodesOf,
  type Syntax,
  noMatch,
  type Source,
} from "./kernel/index.js";
import { modifierList } from "./modifier-list.js";
import { cardName } from "./name.js";
import { originalSet } from "./original-set.js";
import { briefNounPhrase, nounPhrase, simpleNounPhrase, type NounPhrase } from "./noun-phrase.js";
import { participle } from "./passive-tail.js";
import type { Predicate } from "./predicate.js";
import { contact, reduced } from "./relative.js";
import { comparison, quantity } from "./quantity.js";
import { abilitiesBehindSize, mixedAbilities } from "./mixed-abilities.js";
import { quotedAbilities } from "./quote.js";
import { number, size, symbols } from "./terminals.js";

const phrase: Syntax<NounPhrase> = later("a noun phrase", () => nounPhrase);
const simple: Syntax<NounPhrase> = later("a noun phrase", () => simpleNounPhrase);
const brief: Syntax<NounPhrase> = later("a player", () => briefNounPhrase);
const relativeClause: Syntax<VerbPhrase> = rule("a relative clause", () =>
  where(verbPhrase, (one) => one.predicate.form !== "base" || one.auxiliary !== null || true),
);
const isState: Syntax<VerbPhrase> = rule("a relative clause", () =>
  where(
    verbPhrase,
    (one) =>
      (one.predicate.kind === "beAdjective" || one.predicate.kind === "beCombat") &&
      one.auxiliary === null &&
      one.adverbials.every(({ kind }) => kind === "except" || kind === "where"),
  ),
);
const wholeClause: Syntax<Clause> = later("a clause", () => clause);

const inDoing: Syntax<Predicate> = later("a verb in -ing", () => doing);

/** A clause directly after "time" or "times". */
function afterTime(syntax: Syntax<Clause>): Syntax<Clause> {
  const follows = (source: Source, at: number): boolean => ["time", "times"].includes(source.headAt(at - 1));
  return {
    label: syntax.label,
    starts: follows,
    match: (source, at) => (follows(source, at) ? syntax.match(source, at) : noMatch),
    print: (node, out) => syntax.print(node, out),
  };
}

/** "the number of colors that spell is": only after "color". */
const thatItIs = {
  ...asConstruct(
    "thatItIs",
    construct("thatItIs", [
      field("subject", brief),
      field("be", oneOf("a form of be", { is: "is", are: "are", was: "was", were: "were" })),
    ]),
  ),
  starts: (source: Source, at: number): boolean => ["color", "colors"].includes(source.headAt(at - 1)),
};

/** "a die roll of 6": a number that counts nothing itself, as in "damage two creatures would deal". */
const numbered = {
  ...asConstruct("numbered", construct("numbered", [field("number", number)])),
  starts: (source: Source, at: number): boolean => mayBegin(number, source, at) && source.groupAt(at) === null,
};

/** What may follow a noun and narrow it. Kept flat: what belongs to the verb is claimed by the verb's frame first. */
const postModifiers = [
  construct("controlled", [
    field("player", brief),
    field("verb", oneOf("control", {
      control: "control", controls: "controls", own: "own", owns: "owns", dontControl: "don't control", doesntControl: "doesn't control", dontOwn: "don't own", doesntOwn: "doesn't own",
      ownAndControl: "own and control", bothOwnAndControl: "both own and control", controlled: "controlled", cast: "cast", casts: "casts", chose: "chose", chooses: "chooses", haveCast: "'ve cast", hasCast: "has cast", haveCastToo: "have cast", controlButDontOwn: "control but don't own", ownButDontControl: "own but don't control",
      activate: "activate", activates: "activates", play: "play", dontCast: "don't cast", discarded: "discarded", sacrificed: "sacrificed", exiled: "exiled", choose: "choose", named: "named", create: "create", draw: "draw",
    })),
  ]),
  /** Behind "target player or planeswalker", of which the text does not know which it will be (115.1). */
  construct("controlledByEither", [field("who", oneOf("that player", { planeswalker: "that player or that planeswalker 's controller", permanent: "that player or that permanent 's controller" })), "controls"]),
  construct("originallyPrinted", ["with a name originally printed in the", field("set", originalSet), "expansion"]),
  construct("withMixed", ["with", field("abilities", mixedAbilities)]),
  construct("withQuotesAndKeywords", ["with", field("abilities", quotedAbilities), field("link", oneOf("and", { and: "and", comma: ",", commaAnd: ", and" })), field("keywords", keywordList)]),
  construct("withQuotes", ["with", field("abilities", quotedAbilities)]),
  construct("withKeywords", ["with", field("keywords", keywordList), field("quotes", optional(construct("andQuotes", ["and", field("abilities", quotedAbilities)]))), field("comma", optional(oneOf("and", { listed: ", and" })))]),
  construct("withKeywordsAndQuotes", ["with", field("keywords", keywordList), ", and", field("abilities", quotedAbilities)]),
  construct("withKeywordsThenQuotes", ["with", field("keywords", keywordList), ",", field("abilities", quotedAbilities)]),
  construct("without", ["without", field("keywords", keywordList)]),
  construct("withoutWhat", ["without", field("what", phrase)]),
  construct("withComparison", ["with", field("measure", phrase), field("comparison", comparison)]),
  construct("eachWith", ["each with", field("measure", phrase), field("comparison", comparison)]),
  construct("withSizeEach", ["with", field("which", oneOf("base power and toughness", { base: "base power and toughness", current: "power and toughness" })), "each equal to", field("quantity", quantity)]),
  construct("withSizeAndAbilities", ["with", field("which", oneOf("base power and toughness", { base: "base power and toughness" })), field("size", size), field("abilities", abilitiesBehindSize)]),
  construct("withSize", ["with", field("which", oneOf("base power and toughness", { base: "base power and toughness", current: "power and toughness" })), field("size", size)]),
  construct("withWhat", ["with", field("what", phrase)]),
  /** "a creature token with those characteristics", which the modes below say. */
  construct("withThoseCharacteristics", ["with those characteristics"]),
  construct("withX", ["with", field("symbols", symbols), "in its mana cost"]),
  construct("withNoAbilities", ["with no abilities"]),
  construct("named", ["named", field("name", cardName)]),
  construct("copyOf", [field("word", oneOf("copy", { copy: "copy of", copies: "copies of" })), field("what", phrase)]),
  construct("of", ["of", field("what", phrase)]),
  construct("in", ["in", field("where", simple)]),
  construct("on", ["on", field("where", simple)]),
  construct("from", ["from", field("where", phrase)]),
  construct("fromAmong", ["from among", field("what", simple)]),
  construct("fromAnywhere", ["from anywhere"]),
  construct("among", ["among", field("what", phrase)]),
  construct("under", ["under", field("where", simple)]),
  construct("otherThan", ["other than", field("what", phrase)]),
  construct("equalTo", ["equal to", field("quantity", quantity)]),
  numbered,
  construct("sized", [field("size", size)]),
  construct("attachedTo", ["attached to", field("what", simple)]),
  construct("combat", [field("relation", oneOf("blocking", { blocking: "blocking", blockedBy: "blocked by", attacking: "attacking", enchanting: "enchanting", blockingOrBlockedBy: "blocking or blocked by" })), field("whom", phrase)]),
  construct("thisWay", [field("what", oneOf("this way", {
    exiled: "exiled this way", sacrificed: "sacrificed this way", discarded: "discarded this way", destroyed: "destroyed this way", milled: "milled this way", created: "created this way", returned: "returned this way",
    revealed: "revealed this way", tapped: "tapped this way", cast: "cast this way", removed: "removed this way", drawn: "drawn this way", chosen: "chosen this way", lost: "lost this way", paid: "paid this way", spent: "spent this way",
    dealt: "dealt this way", prevented: "prevented this way", gained: "gained this way", graveyard: "put into a graveyard this way", yourGraveyard: "put into your graveyard this way", hand: "put into your hand this way", battlefield: "put onto the battlefield this way", untapped: "untapped this way", countered: "countered this way", turnedUp: "turned face up this way", dealtDamage: "dealt damage this way", searched: "searched this way", found: "found this way", way: "this way",
    copied: "copied this way", graveyardTheir: "put into their graveyard this way", library: "shuffled into a library this way", shuffled: "shuffled into your library this way", countersRemoved: "removed from it this way", youControlledDestroyed: "you controlled that was destroyed this way", wereDestroyed: "that was destroyed this way", diedThisWay: "that died this way",
  }))]),
  construct("exiledWith", [field("how", oneOf("exiled with", { exiled: "exiled with", exiledIt: "you own exiled with", exiledCards: "exiled by" })), field("object", simple)]),
  construct("past", [field("what", oneOf("a past event", {
    dealtDamageThisTurn: "dealt damage this turn", dealtDamageThisWay: "dealt damage by it this turn", castBefore: "cast before it this turn", putGraveyard: "put into your graveyard this turn", enteredThisTurn: "that entered this turn", discardedThisTurn: "discarded this turn", attacked: "that attacked this turn",
  }))]),
  construct("chosenFor", [field("what", oneOf("the chosen", { ofChoice: "of your choice", ofTheirChoice: "of their choice", atRandom: "chosen at random", atRandomShort: "at random", ofHisChoice: "of his or her choice", ofItsControllersChoice: "of its controller's choice", opponentsChoice: "of an opponent's choice" }))]),
  construct("relative", [field("pronoun", oneOf("that", { that: "that", who: "who", which: "which" })), field("verb", relativeClause)]),
  /** "a token that's a copy of it **and that's tapped and attacking**" */
  construct("relativeToo", ["and that", field("verb", isState)]),
  construct("relativeClause", [field("pronoun", oneOf("whose", { whose: "whose", where: "where" })), field("clause", wholeClause)]),
  contact,
  construct("relativeContact", [field("pronoun", oneOf("that", { that: "that", which: "which", whom: "whom" })), field("clause", contact)]),
  /** Only after "devotion" (700.5). */
  construct("devotionTo", ["to", field("colors", modifierList)]),
  construct("devotionToWhat", ["to", field("what", simple)]),
  /** "each creature it's blocking", "the player that creature is attacking" */
  construct("progressive", [field("subject", brief), field("be", oneOf("a form of be", { is: "is", are: "are", contractedIs: "'s", contractedAre: "'re", was: "was", were: "were" })), field("relation", oneOf("attacking", { attacking: "attacking", blocking: "blocking", enchanting: "enchanting" }))]),
  thatItIs,
  construct("followedBy", ["followed by", field("what", phrase)]),
  /** "a permanent entering", "a player losing unspent mana" */
  construct("doing", [field("predicate", inDoing)]),
  construct("beingDone", ["being", field("verb", participle)]),
  construct("between", ["between", field("what", phrase)]),
  construct("notParticiple", ["not", field("participle", reduced)]),
  construct("orTied", [field("word", oneOf("or tied for", { or: "or tied for" })), field("what", simple)]),
  /** "on the battlefield or in the command zone": only after another place. */
  construct("andPlace", [field("conjunction", oneOf("and", { and: "and", or: "or", "and/or": "and/or" })), field("preposition", oneOf("a place", { in: "in", on: "on", from: "from" })), field("where", simple)]),
  reduced,
  /** "the second time this ability has resolved this turn": only after "time". */
  construct("timeClause", [field("clause", afterTime(wholeClause))]),
  /** Only after "more", "fewer", "less", "greater", "lesser". */
  construct("than", ["than", field("what", phrase)]),
  /** Only after "same". */
  construct("as", ["as", field("what", simple)]),
  construct("plus", [field("sign", oneOf("plus", { plus: "plus", minus: "minus" })), field("quantity", quantity)]),
  construct("exceptFor", [field("word", oneOf("except", { except: "except", exceptFor: "except for" })), field("what", phrase)]),
  construct("notWhere", ["not", field("preposition", oneOf("on", { on: "on", in: "in" })), field("where", simple)]),
  construct("ableTo", ["able to block", field("what", phrase), field("span", optional(oneOf("this turn", { thisTurn: "this turn" })))]),
  construct("notNamed", ["not named", field("name", cardName)]),
  construct("to", [field("what", oneOf("to", { itsOwner: "to its owner" }))]),
  construct("plain", [field("what", oneOf("a closing word", { beyondFirst: "beyond the first", alone: "alone", otherwise: "except the first", spentToCast: "spent to cast it", spentToCastSpell: "spent to cast this spell", spentToCastThat: "spent to cast that spell", faceDown: "face down", onTop: "on top", onBottom: "on the bottom", inExile: "in exile", inPlay: "in play", inCombat: "in combat", toYourRight: "to your right", toYourLeft: "to your left", inCommon: "in common", onStack: "on the stack", outsideGame: "outside the game", fromOutside: "from outside the game", youveCast: "you've cast this turn", inAllGraveyards: "in all graveyards" }))]),
] as const; // prettier-ignore

export type PostModifier = NodesOf<typeof postModifiers>;

export const postModifier: Syntax<PostModifier> = rule("a description", () =>
  choose<PostModifier>("a description", postModifiers),
);
