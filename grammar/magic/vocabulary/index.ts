export { ABILITY_WORDS } from "./ability-words.js";
export type { AbilityWord } from "./ability-words.js";
export { ARTIFACT_TYPES } from "./artifact-types.js";
export type { ArtifactType } from "./artifact-types.js";
export { COLOR_COUNTS, COLOR_PAIRS, COLORS } from "./colors.js";
export type { Color, ColorLetter } from "./colors.js";
export {
  isCounterKind,
  isPowerToughnessCounter,
  KEYWORD_COUNTERS,
  OTHER_COUNTERS,
  POWER_TOUGHNESS_COUNTERS,
  RULES_COUNTERS,
} from "./counters.js";
export type { RulesCounter } from "./counters.js";
export { CREATURE_TYPES } from "./creature-types.js";
export type { CreatureType } from "./creature-types.js";
export { DESIGNATIONS, STATUSES } from "./designations.js";
export type { DesignationEntry, DesignationName, Status } from "./designations.js";
export { ENCHANTMENT_TYPES } from "./enchantment-types.js";
export type { EnchantmentType } from "./enchantment-types.js";
export {
  ACTIVATED_KEYWORDS,
  FORMER_KEYWORD_ABILITIES,
  GIFTS,
  KEYWORD_ABILITIES,
  keywordAbilityOf,
  PARTNER_TEXTS,
} from "./keyword-abilities.js";
export type { KeywordAbility, KeywordAbilityName } from "./keyword-abilities.js";
export { KEYWORD_ACTIONS } from "./keyword-actions.js";
export type { IrregularVerbForms, KeywordAction, KeywordActionName } from "./keyword-actions.js";
export { KEYWORD_SHAPES } from "./keyword-shapes.js";
export type { KeywordShape } from "./keyword-shapes.js";
export { BASIC_LAND_TYPES, LAND_TYPES } from "./land-types.js";
export type { BasicLandType, LandType } from "./land-types.js";
export { ANY_PHYREXIAN_SYMBOL, MANA_SYMBOLS, manaSymbolOf, OTHER_SYMBOLS } from "./mana-symbols.js";
export type { ManaSymbol, ManaSymbolKind, OtherSymbol } from "./mana-symbols.js";
export {
  CARDINALS,
  FREQUENCIES,
  numberOf,
  numberWordOf,
  ordinalNumberOf,
  ORDINALS,
  ordinalWordOf,
  timesOf,
  timesWordsOf,
} from "./number-words.js";
export type { NumberWord } from "./number-words.js";
export { BATTLE_TYPES, DUNGEON_TYPES } from "./other-subtypes.js";
export type { BattleType, DungeonType } from "./other-subtypes.js";
export { FORMER_END_STEP_TRIGGER, MAIN_PHASE, PHASES, STEPS } from "./phases-and-steps.js";
export type { PhaseEntry, PhaseName, StepEntry, StepName } from "./phases-and-steps.js";
export { PLANAR_TYPES } from "./planar-types.js";
export type { PlanarType } from "./planar-types.js";
export { PLANESWALKER_TYPES } from "./planeswalker-types.js";
export type { PlaneswalkerType } from "./planeswalker-types.js";
export { PREDEFINED_TOKENS } from "./predefined-tokens.js";
export type { PredefinedToken, PredefinedTokenName } from "./predefined-tokens.js";
export { SPELL_TYPES } from "./spell-types.js";
export type { SpellType } from "./spell-types.js";
export { FURTHER_PLURALS, IRREGULAR_PLURALS, UNCHANGED_PLURALS } from "./subtype-plurals.js";
export type { IrregularPlural } from "./subtype-plurals.js";
export { pluralOf, SUBTYPE_LISTS, subtypeOf } from "./subtypes.js";
export type { Subtype, SubtypeList, SubtypeReading } from "./subtypes.js";
export { CARD_TYPES, FORMER_CARD_TYPES, isOrWasCardType, SUPERTYPES } from "./types.js";
export type { CardType, CardTypeEntry, Supertype } from "./types.js";
export { FORMER_ZONE_PHRASES, OUTSIDE_THE_GAME, ZONES } from "./zones.js";
export type { ZoneEntry, ZoneName } from "./zones.js";
