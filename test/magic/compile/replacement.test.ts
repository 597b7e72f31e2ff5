import { expect, it } from "vitest";
import { readOn, enchantment, groupOf, staticEffectsOf, sorcery } from "./kit.js";

const yourTokens = { kind: "createsTokens", player: { kind: "player", reference: { kind: "you" } } };

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
])("replaces the creation of tokens (614.1a): %s", (text, replacement) => {
  expect(staticEffectsOf(text, enchantment)).toMatchObject([{ kind: "replacement", event: yourTokens, replacement }]);
});

it.each([
  "If one or more tokens would be created under your control, twice that many of those tokens are created.",
  "If you would create one or more tokens, create twice that many of those creatures instead.",
  "If you would create one or more tokens, create those tokens minus a Clue token instead.",
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
