/** Rulewright's public entry: rules text in, typed effects out, and they run. */
export type * from "./magic/effects/index.js";
export { irVersion, rulesDate } from "./magic/effects/index.js";
export { abilityId, setHash, tokenId } from "./magic/effects/identity.js";
export { type EffectFault, type EffectSchema, validateEffects } from "./magic/effects/validate.js";
export type { Words } from "./magic/effects/string-kinds.js";

// The second language: KeyForge.
export { keyforge } from "./keyforge/index.js";
export type { CompiledCard as CompiledKeyforgeCard, Ability as KeyforgeAbility } from "./keyforge/effects/index.js";
export type { KeyforgeLanguage, KeyforgeReading, MagicLanguage, MagicReading } from "./language.js";

// The runtime: pure steps from state to state.
export {
  beginHistory,
  characteristics,
  extendHistory,
  newGame,
  permanentIds,
  place,
  replay,
  requestOf,
  stateHash,
  step,
  undo,
  view,
} from "./magic/runtime/index.js";
export type {
  Action,
  GameOptions,
  GameState,
  GameView,
  Happening,
  Input,
  Option,
  Placement,
  Report,
  Request,
  StepResult,
} from "./magic/runtime/index.js";

// Reading and compiling.
export { magic } from "./magic/index.js";
export type { AbilityReading, CardReading, Environment, Language, States } from "./language.js";
export type { Diagnostic } from "./diagnostics/diagnostic.js";
export { readCards } from "./readers/read-cards.js";
export type { SourceCard, SourceFace, SourceText } from "./text/source-card.js";
export { coverSpans, type Span } from "./text/span.js";

// Writing.
export { compiledSet } from "./writers/json.js";
export { tokenRows, type TokenRow } from "./writers/tokens/token-rows.js";
export type { TokenShape } from "./writers/tokens/token-shape.js";
