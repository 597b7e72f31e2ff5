import { expect, it } from "vitest";
import { abilityOf, elf, instructionsOf, readOn, sorcery } from "./kit.js";

it.each<[string, string, readonly string[]]>([
  ["After this main phase, there is an additional combat phase.", "mainPhase", ["combat"]],
  ["There is an additional combat phase after this phase.", "phase", ["combat"]],
  ["There's an additional combat phase after this phase.", "phase", ["combat"]],
  ["After this main phase, there are two additional combat phases.", "mainPhase", ["combat", "combat"]],
  ["After this combat phase, there is an additional combat phase.", "combat", ["combat"]],
  ["After this main phase, there is an additional combat phase followed by an additional main phase.", "mainPhase", ["combat", "mainPhase"]],
  ["There is an additional combat phase after this phase followed by an additional main phase.", "phase", ["combat", "mainPhase"]],
])("500.8: adds phases after the present one: %s", (text, after, phases) => {
  expect(instructionsOf(text)).toMatchObject([{ kind: "extraPhase", after, phases }]);
}); // prettier-ignore

it.each([
  "After this phase, draw a card.",
  "There is an additional combat phase.",
  "There is a combat phase after this phase.",
  "There is an additional draw step after this phase.",
  "There is an additional combat phase after that phase.",
  "There isn't an additional combat phase after this phase.",
])("500.8: refuses other times and what is no additional phase: %s", (text) => {
  expect(readOn(text, sorcery).compiled).toBeNull();
});

it("500.1: asks whether it is a phase of the player's, or the first of the turn", () => {
  const yours = "Whenever a land you control enters, if it's your main phase, draw a card.";
  expect(abilityOf(yours, elf)).toMatchObject({ condition: { kind: "turn", of: { kind: "you" }, part: "mainPhase" } });
  const first = "Whenever this creature attacks, if it's the first combat phase of the turn, draw a card.";
  expect(abilityOf(first, elf)).toMatchObject({
    condition: { conditions: [{ quantity: { kind: "events" }, is: { operator: "equal" } }, { part: "combat" }] },
  });
});
