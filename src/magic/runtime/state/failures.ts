/** What the runtime reports instead of doing, which the games share. */
export * from "../../../state/failures.js";
