import { expect, it } from "vitest";
import { abilityOf, creationOf, readOn, type Printed } from "./kit.js";

const caseCard: Printed = { name: "Case of Test", typeLine: "Enchantment — Case" };
const solved = {
  kind: "matches",
  object: { kind: "source" },
  filter: { constraints: [{ kind: "status", status: "solved" }] },
};

it("solves a Case at the beginning of your end step (719.3a)", () => {
  expect(abilityOf("To solve — You control three or more Forests.", caseCard)).toMatchObject({
    kind: "triggered",
    event: { kind: "turnPart", part: "endStep", whose: { reference: { kind: "you" } }, next: "each" },
    condition: { kind: "allOf", conditions: [{ kind: "exists" }, { kind: "not", condition: solved }] },
    resolution: {
      instructions: [{ kind: "becomeDesignation", object: { kind: "source" }, designation: "solved" }],
    },
  });
});

it("has the static ability behind the word as long as the Case is solved (702.169b)", () => {
  const text =
    "Solved — If one or more tokens would be created under your control, those tokens plus a Clue token are created instead.";
  expect(abilityOf(text, caseCard)).toMatchObject({ condition: solved, effects: [{ kind: "replacement" }] });
  expect(creationOf(text, caseCard).groups).toMatchObject([{ token: { rule: "111.10f" } }]);
});

it.each([
  ["Whenever you cast an instant or sorcery spell, draw a card.", "triggered"],
  ["{2}, Sacrifice this Case: Draw a card.", "activated"],
])("lets an ability trigger or be activated only then (702.169c, 702.169d): %s", (text, kind) => {
  const restrictions = [{ kind: "onlyIf", condition: solved }];
  expect(abilityOf(`Solved — ${text}`, caseCard)).toMatchObject({ kind, restrictions });
});

it("counts what happened over the whole turn (608.2i)", () => {
  expect(abilityOf("To solve — You've cast four or more instant spells this turn.", caseCard)).toMatchObject({
    condition: {
      conditions: [
        { kind: "compare", quantity: { kind: "events", measure: "times" }, is: { than: { value: 4 } } },
        { kind: "not" },
      ],
    },
  });
});

it("refuses a number that no one event shows (508.3)", () => {
  const { abilities } = readOn("To solve — Three or more creatures attacked this turn.", caseCard);
  expect(abilities.map(({ states }) => states.compiled)).toEqual([false]);
});
