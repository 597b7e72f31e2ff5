import type { CreateTokens, Instruction, ObjectReference, Quantity } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { Opening, Part } from "../../syntax/sentence.js";
import { objectAntecedent, type Context } from "../context.js";
import { you } from "../plain.js";
import { lowerObjects } from "../reference.js";
import { refuse } from "../refusal.js";
import { multiplied } from "../saying.js";
import { lowerParts } from "./sentence.js";

/** "For each …, …": the instructions are carried out once for each object, which "it" and "that creature" then mean. */
export function lowerForEach(
  opening: Extract<Opening, { readonly kind: "forEach" | "forEachOf" }>,
  parts: readonly Part[],
  context: Context,
): readonly Instruction[] {
  const over = lowerObjects(eachOf(opening.what), context, you);
  const base = context.nextId();
  const slot = context.nextSlot();
  const inner = context.inner();
  inner.mention(objectAntecedent({ kind: "iteration", slot }, "singular", ["any"]));
  const instructions = lowerParts(parts, inner, []);
  context.resumeLoop(inner);
  if (inner.targets.length > 0) return refuse("a target for each", opening);
  const whole = oneCreation(instructions, over, slot);
  return [whole === null ? { kind: "forEach", ...base, slot, over, instructions } : { ...whole, id: base.id }];
}

/**
 * "For each land you control, create a Treasure token" is one instruction and so one creation event (701.7a), as long as
 * the tokens do not differ by what they are created for.
 */
function oneCreation(instructions: readonly Instruction[], over: ObjectReference, slot: string): CreateTokens | null {
  const [only, ...more] = instructions;
  if (only?.kind !== "createTokens" || more.length > 0 || JSON.stringify(only).includes(`"${slot}"`)) return null;
  const each: Quantity = over.kind === "matching" ? { kind: "count", of: over.filter } : { kind: "size", of: over };
  return { ...only, groups: only.groups.map((group) => ({ ...group, count: multiplied(group.count, each) })) };
}

/** A noun without a determiner is meant one by one, as if "each" stood before it. */
function eachOf(what: NounPhrase): NounPhrase {
  if (what.kind !== "described" || what.group.determiners.length > 0) return what;
  return { ...what, group: { ...what.group, determiners: [{ kind: "article", word: "each" }] } };
}
