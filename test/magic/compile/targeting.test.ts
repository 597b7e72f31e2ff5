import { expect, it } from "vitest";
import { creature, permanents, source, target, you, yours } from "../runtime/builders.js";
import { abilityOf, elf, faultsOf, instructionsOf, readOn, resolutionOf, sorcery } from "./kit.js";

const targets = (what: object, only = false) => ({ kind: "targets", what, only });
const thatPlayer = {
  what: "player",
  constraints: [{ kind: "not", constraint: { kind: "otherPlayerThan", player: you } }],
};
const thisOne = { what: "object", constraints: [{ kind: "isOneOf", objects: source }] };

it.each<[string, object]>([
  ["targets Test of Text", targets(thisOne)],
  ["targets a creature you control", targets(permanents(creature, yours))],
  ["targets you", targets(thatPlayer)],
  ["targets only Test of Text", targets(thisOne, true)],
  ["targets only a single creature you control", targets(permanents(creature, yours), true)],
  [
    "targets you or a creature you control",
    { kind: "either", alternatives: [[targets(thatPlayer)], [targets(permanents(creature, yours))]] },
  ],
])("waits for a spell by what it targets (115.9b, 115.9c): %s", (words, constraint) => {
  const event = { kind: "castsSpell", spell: { kind: "filter", filter: { what: "spell", constraints: [constraint] } } };
  expect(abilityOf(`Whenever you cast a spell that ${words}, scry 1.`, elf)).toMatchObject({ event });
});

it("counters a spell or ability by what it targets (115.9b)", () => {
  const constraints = [targets(permanents(creature))];
  const what = {
    kind: "union",
    of: [
      { what: "spell", constraints },
      { what: "ability", constraints },
    ],
  };
  expect(resolutionOf("Counter target spell or ability that targets a creature.")).toMatchObject({
    targets: [{ what }],
  });
});

it("speaks of the permanent that is targeted, which is neither copied nor countered (707.10)", () => {
  const cast = "Whenever you cast a spell that targets Test of Text,";
  expect(instructionsOf(`${cast} put a +1/+1 counter on it.`, elf)).toMatchObject([
    { kind: "putCounters", on: source },
  ]);
  expect(instructionsOf(`${cast} copy that spell.`, elf)).toMatchObject([
    { kind: "copySpell", object: { kind: "triggering", role: "spell" } },
  ]);
  expect(faultsOf(readOn(`${cast} copy it.`, elf))).not.toEqual([]);
  expect(instructionsOf("When you cast this spell, copy it.", elf)).toMatchObject([
    { kind: "copySpell", object: source },
  ]);
  expect(faultsOf(readOn("Whenever you cast a spell that targets only creatures, scry 1.", elf))).not.toEqual([]);
});

const countered = "If that spell is countered this way,";

it.each<[string, object]>([
  [`exile it instead of putting it into its owner's graveyard`, { instead: "exile" }],
  [`put it into its owner's hand instead of into that player's graveyard`, { instead: "hand" }],
  [
    `put it on top of its owner's library instead of into that player's graveyard`,
    { instead: "library", position: "top" },
  ],
])("sends a countered spell elsewhere (608.2c, 701.6a): %s", (words, where) => {
  const counter = { kind: "counterSpell", objects: target("t1"), ...where };
  expect(instructionsOf(`Counter target spell. ${countered} ${words}.`)).toMatchObject([counter]);
  expect(instructionsOf(`Counter target spell unless its controller pays {2}. ${countered} ${words}.`)).toMatchObject([
    { kind: "unless", instructions: [counter] },
  ]);
});

it.each([
  "Counter target spell. If a permanent spell is countered this way, exile it instead of putting it into its owner's graveyard.",
  `Counter target spell. ${countered} draw a card.`,
  `Destroy target creature. ${countered} exile it instead of putting it into its owner's graveyard.`,
])("refuses what else a countered spell would do (701.6a): %s", (text) => {
  expect(faultsOf(readOn(text, sorcery))).not.toEqual([]);
});
