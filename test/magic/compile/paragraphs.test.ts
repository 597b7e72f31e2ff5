import { expect, it } from "vitest";
import type { Ability, Instruction, Resolution } from "../../../src/magic/effects/index.js";
import { abilitiesOf, faultsOf, readOn } from "./kit.js";

function resolutionsOf(text: string): readonly Resolution[] {
  return abilitiesOf(text).flatMap((ability: Ability) => (ability.kind === "spell" ? [ability.resolution] : []));
}

const instructionsOf = (text: string): readonly Instruction[] =>
  resolutionsOf(text).flatMap(({ instructions }) => instructions);

it.each<[string, object]>([
  ["Fateful hour — If you have 5 or less life, create four of those tokens instead.", { kind: "number", value: 4 }],
  [
    "Threshold — Create five 1/1 green Elf creature tokens instead if seven or more cards are in your graveyard.",
    { kind: "number", value: 5 },
  ],
  ["Morbid — Create six of those tokens instead if a creature died this turn.", { kind: "number", value: 6 }],
])("replaces what an earlier paragraph creates (614.15): %s", (paragraph, count) => {
  const [created, instead] = instructionsOf(`Create two 1/1 green Elf creature tokens.\n${paragraph}`);
  expect(instead).toMatchObject({
    kind: "instead",
    replaces: [created?.id],
    instructions: [{ kind: "createTokens", result: created?.result, groups: [{ count }] }],
  });
});

it("speaks of what an earlier paragraph did (608.2c, 608.2h)", () => {
  const text =
    "Destroy up to one target artifact.\nThen if you control a Forest, create an X/X green Ooze creature token, where X is the total mana value of permanents destroyed this way.";
  const [destroy, conditional] = instructionsOf(text);
  const of = { kind: "among", of: { kind: "result", slot: destroy?.result } };
  const power = { kind: "characteristic", characteristic: "manaValue", of };
  expect(conditional).toMatchObject({ then: [{ groups: [{ token: { characteristics: { power } } }] }] });
});

it("tells the targets and the results of all paragraphs apart (601.2c)", () => {
  const resolutions = resolutionsOf("Tap target creature.\nTarget player draws a card.");
  expect(resolutions.flatMap(({ targets }) => targets.map(({ id }) => id))).toEqual(["t1", "t2"]);
  expect(resolutions.flatMap(({ instructions }) => instructions.map(({ result }) => result))).toEqual(["r1", "r2"]);
});

it("replaces nothing where the paragraph before is not understood (608.2c)", () => {
  const text = "Create two gloopy tokens.\nMorbid — Create six of those tokens instead if a creature died this turn.";
  expect(faultsOf(readOn(text)).length).toBeGreaterThan(1);
});
