import type { InstructionOf } from "./instruction.js";

/** A move of which nothing more is said than what is moved, and where to. */
export const plainMove: Omit<InstructionOf<"moveObjects">, "id" | "result" | "objects" | "to"> = {
  kind: "moveObjects",
  actor: { kind: "you" },
  from: null,
  position: null,
  order: null,
  controller: null,
  enters: [],
  until: null,
};
