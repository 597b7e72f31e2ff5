import type { Instruction } from "../effects/index.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Predicate } from "../syntax/predicate.js";
import { splitChoice } from "./choice-phrase.js";
import type { Context } from "./context.js";
import { articleOf, commonHead } from "./noun.js";
import { you } from "./plain.js";
import { holdsKind } from "../effects/structure.js";
import { refuse } from "./refusal.js";

type Value = "color" | "creatureType" | "basicLandType";

const values: ReadonlyMap<string, Value> = new Map([
  ["color", "color"],
  ["creature type", "creatureType"],
  ["basic land type", "basicLandType"],
]);

/**
 * "the color of your choice": a value that the player chooses as the instruction is carried out (608.2d); null of another
 * phrase. The choice is kept for the verb, which it comes before.
 */
export function valueOfChoice(node: NounPhrase, context: Context): Value | null {
  const head = commonHead(node);
  const of = head === null ? undefined : values.get(head.noun);
  if (head === null || of === undefined || head.post.length === 0) return null;
  const { choice, rest } = splitChoice(head.post);
  if (choice === null || rest.length > 0 || head.modifiers.length > 0 || articleOf(head.group) !== "the") return null;
  if (choice !== "yours") return refuse("whose choice", node);
  context.choosing.push({ kind: "chooseValue", ...context.nextId(), player: you, of, options: [], manner: "chosen" });
  return of;
}

const choosingVerbs: ReadonlySet<Predicate["kind"]> = new Set<Predicate["kind"]>([
  "become", "gainAbilities", "getChange", "untap", "tap", "destroy", "exile", "return", "attack",
]); // prettier-ignore

/** The choices that the verb just lowered asks for, before what it does. */
export function chosenFirst(made: readonly Instruction[], node: Predicate, context: Context): readonly Instruction[] {
  const choices = context.choosing.splice(0);
  if (choices.some(({ kind }) => kind !== "choosePile") && !choosingVerbs.has(node.kind))
    return refuse("of your choice", node);
  // A target is chosen before: what it must be of is no choice of later (601.2c).
  if (choices.length > 0 && context.targets.some(({ what }) => holdsKind(what, "chosen")))
    return refuse("a target of your choice", node);
  return choices.length === 0 ? made : [...choices, ...made];
}
