import type { Change, Instruction } from "../effects/index.js";

type CastSpell = Extract<Instruction, { readonly kind: "castSpell" }>;

/** "You may cast it" for a time: a player's permission (611.2, 601.3). */
export function permission(
  action: CastSpell["action"],
  what: CastSpell["what"],
  payment: CastSpell["payment"],
): Change {
  const kind = action === "play" ? "play" : "cast";
  return { kind: "permit", permission: { kind, what, from: null, payment, cost: [], limit: "none" } };
}
