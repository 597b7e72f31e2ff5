import {
  ABILITY_WORDS,
  CARD_TYPES,
  COLORS,
  DESIGNATIONS,
  GIFTS,
  KEYWORD_ABILITIES,
  KEYWORD_ACTIONS,
  KEYWORD_COUNTERS,
  MANA_SYMBOLS,
  OTHER_COUNTERS,
  PARTNER_TEXTS,
  POWER_TOUGHNESS_COUNTERS,
  PREDEFINED_TOKENS,
  RULES_COUNTERS,
  SUBTYPE_LISTS,
  SUPERTYPES,
  ZONES,
} from "../../grammar/magic/vocabulary/index.js";

const names = (entries: readonly { readonly name: string }[]): readonly string[] => entries.map(({ name }) => name);

const subtypes = SUBTYPE_LISTS.map((list): [string, readonly string[]] => [
  `${list.name.replaceAll(" ", "-")}s`,
  list.subtypes,
]);

/** Every word list of Magic by the name that the command line gives it. */
export const wordLists: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ["card-types", names(CARD_TYPES)],
  ["supertypes", SUPERTYPES],
  ...subtypes,
  ["colors", names(COLORS)],
  ["zones", names(ZONES)],
  ["mana-symbols", MANA_SYMBOLS.map(({ symbol }) => symbol)],
  ["keyword-abilities", names(KEYWORD_ABILITIES)],
  ["gifts", GIFTS.map(({ gift }) => gift)],
  ["partner-texts", PARTNER_TEXTS],
  ["keyword-actions", names(KEYWORD_ACTIONS)],
  ["ability-words", ABILITY_WORDS],
  ["counters", [...names(RULES_COUNTERS), ...KEYWORD_COUNTERS, ...POWER_TOUGHNESS_COUNTERS, ...OTHER_COUNTERS]],
  ["designations", names(DESIGNATIONS)],
  ["predefined-tokens", names(PREDEFINED_TOKENS)],
]);
