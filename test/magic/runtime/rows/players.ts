import { expect } from "vitest";
import type { Constraint, PlayerReference } from "../../../../src/magic/effects/index.js";
import { playersOf } from "../../../../src/magic/runtime/read/player.js";
import type { PlayerState } from "../../../../src/magic/runtime/index.js";
import { withPlayer } from "../../../../src/magic/runtime/state/objects.js";
import type { Scope } from "../../../../src/magic/runtime/state/scope.js";
import { creature, detail, n, opponents, permanents, source, you } from "../builders.js";
import type { TestTable } from "../table.js";
import { type Put, put, reading, type Row, tableWithSource } from "./row.js";

/** How a table of a row is set up. */
interface Set {
  readonly source?: Put;
  readonly add?: (table: TestTable) => void;
  readonly scope?: Partial<Scope>;
  readonly answers?: readonly (readonly number[])[];
}

/** That a reference means these players. */
function means(rule: string, reference: PlayerReference, players: readonly string[], set: Set = {}): Row {
  return {
    name: `player reference ${reference.kind} (${rule})`,
    check: () => {
      const table = tableWithSource(set.source);
      set.add?.(table);
      const [sight, scope] = reading(table, set.scope, set.answers);
      expect(playersOf(sight, scope, reference)).toEqual(players);
    },
  };
}

const filterOf = (...constraints: readonly Constraint[]) => ({ what: "player", constraints }) as const;
const slot = { objects: [], players: ["opponent"], amount: 1, done: "yes" } as const;
const passing = { kind: "drawn", player: "opponent", object: null, ordinal: 1, rule: "121.1", cause: null } as const;
const controlledByThem: Put = { parts: { controller: "opponent" } };
const anyone = filterOf();

const references: readonly Row[] = [
  means("109.5", you, ["you"]),
  means("102.1", { kind: "eachPlayer" }, ["you", "opponent"]),
  means("102.1", { kind: "anyPlayer" }, ["you", "opponent"]),
  means("102.2", opponents, ["opponent"]),
  means("102.2", { kind: "eachOtherPlayer" }, ["opponent"]),
  means("102.2", { kind: "anyOpponent" }, ["opponent"]),
  means("115.1", { kind: "targetPlayer", target: "t" }, ["opponent"], { scope: { targets: { t: ["opponent"] } } }),
  means("108.4", { kind: "controllerOf", of: source }, ["opponent"], { source: controlledByThem }),
  means("108.3", { kind: "ownerOf", of: source }, ["you"], { source: controlledByThem }),
  means("603.2", { kind: "triggeringPlayer" }, ["opponent"], { scope: { event: passing } }),
  means("508.5", { kind: "defendingPlayer" }, ["opponent"], { source: { parts: { attacking: "opponent" } } }),
  means("506.2", { kind: "attackingPlayer" }, ["you"]),
  means("102.1", { kind: "activePlayer" }, ["you"]),
  means("607.2d", { kind: "chosenPlayer" }, ["opponent"], { source: { parts: { choices: { player: "opponent" } } } }),
  means("303.4", { kind: "enchantedPlayer" }, ["opponent"], { source: { parts: { attachedTo: "opponent" } } }),
  means("608.2d", { kind: "choosePlayer", chooser: you, filter: anyone }, ["opponent"], { answers: [[1]] }),
  means("608.2f", { kind: "iterationPlayer", slot: "s" }, ["opponent"], { scope: { iterations: { s: "opponent" } } }),
  means("608.2c", { kind: "resultPlayer", slot: "s" }, ["opponent"], { scope: { slots: { s: slot } } }),
  means("701.38", { kind: "whoChose", slot: "s", option: "grace" }, ["opponent"], {
    scope: { slots: { s: { ...slot, words: [{ player: "opponent", word: "grace" }] } } },
  }),
  means("102.1", { kind: "eachOf", players: [you, opponents] }, ["you", "opponent"]),
];

/** That a constraint holds of the opponent and not of you. */
function theirsOnly(rule: string, constraint: Constraint, add: (table: TestTable) => void = () => undefined): Row {
  const row = means(rule, { kind: "matchingPlayers", filter: filterOf(constraint) }, ["opponent"], { add });
  return { ...row, name: `player constraint ${constraint.kind} (${rule})` };
}

const they =
  (change: Partial<PlayerState>) =>
  (table: TestTable): void => {
    table.state = withPlayer(table.state, "opponent", change);
  };
const several = { operator: "atLeast", than: n(2) } as const;
const bearsTo = (zone: "hand" | "graveyard" | "library" | "battlefield") => (table: TestTable) => {
  put(table, "First", { zone, owner: "opponent" });
  put(table, "Second", { zone, owner: "opponent" });
};
const gains: Constraint = {
  kind: "happened",
  event: {
    kind: "gainsLife",
    player: { kind: "filter", filter: anyone, grouping: "each" },
    object: null,
    amount: null,
    detail,
  },
  within: "thisTurn",
};

const constraints: readonly Row[] = [
  theirsOnly("102.2", { kind: "opponentOf", player: you }),
  theirsOnly("102.1", { kind: "otherPlayerThan", player: you }),
  theirsOnly("119.1", { kind: "lifeTotal", is: { operator: "less", than: n(20) } }, they({ life: 19 })),
  theirsOnly("402.1", { kind: "handSize", is: several }, bearsTo("hand")),
  theirsOnly("404.1", { kind: "graveyardSize", is: several }, bearsTo("graveyard")),
  theirsOnly("401.1", { kind: "librarySize", is: several }, bearsTo("library")),
  theirsOnly("108.4", { kind: "controls", what: permanents(creature), is: several }, bearsTo("battlefield")),
  theirsOnly("102.1", { kind: "not", constraint: { kind: "playerStatus", status: "active" } }),
  theirsOnly("102.1", {
    kind: "either",
    alternatives: [
      [{ kind: "isA", what: "permanent" }],
      [
        { kind: "isA", what: "player" },
        { kind: "opponentOf", player: you },
      ],
    ],
  }),
  theirsOnly("725.1", { kind: "playerStatus", status: "monarch" }, they({ designations: ["monarch"] })),
  theirsOnly("122.1f", { kind: "hasCounters", counter: "poison", is: several }, they({ counters: { poison: 2 } })),
  theirsOnly("119.3", gains, (table) => {
    table.arrange([{ kind: "gainLife", id: "g", result: "g", player: opponents, amount: n(1) }]);
  }),
];

/** Every reference to players, and every constraint on them. */
export const playerRows: readonly Row[] = [
  ...references,
  means("102.1", { kind: "matchingPlayers", filter: filterOf({ kind: "isA", what: "player" }) }, ["you", "opponent"]),
  ...constraints,
];
