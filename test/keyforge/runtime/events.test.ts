import { describe, expect, it } from "vitest";
import { action, card, cardsIn, choose, conditional, count, creatures, damage, destroy, discardPile, draw, each, enemy, event, exalt, filter, fixed, gain, make, move, n, named, one, opponent, result, source, timed, triggered, you } from "./cards.js"; // prettier-ignore
import type { Instruction } from "../../../src/keyforge/effects/index.js";
import * as refs from "./references.js";
import { TestTable } from "./table.js";

const { grunt, plan, pawn, troll, urchin, engine } = refs;

const deckTop = {
  kind: "pileCards",
  pile: "deck",
  end: "top",
  player: you,
  count: n(2),
} as const;

describe("events and the past", () => {
  it("each time the opponent draws a card, make a token creature on the right flank (R5)", () => {
    const table = new TestTable({ you: grunt });
    table.put(
      card("Amasser", {
        abilities: [
          triggered(event("drew", { player: opponent }), [make({ placement: { kind: "flank", side: "right" } })]),
        ],
      }),
      "play",
    );
    table.fill("deck", [urchin, plan, engine]);
    table.fill("deck", [pawn, pawn], "opponent");
    table.arrange([draw(n(2), opponent)]);
    expect(table.line()).toEqual(["Amasser", "Grunt", "Grunt"]);
  });

  it("each time the opponent discards a card from their hand, make one on the left flank (R5)", () => {
    const table = new TestTable({ you: grunt });
    const fromHand = event("discarded", { player: opponent, details: [{ kind: "from", zone: "hand" }] });
    table.put(
      card("Forsaken", { abilities: [triggered(fromHand, [make({ placement: { kind: "flank", side: "left" } })])] }),
      "play",
    );
    table.put(urchin, "deck");
    table.put(pawn, "hand", "opponent");
    table.arrange([
      {
        kind: "move",
        ...named("discard"),
        player: opponent,
        objects: each(cardsIn("hand", opponent)),
        to: { kind: "discard" },
        manner: "discard",
      },
    ]);
    expect(table.line()).toEqual(["Grunt", "Forsaken"]);
  });

  it("the second of its kind in a turn", () => {
    const table = new TestTable();
    const second = event("played", { player: you, details: [{ kind: "ordinal", ordinal: 2 }] });
    table.put(card("Counter", { abilities: [triggered(second, [gain(one)])] }), "play");
    for (let number = 0; number < 3; number += 1) table.play(table.put(action("Trick"), "hand"));
    expect(table.player().amber).toBe(1);
  });

  it("for the remainder of the turn, after a creature is destroyed, make a token creature", () => {
    const table = new TestTable({ you: grunt });
    table.fill("deck", [urchin, plan]);
    const beyond = {
      kind: "delayed",
      ...named("beyond"),
      event: event("destroyed", { object: creatures() }),
      times: "each",
      duration: { kind: "restOfTurn" },
      condition: null,
      instructions: [make({ placement: { kind: "flank", side: "left" } })],
    } as const;
    table.fill("play", [pawn, pawn], "opponent");
    table.arrange([beyond, damage(5, each(creatures()))]);
    expect(table.line()).toEqual(["Grunt", "Grunt"]);
    table.endTurn("logos");
    expect(table.state.delayed).toEqual([]);
  });

  it("uses a card by an effect, within its own rules", () => {
    const table = new TestTable({ you: refs.b0t, house: "staralliance" });
    const id = table.token(refs.b0t, plan);
    table.put(pawn, "play");
    table.useAction(id);
    expect(table.player().amber).toBe(1);
  });

  it("Diplomat gives each player æmber after it reaps", () => {
    const table = new TestTable({ you: refs.diplomat, house: "ekwidon" });
    table.reap(table.token(refs.diplomat, plan));
    expect([table.player().amber, table.player("opponent").amber]).toEqual([2, 1]);
  });

  it("Trooper is exalted after it reaps", () => {
    const table = new TestTable({ you: refs.trooper, house: "saurian" });
    const id = table.token(refs.trooper, plan);
    table.reap(id);
    expect(table.card(id).amber).toBe(1);
  });

  it("Cultist is destroyed and, if so, a friendly creature warded (R32)", () => {
    const table = new TestTable({ you: refs.cultist, house: "unfathomable" });
    const id = table.put(pawn, "play");
    table.useAction(table.token(refs.cultist, plan));
    expect(table.card(id).statuses).toEqual(["ward"]);
    expect(table.names("discard")).toEqual(["Plan"]);
  });

  it("moves æmber from a creature that is chosen once, and speaks of that creature after", () => {
    const table = new TestTable();
    const [first, second] = table.fill("play", [troll, troll], "opponent");
    for (const id of [first, second]) table.resolve(id ?? 0, [exalt(source)]);
    const from = { kind: "on", objects: choose(creatures(enemy)) } as const;
    const mug = { kind: "moveAmber", ...named("move"), amount: one, from, to: { kind: "pool", player: you } } as const;
    table.arrange([mug, damage(2, result("move"))], 1);
    expect(table.player().amber).toBe(1);
    expect([first, second].map((id) => table.card(id ?? 0).damage)).toEqual([0, 2]);
  });

  it.each<[string, Instruction, number]>([
    ["destroyed: as it last was in play (R18d)", destroy(each(creatures()), "done"), 2],
    ["discarded from a deck: as it is printed", move(deckTop, discardPile, "discard", "done"), 1],
  ])("counts with a filter without zones what was %s", (_, instruction, amount) => {
    const table = new TestTable({ you: grunt });
    table.token(grunt, plan);
    table.put(pawn, "play");
    table.fill("deck", [plan, pawn]);
    const done = filter(["creature"], [{ kind: "among", of: result("done") }], []);
    table.arrange([instruction, gain(count(done))]);
    expect(table.player().amber).toBe(amount);
  });

  it("asks of a card that was named what it is, wherever it went", () => {
    const table = new TestTable();
    table.put(pawn, "deck");
    const isCreature = { kind: "fits", object: result("done"), filter: creatures() } as const;
    table.arrange([move(deckTop, discardPile, "discard", "done"), conditional(isCreature, [gain(one)])]);
    expect(table.player().amber).toBe(1);
  });

  it("gives back at the end of the turn what was taken for it", () => {
    const table = new TestTable();
    table.put(troll, "play", "opponent");
    const take = { kind: "takeControl", ...named("take"), player: you, objects: each(creatures(enemy)) } as const;
    table.arrange([{ ...take, duration: { kind: "restOfTurn" } }]);
    expect(table.line()).toEqual(["Troll"]);
    table.endTurn("logos");
    expect([table.line(), table.line("opponent")]).toEqual([[], ["Troll"]]);
  });

  it("lets a card that says so be played as an upgrade", () => {
    const table = new TestTable();
    const id = table.put(pawn, "play");
    const abilities = [timed("afterReap", gain(n(2)))];
    const says = fixed({ kind: "playAsUpgrade", affected: source, abilities });
    const rider = table.put(card("Rider", { abilities: [says] }), "hand");
    table.act({ kind: "playAsUpgrade", card: rider });
    expect(table.card(rider).attachedTo).toBe(id);
    expect(table.reap(id).player().amber).toBe(3);
  });
});
