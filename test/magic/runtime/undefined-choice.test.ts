import { expect, it } from "vitest";
import { bear, card, creature, fixed, matching, one } from "./builders.js";
import { TestTable } from "./table.js";

it.each(["color", "name", "type"] as const)("607.5a: nothing is of a chosen %s that nobody chose", (of) => {
  const plus = { sign: "plus", amount: one } as const;
  const table = new TestTable();
  table.put(
    card("Emblematist", {
      abilities: [
        fixed({
          kind: "continuous",
          affected: matching(creature, { kind: "chosen", of }),
          changes: [{ kind: "changePowerToughness", power: plus, toughness: plus }],
        }),
      ],
    }),
  );
  const id = table.put(bear("Bear"));
  expect(table.looks(id)).toMatchObject({ power: 2, toughness: 2 });
});
