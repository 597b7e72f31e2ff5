import { expect, it } from "vitest";
import { abilitiesOf, elf, equipment, instructionsOf, type Printed, readOn } from "./kit.js";

const source = { kind: "object", reference: { kind: "source" } };

it("waits for an Aura to become attached (603.2e, 701.3a)", () => {
  const object = { kind: "filter", filter: { constraints: [{ kind: "subtype", subtype: "Aura" }] } };
  const event = { kind: "becomesAttached", object, to: source };
  const text = "Whenever an Aura becomes attached to Test of Text, create a Food token.";
  expect(abilitiesOf(text, elf)).toMatchObject([{ kind: "triggered", event }]);
});

it("becomes blocked by a creature once for each creature that blocks (509.3d)", () => {
  const text = "Whenever Test of Text becomes blocked by a green creature, create a Food token.";
  const filter = {
    constraints: [
      { kind: "color", color: "green" },
      { kind: "cardType", cardType: "creature" },
    ],
  };
  const event = { kind: "blocks", object: { kind: "filter", filter }, by: source };
  expect(abilitiesOf(text, elf)).toMatchObject([{ kind: "triggered", event }]);
});

it("asks what the source is attached to (301.5)", () => {
  const text =
    "Whenever a land you control enters, if this Equipment is attached to a creature you control, draw a card.";
  const object = { kind: "attachedTo", called: "creature" };
  const filter = { constraints: [{ kind: "cardType", cardType: "creature" }, { kind: "controlledBy" }] };
  expect(abilitiesOf(text, equipment)).toMatchObject([{ condition: { kind: "matches", object, filter } }]);
});

it("asks how powerful what died was, not the token that was made since (608.2h)", () => {
  const text =
    "Whenever another creature you control dies, create a 1/1 red Satyr creature token. If the creature had power 4 or greater, draw a card.";
  const object = { kind: "triggering", role: "object" };
  const constraint = { kind: "characteristic", characteristic: "power", is: { operator: "atLeast" } };
  const condition = { kind: "matches", object, filter: { constraints: [constraint] } };
  expect(instructionsOf(text, elf)).toMatchObject([{ kind: "createTokens" }, { kind: "conditional", condition }]);
});

const fortification: Printed = { name: "Test of Text", typeLine: "Artifact — Fortification" };

it("fortified land: what the Fortification is attached to (301.6)", () => {
  const effects = [{ kind: "continuous", affected: { kind: "attachedTo", called: "land" } }];
  expect(abilitiesOf("Fortified land has indestructible.", fortification)).toMatchObject([{ kind: "static", effects }]);
});

it.each([
  ["an Equipment fortifies nothing", "Fortified land has indestructible.", equipment],
  ["a Fortification equips nothing", "Equipped creature gets +1/+1.", fortification],
  ["a Fortification enchants nothing", "Enchanted land has indestructible.", fortification],
])("%s (301.5, 301.6, 303.4)", (_, text, printed) => {
  expect(readOn(text, printed).compiled).toBeNull();
});

it.each([
  ["Target player attaches an Equipment they control to a creature of their choice.", "attach", "object"],
  ["Target player attaches an Equipment they control to a creature of their choice.", "attach", "to"],
  ["Target player moves a +1/+1 counter from a creature they control onto target creature.", "moveCounters", "from"],
  ["Target player removes an attacking creature they control from combat.", "removeFromCombat", "objects"],
])("has the player who is told to do it choose (608.2d): %s %s", (text, kind, field) => {
  const chooser = { kind: "targetPlayer" };
  expect(instructionsOf(text)).toMatchObject([{ kind, [field]: { kind: "choice", chooser } }]);
});

it.each([
  ["608.2d: each attaches their own", "Each player attaches an Equipment they control to a creature of their choice."],
  [
    "608.2c: it would be chosen anew",
    "Move a +1/+1 counter from a creature you control onto another creature you control.",
  ],
])("refuses what would be chosen otherwise (%s): %s", (_rule, text) => {
  expect(readOn(text).compiled).toBeNull();
});
