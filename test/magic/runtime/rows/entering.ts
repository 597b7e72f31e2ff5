import { expect } from "vitest";
import type { Entry, TokenSpecification } from "../../../../src/magic/effects/index.js";
import type { GameObject, GameState } from "../../../../src/magic/runtime/index.js";
import { card, characteristicsOf, create, group, n, named, matching, specified, you } from "../builders.js";
import type { TestTable } from "../table.js";
import { put, type Row, sourceId, tableWithSource } from "./row.js";

const creatureToken = specified({ subtypes: ["Elf"], power: n(1), toughness: n(1) });

/** The token that is made, of a specification and entering in a way. */
function made(table: TestTable, token: TokenSpecification, ...enters: readonly Entry[]): GameObject | undefined {
  table.arrange([create([group(token, n(1), enters)])]);
  return table.tokens()[0];
}

/** The turn as it stands in combat, an object attacking. */
function inCombat(table: TestTable, active: string, attacker: Partial<GameObject>): void {
  const turn: GameState["turn"] = { ...table.state.turn, active, priority: active, part: "declareBlockersStep" };
  table.state = { ...table.state, turn };
  put(table, "Attacker", { owner: active === "you" ? "you" : "opponent", parts: attacker });
}

/** What a creature token that enters in a way is. */
function enters(
  rule: string,
  entry: Entry,
  parts: Partial<GameObject>,
  add: (table: TestTable) => void = () => undefined,
): Row {
  return {
    name: `entry ${entry.kind} (${rule})`,
    check: () => {
      const table = tableWithSource();
      add(table);
      expect(made(table, creatureToken, entry)).toMatchObject(parts);
    },
  };
}

/** An object that says that all of yours enter tapped, but that what an effect has enter untapped does not (614.12). */
const untapped: Row = {
  name: "entry untapped (614.12)",
  check: () => {
    const table = tableWithSource();
    expect(made(table, creatureToken, { kind: "tapped" }, { kind: "untapped" })?.tapped).toBe(false);
  },
};

const backed: TokenSpecification = {
  kind: "specified",
  characteristics: characteristicsOf({
    types: ["artifact"],
    back: characteristicsOf({ subtypes: ["Phyrexian"], power: n(1), toughness: n(1) }),
  }),
};

const transformed: Row = {
  name: "entry transformed (701.27a)",
  check: () => {
    const table = tableWithSource();
    const token = made(table, backed, { kind: "transformed" });
    expect(table.looks(token?.id ?? 0)).toMatchObject({ types: ["creature"], subtypes: ["Phyrexian"] });
  },
};

/** What has a prepare spell enters prepared, with a copy of the spell in exile (722.3a, c). */
const prepared: Row = {
  name: "entry prepared (722.3a)",
  check: () => {
    const table = tableWithSource();
    const lesson = card("Lesson", { types: ["sorcery"] });
    const teacher = card("Teacher", { types: ["artifact"] });
    table.put({ ...teacher, layout: "prepare", faces: [...teacher.faces, ...lesson.faces] }, "hand");
    const objects = {
      kind: "matching",
      filter: {
        what: "card",
        constraints: [
          { kind: "named", name: "Teacher" },
          { kind: "inZone", zone: "hand", of: null },
        ],
      },
    } as const;
    const rest = { from: null, position: null, order: null, controller: null, until: null } as const;
    const enters = [{ kind: "prepared" }] as const;
    const move = {
      kind: "moveObjects",
      ...named("m"),
      actor: you,
      objects,
      to: "battlefield",
      enters,
      ...rest,
    } as const;
    table.arrange([move]);
    expect(table.find("Teacher")).toMatchObject([{ designations: ["prepared"] }]);
    expect(table.find("Lesson", "exile")).toHaveLength(1);
  },
};

/** Of a copy with another face it is not told whether that is a prepare spell, and that is said (722.2b). */
const preparedCopy: Row = {
  name: "entry prepared of a copy (722.2b)",
  check: () => {
    const table = tableWithSource();
    made(table, backed, { kind: "prepared" });
    expect(table.unable()).toEqual(["a copy that becomes prepared"]);
  },
};

/** It must attack in the combat that follows (508.1d). */
const required: Row = {
  name: "entry requirement (508.1d)",
  check: () => {
    const table = tableWithSource();
    const requirement = { kind: "attack", whom: null, when: "thisTurn" } as const;
    const token = made(table, creatureToken, { kind: "requirement", requirement, duration: { kind: "thisTurn" } });
    expect(table.looks(token?.id ?? 0).rules).toMatchObject([{ rule: { kind: "require", requirement } }]);
  },
};

const attached = { kind: "attached", to: matching({ kind: "named", name: "Source" }) } as const;

const entries: readonly Row[] = [
  enters("614.1c", { kind: "tapped" }, { tapped: true }),
  untapped,
  transformed,
  enters("708.3", { kind: "faceDown" }, { position: "faceDown" }),
  prepared,
  preparedCopy,
  enters("508.4", { kind: "attacking", whom: null }, { attacking: "opponent" }, (table) => {
    inCombat(table, "you", { attacking: "opponent" });
  }),
  enters(
    "509.4",
    {
      kind: "blocking",
      whom: { kind: "matching", filter: { what: "permanent", constraints: [{ kind: "named", name: "Attacker" }] } },
    },
    { blocking: [2] },
    (table) => {
      inCombat(table, "opponent", { attacking: "you" });
    },
  ),
  required,
  enters("122.6a", { kind: "counters", counter: "oil", count: n(2) }, { counters: { oil: 2 } }),
  {
    name: "entry attached (301.5c)",
    check: () => {
      const table = tableWithSource();
      const blade = specified({ types: ["artifact"], subtypes: ["Equipment"] });
      expect(made(table, blade, attached)).toMatchObject({ attachedTo: sourceId });
    },
  },
];

/** That a specification makes a token of this name. */
function names(rule: string, token: TokenSpecification, name: string, answer: number | null = null): Row {
  return {
    name: `token specification ${token.kind} (${rule})`,
    check: () => {
      const table = tableWithSource();
      table.put(card("Lens", {}), "exile");
      table.arrange([create([group(token)])]);
      if (answer !== null) table.answer(answer);
      expect(table.tokens().map(({ id }) => table.looks(id).name)).toEqual([name]);
    },
  };
}

const food: TokenSpecification = {
  kind: "predefined",
  rule: "111.10b",
  characteristics: characteristicsOf({ types: ["artifact"], subtypes: ["Food"] }),
};
const copy = {
  kind: "copy",
  of: { kind: "matching", filter: { what: "permanent", constraints: [{ kind: "controlledBy", player: you }] } },
  exceptions: [],
} as const;

/** Every way of entering, and every way to say what a token is. */
export const enteringRows: readonly Row[] = [
  ...entries,
  names("111.4", creatureToken, "Elf Token"),
  names("111.10b", food, "Food Token"),
  names("111.11", { kind: "oracle", name: "Lens", characteristics: null }, "Lens"),
  names("707.2", copy, "Source"),
  names("608.2d", { kind: "choice", options: [creatureToken, food] }, "Food Token", 1),
];
