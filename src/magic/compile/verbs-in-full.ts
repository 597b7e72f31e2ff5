import type { Clause, VerbPhrase } from "../syntax/clause.js";

/** The verbs of a clause, each said in full where two share what stands behind the last. */
export function verbsInFull(clause: Clause): readonly VerbPhrase[] {
  return castOrPlay(clause) ?? blockedToo(clause);
}

/**
 * "can't cast spells or play lands with a name originally printed in …": the names are those of the spells as well, none of
 * which could be cast at all otherwise (206.3a); null of another clause.
 */
function castOrPlay({ verbs: [cast, play, ...more], links }: Clause): readonly VerbPhrase[] | null {
  if (cast?.predicate.kind !== "cast" || play?.predicate.kind !== "play" || more.length > 0 || links[0] !== "or")
    return null;
  const [{ object: spells }, { object: lands }] = [cast.predicate, play.predicate];
  if (spells.kind !== "described" || lands.kind !== "described" || spells.post.length > 0) return null;
  const [name, ...others] = lands.post;
  if (name?.kind !== "originallyPrinted" || others.length > 0) return null;
  return [{ ...cast, predicate: { ...cast.predicate, object: { ...spells, post: lands.post } } }, play];
}

/** "can't block or be blocked by Walls": what it can't be blocked by is what it can't block (509.1b). */
function blockedToo({ verbs, links }: Clause): readonly VerbPhrase[] {
  const [block, blocked, ...more] = verbs;
  if (block?.predicate.kind !== "block" || block.predicate.object !== null || more.length > 0) return verbs;
  if (blocked?.predicate.kind !== "passive" || blocked.predicate.verb !== "block" || links[0] !== "or") return verbs;
  const [by, ...tails] = blocked.predicate.tails;
  if (blocked.auxiliary !== null || by?.kind !== "by" || tails.length > 0) return verbs;
  return [{ ...block, predicate: { ...block.predicate, object: by.what } }, blocked];
}
