import { describe, expect, it } from "vitest";
import type { Ability } from "../../../src/keyforge/effects/index.js";
import { exercise, view } from "../../../src/keyforge/runtime/index.js";
import { card, cardsIn, choose, conditional, creatures, damage, destroy, draw, each, enemy, event, filter, fixed, friendly, gain, keyword, named, one, opponent, replacement, source, timed, triggered, upgrade, you } from "./cards.js"; // prettier-ignore
import * as refs from "./references.js";
import { TestTable } from "./table.js";

const { pawn, plan, troll } = refs;

/** An archon power with that ability. */
function power(ability: Ability): ReturnType<typeof card> {
  return card("Decree", { type: "archonPower", houses: ["archonpower"], abilities: [ability] });
}

/** A table with an archon power of yours beside the identity card. */
function withPower(ability: Ability): TestTable {
  const table = new TestTable();
  table.put(power(ability), "identity");
  return table;
}

describe("archon powers: they hold beside the identity card and are not in play", () => {
  it("constant abilities apply to friendly cards alone", () => {
    const table = withPower(fixed({ kind: "power", affected: creatures(friendly), change: "more", amount: one }));
    const [mine, theirs] = [table.put(troll, "play"), table.put(troll, "play", "opponent")];
    expect(table.looks(mine).power).toBe((troll.power ?? 0) + 1);
    expect(table.looks(theirs).power).toBe(troll.power);
  });

  it("triggered abilities resolve after what happens to others", () => {
    const table = withPower(triggered(event("destroyed", { object: creatures(enemy) }), [gain(one)]));
    table.put(pawn, "play", "opponent");
    table.arrange([destroy(each(creatures(enemy)))]);
    expect(table.player().amber).toBe(1);
  });

  it("replacement effects are applied", () => {
    const table = withPower(replacement(event("amberGained", { player: you }), "must", draw(one)));
    table.fill("deck", [plan]);
    table.arrange([gain(one)]);
    expect([table.player().amber, table.names("hand")]).toEqual([0, ["Plan"]]);
  });

  it("abilities about a state are resolved as it comes about", () => {
    const none = { kind: "compare", left: { kind: "count", filter: creatures(enemy) }, is: { relation: "equal", to: { kind: "number", value: 0 } } } as const; // prettier-ignore
    const table = withPower(triggered(event("stateHolds"), [gain(one)], none));
    table.put(pawn, "play", "opponent");
    table.arrange([destroy(each(creatures(enemy)))]);
    expect(table.player().amber).toBe(1);
  });

  it("nothing destroys them, no filter over cards in play finds them, and both players see them", () => {
    const table = withPower(fixed({ kind: "power", affected: creatures(friendly), change: "more", amount: one }));
    table.put(pawn, "play");
    table.arrange([destroy(each(filter([], [])))]);
    expect(Object.values(table.state.objects).map(({ zone }) => zone)).toEqual(["identity", "discard"]);
    expect(view(table.state, "opponent").cards.map(({ printed }) => printed)).toContain("Decree");
  });

  it.each<[string, Ability]>([
    ["constant", fixed({ kind: "gainKeyword", affected: creatures(friendly), keyword: { keyword: "taunt", value: null } })],
    ["granting", fixed({ kind: "gainAbilities", affected: creatures(friendly), abilities: [timed("afterReap", draw(one))] })],
    ["after a house is chosen", triggered(event("houseChosen", { details: [{ kind: "house", house: "dis" }] }), [gain(one)])],
    ["at the start of the turn", triggered(event("turnBegins", { player: you }), [damage(1, choose(creatures()))])],
  ])("are tried: %s", (_, ability) => {
    expect([...exercise(power(ability)).reasons.values()]).toEqual([]);
  }); // prettier-ignore
});

describe("abilities that ask their own card to be out of play work from there", () => {
  const inDiscard = { kind: "fits", object: source, filter: cardsIn("discard", you) } as const;
  const rises = triggered(event("turnBegins", { player: you }), [
    conditional(inDiscard, [
      { kind: "putIntoPlay", ...named("rise"), player: you, objects: source, enters: ["ready"], placement: { kind: "flank", side: "left" } },
    ]),
  ]); // prettier-ignore
  const phoenix = card("Phoenix", { abilities: [rises] });
  const heir = card("Heir", { abilities: [triggered(event("turnBegins", { player: you }), [gain(one)])] });

  it.each([
    ["discard", ["Phoenix"]],
    ["hand", []],
    ["purged", []],
  ] as const)("from the %s", (zone, line) => {
    const table = new TestTable();
    table.put(phoenix, zone, "opponent");
    table.endTurn("logos");
    expect(table.line("opponent")).toEqual(line);
  });

  it("while abilities that ask nothing of the kind do not", () => {
    const table = new TestTable();
    table.put(heir, "discard", "opponent");
    table.endTurn("logos");
    expect(table.player("opponent").amber).toBe(0);
  });

  it("are tried from there", () => {
    expect([...exercise(phoenix).reasons.values()]).toEqual([]);
  });
});

describe("entrench: as cards ready, its controller may leave it exhausted", () => {
  const palisade = card("Palisade", { abilities: [keyword("entrench")] });

  it.each([
    [[0], true],
    [[], false],
  ])("%j", (answer, exhausted) => {
    const table = new TestTable();
    const id = table.put(palisade, "play", "you", { exhausted: true });
    const other = table.put(troll, "play", "you", { exhausted: true });
    table.endTurn(answer, "logos");
    expect([table.card(id).exhausted, table.card(other).exhausted]).toEqual([exhausted, false]);
  });

  it("is not asked for what is ready", () => {
    const table = new TestTable();
    table.put(palisade, "play");
    table.endTurn();
    expect(table.state.pending?.request.purpose).toBe("house");
  });
});

describe("what triggers look for", () => {
  it("playing an upgrade attaches it", () => {
    const patch = upgrade("Patch", triggered(event("attached", { object: source }), [gain(one)]));
    const table = new TestTable();
    table.put(troll, "play");
    table.play(table.put(patch, "hand"));
    expect(table.player().amber).toBe(1);
  });

  it("R18 a neighbor that is destroyed was one as it left", () => {
    const neighbor = creatures({ kind: "neighborOf", of: source, side: "either" });
    const mourner = card("Mourner", { abilities: [triggered(event("destroyed", { object: neighbor }), [gain(one)])] });
    const table = new TestTable();
    const [near] = table.fill("play", [pawn, mourner, troll]);
    const far = table.put(pawn, "play");
    table.resolve(far, [destroy(source)]);
    expect(table.player().amber).toBe(0);
    table.resolve(near ?? far, [destroy(source)]);
    expect(table.player().amber).toBe(1);
  });

  it("nothing of it is the opponent's", () => {
    const patch = upgrade("Patch", triggered(event("attached", { object: source, player: opponent }), [gain(one)]));
    const table = new TestTable();
    table.put(troll, "play");
    table.play(table.put(patch, "hand"));
    expect(table.player().amber).toBe(0);
  });
});
