import { expect } from "vitest";
import type { Instruction } from "../../../../src/magic/effects/index.js";
import type { GameObject } from "../../../../src/magic/runtime/index.js";
import {
  bear,
  card,
  create,
  creature,
  detail,
  group,
  matching,
  n,
  named,
  one,
  opponents,
  saproling,
  spell,
  targetOf,
  triggered,
  you,
  permanents,
  castFromHand,
} from "../builders.js";
import { TestTable } from "../table.js";
import { gain } from "./furnished.js";
import { advancePeacefully, put, type Row, sourceId, tableWithSource } from "./row.js";

const it = matching({ kind: "named", name: "Source" });

/** What a keyword action does to the source, or with it. */
function acts(
  rule: string,
  action: Extract<Instruction, { kind: "keywordAction" }>["action"],
  value: Partial<GameObject>,
  { parts = {}, answers = [] }: { readonly parts?: Partial<GameObject>; readonly answers?: readonly number[] } = {},
): Row {
  return {
    name: `keyword action ${action} (${rule})`,
    check: () => {
      const table = tableWithSource({ parts });
      put(table, "Hand Bear", { zone: "hand" });
      put(table, "Low Bear", { zone: "library" });
      put(table, "Top Bear", { zone: "library" });
      const objects = action === "proliferate" || action === "bolster" ? null : it;
      table.arrange([
        { kind: "keywordAction", ...named("it"), action, player: you, objects, amount: n(1), word: null },
      ]);
      for (const answer of answers) table.answer(answer);
      expect(table.find("Source")).toMatchObject([value]);
      expect(table.state.pending).toBeNull();
    },
  };
}

const grown = (amount: number) => ({ counters: { "+1/+1": amount } });

const keywordActions: readonly Row[] = [
  acts("701.44a", "explore", grown(1), { answers: [1] }),
  acts("701.34a", "proliferate", grown(3), { parts: grown(2), answers: [0] }),
  acts("701.50a", "connive", grown(1), { answers: [0] }),
  acts("701.39a", "bolster", grown(1)),
  acts("701.46a", "adapt", grown(1)),
  acts("701.46a", "adapt", grown(2), { parts: grown(2) }),
  acts("701.37a", "monstrosity", { ...grown(1), designations: ["monstrous"] }),
  {
    name: "keyword action exert (701.43a)",
    check: () => {
      const table = tableWithSource({ parts: { tapped: true } });
      const exert = { kind: "keywordAction", ...named("it"), action: "exert", player: you, objects: it } as const;
      table.arrange([{ ...exert, amount: null, word: null }]);
      put(table, "Low Bear", { zone: "library", owner: "opponent" });
      for (const part of ["upkeep", "endStep", "upkeep"] as const) advancePeacefully(table, part);
      expect(table.state.turn.active).toBe("you");
      expect(table.find("Source")).toMatchObject([{ tapped: true }]);
    },
  },
];

/** What instructions make of a table. */
function makes(
  rule: string,
  kind: string,
  instructions: readonly Instruction[],
  value: (table: TestTable) => unknown,
  expected: unknown,
): Row {
  return {
    name: `instruction ${kind} (${rule})`,
    check: () => {
      const table = tableWithSource();
      put(table, "Far", { owner: "opponent" });
      table.put(card("Spark", { types: ["instant"], abilities: [spell([gain])] }), "hand");
      table.arrange(instructions);
      expect(value(table)).toEqual(expected);
    },
  };
}

const life = ({ state }: TestTable): number[] => state.players.map((player) => player.life);
const roll = { kind: "rollDie", ...named("roll"), player: you, count: one, sides: 6, plus: null } as const;
const castSpark = castFromHand("cast", { kind: "named", name: "Spark" });
const spark = { kind: "result", slot: "cast" } as const;
const destroyMine = { kind: "destroy", ...named("destroy"), actor: you, objects: it } as const;
const hit = {
  kind: "dealDamage",
  ...named("hit"),
  source: it,
  amount: n(3),
  to: [opponents],
  division: "each",
} as const;

const instructions: readonly Row[] = [
  makes(
    "706.2",
    "dieTable",
    [roll, { kind: "dieTable", ...named("t"), roll: "roll", rows: [{ from: 1, to: null, instructions: [gain] }] }],
    life,
    [24, 20],
  ),
  makes(
    "118.1",
    "payCost",
    [{ kind: "payCost", ...named("pay"), player: you, costs: [{ kind: "payLife", amount: one }], times: n(3) }],
    life,
    [17, 20],
  ),
  makes(
    "701.6a",
    "counterSpell",
    [castSpark, { kind: "counterSpell", ...named("c"), objects: spark, instead: null }],
    ({ state }) => state.stack.length,
    0,
  ),
  makes(
    "707.10",
    "copySpell",
    [castSpark, { kind: "copySpell", ...named("c"), object: spark, count: n(2), newTargets: "no", exceptions: [] }],
    ({ state }) => state.stack.length,
    3,
  ),
  makes(
    "701.19a",
    "regenerate",
    [{ kind: "regenerate", ...named("r"), actor: you, objects: it }, destroyMine],
    (table) => table.find("Source").length,
    1,
  ),
  makes(
    "615.1",
    "preventDamage",
    [
      {
        kind: "preventDamage",
        ...named("p"),
        amount: n(2),
        to: [opponents],
        by: null,
        combat: "any",
        duration: { kind: "thisTurn" },
      },
      hit,
    ],
    life,
    [20, 19],
  ),
  makes(
    "614.12",
    "enterWith",
    [{ kind: "enterWith", ...named("e"), object: it, entry: [{ kind: "counters", counter: "oil", count: n(2) }] }],
    (table) => table.find("Source")[0]?.counters,
    { oil: 2 },
  ),
  makes(
    "614.15",
    "instead",
    [
      { ...gain, ...named("first") },
      {
        kind: "instead",
        ...named("i"),
        condition: { kind: "exists", what: permanents(creature), is: { operator: "atLeast", than: one } },
        replaces: ["first"],
        instructions: [{ kind: "loseLife", ...named("l"), player: you, amount: one }],
      },
    ],
    life,
    [19, 20],
  ),
  {
    name: "instruction vote (701.38a)",
    check: () => {
      const table = tableWithSource();
      const votes = { kind: "votes", slot: "v", option: "rage" } as const;
      const vote = {
        kind: "vote",
        ...named("v"),
        player: { kind: "eachPlayer" },
        startingWith: you,
        options: ["calm", "rage"],
      } as const;
      table.arrange([vote, create([group(saproling, votes)])]);
      table.answer(1);
      table.answer(1);
      expect(table.tokens()).toHaveLength(2);
    },
  },
  {
    name: "instruction unattach (701.3d)",
    check: () => {
      const table = tableWithSource();
      table.put(card("Blade", { subtypes: ["Equipment"] }), "battlefield", "you", { attachedTo: sourceId });
      table.arrange([{ kind: "unattach", ...named("off"), object: matching({ kind: "named", name: "Blade" }) }]);
      expect(table.find("Blade")).toMatchObject([{ attachedTo: null }]);
    },
  },
  {
    name: "instruction chooseNewTargets (115.7d)",
    check: () => {
      const table = tableWithSource();
      const strike: Instruction = {
        kind: "destroy",
        ...named("d"),
        actor: you,
        objects: { kind: "target", target: "t" },
      };
      put(table, "Far", { owner: "opponent" });
      const id = table.put(
        card("Strike", {
          types: ["instant"],
          manaCost: [],
          abilities: [spell([strike], [targetOf("t", permanents(creature))])],
        }),
        "hand",
      );
      table.input({ kind: "act", action: { kind: "cast", object: id, face: 0 } });
      table.answer(0);
      const object = { kind: "matching", filter: { what: "spell", constraints: [] } } as const;
      table.arrange([{ kind: "chooseNewTargets", ...named("new"), player: you, object }]);
      table.answer(1);
      table.resolve();
      expect([table.find("Source").length, table.find("Far").length]).toEqual([1, 0]);
    },
  },
  ...(["transform", "convert"] as const).map((kind): Row => ({
    name: `instruction ${kind} (701.27a, 701.28a)`,
    check: () => {
      const table = new TestTable();
      const front = bear("Day");
      const both = { ...front, layout: "transform", faces: [...front.faces, ...bear("Night").faces] } as const;
      const id = table.put(both);
      table.arrange([{ kind, ...named("turn"), actor: you, objects: matching(creature) }]);
      expect(table.looks(id).name).toBe("Night");
    },
  })),
];

/** What the game itself does as a step begins (703.4). */
const turnBased: readonly Row[] = [
  {
    name: "turn-based action cleanupStep (514.1, 514.2)",
    check: () => {
      const table = tableWithSource({ parts: { damage: 1 } });
      for (let number = 0; number < 8; number += 1) put(table, "Spare", { zone: "hand" });
      put(table, "Spare", { zone: "library", owner: "opponent" });
      const request = advancePeacefully(table, "upkeep");
      expect(request).toMatchObject({ purpose: "discard", least: 1, most: 1 });
      table.answer(0);
      expect(table.find("Source")).toMatchObject([{ damage: 0 }]);
    },
  },
  {
    name: "turn-based action firstMainPhase (714.3c)",
    check: () => {
      const table = tableWithSource();
      const resolution = { targets: [], instructions: [gain] };
      const chapter = { kind: "chapter", id: "chapter", chapters: [2], resolution } as const;
      const saga = card("Saga", { types: ["enchantment"], subtypes: ["Saga"], abilities: [chapter] });
      table.put(saga, "battlefield", "opponent", { counters: { lore: 1 } });
      put(table, "Spare", { zone: "library", owner: "opponent" });
      advancePeacefully(table, "upkeep");
      table.advance("firstMainPhase");
      table.resolve();
      expect(life(table)).toEqual([20, 24]);
    },
  },
  {
    name: "restriction notYetDone (603.2h)",
    check: () => {
      const table = new TestTable();
      const offer = {
        kind: "optional",
        ...named("offer"),
        player: you,
        instructions: [gain],
        limit: "onceEachTurn",
      } as const;
      const restrictions = [{ kind: "notYetDone", slot: "offer" }] as const;
      const event = {
        kind: "losesLife",
        player: { kind: "player", reference: you },
        object: null,
        amount: null,
        detail,
      } as const;
      table.put(card("Offer", { abilities: [triggered(event, [offer], { restrictions })] }));
      const lose: Instruction = { kind: "loseLife", ...named("lose"), player: you, amount: one };
      table.arrange([lose]);
      table.resolve();
      table.answer(0);
      table.arrange([lose]);
      expect(table.state.stack).toEqual([]);
      expect(life(table)).toEqual([22, 20]);
    },
  },
];

/** Keyword actions, instructions with what they come to, and turn-based actions. */
export const deedRows: readonly Row[] = [...keywordActions, ...instructions, ...turnBased];
