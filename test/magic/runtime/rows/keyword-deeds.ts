import { expect } from "vitest";
import type { CompiledCard, Instruction, ObjectReference } from "../../../../src/magic/effects/index.js";
import { numberOf } from "../../../../src/magic/runtime/read/quantity.js";
import { objectsOf } from "../../../../src/magic/runtime/read/reference.js";
import { findObject, permanentIds } from "../../../../src/magic/runtime/state/objects.js";
import { bear, card, creature, fixed, keyword, matching, n, named, source, you } from "../builders.js";
import { TestTable } from "../table.js";
import { put, reading, type Row, sourceId, tableWithSource } from "./row.js";

const it: ObjectReference = matching({ kind: "named", name: "Source" });

/** A keyword action of yours. */
function action(word: string, amount = 1, objects: ObjectReference | null = null): Instruction {
  return { kind: "keywordAction", ...named("it"), action: word, player: you, objects, amount: n(amount), word: null };
}

/** What an instruction does to a table with a source. */
function does(rule: string, word: string, instruction: Instruction, check: (table: TestTable) => void): Row {
  return {
    name: `${word} (${rule})`,
    check: () => {
      const table = tableWithSource();
      table.put(card("Cheap", { types: ["artifact"], manaCost: ["{1}"] }), "library");
      table.put(card("Other", { types: ["artifact"], manaCost: ["{9}"] }), "library");
      table.arrange([instruction]);
      check(table);
    },
  };
}

const designations = (table: TestTable): readonly string[] => findObject(table.state, sourceId)?.designations ?? [];
const top: ObjectReference = { kind: "libraryCards", player: you, end: "top", count: n(1) };

/** The position of what entered the battlefield last. */
const entered = (table: TestTable): unknown => findObject(table.state, permanentIds(table.state).at(-1) ?? 0)?.position;

/** Answers with the first of what is asked, until nothing is. */
function answerAll(table: TestTable): void {
  while (table.state.pending !== null) table.answer(0);
}

const actions: readonly Row[] = [
  does("701.60a", "suspect", action("suspect", 1, it), (table) => {
    expect(designations(table)).toEqual(["suspected"]);
  }),
  does("701.65a", "airbend", action("airbend", 1, it), (table) => {
    expect(table.find("Source", "exile")).toHaveLength(1);
  }),
  does("701.66a", "earthbend", action("earthbend", 2, it), (table) => {
    expect(findObject(table.state, sourceId)?.counters).toEqual({ "+1/+1": 2 });
  }),
  does("701.40a", "manifest", action("manifest", 1, top), (table) => {
    expect(entered(table)).toBe("faceDown");
  }),
  does("701.58a", "cloak", action("cloak", 1, top), (table) => {
    expect(entered(table)).toBe("faceDown");
  }),
  does("701.62a", "manifest dread", action("manifest dread"), (table) => {
    answerAll(table);
    expect(entered(table)).toBe("faceDown");
    expect(table.state.players[0]?.graveyard).toHaveLength(1);
  }),
  does("701.54a", "the Ring tempts you", action("the Ring tempts you"), (table) => {
    expect(designations(table)).toContain("Ring-bearer");
  }),
  does("701.57a", "discover", action("discover", 3), (table) => {
    table.answer(1);
    expect(table.find("Cheap", "hand")).toHaveLength(1);
  }),
  does("702.85a", "cascade", action("cascade", 3), (table) => {
    table.answer(0);
    expect(table.find("Cheap", "stack")).toHaveLength(1);
  }),
  does("702.179c", "increase speed", action("increase speed", 2), (table) => {
    expect(table.state.players[0]?.speed).toBe(2);
  }),
  does("701.68a", "blight", action("blight"), (table) => {
    expect(findObject(table.state, sourceId)?.counters).toEqual({ "-1/-1": 1 });
  }),
  ...["collect evidence", "forage"].map((word): Row => {
    return {
      name: `${word} (701.59a, 701.61a)`,
      check: () => {
        const table = tableWithSource();
        for (const name of ["A", "B", "C"]) put(table, name, { card: { manaCost: ["{1}"] }, zone: "graveyard" });
        table.arrange([action(word, 3)]);
        if (table.state.pending !== null) table.answer(0, 1, 2);
        expect(table.state.exile).toHaveLength(3);
      },
    };
  }),
];

const faces: readonly Row[] = [
  does("701.15a", "goad", { kind: "goad", ...named("g"), actor: you, objects: it }, (table) => {
    expect(table.looks(sourceId).rules).toMatchObject([{ rule: { kind: "goaded" } }]);
  }),
  does("708.2a", "turn face down", { kind: "turnFaceDown", ...named("d"), actor: you, objects: it }, (table) => {
    expect(table.looks(sourceId).name).toBe("");
  }),
  {
    name: "turn face up (708.8)",
    check: () => {
      const table = tableWithSource({ parts: { position: "faceDown" } });
      table.arrange([{ kind: "turnFaceUp", ...named("u"), actor: you, objects: matching(creature) }]);
      expect(table.looks(sourceId).name).toBe("Source");
    },
  },
];

/** A permanent with craft, and what it becomes. */
const kiln = (): CompiledCard => {
  const filter = { what: "permanent", constraints: [creature] } as const;
  const craft = keyword("craft", { kind: "quality", filter }, { kind: "cost", costs: [] });
  const front = card("Bricks", { types: ["artifact"], abilities: [craft] });
  return { ...front, layout: "transform", faces: [...front.faces, ...card("Kiln", {}).faces] };
};

/** Taps a creature for a keyword's ability, which makes the permanent what it says. */
function pays(rule: string, word: string, designation: string): Row {
  return {
    name: `keyword ${word} (${rule})`,
    check: () => {
      const amount = { kind: "amount", amount: n(2) } as const;
      const table = tableWithSource({ card: { abilities: [keyword(word, amount)] } });
      put(table, "Helper");
      const ability = `kw:${word}:${word}`;
      table.input({ kind: "act", action: { kind: "activate", object: sourceId, ability } });
      table.answer(0);
      table.resolve();
      expect(designations(table)).toEqual([designation]);
    },
  };
}

const keywords: readonly Row[] = [
  pays("702.122a", "crew", "crewed"),
  pays("702.171a", "saddle", "saddled"),
  {
    name: "keyword craft (702.167a)",
    check: () => {
      const table = new TestTable();
      const object = table.put(kiln());
      table.put(bear("Clay"));
      table.input({ kind: "act", action: { kind: "activate", object, ability: "kw:craft:craft" } });
      table.resolve();
      expect(table.find("Kiln")).toHaveLength(1);
    },
  },
  {
    name: "change allCreatureTypes (205.3m)",
    check: () => {
      const changes = [{ kind: "allCreatureTypes" }] as const;
      const table = tableWithSource({
        card: { abilities: [fixed({ kind: "continuous", affected: source, changes })] },
      });
      expect(table.looks(sourceId).subtypes).toEqual(expect.arrayContaining(["Bear", "Elf"]));
    },
  },
];

const readings: readonly Row[] = [
  {
    name: "object reference ring-bearer (701.54e)",
    check: () => {
      const table = tableWithSource({ parts: { designations: ["Ring-bearer", "Ring-bearer of you"] } });
      expect(objectsOf(...reading(table), { kind: "ring-bearer", of: you })).toEqual([sourceId]);
    },
  },
  {
    name: "quantity speed (702.179f)",
    check: () => {
      const table = tableWithSource();
      const speed = { kind: "speed", of: you } as const;
      expect(numberOf(...reading(table), speed)).toBe(0);
      table.arrange([action("increase speed", 3)]);
      expect(numberOf(...reading(table), speed)).toBe(3);
    },
  },
  {
    name: "quantity castBefore (702.40a)",
    check: () => {
      const table = tableWithSource();
      for (const name of ["First", "Second"]) {
        const object = table.put(card(name, { types: ["instant"], manaCost: [] }), "hand");
        table.input({ kind: "act", action: { kind: "cast", object, face: 0 } });
      }
      const spell = {
        kind: "matching",
        filter: { what: "spell", constraints: [{ kind: "named", name: "Second" }] },
      } as const;
      expect(numberOf(...reading(table), { kind: "castBefore", spell })).toBe(1);
    },
  },
];

/** What keywords and keyword actions do, and what speaks of it. */
export const keywordDeedRows: readonly Row[] = [...actions, ...faces, ...keywords, ...readings];
