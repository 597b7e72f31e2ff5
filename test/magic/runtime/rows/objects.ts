import { expect } from "vitest";
import { emptyPaged, withMore } from "../../../../src/magic/runtime/state/paged.js";
import type { ObjectReference } from "../../../../src/magic/effects/index.js";
import type { GameObject } from "../../../../src/magic/runtime/index.js";
import { characteristics } from "../../../../src/magic/runtime/index.js";
import { objectsOf } from "../../../../src/magic/runtime/read/reference.js";
import type { Scope } from "../../../../src/magic/runtime/state/scope.js";
import { creature, n, one, permanents, source, you } from "../builders.js";
import { put, reading, type Row, tableWithSource } from "./row.js";

interface Set {
  readonly source?: Partial<GameObject>;
  readonly scope?: Partial<Scope>;
  readonly answers?: readonly (readonly number[])[];
}

/**
 * That a reference means the objects of these names on a table with the creatures Source, Near and Far, the artifact Ring
 * on Near, from the top of your library Top, Mid and Low, and Away in exile.
 */
function means(rule: string, reference: ObjectReference, names: readonly string[], set: Set = {}): Row {
  return {
    name: `object reference ${reference.kind} (${rule})`,
    check: () => {
      const table = tableWithSource({ parts: set.source ?? {} });
      put(table, "Near");
      put(table, "Far", { owner: "opponent" });
      put(table, "Ring", { card: { types: ["artifact"], subtypes: ["Equipment"] }, parts: { attachedTo: near } });
      for (const name of ["Low", "Mid", "Top"])
        put(table, name, { zone: "library", card: { types: [name === "Mid" ? "land" : "creature"] } });
      put(table, "Away", { zone: "exile" });
      const [sight, scope] = reading(table, set.scope, set.answers);
      const found = objectsOf(sight, scope, reference).map((id) => characteristics(table.state, id)?.name);
      expect(found).toEqual(names);
    },
  };
}

const near = 2;
const far = 3;
const away = 8;
const creatures = permanents(creature);
const two = { kind: "target", target: "t" } as const;
const targets = { targets: { t: [near, far] } };
const slot = { objects: [near, far], players: [], amount: 2, done: "yes" } as const;
const drawn = { kind: "drawn", player: "you", object: far, ordinal: 1, rule: "121.1", cause: null } as const;
const named = (name: string) => permanents({ kind: "named", name });

/** Every reference to objects. */
export const objectRows: readonly Row[] = [
  means("113.7", source, ["Source"]),
  means("201.5a", { kind: "maker" }, ["Far"], { scope: { maker: far } }),
  means("115.1", two, ["Near", "Far"], { scope: targets }),
  means("608.2c", { kind: "result", slot: "s" }, ["Near", "Far"], { scope: { slots: { s: slot } } }),
  means("603.2", { kind: "triggering", role: "object" }, ["Far"], { scope: { event: drawn } }),
  means("303.4b", { kind: "attachedTo", called: "creature" }, ["Far"], { source: { attachedTo: far } }),
  means("109.2", { kind: "matching", filter: creatures }, ["Source", "Near", "Far"]),
  means(
    "608.2d",
    { kind: "choice", chooser: you, filter: creatures, least: one, most: one, manner: "chosen" },
    ["Near"],
    { answers: [[1]] },
  ),
  means("401.2", { kind: "libraryCards", player: you, end: "top", count: n(2) }, ["Top", "Mid"]),
  means(
    "401.2",
    {
      kind: "libraryUntil",
      player: you,
      found: { what: "card", constraints: [{ kind: "cardType", cardType: "land" }] },
      count: one,
    },
    ["Top", "Mid"],
  ),
  means("401.1", { kind: "wholeZone", zone: "library", of: you }, ["Low", "Mid", "Top"]),
  means("608.2f", { kind: "iteration", slot: "s" }, ["Far"], { scope: { iterations: { s: far } } }),
  means("607.2a", { kind: "linked", how: "exiled" }, ["Away"], {
    source: { linked: { exiled: withMore(emptyPaged, [far, away]) } },
  }),
  means("607.2d", { kind: "linked", how: "chosen" }, ["Far"], {
    source: { linked: { chosen: withMore(emptyPaged, [far]) } },
  }),
  means("608.2c", { kind: "rest", of: "s" }, ["Far"], { scope: { slots: { s: slot }, taken: [near] } }),
  means("608.2d", { kind: "oneOf", of: two, least: one, most: one, chooser: you }, ["Far"], {
    scope: targets,
    answers: [[1]],
  }),
  means("608.2c", { kind: "among", of: two, filter: named("Far") }, ["Far"], { scope: targets }),
  means("608.2c", { kind: "all", of: [source, two] }, ["Source", "Near", "Far"], { scope: targets }),
  means("701.3a", { kind: "attachments", of: two, filter: permanents() }, ["Ring"], { scope: targets }),
  means("601.2h", { kind: "paid", cost: "sacrificed" }, ["Near"], { scope: { paid: { sacrificed: [near] } } }),
  means("114.1", { kind: "emblem" }, ["Far"], { scope: { source: far } }),
];
