import { expect } from "vitest";
import type { Change, CopyException } from "../../../../src/magic/effects/index.js";
import type { Characteristics, GameObject } from "../../../../src/magic/runtime/index.js";
import { activated, card, create, fixed, group, keyword, matching, n, opponents, source } from "../builders.js";
import { TestTable } from "../table.js";
import { put, type Row, sourceId, tableWithSource } from "./row.js";

/** What a row looks for in the characteristics of an object. */
type Looks = Partial<Omit<Characteristics, "abilities">> & { readonly abilities?: readonly object[] };

const it = matching({ kind: "named", name: "Source" });

/** What an effect that makes a change gives a 2/2 Bear with flying. */
function makes(rule: string, change: Change, looks: Looks, parts: Partial<GameObject> = {}): Row {
  return {
    name: `change ${change.kind} (${rule})`,
    check: () => {
      const table = tableWithSource({ card: { abilities: [keyword("flying")], colors: ["red"], power: "1" } });
      table.put(
        card("Maker", { abilities: [fixed({ kind: "continuous", affected: it, changes: [change] })] }),
        "battlefield",
        "you",
        parts,
      );
      expect(table.looks(sourceId)).toMatchObject(looks);
    },
  };
}

const types = { supertypes: [], types: ["artifact"], subtypes: ["Golem"] } as const;
const haste = keyword("haste");
const kept = { types: ["creature"], subtypes: ["Bear"] } as const;

const changes: readonly Row[] = [
  makes("613.1b", { kind: "control", controller: opponents }, { controller: "opponent" }),
  makes("205.1b", { kind: "addTypes", ...types }, { types: ["creature", "artifact"], subtypes: ["Bear", "Golem"] }),
  makes("205.1a", { kind: "setTypes", ...types }, { types: ["artifact"], subtypes: ["Golem"] }),
  makes("613.1d", { kind: "removeTypes", supertypes: [], types: ["creature"], subtypes: [] }, { types: [] }),
  makes("613.1d", { kind: "addChosenType" }, { subtypes: ["Bear", "Elf"] }, { choices: { type: "Elf" } }),
  makes("613.1d", { kind: "setChosenType" }, { subtypes: ["Elf"] }, { choices: { type: "Elf" } }),
  makes("613.1e", { kind: "addColors", colors: ["white"] }, { colors: ["white", "red"] }),
  makes("613.1e", { kind: "setColors", colors: ["white"] }, { colors: ["white"] }),
  makes("613.1e", { kind: "setChosenColor" }, { colors: ["blue"] }, { choices: { color: "blue" } }),
  makes("613.1f", { kind: "gainAbilities", abilities: [haste] }, { abilities: [{}, { ability: haste }] }),
  makes("613.1f", { kind: "loseAbilities", abilities: [keyword("flying")] }, { abilities: [] }),
  makes("613.1f", { kind: "loseAllAbilities" }, { abilities: [] }),
  makes("613.4b", { kind: "setBasePowerToughness", power: n(7), toughness: n(8) }, { power: 7, toughness: 8 }),
  makes(
    "613.4c",
    {
      kind: "changePowerToughness",
      power: { sign: "plus", amount: n(3) },
      toughness: { sign: "minus", amount: n(1) },
    },
    { power: 4, toughness: 1 },
  ),
  makes("613.4d", { kind: "switchPowerToughness" }, { power: 2, toughness: 1 }),
  makes("613.11", { kind: "prohibit", prohibition: { kind: "beCountered" } }, { rules: [expect.anything()] }),
  makes(
    "613.11",
    { kind: "require", requirement: { kind: "attack", whom: null, when: "eachCombat" } },
    { rules: [expect.anything()] },
  ),
  makes("613.11", { kind: "permit", permission: { kind: "stayTapped" } }, { rules: [expect.anything()] }),
  makes("510.1", { kind: "assignCombatDamage", amount: "none" }, { rules: [expect.anything()] }),
  makes("701.15b", { kind: "goaded" }, { rules: [expect.anything()] }),
];

/** A change of a name, which an effect that names the object finds no more (613.1c). */
const renaming: Row = {
  name: "change setName (613.1c)",
  check: () => {
    const table = tableWithSource();
    const affected = matching({ kind: "subtype", subtype: "Bear" });
    table.put(
      card("Maker", {
        abilities: [fixed({ kind: "continuous", affected, changes: [{ kind: "setName", name: "Zug" }] })],
      }),
    );
    expect(table.looks(sourceId).name).toBe("Zug");
  },
};

const copying = activated([], [], { id: "copier" });

/** What a copy of a legendary green 2/2 Bear with flying is, with an exception. */
function copies(rule: string, exceptions: readonly CopyException[], looks: Looks): Row {
  return {
    name: `copy exception ${exceptions[0]?.kind ?? ""} (${rule})`,
    check: () => {
      const table = new TestTable();
      const parts = { supertypes: ["legendary"], colors: ["green"], manaCost: ["{G}"] } as const;
      const maker = activated([], [create([group({ kind: "copy", of: source, exceptions })])], { id: "copier" });
      const own = put(table, "Hero", { card: { ...parts, loyalty: "3", abilities: [keyword("flying"), maker] } });
      table.input({ kind: "act", action: { kind: "activate", object: own, ability: "copier" } });
      const request = table.resolve();
      // The legend rule may ask which of the two stays: the token does (704.5j).
      if (request !== null && request.purpose !== "act") table.answer(1);
      expect(table.looks(table.tokens()[0]?.id ?? 0)).toMatchObject(looks);
    },
  };
}

const legendary = { kind: "removeSupertype", supertype: "legendary" } as const;
const both = [{ ability: { keyword: "flying" } }, { ability: { id: copying.id } }];
const plain = (exception: CopyException, looks: Looks): Row => copies("707.9b", [exception, legendary], looks);

const exceptions: readonly Row[] = [
  copies("707.9b", [legendary], { supertypes: [], ...kept, colors: ["green"], manaCost: ["{G}"], abilities: both }),
  plain({ kind: "addSupertype", supertype: "snow" }, { supertypes: ["snow"] }),
  plain({ kind: "addTypes", types: ["artifact"], subtypes: [] }, { types: ["creature", "artifact"] }),
  plain({ kind: "setTypes", types: ["artifact"], subtypes: ["Golem"] }, { types: ["artifact"], subtypes: ["Golem"] }),
  plain({ kind: "addColors", colors: ["white"] }, { colors: ["white", "green"] }),
  plain({ kind: "setColors", colors: ["white"] }, { colors: ["white"] }),
  plain({ kind: "setName", name: "Double" }, { name: "Double" }),
  plain({ kind: "setPowerToughness", power: n(1), toughness: n(4) }, { power: 1, toughness: 4 }),
  plain({ kind: "setLoyalty", loyalty: n(5) }, { loyalty: 5 }),
  plain({ kind: "noManaCost" }, { manaCost: null }),
  copies("707.9a", [{ kind: "addAbilities", abilities: [haste] }, legendary], {
    abilities: [...both, { ability: haste }],
  }),
  plain({ kind: "removeAbilities", abilities: [keyword("flying")] }, { abilities: [{ ability: { id: copying.id } }] }),
  copies("707.9a", [{ kind: "addThisAbility" }, legendary], { abilities: [...both, { ability: { id: copying.id } }] }),
  plain({ kind: "removeThisAbility" }, { abilities: [{ ability: { keyword: "flying" } }] }),
  copies(
    "707.9b",
    [{ kind: "loseAllOtherTypes" }, { kind: "addTypes", types: ["enchantment"], subtypes: [] }, legendary],
    { types: ["enchantment"] },
  ),
];

/** Every change of a continuous effect, and every exception of a copy. */
export const looksRows: readonly Row[] = [...changes, renaming, ...exceptions];
