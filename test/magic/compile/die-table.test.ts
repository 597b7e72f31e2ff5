import { describe, expect, it } from "vitest";
import { n, you } from "../runtime/builders.js";
import { elf, instructionsOf, readOn } from "./kit.js";

const goblins = (count: number) => ({ kind: "createTokens", groups: [{ count: n(count) }] });

describe("the table of a die roll is part of the ability that rolls (706.3b)", () => {
  it.each(["—", "-"])("with ranges written with %s", (dash) => {
    const rows = [`1${dash}9 | Create a 1/1 red Goblin creature token.`, `10${dash}19 | Create two of those tokens.`];
    const text = ["When this creature enters, roll a d20.", ...rows, "20 | Create three of those tokens."].join("\n");
    expect(instructionsOf(text, elf)).toMatchObject([
      { kind: "rollDie", result: "r1", sides: 20 },
      {
        kind: "dieTable",
        roll: "r1",
        rows: [
          { from: 1, to: 9, instructions: [goblins(1)] },
          { from: 10, to: 19, instructions: [goblins(2)] },
          { from: 20, to: 20, instructions: [goblins(3)] },
        ],
      },
    ]);
  });

  it("has an open range behind another row, and flavor words in front (706.3a, 207.2d)", () => {
    const text = "Roll a d20.\n1—14 | Caught — You lose 2 life.\n15+ | Draw a card.";
    expect(instructionsOf(text)).toMatchObject([
      {},
      {
        rows: [
          { from: 1, to: 14, instructions: [{ kind: "loseLife", player: you }] },
          { from: 15, to: null, instructions: [{ kind: "drawCards" }] },
        ],
      },
    ]);
  });

  it("is no table without a roll, nor with one of several dice", () => {
    const compiles = (text: string) => readOn(text).abilities.map(({ states }) => states.compiled);
    expect(compiles("Draw a card.\n1—9 | Draw a card.")).toEqual([true, false]);
    expect(compiles("Roll two d20.\n1—9 | Draw a card.")).toEqual([false]);
  });
});
