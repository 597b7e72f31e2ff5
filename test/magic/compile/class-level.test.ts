import { expect, it } from "vitest";
import { describeAbilities } from "../../../src/magic/describe/index.js";
import { n, source } from "../runtime/builders.js";
import { type Printed, readOn } from "./kit.js";

const classCard: Printed = { name: "Test of Text", typeLine: "Enchantment — Class" };

const level = (operator: string, than: number) => ({
  kind: "compare",
  quantity: { kind: "level", of: source },
  is: { operator, than: n(than) },
});

/** "[Cost]: This Class's level becomes N. Activate only if this Class is level N-1 and only as a sorcery." */
const gain = (to: number, symbols: readonly string[]) => ({
  kind: "activated",
  costs: [{ kind: "mana", symbols }],
  restrictions: [{ kind: "onlyIf", condition: level("equal", to - 1) }, { kind: "sorcerySpeed" }],
  resolution: { instructions: [{ kind: "setLevel", object: source, level: to }] },
});

/** "As long as this Class is level N or greater, it has [abilities]." */
const has = (least: number, ...abilities: readonly object[]) => ({
  kind: "static",
  condition: level("atLeast", least),
  effects: [{ affected: source, changes: [{ kind: "gainAbilities", abilities }] }],
});

/** The compiled face of a Class with these lines. */
function faceOf(...lines: readonly string[]) {
  return readOn(lines.join("\n"), classCard).compiled?.faces[0];
}

it.each([
  {
    name: "what stands below the bar",
    lines: ["{1}{R}: Level 2", "Whenever you gain life, draw a card.", "{3}{R}: Level 3", "You have hexproof."],
  },
  {
    name: "what stands behind its dash",
    lines: ["{1}{R}: Level 2 — Whenever you gain life, draw a card.", "{3}{R}: Level 3 — You have hexproof."],
  },
])("has $name from that level on, and the bar's activated ability (716.2a)", ({ lines }) => {
  expect(faceOf("You have no maximum hand size.", ...lines)?.abilities).toMatchObject([
    { kind: "static", condition: null },
    gain(2, ["{1}", "{R}"]),
    has(2, { kind: "triggered" }),
    gain(3, ["{3}", "{R}"]),
    has(3, { kind: "static" }),
  ]);
});

it("has everything that is printed in the section of a bar (716.2)", () => {
  const face = faceOf("{G}: Level 2 — When this Class becomes level 2, draw a card.", "You have hexproof.");
  expect(face?.abilities).toMatchObject([
    gain(2, ["{G}"]),
    has(2, { kind: "triggered", event: { kind: "becomesLevel", level: 2 } }, { kind: "static" }),
  ]);
});

it.each(["{1}: Level 2 — Frobnicate.", "{1}: Level two", "Level 2", "{1}: Level 2\n2/2"])(
  "refuses what is no section of a Class (716.2): %s",
  (text) => {
    expect(readOn(text, classCard).compiled).toBeNull();
  },
);

it("tells what is had from a level on under that condition (716.2a)", () => {
  const abilities = faceOf("{1}: Level 2", "You have no maximum hand size.")?.abilities ?? [];
  const lines = describeAbilities(abilities);
  const condition = lines.findIndex((line) => line.includes("the level of") && line.includes("at least 2"));
  expect(lines[condition - 1]).toContain("Static ability");
  expect(lines.slice(condition + 1).join("\n")).toContain("maximum hand size");
});
