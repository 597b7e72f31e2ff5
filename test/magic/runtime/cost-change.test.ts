import { expect, it } from "vitest";
import { changedBy } from "../../../src/magic/runtime/act/cost-change.js";

it.each<[string, readonly string[], readonly string[], readonly string[], readonly string[]]>([
  ["generic mana off generic mana alone (118.7a)", ["{2}", "{U}"], [], ["{3}"], ["{U}"]],
  ["mana of a color off that color (118.7c)", ["{2}", "{U}", "{U}"], [], ["{U}"], ["{2}", "{U}"]],
  ["the rest of it off generic mana (118.7b, 118.7c)", ["{2}", "{U}"], [], ["{1}", "{U}", "{U}"], ["{U}"].slice(1)],
  ["what is added before what is taken off (601.2f)", ["{1}", "{G}"], ["{2}"], ["{1}"], ["{2}", "{G}"]],
])("takes %s", (_, cost, more, less, changed) => {
  expect(changedBy(cost, { more, less })).toEqual(changed);
});

it("does not choose a half of a hybrid symbol for the player (118.7e)", () => {
  expect(() => changedBy(["{W/U}"], { more: [], less: ["{U}"] })).toThrow();
});
