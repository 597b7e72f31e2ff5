/** The frames that both games share, over Magic's tokens and their phrase tree. */
export * from "../../../frames/index.js";
export { asConstruct, rule, Source, type Construct, type Syntax } from "./source.js";
