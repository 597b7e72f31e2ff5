import { describe, expect, it } from "vitest";
import type { Ability, CompiledCard } from "../../../src/keyforge/effects/index.js";
import { card, conditional, creatures, damage, each, enemy, event, fixed, friendly, gain, keyword, n, named, one, source, status, timed, triggered, upgrade, upgradeGrants, use, choose } from "./cards.js"; // prettier-ignore
import * as refs from "./references.js";
import { TestTable } from "./table.js";

const { plan, pawn, troll } = refs;

/** A creature with abilities. */
function fighter(name: string, power: number, ...abilities: readonly Ability[]): CompiledCard {
  return card(name, { power, abilities });
}

/** One creature of each player, yours attacking the other. */
function duel(mine: CompiledCard, theirs: CompiledCard): { table: TestTable; attacker: number; target: number } {
  const table = new TestTable();
  const attacker = table.put(mine, "play");
  const target = table.put(theirs, "play", "opponent");
  table.fight(attacker);
  return { table, attacker, target };
}

/** The damage on a card, or where it is if not in play. */
function fate(table: TestTable, id: number): number | string {
  const { zone, damage: amount } = table.card(id);
  return zone === "play" ? amount : zone;
}

describe("fights", () => {
  it.each<[string, CompiledCard, CompiledCard, number | string, number | string]>([
    ["both deal damage equal to their power at the same time", fighter("A", 3), fighter("B", 5), "discard", 3],
    ["both are destroyed where both deal enough", fighter("A", 3), fighter("B", 3), "discard", "discard"],
    ["armor prevents damage", fighter("A", 3), card("B", { power: 3, armor: 1 }), "discard", 2],
    ["skirmish takes no damage", fighter("A", 3, keyword("skirmish")), fighter("B", 5), 0, 3],
    ["elusive keeps both from damage the first time", fighter("A", 3), fighter("B", 5, keyword("elusive")), 0, 0],
    ["assault deals damage before", fighter("A", 3, keyword("assault", 2)), fighter("B", 4), "discard", "discard"],
    ["assault that destroys ends the fight", fighter("A", 3, keyword("assault", 4)), fighter("B", 4), 0, "discard"],
    ["hazardous deals damage before", fighter("A", 3), fighter("B", 1, keyword("hazardous", 2)), "discard", "discard"],
    ["hazardous that destroys ends the fight", fighter("A", 2), fighter("B", 4, keyword("hazardous", 2)), "discard", 0],
    ["poison destroys what it damages", fighter("A", 1, keyword("poison")), fighter("B", 9), "discard", "discard"],
    [
      "poison does nothing through armor",
      fighter("A", 1, keyword("poison")),
      card("B", { power: 9, armor: 3 }),
      "discard",
      0,
    ],
  ])("%s", (_, mine, theirs, attackerFate, targetFate) => {
    const { table, attacker, target } = duel(mine, theirs);
    expect([fate(table, attacker), fate(table, target)]).toEqual([attackerFate, targetFate]);
  });

  it("elusive keeps from damage only the first time in a turn", () => {
    const { table, target } = duel(fighter("A", 3), fighter("B", 5, keyword("elusive")));
    table.fight(table.put(fighter("C", 3), "play"));
    expect(fate(table, target)).toBe(3);
  });

  it("armor prevents its amount once a turn, and again in the next", () => {
    const table = new TestTable();
    const id = table.put(card("B", { power: 9, armor: 2 }), "play", "opponent");
    table.arrange([damage(1, each(creatures(enemy))), damage(3, each(creatures(enemy)))]);
    expect(table.card(id).damage).toBe(2);
    table.endTurn("logos");
    table.arrange([damage(2, each(creatures()))]);
    expect(table.card(id).damage).toBe(2);
  });

  it("splash-attack damages the neighbors of the attacked creature", () => {
    const table = new TestTable({ you: refs.grumpus, house: "brobnar" });
    const attacker = table.token(refs.grumpus, plan);
    const line = table.fill("play", [pawn, troll, pawn, pawn], "opponent");
    table.fight(attacker, "Troll");
    expect(line.map((id) => table.card(id).damage)).toEqual([1, 2, 1, 0]);
  });

  it("taunt shields its neighbors, not those beyond or with taunt themselves", () => {
    const table = new TestTable();
    const attacker = table.put(pawn, "play");
    const guard = fighter("Guard", 3, keyword("taunt"));
    table.fill("play", [fighter("X", 1), guard, fighter("Y", 1), fighter("Z", 1)], "opponent");
    table.fight(attacker);
    const options = table.state.pending?.request.options.map((option) => table.words(option));
    expect(options).toEqual(["Guard", "Z"]);
  });

  it("a ward is discarded instead of damage", () => {
    const table = new TestTable();
    const id = table.put(troll, "play", "you", { statuses: ["ward"] });
    table.arrange([damage(5, each(creatures()))]);
    expect(table.card(id)).toMatchObject({ damage: 0, statuses: [] });
  });

  it("a stunned creature removes its stun when it is used, and nothing else", () => {
    const table = new TestTable();
    const id = table.put(pawn, "play", "you", { statuses: ["stun"] });
    expect(table.reap(id).faults()).toHaveLength(1);
    table.act({ kind: "use", card: id, use: "unstun" });
    expect(table.card(id)).toMatchObject({ statuses: [], exhausted: true });
    expect(table.player().amber).toBe(0);
  });

  it("an enraged creature must fight when it can, and is calm after that", () => {
    const table = new TestTable({ house: "brobnar" });
    const id = table.put(troll, "play", "you", { statuses: ["enrage"] });
    table.put(pawn, "play", "opponent");
    expect(table.reap(id).faults()).toHaveLength(1);
    table.fight(id);
    expect(table.card(id).statuses).toEqual([]);
  });

  it("an enraged creature may reap where it has nobody to fight", () => {
    const table = new TestTable({ house: "brobnar" });
    table.reap(table.put(troll, "play", "you", { statuses: ["enrage"] }));
    expect(table.player().amber).toBe(1);
  });

  it.each([
    ["survives", 9, 1],
    ["does not", 1, 0],
  ])("After Fight resolves where the attacker %s", (_, power, amber) => {
    const { table } = duel(fighter("A", power, timed("afterFight", gain(one))), pawn);
    expect(table.player().amber).toBe(amber);
  });

  it("Before Fight resolves before the damage", () => {
    const { table, attacker, target } = duel(
      fighter("A", 2, timed("beforeFight", status("ward", source))),
      fighter("B", 5),
    );
    expect([fate(table, attacker), fate(table, target)]).toEqual([0, 2]);
  });

  it("After Fight knows whether the creature that it fought was destroyed", () => {
    const destroyed = event("destroyed", { object: { kind: "eventOther" } });
    const check = timed(
      "afterFight",
      conditional({ kind: "happened", event: destroyed, when: "thisTurn" }, [gain(one)]),
    );
    expect(duel(fighter("A", 9, check), pawn).table.player().amber).toBe(1);
    const armored = card("A", { power: 9, armor: 9, abilities: [check] });
    expect(duel(armored, fighter("B", 12)).table.player().amber).toBe(0);
  });

  it("after an enemy creature is destroyed fighting it, also where it was attacked", () => {
    const table = new TestTable();
    table.put(
      fighter("Jarl", 6, triggered(event("destroyed", { object: creatures(enemy), other: source }), [gain(one)])),
      "play",
      "opponent",
    );
    table.fight(table.put(pawn, "play"));
    expect(table.player("opponent").amber).toBe(1);
  });

  it("R11 Berserker fights, survives and is destroyed after the fight", () => {
    const table = new TestTable({ you: refs.berserker, house: "brobnar" });
    const id = table.token(refs.berserker, plan, "you", { statuses: ["enrage"] });
    table.put(pawn, "play", "opponent");
    table.fight(id);
    expect(table.names("discard")).toEqual(["Plan"]);
    expect(table.names("discard", "opponent")).toEqual(["Pawn"]);
  });

  it("R14 Yardbird readies another Yardbird before it fights", () => {
    const table = new TestTable({ you: refs.yardbird, house: "shadows" });
    const first = table.token(refs.yardbird, plan);
    const second = table.token(refs.yardbird, pawn, "you", { exhausted: true });
    table.put(pawn, "play", "opponent");
    table.fight(first);
    expect(table.card(second).exhausted).toBe(false);
  });

  it.each([
    [0, 1],
    [1, 0],
  ])("R14 Warrior reaps only where there are no enemy creatures (%i)", (enemies, amber) => {
    const table = new TestTable({ you: refs.warrior, house: "brobnar" });
    const id = table.token(refs.warrior, plan);
    if (enemies > 0) table.put(pawn, "play", "opponent");
    table.reap(id);
    expect(table.player().amber).toBe(amber);
  });

  it("an effect has a creature fight another as it says, whatever its house", () => {
    const table = new TestTable();
    const mine = table.put(card("A", { houses: ["dis"], power: 4 }), "play");
    table.put(pawn, "play", "opponent");
    table.arrange([use(choose(creatures(friendly)), "fight")]);
    expect(table.line("opponent")).toEqual([]);
    expect(table.card(mine)).toMatchObject({ exhausted: true, damage: 2 });
  });

  it("a creature that cannot be attacked is none to fight", () => {
    const table = new TestTable();
    const halo = upgrade("Halo", fixed({ kind: "cannot", affected: { kind: "host" }, act: "beAttacked", by: null }));
    const target = table.put(pawn, "play", "opponent");
    table.put(halo, "play", "opponent", { attachedTo: target });
    const id = table.put(troll, "play");
    expect(table.fight(id).faults()).toHaveLength(1);
  });

  it("an upgrade grants its creature an ability", () => {
    const table = new TestTable({ house: "brobnar" });
    const id = table.put(troll, "play");
    table.put(upgrade("Badge", upgradeGrants(timed("afterReap", gain(n(2))))), "play", "you", { attachedTo: id });
    table.reap(id);
    expect(table.player().amber).toBe(3);
  });

  it("damage may be divided, and splash to neighbors", () => {
    const table = new TestTable();
    const line = table.fill("play", [troll, troll, troll], "opponent");
    const base = { kind: "dealDamage", ...named("damage"), by: null, armor: "prevents" } as const;
    table.arrange([{ ...base, amount: n(3), to: each(creatures(enemy)), splash: null, division: "divided" }]);
    table.input({ kind: "answer", answer: [1, 2, 0] });
    table.arrange([{ ...base, amount: n(3), to: choose(creatures(enemy)), splash: one, division: "each" }], 1);
    expect(line.map((id) => table.card(id).damage)).toEqual([2, 5, 1]);
  });
});
