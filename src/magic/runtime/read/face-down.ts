import type { Ability, VocabularyWord } from "../../effects/index.js";
import { plainDetail } from "../../effects/plain-detail.js";
import type { Face, GameObject } from "../state/object.js";
import { flippedHalf } from "./flipped.js";
import { bestowedFace, isBestowed } from "./bestowed.js";
import { blankFace, faceDownFace } from "./faces.js";

/** The designations that say what made an object face down; they end as it is turned face up (701.40a, 701.58a, 702.168b). */
export const faceDownDesignations: readonly VocabularyWord[] = ["disguised", "manifested", "cloaked"];

/** The triggered ability that ward {2} is (702.21a). */
const wardAbility: Ability = {
  kind: "triggered",
  id: "face-down:ward:triggered",
  event: {
    kind: "becomesTarget",
    object: { kind: "object", reference: { kind: "source" } },
    of: {
      kind: "filter",
      filter: {
        what: "object",
        constraints: [
          { kind: "either", alternatives: [[{ kind: "isA", what: "spell" }], [{ kind: "isA", what: "ability" }]] },
          { kind: "controlledBy", player: { kind: "anyOpponent" } },
        ],
      },
      grouping: "each",
    },
    detail: plainDetail,
  },
  condition: null,
  restrictions: [],
  functionsFrom: "battlefield",
  resolution: {
    targets: [],
    instructions: [
      {
        kind: "unless",
        id: "face-down:ward:unless",
        result: "face-down:ward:unless",
        player: { kind: "controllerOf", of: { kind: "triggering", role: "spell" } },
        costs: [{ kind: "mana", symbols: ["{2}"] }],
        instructions: [
          {
            kind: "counterSpell",
            id: "face-down:ward:counter",
            result: "face-down:ward:counter",
            objects: { kind: "triggering", role: "spell" },
            instead: null,
          },
        ],
      },
    ],
  },
};

const ward: Ability = {
  kind: "keyword",
  id: "face-down:ward",
  keyword: "ward",
  parameters: [{ kind: "cost", costs: [{ kind: "mana", symbols: ["{2}"] }] }],
  means: [wardAbility],
};

const warded: Face = { ...faceDownFace, abilities: [ward] };

/**
 * What a face-down object is: a 2/2 creature, with ward {2} where disguise or cloaking made it one (708.2, 702.168b,
 * 701.58a); in exile it is nothing at all (406.3a).
 */
export function faceDownLook({ designations, zone }: GameObject): Face {
  if (zone === "exile") return blankFace;
  return designations.includes("disguised") || designations.includes("cloaked") ? warded : faceDownFace;
}

/** The face that is up, among these. */
export function faceUp(object: GameObject, faces: readonly Face[]): Face {
  if (object.position === "faceDown") return faceDownLook(object);
  const face = flippedHalf(object, faces[object.face] ?? faces[0] ?? blankFace);
  return isBestowed(object) ? bestowedFace(face) : face;
}
