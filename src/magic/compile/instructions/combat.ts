import type { InstructionTable } from "../instruct.js";
import { lowerObjects } from "../reference.js";
import { refuse } from "../refusal.js";
import { onObjects } from "./on-objects.js";

type Kinds =
  | "attackWith"
  | "attackWhom"
  | "attack"
  | "attackOrBlock"
  | "block"
  | "fight"
  | "tap"
  | "untap"
  | "tapOrUntap"
  | "untapBare"
  | "goad"
  | "detain"
  | "crew"
  | "saddle"
  | "exert";

/** Combat and tapping (506–511, 701.26). */
export const combatInstructions: InstructionTable<Kinds> = {
  attackWith: (node) => refuse("attack", node),
  attackWhom: (node) => refuse("attack", node),
  attack: (node) => refuse("attack", node),
  attackOrBlock: (node) => refuse("attack or block", node),
  block: (node) => refuse("block", node),
  fight: (node, saying, context) => {
    const first = saying.subject.object();
    const each = node.object.kind === "pronoun" && node.object.word === "eachOther";
    return [
      {
        kind: "fight",
        ...context.nextId(),
        first,
        second: each ? null : lowerObjects(node.object, context, { kind: "you" }),
      },
    ];
  },
  tap: (node, saying, context) => onObjects("tap", node.object, saying, context),
  untap: (node, saying, context) => onObjects("untap", node.object, saying, context),
  tapOrUntap: (node) => refuse("tap or untap", node),
  untapBare: (node) => refuse("untap", node),
  goad: (node, saying, context) => onObjects("goad", node.object, saying, context),
  detain: (node, saying, context) => onObjects("detain", node.object, saying, context),
  crew: (node) => refuse("crew", node),
  saddle: (node) => refuse("saddle", node),
  exert: (node) => refuse("exert", node),
};
