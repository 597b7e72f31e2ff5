import { anyPhrase, cardsOrZone, damage, frame } from "./frame.js";
import { aemberChange } from "./key.js";
import { construct, field, optional } from "./kernel.js";

/** "to a creature" */
const to = construct("to", ["to", field("whom", anyPhrase)]);

/** "from a creature" */
const from = construct("from", ["from", field("whom", anyPhrase)]);

/** Deal, heal, move and prevent damage, and destroy. */
export const damageFrames = [
  frame("deal", "deal", [field("damage", damage), field("to", optional(to))]),
  frame("dealBoth", "deal", [field("damage", damage), field("to", to), "and", field("other", damage), field("toOther", to)]), // prettier-ignore
  /** "deals +2{D} while attacking" */
  frame("dealMore", "deal", [field("change", aemberChange)]),
  frame("dealEach", "deal", [field("damage", damage), "each", field("to", to)]),
  frame("heal", "heal", [field("damage", damage), field("from", optional(from))]),
  frame("healObject", "heal", [field("object", anyPhrase)]),
  frame("destroy", "destroy", [field("object", cardsOrZone)]),
  frame("divide", "divide", [field("damage", anyPhrase), "among", field("whom", anyPhrase)]),
  frame("prevent", "prevent", [field("damage", damage)]),
] as const;
