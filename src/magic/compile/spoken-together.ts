import type { Instruction, ObjectReference } from "../effects/index.js";
import { holdsKind, isSame } from "../effects/structure.js";
import type { Antecedent } from "./antecedent.js";
import type { Context } from "./context.js";
import { severalPlayers } from "./plain.js";

/**
 * Whether what was spoken of as one is one for each of several players: "each opponent exiles the top card of their library"
 * is of one at a time, and all of them are "those cards" (608.2c).
 */
export function isOneForEach({ reference }: Antecedent, doings: readonly Instruction[]): boolean {
  if (reference?.kind === "choice") return severalPlayers.has(reference.chooser.kind);
  const doing = reference?.kind === "result" ? doings.find(({ result }) => result === reference.slot) : undefined;
  if (doing === undefined) return false;
  const told = doing.kind === "createTokens" ? doing.creator : doing;
  return [...severalPlayers].some((kind) => holdsKind(told, kind));
}

/**
 * What was spoken of one by one, and is meant together by "those creatures" and "both cards" where nothing was spoken of as
 * several: "Tap target creature. Untap up to one other target creature. Those creatures gain vigilance" (608.2c). Null where
 * these are not two at least, or it is not known of one whether it is called so.
 */
export function spokenTogether(
  heads: readonly string[],
  context: Context,
): Extract<ObjectReference, { readonly kind: "all" }> | null {
  if (heads.length === 0) return null;
  const spoken = context.spoken("any", heads);
  if (spoken.some((one) => one.heads.has("any") || one.number === "plural")) return null;
  const references = [...new Set(spoken.flatMap(({ reference }) => reference ?? []))];
  const of = references.filter((one) => !references.some((other) => becameOf(one, other, context.doings)));
  return of.length < 2 || of.some(({ kind }) => kind === "choice") ? null : { kind: "all", of };
}

/** Whether the other is what the one is since something was done to it (400.7). */
function becameOf(one: ObjectReference, other: ObjectReference, doings: readonly Instruction[]): boolean {
  const doing = other.kind === "result" ? doings.find(({ result }) => result === other.slot) : undefined;
  return doing !== undefined && "objects" in doing && isSame(doing.objects, one);
}

/** The words by which each of several was spoken of: "those Auras" are not all of "target creature and all Auras attached to it". */
export function kindsOfAll(of: readonly ObjectReference[], context: Context): readonly ReadonlySet<string>[] {
  return of.map((one) => {
    const words = context.headsFor(one);
    return (words?.has("self") === true ? context.bearer.types : words) ?? new Set(["any"]);
  });
}
