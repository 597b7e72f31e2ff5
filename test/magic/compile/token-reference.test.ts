import { expect, it } from "vitest";
import { elf, instructionsOf, readOn, sorcery } from "./kit.js";

const two = "Create two 1/1 green Elf creature tokens.";
const one = "Create a 1/1 green Elf creature token.";

it.each([
  "Those tokens gain haste until end of turn.",
  "They gain haste until end of turn.",
  "The Elf tokens gain haste until end of turn.",
  "Those Elves gain haste until end of turn.",
])("binds what was created to the slot of its creation (608.2c): %s", (text) => {
  const [creation, effect] = instructionsOf(`${two} ${text}`, sorcery);
  expect(effect).toMatchObject({ kind: "modify", objects: { kind: "result", slot: creation?.result } });
});

it("does something for each of the tokens created (608.2c)", () => {
  const text = "For each of those tokens, you may attach an Equipment you control to it.";
  const [creation, loop] = instructionsOf(`${two} ${text}`, sorcery);
  expect(loop).toMatchObject({
    kind: "forEach",
    over: { kind: "result", slot: creation?.result },
    instructions: [{ kind: "optional", instructions: [{ kind: "attach", to: { kind: "iteration" } }] }],
  });
});

it.each(["this combat", "this turn"])("makes the token attack %s if able (508.1d, 611.2)", (span) => {
  const text = `That token gains haste until end of turn and attacks ${span} if able.`;
  const kind = span === "this combat" ? "thisCombat" : "thisTurn";
  const [creation, , attack] = instructionsOf(`${one} ${text}`, sorcery);
  expect(attack).toMatchObject({
    objects: { kind: "result", slot: creation?.result },
    changes: [{ kind: "require", requirement: { kind: "attack", when: kind } }],
    duration: { kind },
  });
});

it("waits for what is said behind the verb, and speaks of nothing that is done only then (603.7a)", () => {
  const text = `When Test of Text enters, create a 1/1 green Elf creature token. Exile that token when Test of Text leaves the battlefield. Sacrifice Test of Text when that token leaves the battlefield.`;
  const [creation, exile, sacrifice] = instructionsOf(text, elf);
  const made = { kind: "result", slot: creation?.result };
  expect(exile).toMatchObject({
    kind: "delayedTrigger",
    times: "once",
    event: { kind: "leavesBattlefield", object: { reference: { kind: "source" } } },
    instructions: [{ kind: "moveObjects", objects: made }],
  });
  expect(sacrifice).toMatchObject({ event: { kind: "leavesBattlefield", object: { reference: made } } });
});

it("compares the X of the spell (107.3)", () => {
  const text = "Create X 1/1 green Elf creature tokens. If X is 5 or more, draw a card.";
  expect(instructionsOf(text, sorcery)).toMatchObject([
    {},
    { kind: "conditional", condition: { kind: "compare", quantity: { kind: "x" }, is: { operator: "atLeast" } } },
  ]);
});

it.each([
  `${one} That token attacks if able.`,
  `${one} Sacrifice it whenever you cast a spell.`,
  `${one} For each of those Bears, draw a card.`,
])("refuses what cannot be bound or has no time (608.2c, 611.2): %s", (text) => {
  expect(readOn(text).abilities.map(({ states }) => states.compiled)).toEqual([false]);
});

it.each([
  ["exile all tokens created with Test of Text", []],
  ["exile all other tokens created with Test of Text", [{ kind: "otherThan", object: { kind: "result", slot: "r1" } }]],
])("finds the tokens that linked abilities created, others than the new ones (607.2c): %s", (exile, others) => {
  const text = `When Test of Text enters, create a 1/1 green Elf creature token. Then ${exile}.`;
  const linked = { kind: "isOneOf", objects: { kind: "linked", how: "created" } };
  const constraints = [{ kind: "token" }, ...others, linked];
  expect(instructionsOf(text, elf)[1]).toMatchObject({ objects: { kind: "matching", filter: { constraints } } });
});

it.each([
  "It can't block.",
  "It can't be blocked this turn.",
  "It doesn't untap during its controller's next untap step.",
])("binds what a helping verb is said of to what was made before it, not to the source (608.2c): %s", (text) => {
  const [creation, effect] = instructionsOf(
    `Whenever Test of Text attacks, create a 1/1 green Elf creature token. ${text}`,
    elf,
  );
  expect(effect).toMatchObject({ kind: "modify", objects: { kind: "result", slot: creation?.result } });
});

it("binds “that card” past a token, which is no card (111.6)", () => {
  const text = `Whenever another creature you control dies, create a 1/1 green Elf creature token. Exile that card.`;
  const [, exile] = instructionsOf(text, elf);
  expect(exile).toMatchObject({ kind: "moveObjects", objects: { kind: "triggering", role: "object" } });
});
