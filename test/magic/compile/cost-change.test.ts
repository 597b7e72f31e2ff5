import { expect, it } from "vitest";
import { creature, n, one, permanents, source, yours } from "../runtime/builders.js";
import { abilityOf, artifact, faultsOf, readOn, sorcery, staticEffectsOf } from "./kit.js";

const count = { kind: "count", of: permanents(creature, yours) };

it.each<[string, object]>([
  ["{1} less to activate for each creature you control", { amount: ["{1}"], times: count, condition: null }],
  [
    "{X} less to activate, where X is the number of creatures you control",
    { amount: ["{1}"], times: count, condition: null },
  ],
  [
    "{2}{B} less to activate if you control three or more creatures",
    {
      amount: ["{2}", "{B}"],
      times: one,
      condition: { kind: "exists", what: permanents(creature, yours), is: { operator: "atLeast", than: n(3) } },
    },
  ],
])("changes what the ability itself costs (601.2f, 602.2b): %s", (words, change) => {
  const text = `{4}{B}: Draw a card. This ability costs ${words}. Activate only as a sorcery.`;
  expect(abilityOf(text, artifact)).toMatchObject({
    kind: "activated",
    restrictions: [{ kind: "sorcerySpeed" }],
    costChanges: [{ direction: "less", ...change }],
  });
});

it("calls the spell by the card's name (201.5)", () => {
  const [effect] = staticEffectsOf("Test of Text costs {1} less to cast for each creature you control.", sorcery);
  const what = { what: "spell", constraints: [{ kind: "isOneOf", objects: source }] };
  expect(effect).toEqual({ kind: "costChange", what, of: "spells", direction: "less", amount: ["{1}"], times: count });
});

it.each([
  "{4}: Destroy target creature. This ability costs {2} less to activate if it targets a Goblin.",
  "{4}: Draw a card. This ability costs {X} less to activate.",
])("refuses what the source does not tell of the ability (115.9b, 107.3): %s", (text) => {
  expect(faultsOf(readOn(text, artifact))).not.toEqual([]);
});
