import { expect, it } from "vitest";
import type { Instruction, ObjectReference, PileFace } from "../../../src/magic/effects/index.js";
import { bear, creature, matching, named, yours } from "./builders.js";
import { TestTable } from "./table.js";

function separation(objects: ObjectReference, piles: readonly PileFace[]): readonly Instruction[] {
  const separate = { kind: "separatePiles", ...named("s"), player: { kind: "you" }, objects, piles } as const;
  return [separate, { kind: "choosePile", ...named("c"), player: { kind: "anyOpponent" }, of: separate.result }];
}

function tableOfBears(): { readonly table: TestTable; readonly ids: readonly number[] } {
  const table = new TestTable();
  return { table, ids: ["One", "Two", "Three"].map((name) => table.put(bear(name))) };
}

it("does not tell what is in a face-down pile, and shows what is in a face-up pile (700.3, 701.20a)", () => {
  const { table, ids } = tableOfBears();
  table.arrange(separation(matching(creature, yours), ["faceDown", "faceUp"]));
  expect(table.answer(0)).toMatchObject({
    player: "opponent",
    options: [
      { kind: "pile", size: 1, objects: [] },
      { kind: "pile", size: 2, objects: ids.slice(1) },
    ],
  });
  expect(table.events).toContainEqual(expect.objectContaining({ kind: "revealed", objects: ids.slice(1) }));
});

it("means the objects of all piles that were not chosen, which stayed where they were (700.3b, 700.3c)", () => {
  const { table } = tableOfBears();
  const tap: Instruction = {
    kind: "tap",
    ...named("t"),
    actor: { kind: "you" },
    objects: { kind: "unchosenPiles", slot: named("c").result },
  };
  table.arrange([...separation(matching(creature, yours), ["open", "open", "open"]), tap]);
  table.answer(2);
  table.answer();
  table.answer(2);
  const tapped = ["One", "Two", "Three"].flatMap((name) => table.find(name).map((object) => object.tapped));
  expect(tapped).toEqual([false, false, true]);
});
