import { expect, it } from "vitest";
import type { Ability } from "../../../src/magic/effects/index.js";
import { n, you } from "../runtime/builders.js";
import { abilitiesOf, creationsIn, elf, instructionsOf, land, readOn } from "./kit.js";

it.each<[string, object]>([
  ["for each charge counter on it", { kind: "counters", counter: "charge", on: { kind: "source" } }],
  ["for each spell you've cast this turn", { kind: "events", event: { kind: "castsSpell" } }],
])("creates for what is counted, though it is no object: %s (608.2c)", (each, count) => {
  const text = `When Test of Text is put into a graveyard from the battlefield, ${each}, create a Food token.`;
  expect(instructionsOf(text, land)).toMatchObject([{ kind: "createTokens", groups: [{ count }] }]);
});

it("repeats the rest for what is counted (608.2c)", () => {
  const text = "When Test of Text dies, for each +1/+1 counter on it, draw a card, then discard a card.";
  const times = { kind: "counters", counter: "+1/+1" };
  expect(instructionsOf(text, elf)).toMatchObject([
    { kind: "repeat", times, instructions: [{ kind: "drawCards" }, { kind: "discard" }] },
  ]);
});

it.each([
  "When Test of Text enters, create a Food token for each mana from a Cave spent to cast it.",
  "When Test of Text enters, for each mana from a Cave spent to cast it, create a Food token.",
])("counts the mana that such a source produced (106.6): %s", (text) => {
  const from = { what: "permanent", constraints: [{ kind: "subtype", subtype: "Cave" }] };
  const count = { kind: "manaSpent", on: { kind: "source" }, from };
  expect(instructionsOf(text, elf)).toMatchObject([{ kind: "createTokens", groups: [{ count }] }]);
});

it.each<[string, object]>([
  ["twice", n(2)],
  ["five times", n(5)],
  ["X times, where X is the number of lands you control", { kind: "count" }],
])("does a keyword action so often: populate %s (701.36a)", (often, times) => {
  const repeats = { kind: "repeat", times, instructions: [{ kind: "createTokens" }] };
  expect(instructionsOf(`Populate ${often}.`)).toMatchObject([repeats]);
});

it.each(["Incubate 2 twice.", "Proliferate three times."])("repeats a keyword action (701): %s", (text) => {
  expect(instructionsOf(text)).toMatchObject([{ kind: "repeat" }]);
});

const eventOf = (text: string): Ability | undefined => abilitiesOf(text, elf)[0];

it.each<[string, object]>([
  [
    "one or more +1/+1 counters are put on Test of Text",
    { counter: "+1/+1", object: { reference: { kind: "source" } } },
  ],
  ["a -1/-1 counter is put on a creature", { counter: "-1/-1", detail: { manner: ["additional"] } }],
  [
    "one or more +1/+1 counters are put on Test of Text for the first time each turn",
    { detail: { ordinal: { nth: 1, per: "turn" } } },
  ],
])("triggers as counters are put, by whomever (122.6): %s", (event, pattern) => {
  expect(eventOf(`Whenever ${event}, draw a card.`)).toMatchObject({
    event: { kind: "countersPut", player: null, ...pattern },
  });
});

it("triggers the first time each turn that cards are put somewhere (603.2c)", () => {
  const text =
    "Whenever one or more land cards are put into your graveyard from anywhere for the first time each turn, draw a card.";
  expect(eventOf(text)).toMatchObject({
    event: { kind: "zoneChange", to: "graveyard", detail: { ordinal: { nth: 1, per: "turn" } } },
  });
});

it("means by that many times how many counters were put (608.2h)", () => {
  const text = "Whenever one or more +1/+1 counters are put on Test of Text, investigate that many times.";
  expect(instructionsOf(text, elf)).toMatchObject([{ kind: "repeat", times: { kind: "result", slot: "event" } }]);
});

it.each<[string, object]>([
  ["If you're the monarch, draw a card.", { kind: "designation", player: you, designation: "monarch" }],
  ["If you're not the monarch, draw a card.", { kind: "not", condition: { kind: "designation" } }],
])("asks who is the monarch (725.1): %s", (text, condition) => {
  expect(instructionsOf(text)).toMatchObject([{ kind: "conditional", condition }]);
});

it.each<[string, object]>([
  [
    "Whenever you attack, for each opponent, create a 1/1 white Elf creature token that's tapped and attacking that player or a planeswalker they control.",
    { kind: "attacking", whom: { kind: "iterationPlayer" }, alternative: "planeswalkerTheyControl" },
  ],
  [
    "Whenever Test of Text blocks a creature, create a 1/1 white Elf creature token that's blocking that creature.",
    { kind: "blocking", whom: { kind: "triggering", role: "other" } },
  ],
])("puts tokens into combat as the text says (508.4, 509.4): %s", (text, entry) => {
  const [group] = creationsIn(readOn(text, elf)).flatMap(({ groups }) => groups);
  expect(group?.enters.at(-1)).toMatchObject(entry);
});

it.each<[string, object]>([
  ["creature in your party", { kind: "partySize", of: you }],
  [
    "creature put into your graveyard from the battlefield this turn",
    { kind: "events", measure: "times", event: { kind: "zoneChange", from: "battlefield", to: "graveyard" } },
  ],
  [
    "+1/+1 counter you've put on creatures under your control this turn",
    { kind: "events", measure: "amount", event: { kind: "countersPut", counter: "+1/+1", player: { reference: you } } },
  ],
])("creates for each %s (603.10a, 700.8a)", (each, count) => {
  expect(instructionsOf(`Create a Food token for each ${each}.`)).toMatchObject([{ groups: [{ count }] }]);
});

it("looks back at whose the destroyed were (608.2h)", () => {
  const text =
    "Destroy all creatures. Create a Food token for each creature you controlled that was destroyed this way.";
  const among = { kind: "among", of: { kind: "result", slot: "r1" } };
  expect(instructionsOf(text)[1]).toMatchObject({ groups: [{ count: { kind: "size", of: among } }] });
});

it.each(["even", "odd", "different"])("counts the %s results of several dice (706.2)", (which) => {
  const text = `Roll three six-sided dice. For each ${which} result, create a Food token.`;
  expect(instructionsOf(text)).toMatchObject([
    { kind: "rollDie", count: n(3), sides: 6 },
    { kind: "createTokens", groups: [{ count: { kind: "rolls", slot: "r1", which } }] },
  ]);
});

it("refuses results where no dice were rolled, and one result of several (706.2)", () => {
  const texts = [
    "For each even result, create a Food token.",
    "Roll two six-sided dice. Create a number of Food tokens equal to the result.",
  ];
  expect(texts.map((text) => readOn(text).compiled)).toEqual([null, null]);
});

it.each(["Choose target opponent.", "Choose any number of target opponents."])(
  "announces the players and speaks of them later (601.2c): %s",
  (choose) => {
    const those = choose.includes("any") ? "those opponents control" : "that player controls";
    const text = `${choose} Create X Food tokens, where X is the number of artifacts ${those}.`;
    const controlled = { kind: "controlledBy", player: { kind: "targetPlayer", target: "t1" } };
    expect(instructionsOf(text)).toMatchObject([
      { groups: [{ count: { kind: "count", of: { constraints: [{ kind: "cardType" }, controlled] } } }] },
    ]);
  },
);

it("does what it also says beside what it did before (608.2c)", () => {
  const text = "Create X Food tokens. If X is 10 or more, also draw a card.";
  expect(instructionsOf(text)).toMatchObject([{}, { kind: "conditional", then: [{ kind: "drawCards" }] }]);
});

it("shares the span of the last verb between joined ones (608.2i)", () => {
  const text = "At end of combat, if Test of Text attacked or blocked this combat, draw a card.";
  const within = "thisCombat";
  expect(eventOf(text)).toMatchObject({
    condition: {
      kind: "anyOf",
      conditions: [
        { event: { kind: "attacks" }, within },
        { event: { kind: "blocks" }, within },
      ],
    },
  });
});

it("speaks of the token created this way (608.2c)", () => {
  const text = "Populate. The token created this way gains haste until end of turn.";
  expect(instructionsOf(text)).toMatchObject([{}, { kind: "modify", objects: { kind: "result", slot: "r1" } }]);
});

it("joins by or what the objects may be, and not the objects with something else (109.1)", () => {
  const either = { kind: "either", alternatives: [[{ subtype: "Wolf" }], [{ subtype: "Elf" }]] };
  const wolvesAndElves = {
    what: "permanent",
    constraints: [{ cardType: "creature" }, { kind: "controlledBy" }, either],
  };
  const each = "each creature you control that's a Wolf or an Elf";
  expect(instructionsOf(`For ${each}, create a Food token.`)).toMatchObject([
    { groups: [{ count: { kind: "count", of: wolvesAndElves } }] },
  ]);
  expect(instructionsOf(`Destroy ${each}.`)).toMatchObject([
    { kind: "destroy", objects: { kind: "matching", filter: wolvesAndElves } },
  ]);
});

it("refuses a choice between objects that no clause joins (608.2d)", () => {
  expect(readOn("Destroy each creature you control that's tapped or a Wolf.").compiled).toBeNull();
});

it("investigates once more for an additional time (701.16a)", () => {
  const text = "Whenever you investigate for the first time each turn, investigate an additional time.";
  expect(eventOf(text)).toMatchObject({
    event: { kind: "keywordAction", detail: { ordinal: { nth: 1, per: "turn" } } },
  });
  expect(instructionsOf(text, elf)).toMatchObject([{ kind: "createTokens", groups: [{ count: n(1) }] }]);
});
