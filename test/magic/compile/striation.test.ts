import { expect, it } from "vitest";
import { n, source } from "../runtime/builders.js";
import { elf, type Printed, readOn } from "./kit.js";

const spacecraft: Printed = { name: "Test of Text", typeLine: "Artifact — Spacecraft", power: "4", toughness: "5" };
const planet: Printed = { name: "Test of Text", typeLine: "Land — Planet", manaCost: null };

const atLeast = (counter: string, least: number) => ({
  kind: "hasCounters",
  counter,
  is: { operator: "atLeast", than: n(least) },
});

/** The compiled face of a card with one. */
function faceOf(text: string, printed: Printed) {
  return readOn(text, printed).compiled?.faces[0];
}

it("puts what stands in a striation into the ability of its level symbol (711.2a, 711.2b)", () => {
  const face = faceOf("Level up {1}\nLEVEL 1-3\n3/4\nFlying\nLEVEL 4+\n6/6\n{T}: Draw a card.", elf);
  expect(face).toMatchObject({
    power: "2",
    abilities: [
      { kind: "keyword", keyword: "level up" },
      {
        kind: "static",
        condition: {
          kind: "matches",
          object: source,
          filter: {
            constraints: [
              atLeast("level", 1),
              { kind: "hasCounters", counter: "level", is: { operator: "atMost", than: n(3) } },
            ],
          },
        },
        effects: [
          {
            affected: source,
            changes: [
              { kind: "setBasePowerToughness", power: n(3), toughness: n(4) },
              { kind: "gainAbilities", abilities: [{ keyword: "flying" }] },
            ],
          },
        ],
      },
      {
        condition: { filter: { constraints: [atLeast("level", 4)] } },
        effects: [
          {
            changes: [
              { kind: "setBasePowerToughness", power: n(6) },
              { kind: "gainAbilities", abilities: [{ kind: "activated" }] },
            ],
          },
        ],
      },
    ],
  });
});

it("gives a station card its power and toughness with its last symbol (721.2b, 721.2c)", () => {
  const text =
    "Station\n2+ | Creatures you control get +1/+1.\n6+ | Flying\nWhenever this Spacecraft attacks, draw a card.";
  expect(faceOf(text, spacecraft)).toMatchObject({
    power: null,
    toughness: null,
    abilities: [
      { keyword: "station" },
      {
        condition: { filter: { constraints: [atLeast("charge", 2)] } },
        effects: [{ changes: [{ kind: "gainAbilities", abilities: [{ kind: "static" }] }] }],
      },
      {
        condition: { filter: { constraints: [atLeast("charge", 6)] } },
        effects: [
          {
            changes: [
              { kind: "addTypes", types: ["creature"] },
              { kind: "setBasePowerToughness", power: n(4), toughness: n(5) },
              { kind: "gainAbilities", abilities: [{ keyword: "flying" }, { kind: "triggered" }] },
            ],
          },
        ],
      },
    ],
  });
});

it("has abilities alone where the card has no power and toughness (721.2a)", () => {
  expect(faceOf("Station\n12+ | {U}, {T}: Draw a card.", planet)?.abilities.at(-1)).toMatchObject({
    effects: [{ changes: [{ kind: "gainAbilities", abilities: [{ kind: "activated" }] }] }],
  });
});

it.each(["2/2", "Flying\n2/2", "8+ | Frobnicate."])("refuses what is in no striation (711.2): %s", (text) => {
  expect(readOn(text, elf).compiled).toBeNull();
});
