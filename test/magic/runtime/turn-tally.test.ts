import { expect, it } from "vitest";
import type { Quantity } from "../../../src/magic/effects/index.js";
import { bear, card, creature, detail, each, group, n, named, opponents, permanents, saproling, token, triggered, you } from "./builders.js"; // prettier-ignore
import { TestTable } from "./table.js";

const gainFor = (amount: Quantity) => ({ kind: "gainLife", ...named("gain"), player: you, amount }) as const;
const life = (table: TestTable): number => table.state.players[0]?.life ?? 0;

it("counts every token that was created this turn, whatever became of it (701.7a, 608.2h)", () => {
  const table = new TestTable();
  const tokens = each(permanents(token, creature));
  const player = { kind: "player", reference: you } as const;
  const event = { kind: "createsTokens", player, tokens, detail } as const;
  const creation = { kind: "createTokens", creator: you, controller: you } as const;
  const destroyed = { kind: "matching", filter: permanents(token) } as const;
  table.arrange([
    { ...creation, ...named("two"), groups: [group(saproling, n(2))] },
    { kind: "destroy", ...named("gone"), actor: you, objects: destroyed },
    { ...creation, ...named("one"), groups: [group(saproling)] },
    gainFor({ kind: "events", measure: "objects", event, within: "thisTurn" }),
  ]);
  expect(life(table)).toBe(23);
});

it("counts a player who was attacked once, however many creatures attacked (508.6)", () => {
  const whom = { kind: "player", reference: opponents } as const;
  const attackers = each(permanents(creature));
  const event = { kind: "attacks", object: attackers, whom, detail } as const;
  const table = new TestTable();
  for (const name of ["Dale Bear", "Fell Bear"]) table.put(bear(name));
  table.advance("declareAttackersStep");
  table.answer(0, 1);
  table.arrange([gainFor({ kind: "events", measure: "players", event, within: "thisTurn" })]);
  expect(life(table)).toBe(21);
});

it("triggers once for the player who is attacked (508.3e)", () => {
  const player = { kind: "player", reference: you } as const;
  const whom = { kind: "player", reference: opponents } as const;
  const table = new TestTable();
  const loss = { kind: "loseLife", ...named("loss"), player: { kind: "defendingPlayer" }, amount: n(3) } as const;
  table.put(card("Horn", { abilities: [triggered({ kind: "attacks", object: player, whom, detail }, [loss])] }));
  for (const name of ["Dale Bear", "Fell Bear"]) table.put(bear(name));
  table.advance("declareAttackersStep");
  table.answer(0, 1);
  table.resolve();
  expect(table.state.players[1]?.life).toBe(17);
});

it("finds the highest life total (119)", () => {
  const table = new TestTable();
  table.arrange([gainFor({ kind: "extremeLifeTotal", which: "greatest", among: { kind: "eachPlayer" } })]);
  expect(life(table)).toBe(40);
});
