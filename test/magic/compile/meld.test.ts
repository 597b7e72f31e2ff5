import { expect, it } from "vitest";
import { abilityOf, elf, faultsOf, instructionsOf, land, only, readOn } from "./kit.js";

const you = { kind: "you" };
const ours = [
  { kind: "ownedBy", player: you },
  { kind: "controlledBy", player: you },
];
const named = (name: string, cardType = "creature") => ({
  what: "permanent",
  constraints: [{ kind: "cardType", cardType }, { kind: "named", name }, ...ours],
});
const bothOwned = (name: string, cardType = "creature") => [
  { kind: "matches", object: { kind: "source" }, filter: { constraints: ours } },
  { kind: "exists", what: named(name, cardType), is: { operator: "atLeast", than: { value: 1 } } },
];
const melded = (counterpart: string, into: string, cardType = "creature") => [
  {
    ...{ kind: "moveObjects", to: "exile", result: "r1", actor: you },
    objects: { kind: "all", of: [{ kind: "source" }, { kind: "choice", filter: named(counterpart, cardType) }] },
  },
  { kind: "meld", player: you, objects: { kind: "result", slot: "r1" }, counterpart, into, enters: [] },
];

const combat = "At the beginning of combat on your turn,";
const owned = "if you both own and control this creature and a creature named Grave Wardens,";
const melds = "exile them, then meld them into Muttering Hive.";

it("melds the object with the other card of the pair (701.42a, 712.4a)", () => {
  const text = `${combat} ${owned} ${melds}`;
  expect(abilityOf(text, elf)).toMatchObject({
    kind: "triggered",
    condition: { kind: "allOf", conditions: bothOwned("Grave Wardens") },
  });
  expect(instructionsOf(text, elf)).toMatchObject(melded("Grave Wardens", "Muttering Hive"));
});

it("asks as it resolves where the ability is activated (712.4a)", () => {
  const text =
    "{7}: If you both own and control this land and an artifact named The Ring and Rod, exile them, then meld them into Ringkeep, the Risen. Activate only as a sorcery.";
  const conditional = only(instructionsOf(text, land));
  expect(conditional).toMatchObject({
    kind: "conditional",
    condition: { kind: "allOf", conditions: bothOwned("The Ring and Rod", "artifact") },
  });
  expect(conditional).toMatchObject({ then: [{ kind: "moveObjects" }, { kind: "meld", into: "Ringkeep, the Risen" }] });
});

it("asks more beside, and joins what you both own and control to it (603.4, 712.4a)", () => {
  const text = `At the beginning of your upkeep, if there are two or more land cards in your graveyard and ${owned.slice(3)} ${melds}`;
  expect(abilityOf(text, elf)).toMatchObject({
    condition: {
      kind: "allOf",
      conditions: [{ kind: "exists" }, { kind: "allOf", conditions: bothOwned("Grave Wardens") }],
    },
  });
  expect(instructionsOf(text, elf)).toMatchObject(melded("Grave Wardens", "Muttering Hive"));
});

it("melds what was exiled where a cost was paid for it (118.12, 712.4a)", () => {
  const text = `${combat} ${owned} you may pay {3}{B}. If you do, ${melds}`;
  expect(JSON.stringify(instructionsOf(text, elf))).toContain('"counterpart":"Grave Wardens"');
});

it.each([
  "Meld them into Muttering Hive.",
  `${combat} ${owned} meld it into Muttering Hive.`,
  `${combat} exile this creature and target creature, then meld them into Muttering Hive.`,
  `${combat} exile this creature and a creature you control, then meld them into Muttering Hive.`,
  `${combat} if you both own and control a creature named Ada and a creature named Grave Wardens, ${melds}`,
  `${combat} if you both own and control this creature, a creature named Ada, and a creature named Grave Wardens, ${melds}`,
  `${combat} ${owned.replace("and a creature", "or a creature")} ${melds}`,
  `${combat} ${owned.replace("own and control", "own or control")} ${melds}`,
  `${combat} ${owned.replace("own and control", "sacrifice and control")} ${melds}`,
  `${combat} ${owned.replace("a creature named", "two creatures named")} ${melds}`,
  `${combat} ${owned.replace("you both", "an opponent both")} ${melds}`,
  `${combat} ${owned} exile them, then meld a creature into Muttering Hive.`,
])("refuses what names no meld pair: %s (701.42b, 712.4a)", (text) => {
  expect(faultsOf(readOn(text, elf))).not.toEqual([]);
});
