import { expect, it } from "vitest";
import { abilitiesOf, artifact, enchantment, readOn, sorcery } from "./kit.js";

const created = { kind: "linked", how: "created" };
const dance = `When Test of Text enters, create a token that's a copy of target nontoken creature.
When Test of Text leaves the battlefield, exile the token.
When the token leaves the battlefield, sacrifice Test of Text.`;

it("607.2c: the token is the one that a linked ability created", () => {
  const [, exiles, watches] = abilitiesOf(dance, enchantment);
  expect(exiles).toMatchObject({ resolution: { instructions: [{ kind: "moveObjects", objects: created }] } });
  expect(watches).toMatchObject({ event: { object: { kind: "object", reference: created } } });
});

it("607.2c: without an ability that creates one, the token is nobody", () => {
  const [reading] = readOn("When this enchantment leaves the battlefield, exile the token.", enchantment).abilities;
  expect(reading?.diagnostics.map(({ code }) => code)).toEqual(["magic/unbound-reference"]);
});

it("111.4, 205.1a: a token of the chosen color and type has both", () => {
  const text =
    "As this artifact enters, choose a color and a creature type.\n{5}, {T}: Create a 2/2 creature token of the chosen color and type.";
  const [chooses, creates] = abilitiesOf(text, artifact);
  expect(chooses).toMatchObject({
    effects: [
      {
        kind: "asEnters",
        instructions: [
          { kind: "chooseValue", of: "color" },
          { kind: "chooseValue", of: "creatureType" },
        ],
      },
    ],
  });
  const characteristics = { symbolicColor: { kind: "chosenColor" }, symbolicSubtype: { kind: "chosenType" } };
  expect(creates).toMatchObject({
    resolution: { instructions: [{ groups: [{ token: { characteristics } }] }] },
  });
});

const entering: readonly (readonly [string, string, readonly object[]])[] = [
  ["712.14a", "Create an Incubator token that enters the battlefield transformed.", [{ kind: "transformed" }]],
  [
    "122.1b",
    "Create a 1/1 white Bird creature token with a flying counter and two +1/+1 counters on it.",
    [
      { kind: "counters", counter: "flying", count: { kind: "number", value: 1 } },
      { kind: "counters", counter: "+1/+1", count: { kind: "number", value: 2 } },
    ],
  ],
];

it.each(entering)("%s: %s", (_rule, text, enters) => {
  expect(abilitiesOf(text, sorcery)).toMatchObject([
    { resolution: { instructions: [{ kind: "createTokens", groups: [{ enters }] }] } },
  ]);
});

it.each([
  ["Choose target creature. Tap the chosen creature.", { kind: "target", target: "t1" }],
  ["Choose a creature you control. Tap the chosen creature.", { kind: "result", slot: "r1" }],
  ["Choose an artifact or creature you control. Tap the chosen permanent.", { kind: "result", slot: "r1" }],
])("607.2d: the chosen object is the one that the ability at hand had chosen: %s", (text, objects) => {
  expect(abilitiesOf(text, sorcery)).toMatchObject([{ resolution: { instructions: [{}, { kind: "tap", objects }] } }]);
});

it("607.2d: or the one that another ability of the card had chosen, under that word", () => {
  const chooses = "As this enchantment enters, choose a creature you control.\n";
  const [, grants] = abilitiesOf(`${chooses}The chosen creature has flying.`, enchantment);
  expect(grants).toMatchObject({ effects: [{ affected: { kind: "linked", how: "chosen" } }] });
  expect(readOn(`${chooses}The chosen land has flying.`, enchantment).compiled).toBeNull();
  expect(readOn("The chosen creature has flying.", enchantment).compiled).toBeNull();
});
