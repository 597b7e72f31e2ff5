/** The closed word lists of the language. */
export { COUNTERS, type CounterKind } from "./counters.js";
export { HEADERS, type HeaderName } from "./headers.js";
export { HOUSES, type House } from "./houses.js";
export { ICONS, type Icon, type IconSense } from "./icons.js";
export { KEYWORDS, type KeywordName } from "./keywords.js";
export { NOUNS, PLURALS, type CommonNoun, type NounForm, type NounSort } from "./nouns.js";
export { NUMBER_WORDS, numberWordOf } from "./number-words.js";
export { STEPS, type Step } from "./steps.js";
export { TOKEN_NAMES, type TokenName } from "./token-names.js";
export { TRAITS, traitOf } from "./traits.js";
export { VERBS, VERB_FORMS, type Verb, type VerbForm, type VerbReading } from "./verbs.js";
