import type { CreateTokens, Instruction, ObjectReference } from "../effects/index.js";
import { isSame } from "../effects/structure.js";
import type { Antecedent } from "./antecedent.js";
import type { Context } from "./context.js";
import { refuse } from "./refusal.js";

/** Whose "its power", "its controller" is; of a new token and what was spoken of before it, the text does not tell whose. */
export function findWhose(phrase: string, context: Context, node: object): ObjectReference {
  const found = context.findOwner("singular", [], phrase, node);
  if (isDrawn(found, context.doings)) return beforeDrawn(phrase, context, node);
  if (creationOf(found, context.doings) === null || isSame(context.lastIt, found)) return found;
  const [first, ...more] = context.spoken("singular", []);
  const others = first === undefined || first.reference?.kind === "source" ? more : [first, ...more];
  return others.every(({ reference }) => isSame(reference, found)) ? found : refuse(phrase, node);
}

/** Whether that is a card that was drawn: it is hidden, and nobody controls it (109.4, 402.3). */
function isDrawn(reference: ObjectReference | null, doings: readonly Instruction[]): boolean {
  const slot = reference?.kind === "result" ? reference.slot : null;
  return doings.some(({ kind, result }) => kind === "drawCards" && result === slot);
}

/** The one thing spoken of besides what was drawn; of several, the text does not tell whose. */
function beforeDrawn(phrase: string, context: Context, node: object): ObjectReference {
  const others = context.spoken("singular", []).filter(({ reference }) => !isDrawn(reference, context.doings));
  const [first, ...more] = others.filter(({ reference }) => reference?.kind !== "source" || others.length === 1);
  const one = first?.reference ?? null;
  return one !== null && more.every(({ reference }) => isSame(reference, one)) ? one : refuse(phrase, node);
}

/**
 * What "that creature" means where a new token may be called so, too, which is "that token" rather: of a copy and what it is
 * a copy of, the latter; else the text does not tell (608.2c).
 */
export function besideTokens(
  found: ObjectReference,
  number: Antecedent["number"] | "any",
  heads: readonly string[],
  context: Context,
  node: object,
): ObjectReference {
  const creation = heads.length === 0 || heads.includes("token") ? null : creationOf(found, context.doings);
  if (creation === null) return found;
  const others = context.spoken(number, heads).filter((one) => creationOf(one.reference, context.doings) === null);
  const last = others.at(-1)?.reference ?? null;
  if (last === null) return found;
  return creation.groups.every(({ token }) => token.kind === "copy") ? last : refuse(heads.join(" "), node);
}

/** The creation that made what is meant; null of what is no new token (701.7). */
function creationOf(reference: ObjectReference | null, doings: readonly Instruction[]): CreateTokens | null {
  const slot = reference?.kind === "result" ? reference.slot : null;
  const doing = doings.find(({ result }) => result === slot);
  return doing?.kind === "createTokens" ? doing : null;
}
