import type { CreateTokens, Instruction, ObjectReference, PlayerReference, Quantity } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { Opening, Part } from "../../syntax/sentence.js";
import { objectAntecedent, playerAntecedent, type Antecedent, type Context } from "../context.js";
import { you } from "../plain.js";
import { isPlayerPhrase, lowerPlayers } from "../player.js";
import { lowerObjects } from "../reference.js";
import { refuse } from "../refusal.js";
import { multiplied } from "../saying.js";
import { lowerParts } from "./sentence.js";

/** "For each …, …": the instructions are carried out once for each object, which "it" and "that creature" then mean. */
export function lowerForEach(
  opening: Extract<Opening, { readonly kind: "forEach" }>,
  parts: readonly Part[],
  context: Context,
): readonly Instruction[] {
  const { over, times, turn } = loopOf(eachOf(opening.what), context);
  const base = context.nextId();
  const slot = context.nextSlot();
  const inner = context.inner();
  inner.mention(turn(slot));
  const instructions = lowerParts(parts, inner, []);
  context.resumeLoop(inner);
  if (inner.targets.length > 0) return refuse("a target for each", opening);
  const whole = oneCreation(instructions, times, slot);
  return [whole === null ? { kind: "forEach", ...base, slot, over, instructions } : { ...whole, ...base }];
}

/** What a loop goes through, how many turns it has, and what is spoken of in each. */
interface Loop {
  readonly over: ObjectReference | PlayerReference;
  readonly times: Quantity;
  readonly turn: (slot: string) => Antecedent;
}

function loopOf(each: NounPhrase, context: Context): Loop {
  if (isPlayerPhrase(each)) {
    const over = lowerPlayers(each, context);
    const turn = (slot: string): Antecedent => playerAntecedent({ kind: "iterationPlayer", slot }, "singular");
    return { over, times: { kind: "playerCount", of: over }, turn };
  }
  const over = lowerObjects(each, context, you);
  const times: Quantity = over.kind === "matching" ? { kind: "count", of: over.filter } : { kind: "size", of: over };
  return { over, times, turn: (slot) => objectAntecedent({ kind: "iteration", slot }, "singular", ["any"]) };
}

/**
 * "For each land you control, create a Treasure token" is one instruction and so one creation event (701.7a), as long as
 * the tokens do not differ by what they are created for.
 */
function oneCreation(instructions: readonly Instruction[], each: Quantity, slot: string): CreateTokens | null {
  const [only, ...more] = instructions;
  if (only?.kind !== "createTokens" || more.length > 0) return null;
  if (JSON.stringify(only).includes(`"${slot}"`)) return null;
  return { ...only, groups: only.groups.map((group) => ({ ...group, count: multiplied(group.count, each) })) };
}

/** A noun without a determiner is meant one by one, as if "each" stood before it. */
function eachOf(what: NounPhrase): NounPhrase {
  if (what.kind !== "described" || what.group.determiners.length > 0) return what;
  return { ...what, group: { ...what.group, determiners: [{ kind: "article", word: "each" }] } };
}
