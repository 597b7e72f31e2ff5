/** The typed effects: what compiled text means. Plain JSON, discriminated by `kind`. */
export type * from "./ability.js";
export type * from "./card.js";
export type * from "./condition.js";
export type * from "./continuous.js";
export type * from "./cost.js";
export type * from "./event.js";
export type * from "./exchange.js";
export type * from "./filter.js";
export type * from "./instruction.js";
export type * from "./mana.js";
export type * from "./mode.js";
export type * from "./new-targets.js";
export type * from "./pile.js";
export type * from "./quantity.js";
export type * from "./reference.js";
export type * from "./token.js";
export type * from "./words.js";
export { irVersion, rulesDate } from "./card.js";
