import { expect, it } from "vitest";
import {
  bear,
  card,
  create,
  group,
  named,
  n,
  opponents,
  permanents,
  token,
  treasure,
  triggered,
  you,
  yours,
} from "./builders.js";
import { TestTable } from "./table.js";

const condition = {
  kind: "exists",
  what: permanents(token, yours),
  is: { operator: "equal", than: n(0) },
} as const;
const gain = { kind: "gainLife", ...named("gain"), player: you, amount: n(3) } as const;
const drum = card("Drum", { abilities: [triggered({ kind: "state", condition }, [gain])] });
const makes = create([group(treasure)]);
const hurt = { kind: "loseLife", ...named("hurt"), player: opponents, amount: n(1) } as const;

it("triggers because a game state is true, and once until it has left the stack (603.8)", () => {
  const table = new TestTable();
  table.put(drum);
  table.arrange([hurt]);
  expect(table.state.stack).toHaveLength(1);
  table.arrange([hurt]);
  expect(table.state.stack).toHaveLength(1);
});

it("triggers again where the state is still true after it resolved, and not where it is not (603.8)", () => {
  const table = new TestTable();
  table.put(drum);
  table.arrange([hurt]);
  table.input({ kind: "act", action: { kind: "pass" } });
  table.input({ kind: "act", action: { kind: "pass" } });
  expect(table.state.players[0]?.life).toBe(23);
  expect(table.state.stack).toHaveLength(1);
  table.arrange([makes]);
  table.resolve();
  expect(table.state.players[0]?.life).toBe(26);
  expect(table.state.stack).toEqual([]);
});

it("does not trigger where the state is not true (603.8)", () => {
  const table = new TestTable();
  table.put(drum);
  table.put(bear("Token Bear"), "battlefield", "you", { kind: "token" });
  table.arrange([hurt]);
  expect(table.state.stack).toEqual([]);
});
