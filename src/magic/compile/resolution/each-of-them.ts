import type { Instruction } from "../../effects/index.js";
import type { Adverbial } from "../../syntax/adverbial.js";
import type { Clause, VerbPhrase } from "../../syntax/clause.js";
import type { Context } from "../context.js";
import { isPronoun } from "../noun.js";
import { refuse } from "../refusal.js";
import { lowerForEach } from "./for-each.js";

/**
 * "Each of those creatures deals 1 damage to its controller": what is done with "its" is done for each of them by itself,
 * and "its" means that one (608.2c). Null where the words do not ask that, or the instruction tells them apart itself: how
 * much damage each of them deals.
 */
export function eachOfThem(clause: Clause, context: Context): readonly Instruction[] | null {
  const { subject, verbs } = clause;
  if (subject?.kind !== "partitive" || subject.count !== "each" || !verbs.some(speaksOfIt)) return null;
  const defining = verbs.flatMap(({ adverbials }) => adverbials.filter(({ kind }) => kind === "where"));
  if (saysIts(defining)) return refuse("its", defining[0]);
  const own: Clause = { ...clause, subject: { kind: "pronoun", word: "it" } };
  return lowerForEach({ kind: "forEachOf", what: subject.of }, [{ openings: [], clause: own }], context);
}

function speaksOfIt({ predicate, adverbials }: VerbPhrase): boolean {
  const said = predicate.kind === "dealTo" ? predicate.to : predicate;
  return saysIts(said) || saysIts(adverbials) || adverbials.some(lastsWhileIt);
}

/** "for as long as it has a counter on it": how long that lasts is another time for each of them (611.2b). */
function lastsWhileIt(one: Adverbial): boolean {
  return one.kind === "asLongAs" && isPronoun(one.clause.subject, "it");
}

/** Whether the words say "its" of something, but for those in quotes, which speak for themselves. */
function saysIts(part: unknown): boolean {
  if (Array.isArray(part)) return part.some(saysIts);
  if (typeof part !== "object" || part === null) return false;
  if ("kind" in part && part.kind === "quoted") return false;
  if ("kind" in part && part.kind === "article" && "word" in part && part.word === "its") return true;
  return Object.values(part).some(saysIts);
}
