import type { CreateTokens, Instruction, ObjectReference, Quantity } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { Opening, Part } from "../../syntax/sentence.js";
import { objectAntecedent, playerAntecedent, type Context } from "../context.js";
import { countOf } from "../count.js";
import { isArticle } from "../noun.js";
import { isPlayerPhrase, lowerPlayers } from "../player.js";
import { you } from "../plain.js";
import { lowerObjects } from "../reference.js";
import { refuse } from "../refusal.js";
import { multiplied } from "../saying.js";
import { lowerParts } from "./sentence.js";

type ForEach = Extract<Opening, { readonly kind: "forEach" | "forEachOf" }>;

/**
 * "For each …, …", "For each of them, …": the instructions are carried out once for each object or player, which "it",
 * "that creature" and "that player" then mean.
 */
export function lowerForEach(opening: ForEach, parts: readonly Part[], context: Context): readonly Instruction[] {
  const what = opening.kind === "forEach" ? eachOf(opening.what) : opening.what;
  if (isPlayerPhrase(what)) return forEachPlayer(opening, what, parts, context);
  const over = lowerObjects(what, context, you);
  const base = context.nextId();
  const slot = context.nextSlot();
  const inner = context.inner();
  inner.mention(objectAntecedent({ kind: "iteration", slot }, "singular", ["any"]));
  const instructions = lowerParts(parts, inner, []);
  context.resumeLoop(inner);
  if (inner.targets.length > 0) return refuse("a target for each", opening);
  const whole = oneCreation(instructions, sizeOf(over), slot);
  return [whole === null ? { kind: "forEach", ...base, slot, over, instructions } : { ...whole, ...base }];
}

/** "For each opponent, …": "that player" is the one at hand; behind the loop nobody is. */
function forEachPlayer(
  opening: ForEach,
  what: NounPhrase,
  parts: readonly Part[],
  context: Context,
): readonly Instruction[] {
  if (opening.kind === "forEachOf") return refuse("for each of", opening);
  const before = context.snapshot();
  const over = lowerPlayers(what, context);
  context.restore(before);
  const base = context.nextId();
  const slot = context.nextSlot();
  const inner = context.inner();
  inner.mention(playerAntecedent({ kind: "iterationPlayer", slot }, "singular"));
  const instructions = lowerParts(parts, inner, []);
  context.resumeLoop(inner);
  if (inner.targets.length > 0) return refuse("a target for each", opening);
  const whole = oneCreation(instructions, countOf(opening.what, context), slot);
  return [whole === null ? { kind: "forEach", ...base, slot, over, instructions } : { ...whole, ...base }];
}

/**
 * "For each land you control, create a Treasure token" is one instruction and so one creation event (701.7a), as long as
 * the tokens do not differ by what they are created for.
 */
function oneCreation(instructions: readonly Instruction[], each: Quantity, slot: string): CreateTokens | null {
  const [only, ...more] = instructions;
  if (only?.kind !== "createTokens" || more.length > 0) return null;
  const written = JSON.stringify(only);
  if (written.includes(`"${slot}"`) || written.includes('"chooser"')) return null;
  return { ...only, groups: only.groups.map((group) => ({ ...group, count: multiplied(group.count, each) })) };
}

function sizeOf(over: ObjectReference): Quantity {
  return over.kind === "matching" ? { kind: "count", of: over.filter } : { kind: "size", of: over };
}

/** A noun without a determiner is meant one by one, as if "each" stood before it. */
function eachOf(what: NounPhrase): NounPhrase {
  if (what.kind !== "described") return what;
  const [first, ...more] = what.group.determiners;
  if (first !== undefined && (!isArticle(first, "other") || more.length > 0)) return what;
  return {
    ...what,
    group: { ...what.group, determiners: [{ kind: "article", word: "each" }, ...what.group.determiners] },
  };
}
