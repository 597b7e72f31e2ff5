import type { Clause, VerbPhrase } from "../syntax/clause.js";

/**
 * The verbs of a clause, "can't block or be blocked by Walls" said in full: what it can't be blocked by is what it can't
 * block (509.1b).
 */
export function blockOrBlocked({ verbs, links }: Clause): readonly VerbPhrase[] {
  const [block, blocked, ...more] = verbs;
  if (block?.predicate.kind !== "block" || block.predicate.object !== null || more.length > 0) return verbs;
  if (blocked?.predicate.kind !== "passive" || blocked.predicate.verb !== "block" || links[0] !== "or") return verbs;
  const [by, ...tails] = blocked.predicate.tails;
  if (blocked.auxiliary !== null || by?.kind !== "by" || tails.length > 0) return verbs;
  return [{ ...block, predicate: { ...block.predicate, object: by.what } }, blocked];
}
