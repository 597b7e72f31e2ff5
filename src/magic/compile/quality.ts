import { COLORS } from "../../../grammar/magic/vocabulary/colors.js";
import type { State } from "../../../grammar/magic/vocabulary/modifiers.js";
import type { Color, Constraint, Supertype } from "../effects/index.js";
import type { Quality, QualityList } from "../syntax/modifier-list.js";
import { refuse } from "./refusal.js";

/** What qualities after "is" ask of an object: "tapped", "white or blue". */
export function qualityConstraints(node: QualityList): readonly Constraint[] {
  const each = node.qualities.map((quality) => qualityConstraint(quality, node));
  return node.conjunction === "or" ? [{ kind: "either", alternatives: each.map((one) => [one]) }] : each;
}

/** What a word asks of an object, before its noun as behind "is" (105.2, 110.5, 123.4, 700.6, 700.9); null of another word. */
export function qualityOrState(word: Quality | State): Constraint | null {
  switch (word) {
    case "tapped":
    case "untapped":
    case "attacking":
    case "blocking":
    case "blocked":
    case "unblocked":
    case "enchanted":
    case "equipped":
    case "suspected":
    case "suspended":
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
      return { kind: "status", status: word };
    case "colorless":
    case "multicolored":
    case "monocolored":
      return { kind: "colorGroup", group: word };
    case "historic":
    case "modified":
      return { kind: word };
    case "stickered":
      return { kind: "stickered", sticker: null };
    default:
      return null;
  }
}

function qualityConstraint(quality: Quality, node: object): Constraint {
  const either = qualityOrState(quality);
  if (either !== null) return either;
  if (isColor(quality)) return { kind: "color", color: quality };
  if (isSupertype(quality)) return { kind: "supertype", supertype: quality };
  switch (quality) {
    case "faceDown":
    case "faceUp":
    case "token":
      return { kind: quality };
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

/** Whether a word is a color (105.1). */
export function isColor<Word extends string>(word: Word): word is Color & Word {
  return COLORS.some(({ name }) => name === word);
}

/** Whether a quality is a supertype (205.4a). */
export function isSupertype(quality: Quality): quality is Supertype & Quality {
  return quality === "legendary" || quality === "snow" || quality === "basic";
}
