import { subtypeOf } from "../../../grammar/magic/vocabulary/subtypes.js";
import { isCardType } from "../../../grammar/magic/vocabulary/types.js";
import type { Recipient } from "../effects/index.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Context } from "./context.js";
import { headsOf } from "./head.js";
import { isThis } from "./noun.js";

/**
 * The types, in lower case, that an object was spoken of under, as an ability that it gains may call it: "target creature
 * gains “this creature …”" (201.5). Null where the text does not tell.
 */
export function spokenTypes(reference: Recipient, context: Context): ReadonlySet<string> | null {
  if (reference.kind === "source") return context.bearer.types;
  const heads = context.headsFor(reference);
  if (heads === null || heads.has("any") || heads.has("self")) return null;
  const types = new Set<string>([...heads].filter(isCardType));
  for (const head of heads)
    for (const type of subtypeOf(head)?.cardTypes ?? []) if (type !== "kindred") types.add(type);
  if (types.size === 0) return null;
  if (heads.has("token")) types.add("token");
  return types;
}

/** The words by which "that …" may speak of what a phrase names; "any" where they cannot be told. */
export function spokenHeads(node: NounPhrase, context: Context): readonly string[] {
  if (node.kind === "coordinated") return node.members.flatMap((member) => spokenHeads(member, context));
  if (node.kind === "self" || (node.kind === "described" && isThis(node)))
    return context.bearer.types === null ? ["any"] : [...context.bearer.types, "permanent", "card"];
  return node.kind === "described" ? [...headsOf(node.group), "permanent", "card"] : ["any"];
}
