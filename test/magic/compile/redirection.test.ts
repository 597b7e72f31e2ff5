import { expect, it } from "vitest";
import { n, source, you } from "../runtime/builders.js";
import { abilityOf, elf, instructionsOf, readOn, resolutionOf, staticEffectsOf } from "./kit.js";

const toYou = { kind: "dealsDamage", to: { kind: "player", reference: you } };

it.each<[string, object, object]>([
  ["All damage that would be dealt to you is dealt to this creature instead.", { ...toYou, combat: "any" }, { to: source, amount: "all" }],
  ["All combat damage that would be dealt to you is dealt to this creature instead.", { ...toYou, combat: "combat" }, { to: source, amount: "all" }],
  ["If a red source would deal damage to you, it deals that damage to its controller instead.", toYou, { to: { kind: "controllerOf", of: { kind: "triggering", role: "source" } }, amount: "all" }],
])("614.9: %s", (text, event, to) => {
  expect(staticEffectsOf(text)).toMatchObject([{ kind: "replacement", event, replacement: { kind: "redirect", ...to } }]);
}); // prettier-ignore

it("redirects the next so much damage of this turn to another target (614.9, 115.3)", () => {
  const text =
    "The next 3 damage that would be dealt to target creature this turn is dealt to another target creature instead.";
  const { targets, instructions } = resolutionOf(text);
  const [from, to] = targets;
  expect(to).toMatchObject({ otherThan: [from?.id] });
  expect(instructions).toMatchObject([
    {
      kind: "replaceEvent",
      event: { to: { reference: { kind: "target", target: from?.id } } },
      replacement: { kind: "redirect", to: { kind: "target", target: to?.id }, amount: n(3) },
      duration: { kind: "thisTurn" },
    },
  ]);
});

it("redirects what a chosen source would deal next (609.7a, 614.9)", () => {
  const text =
    "{3}: The next time a source of your choice would deal damage to you this turn, that damage is dealt to target creature instead.";
  expect(abilityOf(text, elf)).toMatchObject({
    resolution: {
      instructions: [
        { kind: "chooseObjects" },
        {
          kind: "replaceEvent",
          limit: "nextTime",
          replacement: { kind: "redirect", to: { kind: "target" }, amount: "all" },
        },
      ],
    },
  });
});

it("reads the time before the one that would be dealt damage (614.9)", () => {
  const text = "All damage that would be dealt this turn to target creature is dealt to you instead.";
  expect(instructionsOf(text)).toMatchObject([
    { replacement: { kind: "redirect", to: you }, duration: { kind: "thisTurn" } },
  ]);
});

it.each([
  "All damage that would be dealt to you is dealt to this creature.",
  "All damage that would be dealt to you is dealt to each opponent instead.",
  "All damage that would be dealt to you is dealt to two target creatures instead.",
  "All damage that would be dealt to you this turn is dealt to this creature instead.",
  "All damage that is dealt to you is dealt to this creature instead.",
  "{3}: All damage that would be dealt to you is dealt to this creature instead.",
  "{3}: All damage that would be dealt to you this turn isn't dealt to this creature instead.",
  "If a red source would deal damage to you, that creature deals that damage to its controller instead.",
])("refuses what redirects nothing, to several or for no said time (614.9): %s", (text) => {
  expect(readOn(text, elf).compiled).toBeNull();
});
