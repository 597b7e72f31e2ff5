import { expect, it } from "vitest";
import { abilityOf, aura, elf, type Printed } from "./kit.js";

const back = "return this card from your graveyard to your hand.";

it.each<[string, Printed, string]>([
  [`When this creature dies, ${back}`, elf, "battlefield"],
  [`When this creature leaves the battlefield, ${back}`, elf, "battlefield"],
  [`Whenever another creature dies, ${back}`, elf, "graveyard"],
  [`At the beginning of your upkeep, ${back}`, elf, "graveyard"],
  [`When enchanted creature dies, ${back}`, aura, "battlefield"],
  ["When this creature is put into a graveyard from anywhere, draw a card.", elf, "graveyard"],
  ["When this creature is put into exile from anywhere, draw a card.", elf, "exile"],
  ["When this creature is put into your graveyard from your library, draw a card.", elf, "graveyard"],
  ["When this creature is put into a graveyard from the battlefield, draw a card.", elf, "battlefield"],
  ["Whenever a creature card is put into your graveyard from anywhere, draw a card.", elf, "battlefield"],
])("triggers in the zone where it can (113.6k, 113.6m, 603.6c): %s", (text, printed, functionsFrom) => {
  expect(abilityOf(text, printed)).toMatchObject({ kind: "triggered", functionsFrom });
});

it("takes where something was for a part of what happened to it (603.4, 603.6c)", () => {
  const text = "When this creature is put into a graveyard from anywhere, if it was on the battlefield, draw a card.";
  expect(abilityOf(text, elf)).toMatchObject({
    event: { kind: "zoneChange", from: "battlefield", to: "graveyard", detail: { manner: ["fromAnywhere"] } },
    condition: null,
    functionsFrom: "graveyard",
  });
});
