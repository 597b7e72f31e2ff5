import { expect, it } from "vitest";
import type {
  CardType,
  Color,
  Constraint,
  Filter,
  KeywordParameter,
  PlayerReference,
  Quantity,
  Supertype,
  TokenName,
} from "../../../src/magic/effects/index.js";
import { creature, n, one, opponents, permanents, target, you, yours } from "../runtime/builders.js";
import {
  abilitiesOf,
  characteristicsOf,
  creationOf,
  groupOf,
  instructionsOf,
  resolutionOf,
  tokenAbilityOf,
  tokenOf,
} from "./kit.js";

const x: Quantity = { kind: "x" };
const isLand: Constraint = { kind: "cardType", cardType: "land" };
const handful: Filter = { what: "card", constraints: [{ kind: "inZone", zone: "hand", of: you }] };
const lands: Quantity = { kind: "count", of: permanents(isLand, yours) };
const goblins: Quantity = { kind: "count", of: permanents({ kind: "subtype", subtype: "Goblin" }, yours) };
const mountains: Quantity = { kind: "count", of: permanents({ kind: "subtype", subtype: "Mountain" }, yours) };
const opponentCount: Quantity = { kind: "playerCount", of: opponents };
const times = (...factors: readonly Quantity[]): Quantity => ({ kind: "product", factors });

it.each<[string, Quantity]>([
  ["Create a 1/1 red Goblin creature token.", n(1)],
  ["Create an X/X red Goblin creature token.", n(1)],
  ["Create two 1/1 red Goblin creature tokens.", n(2)],
  ["Create three 1/1 red Goblin creature tokens.", n(3)],
  ["Create ten 1/1 red Goblin creature tokens.", n(10)],
  ["Create thirteen 1/1 red Goblin creature tokens.", n(13)],
  ["Create 15 1/1 red Goblin creature tokens.", n(15)],
  ["Create X 1/1 red Goblin creature tokens.", x],
  ["Create twice X 1/1 red Goblin creature tokens.", times(n(2), x)],
  ["Create a number of 1/1 red Goblin creature tokens equal to the number of lands you control.", lands],
  ["Create a 1/1 red Goblin creature token for each Mountain you control.", mountains],
  ["Create two 1/1 red Goblin creature tokens for each Mountain you control.", times(n(2), mountains)],
  ["For each Mountain you control, create a 1/1 red Goblin creature token.", mountains],
  ["For each Mountain you control, create two 1/1 red Goblin creature tokens.", times(n(2), mountains)],
  ["Create a 1/1 red Goblin creature token for each opponent.", opponentCount],
  [
    "Create X 1/1 red Goblin creature tokens, where X is the number of cards in your hand.",
    { kind: "count", of: handful },
  ],
  ["Create X 1/1 red Goblin creature tokens, where X is the number of Goblins you control.", goblins],
  ["Create X 1/1 red Goblin creature tokens, where X is your life total.", { kind: "lifeTotal", of: you }],
  ["Create half X 1/1 red Goblin creature tokens, rounded up.", { kind: "half", of: x, round: "up" }],
  ["Create half X 1/1 red Goblin creature tokens, rounded down.", { kind: "half", of: x, round: "down" }],
  [
    "Create X 1/1 red Goblin creature tokens, where X is half the number of lands you control, rounded up.",
    { kind: "half", of: lands, round: "up" },
  ],
  [
    "Create X 1/1 red Goblin creature tokens, where X is half your life total, rounded down.",
    { kind: "half", of: { kind: "lifeTotal", of: you }, round: "down" },
  ],
  ["Create X 1/1 red Goblin creature tokens, where X is twice the number of lands you control.", times(n(2), lands)],
])("creates as many tokens as the text counts (107.1, 107.3): %s", (text, count) => {
  const group = groupOf(text);
  expect(group.count).toEqual(count);
  expect(characteristicsOf(group).subtypes).toEqual(["Goblin"]);
});

it.each<[string, Quantity]>([
  ["Draw three cards, then create that many 1/1 red Goblin creature tokens.", { kind: "result", slot: "r1" }],
  ["You gain 4 life. Create that many 1/1 red Goblin creature tokens.", { kind: "result", slot: "r1" }],
  [
    "You gain 4 life. Create twice that many 1/1 red Goblin creature tokens.",
    times(n(2), { kind: "result", slot: "r1" }),
  ],
])("creates as many as the instruction before did, whose slot it names (608.2c): %s", (text, count) => {
  const [first] = instructionsOf(text);
  expect(first?.result).toBe("r1");
  expect(groupOf(text).count).toEqual(count);
});

it("counts with the announced target's characteristic (115.1, 608.2h)", () => {
  const text = "Create a number of 1/1 red Goblin creature tokens equal to target creature's power.";
  const resolution = resolutionOf(text);
  expect(resolution.targets).toEqual([{ id: "t1", what: permanents(creature), least: one, most: one }]);
  expect(groupOf(text).count).toEqual({ kind: "characteristic", characteristic: "power", of: target("t1") });
});

it("makes one creation of all kinds of token that an instruction names (701.7a)", () => {
  const { groups } = creationOf("Create a 1/1 red Goblin creature token, a Food token, and two tapped Clue tokens.");
  expect(groups).toMatchObject([
    { count: one, token: { kind: "specified", characteristics: { subtypes: ["Goblin"] } }, enters: [] },
    { count: one, token: { kind: "predefined", rule: "111.10b" }, enters: [] },
    { count: n(2), token: { kind: "predefined", rule: "111.10f" }, enters: [{ kind: "tapped" }] },
  ]);
});

it.each([
  ["Create a 1/1 red Goblin creature token and a 2/2 black Zombie creature token.", ["Goblin", "Zombie"]],
  ["Create a Food token, a Treasure token, and a Map token.", ["Food", "Treasure", "Map"]],
  ["Create two Clue tokens and three Blood tokens.", ["Clue", "Blood"]],
])("keeps the kinds in the order of the text (701.7a): %s", (text, subtypes) => {
  expect(creationOf(text).groups.map((group) => characteristicsOf(group).subtypes)).toEqual(
    subtypes.map((one) => [one]),
  );
});

it.each([
  ["Create a Food token or a Treasure token.", ["111.10b", "111.10a"]],
  ["Create a Food token, a Clue token, or a Treasure token.", ["111.10b", "111.10f", "111.10a"]],
])("leaves a choice of kinds to the creator, in one group (608.2d): %s", (text, rules) => {
  expect(groupOf(text)).toMatchObject({
    count: one,
    token: { kind: "choice", options: rules.map((rule) => ({ kind: "predefined", rule })) },
    enters: [],
  });
});

it.each<[string, Quantity, Quantity]>([
  ["2/1", n(2), n(1)],
  ["0/0", n(0), n(0)],
  ["0/4", n(0), n(4)],
  ["10/12", n(10), n(12)],
  ["X/X", x, x],
  ["X/1", x, n(1)],
])("reads the figures %s as power and toughness (208.1)", (figures, power, toughness) => {
  const article = figures.startsWith("X") ? "an" : "a";
  expect(tokenOf(`Create ${article} ${figures} green Ooze creature token.`)).toMatchObject({ power, toughness });
});

it("defines the X of the figures at the end of the sentence (107.3i)", () => {
  const token = tokenOf("Create an X/X green Ooze creature token, where X is the number of lands you control.");
  expect([token.power, token.toughness]).toEqual([lands, lands]);
});

it("means one X by every X of a sentence (107.3i)", () => {
  const group = groupOf("Create X X/X green Ooze creature tokens, where X is the number of lands you control.");
  expect(group.count).toEqual(lands);
  expect(characteristicsOf(group)).toMatchObject({ power: lands, toughness: lands });
});

it.each(["a */* green Ooze creature token", "a green Ooze creature token"])(
  "leaves the figures of %s to the ability that defines them (604.3a, 208.2a)",
  (phrase) => {
    const text = `Create ${phrase} with "This token's power and toughness are each equal to the number of lands you control."`;
    const token = tokenOf(text);
    expect([token.power, token.toughness]).toEqual([null, null]);
    expect(tokenAbilityOf(text)).toMatchObject({
      kind: "static",
      condition: null,
      effects: [{ kind: "define", power: lands, toughness: lands }],
    });
  },
);

it("defines only the one characteristic that the ability speaks of (604.3a)", () => {
  const text = `Create a */2 green Ooze creature token with "This token's power is equal to the number of lands you control."`;
  expect(tokenOf(text)).toMatchObject({ power: null, toughness: n(2) });
  expect(tokenAbilityOf(text)).toMatchObject({ effects: [{ kind: "define", power: lands, toughness: null }] });
});

it("gives no power and toughness to a token that is no creature (111.3, 208.1)", () => {
  expect(tokenOf("Create a blue enchantment token.")).toMatchObject({ power: null, toughness: null });
});

const five: readonly Color[] = ["white", "blue", "black", "red", "green"];

it.each<[string, readonly Color[]]>([
  ...five.map((color): [string, readonly Color[]] => [`1/1 ${color} Bird creature token`, [color]]),
  ["1/1 colorless Bird creature token", []],
  ["1/1 Bird creature token", []],
  ["1/1 red and white Bird creature token", ["red", "white"]],
  ["1/1 white and black Bird creature token", ["white", "black"]],
  ["1/1 red, white, and blue Bird creature token", ["red", "white", "blue"]],
  ["1/1 white, blue, black, red, and green Bird creature token", five],
  ["1/1 Bird creature token that's all colors", five],
  ["1/1 Bird creature token that's red and green", ["red", "green"]],
])("has the stated colors and no others (105.1, 111.3): %s", (phrase, colors) => {
  const token = tokenOf(`Create a ${phrase}.`);
  expect([...token.colors].sort()).toEqual([...colors].sort());
  expect(token.symbolicColor).toBeNull();
});

it("has the color that was chosen (105.4)", () => {
  const token = tokenOf("Choose a color. Create a 1/1 Bird creature token of the chosen color.");
  expect(token).toMatchObject({ colors: [], symbolicColor: { kind: "chosenColor" } });
});

it.each<[string, readonly Supertype[], readonly CardType[], readonly string[]]>([
  ["a legendary 1/1 white Bird creature token", ["legendary"], ["creature"], ["Bird"]],
  ["a snow 1/1 white Bird creature token", ["snow"], ["creature"], ["Bird"]],
  ["a legendary snow 1/1 white Bird creature token", ["legendary", "snow"], ["creature"], ["Bird"]],
  ["a basic Forest land token", ["basic"], ["land"], ["Forest"]],
  ["a Forest land token", [], ["land"], ["Forest"]],
  ["a 1/1 green Forest Dryad land creature token", [], ["land", "creature"], ["Forest", "Dryad"]],
  ["a 2/2 colorless Construct artifact creature token", [], ["artifact", "creature"], ["Construct"]],
  ["a 2/2 white Spirit enchantment creature token", [], ["enchantment", "creature"], ["Spirit"]],
  ["a colorless artifact token named Lens", [], ["artifact"], []],
  ["a blue enchantment token named Mist", [], ["enchantment"], []],
  ["a colorless Equipment artifact token named Hook", [], ["artifact"], ["Equipment"]],
  ["a 3/2 colorless Vehicle artifact token with crew 1", [], ["artifact"], ["Vehicle"]],
  ["a white Aura enchantment token named Veil", [], ["enchantment"], ["Aura"]],
  ["a 1/1 white Time Lord creature token", [], ["creature"], ["Time Lord"]],
  ["a 1/1 white Human Time Lord creature token", [], ["creature"], ["Human", "Time Lord"]],
  ["a 1/1 white Elf Time Lord Rogue creature token", [], ["creature"], ["Elf", "Time Lord", "Rogue"]],
])("has the stated supertypes, types and subtypes (205, 111.3): %s", (phrase, supertypes, types, subtypes) => {
  const token = tokenOf(`Create ${phrase}.`);
  expect(token).toMatchObject({ supertypes, types, subtypes, manaCost: null, loyalty: null, back: null });
});

it("gives Jade Mage's Saproling no mana cost, supertypes, text or abilities (111.3)", () => {
  const text = "{2}{G}: Create a 1/1 green Saproling creature token.";
  const token = tokenOf(text, { name: "Jade Mage", typeLine: "Creature — Human Shaman" });
  expect(token).toEqual({
    name: { from: "derived", literal: "Saproling Token" },
    supertypes: [],
    types: ["creature"],
    subtypes: ["Saproling"],
    colors: ["green"],
    symbolicColor: null,
    symbolicSubtype: null,
    manaCost: null,
    power: one,
    toughness: one,
    loyalty: null,
    abilities: [],
    text: "",
    back: null,
  });
});

const cost = (...symbols: readonly string[]): KeywordParameter => ({
  kind: "cost",
  costs: [{ kind: "mana", symbols }],
});
const amount = (value: number): KeywordParameter => ({ kind: "amount", amount: n(value) });
const from = (...constraints: readonly Constraint[]): KeywordParameter => ({
  kind: "quality",
  filter: { what: "object", constraints },
});

it.each<[string, readonly (readonly [string, readonly KeywordParameter[]])[]]>([
  ["flying", [["flying", []]]],
  [
    "flying and haste",
    [
      ["flying", []],
      ["haste", []],
    ],
  ],
  [
    "flying, vigilance, and lifelink",
    [
      ["flying", []],
      ["vigilance", []],
      ["lifelink", []],
    ],
  ],
  [
    "first strike, flying, and ward {2}",
    [
      ["first strike", []],
      ["flying", []],
      ["ward", [cost("{2}")]],
    ],
  ],
  ["ward {1}{W}", [["ward", [cost("{1}", "{W}")]]]],
  ["toxic 1", [["toxic", [amount(1)]]]],
  ["crew 2", [["crew", [amount(2)]]]],
  ["modular 3", [["modular", [amount(3)]]]],
  ["cycling {2}", [["cycling", [cost("{2}")]]]],
  ["protection from red", [["protection", [from({ kind: "color", color: "red" })]]]],
  ["ward—Pay 2 life", [["ward", [{ kind: "cost", costs: [{ kind: "payLife", amount: n(2) }] }]]]],
])("has the keywords of its text with their parameters (702, 111.3): %s", (list, keywords) => {
  const { abilities } = tokenOf(`Create a 1/1 white Bird creature token with ${list}.`);
  expect(abilities).toMatchObject(keywords.map(([keyword, parameters]) => ({ kind: "keyword", keyword, parameters })));
  expect(new Set(abilities.map(({ id }) => id)).size).toBe(keywords.length);
});

it("is printed with the keywords on one line and each quoted ability on its own (111.3, 113.2c)", () => {
  const text = `Create a 1/1 white Bird creature token with flying, haste, and "This token can't block."`;
  expect(tokenOf(text).text).toBe("Flying, haste\nThis token can't block.");
});

const cannotBlock = {
  kind: "static",
  effects: [
    {
      kind: "continuous",
      affected: { kind: "source" },
      changes: [{ kind: "prohibit", prohibition: { kind: "block" } }],
    },
  ],
};
const makesMana = { kind: "activated", costs: [{ kind: "tapSelf" }], isManaAbility: true };
const flying = { kind: "keyword", keyword: "flying" };
const haste = { kind: "keyword", keyword: "haste" };

it.each<[string, readonly object[]]>([
  [`with "{T}: Add {G}."`, [makesMana]],
  [`with "This token can't block" and "{T}: Add {G}."`, [cannotBlock, makesMana]],
  [`with flying and "This token can't block."`, [flying, cannotBlock]],
  [`with flying, haste, and "This token can't block."`, [flying, haste, cannotBlock]],
  [`with flying, "This token can't block," and "{T}: Add {G}."`, [flying, cannotBlock, makesMana]],
  [`with "This token can't block" and flying.`, [cannotBlock, flying]],
  [`with "This token can't block," haste, and "{T}: Add {G}."`, [cannotBlock, haste, makesMana]],
])("takes quoted abilities for the token's own text (111.3): %s", (list, abilities) => {
  expect(tokenOf(`Create a 1/1 white Bird creature token ${list}`).abilities).toMatchObject(abilities);
});

it("reads a triggered ability of a token as triggering on the token itself (603.6a, 201.5)", () => {
  const text = `Create a colorless artifact token named Cinder with "When this token enters, it deals 2 damage to any target" and "{T}: Add one mana of any color."`;
  const token = tokenOf(text);
  expect(token.name).toEqual({ from: "given", literal: "Cinder" });
  expect(token.abilities).toMatchObject([
    {
      kind: "triggered",
      event: { kind: "zoneChange", object: { kind: "object", reference: { kind: "source" } }, to: "battlefield" },
      resolution: {
        targets: [{ what: { kind: "anyTarget", other: false }, least: one, most: one }],
        instructions: [{ kind: "dealDamage", source: { kind: "source" }, amount: n(2), to: [{ kind: "target" }] }],
      },
    },
    { kind: "activated", isManaAbility: true },
  ]);
});

it.each<[string, readonly object[]]>([
  ["Create a 1/1 white Bird creature token. It has flying.", [flying]],
  ["Create a 1/1 white Bird creature token. That token has flying.", [flying]],
  [`Create a 1/1 white Bird creature token. It has "This token can't block."`, [cannotBlock]],
  [`Create a 1/1 white Bird creature token. It has flying and "This token can't block."`, [flying, cannotBlock]],
  ["Create two 1/1 white Bird creature tokens. They have flying.", [flying]],
  ["Create two 1/1 white Bird creature tokens. Those tokens have flying and haste.", [flying, haste]],
])('takes a sentence with "has" for the token\'s own text (111.3): %s', (text, abilities) => {
  const instructions = instructionsOf(text);
  expect(instructions).toHaveLength(1);
  expect(tokenOf(text).abilities).toMatchObject(abilities);
});

it.each([
  ["Create a 1/1 white Bird creature token. It gains haste until end of turn.", "endOfTurn"],
  ["Create a 1/1 white Bird creature token. That token gains haste until end of turn.", "endOfTurn"],
  ["Create two 1/1 white Bird creature tokens. They gain haste until end of turn.", "endOfTurn"],
  ["Create a 1/1 white Bird creature token. It gains haste.", "indefinite"],
])('takes a sentence with "gains" for an effect on the token, not its text (611.2a, 707.2): %s', (text, duration) => {
  const [created, gained, ...more] = instructionsOf(text);
  expect(more).toEqual([]);
  expect(tokenOf(text)).toMatchObject({ abilities: [], text: "" });
  expect(gained).toMatchObject({
    kind: "modify",
    objects: { kind: "result", slot: created?.result },
    changes: [{ kind: "gainAbilities", abilities: [haste] }],
    duration: { kind: duration },
    membership: "lockedIn",
  });
});

it("writes the abilities of its own sentence into its printed text (111.3)", () => {
  const written = tokenOf(`Create a 1/1 white Bird creature token with flying. It has "This token can't block."`);
  expect(written.text).toBe("Flying\nThis token can't block.");
  expect(written.abilities).toMatchObject([flying, cannotBlock]);
});

it.each<[string, TokenName]>([
  ["Create two 2/1 red Dwarf Berserker creature tokens.", { from: "derived", literal: "Dwarf Berserker Token" }],
  ["Create a 2/2 black Zombie creature token.", { from: "derived", literal: "Zombie Token" }],
  ["Create a 1/1 white Human Time Lord creature token.", { from: "derived", literal: "Human Time Lord Token" }],
  ["Create a Forest land token.", { from: "derived", literal: "Forest Token" }],
  ["Create a 1/1 colorless Bird creature token named Loom Wren.", { from: "given", literal: "Loom Wren" }],
  ["Create a 1/1 white Bird creature token with flying named Loom Wren.", { from: "given", literal: "Loom Wren" }],
  ["Create a 1/1 white Bird creature token named Loom Wren with flying.", { from: "given", literal: "Loom Wren" }],
  ["Create two 1/1 white Bird creature tokens named Wren of the Loom.", { from: "given", literal: "Wren of the Loom" }],
])("names a token by its subtypes or as the text says (111.4): %s", (text, name) => {
  expect(tokenOf(text).name).toEqual(name);
});

it("keeps the subtypes of a token with a name of its own (111.4)", () => {
  expect(tokenOf("Create a 1/1 white Bird creature token named Loom Wren with flying.")).toMatchObject({
    subtypes: ["Bird"],
    abilities: [flying],
    text: "Flying",
  });
});

it.each([
  ["Create Boo, a legendary 1/1 red Hamster creature token with trample and haste.", "Boo", "Hamster"],
  ["Create Vask, a legendary 3/3 red Elemental creature token.", "Vask", "Elemental"],
  ["Create Vask, Keeper of Ash, a legendary 3/3 red Elemental creature token.", "Vask, Keeper of Ash", "Elemental"],
  ["Create Orsa the Wide, a legendary 3/3 red Elemental creature token.", "Orsa the Wide", "Elemental"],
])("takes what stands before the list of characteristics for the name (111.9): %s", (text, literal, subtype) => {
  const group = groupOf(text);
  expect(group.count).toEqual(one);
  expect(characteristicsOf(group)).toMatchObject({
    name: { from: "given", literal },
    supertypes: ["legendary"],
    types: ["creature"],
    subtypes: [subtype],
    colors: ["red"],
  });
});

it("names Minsc's Hamster Boo, with neither Hamster nor Token in the name (111.4)", () => {
  const text = "When Minsc enters, create Boo, a legendary 1/1 red Hamster creature token with trample and haste.";
  const printed = { name: "Minsc, Beloved Ranger", typeLine: "Legendary Creature — Human Ranger" };
  expect(tokenOf(text, printed)).toMatchObject({
    name: { from: "given", literal: "Boo" },
    subtypes: ["Hamster"],
    power: one,
    toughness: one,
    abilities: [{ keyword: "trample" }, { keyword: "haste" }],
    text: "Trample, haste",
  });
});

it("is created tapped where the phrase says so (701.7, 110.5b)", () => {
  expect(groupOf("Create two tapped 1/1 white Bird creature tokens.").enters).toEqual([{ kind: "tapped" }]);
});

it.each<[string, readonly object[]]>([
  [
    "Create a 1/1 white Bird creature token that's tapped and attacking.",
    [{ kind: "tapped" }, { kind: "attacking", whom: null }],
  ],
  [
    "Create two 1/1 white Bird creature tokens that are tapped and attacking.",
    [{ kind: "tapped" }, { kind: "attacking", whom: null }],
  ],
  [
    "Create a tapped and attacking 1/1 white Bird creature token.",
    [{ kind: "tapped" }, { kind: "attacking", whom: null }],
  ],
  ["Create a 1/1 white Bird creature token that's attacking.", [{ kind: "attacking", whom: null }]],
])("enters attacking where the text says so (508.4): %s", (text, enters) => {
  expect(groupOf(text).enters).toEqual(enters);
});

it.each<[string, string, Quantity]>([
  ["Create a 1/1 white Bird creature token with a +1/+1 counter on it.", "+1/+1", n(1)],
  ["Create a 1/1 white Bird creature token with two +1/+1 counters on it.", "+1/+1", n(2)],
  ["Create a 1/1 white Bird creature token with a flying counter on it.", "flying", n(1)],
  ["Create a 0/0 white Bird creature token with X +1/+1 counters on it.", "+1/+1", x],
])("enters with the counters that the phrase names (122.6a): %s", (text, counter, count) => {
  const group = groupOf(text);
  expect(group.enters).toEqual([{ kind: "counters", counter, count }]);
  expect(characteristicsOf(group).abilities).toEqual([]);
});

it("enters attached to what was targeted (303.4g, 701.3)", () => {
  const text = `Create a white Aura enchantment token named Veil attached to target creature. It has enchant creature and "Enchanted creature gets +1/+1."`;
  expect(resolutionOf(text).targets).toEqual([{ id: "t1", what: permanents(creature), least: one, most: one }]);
  const group = groupOf(text);
  expect(group.enters).toEqual([{ kind: "attached", to: target("t1") }]);
  expect(characteristicsOf(group)).toMatchObject({
    name: { from: "given", literal: "Veil" },
    abilities: [
      { kind: "keyword", keyword: "enchant", parameters: [{ kind: "quality", filter: { constraints: [creature] } }] },
      { kind: "static", effects: [{ kind: "continuous", affected: { kind: "attachedTo", called: "creature" } }] },
    ],
  });
});

it.each<[string, readonly object[]]>([
  ["Create a 1/1 white Bird creature token. It enters tapped.", [{ kind: "tapped" }]],
  ["Create two 1/1 white Bird creature tokens. They enter tapped.", [{ kind: "tapped" }]],
  [
    "Create a 1/1 white Bird creature token. It enters tapped and attacking.",
    [{ kind: "tapped" }, { kind: "attacking", whom: null }],
  ],
  [
    "Create a 1/1 white Bird creature token. It enters with two +1/+1 counters on it.",
    [{ kind: "counters", counter: "+1/+1", count: n(2) }],
  ],
])("reads how a token enters from a sentence of its own (614.1c): %s", (text, enters) => {
  expect(instructionsOf(text)).toHaveLength(1);
  expect(groupOf(text).enters).toEqual(enters);
});

it.each<[string, PlayerReference]>([
  ["Create a 1/1 white Bird creature token.", you],
  ["You create a 1/1 white Bird creature token.", you],
  ["Each player creates a 1/1 white Bird creature token.", { kind: "eachPlayer" }],
  ["Each opponent creates a 1/1 white Bird creature token.", { kind: "eachOpponent" }],
  ["Each other player creates a 1/1 white Bird creature token.", { kind: "eachOtherPlayer" }],
  ["Target player creates a 1/1 white Bird creature token.", { kind: "targetPlayer", target: "t1" }],
  ["Target opponent creates a 1/1 white Bird creature token.", { kind: "targetPlayer", target: "t1" }],
  [
    "Target player draws a card. That player creates a 1/1 white Bird creature token.",
    { kind: "targetPlayer", target: "t1" },
  ],
  [
    "Destroy target creature. Its controller creates a 1/1 white Bird creature token.",
    { kind: "controllerOf", of: target("t1") },
  ],
  [
    "Destroy target creature. That creature's controller creates a 1/1 white Bird creature token.",
    { kind: "controllerOf", of: target("t1") },
  ],
  [
    "Destroy target creature. Its owner creates a 1/1 white Bird creature token.",
    { kind: "ownerOf", of: target("t1") },
  ],
])("is owned by who creates it and enters under that player's control (111.2): %s", (text, player) => {
  expect(creationOf(text)).toMatchObject({ creator: player, controller: player });
});

it("tells a target opponent from a target player (115.1)", () => {
  const what = (text: string) => resolutionOf(text).targets.map((one) => one.what);
  expect(what("Target player creates a Food token.")).toEqual([{ what: "player", constraints: [] }]);
  expect(what("Target opponent creates a Food token.")).toEqual([
    { what: "player", constraints: [{ kind: "opponentOf", player: you }] },
  ]);
});

it("speaks in a where clause of the object that the sentence before named (608.2h)", () => {
  const text =
    "Destroy target creature. Its controller creates X 1/1 white Bird creature tokens, where X is its power.";
  expect(creationOf(text)).toMatchObject({
    creator: { kind: "controllerOf", of: target("t1") },
    groups: [{ count: { kind: "characteristic", characteristic: "power", of: target("t1") } }],
  });
});

it("counts by a creature's toughness and keeps the tokens 1/1 (608.2h)", () => {
  const text = "When this creature dies, create X 1/1 white Bird creature tokens, where X is its toughness.";
  const group = groupOf(text, { typeLine: "Creature — Elf" });
  expect(group.count).toMatchObject({ kind: "characteristic", characteristic: "toughness" });
  expect(characteristicsOf(group)).toMatchObject({ power: one, toughness: one });
});

it("compiles Dwarven Reinforcements' creation (111.4)", () => {
  const text = "Create two 2/1 red Dwarf Berserker creature tokens.";
  const [spell] = abilitiesOf(text, { name: "Dwarven Reinforcements", typeLine: "Sorcery" });
  expect(spell).toMatchObject({ kind: "spell", resolution: { targets: [], instructions: [{ kind: "createTokens" }] } });
  expect(groupOf(text)).toEqual({
    count: n(2),
    token: {
      kind: "specified",
      characteristics: {
        name: { from: "derived", literal: "Dwarf Berserker Token" },
        supertypes: [],
        types: ["creature"],
        subtypes: ["Dwarf", "Berserker"],
        colors: ["red"],
        symbolicColor: null,
        symbolicSubtype: null,
        manaCost: null,
        power: n(2),
        toughness: n(1),
        loyalty: null,
        abilities: [],
        text: "",
        back: null,
      },
    },
    enters: [],
  });
});
