import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import {
  ABILITY_WORDS,
  BASIC_LAND_TYPES,
  BATTLE_TYPES,
  CARD_TYPES,
  CARDINALS,
  COLOR_COUNTS,
  COLOR_PAIRS,
  COLORS,
  CREATURE_TYPES,
  DESIGNATIONS,
  DUNGEON_TYPES,
  FORMER_CARD_TYPES,
  FORMER_KEYWORD_ABILITIES,
  FORMER_ZONE_PHRASES,
  FURTHER_PLURALS,
  GIFTS,
  IRREGULAR_PLURALS,
  isCounterKind,
  KEYWORD_ABILITIES,
  KEYWORD_ACTIONS,
  KEYWORD_COUNTERS,
  KEYWORD_SHAPES,
  keywordAbilityOf,
  LAND_TYPES,
  MANA_SYMBOLS,
  manaSymbolOf,
  numberOf,
  numberWordOf,
  ordinalNumberOf,
  ORDINALS,
  ordinalWordOf,
  OTHER_COUNTERS,
  OTHER_SYMBOLS,
  PARTNER_TEXTS,
  PHASES,
  pluralOf,
  POWER_TOUGHNESS_COUNTERS,
  PREDEFINED_TOKENS,
  RULES_COUNTERS,
  STEPS,
  SUBTYPE_LISTS,
  subtypeOf,
  SUPERTYPES,
  timesOf,
  timesWordsOf,
  UNCHANGED_PLURALS,
  ZONES,
} from "../../grammar/magic/vocabulary/index.js";

const lists: Readonly<Record<string, readonly string[]>> = {
  abilityWords: ABILITY_WORDS,
  cardTypes: CARD_TYPES.map((type) => type.name),
  designations: DESIGNATIONS.map((designation) => designation.name),
  otherCounters: OTHER_COUNTERS,
  rulesCounters: RULES_COUNTERS.map((counter) => counter.name),
  supertypes: SUPERTYPES,
  irregularPlurals: IRREGULAR_PLURALS.map((entry) => entry.singular),
  unchangedPlurals: UNCHANGED_PLURALS,
  ...Object.fromEntries(SUBTYPE_LISTS.map((list) => [list.name, list.subtypes])),
};

const unsortedLists: Readonly<Record<string, readonly string[]>> = {
  cardinals: CARDINALS.map((entry) => entry.word),
  counters: [
    ...KEYWORD_COUNTERS,
    ...RULES_COUNTERS.map((counter) => counter.name),
    ...OTHER_COUNTERS,
    ...POWER_TOUGHNESS_COUNTERS,
  ],
  keywordAbilities: KEYWORD_ABILITIES.map((ability) => ability.name.toLowerCase()),
  keywordActions: KEYWORD_ACTIONS.map((action) => action.name),
  keywordShapes: KEYWORD_SHAPES.map((entry) => entry.shape),
  ordinals: ORDINALS.map((entry) => entry.word),
  phasesAndSteps: [...PHASES, ...STEPS].flatMap((entry) => [entry.name, ...entry.alternatives]),
  predefinedTokens: PREDEFINED_TOKENS.map((token) => token.name),
  symbols: [...MANA_SYMBOLS, ...OTHER_SYMBOLS].map((entry) => entry.symbol),
  zones: ZONES.map((zone) => zone.name),
};

/** Sorted without regard to capitals, as the lists of the rules are. */
function sorted(words: readonly string[]): string[] {
  return [...words].sort((left, right) => (left.toLowerCase() < right.toLowerCase() ? -1 : 1));
}

describe("the lists", () => {
  it.each(Object.entries({ ...lists, ...unsortedLists }))("%s has no duplicates", (_name, words) => {
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });

  it.each(Object.entries(lists))("%s is sorted", (_name, words) => {
    expect(words).toEqual(sorted(words));
  });

  it("have straight apostrophes", () => {
    const all = [...Object.values(lists), ...Object.values(unsortedLists)].flat();
    expect(
      [...all, ...PREDEFINED_TOKENS.map((token) => token.sentence)].filter((word) => /[’‘“”]/u.test(word)),
    ).toEqual([]);
  });
});

describe("subtypes", () => {
  it.each(SUBTYPE_LISTS.map((list) => [list.name, list] as const))("every %s is found again", (_name, list) => {
    for (const subtype of list.subtypes) {
      const reading = subtypeOf(subtype);
      expect(reading?.subtype).toBe(subtype);
      expect(reading?.cardTypes).toEqual(expect.arrayContaining([...list.cardTypes]));
      if (list.inflects) expect(subtypeOf(pluralOf(subtype))?.subtype).toBe(subtype);
    }
  });

  it.each([
    ["Ally", "Allies"],
    ["Assembly-Worker", "Assembly-Workers"],
    ["Class", "Classes"],
    ["Dwarf", "Dwarves"],
    ["Elf", "Elves"],
    ["Faerie", "Faeries"],
    ["Fox", "Foxes"],
    ["Fungus", "Fungi"],
    ["Harpy", "Harpies"],
    ["Hero", "Heroes"],
    ["Leech", "Leeches"],
    ["Lhurgoyf", "Lhurgoyfs"],
    ["Merfolk", "Merfolk"],
    ["Monkey", "Monkeys"],
    ["Mouse", "Mice"],
    ["Myr", "Myr"],
    ["Ninja", "Ninjas"],
    ["Octopus", "Octopuses"],
    ["Ox", "Oxen"],
    ["Pegasus", "Pegasi"],
    ["Phyrexian", "Phyrexians"],
    ["Plains", "Plains"],
    ["Samurai", "Samurai"],
    ["Sphinx", "Sphinxes"],
    ["Time Lord", "Time Lords"],
    ["Werewolf", "Werewolves"],
  ])("%s → %s", (singular, plural) => {
    expect(pluralOf(singular)).toBe(plural);
    expect(subtypeOf(plural)).toMatchObject({ subtype: singular, number: plural === singular ? "either" : "plural" });
  });

  it("gives a plural to a subtype that it does not know", () => {
    expect(pluralOf("Harpooner")).toBe("Harpooners");
    expect(subtypeOf("Harpooners")).toBeUndefined();
  });

  it("keeps the card types of a word that stands in two lists", () => {
    expect(subtypeOf("Spacecraft")).toEqual({
      subtype: "Spacecraft",
      cardTypes: ["artifact", "plane"],
      number: "either",
    });
    expect(subtypeOf("Elves")).toEqual({ subtype: "Elf", cardTypes: ["creature", "kindred"], number: "plural" });
  });

  it("inflects no proper name", () => {
    expect(subtypeOf("Wills")).toBeUndefined();
    expect(subtypeOf("Times")).toBeUndefined();
  });

  it("has plurals for known subtypes alone", () => {
    const singulars = [...IRREGULAR_PLURALS, ...FURTHER_PLURALS].map((entry) => entry.singular);
    expect([...singulars, ...UNCHANGED_PLURALS].filter((word) => subtypeOf(word)?.subtype !== word)).toEqual([]);
    for (const { singular, plural } of FURTHER_PLURALS) expect(subtypeOf(plural)?.subtype).toBe(singular);
  });

  it("counts the basic land types among the land types", () => {
    expect(LAND_TYPES).toEqual(expect.arrayContaining(BASIC_LAND_TYPES.map((basic) => basic.type)));
  });
});

describe("keywords", () => {
  it("names known abilities as the origins of variants", () => {
    const names: readonly string[] = KEYWORD_ABILITIES.map((ability) => ability.name);
    const origins = KEYWORD_ABILITIES.flatMap((ability) => ("variantOf" in ability ? [ability.variantOf] : []));
    expect(origins.filter((name) => !names.includes(name))).toEqual([]);
  });

  it("uses every shape", () => {
    const used = new Set<string>(KEYWORD_ABILITIES.flatMap((ability) => ability.shapes));
    expect(KEYWORD_SHAPES.map((entry) => entry.shape).filter((shape) => !used.has(shape))).toEqual([]);
  });

  it("finds an ability whatever its capitals", () => {
    expect(keywordAbilityOf("Suspend")).toMatchObject({ rule: "702.62", shapes: ["number-cost"] });
    expect(keywordAbilityOf("For Mirrodin!")).toMatchObject({ rule: "702.163" });
    expect(keywordAbilityOf("flyin")).toBeUndefined();
  });
});

describe("counters, symbols and numbers", () => {
  it("knows kinds of counter", () => {
    for (const kind of ["+1/+1", "-0/-2", "+3/+3", "first strike", "oil", "stun", "poison"]) {
      expect(isCounterKind(kind)).toBe(true);
    }
    for (const kind of ["1/1", "+1/-1", "oily", ""]) expect(isCounterKind(kind)).toBe(false);
  });

  it("reads mana symbols", () => {
    expect(manaSymbolOf("{15}")).toEqual({ symbol: "{15}", kind: "numerical", colors: [] });
    expect(manaSymbolOf("{G/U/P}")).toEqual({ symbol: "{G/U/P}", kind: "hybrid Phyrexian", colors: ["G", "U"] });
    for (const symbol of ["{T}", "{WB}", "{01}", "{U/W}", "W"]) expect(manaSymbolOf(symbol)).toBeUndefined();
  });

  it("turns words into numbers and back", () => {
    for (const { word, value } of CARDINALS) {
      expect(numberOf(word)).toBe(value);
      expect(numberWordOf(value)).toBe(word);
    }
    for (const { word, value } of ORDINALS) {
      expect(ordinalNumberOf(word)).toBe(value);
      expect(ordinalWordOf(value)).toBe(word);
    }
    expect(["once", "twice", "three times", "X times"].map(timesOf)).toEqual([1, 2, 3, undefined]);
    expect([1, 2, 3, 21].map(timesWordsOf)).toEqual(["once", "twice", "three times", undefined]);
  });
});

const repository = fileURLToPath(new URL("../..", import.meta.url));
const rulesFile = path.join(repository, "..", "shared", "rules", "magic-comprehensive-rules-2026-06-19.txt");
const rulesPresent = existsSync(rulesFile);

/** The rules by number, from the second "100. General" on (the first stands in the contents), up to the glossary. */
function readRules(): ReadonlyMap<string, string> {
  const text = readFileSync(rulesFile, "utf8").replace(/[’‘]/gu, "'").replace(/[“”]/gu, '"');
  const rules = new Map<string, string>();
  for (const line of text.split(/\r?\n/u)) {
    const [, number, words] = /^(\d{3}\.\d+[a-z]?)\.? (.*)$/u.exec(line) ?? [];
    if (number !== undefined && words !== undefined) rules.set(number, words.trim());
  }
  return rules;
}

const rules = rulesPresent ? readRules() : new Map<string, string>();

function rule(number: string): string {
  return rules.get(number) ?? "";
}

/** The members of a list in prose that follows the words "… are" in a rule: "A, B (see rule 1), and C." */
function listed(number: string, lead: string): string[] {
  const text = rule(number);
  const start = text.indexOf(lead);
  if (start < 0) return [];
  const sentence = text.slice(start + lead.length).replace(/\.(?: .*)?$/u, "");
  const members = sentence.replace(/ \(see rule [\d.]+\)/gu, "").split(/, (?:and )?| and /u);
  return members.map((member) => member.trim());
}

/** A rule with all that stands under it: "702.33" with "702.33a" and so on; a lettered rule alone. */
function section(number: string): string {
  const under = [...rules].filter(([key]) => key === number || (/\d$/u.test(number) && key.startsWith(number)));
  return under
    .filter(([key]) => !/\d/u.test(key.slice(number.length)))
    .map(([, words]) => words)
    .join("\n");
}

function headings(chapter: string): string[] {
  return [...rules]
    .filter(([key]) => key.startsWith(`${chapter}.`) && /\d$/u.test(key) && key !== `${chapter}.1`)
    .map(([key]) => key);
}

const withSections: readonly (readonly [string, string])[] = [
  ...DESIGNATIONS.map(({ name, rule: number }) => [name, number] as const),
  ...FORMER_CARD_TYPES.map(({ former, rule: number }) => [former, number] as const),
  ...FORMER_KEYWORD_ABILITIES.map(({ former, rule: number }) => [former, number] as const),
  ...FORMER_ZONE_PHRASES.map(({ former, rule: number }) => [former, number] as const),
  ...GIFTS.map(({ gift, rule: number }) => [`Gift ${gift}`, number] as const),
  ...KEYWORD_ABILITIES.map(({ name, rule: number }) => [name, number] as const),
  ...KEYWORD_ACTIONS.map(({ name, rule: number }) => [name, number] as const),
  ...OTHER_SYMBOLS.map(({ symbol, rule: number }) => [symbol, number] as const),
  ...PHASES.map(({ name, rule: number }) => [name, number] as const),
  ...RULES_COUNTERS.map(({ name, rule: number }) => [name, number] as const),
  ...STEPS.map(({ name, rule: number }) => [name.replace(/ step$/u, ""), number] as const),
  ...ZONES.map(({ name, rule: number }) => [name, number] as const),
  ...COLOR_COUNTS.map(({ name, rule: number }) => [name, number] as const),
];

describe.skipIf(!rulesPresent)(`against the rules text (${rulesPresent ? "present" : "skipped: not there"})`, () => {
  it.each([
    ["205.2a", "The card types are ", CARD_TYPES.map((type) => type.name)],
    ["205.3g", "The artifact types are ", SUBTYPE_LISTS[0].subtypes],
    ["205.3h", "The enchantment types are ", SUBTYPE_LISTS[1].subtypes],
    ["205.3i", "The land types are ", LAND_TYPES],
    ["205.3j", "The planeswalker types are ", SUBTYPE_LISTS[3].subtypes],
    ["205.3k", "The spell types are ", SUBTYPE_LISTS[4].subtypes],
    ["205.3m", "are one word long: ", CREATURE_TYPES.filter((type) => type !== "Time Lord")],
    ["205.3m", "is two words long: ", ["Time Lord"]],
    ["205.3n", "The planar types are ", SUBTYPE_LISTS[6].subtypes],
    ["205.3p", "That dungeon type is ", DUNGEON_TYPES],
    ["205.3q", "That battle type is ", BATTLE_TYPES],
    ["205.4a", "The supertypes are ", SUPERTYPES],
    ["207.2c", "The ability words are ", ABILITY_WORDS],
    ["305.6", "The basic land types are ", BASIC_LAND_TYPES.map((basic) => basic.type)],
    ["105.1", "Magic game: ", COLORS.map((color) => color.name)],
    ["110.4", "There are six permanent types: ", CARD_TYPES.filter((type) => type.permanent).map((type) => type.name)],
  ] as const)("%s %s", (number, lead, words) => {
    expect(sorted(words)).toEqual(sorted(listed(number, lead)));
  });

  it("122.1b keyword counters", () => {
    const [first] = listed("122.1b", "can be are ").join(", ").split(", as well as");
    expect(first?.split(", ")).toEqual([...KEYWORD_COUNTERS]);
  });

  it("105.5 color pairs", () => {
    const sentence = /ten color pairs: (.*)\./u.exec(rule("105.5"))?.[1] ?? "";
    expect(COLOR_PAIRS.map((pair) => pair.join(" and "))).toEqual(sentence.split(/, (?:and (?=green and blue))?/u));
  });

  it("107.4 mana symbols", () => {
    const symbols = rule("107.4").match(/\{[^}]+\}/gu) ?? [];
    const named = symbols.filter((symbol) => manaSymbolOf(symbol)?.kind !== "numerical");
    expect(sorted(MANA_SYMBOLS.map((entry) => entry.symbol))).toEqual(sorted(named));
  });

  it("107 other symbols", () => {
    const named = [...rules].flatMap(([key, words]) =>
      /^107\.\d+$/u.test(key) ? (words.match(/\{[^}]+\}/gu) ?? []) : [],
    );
    const others = new Set(named.filter((symbol) => manaSymbolOf(symbol) === undefined));
    expect(sorted([...others])).toEqual(sorted(OTHER_SYMBOLS.map((entry) => entry.symbol)));
  });

  it.each(["701", "702"])("every section of %s has an entry", (chapter) => {
    const entries: readonly { readonly rule: string }[] = chapter === "701" ? KEYWORD_ACTIONS : KEYWORD_ABILITIES;
    const known = new Set(entries.map((entry) => entry.rule.replace(/[a-z]$/u, "")));
    expect(headings(chapter).filter((number) => !known.has(number))).toEqual([]);
    expect([...known].filter((number) => !rules.has(number))).toEqual([]);
  });

  it("702 variants have entries", () => {
    const variants = [...rules].flatMap(([key, words]) => {
      const name = /^"?([A-Z][a-z']*(?: [a-z]+){0,2}?)"? is a variant of /u.exec(words)?.[1];
      return key.startsWith("702.") && name !== undefined ? [name] : [];
    });
    expect(variants.length).toBeGreaterThan(5);
    const unknown = variants.filter((name) => keywordAbilityOf(name.replace(/ from .*$/u, "")) === undefined);
    expect(unknown).toEqual([]);
  });

  it("702.124i texts of partner", () => {
    const texts = [...rule("702.124i").matchAll(/"partner—([A-Z][^,"]*),?\.?"/gu)].map((match) =>
      match[1]?.replace(/\.$/u, ""),
    );
    expect(texts).toEqual([...PARTNER_TEXTS]);
  });

  it("702.174 gifts", () => {
    const gifts = [...section("702.174").matchAll(/^"Gift (an? [^[\]"]+)" means/gmu)].map((match) => match[1]);
    expect(GIFTS.map((entry) => entry.gift)).toEqual(gifts);
  });

  it.each(withSections)("%s stands in %s", (name, number) => {
    expect(section(number).toLowerCase()).toContain(name.toLowerCase());
  });

  it("111.10 predefined tokens", () => {
    const lettered = [...rules].filter(([key]) => /^111\.10[a-z]$/u.test(key));
    expect(PREDEFINED_TOKENS.map((token) => [token.rule, token.sentence])).toEqual(
      lettered.map(([key, words]) => [key, words.replace(/ See rule [^]*$/u, "")]),
    );
    for (const { name, sentence } of PREDEFINED_TOKENS)
      expect(sentence).toMatch(new RegExp(`^An? ${name} token is `, "u"));
  });
});
