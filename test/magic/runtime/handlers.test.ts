import { expect, it } from "vitest";
import type { Instruction } from "../../../src/magic/effects/index.js";
import type { HappeningKind } from "../../../src/magic/runtime/index.js";
import { declaredEvents } from "../../../src/magic/runtime/exercise/declared.js";
import { handlers } from "../../../src/magic/runtime/handlers/table.js";
import { notExecutable } from "../../../src/magic/runtime/handlers/not-executable.js";
import {
  bear,
  card,
  creature,
  keyword,
  matching,
  n,
  named,
  one,
  opponents,
  permanents,
  saproling,
  saprolingFace,
  group,
  spell,
  you,
  yours,
} from "./builders.js";
import { TestTable } from "./table.js";

const bears = matching(creature, yours);
const theirs = matching(creature, { kind: "controlledBy", player: opponents });
const hand = { kind: "wholeZone", zone: "hand", of: you } as const;
const top = { kind: "libraryCards", player: you, end: "top", count: one } as const;
const spells = { kind: "matching", filter: { what: "spell", constraints: [] } } as const;
const always = { kind: "compare", quantity: one, is: { operator: "atLeast", than: one } } as const;
const gain = { kind: "gainLife", ...named("inner"), player: you, amount: n(4) } as const;

/** A table with something for every instruction to act on. */
function furnished(): TestTable {
  const table = new TestTable();
  table.put(bear("Grove Bear"), "battlefield", "you", { counters: { "+1/+1": 2, oil: 1 } });
  table.put(bear("Tired Bear"), "battlefield", "you", { tapped: true });
  table.put(bear("Ridge Bear"), "battlefield", "opponent");
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
function finish(table: TestTable, request: ReturnType<TestTable["input"]>): void {
  let next = request;
  while (next !== null && next.purpose !== "act") {
    const count = Math.max(next.least, Math.min(next.most, 1));
    next = table.answer(
      ...Array.from({ length: next.kind === "order" ? next.options.length : count }, (_, index) => index),
    );
  }
}

const id = named("it");

/** One instruction of each kind that the runtime carries out, in a place where there is something for it to do. */
const instructions: readonly Instruction[] = [
  { kind: "createTokens", ...id, creator: you, controller: you, groups: [group(saproling)] },
  {
    kind: "moveObjects",
    ...id,
    actor: you,
    objects: bears,
    from: null,
    to: "exile",
    position: null,
    order: null,
    controller: null,
    enters: [],
    until: null,
  },
  { kind: "dealDamage", ...id, source: bears, amount: one, to: [opponents], division: "each" },
  { kind: "drawCards", ...id, player: you, amount: n(2) },
  { kind: "gainLife", ...id, player: you, amount: one },
  { kind: "loseLife", ...id, player: opponents, amount: one },
  { kind: "mill", ...id, player: opponents, amount: one },
  { kind: "scry", ...id, player: you, amount: one },
  { kind: "surveil", ...id, player: you, amount: one },
  { kind: "setLife", ...id, player: you, amount: n(7) },
  { kind: "payLife", ...id, player: you, amount: one },
  { kind: "gainEnergy", ...id, player: you, amount: one },
  { kind: "discard", ...id, player: you, what: null, amount: one, manner: "chosen" },
  { kind: "destroy", ...id, actor: you, objects: theirs },
  { kind: "regenerate", ...id, actor: you, objects: bears },
  { kind: "untap", ...id, actor: you, objects: bears },
  { kind: "tap", ...id, actor: you, objects: bears },
  { kind: "sacrifice", ...id, player: you, objects: bears },
  { kind: "putCounters", ...id, actor: you, counter: "+1/+1", count: one, on: bears, division: "each" },
  { kind: "removeCounters", ...id, actor: you, counter: "oil", count: "all", from: bears },
  { kind: "moveCounters", ...id, counter: "oil", count: "all", from: bears, to: theirs },
  { kind: "putSameCounters", ...id, actor: you, from: bears, on: theirs },
  { kind: "doubleCounters", ...id, counter: "+1/+1", on: bears },
  {
    kind: "modify",
    ...id,
    objects: bears,
    changes: [{ kind: "gainAbilities", abilities: [keyword("flying")] }],
    duration: { kind: "endOfTurn" },
    membership: "lockedIn",
  },
  { kind: "attach", ...id, object: matching({ kind: "subtype", subtype: "Equipment" }), to: bears },
  { kind: "fight", ...id, first: bears, second: theirs },
  { kind: "addMana", ...id, player: you, mana: { kind: "symbols", symbols: ["{G}"], times: one }, restriction: [] },
  {
    kind: "searchLibrary",
    ...id,
    player: you,
    whose: you,
    zones: ["library"],
    filter: { what: "card", constraints: [creature] },
    least: one,
    most: one,
  },
  { kind: "shuffle", ...id, player: you, into: null },
  { kind: "reveal", ...id, player: you, what: top },
  { kind: "lookAt", ...id, player: you, what: hand },
  { kind: "chooseObjects", ...id, player: you, objects: bears, secretly: "openly" },
  { kind: "chooseValue", ...id, player: you, of: "color", options: [], manner: "chosen" },
  {
    kind: "castSpell",
    ...id,
    player: you,
    what: {
      kind: "matching",
      filter: {
        what: "card",
        constraints: [
          { kind: "cardType", cardType: "instant" },
          { kind: "inZone", zone: "hand", of: you },
        ],
      },
    },
    payment: "free",
    action: "cast",
    cost: [],
  },
  { kind: "keywordAction", ...id, action: "proliferate", player: you, objects: null, amount: null, word: null },
  { kind: "getEmblem", ...id, player: you, abilities: [keyword("flying")] },
  { kind: "becomeDesignation", ...id, player: you, object: null, designation: "city's blessing" },
  { kind: "winGame", ...id, player: you },
  { kind: "loseGame", ...id, player: opponents },
  { kind: "extraTurn", ...id, player: you, part: "turn", count: one },
  { kind: "rollDie", ...id, player: you, count: one, sides: 6, until: null },
  { kind: "flipCoin", ...id, player: you, count: one, sides: 2, until: null },
  { kind: "preventDamage", ...id, amount: "all", to: [you], by: null, combat: "any", duration: { kind: "thisTurn" } },
  {
    kind: "replaceEvent",
    ...id,
    event: {
      kind: "gainsLife",
      player: { kind: "player", reference: you },
      object: null,
      amount: null,
      detail: { during: null, duringWhose: null, ordinal: null, conditions: [], manner: [], quantity: null },
    },
    replacement: { kind: "multiply", by: 2 },
    duration: { kind: "thisTurn" },
  },
  { kind: "removeFromCombat", ...id, objects: bears },
  { kind: "applyStatic", ...id, effects: [], duration: { kind: "thisTurn" } },
  { kind: "payCost", ...id, player: you, costs: [{ kind: "payLife", amount: one }], times: one },
  {
    kind: "delayedTrigger",
    ...id,
    event: { kind: "turnPart", part: "endStep", whose: null, edge: "beginning", next: "next" },
    times: "once",
    expires: null,
    targets: [],
    instructions: [gain],
  },
];

it.each(instructions)("$kind brings its declared event about", (instruction) => {
  const table = furnished();
  finish(table, table.arrange([instruction]));
  const declared: readonly HappeningKind[] | "structure" = declaredEvents[instruction.kind];
  const reported = table.reports.flatMap((report) =>
    report.kind === "instruction" && report.id === "it" ? report.events : [],
  );
  expect(table.unable()).toEqual([]);
  expect(declared === "structure" || declared.some((kind) => reported.includes(kind))).toBe(true);
});

/** Instructions that hold others: they must carry theirs out. */
const structures: readonly Instruction[] = [
  { kind: "optional", ...id, player: you, instructions: [gain] },
  { kind: "conditional", ...id, condition: always, then: [gain], otherwise: [] },
  { kind: "unless", ...id, player: you, costs: [{ kind: "mana", symbols: ["{9}"] }], instructions: [gain] },
  { kind: "forEach", ...id, slot: "each", over: theirs, instructions: [gain] },
  { kind: "repeat", ...id, times: one, instructions: [gain] },
  {
    kind: "chooseModes",
    ...id,
    player: you,
    least: one,
    most: one,
    sameAgain: "no",
    manner: "chosen",
    unless: { kind: "none" },
    modes: [{ name: null, cost: [], targets: [], instructions: [gain] }],
  },
  { kind: "instead", ...id, condition: always, replaces: ["nothing"], instructions: [gain] },
];

it.each(structures)("$kind carries out what it holds", (instruction) => {
  const table = furnished();
  finish(table, table.arrange([instruction]));
  expect(table.state.players[0]?.life).toBe(24);
});

it("does what the row of a roll says", () => {
  const table = furnished();
  const roll = { kind: "rollDie", ...named("roll"), player: you, count: one, sides: 6, until: null } as const;
  table.arrange([roll, { kind: "dieTable", ...id, roll: "roll", rows: [{ from: 1, to: null, instructions: [gain] }] }]);
  expect(table.state.players[0]?.life).toBe(24);
});

it("wins or loses a coin flip, and neither where no coin was flipped (705.2)", () => {
  const table = furnished();
  const flip = { kind: "flipCoin", ...named("flip"), player: you, count: one, sides: 2, until: null } as const;
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
  const cast = {
    kind: "castSpell",
    ...named("cast"),
    player: you,
    what: {
      kind: "matching",
      filter: {
        what: "card",
        constraints: [
          { kind: "named", name: "Spark" },
          { kind: "inZone", zone: "hand", of: you },
        ],
      },
    },
    payment: "free",
    action: "cast",
    cost: [],
  } as const;
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
  expect(kinds).toEqual([
    "phaseOut",
    "detain",
    "endTurn",
    "restartGame",
    "drawGame",
    "extraPhase",
    "skip",
    "exchange",
    "repeatProcess",
  ]);
  const table = furnished();
  table.arrange([{ kind: "phaseOut", ...id, actor: you, objects: bears }]);
  expect(table.unable()).toEqual(["instruction phaseOut"]);
});
