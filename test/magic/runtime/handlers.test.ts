import { expect, it } from "vitest";
import { handlers } from "../../../src/magic/runtime/handlers/table.js";
import { notExecutable } from "../../../src/magic/runtime/handlers/not-executable.js";
import {
  creature,
  matching,
  n,
  named,
  one,
  opponents,
  permanents,
  saprolingFace,
  group,
  you,
  yours,
  castFromHand,
} from "./builders.js";
import { furnished, gain } from "./rows/furnished.js";

const bears = matching(creature, yours);
const spells = { kind: "matching", filter: { what: "spell", constraints: [] } } as const;
const id = named("it");

it("does what the row of a roll says", () => {
  const table = furnished();
  const roll = { kind: "rollDie", ...named("roll"), player: you, count: one, sides: 6, plus: null } as const;
  table.arrange([roll, { kind: "dieTable", ...id, roll: "roll", rows: [{ from: 1, to: null, instructions: [gain] }] }]);
  expect(table.state.players[0]?.life).toBe(24);
});

it("wins or loses a coin flip, and neither where no coin was flipped (705.2)", () => {
  const table = furnished();
  const flip = { kind: "flipCoin", ...named("flip"), player: you, count: one, until: null } as const;
  const where = (slot: string, result: "won" | "lost") =>
    ({
      kind: "conditional",
      ...named(`${slot}.${result}`),
      condition: { kind: "coin", slot, result },
      then: [{ ...gain, ...named(`${slot}.${result}.gain`) }],
      otherwise: [],
    }) as const;
  table.arrange([flip, where("flip", "won"), where("flip", "lost"), where("none", "won"), where("none", "lost")]);
  expect(table.state.players[0]?.life).toBe(24);
});

it("deals several amounts at the same time (120.4)", () => {
  const table = furnished();
  const source = { kind: "source" } as const;
  const more = [{ amount: n(3), to: [opponents] }];
  table.arrange([{ kind: "dealDamage", ...id, source, amount: one, to: [you], division: "each", more }]);
  expect(table.state.players.map(({ life }) => life)).toEqual([19, 17]);
});

it("turns a double-faced token over", () => {
  const table = furnished();
  const back = { ...saprolingFace, types: ["artifact", "creature"], subtypes: ["Phyrexian"] } as const;
  table.arrange([
    {
      kind: "createTokens",
      ...id,
      creator: you,
      controller: you,
      groups: [group({ kind: "specified", characteristics: { ...saprolingFace, types: ["artifact"], back } })],
    },
  ]);
  table.arrange([
    {
      kind: "transform",
      ...named("t"),
      actor: you,
      objects: { kind: "matching", filter: permanents({ kind: "token" }) },
    },
  ]);
  expect(table.looks(table.tokens()[0]?.id ?? 0).subtypes).toEqual(["Phyrexian"]);
});

it("takes an Equipment off", () => {
  const table = furnished();
  const blade = matching({ kind: "subtype", subtype: "Equipment" });
  table.arrange([{ kind: "attach", ...named("on"), object: blade, to: bears }]);
  table.arrange([{ kind: "unattach", ...named("off"), object: blade }]);
  expect(table.find("Blade")[0]?.attachedTo).toBeNull();
});

it("counters a spell, and copies one", () => {
  const table = furnished();
  const cast = castFromHand("cast", { kind: "named", name: "Spark" });
  table.arrange([
    cast,
    {
      kind: "copySpell",
      ...named("copy"),
      object: { kind: "result", slot: "cast" },
      count: n(2),
      newTargets: "no",
      exceptions: [],
    },
  ]);
  expect(table.state.stack).toHaveLength(3);
  table.arrange(
    [{ kind: "counterSpell", ...named("counter"), objects: { kind: "result", slot: "cast" }, instead: null }],
    "you",
  );
  expect(table.unable()).toEqual(["the objects of slot cast, which nothing filled"]);
  table.arrange([{ kind: "counterSpell", ...named("counter"), objects: spells, instead: null }]);
  expect(table.state.stack).toEqual([]);
  expect(table.find("Spark", "graveyard")).toHaveLength(3);
});

it("reports every other kind as not executable", () => {
  const kinds = Object.entries(handlers).flatMap(([kind, handler]) => (handler === notExecutable ? [kind] : []));
  expect(kinds).toEqual(["endTurn", "restartGame", "drawGame", "repeatProcess"]);
  const table = furnished();
  table.arrange([{ kind: "endTurn", ...id, player: you }]);
  expect(table.unable()).toEqual(["instruction endTurn"]);
});
