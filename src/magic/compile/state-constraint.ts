import type { Modifier } from "../../../grammar/magic/phrases.js";
import type { Constraint } from "../effects/index.js";
import { qualityOrState } from "./quality.js";
import { refuse } from "./refusal.js";

/** What a word before the noun asks of an object: "tapped", "multicolored", "stickered" (105.2, 110.5, 123.4). */
export function stateConstraints(
  state: Extract<Modifier, { readonly kind: "state" }>["state"],
  node: object,
): readonly Constraint[] {
  const either = qualityOrState(state);
  if (either !== null) return [either];
  switch (state) {
    case "modal":
      return [{ kind: state }];
    case "face-down":
      return [{ kind: "faceDown" }];
    case "face-up":
      return [{ kind: "faceUp" }];
    case "double-faced":
      return [{ kind: "doubleFaced" }];
    case "activated":
    case "triggered":
    case "loyalty":
    case "mana":
      return [{ kind: "abilityKind", ability: state }];
    case "defending":
    case "active":
      return [{ kind: "playerStatus", status: state }];
    default:
      return refuse(state, node);
  }
}
