import { expect, it } from "vitest";
import { faultsOf, instructionsOf, readOn } from "./kit.js";

const change = (replacing: string): string =>
  `Change the text of target permanent by replacing all instances of ${replacing}.`;

it.each([
  ["one creature type with another", [{ sort: "creatureType", from: null, to: null }]],
  ["one color word with another", [{ sort: "color", from: null, to: null }]],
  ["one creature type with Vampire", [{ sort: "creatureType", from: null, to: "Vampire" }]],
  ["one basic land type with Island", [{ sort: "basicLandType", from: null, to: "Island" }]],
  [
    "one color word with another or one basic land type with another",
    [
      { sort: "color", from: null, to: null },
      { sort: "basicLandType", from: null, to: null },
    ],
  ],
])("replaces %s (612.1, 612.2)", (replacing, expected) => {
  expect(instructionsOf(change(replacing))).toMatchObject([
    {
      kind: "modify",
      objects: { kind: "target" },
      changes: [{ kind: "replaceWords", replacing: expected }],
      duration: { kind: "indefinite" },
      membership: "lockedIn",
    },
  ]);
});

it("changes a text for a while (611.2a)", () => {
  const text =
    "Change the text of target spell or permanent by replacing all instances of one color word with another until end of turn.";
  expect(instructionsOf(text)).toMatchObject([{ duration: { kind: "endOfTurn" } }]);
});

it("changes what was spoken of (608.2c)", () => {
  const text =
    "Gain control of target creature. Change the text of that creature by replacing all instances of one creature type with Vampire.";
  expect(instructionsOf(text)).toMatchObject([{ kind: "modify" }, { objects: { kind: "target", target: "t1" } }]);
});

it.each([
  change("one creature type with Swamp"),
  change("one basic land type with Vampire"),
  change("one color word with Elf"),
  change("one creature type with Vampires"),
  change("one word with another"),
  "Change the text of target player by replacing all instances of one creature type with another.",
  "Change the text of target permanent by replacing one creature type with another.",
  "Change the text of target permanent.",
])("refuses what replaces no words of a sort: %s (612.2)", (text) => {
  expect(faultsOf(readOn(text))).not.toEqual([]);
});
