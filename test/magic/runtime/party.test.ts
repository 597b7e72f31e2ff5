import { expect, it } from "vitest";
import { bear, create, group, saproling, you } from "./builders.js";
import { TestTable } from "./table.js";

it.each<[readonly (readonly string[])[], number]>([
  [[], 0],
  [[["Wizard"], ["Wizard"]], 1],
  [[["Cleric", "Wizard"], ["Cleric"]], 2],
  [[["Cleric", "Rogue"], ["Cleric", "Warrior"], ["Cleric"], ["Elf"]], 3],
])("counts up to one of each type of the party, as many as can be (700.8a, 700.8b): %j", (creatures, size) => {
  const table = new TestTable();
  creatures.forEach((subtypes, at) => table.put(bear(`Member ${at}`, { subtypes })));
  table.put(bear("Stranger", { subtypes: ["Warrior"] }), "battlefield", "opponent");
  table.arrange([create([group(saproling, { kind: "partySize", of: you })])]);
  expect(table.tokens()).toHaveLength(size);
});
