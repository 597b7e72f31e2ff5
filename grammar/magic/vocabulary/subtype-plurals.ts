/** A subtype and its plural. */
export interface IrregularPlural {
  readonly singular: string;
  readonly plural: string;
}

/** CR 205.3: subtypes whose plural no rule of spelling gives. Those that cards use in the plural agree with the cards. */
export const IRREGULAR_PLURALS = [
  { singular: "Child", plural: "Children" },
  { singular: "Cyberman", plural: "Cybermen" },
  { singular: "Cyclops", plural: "Cyclopes" },
  { singular: "Dwarf", plural: "Dwarves" },
  { singular: "Elf", plural: "Elves" },
  { singular: "Fungus", plural: "Fungi" },
  { singular: "Hero", plural: "Heroes" },
  { singular: "Homunculus", plural: "Homunculi" },
  { singular: "Locus", plural: "Loci" },
  { singular: "Mouse", plural: "Mice" },
  { singular: "Ox", plural: "Oxen" },
  { singular: "Pegasus", plural: "Pegasi" },
  { singular: "Werewolf", plural: "Werewolves" },
  { singular: "Wolf", plural: "Wolves" },
] as const satisfies readonly IrregularPlural[];

/** CR 205.3: subtypes that are the same in the plural ("Other Merfolk you control", "all creatures and Spacecraft"). */
export const UNCHANGED_PLURALS = [
  "Aetherborn",
  "Astartes",
  "Aurochs",
  "Azra",
  "Bison",
  "C'tan",
  "Caribou",
  "Custodes",
  "Dauthi",
  "Drix",
  "Eldrazi",
  "Equipment",
  "Fish",
  "Gith",
  "Graveborn",
  "Jellyfish",
  "Kavu",
  "Kirin",
  "Kithkin",
  "Kor",
  "Kree",
  "Lammasu",
  "Merfolk",
  "Metathran",
  "Moonfolk",
  "Myr",
  "Nephilim",
  "Plains",
  "Qu",
  "Samurai",
  "Sheep",
  "Shi'ar",
  "Soltari",
  "Spacecraft",
  "Starfish",
  "Thalakos",
  "Treefolk",
  "Urza's",
  "Vedalken",
  "Zubera",
] as const;

/** Plurals that people also write for a subtype. They are read, and never written. */
export const FURTHER_PLURALS = [
  { singular: "Cyclops", plural: "Cyclops" },
  { singular: "Dwarf", plural: "Dwarfs" },
  { singular: "Elk", plural: "Elk" },
  { singular: "Fungus", plural: "Funguses" },
  { singular: "Homunculus", plural: "Homunculuses" },
  { singular: "Kavu", plural: "Kavus" },
  { singular: "Kirin", plural: "Kirins" },
  { singular: "Nautilus", plural: "Nautili" },
  { singular: "Octopus", plural: "Octopi" },
  { singular: "Pegasus", plural: "Pegasuses" },
  { singular: "Squid", plural: "Squid" },
] as const satisfies readonly IrregularPlural[];
