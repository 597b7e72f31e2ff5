import { expect, it } from "vitest";
import { abilitiesOf, abilityOf, elf, instructionsOf, readOn } from "./kit.js";

const you = { kind: "you" };
const source = { kind: "source" };
const exert = { kind: "keywordAction", action: "exert", player: you, objects: source };
const cost = { kind: "attackCost", object: source, costs: [{ kind: "instruction", instruction: exert }] };

it("may be exerted to attack, which triggers what stands behind it and nothing else does (508.1g, 701.43d)", () => {
  const text = "You may exert Test of Text as it attacks. When you do, it gets +2/+0 until end of turn.";
  const event = { kind: "keywordAction", action: "exert", object: { reference: source }, detail: { manner: ["forAttack"] } }; // prettier-ignore
  expect(abilitiesOf(text, elf)).toMatchObject([
    { kind: "static", effects: [cost] },
    { kind: "triggered", event, resolution: { instructions: [{ kind: "modify", objects: source }] } },
  ]);
});

it("may be exerted without more (508.1g)", () => {
  expect(abilityOf("You may exert this creature as it attacks.", elf)).toMatchObject({ effects: [cost] });
});

it("is exerted as a cost, and waited for (701.43a)", () => {
  expect(abilityOf("{W}, {T}, Exert Test of Text: Draw a card.", elf)).toMatchObject({
    costs: [{ kind: "mana" }, { kind: "tapSelf" }, { kind: "instruction", instruction: exert }],
  });
  expect(abilityOf("Whenever you exert a creature, draw a card.", elf)).toMatchObject({
    event: { kind: "keywordAction", action: "exert", detail: { manner: [] } },
  });
});

const paid = { kind: "paid", cost: "collect evidence" };
const evidence = (value: number) => ({ kind: "keywordAction", action: "collect evidence", amount: { value } });

it("collects evidence as a cost or as an instruction (701.59a)", () => {
  expect(abilityOf("{T}, Collect evidence 3: Draw a card.", elf)).toMatchObject({ costs: [{}, evidence(3)] });
  expect(instructionsOf("You may collect evidence 6. If you do, draw a card.")).toMatchObject([
    { kind: "optional", instructions: [evidence(6)] },
    { kind: "conditional" },
  ]);
});

it("asks whether evidence was collected as the spell's additional cost (607.2, 701.59c)", () => {
  const text =
    "As an additional cost to cast this spell, you may collect evidence 6.\nThis spell costs {2} less to cast if evidence was collected.\nDraw a card. If evidence was collected, draw two cards."; // prettier-ignore
  expect(abilitiesOf(text)).toMatchObject([
    { effects: [{ kind: "additionalCost", costs: [evidence(6)], optional: "may", keyword: "collect evidence" }] },
    { kind: "static", condition: paid },
    { kind: "spell", resolution: { instructions: [{}, { kind: "conditional", condition: paid }] } },
  ]);
});

const room = { name: "Test of Text", typeLine: "Enchantment — Room" };
const yourself = { kind: "player", reference: you };

it("waits for doors and levels (709.5h, 709.5i, 716.2a)", () => {
  expect(abilityOf("When you unlock this door, draw a card.", room)).toMatchObject({
    event: { kind: "unlocks", player: yourself, what: "thisDoor", room: { kind: "object", reference: source } },
  });
  expect(abilityOf("Whenever a land enters and whenever you fully unlock a Room, draw a card.", elf)).toMatchObject({
    event: { kind: "anyOf", events: [{ kind: "zoneChange" }, { kind: "unlocks", what: "wholeRoom" }] },
  });
  const aClass = { name: "Test of Text", typeLine: "Enchantment — Class" };
  expect(abilityOf("When this Class becomes level 2, draw a card.", aClass)).toMatchObject({
    event: { kind: "becomesLevel", object: { reference: source }, level: 2 },
  });
});

it.each([
  "You may exert Test of Text as it blocks. When you do, draw a card.",
  "You may exert Test of Text as it attacks. Draw a card.",
  "You may exert another creature as it attacks. When you do, draw a card.",
  "Whenever you fully unlock this creature, draw a card.",
  "When this creature becomes level X, draw a card.",
  "You may collect evidence.",
])("refuses what is no such cost or event: %s", (text) => {
  expect(readOn(text, elf).compiled).toBeNull();
});
