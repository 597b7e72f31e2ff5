import { describe, expect, it } from "vitest";
import type { CopyException, Entry } from "../../../src/magic/effects/index.js";
import { n } from "../runtime/builders.js";
import { cardOf, elf, faultsOf, groupOf, instructionsOf, readOn, referenceOf, sorcery } from "./kit.js";

const copyText = (exceptions: string): string =>
  `Create a token that's a copy of target creature, except ${exceptions}.`;

/** What the only copy of a text is excepted, and how it enters. */
function copyOf(text: string): { readonly exceptions: readonly CopyException[]; readonly enters: readonly Entry[] } {
  const { token, enters } = groupOf(text);
  if (token.kind !== "copy") throw new Error(token.kind);
  return { exceptions: token.exceptions, enters };
}

const sized = (power: number | null, toughness: number | null): CopyException => ({
  kind: "setPowerToughness",
  power: power === null ? null : n(power),
  toughness: toughness === null ? null : n(toughness),
});
const legendary = { kind: "addSupertype", supertype: "legendary" } as const;
const notLegendary = { kind: "removeSupertype", supertype: "legendary" } as const;
const adding = (...subtypes: readonly string[]): CopyException => ({ kind: "addTypes", types: [], subtypes });
const abilities = (...keywords: readonly string[]): object => ({
  kind: "addAbilities",
  abilities: keywords.map((keyword) => ({ kind: "keyword", keyword })),
});

describe("what except says of a copy (707.9b)", () => {
  it.each<[string, readonly object[]]>([
    ["it isn't legendary", [notLegendary]],
    ["the token is not legendary", [notLegendary]],
    ["it's not legendary and it has haste", [notLegendary, abilities("haste")]],
    ["it's legendary and its name is Oren the Pale", [legendary, { kind: "setName", name: "Oren the Pale" }]],
    ["its name is Oren, it's legendary in addition to its other types, and it has flying", [{ kind: "setName", name: "Oren" }, legendary, abilities("flying")]],
    ["it's 3/1", [sized(3, 1)]],
    ["its power is 2 and its toughness is 5", [sized(2, null), sized(null, 5)]],
    ["its base power and toughness are 4/4", [sized(4, 4)]],
    ["its starting loyalty is 2", [{ kind: "setLoyalty", loyalty: n(2) }]],
    ["it's white and black", [{ kind: "setColors", colors: ["white", "black"] }]],
    ["it's colorless", [{ kind: "setColors", colors: [] }]],
    ["it's all colors", [{ kind: "setColors", colors: ["white", "blue", "black", "red", "green"] }]],
    ["it's red in addition to its other colors", [{ kind: "addColors", colors: ["red"] }]],
    ["it has no mana cost and it's a 4/4 black Zombie", [{ kind: "noManaCost" }, { kind: "setTypes", types: [], subtypes: ["Zombie"] }, { kind: "setColors", colors: ["black"] }, sized(4, 4)]],
    ["it's 1/1, it's a Spirit in addition to its other types, and it has flying", [sized(1, 1), adding("Spirit"), abilities("flying")]],
    ["it isn't legendary, is a Wall in addition to its other types, and has reach", [notLegendary, adding("Wall"), abilities("reach")]],
    ["it's a legendary snow artifact in addition to its other types", [legendary, { kind: "addSupertype", supertype: "snow" }, { kind: "addTypes", types: ["artifact"], subtypes: [] }]],
    ["it has trample and loses flying", [abilities("trample"), { kind: "removeAbilities", abilities: [{ kind: "keyword", keyword: "flying" }] }]],
    ["it has this ability", [{ kind: "addThisAbility" }]],
    ["it loses this ability", [{ kind: "removeThisAbility" }]],
    ["it doesn't have this ability", [{ kind: "removeThisAbility" }]],
    ["it's an enchantment and loses all other card types", [{ kind: "setTypes", types: ["enchantment"], subtypes: [] }, { kind: "loseAllOtherTypes" }]],
  ])("%s", (exceptions, expected) => {
    expect(copyOf(copyText(exceptions)).exceptions).toMatchObject(expected);
  }); // prettier-ignore

  it("keeps a quotation's comma out of the list", () => {
    const text = copyText(
      `it's a Clue artifact with "{2}, Sacrifice this token: Draw a card," and it loses all other card types`,
    );
    expect(copyOf(text).exceptions.map(({ kind }) => kind)).toEqual(["setTypes", "addAbilities", "loseAllOtherTypes"]);
  });

  it("denies in every written form", () => {
    const text = "Create two tokens that are copies of target creature, except they're not legendary.";
    expect(copyOf(text).exceptions).toEqual([notLegendary]);
  });

  it("counts once what each of both is equal to, and reads a where", () => {
    const each = copyOf(copyText("its power and toughness are each equal to the number of lands you control"));
    const where = copyOf(copyText("it's X/X, where X is the number of lands you control"));
    expect(each).toEqual(where);
    expect(each.exceptions).toMatchObject([{ power: { kind: "count" }, toughness: { kind: "count" } }]);
  });
});

it("keeps the card types of what becomes an artifact creature, and sets its creature types (205.1b)", () => {
  expect(copyOf(copyText("it's a 5/5 Golem artifact creature")).exceptions).toEqual([
    { kind: "addTypes", types: ["artifact", "creature"], subtypes: [] },
    { kind: "setTypes", types: [], subtypes: ["Golem"] },
    sized(5, 5),
  ]);
});

it.each<[string, readonly Entry[]]>([
  ["it enters with two additional +1/+1 counters on it", [{ kind: "counters", counter: "+1/+1", count: n(2) }]],
  ["it enters tapped and attacking", [{ kind: "tapped" }, { kind: "attacking", whom: null }]],
])("holds how a copy enters apart from what it is (707.9e): %s", (exceptions, enters) => {
  expect(copyOf(copyText(exceptions))).toEqual({ exceptions: [], enters });
});

it.each([
  "it has no mana cost and loses all other card types",
  "its power is equal to its toughness",
  "it isn't red",
  "it's 1/1 until end of turn",
  "target creature is 1/1",
])("refuses an exception that says nothing certain of a copy (707.9): %s", (exceptions) => {
  const reading = readOn(copyText(exceptions));
  expect(reading.compiled).toBeNull();
  expect(faultsOf(reading).map(({ code }) => code)).not.toEqual([]);
});

it.each<[string, object]>([
  ["create a token that's a copy of another target attacking creature and that's tapped and attacking", { kind: "target" }],
  ["create two tokens that are copies of it and that are tapped and attacking", { kind: "source" }],
  ["create a token that's a copy of it that's tapped and attacking", { kind: "source" }],
])("reads how copies enter behind what they copy (508.4): %s", (creation, of) => {
  expect(groupOf(`Whenever Test of Text attacks, ${creation}.`, elf)).toMatchObject({
    token: { of },
    enters: [{ kind: "tapped" }, { kind: "attacking", whom: null }],
  });
}); // prettier-ignore

it("copies for each opponent, who is then that player (608.2h)", () => {
  const text = "Whenever Test of Text attacks, for each opponent, create a token that's a copy of it that's tapped and attacking that player."; // prettier-ignore
  const [loop] = instructionsOf(text, elf);
  expect(loop).toMatchObject({
    kind: "forEach",
    over: { kind: "eachOpponent" },
    instructions: [{ groups: [{ token: { of: { kind: "source" } }, enters: [{ kind: "tapped" }, { kind: "attacking", whom: { kind: "iterationPlayer" } }] }] }],
  }); // prettier-ignore
});

it("makes one creation of what does not differ by player (701.7a)", () => {
  const [made] = instructionsOf("For each opponent, create a Food token.");
  expect(made).toMatchObject({ kind: "createTokens", groups: [{ count: { kind: "playerCount" } }] });
});

it.each([
  "For each of up to two target creatures, create a token that's a copy of that creature.",
  "Choose up to two target creatures. For each of them, create a token that's a copy of it.",
  "Choose up to two target creatures. For each of those creatures, create a token that's a copy of that creature.",
])("copies each of those that were chosen (601.2c): %s", (text) => {
  const loop = instructionsOf(text).find(({ kind }) => kind === "forEach");
  expect(loop).toMatchObject({ instructions: [{ groups: [{ token: { of: { kind: "iteration" } } }] }] });
});

it("does not say other than whom where no player was spoken of (608.2c)", () => {
  const reading = readOn("Whenever Test of Text attacks, for each other opponent, create a Food token.", elf);
  expect(faultsOf(reading)).toHaveLength(1);
});

it("asks of a token whether it entered this turn (400.7)", () => {
  const text = "Create a token that's a copy of target token you control that entered this turn.";
  expect(groupOf(text).token).toMatchObject({ kind: "copy", of: { kind: "target" } });
});

it.each([
  ["a name of two words", "Create a Glade Elves token.", "Glade Elves", null],
  ["several of it", "Create two Glade Elves tokens.", "Glade Elves", null],
  ["a card whose text is not understood", "Create a Riftmaw token.", "Riftmaw", "abilities"],
])("takes a card by its name as it is written (111.11): %s", (_what, text, name, unread) => {
  const elves = cardOf("{T}: Add {G}.", { ...elf, name: "Glade Elves" });
  const maw = cardOf("Riftmaw glorps the wug.", { ...elf, name: "Riftmaw", typeLine: "Creature — Beast", power: "*" });
  const { token } = groupOf(text, sorcery, referenceOf(elves, maw));
  expect(token).toMatchObject({ kind: "oracle", name, characteristics: { types: ["creature"] } });
  expect("unread" in token ? token.unread : null).toBe(unread);
});

it("does not copy a card that only a name describes, of no zone (111.11)", () => {
  expect(readOn("Create a token that's a copy of a card named Glade Elves.").compiled).toBeNull();
});

it.each<[string, string, readonly object[]]>([
  ["Copy target creature spell you control, except the copy isn't legendary.", "no", [notLegendary]],
  ["Copy target spell, except that the copy is red. You may choose new targets for the copy.", "may", [{ kind: "setColors", colors: ["red"] }]],
  ["Copy target spell, except it's X/X, where X is the number of lands you control.", "no", [{ power: { kind: "count" } }]],
  ["Copy target spell twice.", "refused", []],
  ["Copy target spell, except it enters tapped.", "refused", []],
  ["Draw a card. You may choose new targets for the copy.", "refused", []],
])("copies a spell with its exceptions and new targets (707.9, 707.10c): %s", (text, newTargets, exceptions) => {
  if (newTargets === "refused") expect(readOn(text).compiled).toBeNull();
  else expect(instructionsOf(text)).toMatchObject([{ kind: "copySpell", newTargets, exceptions }]);
}); // prettier-ignore

it("gives new targets to a copy that may be made (707.10c)", () => {
  const text = "Whenever you cast an instant spell, you may copy it. You may choose new targets for the copy.";
  expect(instructionsOf(text, elf)).toMatchObject([{ kind: "optional", instructions: [{ newTargets: "may" }] }]);
});
