import { expect, it } from "vitest";
import { reworded } from "../../../src/magic/runtime/read/reworded.js";
import { abilityOf, elf } from "../compile/kit.js";

const goblinToElf = { sort: "creatureType", from: "Goblin", to: "Elf" } as const;
const redToBlue = { sort: "color", from: "red", to: "blue" } as const;
const swampToForest = { sort: "basicLandType", from: "Swamp", to: "Forest" } as const;

/** Texts, and what they are once a word is replaced: the same as the text with the other word. */
it.each([
  [goblinToElf, "{T}: Create a 1/1 red Goblin creature token.", "{T}: Create a 1/1 red Elf creature token."],
  [goblinToElf, "Other Goblins you control get +1/+1.", "Other Elves you control get +1/+1."],
  [goblinToElf, "Protection from Goblins", "Protection from Elves"],
  [goblinToElf, "{T}: Destroy target Goblin.", "{T}: Destroy target Elf."],
  [goblinToElf, "Whenever a Goblin dies, you gain 1 life.", "Whenever an Elf dies, you gain 1 life."],
  [
    goblinToElf,
    "{T}: Target creature becomes a Goblin in addition to its other types until end of turn.",
    "{T}: Target creature becomes an Elf in addition to its other types until end of turn.",
  ],
  [
    goblinToElf,
    'Creatures you control have "{T}: Create a 1/1 red Goblin creature token."',
    'Creatures you control have "{T}: Create a 1/1 red Elf creature token."',
  ],
  [goblinToElf, "Sacrifice a Goblin: You gain 1 life.", "Sacrifice an Elf: You gain 1 life."],
  [goblinToElf, "Goblincycling {1}", "Elfcycling {1}"],
  [redToBlue, "Protection from red", "Protection from blue"],
  [redToBlue, "Red creatures you control get +1/+1.", "Blue creatures you control get +1/+1."],
  [redToBlue, "{T}: Create a 1/1 red Goblin creature token.", "{T}: Create a 1/1 blue Goblin creature token."],
  [
    redToBlue,
    "{T}: Target creature becomes red until end of turn.",
    "{T}: Target creature becomes blue until end of turn.",
  ],
  [swampToForest, "Swampwalk", "Forestwalk"],
  [swampToForest, "Swampcycling {1}", "Forestcycling {1}"],
  [
    swampToForest,
    "This creature gets +1/+1 for each Swamp you control.",
    "This creature gets +1/+1 for each Forest you control.",
  ],
])("reads %j in %j as %j (612.2, 612.2a)", (replacement, text, expected) => {
  expect(withoutIds(reworded(abilityOf(text, elf), replacement))).toEqual(withoutIds(abilityOf(expected, elf)));
});

/** Texts in which the word is not used as what it is, or in which it does not stand. */
it.each([
  [goblinToElf, "{T}: Destroy target creature named Goblin."],
  [redToBlue, "{T}: Add {R}."],
  [{ sort: "creatureType", from: "Germ", to: "Elf" }, "Living weapon"],
  [{ sort: "creatureType", from: "Zombie", to: "Elf" }, "{T}: Create a Walker token."],
  [{ sort: "creatureType", from: "Human", to: "Elf" }, "Protection from red"],
  [swampToForest, "Forestwalk"],
  [
    { sort: "basicLandType", from: "Island", to: "Forest" },
    "{T}: Create a colorless Treasure artifact token named Island.",
  ],
] as const)("leaves as it is, %j: %j (612.2)", (replacement, text) => {
  const ability = abilityOf(text, elf);
  expect(reworded(ability, replacement)).toEqual(ability);
});

/** An ability without what tells it from others that say the same. */
function withoutIds(ability: object): unknown {
  return JSON.parse(
    JSON.stringify(ability)
      .replaceAll(/ab:[0-9a-f]+/g, "ab")
      .replaceAll(/"text":"[^"]*"/g, '"text":""'),
  );
}
