import { expect, it } from "vitest";
import { withoutIdentity } from "../../../src/magic/effects/anonymous.js";
import type { Filter } from "../../../src/magic/effects/index.js";
import { creature, n, one, opponents, permanents, target, token, you, yours } from "../runtime/builders.js";
import { creationsIn, elf, instructionsOf, readOn, resolutionOf } from "./kit.js";

const aGoblin = permanents({ kind: "subtype", subtype: "Goblin" }, yours);

const controlsGoblin = { kind: "exists", what: aGoblin, is: { operator: "atLeast", than: one } };

const isArtifact = { kind: "cardType", cardType: "artifact" } as const;

const food = { token: { kind: "predefined", rule: "111.10b" } };

const makesFood = { kind: "createTokens", groups: [food] };

const draws = (count: number) => ({ kind: "drawCards", player: you, amount: n(count) });

const sacrificesCreature = { kind: "sacrifice", player: you, objects: { kind: "choice", chooser: you } };

const nextEndStep = { kind: "turnPart", part: "endStep", whose: null, edge: "beginning", next: "next" };

const creatures = permanents(creature);

it("leaves to the player what the player may do (608.2d)", () => {
  expect(instructionsOf("You may draw a card.")).toMatchObject([
    { kind: "optional", player: you, instructions: [draws(1)] },
  ]);
});

it("lets one may reach over the verbs that follow it (608.2c)", () => {
  expect(instructionsOf("You may draw a card and create a Food token.")).toMatchObject([
    { kind: "optional", instructions: [draws(1), makesFood] },
  ]);
});

it.each([
  ["You may sacrifice a creature. If you do, create a Food token.", sacrificesCreature],
  [
    "You may pay {2}. If you do, create a Food token.",
    { kind: "payCost", costs: [{ kind: "mana", symbols: ["{2}"] }] },
  ],
  ["You may draw a card. If you do, create a Food token.", draws(1)],
])("does what follows only if the choice was carried out (608.2c): %s", (text, chosen) => {
  const [may, then, ...more] = instructionsOf(text);
  expect(more).toEqual([]);
  expect(may).toMatchObject({ kind: "optional", player: you, instructions: [chosen] });
  expect(then).toMatchObject({
    kind: "conditional",
    condition: { kind: "done", slot: may?.result },
    then: [makesFood],
    otherwise: [],
  });
});

it("does what follows only if the choice was not carried out (608.2c)", () => {
  const [may, then] = instructionsOf("You may sacrifice a creature. If you don't, you lose 2 life.");
  expect(then).toMatchObject({
    kind: "conditional",
    condition: { kind: "not", condition: { kind: "done", slot: may?.result } },
    then: [{ kind: "loseLife", player: you, amount: n(2) }],
    otherwise: [],
  });
});

it("asks one slot for both branches of a choice (608.2c)", () => {
  const text = "You may sacrifice a creature. If you do, create a Food token. If you don't, you lose 2 life.";
  const [may, does, doesNot] = instructionsOf(text);
  const done = { kind: "done", slot: may?.result };
  expect(does).toMatchObject({ condition: done, then: [makesFood] });
  expect(doesNot).toMatchObject({ condition: { kind: "not", condition: done }, then: [{ kind: "loseLife" }] });
});

it.each([
  ["You may sacrifice a creature. When you do, create a Food token.", [], [makesFood]],
  [
    "You may sacrifice a creature. When you do, destroy target artifact.",
    [{ id: "t1", what: permanents(isArtifact), least: one, most: one }],
    [{ kind: "destroy", objects: target("t1") }],
  ],
])("triggers on what was done, with targets of its own (603.12): %s", (text, targets, instructions) => {
  const { targets: before, instructions: all } = resolutionOf(text);
  const [may, reflexive, ...more] = all;
  expect([before, more]).toEqual([[], []]);
  expect(reflexive).toMatchObject({
    kind: "delayedTrigger",
    event: { kind: "reflexive", slot: may?.result },
    times: "once",
    targets,
    instructions,
  });
});

it.each([
  ["You may sacrifice a creature. If you do, create a Food token. Otherwise, draw two cards.", { kind: "done" }],
  ["If you control a Goblin, create a Food token. Otherwise, draw two cards.", controlsGoblin],
])("takes the other branch otherwise (608.2c): %s", (text, condition) => {
  expect(instructionsOf(text).at(-1)).toMatchObject({
    kind: "conditional",
    condition,
    then: [makesFood],
    otherwise: [draws(2)],
  });
});

it.each<[string, object]>([
  ["If you control a Goblin, draw a card.", controlsGoblin],
  [
    "If you control three or more Goblins, draw a card.",
    { kind: "exists", what: aGoblin, is: { operator: "atLeast", than: n(3) } },
  ],
  ["If you control no Goblins, draw a card.", { kind: "exists", what: aGoblin, is: { operator: "equal", than: n(0) } }],
  [
    "If you have no cards in hand, draw a card.",
    {
      kind: "exists",
      what: { what: "card", constraints: [{ kind: "inZone", zone: "hand", of: you }] },
      is: { operator: "equal", than: n(0) },
    },
  ],
  [
    "If you have 5 or less life, draw a card.",
    { kind: "compare", quantity: { kind: "lifeTotal", of: you }, is: { operator: "atMost", than: n(5) } },
  ],
  ["If it's your turn, draw a card.", { kind: "turn", of: you, part: null }],
  ["If it's not your turn, draw a card.", { kind: "not", condition: { kind: "turn", of: you, part: null } }],
])("looks at the game as the instruction is carried out (608.2c): %s", (text, condition) => {
  expect(instructionsOf(text)).toMatchObject([{ kind: "conditional", condition, then: [draws(1)], otherwise: [] }]);
});

it.each([
  ["Create a 1/1 red Goblin creature token. Sacrifice it at the beginning of the next end step.", "sacrifice"],
  ["Create a 1/1 red Goblin creature token. Sacrifice that token at the beginning of the next end step.", "sacrifice"],
  ["Create two 1/1 red Goblin creature tokens. Sacrifice them at the beginning of the next end step.", "sacrifice"],
  [
    "Create two 1/1 red Goblin creature tokens. Sacrifice those tokens at the beginning of the next end step.",
    "sacrifice",
  ],
  ["Create a 1/1 red Goblin creature token. At the beginning of the next end step, sacrifice that token.", "sacrifice"],
  ["Create a 1/1 red Goblin creature token. Exile it at the beginning of the next end step.", "moveObjects"],
  [
    "Create two 1/1 red Goblin creature tokens. Exile those tokens at the beginning of the next end step.",
    "moveObjects",
  ],
])("does later to the very tokens what the text says (603.7a, 603.7c): %s", (text, kind) => {
  const [created, later, ...more] = instructionsOf(text);
  expect(more).toEqual([]);
  expect(later).toMatchObject({
    kind: "delayedTrigger",
    event: nextEndStep,
    times: "once",
    expires: null,
    targets: [],
    instructions: [{ kind, objects: { kind: "result", slot: created?.result } }],
  });
});

it("does at end of combat what the text says (511.2, 603.7a)", () => {
  const text = "Create a 1/1 red Goblin creature token. Sacrifice it at end of combat.";
  const [created, later] = instructionsOf(text);
  expect(later).toMatchObject({
    kind: "delayedTrigger",
    event: { kind: "turnPart", part: "endOfCombat", whose: null, edge: "beginning" },
    times: "once",
    instructions: [{ kind: "sacrifice", player: you, objects: { kind: "result", slot: created?.result } }],
  });
});

it.each([
  ["Draw a card. At the beginning of the next end step, create a Food token.", nextEndStep],
  [
    "Draw a card. At the beginning of your next upkeep, create a Food token.",
    { kind: "turnPart", part: "upkeep", whose: { kind: "player", reference: you }, edge: "beginning", next: "next" },
  ],
])("creates later in a delayed trigger of its own (603.7): %s", (text, event) => {
  expect(instructionsOf(text)).toMatchObject([
    draws(1),
    { kind: "delayedTrigger", event, times: "once", targets: [], instructions: [makesFood] },
  ]);
});

it.each([
  "Create a Food token. If you control a Goblin, create two Food tokens instead.",
  "Create a Food token. If you control a Goblin, instead create two Food tokens.",
])("replaces the instruction before where the condition holds (614.1a): %s", (text) => {
  const [created, instead, ...more] = instructionsOf(text);
  expect(more).toEqual([]);
  expect(created).toMatchObject({ kind: "createTokens", groups: [{ count: one, ...food }] });
  expect(instead).toMatchObject({
    kind: "instead",
    condition: controlsGoblin,
    replaces: [created?.id],
    instructions: [{ kind: "createTokens", groups: [{ count: n(2), ...food }] }],
  });
});

it.each([
  [
    "Counter target spell unless its controller pays {3}.",
    { kind: "controllerOf", of: target("t1") },
    [{ kind: "mana", symbols: ["{3}"] }],
    { kind: "counterSpell", objects: target("t1") },
  ],
  [
    "Destroy target creature unless its controller pays 2 life.",
    { kind: "controllerOf", of: target("t1") },
    [{ kind: "payLife", amount: n(2) }],
    { kind: "destroy", objects: target("t1") },
  ],
])("is carried out unless the player pays (118.12a): %s", (text, player, costs, instruction) => {
  expect(instructionsOf(text)).toMatchObject([{ kind: "unless", player, costs, instructions: [instruction] }]);
});

it.each<[string, object]>([
  ["exile a card from your graveyard", { kind: "exile", what: { kind: "choice", least: one, most: one } }],
  ["return a creature to its owner's hand", { kind: "return", what: { kind: "choice", filter: creatures } }],
  [
    "remove two oil counters from it",
    { kind: "removeCounters", counter: "oil", count: n(2), from: { kind: "source" } },
  ],
  ["mill two cards", { kind: "instruction", instruction: { kind: "mill", player: you, amount: n(2) } }],
  ["blight 2", { kind: "keywordAction", action: "blight", amount: n(2) }],
  ["collect evidence 6", { kind: "keywordAction", action: "collect evidence", amount: n(6) }],
])("is carried out unless the player does what it costs (118.12a): %s", (words, cost) => {
  const text = `At the beginning of your upkeep, sacrifice this creature unless you ${words}.`;
  expect(resolutionOf(text, elf).instructions).toMatchObject([{ kind: "unless", player: you, costs: [cost] }]);
});

it("lists what is done for each age counter as often as there are any (702.24a)", () => {
  const text = "Cumulative upkeep—Have an opponent create a 1/1 red Survivor creature token.";
  const groups = creationsIn(readOn(text, elf)).flatMap((creation) => creation.groups);
  expect(groups.map(({ count }) => count.kind)).toEqual(["anyNumber"]);
});

it("means the same of what somebody is had put onto the battlefield as of what they create (701.7a)", () => {
  const [now, before] = [
    "Have an opponent create a 1/1 red Survivor creature token: Draw a card.",
    "Have an opponent put a 1/1 red Survivor creature token onto the battlefield: Draw a card.",
  ].map((text) => readOn(text, elf).abilities.map(({ abilities }) => withoutIdentity(abilities)));
  expect(before).toEqual(now);
  expect(before?.flat()).toHaveLength(1);
});

it("is carried out unless the condition holds (608.2c)", () => {
  expect(instructionsOf("Draw a card unless you control a Goblin.")).toMatchObject([
    { kind: "conditional", condition: { kind: "not", condition: controlsGoblin }, then: [draws(1)], otherwise: [] },
  ]);
});

it("loses life for each opponent in one go (608.2c)", () => {
  expect(instructionsOf("Each opponent loses 2 life and you gain 2 life.")).toMatchObject([
    { kind: "loseLife", player: opponents, amount: n(2) },
    { kind: "gainLife", player: you, amount: n(2) },
  ]);
});

it.each<[string, Filter]>([
  ["Each player sacrifices a creature.", creatures],
  ["Each player sacrifices a creature token.", permanents(creature, token)],
])("lets each player sacrifice of their own (701.21a): %s", (text, filter) => {
  expect(instructionsOf(text)).toMatchObject([
    { kind: "sacrifice", player: { kind: "eachPlayer" }, objects: { kind: "choice", filter, least: one, most: one } },
  ]);
});

it.each(["no one", "no opponent"])("does it where of those who might nobody does (608.2c): %s", (nobody) => {
  const text = `Any opponent may pay {3}. If ${nobody} does, create two Food tokens.`;
  const [offer, outcome] = instructionsOf(text);
  expect(outcome).toMatchObject({ condition: { kind: "not", condition: { kind: "done", slot: offer?.result } } });
});

it("leaves open who “none of them” are (608.2c)", () => {
  expect(() => instructionsOf("You may pay {3}. If none of them do, draw a card.")).toThrow("none of them");
});

it.each<[string, readonly string[]]>([
  ["You may sacrifice a creature. If you do, draw a card, then scry 2.", ["drawCards", "scry"]],
  ["You may sacrifice a creature. If you do, scry 2, draw a card, and mill two cards.", ["scry", "drawCards", "mill"]],
])("ends what must have been done with its comma, whatever verbs follow it (608.2c): %s", (text, kinds) => {
  const [, follows] = instructionsOf(text);
  expect(follows).toMatchObject({ kind: "conditional", condition: { kind: "done" } });
  expect(follows?.kind === "conditional" ? follows.then.map(({ kind }) => kind) : []).toEqual(kinds);
});

it.each(["it", "her", "him"])("returns the source to the control of who owns it: %s (110.2a, 400.7)", (pronoun) => {
  const whose = { it: "its", her: "her", him: "his" }[pronoun];
  const text = `Exile Test of Text, then return ${pronoun} to the battlefield under ${whose} owner's control.`;
  expect(instructionsOf(text)).toMatchObject([{ kind: "moveObjects" }, { controller: { kind: "ownerOf", of: {} } }]);
});
