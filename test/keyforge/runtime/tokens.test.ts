import { describe, expect, it } from "vitest";
import { view } from "../../../src/keyforge/runtime/index.js";
import { card, choose, creatures, damage, destroy, each, enemy, exalt, fixed, friendly, gain, make, n, named, nonToken, one, other, restOfTurn, result, source, status, timed, token, you } from "./cards.js"; // prettier-ignore
import type { Instruction, StaticEffect } from "../../../src/keyforge/effects/index.js";
import * as refs from "./references.js";
import { TestTable } from "./table.js";

const { grunt, urchin, plan, engine, pawn, troll } = refs;

/** Effects for the remainder of the turn. */
function lasting(...effects: readonly StaticEffect[]): Instruction {
  return { kind: "lasting", ...named("lasting"), effects, duration: restOfTurn };
}

describe("a token creature is a creature", () => {
  it.each<[string, Instruction, object]>([
    ["stunned", status("stun", each(creatures())), { statuses: ["stun"] }],
    ["warded", status("ward", each(creatures())), { statuses: ["ward"] }],
    ["enraged", status("enrage", each(creatures())), { statuses: ["enrage"] }],
    ["exalted", exalt(each(creatures())), { amber: 1 }],
    ["dealt damage", damage(2, each(creatures())), { damage: 2 }],
    [
      "given counters",
      { kind: "putCounters", ...named("put"), counter: "power", amount: one, objects: each(creatures()) },
      { counters: { power: 1 } },
    ],
  ])("R14 can be %s", (_, instruction, parts) => {
    const table = new TestTable({ you: grunt });
    const id = table.token(grunt, plan);
    table.arrange([instruction]);
    expect(table.card(id)).toMatchObject(parts);
  });

  it("R14 is used like any creature of its house", () => {
    const table = new TestTable({ you: grunt, house: "mars" });
    const id = table.token(grunt, plan);
    table.reap(id);
    expect(table.player().amber).toBe(1);
    expect(table.card(id).exhausted).toBe(true);
  });

  it("R15 belongs to the reference card's house and to no house of the hidden card", () => {
    const table = new TestTable({ you: grunt, house: "dis" });
    const id = table.token(grunt, plan);
    table.reap(id);
    expect(table.faults()).toHaveLength(1);
    expect(table.player().amber).toBe(0);
  });

  it("R15 lets its controller choose its house as active house", () => {
    const table = new TestTable({ opponent: refs.squire });
    table.token(refs.squire, plan, "opponent");
    table.endTurn("sanctum");
    expect(table.state.turn).toMatchObject({ active: "opponent", house: "sanctum" });
  });

  it("R16 shares its name with all copies: each other creature with the same name is one", () => {
    const table = new TestTable({ you: grunt });
    table.token(grunt, plan);
    table.token(grunt, urchin);
    table.token(grunt, engine, "opponent");
    table.fill("play", [pawn]);
    const same = creatures({ kind: "named", name: { kind: "nameOf", of: result("chosen") } });
    const chosen = { kind: "chooseObjects", ...named("chosen"), objects: choose(creatures(friendly, token)) } as const;
    table.arrange([chosen, destroy(each(same))], 0);
    expect([table.line(), table.line("opponent")]).toEqual([["Pawn"], []]);
  });

  it("R16 counts uses of all copies together for the Rule of Six", () => {
    const table = new TestTable({ you: grunt, house: "mars" });
    const tokens = Array.from({ length: 7 }, () => table.token(grunt, plan));
    for (const id of tokens) table.reap(id);
    expect(table.player().amber).toBe(6);
    expect(table.faults()).toHaveLength(1);
  });

  it("R17 hides the card from everybody until the flank is chosen, then shows it to its controller alone", () => {
    const table = new TestTable({ you: grunt });
    table.put(troll, "play");
    const id = table.put(urchin, "deck");
    table.arrange([make()]);
    const seen = (): (string | null)[] =>
      [view(table.state, "you"), view(table.state, "opponent")].map(
        ({ cards }) => cards.find((one) => one.id === id || one.facing === "down")?.printed ?? null,
      );
    expect(seen()).toEqual([null, null]);
    table.answer("left");
    expect(seen()).toEqual(["Urchin", null]);
  });

  it("R17 gives the right to look to a new controller and takes it from the old one", () => {
    const table = new TestTable({ opponent: grunt });
    const id = table.token(grunt, urchin, "opponent");
    table.arrange([
      { kind: "takeControl", ...named("take"), player: you, objects: each(creatures(enemy)), duration: null },
    ]);
    const seen = (player: string): unknown => view(table.state, player).cards.find((one) => one.id === id)?.printed;
    expect([seen("you"), seen("opponent")]).toEqual(["Urchin", null]);
  });

  it("R40 shows the reference card to both", () => {
    const table = new TestTable({ you: grunt });
    expect(view(table.state, "opponent").players[0]?.reference).toBe("Grunt");
  });

  it("R39 goes with the deck: whoever has the deck makes its token creatures", () => {
    const table = new TestTable({ you: grunt, opponent: refs.savant });
    const [mine, theirs] = [table.player(), table.player("opponent")];
    table.give("you", { reference: theirs.reference });
    table.give("opponent", { reference: mine.reference });
    table.put(urchin, "deck");
    expect(table.arrange([make()]).line()).toEqual(["Savant"]);
  });
});

describe("copies, blanks and numbers", () => {
  const frane = card("Frane", {
    power: 4,
    houses: ["staralliance"],
    traits: ["human"],
    abilities: [timed("afterReap", gain(n(5)))],
  });
  const copyFrane = lasting({
    kind: "copyOf",
    affected: creatures(friendly, token),
    of: choose(creatures({ kind: "named", name: "Frane" })),
  });

  it("R27 makes a token a copy of another creature for the turn: still a token creature", () => {
    const table = new TestTable({ you: refs.rebel, house: "staralliance" });
    const id = table.token(refs.rebel, plan);
    table.put(frane, "play");
    table.arrange([copyFrane]);
    expect(table.looks(id)).toMatchObject({ name: "Frane", power: 4, houses: ["staralliance"], token: true });
    table.reap(id);
    expect(table.player().amber).toBe(6);
    table.give("opponent", { houses: ["logos"] });
    table.endTurn();
    expect(table.looks(id)).toMatchObject({ name: "Rebel", power: 1 });
  });

  it("R27 copies printed text only, not what effects grant", () => {
    const table = new TestTable({ you: refs.rebel });
    const id = table.token(refs.rebel, plan);
    const plain = table.put(card("Plain"), "play");
    table.put(
      card("Grant", {
        type: "upgrade",
        abilities: [
          fixed({ kind: "gainAbilities", affected: { kind: "host" }, abilities: [timed("afterReap", gain(n(9)))] }),
        ],
      }),
      "play",
      "you",
      { attachedTo: plain },
    );
    const of = choose(creatures(nonToken));
    table.arrange([lasting({ kind: "copyOf", affected: creatures(friendly, token), of })]);
    expect(table.looks(id)).toMatchObject({ name: "Plain", abilities: [] });
  });

  it("R27 has a token made meanwhile enter as the token creature, and then it is the copy", () => {
    const table = new TestTable({ you: refs.rebel });
    table.put(frane, "play");
    table.put(
      card("Trainer", {
        abilities: [fixed({ kind: "entersPlay", affected: creatures(friendly, token), state: "ready" })],
      }),
      "play",
    );
    table.put(urchin, "deck");
    table.arrange([copyFrane, make()], "left");
    expect(table.line()).toEqual(["Frane", "Frane", "Trainer"]);
    expect(table.card(table.player().battleline[0] ?? 0).exhausted).toBe(false);
  });

  it("R28 copies of a token creature its token side, never the hidden one", () => {
    const table = new TestTable({ you: refs.defender });
    table.token(refs.defender, troll);
    const gel = table.put(card("Gel", { power: 9, abilities: [timed("play", gain(one))] }), "play");
    table.resolve(gel, [
      { kind: "becomeCopy", ...named("copy"), objects: source, of: choose(creatures(other)), duration: null },
    ]);
    expect(table.looks(gel)).toMatchObject({ name: "Defender", power: 2, armor: 1, token: false });
  });

  it("R24 counts a faceup card that copies a token creature as no token creature", () => {
    const table = new TestTable({ you: refs.defender });
    table.token(refs.defender, troll);
    const gel = table.put(card("Gel"), "play");
    table.resolve(gel, [
      { kind: "becomeCopy", ...named("copy"), objects: source, of: choose(creatures(other)), duration: null },
    ]);
    table.arrange([destroy(each(creatures(token)))]);
    expect(table.names("battleline")).toEqual(["Gel"]);
  });

  it("R29 blanks text and keywords and leaves name, house, traits, numbers and bonuses", () => {
    const table = new TestTable({ you: refs.strangeShell, house: "ekwidon" });
    const id = table.token(refs.strangeShell, plan, "you", { counters: { power: 3 } });
    table.arrange([lasting({ kind: "blank", affected: creatures({ kind: "named", name: "Strange Shell" }) })]);
    expect(table.looks(id)).toMatchObject({ name: "Strange Shell", power: 4, armor: 4, abilities: [], token: true });
    table.reap(id);
    expect(table.player().amber).toBe(1);
  });

  it("R29 keeps a Strange Shell that is not blank from reaping", () => {
    const table = new TestTable({ you: refs.strangeShell, house: "ekwidon" });
    const id = table.token(refs.strangeShell, plan);
    expect(table.reap(id).faults()).toHaveLength(1);
  });

  it.each<[string, StaticEffect, object]>([
    ["+1 armor", { kind: "armor", affected: creatures(token), change: "more", amount: one }, { power: 3, armor: 1 }],
    ["+2 power", { kind: "power", affected: creatures(token), change: "more", amount: n(2) }, { power: 5, armor: 0 }],
    ["set to 6 power", { kind: "setPower", affected: creatures(token), amount: n(6) }, { power: 6 }],
  ])("R30 applies %s on top of what it is a copy of", (_, effect, looks) => {
    const table = new TestTable({ you: grunt });
    const id = table.token(grunt, plan);
    table.put(card("Banner", { type: "artifact", abilities: [fixed(effect)] }), "play");
    expect(table.looks(id)).toMatchObject(looks);
  });

  it("R30 adds power counters to the power of the reference card", () => {
    const table = new TestTable({ you: grunt });
    expect(table.looks(table.token(grunt, plan, "you", { counters: { power: 2 } })).power).toBe(5);
  });

  it("R30 counts neighbors and others by the text of the reference card", () => {
    const table = new TestTable({ you: refs.disciple });
    const [first, second, third] = [plan, urchin, engine].map((one) => table.token(refs.disciple, one));
    expect([first, second, third].map((id) => table.looks(id ?? 0).power)).toEqual([2, 3, 2]);
    const pack = new TestTable({ you: refs.wolf });
    const wolf = pack.token(refs.wolf, plan);
    pack.token(refs.wolf, urchin);
    expect(pack.looks(wolf).power).toBe(2);
  });

  it("R30 has what holds while a key is forged", () => {
    const table = new TestTable({ you: refs.corsair });
    const id = table.token(refs.corsair, plan);
    expect(table.looks(id)).toMatchObject({ power: 2, keywords: [] });
    table.give("you", { keys: ["red"] });
    expect(table.looks(id)).toMatchObject({ power: 3, keywords: [{ keyword: "skirmish", value: null }] });
  });
});
