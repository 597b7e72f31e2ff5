import { describe, expect, it } from "vitest";
import { families } from "./families.js";
import { read } from "./support.js";

describe.each(Object.entries(families))("%s", (_family, texts) => {
  it.each(texts)("%s", (text) => {
    const { printed, diagnostics } = read(text, "Zorbo");
    expect(diagnostics.map(({ message }) => message)).toEqual([]);
    expect(printed).toBe(text);
  });
});

describe("the same text", () => {
  it("has the same tree wherever it stands", () => {
    const [once] = read("Draw a card.").nodes;
    expect(read("Scry 1.\nDraw a card.").nodes[1]).toEqual(once);
  });

  it("holds no source words: a tree is names, numbers and closed words", () => {
    const tree = JSON.stringify(read("Whenever another Goblin you control dies, draw a card.").nodes);
    expect(tree).not.toContain("Whenever another");
    expect(tree).not.toContain("draw a card");
  });
});
