import type { Constraint, Filter, PlayerReference } from "../effects/index.js";
import type { PostModifierOf } from "./post-modifier-table.js";
import { refuse } from "./refusal.js";

/** "you control", "an opponent owns", "you cast": whose the object is (108.3, 108.4). */
export function controlled(
  node: PostModifierOf<"controlled">,
  player: PlayerReference,
  what: Filter["what"],
): readonly Constraint[] {
  switch (node.verb) {
    case "control":
    case "controls":
      return [{ kind: "controlledBy", player }];
    case "dontControl":
    case "doesntControl":
      return [{ kind: "notControlledBy", player }];
    case "own":
    case "owns":
      return [{ kind: "ownedBy", player }];
    case "dontOwn":
    case "doesntOwn":
      return [{ kind: "notOwnedBy", player }];
    case "ownAndControl":
    case "bothOwnAndControl":
      return [
        { kind: "ownedBy", player },
        { kind: "controlledBy", player },
      ];
    case "controlButDontOwn":
      return [
        { kind: "controlledBy", player },
        { kind: "notOwnedBy", player },
      ];
    case "cast":
    case "casts":
      return what === "spell" || what === "card" ? [{ kind: "castBy", player }] : refuse("cast", node);
    case "activate":
    case "activates":
      return what === "ability" ? [{ kind: "controlledBy", player }] : refuse("activate", node);
    case "chose":
    case "chooses":
      return [{ kind: "isOneOf", objects: { kind: "linked", how: "chosen" } }];
    default:
      return refuse(node.verb, node);
  }
}
