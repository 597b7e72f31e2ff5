import { anyNounPhrase, frame } from "./frame.js";
import { field, optional } from "./kernel/index.js";
import { cardName } from "./name.js";
import { number } from "./terminals.js";
import { quantity } from "./quantity.js";

/** Frames that create tokens (701.7) and the keyword actions that do. */
export const tokenFrames = [
  /** "create NAME, a legendary …" (111.9) */
  frame("createNamed", "create", [field("name", cardName), ",", field("object", anyNounPhrase)]),
  frame("create", "create", [field("object", anyNounPhrase)]),
  frame("createChoice", "create", ["your choice of", field("object", anyNounPhrase)]),
  frame("investigate", "investigate", []),
  frame("populate", "populate", []),
  frame("amass", "amass", [field("object", optional(anyNounPhrase)), field("number", number)]),
  frame("amassWhere", "amass", [field("object", optional(anyNounPhrase)), field("quantity", quantity)]),
  frame("incubate", "incubate", [field("number", number)]),
  frame("endure", "endure", [field("number", number)]),
] as const;
