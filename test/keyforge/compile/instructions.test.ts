import { expect, it } from "vitest";
import { instructionsOf } from "./reading.js";

const you = { kind: "you" } as const;
const opponent = { kind: "opponent" } as const;
const n = (value: number) => ({ kind: "number", value });
const friendly = { kind: "controlledBy", player: you };
const enemy = { kind: "controlledBy", player: opponent };
const token = { kind: "token" };
const creatures = (...constraints: readonly object[]) => ({ types: ["creature"], zones: ["play"], constraints });
const one = (...constraints: readonly object[]) => ({
  kind: "choose",
  filter: creatures(...constraints),
  least: n(1),
  most: n(1),
});
const each = (...constraints: readonly object[]) => ({ kind: "each", filter: creatures(...constraints) });
const it1 = { kind: "result", slot: "r1" };

it.each<[string, readonly object[]]>([
  [
    "Make a token creature.",
    [
      {
        kind: "makeTokens",
        maker: you,
        count: n(1),
        named: null,
        from: null,
        placement: { kind: "flank", side: "chosen" },
      },
    ],
  ],
  ["Make 2 Blorbs.", [{ kind: "makeTokens", count: n(2), named: "Blorb" }]],
  ["Your opponent makes a token creature.", [{ kind: "makeTokens", maker: opponent }]],
  ["Make a token creature on your right flank.", [{ kind: "makeTokens", placement: { kind: "flank", side: "right" } }]],
  [
    "Make a token creature for each friendly Knight creature.",
    [{ kind: "makeTokens", count: { kind: "count", filter: creatures(friendly, { kind: "trait", trait: "knight" }) } }],
  ],
  [
    "Make 2 token creatures. Enrage them.",
    [{ kind: "makeTokens" }, { kind: "giveStatus", status: "enrage", objects: it1 }],
  ],
  ["Make a token creature and ready it.", [{ kind: "makeTokens" }, { kind: "ready", objects: it1 }]],
  [
    "Put a card from your hand into play facedown as a token creature.",
    [{ kind: "makeTokens", from: { kind: "choose" } }],
  ],
  [
    "Make a token creature immediately to this creature's left.",
    [{ kind: "makeTokens", placement: { kind: "beside", side: "left", of: { kind: "source" } } }],
  ],
])("makes token creatures (R1, R5, R6, R10): %s", (text, expected) => {
  expect(instructionsOf(text)).toMatchObject(expected);
});

it.each<[string, readonly object[]]>([
  ["Steal 2{A}.", [{ kind: "stealAmber", player: you, from: opponent, amount: n(2) }]],
  ["Your opponent loses 1{A}.", [{ kind: "loseAmber", player: opponent, amount: n(1) }]],
  [
    "Gain 1{A} for each friendly token creature.",
    [{ kind: "gainAmber", amount: { kind: "count", filter: creatures(friendly, token) } }],
  ],
  ["A friendly creature captures 1{A}.", [{ kind: "captureAmber", onto: one(friendly), from: "opponentOfController" }]],
  ["Deal 2{D} to a creature, with 1{D} splash.", [{ kind: "dealDamage", amount: n(2), to: one(), splash: n(1) }]],
  ["Destroy each non-token creature.", [{ kind: "destroy", objects: each({ kind: "not", constraint: token }) }]],
  [
    "Exhaust the most powerful enemy creature.",
    [{ kind: "exhaust", objects: one({ kind: "superlative", most: "most" }, enemy) }],
  ],
  ["Fully heal a creature.", [{ kind: "heal", amount: { kind: "all" }, objects: one() }]],
  ["Draw 2 cards.", [{ kind: "draw", player: you, amount: n(2) }]],
  [
    "Your opponent discards a random card from their hand.",
    [{ kind: "move", manner: "discard", player: opponent, objects: { kind: "choose", manner: "random" } }],
  ],
  [
    "Archive the top card of your deck.",
    [{ kind: "move", manner: "archive", objects: { kind: "pileCards", pile: "deck", end: "top", player: you } }],
  ],
  [
    "Put a creature on the bottom of its owner's deck.",
    [{ kind: "move", to: { kind: "deck", place: "bottom" }, objects: one() }],
  ],
  ["Give a creature two +1 power counters.", [{ kind: "putCounters", counter: "power", amount: n(2), objects: one() }]],
  [
    "Move 1{A} from a friendly creature to the common supply.",
    [{ kind: "moveAmber", amount: n(1), from: { kind: "on", objects: one(friendly) }, to: { kind: "supply" } }],
  ],
  [
    "Ready and fight with a friendly creature.",
    [
      { kind: "ready", objects: one(friendly) },
      { kind: "use", how: "fight", objects: it1 },
    ],
  ],
  [
    "Forge a key at +6{A} current cost.",
    [{ kind: "forgeKey", cost: { kind: "current", change: n(6), direction: "more" } }],
  ],
  ["Gain 2 chains.", [{ kind: "gainChains", amount: n(2) }]],
  ["Take control of an enemy creature.", [{ kind: "takeControl", player: you, objects: one(enemy), duration: null }]],
  ["Flip each token creature faceup.", [{ kind: "flip", facing: "up", objects: each(token) }]],
  ["Steal half of your opponent's {A}.", [{ kind: "stealAmber", amount: { kind: "half", rounding: "up" } }]],
  [
    "Steal half of your opponent's {A} (rounding down).",
    [{ kind: "stealAmber", amount: { kind: "half", rounding: "down" } }],
  ],
  [
    "Gain 1{A} for each other friendly creature.",
    [
      {
        kind: "gainAmber",
        amount: { kind: "count", filter: creatures(friendly, { kind: "otherThan", than: { kind: "source" } }) },
      },
    ],
  ],
  ["Raise the tide.", [{ kind: "raiseTide", player: you }]],
  [
    "Choose a house. Stun each creature of that house.",
    [
      { kind: "chooseWord", what: "house" },
      { kind: "giveStatus", objects: each({ kind: "house", house: { kind: "chosenWord", slot: "r1" } }) },
    ],
  ],
])("lowers: %s", (text, expected) => {
  expect(instructionsOf(text)).toMatchObject(expected);
});

it.each<[string, readonly object[]]>([
  [
    "Destroy a friendly creature. If you do, make a token creature.",
    [
      { kind: "destroy" },
      { kind: "conditional", condition: { kind: "done", slot: "r1" }, then: [{ kind: "makeTokens" }] },
    ],
  ],
  [
    "You may exalt a creature. If you do, draw a card.",
    [
      { kind: "optional", player: you },
      { kind: "conditional", condition: { kind: "done" } },
    ],
  ],
  [
    "If it is your turn, gain 1{A}. Otherwise, draw a card.",
    [
      {
        kind: "conditional",
        condition: { kind: "turnOf", player: you },
        then: [{ kind: "gainAmber" }],
        otherwise: [{ kind: "draw" }],
      },
    ],
  ],
  [
    "Stun an enemy creature. If that creature is stunned, destroy it instead.",
    [
      { kind: "chooseObjects" },
      {
        kind: "conditional",
        then: [{ kind: "destroy", objects: it1 }],
        otherwise: [{ kind: "giveStatus", objects: it1 }],
      },
    ],
  ],
  [
    "For the remainder of the turn, after a creature is destroyed, make a token creature.",
    [
      {
        kind: "delayed",
        event: { kind: "destroyed" },
        times: "each",
        duration: { kind: "restOfTurn" },
        instructions: [{ kind: "makeTokens" }],
      },
    ],
  ],
  [
    "For each forged key your opponent has, make a token creature.",
    [{ kind: "repeat", times: { kind: "keysForged", player: opponent } }],
  ],
  [
    "Choose one:\n• Draw a card.\n• Gain 1{A}.",
    [{ kind: "chooseOne", options: [[{ kind: "draw" }], [{ kind: "gainAmber" }]] }],
  ],
  [
    "For the remainder of the turn, when any amount of {A} would be added to your pool, make that many token creatures instead.",
    [
      {
        kind: "replacing",
        event: { kind: "amberGained", player: you },
        instructions: [{ kind: "makeTokens", count: { kind: "eventAmount" } }],
      },
    ],
  ],
])("lowers what depends on other words: %s", (text, expected) => {
  expect(instructionsOf(text)).toMatchObject(expected);
});
