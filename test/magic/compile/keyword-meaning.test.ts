import { expect, it } from "vitest";
import { abilitiesOf, elf, equipment, type Printed } from "./kit.js";
import { KEYWORD_DEFINITIONS } from "../../../grammar/magic/vocabulary/keyword-sentences.js";
import { creationsWithin } from "../../../src/magic/compile/creations.js";
import type { Ability, TokenGroup } from "../../../src/magic/effects/index.js";

/** What a keyword stands for. */
function meansOf(text: string, printed: Printed): readonly Ability[] {
  const [ability] = abilitiesOf(text, printed);
  return ability?.kind === "keyword" ? (ability.means ?? []) : [];
}

/** The only group of tokens that a keyword creates. */
function groupOf(text: string, printed: Printed): TokenGroup | undefined {
  return creationsWithin(meansOf(text, printed))[0]?.groups[0];
}

const n = (value: number) => ({ kind: "number", value });
const token = (name: string, size: readonly [number, number], colors: readonly string[], more: object = {}) => ({
  kind: "specified",
  characteristics: { name: { from: "derived", literal: name }, power: n(size[0]), toughness: n(size[1]), colors, ...more },
}); // prettier-ignore
const copy = (...exceptions: readonly object[]) => ({ kind: "copy", of: { kind: "source" }, exceptions });
const white = { kind: "setColors", colors: ["white"] };
const black = { kind: "setColors", colors: ["black"] };
const zombie = { kind: "addTypes", types: [], subtypes: ["Zombie"] };
const noCost = { kind: "noManaCost" };
const sized = (value: number) => ({ kind: "setPowerToughness", power: n(value), toughness: n(value) });

/** The rule, the keyword as a card has it, and what the rule creates. */
const creations: readonly (readonly [string, string, Printed, object])[] = [
  ["702.92a", "Living weapon", equipment, { count: n(1), token: token("Phyrexian Germ Token", [0, 0], ["black"]) }],
  ["702.123a", "Fabricate 2", elf, { count: n(2), token: token("Servo Token", [1, 1], [], { types: ["artifact", "creature"] }) }],
  ["702.128a", "Embalm {3}{W}", elf, { count: n(1), token: copy(white, noCost, zombie) }],
  ["702.129a", "Eternalize {4}{B}", elf, { count: n(1), token: copy(black, sized(4), noCost, zombie) }],
  ["702.135a", "Afterlife 3", elf, { count: n(3), token: token("Spirit Token", [1, 1], ["white", "black"], { text: "Flying" }) }],
  ["702.157a", "Squad {2}", elf, { count: { kind: "timesPaid", cost: "squad" }, token: copy() }],
  ["702.163a", "For Mirrodin!", equipment, { count: n(1), token: token("Rebel Token", [2, 2], ["red"]) }],
  ["702.174f", "Gift a tapped Fish", elf, { count: n(1), token: token("Fish Token", [1, 1], ["blue"]), enters: [{ kind: "tapped" }] }],
  ["702.174i", "Gift an Octopus", elf, { count: n(1), token: token("Octopus Token", [8, 8], ["blue"]) }],
  ["702.175a", "Offspring {2}", elf, { count: n(1), token: copy(sized(1)) }],
  ["702.181a", "Mobilize 2", elf, { count: n(2), token: token("Warrior Token", [1, 1], ["red"]), enters: [{ kind: "tapped" }, { kind: "attacking" }] }],
  ["702.181a", "Mobilize X, where X is the number of lands you control.", elf, { count: { kind: "count" } }],
  ["702.182a", "Job select", equipment, { count: n(1), token: token("Hero Token", [1, 1], []) }],
]; // prettier-ignore

it.each(creations)("%s: %s stands for the creation that its rule spells out", (_rule, text, printed, group) => {
  expect(groupOf(text, printed)).toMatchObject(group);
});

/** Keywords with a cost: the abilities that bear it. */
const costs: readonly (readonly [string, string, object])[] = [
  ["702.128a", "Embalm {3}{W}", { kind: "activated", functionsFrom: "graveyard", costs: [{ kind: "mana", symbols: ["{3}", "{W}"] }, { kind: "exile", from: "graveyard" }], restrictions: [{ kind: "sorcerySpeed" }] }],
  ["702.141a", "Encore {5}{R}", { kind: "activated", functionsFrom: "graveyard", costs: [{ kind: "mana", symbols: ["{5}", "{R}"] }, { kind: "exile", from: "graveyard" }] }],
  ["702.157a", "Squad {2}", { kind: "static", effects: [{ kind: "additionalCost", optional: "anyNumberOfTimes", keyword: "squad" }] }],
  ["702.175a", "Offspring {2}", { kind: "static", effects: [{ kind: "additionalCost", optional: "may", keyword: "offspring", costs: [{ kind: "mana", symbols: ["{2}"] }] }] }],
  ["702.174a", "Gift a card", { kind: "static", effects: [{ kind: "additionalCost", optional: "may", keyword: "gift" }] }],
]; // prettier-ignore

it.each(costs)("%s: the first ability of %s bears its cost", (_rule, text, ability) => {
  expect(meansOf(text, elf)[0]).toMatchObject(ability);
});

it("702.141a: an encored token attacks that opponent this turn if able", () => {
  const requirement = { kind: "attack", whom: { kind: "iterationPlayer" }, when: "thisTurn" };
  expect(groupOf("Encore {5}{R}", elf)?.enters).toMatchObject([{ kind: "requirement", requirement }]);
});

it.each(KEYWORD_DEFINITIONS.map(({ rule, keyword, abilities }) => [rule, keyword, abilities] as const))(
  "%s: %s is a keyword whose every sentence compiles",
  (_rule, keyword, abilities) => {
    for (const ability of abilities)
      if (ability.kind === "text")
        expect(
          abilitiesOf(
            ability.text.replaceAll(" N ", " X ").replaceAll("+N", "+X"),
            ability.text.includes("Equipment") ? equipment : elf,
          ),
          keyword,
        ).not.toEqual([]);
  },
);

/** Keywords without a reminder text on printed cards that says as much, and what their rules say. */
const further: readonly (readonly [string, string, readonly object[]])[] = [
  ["702.24a", "Cumulative upkeep {1}", [{ kind: "triggered", resolution: { instructions: [
    { kind: "putCounters", counter: "age" },
    { kind: "optional", instructions: [{ kind: "payCost", costs: [{ kind: "mana", symbols: ["{1}"] }], times: { kind: "counters", counter: "age", on: { kind: "source" } } }] },
    { kind: "conditional", condition: { kind: "not", condition: { kind: "done" } }, then: [{ kind: "sacrifice" }] },
  ] } }]],
  ["702.24a", "Cumulative upkeep—Pay 1 life.", [{ kind: "triggered", resolution: { instructions: [
    { kind: "putCounters" },
    { kind: "optional", instructions: [{ kind: "payCost", costs: [{ kind: "payLife", amount: n(1) }] }] },
    { kind: "conditional" },
  ] } }]],
  ["702.32a", "Fading 2", [{ kind: "static", effects: [{ kind: "entersWith", entry: [{ kind: "counters", counter: "fade", count: n(2) }] }] }, { kind: "triggered" }]],
  ["702.59a", "Recover {1}{B}", [{ kind: "triggered", functionsFrom: "graveyard" }]],
  ["702.125a", "Undaunted", [{ kind: "static", effects: [{ kind: "costChange", direction: "less", amount: ["{1}"], times: { kind: "playerCount", of: { kind: "eachOpponent" } } }] }]],
  ["702.156a", "Ravenous", [
    { kind: "static", effects: [{ kind: "entersWith", entry: [{ kind: "counters", counter: "+1/+1", count: { kind: "x" } }] }] },
    { kind: "triggered", condition: { kind: "compare", quantity: { kind: "x" }, is: { operator: "atLeast", than: n(5) } } },
  ]],
  ["702.67a", "Fortify {3}", [{ kind: "activated", costs: [{ kind: "mana", symbols: ["{3}"] }], restrictions: [{ kind: "sorcerySpeed" }] }]],
]; // prettier-ignore

it.each(further)("%s: %s stands for what its rule spells out", (_rule, text, abilities) => {
  expect(meansOf(text, elf)).toMatchObject(abilities);
});

it.each([
  ["702.6e", "Equip planeswalker {3}", equipment],
  ["702.24a", "Cumulative upkeep {G} or {W}", elf],
])("%s: the definition is not that of %s", (_rule, text, printed) => {
  expect(meansOf(text, printed)).toEqual([]);
});

it.each([
  ["Equip legendary creature {3}", { kind: "supertype", supertype: "legendary" }],
  ["Equip Elf {3}", { kind: "subtype", subtype: "Elf" }],
])("702.6c: %s may target only a creature of its player's that has the quality", (text, quality) => {
  const constraints = [{ cardType: "creature" }, { kind: "controlledBy" }, quality];
  expect(meansOf(text, equipment)).toMatchObject([
    { kind: "activated", resolution: { targets: [{ what: { constraints } }], instructions: [{ kind: "attach" }] } },
  ]);
});
