import { describe, expect, it } from "vitest";
import { atLeast, card, choose, conditional, count, creatures, destroy, each, event, fixed, friendly, gain, make, n, named, one, opponent, ready, result, source, status, token, triggered } from "./cards.js"; // prettier-ignore
import * as refs from "./references.js";
import { TestTable } from "./table.js";

const { grunt, urchin, plan, engine, pawn, troll } = refs;

/** A table on which you have that reference card. */
function withReference(reference: typeof grunt | null = grunt): TestTable {
  return new TestTable({ you: reference });
}

describe("making a token creature", () => {
  it("R1 takes the top card of the maker's own deck into play facedown, exhausted, as a creature", () => {
    const table = withReference();
    table.fill("deck", [urchin, plan]);
    table.put(urchin, "deck", "opponent");
    table.arrange([make()]);
    const id = table.creature("Grunt");
    expect(table.card(id)).toMatchObject({
      facing: "down",
      exhausted: true,
      zone: "play",
      owner: "you",
      card: "Urchin",
    });
    expect(table.names("deck")).toEqual(["Plan"]);
    expect(table.names("deck", "opponent")).toEqual(["Urchin"]);
    expect(table.looks(id).type).toBe("creature");
  });

  it("R2 makes a copy of the reference card: name, house, power, armor, traits and text", () => {
    const table = withReference();
    table.put(urchin, "deck");
    table.arrange([make()]);
    const looks = table.looks(table.creature("Grunt"));
    expect(looks).toMatchObject({
      name: "Grunt",
      houses: ["mars"],
      power: 3,
      armor: 0,
      traits: ["martian", "soldier"],
    });
    expect(looks).toMatchObject({ abilities: [], bonusIcons: [], token: true });
  });

  it.each([
    ["left", ["Grunt", "Troll"]],
    ["right", ["Troll", "Grunt"]],
  ])("R4 puts it on the %s flank that the active player chooses", (side, line) => {
    const table = withReference();
    table.put(troll, "play");
    table.put(urchin, "deck");
    table.arrange([make()]);
    expect(table.state.pending?.request).toMatchObject({ purpose: "flank", player: "you" });
    table.answer(side);
    expect(table.line()).toEqual(line);
  });

  it("R4 asks nothing where the battleline is empty", () => {
    const table = withReference();
    table.put(urchin, "deck");
    expect(table.arrange([make()]).state.pending).toBeNull();
  });

  it("R4 asks the active player for a token of the other player too", () => {
    const table = new TestTable({ opponent: grunt });
    table.put(troll, "play", "opponent");
    table.put(urchin, "deck", "opponent");
    table.arrange([make({ maker: opponent })]);
    expect(table.state.pending?.request.player).toBe("you");
    table.answer("left");
    expect(table.line("opponent")).toEqual(["Grunt", "Troll"]);
  });

  it.each([
    ["left", ["Grunt", "Troll", "Pawn"]],
    ["right", ["Troll", "Pawn", "Grunt"]],
  ] as const)("R5 puts it on the %s flank without asking where the effect says so", (side, line) => {
    const table = withReference();
    table.fill("play", [troll, pawn]);
    table.put(urchin, "deck");
    expect(table.arrange([make({ placement: { kind: "flank", side } })]).line()).toEqual(line);
  });

  it("R5 puts it right beside a creature, also between two", () => {
    const table = withReference();
    const [, second] = table.fill("play", [troll, pawn]);
    table.put(urchin, "deck");
    table.resolve(second ?? 0, [make({ placement: { kind: "beside", of: source, side: "left" } })]);
    expect(table.line()).toEqual(["Troll", "Grunt", "Pawn"]);
  });

  it("R6 makes several of successive cards one at a time, with a choice of flank for each", () => {
    const table = withReference();
    table.put(troll, "play");
    table.fill("deck", [urchin, plan, engine, pawn]);
    table.arrange([make({ count: n(3) })], "left", "left", "left");
    expect(table.names("battleline")).toEqual(["Engine", "Plan", "Urchin", "Troll"]);
    expect(table.line()).toEqual(["Grunt", "Grunt", "Grunt", "Troll"]);
    expect(
      table
        .player()
        .battleline.slice(0, 3)
        .every((id) => table.card(id).exhausted),
    ).toBe(true);
  });

  it("R6 makes as many as there are cards", () => {
    const table = withReference();
    table.put(urchin, "deck");
    expect(table.arrange([make({ count: n(3) })]).line()).toEqual(["Grunt"]);
  });

  it("R7 makes nothing of an empty deck and does not shuffle the discard pile into it", () => {
    const table = withReference();
    table.fill("discard", [urchin, plan, engine]);
    table.arrange([make(), gain(one)]);
    expect(table.line()).toEqual([]);
    expect(table.names("discard")).toEqual(["Urchin", "Plan", "Engine"]);
    expect(table.faults()).toEqual([]);
    expect(table.player().amber).toBe(1);
  });

  it("R8 plays nothing: no icons, no Play ability, no event of a card played", () => {
    const table = withReference();
    table.put(plan, "deck");
    table.arrange([make()]);
    expect(table.player().amber).toBe(0);
    expect(table.kinds()).not.toContain("played");
  });

  it("R8 is entering play: abilities after a creature enters play resolve", () => {
    const table = withReference();
    table.put(
      card("Cannon", {
        type: "artifact",
        abilities: [triggered(event("entersPlay", { object: creatures() }), [gain(one)])],
      }),
      "play",
    );
    table.put(urchin, "deck");
    table.arrange([make()]);
    expect(table.player().amber).toBe(1);
  });

  it("R9 does nothing without a reference card; the rest of the ability resolves", () => {
    const table = withReference(null);
    table.put(pawn, "play");
    table.put(urchin, "deck");
    table.arrange([destroy(choose(creatures(friendly))), make({ count: n(2) }), gain(one)]);
    expect(table.line()).toEqual([]);
    expect(table.names("deck")).toEqual(["Urchin"]);
    expect(table.player().amber).toBe(1);
  });

  it.each([
    [refs.blorb, ["Blorb", "Blorb"]],
    [refs.b0t, []],
    [null, []],
  ])("R10 makes a named token only of a reference card with that name (%#)", (reference, line) => {
    const table = withReference(reference);
    table.fill("deck", [urchin, pawn]);
    table.arrange([make({ count: n(2), named: "Blorb", placement: { kind: "flank", side: "left" } })]);
    expect(table.line()).toEqual(line);
  });

  it("R10 lets the rest of a borrowed ability that names another's token resolve", () => {
    const table = withReference(refs.b0t);
    table.token(refs.stooge, pawn, "opponent", { controller: "you" });
    const stooges = creatures({ kind: "named", name: "Stooge" });
    table.arrange([make({ named: "Stooge" }), destroy(each(stooges))]);
    expect(table.line()).toEqual([]);
    expect(table.names("discard", "opponent")).toEqual(["Pawn"]);
  });

  it("R11 uses the deck and the reference card of whoever resolves it, whoever owns the card", () => {
    const table = new TestTable({ you: refs.b0t, opponent: grunt });
    table.put(urchin, "deck");
    table.put(pawn, "deck", "opponent");
    const generator = table.put(engine, "play", "opponent", { controller: "you" });
    table.resolve(generator, [make()]);
    expect(table.line()).toEqual(["B0-T"]);
    expect(table.names("deck", "opponent")).toEqual(["Pawn"]);
  });

  it.each([
    [grunt, ["Grunt"]],
    [null, []],
  ])("R12 has the opponent make it of their deck by their reference card (%#)", (reference, line) => {
    const table = new TestTable({ you: refs.b0t, opponent: reference });
    table.put(urchin, "deck");
    table.put(pawn, "deck", "opponent");
    table.arrange([make({ maker: opponent })]);
    expect(table.line("opponent")).toEqual(line);
    expect(table.line()).toEqual([]);
  });

  it("R13 remembers in a delayed effect who resolves it, in the opponent's turn too", () => {
    const table = new TestTable({ you: grunt });
    table.fill("deck", [urchin, pawn]);
    table.arrange([
      {
        kind: "delayed",
        ...named("later"),
        event: event("houseChosen", { player: opponent }),
        times: "once",
        duration: { kind: "nextTurn", player: "opponent" },
        condition: null,
        instructions: [make({ count: n(2), placement: { kind: "flank", side: "left" } }), ready(result("make"))],
      },
    ]);
    table.give("you", { hand: [] });
    table.fill("hand", [pawn, pawn, pawn, pawn, pawn, pawn]);
    table.endTurn("brobnar");
    expect(table.state.turn.active).toBe("opponent");
    expect(table.line()).toEqual(["Grunt", "Grunt"]);
    expect(table.player().battleline.every((id) => !table.card(id).exhausted)).toBe(true);
  });
});

describe("how a token creature enters play", () => {
  it("R3 enters as the reference card says: Berserker ready and enraged", () => {
    const table = withReference(refs.berserker);
    table.put(urchin, "deck");
    table.arrange([make()]);
    expect(table.card(table.creature("Berserker"))).toMatchObject({ exhausted: false, statuses: ["enrage"] });
  });

  it("R3 enters ready where an effect says so of friendly token creatures", () => {
    const table = withReference();
    table.put(
      card("Trainer", {
        abilities: [fixed({ kind: "entersPlay", affected: creatures(friendly, token), state: "ready" })],
      }),
      "play",
    );
    table.put(urchin, "deck");
    table.arrange([make()], "left");
    expect(table.card(table.creature("Grunt")).exhausted).toBe(false);
  });

  it("R3 enters exhausted and is readied by its maker", () => {
    const table = withReference();
    table.put(urchin, "deck");
    table.arrange([make(), ready(result("make"))]);
    expect(table.card(table.creature("Grunt")).exhausted).toBe(false);
  });

  it("R8 resolves the text of the reference card after it enters: Cleric captures", () => {
    const table = withReference(refs.cleric);
    table.put(urchin, "deck");
    table.give("opponent", { amber: 2 });
    table.arrange([make()]);
    expect(table.card(table.creature("Cleric")).amber).toBe(1);
    expect(table.player("opponent").amber).toBe(1);
  });

  it("R31 speaks with them of exactly those that were made", () => {
    const table = withReference();
    table.token(grunt, pawn);
    table.fill("deck", [urchin]);
    table.arrange([make({ count: n(2) }), status("enrage", result("make"))], "right");
    expect(table.player().battleline.map((id) => table.card(id).statuses)).toEqual([[], ["enrage"]]);
  });

  it("R31 does nothing to them where none was made", () => {
    const table = withReference();
    table.token(grunt, pawn);
    table.arrange([make(), status("enrage", result("make"))]);
    expect(table.player().battleline.map((id) => table.card(id).statuses)).toEqual([[]]);
  });

  it.each([
    ["left", 1],
    ["right", 0],
  ])("R31 judges adjacency after it is placed (%s)", (side, amber) => {
    const table = withReference();
    table.fill("play", [card("Mutt", { traits: ["mutant"] }), troll]);
    table.put(urchin, "deck");
    const mutant = creatures(
      { kind: "trait", trait: "mutant" },
      { kind: "neighborOf", of: result("make"), side: "either" },
    );
    table.arrange([make(), conditional(atLeast(count(mutant), 1), [gain(one)])], side);
    expect(table.player().amber).toBe(amber);
  });

  it("R33 counts token creatures when the sentence resolves, the new one with them", () => {
    const table = withReference();
    table.token(grunt, pawn);
    table.token(grunt, pawn);
    table.token(grunt, pawn, "opponent");
    table.put(urchin, "deck");
    table.arrange([make(), gain(count(creatures(friendly, token)))], "left");
    expect(table.player().amber).toBe(3);
  });
});
