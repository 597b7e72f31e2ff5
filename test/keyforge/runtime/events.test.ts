import { describe, expect, it } from "vitest";
import { action, card, cardsIn, creatures, damage, draw, each, event, gain, make, n, named, one, opponent, triggered, you } from "./cards.js"; // prettier-ignore
import * as refs from "./references.js";
import { TestTable } from "./table.js";

const { grunt, plan, pawn, urchin, engine } = refs;

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
});
