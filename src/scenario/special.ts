import type { SpecialAction } from "../magic/runtime/index.js";

/** The special actions as they are written, with what they are (116.2). */
export const specialActions = {
  "turn face up": "turnFaceUp",
  suspend: "suspend",
  foretell: "foretell",
  plot: "plot",
  unlock: "unlock",
} as const satisfies Readonly<Record<string, SpecialAction>>;

/** Every way to write a special action. */
export const specialWords = ["turn face up", "suspend", "foretell", "plot", "unlock"] as const;
