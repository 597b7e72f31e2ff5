import { expect, it } from "vitest";
import {
  abilityOf,
  creationOf,
  elf,
  enchantment,
  groupOf,
  instructionsOf,
  readOn,
  sorcery,
  staticEffectsOf,
} from "./kit.js";

/** "you would create": whoever controls them; "under your control": whoever creates them (111.2). */
const yourCreation = { kind: "createsTokens", player: { kind: "player", reference: { kind: "you" } } };
const yourControl = { kind: "controlledBy", player: { kind: "you" } };
const underYourControl = {
  kind: "createsTokens",
  player: { kind: "player", reference: { kind: "anyPlayer" } },
  tokens: { kind: "filter", grouping: "oneOrMore", filter: { constraints: [{ kind: "token" }, yourControl] } },
};
const that = { kind: "result", slot: "event" };
const one = { kind: "number", value: 1 };

it.each<[string, object]>([
  [
    "If one or more tokens would be created under your control, twice that many of those tokens are created instead.",
    { kind: "multiply", by: 2 },
  ],
  [
    "If one or more tokens would be created under your control, three times that many of those tokens are created instead.",
    { kind: "multiply", by: 3 },
  ],
  [
    "If you would create one or more tokens, create twice that many of those tokens instead.",
    { kind: "multiply", by: 2 },
  ],
  [
    "If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.",
    { kind: "multiply", by: 2 },
  ],
  [
    "If you would create one or more tokens, instead create those tokens plus an additional Map token.",
    { kind: "addTokens", groups: [{ count: { kind: "number", value: 1 }, token: { rule: "111.10s" } }] },
  ],
  [
    "If one or more tokens would be created under your control, those tokens plus a Clue token are created instead.",
    { kind: "addTokens", groups: [{ count: { kind: "number", value: 1 }, token: { rule: "111.10f" } }] },
  ],
  [
    "If one or more tokens would be created under your control, those tokens plus that many 1/1 green Bird creature tokens are created instead.",
    { kind: "addTokens", groups: [{ count: that, token: { characteristics: { subtypes: ["Bird"] } } }] },
  ],
  [
    "If you would create one or more tokens, instead create that many 2/2 red Bird creature tokens with flying.",
    { kind: "instead", instructions: [{ kind: "createTokens", groups: [{ count: that }] }] },
  ],
  [
    "If you would create one or more tokens, you may instead create that many 1/1 red Elf creature tokens or that many 2/1 red Elf creature tokens.",
    {
      kind: "may",
      replacement: { kind: "instead", instructions: [{ groups: [{ count: that, token: { kind: "choice" } }] }] },
    },
  ],
  [
    "If you would create one or more tokens, you may instead create that many tokens that are copies of enchanted creature.",
    {
      kind: "may",
      replacement: { kind: "instead", instructions: [{ groups: [{ count: that, token: { kind: "copy" } }] }] },
    },
  ],
])("replaces the creation of tokens (614.1a): %s", (text, replacement) => {
  const event = text.includes("under your control") ? underYourControl : yourCreation;
  expect(staticEffectsOf(text, enchantment)).toMatchObject([{ kind: "replacement", event, replacement }]);
});

it.each<[string, readonly string[]]>([
  ["If you would create a Blood or Clue token, instead create one of each.", ["111.10g", "111.10f"]],
  ["If you would create a Map token, instead create a Map token and a Gold token.", ["111.10s", "111.10c"]],
  ["If you would create a Clue token, create a Gold token instead.", ["111.10c"]],
])("replaces each token by itself where one is spoken of (614.1a): %s", (text, rules) => {
  const [effect] = staticEffectsOf(text, enchantment);
  const groups = rules.map((rule) => ({ count: one, token: { kind: "predefined", rule } }));
  expect(effect).toMatchObject({
    event: { ...yourCreation, tokens: { grouping: "each" } },
    replacement: { kind: "instead", instructions: [{ groups }] },
  });
});

it("replaces every creation where no controller is named (614.1a)", () => {
  const text = "If one or more tokens would be created, twice that many of those tokens are created instead.";
  expect(staticEffectsOf(text, enchantment)).toMatchObject([
    {
      event: { player: { reference: { kind: "anyPlayer" } }, tokens: { filter: { constraints: [{ kind: "token" }] } } },
    },
  ]);
});

it.each([
  ["each turn", "turn"],
  ["during each of your turns", "yourTurns"],
])("replaces the first creation alone (614.1a): %s", (span, per) => {
  const text = `The first time you would create one or more tokens ${span}, create twice that many of those tokens instead.`;
  expect(staticEffectsOf(text, enchantment)).toMatchObject([
    { event: { ...yourCreation, detail: { ordinal: { nth: 1, per } } }, replacement: { kind: "multiply", by: 2 } },
  ]);
});

it("replaces under a condition (604.1, 614.1a)", () => {
  const text =
    "As long as you control a Forest, if you would create one or more tokens, instead create those tokens plus a Food token.";
  expect(abilityOf(text, enchantment)).toMatchObject({
    condition: { kind: "exists" },
    effects: [{ kind: "replacement" }],
  });
});

it("replaces for as long as a resolving ability says (614.3)", () => {
  const text =
    "{1}: Until end of turn, if you would create one or more tokens, create twice that many of those tokens instead.";
  expect(instructionsOf(text, enchantment)).toMatchObject([
    { kind: "replaceEvent", event: yourCreation, replacement: { by: 2 }, duration: { kind: "endOfTurn" } },
  ]);
});

it.each<[string, number]>([
  ["If one or more tokens would be created under your control, those tokens plus a Food token are created instead.", 1],
  ["If you would create one or more tokens, instead create those tokens plus that many Clue tokens.", 1],
  ["If you would create a Blood or Clue token, instead create one of each.", 2],
])("lists what is created besides or instead (614.1a, 701.7b): %s", (text, groups) => {
  expect(creationOf(text, enchantment).groups).toHaveLength(groups);
});

it.each([
  "If one or more tokens would be created under your control, twice that many of those tokens are created.",
  "If you would create one or more tokens, create twice that many of those creatures instead.",
  "If you would create one or more tokens, create those tokens minus a Clue token instead.",
  "If you would create one or more Blood or Clue tokens, instead create one of each.",
  "If you would create a Clue token, instead create one of each.",
  "The first time you would create one or more tokens, create twice that many of those tokens instead.",
])("refuses what no creation of tokens is replaced by (614.1a): %s", (text) => {
  expect(readOn(text, enchantment).abilities.map(({ states }) => states.compiled)).toEqual([false]);
});

it("adds the figure before the number that is counted (107.1)", () => {
  const text = "Create a number of 1/1 green Bird creature tokens equal to two plus the number of lands you control.";
  expect(groupOf(text, sorcery).count).toMatchObject({
    kind: "sum",
    terms: [{ kind: "number", value: 2 }, { kind: "count" }],
  });
});

it("takes the exceptions of a copy that a clause describes (707.9)", () => {
  expect(
    groupOf("Create a token that's a copy of target creature you control, except it has haste.", sorcery).token,
  ).toMatchObject({
    kind: "copy",
    exceptions: [{ kind: "addAbilities", abilities: [{ keyword: "haste" }] }],
  });
});

it("lets the creator choose among the kinds that a choice offers (608.2d)", () => {
  expect(groupOf("Create your choice of a Food token or a Treasure token.", sorcery).token).toMatchObject({
    kind: "choice",
    options: [{ rule: "111.10b" }, { rule: "111.10a" }],
  });
});

it.each<[string, object]>([
  ["If a creature would die, exile it instead.", { kind: "filter", grouping: "each" }],
  ["If this creature would die, exile it instead.", { kind: "object", reference: { kind: "source" } }],
  ["If a nontoken creature an opponent controls would die, exile that card instead.", { kind: "filter" }],
])("exiles instead what would die (614.6): %s", (text, object) => {
  const moved = { kind: "moveObjects", objects: { kind: "result", slot: "event" }, to: "exile" };
  expect(staticEffectsOf(text, elf)).toMatchObject([
    {
      kind: "replacement",
      event: { kind: "dies", object },
      replacement: { kind: "instead", instructions: [moved] },
    },
  ]);
});

it.each([
  "If a creature would die, exile target creature instead.",
  "If a creature would die, exile it with a blood counter on it instead.",
  "If a creature would die, you exile it.",
  "If a creature would die, destroy it instead.",
  "If one or more creatures would die, exile it instead.",
])("refuses what else would happen to what would die (614.6): %s", (text) => {
  expect(readOn(text, elf).compiled).toBeNull();
});
