import { expect } from "vitest";
import type { Instruction } from "../../../../src/magic/effects/index.js";
import type { GameObject } from "../../../../src/magic/runtime/index.js";
import { activated, card, create, group, matching, named, n, saproling, spell, you } from "../builders.js";
import { gain } from "./furnished.js";
import { put, type Row, sourceId, tableWithSource } from "./row.js";

const source = matching({ kind: "named", name: "Source" });
const sticker = { id: "s", tickets: 0 } as const;

/** What a sticker on the source makes of it. */
function stickered(
  rule: string,
  kind: string,
  placed: NonNullable<GameObject["stickers"]>[number],
  expected: object,
): Row {
  return {
    name: `change ${kind} of a sticker (${rule})`,
    check: () => {
      const table = tableWithSource({ parts: { stickers: [placed] } });
      expect(table.looks(sourceId)).toMatchObject(expected);
    },
  };
}

const replaceWords: Instruction = {
  kind: "modify",
  ...named("change"),
  objects: source,
  changes: [{ kind: "replaceWords", replacing: [{ sort: "creatureType", from: "Saproling", to: "Elf" }] }],
  duration: { kind: "indefinite" },
  membership: "lockedIn",
};

const chooseName: Instruction = {
  kind: "chooseValue",
  ...named("choice"),
  player: you,
  of: "cardName",
  options: [],
  manner: "chosen",
  unchosenOf: ["Spark"],
};

/** Text-changing effects, stickers, tickets and cards that are defined by name. */
export const textAndNameRows: readonly Row[] = [
  stickered(
    "123.6b",
    "addNameWords",
    { sticker: { ...sticker, print: { kind: "name", words: "Dark" } }, timestamp: 9, after: 1 },
    { name: "Source Dark" },
  ),
  stickered(
    "123.8",
    "setPrintedSize",
    { sticker: { ...sticker, print: { kind: "powerToughness", power: 5, toughness: 6 } }, timestamp: 9, after: 0 },
    { power: 5, toughness: 6, basePower: 5, baseToughness: 6 },
  ),
  {
    name: "change replaceWords (612.2a)",
    check: () => {
      const making = activated([], [create([group(saproling)])]);
      const table = tableWithSource({ card: { subtypes: ["Saproling"], abilities: [making] } });
      table.arrange([replaceWords]);
      expect(table.looks(sourceId)).toMatchObject({ name: "Source", subtypes: ["Elf"] });
      table.input({ kind: "act", action: { kind: "activate", object: sourceId, ability: making.id } });
      table.resolve();
      expect(table.tokens().map(({ id }) => table.looks(id))).toMatchObject([{ name: "Elf Token", subtypes: ["Elf"] }]);
    },
  },
  {
    name: "cost payTickets (107.17a)",
    check: () => {
      const paying = activated([{ kind: "payTickets", amount: n(2) }], [gain]);
      const table = tableWithSource({ card: { abilities: [paying] } });
      const act = { kind: "act", action: { kind: "activate", object: sourceId, ability: paying.id } } as const;
      table.input(act);
      expect(table.state.stack).toEqual([]);
      table.arrange([{ kind: "gainTickets", ...named("tickets"), player: you, amount: n(3) }]);
      table.input(act);
      table.resolve();
      expect(table.state.players[0]).toMatchObject({ life: 24, counters: { ticket: 1 } });
      table.input(act);
      expect(table.state.stack).toEqual([]);
    },
  },
  {
    name: "instruction copyNamedCard (707.13)",
    check: () => {
      const table = tableWithSource();
      table.put(card("Spark", { types: ["instant"], manaCost: [], abilities: [spell([gain])] }), "library", "opponent");
      put(table, "Other");
      const what = { kind: "result", slot: "copy" } as const;
      table.arrange([
        chooseName,
        { kind: "copyNamedCard", ...named("copy"), player: you, named: "choice" },
        { kind: "castSpell", ...named("cast"), player: you, what, payment: "free", action: "cast", cost: [] },
      ]);
      table.resolve();
      expect(table.state.players[0]?.life).toBe(24);
      expect(table.events.filter(({ kind }) => kind === "cardCopied")).toHaveLength(1);
    },
  },
];
