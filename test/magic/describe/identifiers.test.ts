import { expect, it } from "vitest";
import { readCards } from "../../../src/readers/index.js";
import { magic } from "../../../src/magic/index.js";

const environment = { findCard: () => undefined };

/** Identifiers of slots, targets and abilities, which mean nothing to people. */
const identifier = /"(?:it|[a-z]\d+|[a-z]+:[0-9a-f]+[^"]*)"/;

it.each([
  [
    "a step that another ability replaces (614.15)",
    "You gain 3 life.\nFerocious — You gain 6 life instead if you control a creature with power 4 or greater.",
    "step 1 of the ability before",
  ],
  [
    "each object of which something is asked (608.2i)",
    "Exile target creature card from a graveyard that was put there this turn.",
    "the object in question",
  ],
])("calls %s by no identifier", (_, text, said) => {
  const [card] = readCards(
    JSON.stringify({ object: "card", name: "Boo", type_line: "Sorcery", oracle_text: text }),
    "a.json",
  ).cards;
  const abilities = card === undefined ? [] : magic.read(card, environment).abilities;
  const prose = abilities.flatMap((ability) => magic.describe(ability.abilities)).join("\n");
  expect(prose).toContain(said);
  expect(prose).not.toMatch(identifier);
});
