import type { Instruction } from "../../effects/index.js";
import { combatAssignment } from "../combat-change.js";
import type { Context } from "../context.js";
import type { InstructionTable } from "../instruct.js";
import { exert } from "../exert.js";
import { membershipOf } from "../membership.js";
import { you } from "../plain.js";
import { lowerObjects } from "../reference.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import { refuse } from "../refusal.js";
import type { Saying } from "../saying.js";
import { onObjects } from "./on-objects.js";
import { tapOrUntap } from "./tap-or-untap.js";

type Kinds =
  | "assign"
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
  assign: (node, saying, context) => {
    const objects = saying.subject.object();
    const duration = saying.duration({ kind: "indefinite" });
    if (duration.kind === "indefinite") return refuse("assigns", node);
    const changes = [combatAssignment(node, saying)];
    const membership = membershipOf(objects, saying.subject.node);
    return [{ kind: "modify", ...context.nextId(), objects, changes, duration, membership }];
  },
  attackWith: (node) => refuse("attack", node),
  attackWhom: (node) => refuse("attack", node),
  attack: (node, saying, context) =>
    node.manner === null ? attackIfAble(node, saying, context) : refuse("attack", node),
  attackOrBlock: (node) => refuse("attack or block", node),
  block: (node, saying, context) => blockIfAble(node, saying, context),
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
  tapOrUntap: (node, saying, context) => tapOrUntap(node, saying, context),
  untapBare: (node) => refuse("untap", node),
  goad: (node, saying, context) => onObjects("goad", node.object, saying, context),
  detain: (node, saying, context) => onObjects("detain", node.object, saying, context),
  crew: (node) => refuse("crew", node),
  saddle: (node) => refuse("saddle", node),
  exert: (node, saying, context) => {
    const player = saying.subject.player();
    return exert(lowerObjects(node.object, context, player), player, context);
  },
};

/** "That token attacks this combat if able": a requirement for so long, on whatever then matches (508.1d, 611.2c). */
function attackIfAble(node: object, saying: Saying, context: Context): readonly Instruction[] {
  const objects = saying.subject.object();
  const able = saying.takeManner("ifAble");
  const span = saying.take("duration")?.span;
  if (able !== "there" || (span !== "thisCombat" && span !== "thisTurn")) return refuse("attack", node);
  const changes = [{ kind: "require", requirement: { kind: "attack", whom: null, when: span } }] as const;
  const membership = membershipOf(objects, saying.subject.node);
  return [{ kind: "modify", ...context.nextId(), objects, changes, duration: { kind: span }, membership }];
}

/** "Target creature blocks this turn if able", "blocks this creature this combat if able" (509.1c). */
function blockIfAble(node: PredicateOf<"block">, saying: Saying, context: Context): readonly Instruction[] {
  const objects = saying.subject.object();
  const able = saying.takeManner("ifAble");
  const span = saying.take("duration")?.span;
  if (able !== "there" || (span !== "thisCombat" && span !== "thisTurn")) return refuse("block", node);
  const whom = node.object === null ? null : lowerObjects(node.object, context, you);
  if (whom?.kind === "choice") return refuse("block", node);
  const changes = [{ kind: "require", requirement: { kind: "block", whom, when: span } }] as const;
  const membership = membershipOf(objects, saying.subject.node);
  return [{ kind: "modify", ...context.nextId(), objects, changes, duration: { kind: span }, membership }];
}
