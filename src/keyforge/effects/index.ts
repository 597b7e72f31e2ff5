/** The typed effects of KeyForge: what compiled text means. Plain JSON, discriminated by `kind`. */
export type * from "./ability.js";
export type * from "./card.js";
export type * from "./condition.js";
export type * from "./event.js";
export type * from "./filter.js";
export type * from "./instruction.js";
export type * from "./modifier.js";
export type * from "./object.js";
export type * from "./player.js";
export type * from "./quantity.js";
export type * from "./words.js";
export { irVersion, rulebook } from "./card.js";
