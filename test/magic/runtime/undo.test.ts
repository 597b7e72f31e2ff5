import { expect, it } from "vitest";
import { beginHistory, extendHistory, requestOf, stateHash, undo } from "../../../src/magic/runtime/index.js";
import { bear, creature, fixed, matching, named, one, you } from "./builders.js";
import { TestTable } from "./table.js";

it("takes back what revealed nothing, and no more", () => {
  const table = new TestTable();
  table.put(bear("Grove Bear"), "library");
  const history = beginHistory(table.state);
  const mana = extendHistory(history, { kind: "giveMana", player: "you", mana: ["{G}"] });
  expect(stateHash(undo(mana).state)).toBe(stateHash(history.state));
  const draw = {
    kind: "arrange",
    player: "you",
    instructions: [{ kind: "drawCards", ...named("d"), player: you, amount: one }],
  } as const;
  const drawn = extendHistory(mana, draw);
  expect(undo(drawn)).toBe(drawn);
});

it("takes nothing back that shows a card while a choice for its entering is asked for (614.12a)", () => {
  const table = new TestTable();
  const copying = {
    kind: "entersAsCopy",
    ...named("copy"),
    object: { kind: "source" },
    of: matching(creature),
    optional: "may",
    exceptions: [],
    entry: [],
    excepted: [],
    following: [],
  } as const;
  table.put(bear("Grove Bear"));
  table.put(bear("Mimic", { abilities: [fixed(copying)] }), "hand");
  const history = beginHistory(table.state);
  const called = { kind: "named", name: "Mimic" } as const;
  const hand = matching(called, { kind: "inZone", zone: "hand", of: you });
  const rest = { from: null, position: null, order: null, controller: null, enters: [], until: null } as const;
  const moving = { kind: "moveObjects", ...named("m"), actor: you, objects: hand, to: "battlefield", ...rest } as const;
  const put = extendHistory(history, { kind: "arrange", player: "you", instructions: [moving] });
  expect(requestOf(put.state)).not.toBeNull();
  expect(undo(put)).toBe(put);
});
