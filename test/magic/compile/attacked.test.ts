import { expect, it } from "vitest";
import { abilityOf, enchantment, equipment, instructionsOf } from "./kit.js";

const opponent = { kind: "player", reference: { kind: "anyOpponent" } };

it("binds the one who is attacked apart from the one who attacks (508.3e, 508.5)", () => {
  const text =
    "Whenever a player attacks one of your opponents, that attacking player creates a 1/1 red Devil creature token that's tapped and attacking that opponent.";
  expect(abilityOf(text, enchantment)).toMatchObject({ event: { kind: "attacks", whom: opponent } });
  const enters = [{ kind: "tapped" }, { kind: "attacking", whom: { kind: "defendingPlayer" } }];
  expect(instructionsOf(text, enchantment)).toMatchObject([
    { creator: { kind: "attackingPlayer" }, groups: [{ enters }] },
  ]);
});

it("means the player with the most life by that player (508.5, 119)", () => {
  const text =
    "Whenever equipped creature attacks the player with the most life or tied for most life, create a 2/2 red Ogre creature token that's tapped and attacking that player.";
  const is = { operator: "atLeast", than: { kind: "extremeLifeTotal", which: "greatest" } };
  const filter = { what: "player", constraints: [{ kind: "lifeTotal", is }] };
  expect(abilityOf(text, equipment)).toMatchObject({ event: { whom: { reference: { filter } } } });
  expect(instructionsOf(text, equipment)).toMatchObject([
    { groups: [{ enters: [{ kind: "tapped" }, { kind: "attacking", whom: { kind: "defendingPlayer" } }] }] },
  ]);
});

it("makes specified tokens attack the opponent for whom they were created (508.1d)", () => {
  const text =
    "For each opponent, create a 2/2 red Ogre creature token with trample that attacks that opponent this turn if able.";
  const requirement = { kind: "attack", whom: { kind: "iterationPlayer" }, when: "thisTurn" };
  const enters = [{ kind: "requirement", requirement, duration: { kind: "endOfTurn" } }];
  expect(instructionsOf(text)).toMatchObject([
    { kind: "forEach", over: { kind: "eachOpponent" }, instructions: [{ groups: [{ enters }] }] },
  ]);
});
