import { describe, expect, it } from "vitest";
import { read } from "./support.js";

/** The code and the words that a text's only diagnostic marks. */
function faults(text: string): readonly string[] {
  return read(text, "Zorbo").diagnostics.map(({ code, span }) => `${code} ${text.slice(span.start, span.end)}`);
}

describe("sentences that are no English are refused, with one diagnostic each", () => {
  it.each([
    ["word order", "Card a draw.", "magic/unexpected"],
    ["word order", "Target destroy creature.", "magic/unexpected-phrase destroy"],
    ["word order", "Untap three up to lands.", "magic/unexpected-phrase up to"],
    ["agreement", "This creature get +1/+1 until end of turn.", "magic/unexpected-phrase"],
    ["agreement of number", "Create two 1/1 red Goblin creature token.", "magic/unexpected-phrase"],
    ["agreement of number", "Draw a cards.", "magic/unexpected-phrase"],
    ["no verb", "Target creature.", "magic/unexpected"],
    ["no object", "Destroy.", "magic/unexpected-end"],
    ["no noun", "Destroy target.", "magic/unexpected-phrase target"],
    ["two controllers", "Destroy target creature you control you control.", "magic/unexpected-phrase"],
    ["an empty effect", "{T}: ", "magic/unexpected-end"],
    ["a comparison without its word", "Destroy target creature than you.", "magic/unexpected"],
    ["a counted noun without a word before it", "Player draws a card.", "magic/unexpected"],
    ["a number behind life", "Each opponent loses life 1.", "magic/unexpected"],
    ["a time said twice", "Draw a card this turn this turn.", "magic/unexpected"],
    ["a preposition that the verb does not take", "Destroy target creature with a Goblin to you.", "magic/unexpected"],
    ["half a condition", "If you control a Swamp, draw.", "magic/unexpected"],
    ["a causative without may", "Target creature has it deal 2 damage to you.", "magic/unexpected"],
  ])("%s: %s", (_what, text, expected) => {
    const found = faults(text);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(expected);
  });
});

describe("unknown words", () => {
  it.each([
    ["Destroy target craeture.", "craeture", "creature"],
    ["Dsetroy target creature.", "Dsetroy", "destroy"],
    ["Draw a crad, then scry 1.", "crad", "card"],
  ])("%s: did you mean …?", (text, word, suggestion) => {
    const { diagnostics } = read(text);
    expect(diagnostics).toMatchObject([{ code: "magic/unknown-word", suggestion }]);
    expect(text.slice(diagnostics[0]?.span.start, diagnostics[0]?.span.end)).toBe(word);
  });

  it("does not blame an unknown kind of counter for a fault elsewhere", () => {
    expect(faults("Put a gloop counter on targat creature.")).toEqual(["magic/unknown-word targat"]);
  });

  it("reads an unknown subtype and an unknown kind of counter (205.3, 122.1)", () => {
    expect(faults("Whenever another Gloop you control dies, put a gloop counter on Zorbo.")).toEqual([]);
    expect(faults("Gloops you control have haste.")).toEqual([]);
  });
});

describe("what was expected", () => {
  it("is said in people's words, and no more than five of them", () => {
    const [fault] = read("Destroy, draw a card.").diagnostics;
    expect(fault?.expected?.length).toBeGreaterThan(0);
    expect(fault?.expected?.length).toBeLessThanOrEqual(5);
    expect(fault?.expected).toContain("a noun phrase");
  });
});

describe("one bad sentence costs one sentence", () => {
  it("reports each bad sentence where it stands and keeps the other abilities", () => {
    const { nodes, diagnostics } = read("Draw a card.\nCard a draw. Scry 1. Card the draw.\nFlying");
    expect(nodes).toHaveLength(2);
    expect(diagnostics).toHaveLength(2);
  });
});

describe("what cannot be printed again is not taken for read", () => {
  it("reports a capital letter where none may stand", () => {
    expect(faults("When this creature enters, Draw a card.")).toEqual(["magic/not-round-tripped Draw"]);
  });
});
