import { describe, expect, it } from "vitest";
import { elf, instructionsOf, readOn, saga, staticEffectsOf, enchantment } from "./kit.js";

const slot = { kind: "result", slot: "r1" };

describe("goaded for another time than the keyword action says (701.15b)", () => {
  it.each([
    ["for the rest of the game", { kind: "indefinite" }],
    ["for as long as this creature remains on the battlefield", { kind: "asLongAs", condition: { kind: "matches" } }],
  ])("a token %s", (time, duration) => {
    const text = `When this creature enters, create a 1/1 black Rat creature token. The token is goaded ${time}.`;
    expect(instructionsOf(text, elf)).toMatchObject([
      { kind: "createTokens", result: "r1" },
      { kind: "modify", objects: slot, changes: [{ kind: "goaded" }], duration, membership: "lockedIn" },
    ]);
  });

  it("what a static ability goads", () => {
    expect(staticEffectsOf("Creatures your opponents control are goaded.", enchantment)).toMatchObject([
      { kind: "continuous", changes: [{ kind: "goaded" }] },
    ]);
  });

  it("not without a time, where it happens once", () => {
    const text = "I — Create a 1/1 black Rat creature token. The token is goaded.";
    expect(readOn(text, saga).compiled).toBeNull();
  });
});
