import { expect, it } from "vitest";
import type { Filter, Quantity, Target } from "../../../src/magic/effects/index.js";
import { creature, n, one, opponents, permanents, source, target, token, you, yours } from "../runtime/builders.js";
import { abilitiesOf, creationOf, elf, instructionsOf, only, resolutionOf } from "./kit.js";

const aGoblin = permanents({ kind: "subtype", subtype: "Goblin" }, yours);
const controlsGoblin = { kind: "exists", what: aGoblin, is: { operator: "atLeast", than: one } };
const isArtifact = { kind: "cardType", cardType: "artifact" } as const;
const food = { token: { kind: "predefined", rule: "111.10b" } };
const makesFood = { kind: "createTokens", groups: [food] };
const draws = (count: number) => ({ kind: "drawCards", player: you, amount: n(count) });
const sacrificesCreature = { kind: "sacrifice", player: you, objects: { kind: "choice", chooser: you } };
const nextEndStep = { kind: "turnPart", part: "endStep", whose: null, edge: "beginning", next: "next" };

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
    replaces: created?.id,
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

it("is carried out unless the condition holds (608.2c)", () => {
  expect(instructionsOf("Draw a card unless you control a Goblin.")).toMatchObject([
    { kind: "conditional", condition: { kind: "not", condition: controlsGoblin }, then: [draws(1)], otherwise: [] },
  ]);
});

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
          kind: "count",
          of: {
            what: "card",
            constraints: [creature, { kind: "isOneOf", objects: { kind: "result", slot: milled?.result } }],
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

const twoModes = "\n• Create a Food token.\n• Draw a card.";

it.each<[string, Quantity, Quantity]>([
  ["Choose one —", one, one],
  ["Choose two —", n(2), n(2)],
  ["Choose one or both —", one, n(2)],
  ["Choose up to one —", zero, one],
  ["Choose up to two —", zero, n(2)],
])("offers the modes of a list (700.2, 700.2d): %s", (header, least, most) => {
  expect(instructionsOf(header + twoModes)).toMatchObject([
    {
      kind: "chooseModes",
      player: you,
      least,
      most,
      sameAgain: "no",
      manner: "chosen",
      unless: { kind: "none" },
      modes: [
        { name: null, cost: [], targets: [], instructions: [makesFood] },
        { name: null, cost: [], targets: [], instructions: [draws(1)] },
      ],
    },
  ]);
});

it("keeps the targets of a mode with the mode, as only chosen modes have them (601.2c, 700.2c)", () => {
  const text = "Choose one —\n• Destroy target creature.\n• Draw a card.";
  const { targets, instructions } = resolutionOf(text);
  expect(targets).toEqual([]);
  expect(instructions).toMatchObject([
    { modes: [{ targets: [{ what: creatures, least: one, most: one }] }, { targets: [] }] },
  ]);
});

it("asks for the modes of a triggered ability as it triggers (700.2b)", () => {
  const { instructions } = resolutionOf(`When this creature enters, choose one —${twoModes}`, elf);
  expect(instructions).toMatchObject([{ kind: "chooseModes", least: one, most: one, modes: [{}, {}] }]);
});

it("adds to the cost what a mode asks for (702.172)", () => {
  const text = "Spree\n+ {1} — Create a Food token.\n+ {2} — Draw a card.";
  const modes = [
    { cost: [{ kind: "mana", symbols: ["{1}"] }], instructions: [makesFood] },
    { cost: [{ kind: "mana", symbols: ["{2}"] }], instructions: [draws(1)] },
  ];
  expect(abilitiesOf(text)).toMatchObject([
    { kind: "keyword", keyword: "spree" },
    { kind: "spell", resolution: { instructions: [{ kind: "chooseModes", least: one, modes }] } },
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
