import { expect, it } from "vitest";
import { abilityOf, elf, enchantment, instructionsOf, type Printed, sorcery, staticEffectsOf } from "./kit.js";

const gained = "you gained life this turn";

it.each<[string, string, Printed]>([
  ["allOf", `Whenever this creature attacks, if you control a Forest and ${gained}, draw a card.`, elf],
  ["allOf", `At the beginning of your upkeep, if you control a Forest and ${gained}, draw a card.`, enchantment],
  ["anyOf", `Whenever this creature attacks, if you control a Forest or ${gained}, draw a card.`, elf],
])("603.4: asks several conditions as one: %s of %s", (kind, text, printed) => {
  expect(abilityOf(text, printed)).toMatchObject({
    condition: { kind, conditions: [{ kind: "exists" }, { kind: "happened" }] },
  });
});

it("608.2c: asks several conditions as a spell resolves", () => {
  expect(instructionsOf(`If you control a Forest and ${gained}, draw a card.`, sorcery)).toMatchObject([
    { kind: "conditional", condition: { kind: "allOf", conditions: [{ kind: "exists" }, { kind: "happened" }] } },
  ]);
});

it("611.3a: holds a static ability while several conditions are met", () => {
  const text = `As long as you control a Forest and ${gained}, this creature gets +1/+1.`;
  expect(abilityOf(text, elf)).toMatchObject({ kind: "static", condition: { kind: "allOf" } });
  expect(staticEffectsOf(text)).toMatchObject([{ kind: "continuous" }]);
});

it("702.100a: holds each measure against the same one of another creature", () => {
  const text =
    "Whenever a creature you control enters, if that creature has greater power or toughness than this creature, draw a card.";
  const compared = (characteristic: string) => ({
    kind: "compare",
    quantity: { kind: "characteristic", characteristic, of: { kind: "triggering", role: "object" } },
    is: { operator: "greater", than: { kind: "characteristic", characteristic, of: { kind: "source" } } },
  });
  expect(abilityOf(text, elf)).toMatchObject({
    condition: { kind: "anyOf", conditions: [compared("power"), compared("toughness")] },
  });
});
