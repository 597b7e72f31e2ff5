import { expect } from "vitest";
import type { Instruction } from "../../../../src/magic/effects/index.js";
import type { HappeningKind } from "../../../../src/magic/runtime/index.js";
import { declaredEvents } from "../../../../src/magic/runtime/exercise/declared.js";
import {
  creature,
  keyword,
  matching,
  n,
  named,
  one,
  opponents,
  saproling,
  group,
  you,
  castFromHand,
} from "../builders.js";
import { bears, finish, furnished, gain, theirs } from "./furnished.js";
import type { Row } from "./row.js";

const hand = { kind: "wholeZone", zone: "hand", of: you } as const;
const top = { kind: "libraryCards", player: you, end: "top", count: one } as const;
const always = { kind: "compare", quantity: one, is: { operator: "atLeast", than: one } } as const;

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
  { kind: "gainTickets", ...id, player: you, amount: one },
  { kind: "putSticker", ...id, actor: you, sticker: "art", on: bears },
  { kind: "discard", ...id, player: you, what: null, amount: one, manner: "chosen" },
  { kind: "destroy", ...id, actor: you, objects: theirs },
  { kind: "regenerate", ...id, actor: you, objects: bears },
  { kind: "untap", ...id, actor: you, objects: bears },
  { kind: "tap", ...id, actor: you, objects: bears },
  { kind: "phaseOut", ...id, actor: you, objects: bears },
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
  castFromHand("it", { kind: "cardType", cardType: "instant" }),
  { kind: "keywordAction", ...id, action: "proliferate", player: you, objects: null, amount: null, word: null },
  { kind: "getEmblem", ...id, player: you, abilities: [keyword("flying")] },
  { kind: "becomeDesignation", ...id, player: you, object: null, designation: "city's blessing" },
  { kind: "winGame", ...id, player: you },
  { kind: "loseGame", ...id, player: opponents },
  { kind: "extraTurn", ...id, player: you, part: "turn", count: one },
  { kind: "skip", ...id, player: you, part: "turn", count: one },
  { kind: "exchange", ...id, what: { kind: "lifeTotals", of: { kind: "eachOf", players: [you, opponents] } } },
  { kind: "rollDie", ...id, player: you, count: one, sides: 6, plus: null },
  { kind: "flipCoin", ...id, player: you, count: one, until: null },
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

/** An instruction brings its declared event about (608.2c). */
function brings(instruction: Instruction): Row {
  return {
    name: `instruction ${instruction.kind} brings its declared event about (608.2c)`,
    check: () => {
      const table = furnished();
      finish(table, table.arrange([instruction]));
      const declared: readonly HappeningKind[] | "structure" = declaredEvents[instruction.kind];
      const reported = table.reports.flatMap((report) =>
        report.kind === "instruction" && report.id === "it" ? report.events : [],
      );
      expect(table.unable()).toEqual([]);
      expect(declared === "structure" || declared.some((kind) => reported.includes(kind))).toBe(true);
    },
  };
}

/** An instruction carries out what it holds (608.2c). */
function holds(instruction: Instruction): Row {
  return {
    name: `instruction ${instruction.kind} carries out what it holds (608.2c)`,
    check: () => {
      const table = furnished();
      finish(table, table.arrange([instruction]));
      expect(table.state.players[0]?.life).toBe(24);
    },
  };
}

/** Every instruction that the runtime carries out, each with what it brings about. */
export const instructionRows: readonly Row[] = [...instructions.map(brings), ...structures.map(holds)];
