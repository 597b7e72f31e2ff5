import { describe, expect, it } from "vitest";
import type { Filter, PlayerReference, StaticEffect } from "../../../src/keyforge/effects/index.js";
import { attackable } from "../../../src/keyforge/runtime/act/legal.js";
import { sightOf } from "../../../src/keyforge/runtime/index.js";
import { action, artifact, card, creatures, destroy, each, enemy, event, filter, fixed, friendly, gain, keyword, move, n, named, one, opponent, purged, replacement, source, steal, timed, upgrade, you } from "./cards.js"; // prettier-ignore
import * as refs from "./references.js";
import { TestTable } from "./table.js";

const { pawn } = refs;

/** A table with an artifact of yours of which an effect always holds. */
function under(effect: StaticEffect, parts: ConstructorParameters<typeof TestTable>[0] = {}): TestTable {
  const table = new TestTable(parts);
  table.put(artifact("Law", fixed(effect)), "play");
  return table;
}

/** The names of the cards that may be played or discarded now. */
function possible(table: TestTable, kind: "play" | "discard"): string[] {
  return (table.request()?.options ?? []).flatMap((option) =>
    option.kind === "action" && option.action.kind === kind ? [table.looks(option.action.card).name] : [],
  );
}

describe("what players cannot do", () => {
  it("what is theirs cannot be stolen, and is lost as ever", () => {
    const table = under({ kind: "playerCannot", player: opponent, act: "haveAmberStolen", what: null });
    table.give("opponent", { amber: 3 });
    table.arrange([steal(one), { kind: "loseAmber", ...named("lose"), player: opponent, amount: one }]);
    expect([table.player().amber, table.player("opponent").amber]).toEqual([0, 2]);
  });

  it("no more than so many cards are played in a turn, and as many in the next", () => {
    const limit = { kind: "turnLimit", player: you, act: "playCards", what: creatures(), most: 1 } as const;
    const table = under({ ...limit, what: filter(["creature"], [], []) });
    const [first = 0] = table.fill("hand", [pawn, pawn, action("Spell")]);
    table.play(first);
    expect(possible(table, "play")).toEqual(["Spell"]);
    table.endTurn("logos").endTurn("logos");
    expect(possible(table, "play")).toContain("Pawn");
  });

  it("no more than so many keys are forged in a turn", () => {
    const table = under({ kind: "turnLimit", player: you, act: "forgeKeys", what: null, most: 1 });
    const forge = { kind: "forgeKey", ...named("forge"), player: you, cost: { kind: "free" } } as const;
    table.arrange([forge, forge], "red");
    expect(table.player().keys).toEqual(["red"]);
  });

  it.each([
    [2, ["red"], []],
    [3, ["red"], ["blue"]],
  ])("a key of that number is not forged (%i)", (key, before, more) => {
    const table = under({ kind: "keyBarred", player: you, key });
    table.give("you", { keys: ["red"] });
    table.arrange([{ kind: "forgeKey", ...named("forge"), player: you, cost: { kind: "free" } }], ...more);
    expect(table.player().keys).toEqual([...before, ...more]);
  });

  it("a card is kept in the hand in the main step, and discarded by effects", () => {
    const relic = card("Relic", {
      abilities: [fixed({ kind: "cannot", affected: source, act: "beDiscardedByHand", by: null })],
    });
    const table = new TestTable();
    table.fill("hand", [relic, pawn]);
    expect(possible(table, "discard")).toEqual(["Pawn"]);
  });
});

describe("upgrades", () => {
  const plate = upgrade("Plate", fixed({ kind: "attachOnly", affected: source, to: creatures(friendly) }));

  it("are attached only to what they say", () => {
    const table = new TestTable();
    table.put(pawn, "play");
    table.put(card("Foe"), "play", "opponent");
    const id = table.put(plate, "hand");
    table.play(id);
    expect(table.card(id).attachedTo).toBe(table.creature("Pawn"));
  });

  it("are not played where there is no such creature", () => {
    const table = new TestTable();
    table.put(card("Foe"), "play", "opponent");
    table.put(plate, "hand");
    expect(possible(table, "play")).toEqual([]);
  });
});

describe("what cards are without", () => {
  it("abilities behind a header are lost, those behind others stay (R29)", () => {
    const table = under({ kind: "loseAbilities", affected: creatures(enemy), timing: "destroyed" });
    const both = timed(["destroyed", "afterReap"], gain(one));
    const foe = table.put(card("Foe", { abilities: [both] }), "play", "opponent");
    expect(table.looks(foe).abilities.map(({ ability }) => ability)).toMatchObject([{ timings: ["afterReap"] }]);
    table.arrange([destroy(each(creatures(enemy)))]);
    expect(table.player("opponent").amber).toBe(0);
  });

  it("traits are lost, the rest stays", () => {
    const table = under({ kind: "loseTraits", affected: creatures() });
    const id = table.put(card("Human", { traits: ["human"], houses: ["mars"] }), "play");
    expect(table.looks(id)).toMatchObject({ traits: [], houses: ["mars"], name: "Human" });
  });
});

describe("what holds in a fight", () => {
  const poisonous = (role: "attacking" | "attacked", against: typeof enemyFlank | null = null): StaticEffect => ({
    kind: "gainKeyword",
    affected: filter([], [{ kind: "among", of: source }, { kind: "fighting", role, against }]),
    keyword: { keyword: "poison", value: null },
  }); // prettier-ignore
  const enemyFlank = creatures(enemy, { kind: "position", position: "flank" });
  const snake = (effect: StaticEffect) => card("Snake", { power: 3, abilities: [fixed(effect)] });
  const foe = card("Foe", { power: 9 });

  it.each([
    ["attacks", poisonous("attacking"), 0],
    ["is attacked, it does not hold", poisonous("attacked"), 1],
    ["attacks an enemy flank creature", poisonous("attacking", enemyFlank), 0],
  ])("where it %s", (_, effect, left) => {
    const table = new TestTable();
    const attacker = table.put(snake(effect), "play");
    table.put(foe, "play", "opponent");
    table.fight(attacker);
    expect(table.line("opponent")).toHaveLength(left);
    expect(table.state.fight).toBeNull();
  });

  it("does not hold against others, nor outside a fight", () => {
    const table = new TestTable();
    const attacker = table.put(snake(poisonous("attacking", enemyFlank)), "play");
    table.fill("play", [card("Left"), foe, card("Right")], "opponent");
    expect(table.looks(attacker).keywords).toEqual([]);
    table.fight(attacker, "Foe");
    expect(table.line("opponent")).toEqual(["Left", "Foe", "Right"]);
  });
});

describe("what happens instead", () => {
  const key = { kind: "forgeKey", ...named("forge"), player: you, cost: { kind: "free" } } as const;

  it("of a key that would be forged", () => {
    const table = new TestTable();
    const curse = table.put(artifact("Curse", replacement(event("keyForged", { player: you }), "must", move(source, purged, "purge"))), "play"); // prettier-ignore
    table.arrange([key]);
    expect([table.player().keys, table.card(curse).zone]).toEqual([[], "purged"]);
    table.arrange([{ ...key, id: "again", result: "again" }], "red");
    expect(table.player().keys).toEqual(["red"]);
  });

  it("R36 of an icon, another icon", () => {
    const table = new TestTable();
    const asDraw = { kind: "resolveIcon", ...named("icon"), player: you, icon: { kind: "draw" } } as const;
    const pattern = event("bonusIconResolved", { player: you, details: [{ kind: "icon", icon: "amber" }] });
    table.put(artifact("Lens", replacement(pattern, "may", asDraw)), "play");
    table.fill("deck", [pawn]);
    const id = table.put(action("Spell"), "hand");
    table.state = {
      ...table.state,
      cards: { ...table.state.cards, [table.card(id).card]: { ...action("Spell"), amber: 1 } },
    };
    table.play(id, "yes");
    expect([table.player().amber, table.names("hand")]).toEqual([0, ["Pawn"]]);
  });
});

describe("what attackers ignore, and deal beside their power", () => {
  const guard = card("Guard", { power: 5, armor: 2, abilities: [keyword("taunt")] });
  const sly = card("Sly", { power: 2, abilities: [keyword("elusive")] });

  it.each([
    ["nothing", [], ["Guard"], 1],
    ["taunt", ["taunt"], ["Sly", "Guard"], 1],
    ["armor", ["armor"], ["Guard"], 3],
  ] as const)("%s", (_, what, targets, dealt) => {
    const table = new TestTable();
    const ape = card("Ape", { power: 3, abilities: [fixed({ kind: "ignores", affected: source, what })] });
    const attacker = table.put(ape, "play");
    table.fill("play", [sly, guard], "opponent");
    expect(attackable(sightOf(table.state), attacker, []).map((id) => table.looks(id).name)).toEqual(targets);
    table.fight(attacker, ...(targets.length > 1 ? ["Guard"] : []));
    expect(table.card(table.creature("Guard", "opponent")).damage).toBe(dealt);
  });

  it("elusive", () => {
    const table = new TestTable();
    const ape = card("Ape", { power: 3, abilities: [fixed({ kind: "ignores", affected: source, what: ["elusive"] })] });
    const attacker = table.put(ape, "play");
    table.put(sly, "play", "opponent");
    table.fight(attacker);
    expect(table.line("opponent")).toEqual([]);
  });

  it("more damage than their power", () => {
    const table = new TestTable();
    const brute = card("Brute", {
      power: 3,
      abilities: [fixed({ kind: "fightBonus", affected: source, amount: n(2) })],
    });
    const attacker = table.put(brute, "play");
    table.put(card("Foe", { power: 9 }), "play", "opponent");
    table.fight(attacker);
    expect(table.card(table.creature("Foe", "opponent")).damage).toBe(5);
  });
});

describe("what must be paid", () => {
  const toll = (act: "playCards" | "useCards", what: Filter, to: PlayerReference | null): StaticEffect => ({ kind: "toll", player: you, act, what, amount: one, to }); // prettier-ignore

  it("is paid to whom it says, and nothing is played without it", () => {
    const table = under(toll("playCards", filter(["creature"], [], []), opponent));
    const [first = 0] = table.fill("hand", [pawn, pawn]);
    expect(possible(table, "play")).toEqual([]);
    table.give("you", { amber: 1 });
    table.play(first);
    expect([table.player().amber, table.player("opponent").amber, possible(table, "play")]).toEqual([0, 1, []]);
  });

  it("is paid for a use", () => {
    const table = under(toll("useCards", creatures(friendly), null));
    const id = table.put(pawn, "play");
    table.give("you", { amber: 1 });
    table.reap(id);
    expect(table.player().amber).toBe(1);
  });

  it("is asked by a card of its own player before it is in play", () => {
    const table = new TestTable();
    const own = toll("playCards", filter([], [{ kind: "among", of: source }], []), null);
    table.put(card("Golem", { abilities: [fixed(own)] }), "hand");
    expect(possible(table, "play")).toEqual([]);
    table.give("you", { amber: 1 });
    expect(possible(table, "play")).toEqual(["Golem"]);
  });
});

describe("what else is kept from happening", () => {
  it("archives are not taken", () => {
    const table = under({ kind: "playerCannot", player: opponent, act: "takeArchives", what: null });
    table.fill("archives", [pawn], "opponent");
    table.endTurn("logos");
    expect([table.names("archives", "opponent"), table.asked()]).toEqual([["Pawn"], null]);
  });

  it("icons of cards that are played do nothing", () => {
    const table = under({ kind: "playerCannot", player: you, act: "resolveIcons", what: null });
    table.play(table.put(card("Rich", { amber: 2 }), "hand"));
    expect(table.player().amber).toBe(0);
  });

  it("creatures are not exhausted", () => {
    const table = under({ kind: "cannot", affected: creatures(), act: "beExhausted", by: null });
    const id = table.put(pawn, "play");
    table.arrange([{ kind: "exhaust", ...named("exhaust"), objects: each(creatures()) }]);
    expect(table.card(id).exhausted).toBe(false);
  });

  it("R35 æmber is captured out of the supply", () => {
    const table = new TestTable();
    const capture = { kind: "captureAmber", ...named("capture"), onto: source, from: "supply", amount: { kind: "eventAmount" } } as const; // prettier-ignore
    const spider = table.put(
      card("Spider", { abilities: [replacement(event("amberGained", { player: opponent }), "must", capture)] }),
      "play",
    );
    table.give("you", { amber: 2 });
    table.arrange([
      gain(n(3), opponent),
      { kind: "stealAmber", ...named("steal"), player: opponent, from: you, amount: one },
    ]);
    expect([table.card(spider).amber, table.player().amber, table.player("opponent").amber]).toEqual([4, 1, 0]);
  });
});
