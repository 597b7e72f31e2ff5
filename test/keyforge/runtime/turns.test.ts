import { describe, expect, it } from "vitest";
import { action, amberIcon, artifact, card, count, creatures, damage, draw, each, event, fixed, friendly, gain, keyword, lose, make, n, named, one, opponent, other, source, steal, timed, token, triggered, upgrade, you } from "./cards.js"; // prettier-ignore
import * as refs from "./references.js";
import { TestTable } from "./table.js";

const { grunt, plan, pawn, troll, urchin } = refs;

/** The names of a table's actions that are possible now. */
function actions(table: TestTable, kind: "play" | "discard" | "use"): string[] {
  return (table.request()?.options ?? []).flatMap((option) =>
    option.kind === "action" && option.action.kind === kind ? [table.looks(option.action.card).name] : [],
  );
}

describe("the steps of a turn", () => {
  it.each([
    [5, [], 5],
    [6, ["red"], 0],
    [8, ["yellow"], 2],
  ])("a key is forged for six æmber where there is as much (%i)", (amber, keys, left) => {
    const table = new TestTable();
    table.give("opponent", { amber });
    table.endTurn(...keys, "logos");
    expect(table.player("opponent")).toMatchObject({ amber: left, keys });
  });

  it("effects change what a key costs", () => {
    const table = new TestTable();
    table.put(artifact("Toll", fixed({ kind: "keyCost", player: opponent, change: "more", amount: n(2) })), "play");
    table.give("opponent", { amber: 7 });
    table.endTurn("logos");
    expect(table.player("opponent").keys).toEqual([]);
  });

  it("the third key wins", () => {
    const table = new TestTable();
    table.give("opponent", { amber: 6, keys: ["red", "blue"] });
    table.endTurn();
    expect(table.state.winner).toBe("opponent");
    expect(table.request()).toBeNull();
  });

  it("what happens at the start of a turn comes before the key", () => {
    const table = new TestTable();
    const gord = card("Gord", { abilities: [triggered(event("turnBegins", { player: you }), [gain(one)])] });
    table.put(gord, "play", "opponent");
    table.give("opponent", { amber: 5 });
    table.endTurn("red", "logos");
    expect(table.player("opponent").keys).toEqual(["red"]);
  });

  it("archives may be taken into the hand after the house is chosen", () => {
    const table = new TestTable();
    table.fill("archives", [pawn, troll], "opponent");
    table.endTurn("logos", "yes");
    expect(table.names("hand", "opponent")).toEqual(["Pawn", "Troll"]);
  });

  it("cards of the active house alone are played, used and discarded", () => {
    const table = new TestTable({ house: "logos" });
    table.fill("hand", [pawn, troll]);
    table.fill("play", [card("Mine"), card("Dark", { houses: ["dis"] })]);
    expect([actions(table, "play"), actions(table, "discard")]).toEqual([["Pawn"], ["Pawn"]]);
    expect(actions(table, "use")).toEqual(["Mine"]);
  });

  it("an omni ability is used in any house, versatile belongs to the active one", () => {
    const table = new TestTable();
    table.put(artifact("Hive", timed("omni", gain(one))), "play", "you", {});
    table.put(card("Any", { houses: ["dis"], abilities: [keyword("versatile")] }), "play");
    expect(actions(table, "use")).toEqual(["Any", "Hive"]);
  });

  it("a card enters play exhausted and is readied at the end of its controller's turn", () => {
    const table = new TestTable();
    const id = table.put(pawn, "hand");
    table.play(id);
    expect(table.card(id).exhausted).toBe(true);
    table.endTurn("logos");
    expect(table.card(id).exhausted).toBe(false);
  });

  it("what does not ready stays exhausted", () => {
    const table = new TestTable({ you: grunt });
    const id = table.token(grunt, plan, "you", { exhausted: true });
    table.put(artifact("School", fixed({ kind: "doesNotReady", affected: creatures(token) })), "play");
    table.endTurn("logos");
    expect(table.card(id).exhausted).toBe(true);
  });

  it.each([
    [0, 6, 0],
    [1, 5, 0],
    [7, 4, 6],
    [24, 2, 23],
  ])("the hand is refilled to six, less what %i chains hold back", (chains, cards, left) => {
    const table = new TestTable();
    table.fill(
      "deck",
      Array.from({ length: 9 }, () => pawn),
    );
    table.give("you", { chains });
    table.endTurn("logos");
    expect(table.player().hand).toHaveLength(cards);
    expect(table.player().chains).toBe(left);
  });

  it("while its controller has a token creature the opponent refills to one card less", () => {
    const table = new TestTable({ opponent: grunt });
    table.token(grunt, plan, "opponent");
    const less = fixed(
      { kind: "handSize", player: opponent, change: "less", amount: one },
      { kind: "compare", left: count(creatures(friendly, token)), is: { relation: "atLeast", to: one } },
    );
    table.put(card("Reaver", { abilities: [less] }), "play", "opponent");
    table.fill(
      "deck",
      Array.from({ length: 9 }, () => pawn),
    );
    table.endTurn("logos");
    expect(table.player().hand).toHaveLength(5);
  });

  it("drawing from an empty deck shuffles the discard pile into it", () => {
    const table = new TestTable();
    table.fill("discard", [pawn, troll]);
    table.arrange([draw(one)]);
    expect([table.player().hand.length, table.player().deck.length, table.player().discard.length]).toEqual([1, 1, 0]);
  });

  it("a house that must be chosen leaves no other", () => {
    const table = new TestTable();
    table.arrange([
      {
        kind: "requireHouse",
        ...named("must"),
        player: opponent,
        house: "shadows",
        rule: "must",
        duration: { kind: "nextTurn", player: "opponent" },
      },
    ]);
    table.endTurn();
    expect(table.state.turn).toMatchObject({ active: "opponent", house: "shadows" });
  });

  it("a step may be skipped", () => {
    const table = new TestTable();
    table.give("opponent", { amber: 6 });
    table.arrange([
      {
        kind: "skipStep",
        ...named("skip"),
        player: opponent,
        step: "forgeKey",
        duration: { kind: "nextTurn", player: "opponent" },
      },
    ]);
    table.endTurn("logos");
    expect(table.player("opponent").keys).toEqual([]);
  });

  it("an extra turn comes before the opponent's", () => {
    const table = new TestTable();
    table.arrange([{ kind: "extraTurn", ...named("extra"), player: you }]);
    expect(table.endTurn("logos").state.turn.active).toBe("you");
    expect(table.endTurn("logos").state.turn.active).toBe("opponent");
  });
});

describe("playing cards", () => {
  it("resolves the icons, then the Play ability, and discards an action", () => {
    const table = new TestTable({ house: "dis" });
    table.play(table.put(plan, "hand", "you", { icons: [amberIcon] }));
    expect(table.player().amber).toBe(4);
    expect(table.names("discard")).toEqual(["Plan"]);
  });

  it("an action that moves itself is not discarded", () => {
    const table = new TestTable();
    const archive = {
      kind: "move",
      ...named("archive"),
      player: you,
      objects: source,
      to: { kind: "archives" },
      manner: "archive",
    } as const;
    table.play(table.put(action("Muster", archive), "hand"));
    expect([table.names("archives"), table.names("discard")]).toEqual([["Muster"], []]);
  });

  it("a creature is played on a flank, one with deploy anywhere", () => {
    const table = new TestTable();
    table.fill("play", [troll, troll]);
    table.play(table.put(pawn, "hand"), "left");
    table.play(table.put(card("Scout", { abilities: [keyword("deploy")] }), "hand"), "2");
    expect(table.line()).toEqual(["Pawn", "Troll", "Scout", "Troll"]);
  });

  it("treachery brings it under the opponent's control", () => {
    const table = new TestTable();
    table.play(table.put(card("Mole", { abilities: [keyword("treachery")] }), "hand"));
    expect([table.line(), table.line("opponent")]).toEqual([[], ["Mole"]]);
  });

  it("an upgrade is attached to a creature, and cannot be played without one", () => {
    const table = new TestTable();
    const badge = table.put(
      upgrade("Badge", fixed({ kind: "power", affected: { kind: "host" }, change: "more", amount: n(2) })),
      "hand",
    );
    expect(actions(table, "play")).toEqual([]);
    const id = table.put(pawn, "play");
    table.play(badge);
    expect(table.looks(id).power).toBe(4);
  });

  it("alpha is played before anything else, omega ends the step", () => {
    const table = new TestTable();
    const alpha = card("First", { abilities: [keyword("alpha")] });
    table.fill("hand", [alpha, pawn]);
    expect(actions(table, "play")).toEqual(["First", "Pawn"]);
    table.play(table.player().hand[1] ?? 0);
    expect(actions(table, "play")).toEqual([]);
    table.play(table.put(action("Last"), "hand"));
    expect(table.faults()).toEqual([]);
    table.play(table.put(card("End", { type: "action", abilities: [keyword("omega")] }), "hand"), "logos");
    expect(table.state.turn.active).toBe("opponent");
  });

  it("R8 a creature that readies what is played does not ready what is made", () => {
    const table = new TestTable({ you: grunt });
    const titan = card("Titan", {
      abilities: [
        triggered(
          event("played", { object: creatures({ kind: "not", constraint: { kind: "otherThan", than: source } }) }),
          [],
        ),
        {
          ...triggered(event("played", { object: creatures(friendly, other) }), [
            { kind: "ready", ...named("ready"), objects: { kind: "eventObject" } },
          ]),
          id: "readies",
        },
      ],
    });
    table.put(titan, "play");
    table.put(urchin, "deck");
    table.arrange([make()], "left");
    const played = table.put(pawn, "hand");
    table.play(played, "left");
    expect(table.card(table.creature("Grunt")).exhausted).toBe(true);
    expect(table.card(played).exhausted).toBe(false);
  });

  it("R16 a card name is played at most six times in a turn", () => {
    const table = new TestTable();
    const cards = Array.from({ length: 7 }, () => table.put(action("Loop", gain(one)), "hand"));
    for (const id of cards) table.play(id);
    expect(table.player().amber).toBe(6);
    expect(table.faults()).toHaveLength(1);
  });

  it("a permission lets cards of another house be played or used, so many of them", () => {
    const table = new TestTable();
    const permit = { player: you, what: creatures(friendly), most: one, how: "any", zone: null } as const;
    table.arrange([
      { kind: "lasting", ...named("may"), effects: [{ kind: "mayUse", ...permit }], duration: { kind: "restOfTurn" } },
    ]);
    const [first, second] = table.fill("play", [troll, troll]);
    table.reap(first ?? 0);
    table.reap(second ?? 0);
    expect(table.player().amber).toBe(1);
  });

  it("Scrap resolves as a card is discarded from the hand", () => {
    const table = new TestTable();
    const id = table.put(card("Rag", { abilities: [timed("scrap", gain(one))] }), "hand");
    table.act({ kind: "discard", card: id });
    expect(table.player().amber).toBe(1);
  });
});

describe("æmber", () => {
  it("steals as much as there is", () => {
    const table = new TestTable();
    table.give("opponent", { amber: 1 });
    table.arrange([steal(n(3))]);
    expect([table.player().amber, table.player("opponent").amber]).toEqual([1, 0]);
  });

  it("loses as much as there is", () => {
    const table = new TestTable();
    table.give("opponent", { amber: 1 });
    table.arrange([lose(n(3), opponent)]);
    expect(table.player("opponent").amber).toBe(0);
  });

  it("a creature with captured æmber returns it as it leaves", () => {
    const table = new TestTable();
    table.give("opponent", { amber: 2 });
    const id = table.put(pawn, "play");
    const capture = {
      kind: "captureAmber",
      ...named("capture"),
      onto: each(creatures()),
      from: "opponentOfController",
      amount: n(2),
    } as const;
    table.arrange([capture]);
    expect(table.card(id).amber).toBe(2);
    table.arrange([damage(5, each(creatures()))]);
    expect(table.player("opponent").amber).toBe(2);
  });
});
