import { expect, it } from "vitest";
import { source, target, you } from "../runtime/builders.js";
import { abilityOf, artifact, aura, elf, enchantment, faultsOf, instructionsOf, readOn, sorcery } from "./kit.js";

const choose = (of: string) => ({ kind: "chooseValue", player: you, of, manner: "chosen" });
const fromChosen = {
  keyword: "protection",
  parameters: [{ filter: { constraints: [{ kind: "chosen", of: "color" }] } }],
};

it.each<[string, string, object]>([
  ["Target creature becomes the color of your choice", "color", { kind: "setChosenColor" }],
  ["Target land becomes the basic land type of your choice", "basicLandType", { kind: "setChosenType" }],
  ["Target creature becomes the creature type of your choice", "creatureType", { kind: "setChosenType" }],
  [
    "Target creature gains protection from the color of your choice",
    "color",
    { kind: "gainAbilities", abilities: [fromChosen] },
  ],
])("has the player choose first (608.2d): %s", (words, of, change) => {
  expect(instructionsOf(`${words} until end of turn.`)).toMatchObject([
    choose(of),
    { kind: "modify", objects: target("t1"), changes: [change], duration: { kind: "endOfTurn" } },
  ]);
});

it.each<[string, object]>([
  ["Creatures you control have protection from the color of your choice.", enchantment],
  ["Create a 1/1 white Goblin creature token with protection from the color of your choice.", sorcery],
  ["Target creature gains protection from the color of its controller's choice until end of turn.", sorcery],
])("refuses where nobody is asked, or another player (608.2d): %s", (text, printed) => {
  expect(faultsOf(readOn(text, printed))).not.toEqual([]);
});

it("lets a permanent stay tapped (502.3)", () => {
  const changes = [{ kind: "permit", permission: { kind: "stayTapped" } }];
  const text = "You may choose not to untap this creature during your untap step.";
  expect(abilityOf(text, elf)).toMatchObject({ effects: [{ kind: "continuous", affected: source, changes }] });
  expect(faultsOf(readOn("You may choose not to untap this creature during your upkeep.", elf))).not.toEqual([]);
});

it("waits for a land to be tapped for mana, by whomever (106.12a)", () => {
  const add = { kind: "addMana", mana: { kind: "symbols", symbols: ["{G}"] } };
  expect(
    abilityOf("Whenever enchanted land is tapped for mana, its controller adds an additional {G}.", aura),
  ).toMatchObject({
    event: { kind: "tappedForMana", object: { kind: "object", reference: { kind: "attachedTo" } }, player: null },
    resolution: { instructions: [{ ...add, player: { kind: "controllerOf" } }] },
  });
  expect(
    abilityOf("Whenever a player taps a Forest for mana, that player adds an additional {G}.", enchantment),
  ).toMatchObject({
    event: {
      kind: "tappedForMana",
      object: { kind: "filter" },
      player: { kind: "player", reference: { kind: "anyPlayer" } },
    },
    resolution: { instructions: [{ ...add, player: { kind: "triggeringPlayer" } }] },
  });
});

it("adds an additional one mana of any color (106.4)", () => {
  const text = "Whenever you tap a land for mana, add an additional one mana of any color.";
  expect(abilityOf(text, artifact)).toMatchObject({
    resolution: { instructions: [{ kind: "addMana", mana: { kind: "anyColor", spread: "oneColor" } }] },
  });
});
