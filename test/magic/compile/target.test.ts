import { expect, it } from "vitest";
import type { Quantity, Target } from "../../../src/magic/effects/index.js";
import { creature, n, one, permanents, source, target, token, you, yours } from "../runtime/builders.js";
import { elf, resolutionOf } from "./kit.js";

const isArtifact = { kind: "cardType", cardType: "artifact" } as const;

const creatures = permanents(creature);

const zero: Quantity = n(0);

it.each<[string, Quantity, Quantity]>([
  ["Destroy target creature.", one, one],
  ["Destroy two target creatures.", n(2), n(2)],
  ["Destroy up to one target creature.", zero, one],
  ["Destroy up to two target creatures.", zero, n(2)],
  ["Destroy one or two target creatures.", one, n(2)],
  ["Destroy X target creatures.", { kind: "x" }, { kind: "x" }],
])("announces as many targets as the text asks for (601.2c): %s", (text, least, most) => {
  const { targets, instructions } = resolutionOf(text);
  expect(targets).toEqual([{ id: "t1", what: creatures, least, most }]);
  expect(instructions).toMatchObject([{ kind: "destroy", objects: target("t1") }]);
});

it.each<[string, Target["what"]]>([
  ["Destroy target artifact or enchantment.", { what: "permanent", constraints: [{ kind: "either", alternatives: [[isArtifact], [{ kind: "cardType", cardType: "enchantment" }]] }] }], // prettier-ignore
  ["Destroy target artifact creature.", permanents(isArtifact, creature)],
  ["Destroy target nonartifact creature.", permanents({ kind: "not", constraint: isArtifact }, creature)],
  ["Destroy target creature you control.", permanents(creature, yours)],
  ["Destroy target creature an opponent controls.", permanents(creature, { kind: "controlledBy", player: { kind: "anyOpponent" } })], // prettier-ignore
  ["Destroy target creature you don't control.", permanents(creature, { kind: "notControlledBy", player: you })],
  ["Destroy target tapped creature.", permanents({ kind: "status", status: "tapped" }, creature)],
  ["Destroy target creature token.", permanents(creature, token)],
  ["Destroy target nontoken creature.", permanents({ kind: "not", constraint: token }, creature)],
  ["Destroy target creature with flying.", permanents(creature, { kind: "keyword", keyword: { keyword: "flying", parameters: [] } })], // prettier-ignore
  [
    "Destroy target creature with power 4 or greater.",
    permanents(creature, { kind: "characteristic", characteristic: "power", base: false, is: { operator: "atLeast", than: n(4) } }), // prettier-ignore
  ],
])("targets what the phrase describes (115.1, 109.2): %s", (text, what) => {
  expect(resolutionOf(text).targets).toEqual([{ id: "t1", what, least: one, most: one }]);
});

it("announces a target for each use of the word (601.2c, 115.3)", () => {
  const text = "Target creature you control fights target creature you don't control.";
  const { targets, instructions } = resolutionOf(text);
  expect(targets.map((each) => each.id)).toEqual(["t1", "t2"]);
  expect(targets.map((each) => each.what)).toEqual([
    permanents(creature, yours),
    permanents(creature, { kind: "notControlledBy", player: you }),
  ]);
  expect(instructions).toMatchObject([{ kind: "fight", first: target("t1"), second: target("t2") }]);
});

it("targets another creature than the one the ability is on (109.5, 115.1)", () => {
  const { targets } = resolutionOf("When this creature enters, destroy another target creature.", elf);
  expect(targets).toEqual([
    { id: "t1", what: permanents(creature, { kind: "otherThan", object: source }), least: one, most: one },
  ]);
});

it("damages any target (115.4)", () => {
  const { targets, instructions } = resolutionOf("When this creature enters, it deals 3 damage to any target.", elf);
  expect(targets).toEqual([{ id: "t1", what: { kind: "anyTarget", other: false }, least: one, most: one }]);
  expect(instructions).toMatchObject([{ kind: "dealDamage", source, amount: n(3), to: [target("t1")] }]);
});
