import { expect, it } from "vitest";
import type { CardType, TokenCharacteristics } from "../../../src/magic/effects/index.js";
import { characteristicsOf as characteristics, creature, detail, n, one, opponents, permanents, self, source, you, yours } from "../runtime/builders.js"; // prettier-ignore
import { characteristicsOf, groupOf, instructionsOf, resolutionOf } from "./kit.js";

const tap = { kind: "tapSelf" };
const sacrifice = { kind: "sacrifice", what: source, from: null };
const mana = (symbol: string) => ({ kind: "mana", symbols: [symbol] });
const anyColor = { kind: "addMana", player: you, mana: { kind: "anyColor", count: one, spread: "oneColor" }, restriction: [] }; // prettier-ignore
const noNonartifact = {
  kind: "notFor",
  cast: [{ what: "spell", constraints: [{ kind: "not", constraint: { kind: "cardType", cardType: "artifact" } }] }],
};
const colorless = { kind: "addMana", player: you, mana: { kind: "symbols", symbols: ["{C}"], times: one }, restriction: [noNonartifact] }; // prettier-ignore
const draw = { kind: "drawCards", player: you, amount: one };

/** An activated ability of a token. */
const activated = (
  costs: readonly object[],
  instructions: readonly object[],
  { targets = [], restrictions = [], isManaAbility = false }: Partial<Record<"targets" | "restrictions", readonly object[]>> & { readonly isManaAbility?: boolean } = {}, // prettier-ignore
) => ({ kind: "activated", keyword: null, costs, restrictions, functionsFrom: "battlefield", resolution: { targets, instructions }, isManaAbility }); // prettier-ignore

const asSorcery = { restrictions: [{ kind: "sorcerySpeed" }] };
const makesMana = { isManaAbility: true };

/** A colorless token with one subtype, and the text that its rule quotes. */
const plain = (subtype: string, text: string, type: CardType = "artifact"): Partial<TokenCharacteristics> => ({
  name: { from: "derived", literal: `${subtype} Token` },
  types: [type],
  subtypes: [subtype],
  text,
});

const enchant = {
  kind: "keyword",
  keyword: "enchant",
  parameters: [{ kind: "quality", filter: permanents(creature) }],
};
const plus = { sign: "plus", amount: one };
const boost = { kind: "changePowerToughness", power: plus, toughness: plus };
const changes = (...all: readonly object[]) => ({
  kind: "static",
  condition: null,
  effects: [{ kind: "continuous", affected: { kind: "attachedTo", called: "creature" }, changes: all }],
});
const gains = (...abilities: readonly object[]) => ({ kind: "gainAbilities", abilities });
const attacks = (condition: object | null, instruction: object) => ({
  kind: "triggered",
  event: { kind: "attacks", object: self, whom: null, detail },
  condition,
  resolution: { targets: [], instructions: [instruction] },
});
const enchantments = { kind: "count", of: permanents({ kind: "cardType", cardType: "enchantment" }, yours) };
const countBoost = {
  kind: "changePowerToughness",
  power: { sign: "plus", amount: enchantments },
  toughness: { sign: "plus", amount: enchantments },
};

/** A Role: a colorless Aura Role enchantment token with a name of its own. */
const role = (name: string): Partial<TokenCharacteristics> => ({
  name: { from: "given", literal: name },
  types: ["enchantment"],
  subtypes: ["Aura", "Role"],
});

it.each<[string, string, Partial<TokenCharacteristics>, readonly object[]]>([
  ["111.10a", "Treasure", plain("Treasure", "{T}, Sacrifice this token: Add one mana of any color."), [activated([tap, sacrifice], [anyColor], makesMana)]], // prettier-ignore
  ["111.10b", "Food", plain("Food", "{2}, {T}, Sacrifice this token: You gain 3 life."), [activated([mana("{2}"), tap, sacrifice], [{ kind: "gainLife", player: you, amount: n(3) }])]], // prettier-ignore
  ["111.10c", "Gold", plain("Gold", "Sacrifice this token: Add one mana of any color."), [activated([sacrifice], [anyColor], makesMana)]], // prettier-ignore
  ["111.10d", "Walker", { name: { from: "given", literal: "Walker" }, colors: ["black"], subtypes: ["Zombie"], power: n(2), toughness: n(2) }, []], // prettier-ignore
  ["111.10e", "Shard", plain("Shard", "{2}, Sacrifice this token: Scry 1, then draw a card.", "enchantment"), [activated([mana("{2}"), sacrifice], [{ kind: "scry", player: you, amount: one }, draw])]], // prettier-ignore
  ["111.10f", "Clue", plain("Clue", "{2}, Sacrifice this token: Draw a card."), [activated([mana("{2}"), sacrifice], [draw])]], // prettier-ignore
  ["111.10g", "Blood", plain("Blood", "{1}, {T}, Discard a card, Sacrifice this token: Draw a card."), [activated([mana("{1}"), tap, { kind: "discard", what: { filter: { what: "card", constraints: [] } }, count: one, manner: "chosen" }, sacrifice], [draw])]], // prettier-ignore
  ["111.10h", "Powerstone", plain("Powerstone", "{T}: Add {C}. This mana can't be spent to cast a nonartifact spell."), [activated([tap], [colorless], makesMana)]], // prettier-ignore
  ["111.10s", "Map", plain("Map", "{1}, {T}, Sacrifice this token: Target creature you control explores. Activate only as a sorcery."), [activated([mana("{1}"), tap, sacrifice], [{ kind: "keywordAction", action: "explore", objects: { kind: "target", target: "t1" } }], { ...asSorcery, targets: [{ id: "t1", what: permanents(creature, yours), least: one, most: one }] })]], // prettier-ignore
  ["111.10t", "Junk", plain("Junk", "{T}, Sacrifice this token: Exile the top card of your library. You may play that card this turn. Activate only as a sorcery."), [activated([tap, sacrifice], [{ kind: "moveObjects", objects: { kind: "libraryCards", player: you, end: "top", count: one }, to: "exile" }, { kind: "modify", objects: you, changes: [{ kind: "permit", permission: { kind: "play", what: { kind: "result" }, payment: "normal" } }], duration: { kind: "thisTurn" } }], asSorcery)]], // prettier-ignore
  ["111.10u", "Lander", plain("Lander", "{2}, {T}, Sacrifice this token: Search your library for a basic land card, put it onto the battlefield tapped, then shuffle."), [activated([mana("{2}"), tap, sacrifice], [{ kind: "searchLibrary", player: you, whose: you, zones: ["library"], filter: { what: "card", constraints: [{ kind: "supertype", supertype: "basic" }, { kind: "cardType", cardType: "land" }] }, most: one }, { kind: "moveObjects", objects: { kind: "result" }, to: "battlefield", enters: [{ kind: "tapped" }] }, { kind: "shuffle", player: you }])]], // prettier-ignore
  ["111.10v", "Mutagen", plain("Mutagen", "{1}, {T}, Sacrifice this token: Put a +1/+1 counter on target creature. Activate only as a sorcery."), [activated([mana("{1}"), tap, sacrifice], [{ kind: "putCounters", counter: "+1/+1", count: one, on: { kind: "target", target: "t1" } }], { ...asSorcery, targets: [{ id: "t1", what: permanents(creature), least: one, most: one }] })]], // prettier-ignore
  ["111.10w", "Vibranium", plain("Vibranium", "Indestructible\n{T}: Add {C}. This mana can't be spent to cast a nonartifact spell."), [{ kind: "keyword", keyword: "indestructible", parameters: [] }, activated([tap], [colorless], makesMana)]], // prettier-ignore
  ["111.10j", "Cursed Role", { ...role("Cursed"), text: "Enchant creature\nEnchanted creature has base power and toughness 1/1." }, [enchant, changes({ kind: "setBasePowerToughness", power: one, toughness: one })]], // prettier-ignore
  ["111.10k", "Monster Role", { ...role("Monster"), text: "Enchant creature\nEnchanted creature gets +1/+1 and has trample." }, [enchant, changes(boost, gains({ kind: "keyword", keyword: "trample", parameters: [] }))]], // prettier-ignore
  ["111.10m", "Royal Role", { ...role("Royal"), text: "Enchant creature\nEnchanted creature gets +1/+1 and has ward {1}." }, [enchant, changes(boost, gains({ kind: "keyword", keyword: "ward", parameters: [{ kind: "cost", costs: [mana("{1}")] }] }))]], // prettier-ignore
  ["111.10p", "Virtuous Role", { ...role("Virtuous"), text: "Enchant creature\nEnchanted creature gets +1/+1 for each enchantment you control." }, [enchant, changes(countBoost)]], // prettier-ignore
  ["111.10q", "Wicked Role", { ...role("Wicked"), text: "Enchant creature\nEnchanted creature gets +1/+1.\nWhen this token is put into a graveyard from the battlefield, each opponent loses 1 life." }, [enchant, changes(boost), { kind: "triggered", event: { kind: "dies", object: self }, condition: null, resolution: { targets: [], instructions: [{ kind: "loseLife", player: opponents, amount: one }] } }]], // prettier-ignore
])("defines by rule %s what a %s token is", (rule, name, parts, abilities) => {
  const { token, count, enters } = groupOf(`Create a ${name} token.`);
  if (token.kind !== "predefined") throw new Error(token.kind);
  expect([token.rule, count, enters]).toEqual([rule, one, []]);
  expect({ ...token.characteristics, abilities: [] }).toEqual(characteristics(parts));
  expect(token.characteristics.abilities).toMatchObject(abilities);
});

const toughnessAtMost3 = {
  kind: "compare",
  quantity: { kind: "characteristic", characteristic: "toughness", of: source },
  is: { operator: "atMost", than: n(3) },
};

it.each<[string, string, string, readonly object[]]>([
  ["111.10n", "Sorcerer Role", "Sorcerer", [boost, gains(attacks(null, { kind: "scry", player: you, amount: one }))]],
  [
    "111.10r",
    "Young Hero Role",
    "Young Hero",
    [gains(attacks(toughnessAtMost3, { kind: "putCounters", counter: "+1/+1", count: one, on: source }))],
  ],
])("gives by rule %s with a %s the enchanted creature a quoted ability", (rule, name, literal, changed) => {
  const { token } = groupOf(`Create a ${name} token attached to target creature.`);
  if (token.kind !== "predefined") throw new Error(token.kind);
  expect(token.rule).toBe(rule);
  expect(token.characteristics).toMatchObject({
    name: { literal },
    types: ["enchantment"],
    subtypes: ["Aura", "Role"],
    colors: [],
    power: null,
    toughness: null,
    abilities: [enchant, changes(...changed)],
  });
});

it("gives an Incubator two faces, the back one of which is a creature (111.10i)", () => {
  const { token } = groupOf("Create an Incubator token.");
  if (token.kind !== "predefined") throw new Error(token.kind);
  const { abilities, back, ...front } = token.characteristics;
  expect(token.rule).toBe("111.10i");
  expect({ ...front, abilities: [], back: null }).toEqual(
    characteristics(plain("Incubator", "{2}: Transform this token.")),
  );
  expect(abilities).toMatchObject([activated([mana("{2}")], [{ kind: "transform", objects: source }])]);
  expect(back).toEqual(
    characteristics({
      name: { from: "given", literal: "Phyrexian Token" },
      types: ["artifact", "creature"],
      subtypes: ["Phyrexian"],
      power: n(0),
      toughness: n(0),
    }),
  );
});

it("attaches a Role to what the text says as it enters (303.4g, 111.10k)", () => {
  const text = "Create a Monster Role token attached to target creature you control.";
  expect(resolutionOf(text).targets).toEqual([{ id: "t1", what: permanents(creature, yours), least: one, most: one }]);
  expect(groupOf(text).enters).toEqual([{ kind: "attached", to: { kind: "target", target: "t1" } }]);
});

it.each([
  ["Create a tapped Treasure token.", [{ kind: "tapped" }], n(1)],
  ["Create three tapped Treasure tokens.", [{ kind: "tapped" }], n(3)],
  ["Create X Treasure tokens.", [], { kind: "x" }],
])("counts predefined tokens and says how they enter (111.10): %s", (text, enters, count) => {
  expect(groupOf(text)).toMatchObject({ count, enters, token: { kind: "predefined", rule: "111.10a" } });
});

it("adds to the predefined characteristics what the effect adds (111.10)", () => {
  const { token } = groupOf(`Create a Treasure token with "{3}: Draw a card."`);
  expect(token).toMatchObject({
    kind: "predefined",
    rule: "111.10a",
    characteristics: {
      name: { from: "derived", literal: "Treasure Token" },
      types: ["artifact"],
      subtypes: ["Treasure"],
      abilities: [activated([tap, sacrifice], [anyColor], makesMana), activated([mana("{3}")], [draw])],
      text: "{T}, Sacrifice this token: Add one mana of any color.\n{3}: Draw a card.",
    },
  });
});

it.each<[string, Partial<TokenCharacteristics>]>([
  ["Create a Treasure token named Hoard.", { name: { from: "given", literal: "Hoard" }, supertypes: [] }],
  [
    "Create a legendary Treasure token named Hoard.",
    { name: { from: "given", literal: "Hoard" }, supertypes: ["legendary"] },
  ],
])("modifies the predefined characteristics as the effect says (111.10): %s", (text, parts) => {
  const characteristics = characteristicsOf(groupOf(text));
  expect(characteristics).toMatchObject({ ...parts, types: ["artifact"], subtypes: ["Treasure"] });
  expect(characteristics.abilities).toHaveLength(1);
});

it("creates a Clue for investigate (701.16a)", () => {
  expect(instructionsOf("Investigate.")).toMatchObject([
    {
      kind: "createTokens",
      creator: you,
      controller: you,
      groups: [{ count: one, token: { rule: "111.10f" }, enters: [] }],
    },
  ]);
});

it("creates two Clues one after the other for investigate twice (701.16a)", () => {
  expect(instructionsOf("Investigate twice.")).toMatchObject([
    {
      kind: "repeat",
      times: n(2),
      instructions: [{ kind: "createTokens", groups: [{ count: one, token: { rule: "111.10f" } }] }],
    },
  ]);
});

it.each([
  ["Incubate 3.", n(3)],
  ["Incubate X.", { kind: "x" }],
])("creates an Incubator with counters for %s (701.53a)", (text, count) => {
  expect(groupOf(text)).toMatchObject({
    count: one,
    token: { kind: "predefined", rule: "111.10i" },
    enters: [{ kind: "counters", counter: "+1/+1", count }],
  });
});
