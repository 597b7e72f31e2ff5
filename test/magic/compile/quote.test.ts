import { expect, it } from "vitest";
import { found } from "./found.js";
import { dies, enters, one, source } from "../runtime/builders.js";
import {
  abilitiesOf,
  abilityOf,
  artifact,
  aura,
  characteristicsOf,
  enchantment,
  equipment,
  instructionsOf,
  only,
  type Printed,
  readOn,
  staticEffectsOf,
  tokenAbilityOf,
  tokenOf,
} from "./kit.js";

const loom: Printed = { name: "Loom of Ages", typeLine: "Artifact" };

it("reads an ability quoted within a quoted ability (113.1a)", () => {
  const text = `Create a 1/1 white Bird creature token with "When this token dies, create a 1/1 red Goblin creature token with 'This token can't block.'"`;
  const created = only(instructionsOf(text));
  if (created.kind !== "createTokens") throw new Error(created.kind);
  const trigger = only(characteristicsOf(only(created.groups)).abilities);
  if (trigger.kind !== "triggered") throw new Error(trigger.kind);
  expect(trigger.event).toEqual(dies);
  const inner = only(trigger.resolution.instructions);
  expect(inner).toMatchObject({
    kind: "createTokens",
    groups: [
      {
        count: one,
        token: {
          characteristics: {
            name: { from: "derived", literal: "Goblin Token" },
            abilities: [{ kind: "static", effects: [{ affected: source }] }],
            text: "This token can't block.",
          },
        },
      },
    ],
  });
});

it("means by the card's name in a token's quote the object that made the token (201.5a)", () => {
  const text = `{T}: Create a 1/1 white Bird creature token with "When this token dies, untap Loom of Ages."`;
  expect(tokenAbilityOf(text, loom)).toMatchObject({
    kind: "triggered",
    event: dies,
    resolution: { instructions: [{ kind: "untap", objects: { kind: "maker" } }] },
  });
});

it.each<[string, object]>([
  ["Create a colorless artifact token named Glint with \"Creatures you control have '{T}: Untap Glint.'\"", { kind: "maker" }],
  ["Create a colorless artifact token named Glint with \"{T}: Create a colorless artifact token named Mote with '{1}: Untap Mote.'\"", source],
  ["Create a colorless artifact token named Glint with \"{T}: Create a colorless artifact token named Mote with '{1}: Untap Glint.'\"", { kind: "maker" }],
])("means by a token's given name in quotes within its quote the token that grants or makes (201.5a): %s", (text, objects) => {
  expect(found(abilitiesOf(text), "untap")).toMatchObject([{ objects }]);
}); // prettier-ignore

it("refuses a name of an object whose ability grants another that grants this one (201.5a)", () => {
  const text = `{T}: Create a colorless artifact token named Glint with "Creatures you control have '{T}: Untap Loom of Ages.'"`;
  expect(readOn(text, loom).compiled).toBeNull();
});

it("means by the card's name outside of quotes the card itself (201.5)", () => {
  expect(instructionsOf("{3}: Untap Loom of Ages.", loom)).toMatchObject([{ kind: "untap", objects: source }]);
});

it("means by a token's own name in its quote the token (111.9, 201.5)", () => {
  const text = `{T}: Create Vask, a legendary 2/2 red Bird creature token with "{T}: Vask deals 1 damage to any target."`;
  expect(tokenAbilityOf(text, loom)).toMatchObject({
    kind: "activated",
    resolution: { instructions: [{ kind: "dealDamage", source, amount: one }] },
  });
});

it("means by this token in its quote the token and never the maker (201.5)", () => {
  const token = tokenOf(`{T}: Create a 1/1 white Bird creature token with "{T}: Untap this token."`, loom);
  expect(only(token.abilities)).toMatchObject({ resolution: { instructions: [{ kind: "untap", objects: source }] } });
});

it("means by the name of a legendary card before the comma the card (201.5c)", () => {
  const vask: Printed = { name: "Vask, Keeper of Ash", typeLine: "Legendary Creature — Elemental" };
  expect(abilityOf("When Vask enters, draw a card.", vask)).toMatchObject({ kind: "triggered", event: enters });
  expect(abilityOf("When Vask, Keeper of Ash enters, draw a card.", vask)).toMatchObject({ event: enters });
});

it.each<[string, Printed]>([
  ["This artifact enters tapped.", artifact],
  ["This Equipment enters tapped.", equipment],
  ["This Aura enters tapped.", aura],
  ["This permanent enters tapped.", enchantment],
  ["This creature enters tapped.", { typeLine: "Artifact Creature — Golem" }],
])("is called by its type or subtype (201.5): %s", (text, printed) => {
  expect(staticEffectsOf(text, printed)).toMatchObject([{ kind: "entersWith", object: source }]);
});
