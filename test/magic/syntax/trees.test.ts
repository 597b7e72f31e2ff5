import { describe, expect, it } from "vitest";
import { abilityOf, adverbialsOf, clauseOf, objectOf, openingsOf, verbOf } from "./support.js";

describe("verbs find their frames", () => {
  it.each([
    ["Create a Food token.", "create"],
    ["Put a +1/+1 counter on target creature.", "putCounters"],
    ["Put target creature on the bottom of its owner's library.", "put"],
    ["Search your library for a land card.", "search"],
    ["You may choose not to untap this artifact.", "chooseNot"],
    ["You may have it deal 2 damage to any target.", "haveDo"],
    ["You may look at and play those cards.", "sharedObject"],
    ["Return to your hand all creature cards in your graveyard.", "returnShifted"],
    ["Spend this mana only to cast a Goblin spell or to activate an ability.", "spendFor"],
    ["Meld them into Zibbo, the Whole.", "meld"],
  ])("%s → %s", (text, kind) => {
    expect(verbOf(text).predicate.kind).toBe(kind);
  });

  it("deals to each what is its own", () => {
    expect(verbOf("Zorbo deals 2 damage to it and 1 damage to you.", "Zorbo").predicate).toMatchObject({
      kind: "dealToEach",
      to: { kind: "pronoun", word: "it" },
      more: [{ kind: "andDeal", to: { kind: "pronoun", word: "you" } }],
    });
  });

  it("keeps the verbs that share an object", () => {
    expect(clauseOf("You gain or lose life.").verbs[0]?.predicate).toMatchObject({
      kind: "sharedObject",
      form: "base",
      verbs: [
        { verb: "gain", preposition: null },
        { verb: "lose", preposition: null },
      ],
      conjunction: "or",
    });
  });

  it("leaves out a verb that was said before", () => {
    expect(openingsOf("If you don't, draw a card.")).toMatchObject([
      { kind: "if", clause: { verbs: [{ auxiliary: "dont", predicate: { kind: "ellipsis" } }] } },
    ]);
  });

  it("tells a past from a base form by what stands before it", () => {
    expect(openingsOf("If you've cast a spell this turn, draw a card.")).toMatchObject([
      { clause: { verbs: [{ auxiliary: "contractedHave", predicate: { kind: "cast", form: "participle" } }] } },
    ]);
    expect(openingsOf("If an opponent cast a spell this turn, draw a card.")).toMatchObject([
      { clause: { verbs: [{ predicate: { kind: "cast", form: "past" } }] } },
    ]);
  });
});

describe("noun phrases", () => {
  it("names the card itself and what is its own (201.5)", () => {
    expect(clauseOf("Zorbo's power is equal to the number of lands you control.", "Zorbo").subject).toMatchObject({
      kind: "described",
      group: { possessor: { group: { kind: "self", name: "Zorbo" }, mark: "'s" } },
    });
  });

  it("compares: more lands than you", () => {
    expect(openingsOf("If an opponent controls more lands than you, draw a card.")).toMatchObject([
      { clause: { verbs: [{ predicate: { object: { post: [{ kind: "than", what: { word: "you" } }] } } }] } },
    ]);
  });

  it("says what happened to the noun", () => {
    expect(objectOf("Destroy each creature dealt damage by Zorbo this turn.", "Zorbo")).toMatchObject({
      post: [{ kind: "participle", verb: "deal", tails: [{ kind: "by" }, { kind: "time", span: "thisTurn" }] }],
    });
    expect(objectOf("Destroy each creature that player tapped this turn.")).toMatchObject({
      post: [{ kind: "contact", verb: { verb: "tap", form: "past" }, tails: [{ kind: "time" }] }],
    });
  });

  it("keeps adjectives parted by commas alone", () => {
    expect(objectOf("Destroy target nonartifact, nonblack creature.")).toMatchObject({
      group: { items: [{ modifiers: [{ kind: "series", members: [{ kind: "non" }, { kind: "non" }] }] }] },
    });
  });

  it.each([
    ["Prevent 2 of that damage.", { kind: "numberOf", number: { value: 2 } }],
    ["Exile all but one of them.", { kind: "allBut" }],
    ["You get that many {E}.", { kind: "symbolAmount", amount: "thatMany", symbols: ["{E}"] }],
  ])("%s", (text, expected) => {
    expect(objectOf(text)).toMatchObject(expected);
  });
});

describe("adverbials", () => {
  it.each([
    ["Draw a card for each creature you control.", ["forEach"]],
    ["Exile it instead of putting it into its owner's graveyard.", ["insteadOfDoing"]],
    ["This creature crews Vehicles as though its power were 2 greater.", ["asThough"]],
    ["Activate only if you control an artifact and only as a sorcery.", ["onlyIf", "manner"]],
    ["Gain 2 life if you control a Swamp and a creature died this turn.", ["condition"]],
  ])("%s → %j", (text, kinds) => {
    expect(adverbialsOf(text)).toEqual(kinds);
  });
});

describe("abilities", () => {
  it.each([
    ["Ward—Pay 2 life.", { kind: "keywords", end: "period", keywords: [{ keyword: "ward" }] }],
    ["Basic landcycling {2}", { kind: "keywords", keywords: [{ keyword: "basic landcycling" }] }],
    ["LEVEL 1-4", { kind: "level", from: 1, to: 4 }],
    ["LEVEL 5+", { kind: "level", from: 5, to: null }],
    ["2/2", { kind: "size", power: "2", toughness: "2" }],
    ["8+ | Flying", { kind: "keywords", head: { kind: "station", at: 8 } }],
    ["12+ | {T}: Draw a card.", { kind: "ability", head: { kind: "station", at: 12, costs: { kind: "costs" } } }],
    ["10—19 | Draw a card.", { kind: "ability", head: { kind: "row", from: "10", to: "19" } }],
    [
      "Roll a d20.\n1—9 | Ouch! — Draw a card.\n15+ | Draw a card.",
      {
        kind: "ability",
        modes: [],
        rows: [
          { from: "1", to: "9", label: "Ouch!" },
          { from: "15", to: null, dash: "+" },
        ],
      },
    ],
    ["{1}{R}: Level 2", { kind: "ability", head: { kind: "classLevel", level: 2 }, sentences: [] }],
    ["I, II — Draw a card.", { kind: "ability", head: { kind: "chapters", chapters: ["I", "II"] } }],
    ["Raid — Draw a card.", { kind: "ability", label: "Raid" }],
    ["Spree\n+ {1} — Draw a card.", { kind: "keywords", modes: [{ mark: "+", cost: ["{1}"] }] }],
    ["Choose one —\n• Loud — Draw a card.", { kind: "ability", modes: [{ mark: "•", label: "Loud" }] }],
    ["Draw a card (or two).", { kind: "ability", reminders: [{ after: 1, place: "inside" }] }],
  ])("%s", (text, expected) => {
    expect(abilityOf(text)).toMatchObject(expected);
  });
});
