import { expect, it } from "vitest";
import { n } from "../runtime/builders.js";
import { cardOf, creationsIn, faultAt, faultsOf, groupOf, readOn, referenceOf, sorcery } from "./kit.js";

const shaggoth = cardOf("Trample\n{T}: Draw a card.", {
  name: "Shaggoth",
  manaCost: "{1}{G}",
  typeLine: "Legendary Creature — Lhurgoyf",
  power: "3",
  toughness: "4",
});
const lens = cardOf("", { name: "Lens", manaCost: "{4}", typeLine: "Artifact" });
const reference = referenceOf(shaggoth, lens);

it("takes the characteristics of a token created by name alone from the card of that name (111.11)", () => {
  const { token, count, enters } = groupOf("Create a Shaggoth token.", sorcery, reference);
  expect([count, enters]).toEqual([n(1), []]);
  expect(token).toMatchObject({
    kind: "oracle",
    name: "Shaggoth",
    characteristics: {
      name: { from: "oracle", literal: "Shaggoth" },
      supertypes: ["legendary"],
      types: ["creature"],
      subtypes: ["Lhurgoyf"],
      colors: ["green"],
      manaCost: ["{1}", "{G}"],
      power: n(3),
      toughness: n(4),
      loyalty: null,
      abilities: [
        { kind: "keyword", keyword: "trample" },
        { kind: "activated", costs: [{ kind: "tapSelf" }] },
      ],
      text: "Trample\n{T}: Draw a card.",
      back: null,
    },
  });
});

it("counts tokens created by name and says how they enter (111.11)", () => {
  expect(groupOf("Create two tapped Lens tokens.", sorcery, reference)).toMatchObject({
    count: n(2),
    token: {
      kind: "oracle",
      name: "Lens",
      characteristics: { types: ["artifact"], colors: [], manaCost: ["{4}"] },
    },
    enters: [{ kind: "tapped" }],
  });
});

it("takes a predefined name for what the rules define, even if a card has it (111.10, 111.11)", () => {
  const imposter = cardOf("Flying", { name: "Food", typeLine: "Creature — Bird" });
  expect(groupOf("Create a Food token.", sorcery, referenceOf(imposter)).token).toMatchObject({
    kind: "predefined",
    rule: "111.10b",
  });
});

it("reports a name that no card has, and creates nothing (111.11)", () => {
  const text = "Create a Lenz token.";
  const reading = readOn(text, sorcery, referenceOf());
  expect(faultsOf(reading)).toEqual([faultAt("magic/unknown-card-name", text, "Lenz")]);
  expect(reading.compiled).toBeNull();
  expect(creationsIn(reading)).toEqual([]);
});
