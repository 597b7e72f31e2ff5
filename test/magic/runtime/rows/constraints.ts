import { expect } from "vitest";
import type { Constraint } from "../../../../src/magic/effects/index.js";
import { thoseMatching } from "../../../../src/magic/runtime/read/filter.js";
import type { GameObject } from "../../../../src/magic/runtime/index.js";
import type { Scope } from "../../../../src/magic/runtime/state/scope.js";
import {
  bear,
  card,
  creature,
  each,
  keyword,
  named,
  one,
  opponents,
  permanents,
  source,
  triggered,
  dies,
  detail,
  you,
} from "../builders.js";
import type { TestTable } from "../table.js";
import { type Put, put, reading, type Row, sourceId, tableWithSource } from "./row.js";

/** What else there is on the table, and what the scope knows. */
interface Around {
  readonly source?: Put;
  readonly add?: (table: TestTable, it: number) => void;
  readonly scope?: Partial<Scope>;
}

/** That a constraint holds of the one object and not of the other; plain 2/2 creatures of yours where not said. */
function only(rule: string, constraint: Constraint, it: Put, other: Put = {}, around: Around = {}): Row {
  const words = "status" in constraint ? `status ${constraint.status}` : constraint.kind;
  return {
    name: `constraint ${words} (${rule})`,
    check: () => {
      const table = tableWithSource(around.source);
      const ids = [put(table, "It", it), put(table, "Other", other)];
      around.add?.(table, ids[0] ?? 0);
      const [sight, scope] = reading(table, around.scope);
      const filter = { what: "object", constraints: [constraint] } as const;
      expect(thoseMatching(sight, scope, filter, ids)).toEqual([ids[0]]);
    },
  };
}

const withParts = (parts: Partial<GameObject>): Put => ({ parts });
const theirs: Put = { owner: "opponent" };
const casting = { by: "you", from: "hand", x: null, manaSpent: [], paid: [] } as const;
const flying = { kind: "keyword", id: "flying", keyword: "flying", parameters: [] } as const;
const hat = { sticker: { id: "h", tickets: 0, print: { kind: "art", label: "hat" } }, timestamp: 0, after: 0 } as const;
const dark = { ...hat, sticker: { id: "d", tickets: 0, print: { kind: "name", words: "Dark" } } } as const;
const more = { operator: "greater", than: one } as const;

/** Statuses that are designations (701.37b, 701.60a, 702.112b and others). */
const designations = [
  ["701.60a", "suspected", "suspected"],
  ["702.171b", "saddled", "saddled"],
  ["702.122e", "crewed", "crewed"],
  ["722.3a", "prepared", "prepared"],
  ["701.37b", "monstrous", "monstrous"],
  ["719.3b", "solved", "solved"],
  ["702.112b", "renowned", "renowned"],
  ["701.54a", "ringBearer", "Ring-bearer"],
  ["702.143d", "foretold", "foretold"],
  ["701.15a", "goaded", "goaded"],
] as const;

/** An Aura, or an Equipment, on the first object. */
const attach =
  (subtype: string, owner = "you") =>
  (table: TestTable, it: number): void => {
    table.put(card("Attached", { subtypes: [subtype] }), "battlefield", owner, { attachedTo: it });
  };

/** What an object is and where it stands. */
const ofStatus: readonly Row[] = [
  ...designations.map(([rule, status, word]) =>
    only(rule, { kind: "status", status }, withParts({ designations: [word] })),
  ),
  only("110.5", { kind: "status", status: "tapped" }, withParts({ tapped: true })),
  only("110.5", { kind: "status", status: "untapped" }, {}, withParts({ tapped: true })),
  only("508.1k", { kind: "status", status: "attacking" }, withParts({ attacking: "opponent" })),
  only("509.1g", { kind: "status", status: "blocking" }, withParts({ blocking: [sourceId] })),
  only(
    "509.1h",
    { kind: "status", status: "blocked" },
    withParts({ attacking: "opponent", blocked: true }),
    withParts({ attacking: "opponent" }),
  ),
  only(
    "509.1h",
    { kind: "status", status: "unblocked" },
    withParts({ attacking: "opponent" }),
    withParts({ attacking: "opponent", blocked: true }),
  ),
  only("303.4b", { kind: "status", status: "enchanted" }, {}, {}, { add: attach("Aura") }),
  only("301.5b", { kind: "status", status: "equipped" }, {}, {}, { add: attach("Equipment") }),
  only("701.27a", { kind: "status", status: "transformed" }, withParts({ face: 1 })),
  only("406.1", { kind: "status", status: "exiled" }, { zone: "exile" }),
  only("702.185c", { kind: "castFor", keyword: "warp" }, withParts({ casting: { ...casting, paid: ["warp"] } })),
  only("702.33d", { kind: "status", status: "kicked" }, withParts({ casting: { ...casting, paid: ["kicker"] } })),
  only(
    "702.62b",
    { kind: "status", status: "suspended" },
    { zone: "exile", card: { abilities: [keyword("suspend")] }, parts: { counters: { time: 1 } } },
    { zone: "exile", card: { abilities: [keyword("suspend")] } },
  ),
  only("701.3a", { kind: "status", status: "attachedTo" }, withParts({ attachedTo: sourceId })),
];

/** What an object looks like. */
const ofLooks: readonly Row[] = [
  only("110.1", { kind: "isA", what: "permanent" }, {}, { card: { types: ["instant"] }, zone: "hand" }),
  only("205.2a", { kind: "cardType", cardType: "artifact" }, { card: { types: ["artifact"] } }),
  only("205.3a", { kind: "subtype", subtype: "Bear" }, {}, { card: { subtypes: ["Elf"] } }),
  only("205.4a", { kind: "supertype", supertype: "legendary" }, { card: { supertypes: ["legendary"] } }),
  only("105.1", { kind: "color", color: "red" }, { card: { colors: ["red"] } }, { card: { colors: ["blue"] } }),
  only("105.2b", { kind: "colorGroup", group: "multicolored" }, { card: { colors: ["red", "white"] } }),
  only("105.2a", { kind: "colorGroup", group: "monocolored" }, { card: { colors: ["red"] } }),
  only("105.2c", { kind: "colorGroup", group: "colorless" }, {}, { card: { colors: ["red"] } }),
  only(
    "607.2d",
    { kind: "chosen", of: "color" },
    { card: { colors: ["red"] } },
    { card: { colors: ["blue"] } },
    { source: withParts({ choices: { color: "red" } }) },
  ),
  only("111.1", { kind: "token" }, withParts({ kind: "token" })),
  only("700.6", { kind: "historic" }, { card: { subtypes: ["Saga"] } }),
  only("700.9", { kind: "modified" }, withParts({ counters: { oil: 1 } })),
  only("700.9", { kind: "modified" }, {}, {}, { add: attach("Aura") }),
  only("903.3", { kind: "commander" }, withParts({ designations: ["commander"] })),
  only("700.12", { kind: "outlaw" }, { card: { subtypes: ["Pirate"] } }),
  only("700.8", { kind: "party" }, { card: { subtypes: ["Wizard"] } }),
  only("708.2", { kind: "faceDown" }, withParts({ position: "faceDown" })),
  only("708.2", { kind: "faceUp" }, {}, withParts({ position: "faceDown" })),
  only("702.9a", { kind: "keyword", keyword: flying }, { card: { abilities: [keyword("flying")] } }),
  only("113.1", { kind: "noAbilities" }, {}, { card: { abilities: [keyword("flying")] } }),
  only("201.2", { kind: "named", name: "It" }, {}),
  only("201.2a", { kind: "sharesName", with: source }, { card: { name: "Source" } }, {}),
  only(
    "105.2",
    { kind: "shares", what: "color", with: source },
    { card: { colors: ["red"] } },
    { card: { colors: ["blue"] } },
    { source: { card: { colors: ["red"] } } },
  ),
  only(
    "208.1",
    { kind: "characteristic", characteristic: "power", base: false, is: more },
    { card: { power: "3" } },
    { card: { power: "1" } },
  ),
  only(
    "208.1",
    { kind: "characteristicRelation", first: "toughness", operator: "greater", second: "power" },
    { card: { power: "1" } },
  ),
  only("208.1", { kind: "most", characteristic: "power", among: permanents(creature) }, { card: { power: "5" } }),
  only("208.1", { kind: "fewest", characteristic: "power", among: permanents(creature) }, { card: { power: "0" } }),
  only("206.3c", { kind: "originallyPrinted", set: "homelands" }, { card: { name: "Narwhal" } }),
  only("206.3b", { kind: "originallyPrinted", set: "antiquities" }, { card: { name: "Urza's Mine" } }),
  only("123.4", { kind: "stickered", sticker: null }, withParts({ stickers: [hat] })),
  only(
    "123.1",
    { kind: "stickered", sticker: "name" },
    withParts({ stickers: [dark] }),
    withParts({ stickers: [hat] }),
  ),
  only("122.1", { kind: "hasCounters", counter: "oil", is: more }, withParts({ counters: { oil: 2 } })),
  only("107.3", { kind: "hasXInCost" }, { card: { manaCost: ["{X}", "{R}"] } }, { card: { manaCost: ["{R}"] } }),
  only(
    "109.1",
    { kind: "not", constraint: { kind: "cardType", cardType: "artifact" } },
    {},
    {
      card: { types: ["artifact", "creature"] },
    },
  ),
  only("109.1", { kind: "either", alternatives: [[{ kind: "named", name: "It" }], [{ kind: "token" }]] }, {}),
];

/** What an object has to do with others. */
const ofRelations: readonly Row[] = [
  only("506.2", { kind: "attackingPlayer", whom: opponents }, withParts({ attacking: "opponent" })),
  only(
    "509.1g",
    { kind: "combatWith", relation: "blocking", whom: source },
    withParts({ blocking: [sourceId] }),
    withParts({ blocking: [99] }),
  ),
  only("701.3b", { kind: "attachedTo", whom: source }, withParts({ attachedTo: sourceId })),
  only(
    "109.2",
    { kind: "otherThan", object: { kind: "target", target: "t" } },
    {},
    {},
    { scope: { targets: { t: [3] } } },
  ),
  only(
    "109.2",
    { kind: "isOneOf", objects: { kind: "target", target: "t" } },
    {},
    {},
    { scope: { targets: { t: [2] } } },
  ),
  only("108.4", { kind: "controlledBy", player: you }, {}, theirs),
  only("108.4", { kind: "notControlledBy", player: you }, theirs),
  only("108.3", { kind: "ownedBy", player: you }, withParts({ controller: "opponent" }), theirs),
  only("108.3", { kind: "notOwnedBy", player: you }, theirs, withParts({ controller: "opponent" })),
  only(
    "601.2",
    { kind: "castBy", player: you },
    withParts({ casting }),
    withParts({ casting: { ...casting, by: "opponent" } }),
  ),
  only(
    "400.1",
    { kind: "inZone", zone: "graveyard", of: you },
    { zone: "graveyard" },
    { zone: "graveyard", owner: "opponent" },
  ),
  only(
    "601.2a",
    { kind: "castFrom", zone: "hand", of: you },
    withParts({ casting }),
    withParts({ casting: { ...casting, from: "exile" } }),
  ),
  only(
    "603.2",
    {
      kind: "happened",
      event: { kind: "becomesTapped", object: each(permanents()), detail },
      within: "thisTurn",
    },
    {},
    {},
    {
      add: (table, it) => {
        const objects = { kind: "matching", filter: permanents({ kind: "named", name: "It" }) } as const;
        table.arrange([{ kind: "tap", ...named("tap"), actor: you, objects }]);
        expect(table.events.map((event) => "object" in event && event.object)).toContain(it);
      },
    },
  ),
];

/** Something on the stack, as the row says. */
function onStack(ability: Parameters<typeof triggered>[1] | null, modal: "modal" | "plain"): Partial<GameObject> {
  const instructions = modal === "plain" ? [] : [modes];
  const held = ability === null ? null : triggered(dies, ability);
  return {
    kind: ability === null ? "card" : "ability",
    stack: { scope: reading(tableWithSource())[1], ability: held, resolution: { targets: [], instructions } },
  };
}

const modes = {
  kind: "chooseModes",
  ...named("modes"),
  player: you,
  least: one,
  most: one,
  sameAgain: "no",
  manner: "chosen",
  unless: { kind: "none" },
  modes: [],
} as const;

/** What is on the stack. */
const ofStack: readonly Row[] = [
  only("700.2", { kind: "modal" }, withParts(onStack(null, "modal")), withParts(onStack(null, "plain"))),
  only(
    "113.3c",
    { kind: "abilityKind", ability: "triggered" },
    withParts(onStack([], "plain")),
    withParts(onStack(null, "plain")),
  ),
  only(
    "113.7",
    { kind: "fromSource", source: permanents({ kind: "named", name: "Source" }) },
    withParts(onStack([], "plain")),
  ),
];

/** A card with two faces (712.2). */
const doubleFaced: Row = {
  name: "constraint doubleFaced (712.1)",
  check: () => {
    const table = tableWithSource();
    const two = card("Two", { types: ["creature"] });
    const id = table.put({ ...two, layout: "transform", faces: [...two.faces, ...bear("Back").faces] });
    const [sight, scope] = reading(table);
    expect(thoseMatching(sight, scope, permanents({ kind: "doubleFaced" }), [sourceId, id])).toEqual([id]);
  },
};

/** Whether a spell's targets are such (115.9b). */
const targeting: Row = {
  name: "constraint targets (115.9b)",
  check: () => {
    const table = tableWithSource();
    const at = (target: number): Partial<GameObject> => {
      const scope = { ...reading(table)[1], targets: { t: [target] } };
      return { stack: { scope, ability: null, resolution: { targets: [], instructions: [] } } };
    };
    const it = put(table, "It", { parts: at(sourceId) });
    const other = put(table, "Other", { parts: at(it) });
    const [sight, scope] = reading(table);
    const what = permanents({ kind: "named", name: "Source" });
    const filter = { what: "object", constraints: [{ kind: "targets", what, only: false }] } as const;
    expect(thoseMatching(sight, scope, filter, [it, other])).toEqual([it]);
  },
};

/** Every constraint on objects, each with an object of which it holds and one of which it does not. */
export const constraintRows: readonly Row[] = [
  ...ofStatus,
  ...ofLooks,
  ...ofRelations,
  ...ofStack,
  doubleFaced,
  targeting,
];
