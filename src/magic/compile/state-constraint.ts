import type { Modifier } from "../../../grammar/magic/phrases.js";
import type { Constraint } from "../effects/index.js";
import { refuse } from "./refusal.js";

/** What a word before the noun asks of an object: "tapped", "multicolored", "stickered" (105.2, 110.5, 123.4). */
export function stateConstraints(
  state: Extract<Modifier, { readonly kind: "state" }>["state"],
  node: object,
): readonly Constraint[] {
  switch (state) {
    case "tapped":
    case "untapped":
    case "attacking":
    case "blocking":
    case "blocked":
    case "unblocked":
    case "enchanted":
    case "equipped":
    case "suspected":
    case "saddled":
    case "goaded":
    case "transformed":
    case "crewed":
    case "exiled":
    case "prepared":
    case "kicked":
    case "suspended":
    case "foretold":
    case "monstrous":
    case "renowned":
      return [{ kind: "status", status: state }];
    case "colorless":
    case "multicolored":
    case "monocolored":
      return [{ kind: "colorGroup", group: state }];
    case "historic":
    case "modified":
    case "modal":
      return [{ kind: state }];
    case "stickered":
      return [{ kind: "stickered", sticker: null }];
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
