import { expect, it } from "vitest";
import { abilityOf, elf, readOn } from "./kit.js";

const attack = "Whenever this creature attacks,";
const once = "Do this only once each turn.";

it.each([
  `${attack} you may draw a card. ${once}`,
  `${attack} you may pay 2 life. If you do, create a Food token. ${once}`,
])("triggers only while the action was not taken this turn, which may be taken once (603.2h): %s", (text) => {
  const ability = abilityOf(text, elf);
  const [offer] = ability.kind === "triggered" ? ability.resolution.instructions : [];
  expect(offer).toMatchObject({ kind: "optional", limit: "onceEachTurn" });
  expect(ability).toMatchObject({ restrictions: [{ kind: "notYetDone", slot: offer?.result }] });
});

it.each([
  ["what must be done is no offer", `${attack} draw a card. ${once}`],
  ["of two offers it is not told which", `${attack} you may draw a card. You may gain 2 life. ${once}`],
  ["it speaks of a triggered ability", `{T}: You may draw a card. ${once}`],
])("is refused where %s", (_, text) => {
  expect(readOn(text, elf).compiled).toBeNull();
});
