import { expect, it } from "vitest";
import { n } from "../runtime/builders.js";
import { creationsIn, elf, enchantment, faultAt, faultsOf, type Printed, readOn, sorcery } from "./kit.js";

const food = { count: n(1), token: { kind: "predefined", rule: "111.10b" } };

it.each<[string, string, string]>([
  ["Create a Food token, then frobnicate target creature.", "magic/unknown-word", "frobnicate"],
  ["Create a Food token, then draw a crad.", "magic/unknown-word", "crad"],
  ["Create a Food token. Sacrifice them.", "magic/unbound-reference", "them"],
  ["Create a Food token. Destroy.", "magic/unexpected-end", "Destroy"],
])("reports the part that is not understood and compiles no half of the ability: %s", (text, code, words) => {
  const reading = readOn(text);
  expect(faultsOf(reading)).toEqual([faultAt(code, text, words)]);
  expect(reading.compiled).toBeNull();
  expect(reading.abilities).toMatchObject([{ abilities: [], states: { compiled: false } }]);
  expect(creationsIn(reading)).toMatchObject([{ kind: "createTokens", groups: [food] }]);
});

it("compiles the other abilities of a card with one that is not understood", () => {
  const bad = "When this creature enters, create a Food token, then frobnicate target creature.";
  const reading = readOn(`Flying\n${bad}\n{T}: Draw a card.`, elf);
  expect(reading.compiled).toBeNull();
  expect(reading.abilities.map(({ states }) => states.compiled)).toEqual([true, false, true]);
  expect(reading.abilities.map(({ abilities }) => abilities.map(({ kind }) => kind))).toEqual([
    ["keyword"],
    [],
    ["activated"],
  ]);
  expect(faultsOf(reading)).toEqual([faultAt("magic/unknown-word", `Flying\n${bad}\n{T}: Draw a card.`, "frobnicate")]);
});

it("reports every ability that is not understood, each at its place", () => {
  const text = "Frobnicate target creature.\nFlying\nWhen this creature enters, draw a crad.\n{T}: Sacrifice them.";
  const reading = readOn(text, elf);
  expect(faultsOf(reading)).toEqual([
    faultAt("magic/unknown-word", text, "Frobnicate"),
    faultAt("magic/unknown-word", text, "crad"),
    faultAt("magic/unbound-reference", text, "them"),
  ]);
  expect(reading.compiled).toBeNull();
});

it("reports a subtype that no list holds, with the nearest one (205.3)", () => {
  const text = "Create a 2/1 red Dwraf creature token.";
  const reading = readOn(text);
  expect(faultsOf(reading)).toEqual([faultAt("magic/unknown-subtype", text, "Dwraf")]);
  expect(reading.abilities[0]?.diagnostics).toMatchObject([
    { code: "magic/unknown-subtype", severity: "error", suggestion: "Dwarf", rule: "205.3" },
  ]);
  expect(reading.abilities[0]?.diagnostics[0]?.message).toBe('unknown subtype "Dwraf"; did you mean "Dwarf"?');
  expect(reading.compiled).toBeNull();
  expect(reading.abilities[0]?.stated).toEqual({ total: 1, understood: 0 });
  expect(creationsIn(reading)).toMatchObject([{ groups: [{ token: { characteristics: { subtypes: ["Dwraf"] } } }] }]);
});

it("suggests nothing where no subtype is near (205.3)", () => {
  const [diagnostic] = readOn("Create a 2/1 red Zzyzxo creature token.").abilities[0]?.diagnostics ?? [];
  expect(diagnostic).toMatchObject({ code: "magic/unknown-subtype", message: 'unknown subtype "Zzyzxo"' });
  expect(diagnostic).not.toHaveProperty("suggestion");
});

it.each<[string, Printed, string, string]>([
  ["This artifact enters tapped.", elf, "This artifact", "this creature"],
  ["This creature enters tapped.", { typeLine: "Land" }, "This creature", "this land"],
  ["This artifact enters tapped.", { typeLine: "Artifact — Equipment" }, "This artifact", "this Equipment"],
  ["This artifact enters tapped.", { typeLine: "Artifact Creature — Golem" }, "This artifact", "this creature"],
  ["When this enchantment enters, draw a card.", { typeLine: "Enchantment — Aura" }, "this enchantment", "this Aura"],
])("reports a text that calls its object what it is not (201.5): %s", (text, printed, words, suggestion) => {
  const reading = readOn(text, printed);
  const diagnostics = reading.abilities.flatMap((one) => one.diagnostics);
  expect(diagnostics).toMatchObject([{ code: "magic/wrong-self-reference" }]);
  expect(diagnostics[0]?.suggestion?.toLowerCase()).toBe(suggestion.toLowerCase());
  expect(diagnostics[0]?.message).toContain(words.toLowerCase());
  expect(reading.compiled).toBeNull();
});

it("compiles a card without text whole (113.1)", () => {
  const reading = readOn("", elf);
  expect(faultsOf(reading)).toEqual([]);
  expect(reading.compiled).toMatchObject({
    kind: "card",
    name: "Test of Text",
    faces: [{ types: ["creature"], subtypes: ["Elf"], power: "2", toughness: "2", abilities: [] }],
  });
});

it.each(["__proto__", "constructor", "toString", "hasOwnProperty"])("compiles a card named %s like any", (name) => {
  const reading = readOn("Flying\nWhen this creature enters, create a Food token.", { ...elf, name });
  expect(faultsOf(reading)).toEqual([]);
  expect(reading.compiled?.name).toBe(name);
  expect(creationsIn(reading)).toMatchObject([{ groups: [food] }]);
});

it.each(["constructor", "toString"])("creates no token by the name %s, which no card has", (name) => {
  const reading = readOn(`Create a ${name} token.`);
  expect(faultsOf(reading)).toHaveLength(1);
  expect(reading.compiled).toBeNull();
  expect(creationsIn(reading)).toEqual([]);
});

const repeated = (text: string, times: number): string => text.repeat(times);

it.each<[string, string]>([
  ["a word of a million letters", repeated("x", 1_000_000)],
  ["a megabyte of creations that never end", repeated("Create a 1/1 red ", 60_000)],
  ["ten thousand nested quotes", `Create a Food token with ${repeated(`"{T}: Create a Food token with '`, 5_000)}`],
  ["ten thousand opening marks", repeated('"', 10_001)],
  ["ten thousand opening braces", repeated("{", 10_000)],
  ["a thousand lines that are not understood", repeated("Frobnicate.\n", 1_000)],
  ["control characters", "Create a \u0000Food\u0007 token\u001b."],
  ["a lone high surrogate", "Create a \ud83d Food token."],
  ["a lone low surrogate", "Create a Food \udc00token."],
  ["a name of lone surrogates", "Create a 1/1 red Goblin creature token named \udfff\ud800."],
  ["right-to-left marks and joiners", "Create a \u202eFood\u200d token."],
  ["a plural that never ends", `Destroy target ${repeated("creature, ", 20_000)}or land.`],
])("reports %s and never throws", (_what, text) => {
  const reading = readOn(text, sorcery);
  expect(faultsOf(reading).length).toBeGreaterThan(0);
  expect(reading.compiled).toBeNull();
  for (const { start, end } of faultsOf(reading)) expect(start >= 0 && start <= end && end <= text.length).toBe(true);
});

it("reads five thousand equal abilities and gives each an id of its own", () => {
  const text = repeated("Create a Food token.\n", 5_000);
  const reading = readOn(text);
  expect(faultsOf(reading)).toEqual([]);
  expect(creationsIn(reading)).toHaveLength(5_000);
  expect(new Set(reading.compiled?.faces[0]?.abilities.map(({ id }) => id)).size).toBe(5_000);
});

it("reports abilities that are quoted too deep where the depth is spent (113.1a)", () => {
  const quoted = (depth: number): string =>
    depth === 0
      ? "draw a card."
      : `create a 1/1 red Goblin creature token with ${mark(depth)}When this token dies, ${quoted(depth - 1)}${mark(depth)}`;
  const mark = (depth: number): string => (depth % 2 === 0 ? '"' : "'");
  const text = `When this creature dies, ${quoted(30)}`;
  const reading = readOn(text, elf);
  expect(faultsOf(reading).map(({ code }) => code)).toContain("magic/quote-too-deep");
  expect(reading.compiled).toBeNull();
});

it.each<[string, string, Printed]>([
  ["602.5d", "{T}: Draw a card. Flying only as a sorcery.", elf],
  [
    "702.174j",
    "Draw a card.\nYou may promise an opponent a gift as you cast this spell. If you do, they draw a card before its other effects.",
    sorcery,
  ],
  ["702.175a", "You may pay an additional {2} as you cast this spell. Draw a card.", sorcery],
  ["707.9", "Create a blue token copy of target creature.", sorcery],
  ["707.9", "Create a blue token that's a copy of target creature.", sorcery],
  ["208.1", "Destroy target creature with greater power.", sorcery],
  ["508.3a", "Whenever this creature attacks with a creature, draw a card.", elf],
  ["509.1", "Whenever a creature attacks you, the blocking creature gets -1/-1 until end of turn.", enchantment],
  ["109.2", "Whenever a creature attacks you, counter that spell or ability.", enchantment],
  [
    "603.4",
    "Whenever a creature enters, if you control a Forest and you gained life this turn or you control a Swamp, draw a card.",
    enchantment,
  ],
  [
    "208.1",
    "Whenever a creature you control enters, if that creature has greater power and toughness than this creature, draw a card.",
    elf,
  ],
  ["106.4", "Draw a card. This mana lasts until end of combat.", sorcery],
  ["122.8", "When this creature attacks, put its counters on target creature.", elf],
])("%s: refuses what the rules give no meaning: %s", (_rule, text, printed) => {
  expect(readOn(text, printed).compiled).toBeNull();
});
