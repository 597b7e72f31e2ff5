import { anyNounPhrase, beFrame, frame, transitive } from "./frame.js";
import { choose, construct, field, oneOf, optional, later, type NodesOf, type Syntax } from "./kernel/index.js";
import { bareVerb, type VerbPhrase } from "./clause.js";
import { keywordList } from "./keyword.js";
import { modifierList } from "./modifier-list.js";
import { comparison, quantity } from "./quantity.js";
import { interleavedAbilities } from "./mixed-abilities.js";
import { cardName } from "./name.js";
import { quotedAbilities } from "./quote.js";
import { size, sizeChange, symbols } from "./terminals.js";

const toDo: Syntax<VerbPhrase> = later("a verb", () => bareVerb);

/** Abilities named or quoted: "flying", "flying and "…"", ""…"". */
const abilityForms = [
  construct("interleaved", [field("abilities", interleavedAbilities)]),
  construct("keywordsAndQuotes", [
    field("keywords", keywordList),
    field("link", oneOf("and", { and: "and", commaAnd: ", and", comma: "," })),
    field("quotes", quotedAbilities),
  ]),
  construct("quotesAndKeywords", [
    field("quotes", quotedAbilities),
    field("link", oneOf("and", { and: "and", commaAnd: ", and", comma: "," })),
    field("keywords", keywordList),
  ]),
  construct("keywords", [field("keywords", keywordList)]),
  construct("quotes", [field("quotes", quotedAbilities)]),
  construct("anyLandwalk", ["landwalk of the chosen type"]),
] as const;

/** Abilities that an effect gives: named, quoted, or both. */
export type Abilities = NodesOf<typeof abilityForms>;

export const abilities = choose<NodesOf<typeof abilityForms>>("abilities", abilityForms);

const baseForms = [
  construct("baseBoth", ["base power and toughness", field("size", size)]),
  construct("baseOne", [
    "base",
    field("which", oneOf("power", { power: "power", toughness: "toughness" })),
    field("quantity", quantity),
  ]),
  construct("sizeEach", ["power and toughness each equal to", field("quantity", quantity)]),
  construct("baseOther", ["base power and toughness each", field("figure", quantity)]),
  construct("baseEach", ["base power and toughness each equal to", field("quantity", quantity)]),
] as const;

const base = choose<NodesOf<typeof baseForms>>("a base power and toughness", baseForms);

/** Frames about what objects are and have (613). */
export const characteristicFrames = [
  frame("getChange", "get", [field("change", sizeChange)]),
  /** "gets +1/-1 or -1/+1" */
  frame("getChangeOr", "get", [field("change", sizeChange), "or", field("other", sizeChange)]),
  frame("getAnAdditional", "get", ["an additional", field("change", sizeChange)]),
  frame("gainAbilities", "gain", [field("abilities", abilities)]),
  frame("gainYourChoice", "gain", ["your choice of", field("abilities", abilities)]),
  frame("gainControl", "gain", ["control of", field("object", anyNounPhrase)]),
  frame("haveAbilities", "have", [field("abilities", abilities)]),
  frame("haveBase", "have", [field("base", base)]),
  frame("loseAbilities", "lose", [field("abilities", abilities)]),
  frame("loseAllAbilities", "lose", [field("extent", oneOf("all abilities", { all: "all abilities", allOther: "all other abilities" }))]),
  frame("loseAllAndHave", "lose", ["all abilities and", field("verb", oneOf("has", { has: "has", have: "have", becomes: "becomes" })), field("base", base)]),
  frame("have", "have", [field("object", anyNounPhrase)]),
  /** "you may have it deal 2 damage": only after "may" or with "you" left out (see the clause). */
  frame("haveDo", "have", [field("subject", anyNounPhrase), field("does", toDo)]),
  /** "creatures you control have total power 10 or greater" */
  frame("haveMeasured", "have", [field("object", anyNounPhrase), field("comparison", comparison)]),
  frame("becomeEqual", "become", ["equal to", field("quantity", quantity)]),
  frame("haveNumber", "have", [field("comparison", comparison), field("object", anyNounPhrase)]),
  frame("become", "become", [field("object", anyNounPhrase), field("addition", optional(oneOf("in addition to its other types", {
    types: "in addition to its other types", theirTypes: "in addition to their other types", creatureTypes: "in addition to its other creature types", theirCreatureTypes: "in addition to their other creature types", colors: "in addition to its other colors", colorsAndTypes: "in addition to its other colors and types", theirColorsAndTypes: "in addition to their other colors and types", landTypes: "in addition to its other land types",
  }))), field("still", optional(oneOf("that's still a land", { land: "that 's still a land", lands: "that are still lands" })))]),
  frame("becomeAdjective", "become", [field("state", modifierList)]),
  frame("becomeNumber", "become", [field("quantity", quantity)]),
  frame("costLess", "cost", [field("amount", symbols), field("direction", oneOf("less", { less: "less", more: "more" }))]),
  /** "is named X" (201.2). */
  beFrame("beNamed", ["named", field("name", cardName)]),
  beFrame("beNeither", ["neither day nor night"]),
  frame("becomeAttached", "become", ["attached to", field("to", anyNounPhrase)]),
  frame("changeBare", "change", []),
  beFrame("beTied", ["tied for", field("what", anyNounPhrase)]),
  beFrame("beTrue", ["true for", field("what", anyNounPhrase)]),
  beFrame("beTrueKeywords", ["true for", field("keywords", keywordList)]),
  beFrame("beAbleTo", ["able to", field("does", toDo)]),
  frame("becomeSize", "become", [field("size", size)]),
  beFrame("beEqual", [field("each", optional(oneOf("each", { each: "each" }))), "equal to", field("quantity", quantity)]),
  beFrame("beAdjective", [field("each", optional(oneOf("still", { still: "still", also: "also", each: "each", no: "no longer", both: "both" }))), field("state", modifierList)]),
  beFrame("beSize", [field("size", size)]),
  beFrame("beCombat", [field("relation", oneOf("attacking", { attacking: "attacking", blocking: "blocking", attackingAlone: "attacking or blocking", tappedAndAttacking: "tapped and attacking" })), field("whom", anyNounPhrase)]),
  beFrame("beOf", ["of", field("what", anyNounPhrase)]),
  beFrame("beMore", [field("by", quantity), field("direction", oneOf("greater", { greater: "greater", less: "less", more: "more" }))]),
  beFrame("beGreater", [field("direction", oneOf("greater", { greater: "greater", less: "less" }))]),
  beFrame("beCompared", [field("comparison", comparison)]),
  beFrame("beNoun", [field("still", optional(oneOf("still", { still: "still", also: "also" }))), field("object", anyNounPhrase), field("addition", optional(oneOf("in addition to its other types", {
    types: "in addition to its other types", theirTypes: "in addition to their other types", creatureTypes: "in addition to its other creature types", theirCreatureTypes: "in addition to their other creature types", colors: "in addition to its other colors", colorsAndTypes: "in addition to its other colors and types", theirColorsAndTypes: "in addition to their other colors and types", landTypes: "in addition to its other land types",
  })))]),
  beFrame("beNumber", [field("each", optional(oneOf("each", { each: "each" }))), field("quantity", quantity)]),
  beFrame("bePlace", [field("preposition", oneOf("a place", { in: "in", on: "on", among: "among", attachedTo: "attached to", under: "under" })), field("place", anyNounPhrase)]),
  transitive("control"),
  transitive("own"),
  transitive("share"),
  frame("shareWith", "share", [field("object", anyNounPhrase), "with", field("with", anyNounPhrase)]),
  transitive("transform"),
  frame("transformBare", "transform", [field("into", optional(construct("into", ["into", field("name", anyNounPhrase)])))]),
  frame("apply", "apply", [field("to", optional(construct("to", ["to", field("what", anyNounPhrase)])))]),
  frame("costChange", "cost", [field("amount", symbols), field("direction", oneOf("less", { less: "less", more: "more" })), "to", field("what", oneOf("cast", { cast: "cast", activate: "activate" }))]),
] as const; // prettier-ignore
