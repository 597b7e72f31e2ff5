/** Unions of typed effects laid out by kind, which the games share. */
export * from "../../../state/kinds.js";
