import { frame, things } from "./frame.js";
import { construct, field, oneOf, type Syntax } from "./kernel.js";
import { grants, type Grants } from "./grant.js";
import { change } from "./terminals.js";
import { many } from "./kernel.js";

/** "+1 power", "+2 armor" */
export const bonus = construct("bonus", [
  field("change", change),
  field("of", oneOf("power or armor", { power: "power", armor: "armor" })),
]);

const more = construct("more", ["and", field("bonus", bonus)]);
const granted: Syntax<Grants> = grants;

/** Get power and armor, gain and lose keywords and abilities, gain chains. */
export const modifierFrames = [
  frame("get", "get", [field("bonus", bonus), field("more", many(more))]),
  /** "You get all {A} spent by your opponent." */
  frame("getThing", "get", [field("object", things)]),
  frame("gain", "gain", [field("grants", granted)]),
  frame("gainThing", "gain", [field("object", things)]),
  frame("lose", "lose", [field("grants", granted)]),
  frame("loseThing", "lose", [field("object", things)]),
] as const;
