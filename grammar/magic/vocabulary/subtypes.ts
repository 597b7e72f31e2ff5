import { ARTIFACT_TYPES } from "./artifact-types.js";
import { CREATURE_TYPES } from "./creature-types.js";
import { ENCHANTMENT_TYPES } from "./enchantment-types.js";
import { LAND_TYPES } from "./land-types.js";
import { BATTLE_TYPES, DUNGEON_TYPES } from "./other-subtypes.js";
import { PLANAR_TYPES } from "./planar-types.js";
import { PLANESWALKER_TYPES } from "./planeswalker-types.js";
import { SPELL_TYPES } from "./spell-types.js";
import { FURTHER_PLURALS, IRREGULAR_PLURALS, UNCHANGED_PLURALS } from "./subtype-plurals.js";
import type { CardType } from "./types.js";

/** A list of subtypes with the card types that they belong to (CR 205.3b). */
export interface SubtypeList {
  /** What the rules call the members of the list: "artifact type", "planar type". */
  readonly name: string;
  readonly rule: string;
  readonly cardTypes: readonly CardType[];
  readonly subtypes: readonly string[];
  /** Proper names ("Jace", "Time", "Undercity") have no plural that a card would use. */
  readonly inflects: boolean;
}

/** CR 205.3: every list of subtypes. A word may stand in more than one ("Spacecraft"). */
export const SUBTYPE_LISTS = [
  { name: "artifact type", rule: "205.3g", cardTypes: ["artifact"], subtypes: ARTIFACT_TYPES, inflects: true },
  { name: "enchantment type", rule: "205.3h", cardTypes: ["enchantment"], subtypes: ENCHANTMENT_TYPES, inflects: true },
  { name: "land type", rule: "205.3i", cardTypes: ["land"], subtypes: LAND_TYPES, inflects: true },
  {
    name: "planeswalker type",
    rule: "205.3j",
    cardTypes: ["planeswalker"],
    subtypes: PLANESWALKER_TYPES,
    inflects: false,
  },
  { name: "spell type", rule: "205.3k", cardTypes: ["instant", "sorcery"], subtypes: SPELL_TYPES, inflects: true },
  {
    name: "creature type",
    rule: "205.3m",
    cardTypes: ["creature", "kindred"],
    subtypes: CREATURE_TYPES,
    inflects: true,
  },
  { name: "planar type", rule: "205.3n", cardTypes: ["plane"], subtypes: PLANAR_TYPES, inflects: false },
  { name: "dungeon type", rule: "205.3p", cardTypes: ["dungeon"], subtypes: DUNGEON_TYPES, inflects: false },
  { name: "battle type", rule: "205.3q", cardTypes: ["battle"], subtypes: BATTLE_TYPES, inflects: true },
] as const satisfies readonly SubtypeList[];

/** CR 205.3: any subtype. */
export type Subtype = (typeof SUBTYPE_LISTS)[number]["subtypes"][number];

/** What a word says as a subtype. "either" is a word that is the same in singular and plural. */
export interface SubtypeReading {
  readonly subtype: Subtype;
  readonly cardTypes: readonly CardType[];
  readonly number: "singular" | "plural" | "either";
}

const irregular: ReadonlyMap<string, string> = new Map([
  ...IRREGULAR_PLURALS.map(({ singular, plural }): [string, string] => [singular, plural]),
  ...UNCHANGED_PLURALS.map((word): [string, string] => [word, word]),
]);

/** The plural of a subtype by English spelling: -ies after a consonant and y, -es after a hiss, else -s. */
function regularPluralOf(subtype: string): string {
  if (/[^aeiou]y$/u.test(subtype)) return `${subtype.slice(0, -1)}ies`;
  if (/(?:s|x|z|ch|sh)$/u.test(subtype)) return `${subtype}es`;
  return `${subtype}s`;
}

/** CR 205.3: the plural of a subtype, known or not. "Elf" → "Elves", "Time Lord" → "Time Lords", "Myr" → "Myr". */
export function pluralOf(subtype: string): string {
  return irregular.get(subtype) ?? regularPluralOf(subtype);
}

function joined(before: SubtypeReading | undefined, reading: SubtypeReading): SubtypeReading {
  if (before === undefined || before.subtype !== reading.subtype) return reading;
  const cardTypes = [...new Set([...before.cardTypes, ...reading.cardTypes])];
  return { subtype: before.subtype, cardTypes, number: before.number === reading.number ? before.number : "either" };
}

function buildReadings(): ReadonlyMap<string, SubtypeReading> {
  const readings = new Map<string, SubtypeReading>();
  const add = (word: string, reading: SubtypeReading): void => {
    readings.set(word, joined(readings.get(word), reading));
  };
  for (const { subtypes, cardTypes, inflects } of SUBTYPE_LISTS) {
    for (const subtype of subtypes) {
      add(subtype, { subtype, cardTypes, number: "singular" });
      if (!inflects) continue;
      add(pluralOf(subtype), { subtype, cardTypes, number: "plural" });
      for (const further of FURTHER_PLURALS) {
        if (further.singular === subtype) add(further.plural, { subtype, cardTypes, number: "plural" });
      }
    }
  }
  return readings;
}

const readings = buildReadings();

/** CR 205.3: the subtype that a capitalised word or pair of words ("Time Lords") names, in singular or plural. */
export function subtypeOf(words: string): SubtypeReading | undefined {
  return readings.get(words);
}
