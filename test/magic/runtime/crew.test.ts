import { expect, it } from "vitest";
import { findObject } from "../../../src/magic/runtime/state/objects.js";
import { bear, card, fixed, keyword, n, source } from "./builders.js";
import { TestTable } from "./table.js";

const amount = (value: number) => ({ kind: "amount", amount: n(value) }) as const;
const cart = (power: number) =>
  card("Cart", {
    types: ["artifact"],
    subtypes: ["Vehicle"],
    power: "3",
    toughness: "3",
    abilities: [keyword("crew", amount(power))],
  });
const mount = bear("Mount", { abilities: [keyword("saddle", amount(2))] });
const pilot = bear("Pilot", {
  power: "1",
  abilities: [
    fixed({
      kind: "continuous",
      affected: source,
      changes: [{ kind: "permit", permission: { kind: "crewAsThoughMorePower", more: n(2) } }],
    }),
  ],
});

/** Activates the keyword of an object with these creatures tapped for it, and lets it resolve. */
function pay(table: TestTable, object: number, creatures: readonly number[]): void {
  const [held] = table.looks(object).abilities;
  const id = `${held?.ability.id ?? ""}:${held?.ability.kind === "keyword" ? held.ability.keyword : ""}`;
  const request = table.input({ kind: "act", action: { kind: "activate", object, ability: id } });
  const options = request?.options ?? [];
  table.answer(
    ...creatures.map((wanted) => options.findIndex((one) => one.kind === "object" && one.object === wanted)),
  );
  table.resolve();
}

it.each([
  ["702.122a: total power at least N", 2, bear("Driver"), ["artifact", "creature"]],
  ["702.122a: less power does not pay", 3, bear("Driver"), ["artifact"]],
  ["702.122a: power counted as though it were greater", 3, pilot, ["artifact", "creature"]],
])("crew (%s)", (_, power, driver, types) => {
  const table = new TestTable();
  const vehicle = table.put(cart(power));
  pay(table, vehicle, [table.put(driver)]);
  expect(table.looks(vehicle).types).toEqual(types);
});

it("a creature that came under its controller's control this turn may be tapped for crew (302.6)", () => {
  const table = new TestTable();
  const vehicle = table.put(cart(2));
  const driver = table.put(bear("Driver"), "battlefield", "you", { controlledSince: table.state.turn.number });
  pay(table, vehicle, [driver]);
  expect(table.looks(vehicle).types).toContain("creature");
  expect(findObject(table.state, driver)?.tapped).toBe(true);
});

it("a Mount is saddled until the end of the turn, and does not saddle itself (702.171a, 702.171b)", () => {
  const table = new TestTable();
  const saddled = table.put(mount);
  pay(table, saddled, [table.put(bear("Rider"))]);
  expect(findObject(table.state, saddled)?.designations).toEqual(["saddled"]);
  table.advance("declareAttackersStep");
  table.answer();
  table.advance("upkeep");
  expect(findObject(table.state, saddled)?.designations).toEqual([]);
});
