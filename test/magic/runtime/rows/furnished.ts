import { bear, card, creature, matching, n, named, opponents, spell, you, yours } from "../builders.js";
import { TestTable } from "../table.js";

/** Your creatures. */
export const bears = matching(creature, yours);
/** Your opponents' creatures. */
export const theirs = matching(creature, { kind: "controlledBy", player: opponents });
/** You gain 4 life. */
export const gain = { kind: "gainLife", ...named("inner"), player: you, amount: n(4) } as const;

/** A table with something for every instruction to act on. */
export function furnished(): TestTable {
  const table = new TestTable();
  table.put(bear("Grove Bear"), "battlefield", "you", { counters: { "+1/+1": 2, oil: 1 } });
  table.put(bear("Tired Bear"), "battlefield", "you", { tapped: true });
  table.put(bear("Ridge Bear"), "battlefield", "opponent");
  const art = { id: "art", tickets: 0, print: { kind: "art", label: "hat" } } as const;
  const players = table.state.players.map((player) => ({ ...player, stickers: player.id === "you" ? [art] : [] }));
  table.state = { ...table.state, players };
  table.put(card("Blade", { subtypes: ["Equipment"] }));
  for (const zone of ["hand", "library", "graveyard"] as const) {
    for (const owner of ["you", "opponent"]) {
      table.put(bear("Spare Bear"), zone, owner);
      table.put(card("Spark", { types: ["instant"], abilities: [spell([gain])] }), zone, owner);
    }
  }
  return table;
}

/** Answers everything with the first options, as few as may be, but for what may be done. */
export function finish(table: TestTable, request: ReturnType<TestTable["input"]>): void {
  let next = request;
  for (let asked = 0; asked < 20 && next !== null && next.purpose !== "act"; asked += 1) {
    const count = Math.max(next.least, Math.min(next.most, 1));
    next = table.answer(
      ...Array.from({ length: next.kind === "order" ? next.options.length : count }, (_, index) => index),
    );
  }
}
