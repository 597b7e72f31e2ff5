import type { Duration } from "./continuous.js";
import type { Filter } from "./filter.js";
import type { Instruction } from "./instruction.js";
import type { Quantity } from "./quantity.js";
import type { ObjectReference } from "./reference.js";
import type { ManaSymbol } from "./words.js";

/** What mana is added (106). */
export type ManaProduction =
  | { readonly kind: "symbols"; readonly symbols: readonly ManaSymbol[]; readonly times: Quantity }
  | { readonly kind: "choice"; readonly options: readonly (readonly ManaSymbol[])[]; readonly times: Quantity }
  | {
      readonly kind: "anyColor";
      readonly count: Quantity;
      readonly spread: "oneColor" | "differentColors" | "anyCombination";
      readonly among: readonly ManaSymbol[];
    }
  | { readonly kind: "chosenColor"; readonly count: Quantity }
  | { readonly kind: "anyTypeProducedBy"; readonly count: Quantity; readonly by: Filter }
  /** Of any type of the mana that the object produced in the event that set the ability off (106.12a). */
  | { readonly kind: "anyTypeProduced"; readonly count: Quantity; readonly by: ObjectReference }
  | { readonly kind: "anyColorAmong"; readonly count: Quantity; readonly among: Filter }
  | { readonly kind: "colorsOf"; readonly count: Quantity; readonly of: ObjectReference };

export type ManaRestriction =
  | { readonly kind: "onlyFor"; readonly cast: readonly Filter[]; readonly activate: readonly Filter[] }
  | { readonly kind: "notFor"; readonly cast: readonly Filter[] }
  | { readonly kind: "lasts"; readonly until: Duration }
  | { readonly kind: "whenSpent"; readonly on: Filter; readonly instructions: readonly Instruction[] };
