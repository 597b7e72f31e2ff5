import { describe, expect, it } from "vitest";
import { read } from "./support.js";

const repeated = (text: string, times: number): string => Array.from({ length: times }, () => text).join("");

describe("texts of any size are read in bounded time", () => {
  it.each([
    ["a megabyte of sentences", repeated("Draw a card. ", 80_000)],
    ["a sentence of ten thousand words", `${repeated("draw a card and ", 2500)}draw a card.`],
    ["ten thousand nested quotations", repeated("\"Draw a card. '", 10_000)],
    ["ten thousand opening marks", repeated('"', 10_000)],
    ["a hundred thousand parentheses", repeated("(", 100_000)],
    ["a list of a thousand members", `Choose ${repeated("a Goblin, ", 1000)}or an Elf.`],
    ["a list as long as is read", `Destroy target ${repeated("creature, ", 180)}or land.`],
    ["a chain of possessors", `${repeated("a creature's ", 130)}power is 1.`],
    ["a chain of relative clauses", `Destroy target creature ${repeated("that attacks a creature ", 90)}.`],
    ["a chain of conditions", `${repeated("If a creature dies, ", 70)}draw a card.`],
    ["a chain of adverbials", `Draw a card ${repeated("this turn ", 180)}.`],
    ["a word of a million letters", repeated("x", 1_000_000)],
  ])("%s", (_what, text) => {
    const start = performance.now();
    read(text);
    expect(performance.now() - start).toBeLessThan(30_000);
  });

  it("says where a sentence has become too long to be one", () => {
    const { diagnostics } = read(`${repeated("draw a card and ", 2500)}draw a card.`);
    expect(diagnostics).toMatchObject([{ code: "magic/unexpected-phrase" }]);
    expect(diagnostics[0]?.message).toContain("a full stop");
  });
});
