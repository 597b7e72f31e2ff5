import type { Constraint } from "../effects/index.js";
import type { Quality, QualityList } from "../syntax/modifier-list.js";
import { refuse } from "./refusal.js";

/** What qualities after "is" ask of an object: "tapped", "white or blue". */
export function qualityConstraints(node: QualityList): readonly Constraint[] {
  const each = node.qualities.map((quality) => qualityConstraint(quality, node));
  return node.conjunction === "or" ? [{ kind: "either", alternatives: each.map((one) => [one]) }] : each;
}

function qualityConstraint(quality: Quality, node: object): Constraint {
  switch (quality) {
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
    case "prepared":
    case "monstrous":
    case "renowned":
    case "solved":
    case "transformed":
    case "crewed":
    case "exiled":
    case "kicked":
    case "foretold":
      return { kind: "status", status: quality };
    case "white":
    case "blue":
    case "black":
    case "red":
    case "green":
      return { kind: "color", color: quality };
    case "stickered":
      return { kind: "stickered", sticker: null };
    case "colorless":
    case "multicolored":
    case "monocolored":
      return { kind: "colorGroup", group: quality };
    case "legendary":
    case "basic":
    case "snow":
      return { kind: "supertype", supertype: quality };
    case "historic":
    case "modified":
      return { kind: quality };
    case "faceDown":
    case "faceUp":
      return { kind: quality };
    case "token":
      return { kind: "token" };
    case "allColors":
      return { kind: "colorGroup", group: "allColors" };
    case "attackingOrBlocking":
      return {
        kind: "either",
        alternatives: [[{ kind: "status", status: "attacking" }], [{ kind: "status", status: "blocking" }]],
      };
    default:
      return refuse(quality, node);
  }
}
