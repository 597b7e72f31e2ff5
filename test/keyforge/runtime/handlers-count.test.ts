import { describe, expect, it } from "vitest";
import { handlers } from "../../../src/keyforge/runtime/handlers/table.js";
import { conditions } from "../../../src/keyforge/runtime/read/condition.js";
import { constraints } from "../../../src/keyforge/runtime/read/constraint.js";
import { details } from "../../../src/keyforge/runtime/read/pattern.js";
import { playerReferences } from "../../../src/keyforge/runtime/read/player.js";
import { quantities } from "../../../src/keyforge/runtime/read/quantity.js";
import { objectReferences } from "../../../src/keyforge/runtime/read/reference.js";
import { undone } from "../../../src/keyforge/runtime/state/scope.js";
import { instructionRows } from "./rows/instructions.js";
import { conditionRows, constraintRows, detailRows, objectRows, playerRows, quantityRows } from "./rows/readings.js";
import type { Row } from "./rows/row.js";
import { ruleRows, tryRule } from "./rows/statics.js";

/** A table of the runtime with its rows, and what an entry gives that does nothing. */
interface Muted {
  readonly name: string;
  readonly table: object;
  readonly rows: Readonly<Record<string, Row>>;
  readonly nothing: unknown;
}

const tables: readonly Muted[] = [
  { name: "instruction", table: handlers, rows: instructionRows, nothing: undone },
  { name: "constraint", table: constraints, rows: constraintRows, nothing: true },
  { name: "condition", table: conditions, rows: conditionRows, nothing: false },
  { name: "quantity", table: quantities, rows: quantityRows, nothing: 0 },
  { name: "player", table: playerReferences, rows: playerRows, nothing: [] },
  { name: "object", table: objectReferences, rows: objectRows, nothing: [] },
  { name: "demand", table: details, rows: detailRows, nothing: true },
];

/** Checks a row while an entry of a table does nothing. */
function whileMuted({ table, nothing }: Muted, kind: string, check: () => void): void {
  const own: unknown = Reflect.get(table, kind);
  Reflect.set(table, kind, () => nothing);
  try {
    check();
  } finally {
    Reflect.set(table, kind, own);
  }
}

describe.each(tables)("each kind of $name", (muted) => {
  const { rows } = muted;

  it.each(Object.entries(rows))("%s does what it says", (_, { check }) => {
    check();
  });

  it.each(Object.entries(rows))("%s counts: without it that fails", (kind, { check }) => {
    expect(() => whileMuted(muted, kind, check)).toThrow();
  });
});

describe("each kind of static effect", () => {
  it.each(Object.entries(ruleRows))("%s does what it says", (_, rule) => {
    tryRule(rule, "holds");
  });

  it.each(Object.entries(ruleRows))("%s counts: without it that fails", (_, rule) => {
    expect(() => {
      tryRule(rule, "is absent");
    }).toThrow();
  });
});
