import { expect, it } from "vitest";
import { abilityOf, elf, staticEffectsOf } from "./kit.js";

it.each([
  ["If a card would be put into a graveyard from anywhere, exile it instead.", null],
  ["If a card would be put into an opponent's graveyard from anywhere, exile it instead.", { kind: "anyOpponent" }],
])("exiles what would be put into a graveyard, wherever it was (614.1a, 614.6): %s", (text, reference) => {
  const player = reference === null ? null : { kind: "player", reference };
  expect(staticEffectsOf(text, elf)).toMatchObject([
    {
      kind: "replacement",
      event: { kind: "zoneChange", from: null, to: "graveyard", player },
      replacement: { kind: "instead", instructions: [{ kind: "moveObjects", to: "exile" }] },
    },
  ]);
});

it("exiles the object itself, whose ability works wherever it is (113.6)", () => {
  const text = "If Test of Text would be put into a graveyard from anywhere, exile it instead.";
  expect(staticEffectsOf(text, elf)).toMatchObject([
    { event: { object: { reference: { kind: "source" } }, to: "graveyard", detail: { manner: ["fromAnywhere"] } } },
  ]);
});

it("triggers as a permanent phases out (603.10b, 702.26)", () => {
  expect(abilityOf("Whenever a permanent you control phases out, you gain 1 life.", elf)).toMatchObject({
    kind: "triggered",
    event: { kind: "phasesOut", object: { kind: "filter" } },
  });
});
