import { expect, it } from "vitest";
import { creature, one, permanents, target, token, you, yours } from "../runtime/builders.js";
import { abilityOf, creationOf, elf, instructionsOf, only, readOn, resolutionOf, sorcery } from "./kit.js";

it("binds that creature to the object of the turn of a loop (608.2c)", () => {
  const loop = only(instructionsOf("For each creature you control, put a +1/+1 counter on that creature."));
  if (loop.kind !== "forEach") throw new Error(loop.kind);
  expect(loop.over).toEqual({ kind: "matching", filter: permanents(creature, yours) });
  expect(loop.instructions).toMatchObject([
    { kind: "putCounters", counter: "+1/+1", count: one, on: { kind: "iteration", slot: loop.slot } },
  ]);
});

it("copies each token that was there as the loop began (608.2h, 707.2)", () => {
  const text = "For each token you control, create a token that's a copy of that permanent.";
  const loop = only(instructionsOf(text));
  if (loop.kind !== "forEach") throw new Error(loop.kind);
  expect(loop.over).toEqual({ kind: "matching", filter: permanents(token, yours) });
  expect(loop.instructions).toMatchObject([
    {
      kind: "createTokens",
      groups: [{ count: one, token: { kind: "copy", of: { kind: "iteration", slot: loop.slot }, exceptions: [] } }],
    },
  ]);
});

it("creates for each card milled of a kind, in one creation (608.2c, 701.7a)", () => {
  const [milled, created] = instructionsOf(
    "Mill three cards. Create a Food token for each creature card milled this way.",
  );
  expect(created).toMatchObject({
    kind: "createTokens",
    groups: [
      {
        count: {
          kind: "size",
          of: {
            kind: "among",
            of: { kind: "result", slot: milled?.result },
            filter: { what: "card", constraints: [creature] },
          },
        },
      },
    ],
  });
});

it.each([
  ["Create a 1/1 red Goblin creature token. Put a +1/+1 counter on it.", "putCounters"],
  ["Create a 1/1 red Goblin creature token, then put a +1/+1 counter on that token.", "putCounters"],
  ["Create a 1/1 red Goblin creature token. Put a +1/+1 counter on that creature.", "putCounters"],
  ["Create two 1/1 red Goblin creature tokens. Put a +1/+1 counter on each of them.", "putCounters"],
  ["Create two 1/1 red Goblin creature tokens, then put a +1/+1 counter on each of those tokens.", "putCounters"],
])("means by a reference back the tokens that were created (608.2c): %s", (text, kind) => {
  const [created, then] = instructionsOf(text);
  expect(then).toMatchObject({ kind, on: { kind: "result", slot: created?.result } });
});

it("picks one of the tokens that were created (608.2d)", () => {
  const [created, then] = instructionsOf(
    "Create two 1/1 red Goblin creature tokens. Put a +1/+1 counter on one of them.",
  );
  expect(then).toMatchObject({
    on: { kind: "oneOf", of: { kind: "result", slot: created?.result }, least: one, most: one, chooser: you },
  });
});

it("means by it the token and by a target the target (608.2c)", () => {
  const text = "Create a 1/1 red Goblin creature token. It fights target creature you don't control.";
  const [created, fight] = instructionsOf(text);
  expect(fight).toMatchObject({
    kind: "fight",
    first: { kind: "result", slot: created?.result },
    second: target("t1"),
  });
});

it.each<[string, object]>([
  [
    "Destroy target creature. Create a token that's a copy of that creature.",
    { kind: "copy", of: target("t1"), exceptions: [] },
  ],
  ["Create a token that's a copy of target creature.", { kind: "copy", of: target("t1"), exceptions: [] }],
])("copies the targeted creature (707.2): %s", (text, specification) => {
  expect(resolutionOf(text).targets).toHaveLength(1);
  expect(creationOf(text).groups).toMatchObject([{ count: one, token: specification }]);
});

it("copies a target X times (107.3)", () => {
  expect(creationOf("Create X tokens that are copies of target creature you control.").groups).toMatchObject([
    { count: { kind: "x" }, token: { kind: "copy", of: target("t1") } },
  ]);
});

it.each<[string, number, object]>([
  [
    "Put a +1/+1 counter on target creature. That creature gains flying until end of turn.",
    1,
    { objects: target("t1") },
  ],
  ["Target creature gets +2/+2 until end of turn. Untap it.", 1, { objects: target("t1") }],
  ["Destroy target artifact. Tap target creature. Untap that artifact.", 2, { objects: target("t1") }],
  ["Destroy target artifact. Tap target creature. Untap that creature.", 2, { objects: target("t2") }],
  ["Destroy target artifact. Tap target creature. Untap it.", 2, { objects: target("t2") }],
  [
    "Destroy target artifact. Tap target creature. That artifact's controller draws a card.",
    2,
    { player: { kind: "controllerOf", of: target("t1") } },
  ],
  [
    "Destroy target creature. Create a colorless artifact token named Lens. That creature's controller draws a card.",
    1,
    { player: { kind: "controllerOf", of: target("t1") } },
  ],
  [
    "Destroy target creature. You gain life equal to its toughness.",
    1,
    { amount: { kind: "characteristic", characteristic: "toughness", of: target("t1") } },
  ],
])("binds a reference to what it can mean (608.2c): %s", (text, count, last) => {
  const { targets, instructions } = resolutionOf(text);
  expect(targets).toHaveLength(count);
  expect(instructions.at(-1)).toMatchObject(last);
});

it("draws as many cards as were discarded (608.2c)", () => {
  const [discarded, drawn] = instructionsOf("Discard your hand, then draw that many cards.");
  expect(drawn).toMatchObject({ kind: "drawCards", amount: { kind: "result", slot: discarded?.result } });
});

it.each([
  "When this creature enters, mill a card. If it's a land card, create a Treasure token.",
  "When this creature enters, destroy target creature. If it was legendary, create a Treasure token.",
])("asks a condition of what was spoken of last, not of the ability's source (608.2c): %s", (text) => {
  const lowered = JSON.stringify(abilityOf(text, elf));
  expect(lowered).toContain('"kind":"matches"');
  expect(lowered).not.toContain('"kind":"matches","object":{"kind":"source"}');
});

it("means by that player the one who controls the target (608.2h)", () => {
  const text = "Destroy target creature an opponent controls. That player creates two Treasure tokens.";
  expect(creationOf(text, sorcery).creator).toMatchObject({ kind: "controllerOf", of: { kind: "target" } });
});

it("asks of a spell where it was cast from (601.2a)", () => {
  expect(abilityOf("Whenever you cast a spell from your graveyard, draw a card.", elf)).toMatchObject({
    event: { spell: { filter: { constraints: [{ kind: "castFrom", zone: "graveyard" }] } } },
  });
});

it.each([
  "Create a token that's a copy of target creature, except it's not an artifact.",
  "Create a token that's a copy of target creature, except it's still a land.",
  "Create a white Bird creature token with flying.",
  "Create a white Bird creature token. It has flying.",
  "Create a */* green Ooze creature token.",
  "Destroy all creatures. Their controllers each create a 3/3 green Beast creature token.",
])("refuses what it could say only wrongly (608.2c, 208.1, 707.9): %s", (text) => {
  expect(readOn(text, sorcery).abilities).toMatchObject([{ states: { compiled: false } }]);
});

it.each([
  "Tap up to two creatures you control. Put a +1/+1 counter on each of them.",
  "Tap any number of creatures you control. They gain flying until end of turn.",
  "Sacrifice any number of creatures. Create a token that's a copy of each of them.",
])("speaks of what was chosen before, and does not choose anew (608.2c): %s", (text) => {
  const [first, second] = instructionsOf(text);
  const result = JSON.stringify({ kind: "result", slot: first?.result });
  expect(JSON.stringify(second)).toContain(result);
});

it.each(["Target creature isn't a Goblin until end of turn.", "Target creature is not an artifact."])(
  "refuses what says that something is no longer of a kind (205.1): %s",
  (text) => {
    expect(readOn(text).compiled).toBeNull();
  },
);
