import { expect, it } from "vitest";
import { abilityOf, elf, faultsOf, instructionsOf, readOn, staticEffectsOf } from "./kit.js";

it.each([
  ["a sticker", null],
  ["a name sticker", "name"],
  ["an ability sticker", "ability"],
  ["a power and toughness sticker", "powerToughness"],
  ["an art sticker", "art"],
])("puts %s on an object (123.1, 123.3)", (what, sticker) => {
  expect(instructionsOf(`When this creature enters, put ${what} on target permanent you own.`, elf)).toMatchObject([
    { kind: "putSticker", actor: { kind: "you" }, sticker, on: { kind: "target" } },
  ]);
});

it("lets a player choose the object that gets the sticker, and speak of it after that (608.2c)", () => {
  const text =
    "When this creature enters, you may put a sticker on a nonland permanent you own. If you do, tap that permanent.";
  const [offer, then] = instructionsOf(text, elf);
  expect(offer).toMatchObject({ kind: "optional", instructions: [{ kind: "putSticker", on: { kind: "choice" } }] });
  expect(JSON.stringify(then)).toContain('"kind":"result","slot":"r2"');
});

it.each([
  ["Stickered creatures you control have vigilance.", { kind: "stickered", sticker: null }],
  ["Creatures with a name sticker on them get +1/+0.", { kind: "stickered", sticker: "name" }],
  ["Creatures with no stickers on them get -1/-0.", { kind: "not", constraint: { kind: "stickered", sticker: null } }],
])("asks whether an object is stickered: %s (123.4)", (text, constraint) => {
  const [effect] = staticEffectsOf(text);
  const filter = effect?.kind === "continuous" && effect.affected.kind === "matching" ? effect.affected.filter : null;
  expect(filter?.constraints).toContainEqual(constraint);
});

it("gets ticket counters, and pays with them (107.17, 107.17a)", () => {
  expect(abilityOf("{TK}{TK}, {T}: You get {TK}.", elf)).toMatchObject({
    costs: [{ kind: "payTickets", amount: { value: 2 } }, { kind: "tapSelf" }],
    resolution: { instructions: [{ kind: "gainTickets", amount: { value: 1 } }] },
  });
});

it("gives a ticket counter and a sticker along with the kicker (702.33h)", () => {
  expect(abilityOf("Sticker kicker {1}", elf)).toMatchObject({
    means: [
      {
        effects: [
          {
            kind: "additionalCost",
            optional: "may",
            keyword: "kicker",
            costs: [
              { kind: "mana", symbols: ["{1}"] },
              { instruction: { kind: "gainTickets" } },
              { instruction: { kind: "optional", instructions: [{ kind: "putSticker", on: { kind: "source" } }] } },
            ],
          },
        ],
      },
    ],
  });
});

it.each([
  "When this creature enters, put two stickers on target creature.",
  "When this creature enters, put a name sticker on each creature you own.",
  "When this creature enters, put a sticker counter on it.",
  "When this creature enters, put the sticker on it.",
  "{T}: You get {TK}{E}.",
  "{TK}{E}, {T}: You gain 1 life.",
  "Creatures with two stickers on them get +1/+0.",
  "Creatures with a name stickers on them get +1/+0.",
])("refuses what no rule of stickers says: %s (123)", (text) => {
  expect(faultsOf(readOn(text, elf))).not.toEqual([]);
});
