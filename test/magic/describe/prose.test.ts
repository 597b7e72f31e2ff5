import { expect, it } from "vitest";
import { describeAbilities } from "../../../src/magic/describe/index.js";
import type {
  Ability,
  Constraint,
  EventPattern,
  Instruction,
  ObjectReference,
  PlayerReference,
  Quantity,
  Target,
  TokenCharacteristics,
} from "../../../src/magic/effects/index.js";
import { magic } from "../../../src/magic/index.js";

const you: PlayerReference = { kind: "you" };
const source: ObjectReference = { kind: "source" };
const yours: Constraint = { kind: "controlledBy", player: you };
const creature: Constraint = { kind: "cardType", cardType: "creature" };
const detail = { during: null, duringWhose: null, ordinal: null, conditions: [], manner: [], quantity: null } as const;
const flying: Ability = { kind: "keyword", id: "k", keyword: "flying", parameters: [] };
const number = (value: number): Quantity => ({ kind: "number", value });
const named = (result: string) => ({ id: `e.${result}`, result });
const draw = (result: string, amount = number(1)): Instruction => ({
  kind: "drawCards",
  ...named(result),
  player: you,
  amount,
});
const target: Target = {
  id: "t1",
  what: { what: "permanent", constraints: [creature] },
  least: number(0),
  most: number(2),
};
const dies: EventPattern = {
  kind: "dies",
  object: { kind: "filter", filter: { what: "permanent", constraints: [creature, yours] }, grouping: "each" },
  detail,
};
const soldier: TokenCharacteristics = {
  name: { from: "derived", literal: "Soldier Token" },
  ...{ supertypes: [], types: ["creature"], subtypes: ["Soldier"], colors: ["white"] },
  ...{ symbolicColor: null, symbolicSubtype: null, manaCost: null, loyalty: null, back: null },
  ...{ power: number(1), toughness: number(1), abilities: [flying], text: "Flying" },
};

function spell(instructions: readonly Instruction[], targets: readonly Target[] = []): Ability {
  return { kind: "spell", id: "a", resolution: { targets, instructions } };
}

it("tells tokens with their name, what they are, and how they enter", () => {
  const group = {
    count: number(2),
    token: { kind: "specified", characteristics: soldier },
    enters: [{ kind: "tapped" }, { kind: "attacking", whom: null }],
  } as const;
  const create: Instruction = { kind: "createTokens", ...named("r1"), creator: you, controller: you, groups: [group] };
  expect(describeAbilities([spell([create])])).toEqual([
    "Spell ability (113.3a)",
    "  1. You create two Soldier Tokens: 1/1 white Soldier creatures (name from the subtypes 111.4; creation 701.7; owner 111.2)",
    "    Text (111.3): Flying",
    "    Abilities:",
    "      Keyword ability: flying (702.9)",
    "    Entering tapped and attacking (508.4)",
  ]);
});

it("tells copies, and who controls the tokens that another creates", () => {
  const copy = { kind: "copy", of: source, exceptions: [{ kind: "addSupertype", supertype: "legendary" }] } as const;
  const groups = [{ count: number(1), token: copy, enters: [] }];
  const owner: PlayerReference = { kind: "ownerOf", of: source };
  const create: Instruction = { kind: "createTokens", ...named("r1"), creator: owner, controller: you, groups };
  expect(describeAbilities([spell([create])]).slice(1)).toEqual([
    "  1. The owner of this spell creates a token, a copy of this spell (707.2) under the control of you (creation 701.7; owner 111.2)",
    "    except (707.9): it is also legendary",
  ]);
});

it("tells an activated ability with its costs, restrictions and targets", () => {
  const destroy: Instruction = {
    kind: "destroy",
    ...named("r1"),
    actor: you,
    objects: { kind: "target", target: "t1" },
  };
  const ability: Ability = {
    ...{ kind: "activated", id: "a", keyword: null, functionsFrom: "graveyard", isManaAbility: false },
    costs: [{ kind: "mana", symbols: ["{1}", "{R}"] }, { kind: "tapSelf" }],
    restrictions: [{ kind: "sorcerySpeed" }],
    resolution: { targets: [target], instructions: [destroy] },
  };
  expect(describeAbilities([ability])).toEqual([
    "Activated ability (602.1)",
    "  Cost (602.1a): pay {1}{R}, tap this object ({T})",
    "  Works while it is in a graveyard (113.6)",
    "  Restriction (602.5): only when you could cast a sorcery (602.5d)",
    "  The targets (601.2c): up to two creatures",
    "  1. You destroy the targets (701.8)",
  ]);
});

it("tells a triggered ability, and steps by their numbers", () => {
  const may: Instruction = { kind: "optional", ...named("r1"), player: you, instructions: [draw("r2")] };
  const condition = { kind: "done", slot: "r1" } as const;
  const then: Instruction = {
    ...{ kind: "conditional", ...named("r3"), condition },
    ...{ then: [draw("r4", { kind: "result", slot: "r2" })], otherwise: [draw("r5", number(3))] },
  };
  const ability: Ability = {
    ...{ kind: "triggered", id: "a", event: dies, restrictions: [], functionsFrom: "battlefield" },
    condition: {
      kind: "exists",
      what: { what: "permanent", constraints: [yours] },
      is: { operator: "atLeast", than: number(3) },
    },
    resolution: { targets: [], instructions: [may, then] },
  };
  expect(describeAbilities([ability])).toEqual([
    "Triggered ability (603.1)",
    "  Event: a creature controlled by you dies",
    "  Only if (603.4): there are at least 3 permanents controlled by you",
    "  1. You may do this:",
    "    1.1. You draw a card (121.1)",
    "  2. If step 1 was carried out:",
    "    2.1. You draw a number of cards equal to the amount of step 1.1 (121.1)",
    "    Otherwise:",
    "      2.2. You draw three cards (121.1)",
  ]);
});

it("tells continuous effects with their layers", () => {
  const affected: ObjectReference = {
    kind: "matching",
    filter: { what: "permanent", constraints: [creature, { kind: "otherThan", object: source }, yours] },
  };
  const more = { sign: "plus", amount: number(1) } as const;
  const ability: Ability = {
    ...{ kind: "static", id: "a", condition: null },
    effects: [
      {
        ...{ kind: "continuous", affected },
        changes: [
          { kind: "changePowerToughness", power: more, toughness: more },
          { kind: "gainAbilities", abilities: [flying] },
        ],
      },
    ],
  };
  expect(describeAbilities([ability])).toEqual([
    "Static ability (604.1)",
    "  Each creature other than this object, controlled by you (611.3):",
    "    gets +1/+1 (layer 7c, 613.4c)",
    "    gains (layer 6, 613.1f):",
    "      Keyword ability: flying (702.9)",
  ]);
});

it("tells modes, delayed triggers and replacement effects", () => {
  const event: EventPattern = { kind: "turnPart", part: "endStep", whose: null, edge: "beginning", next: "next" };
  const delayed: Instruction = {
    ...{ kind: "delayedTrigger", ...named("r2"), event, times: "once", expires: null },
    ...{ targets: [], instructions: [draw("r3")] },
  };
  const replace: Instruction = {
    ...{ kind: "replaceEvent", ...named("r4"), event: dies },
    ...{ replacement: { kind: "multiply", by: 2 }, duration: { kind: "endOfTurn" } },
  };
  const mode = (one: Instruction) => ({ name: null, cost: [], targets: [], instructions: [one] });
  const choose: Instruction = {
    ...{ kind: "chooseModes", ...named("r1"), player: you, least: number(1), most: { kind: "anyNumber" } },
    ...{ sameAgain: "no", manner: "chosen", unless: { kind: "none" }, modes: [mode(delayed), mode(replace)] },
  };
  expect(describeAbilities([spell([choose])])).toEqual([
    "Spell ability (113.3a)",
    "  1. You choose one or more modes (700.2):",
    "    Mode 1:",
    "      1.1. A delayed triggered ability is set up (603.7): the next time this happens: the beginning of the next end step",
    "        1.1.1. You draw a card (121.1)",
    "    Mode 2:",
    "      1.2. Until end of turn (614.1): if this would happen: a creature controlled by you dies; it happens two times as much instead (614.1a)",
  ]);
});

it.each<[string, readonly string[]]>([
  [
    "Create two 2/1 red Dwarf Berserker creature tokens.",
    [
      "Spell ability (113.3a)",
      "  1. You create two Dwarf Berserker Tokens: 2/1 red Dwarf Berserker creatures (name from the subtypes 111.4; creation 701.7; owner 111.2)",
    ],
  ],
  [
    "Flying, ward {2}",
    [
      "Keyword ability: flying (702.9)",
      "Keyword ability: ward with the cost: pay {2} (702.21)",
      "  Triggered ability (603.1)",
      "    Event: this object becomes a target of a spell or ability object controlled by any opponent",
      "    1. This happens, unless the controller of the spell of the trigger event chooses to do this: pay {2} (118.12a):",
      "      1.1. Counter the spell of the trigger event (701.6)",
    ],
  ],
  [
    "Destroy target creature.",
    ["Spell ability (113.3a)", "  The target (601.2c): a creature", "  1. You destroy the target (701.8)"],
  ],
])("tells what the compiler makes of %j", (text, prose) => {
  const { abilities } = magic.readText(text, { findCard: () => undefined });
  expect(abilities.flatMap((one) => magic.describe(one.abilities))).toEqual(prose);
});
