import type { CreateTokens, Instruction } from "../../effects/index.js";
import type { Adverbial } from "../../syntax/adverbial.js";
import type { Clause, VerbPhrase } from "../../syntax/clause.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { PostModifier } from "../../syntax/post-modifier.js";
import type { Opening, Part } from "../../syntax/sentence.js";
import { objectAntecedent, type Context } from "../context.js";
import { mentionTokens } from "../instructions/token.js";
import { refuse } from "../refusal.js";

/** The parts without the "instead" that opens or closes the first of them; null where there is none. */
export function withoutInstead(parts: readonly Part[]): readonly Part[] | null {
  const [first, ...rest] = parts;
  if (first === undefined) return null;
  const opens = isInstead(first.openings[0]);
  const verbs = first.clause.verbs.map(verbWithoutInstead);
  if (!opens && verbs.at(-1) === first.clause.verbs.at(-1)) return null;
  const openings = opens ? first.openings.slice(1) : first.openings;
  return [{ openings, clause: { ...first.clause, verbs } }, ...rest];
}

/** Whether an opening or an adverbial is the word "instead". */
function isInstead(one: Opening | Adverbial | undefined): boolean {
  return one?.kind === "instead" || (one?.kind === "manner" && one.manner === "instead");
}

/** The verb without the word, wherever at its end it stands; the very same verb where it does not. */
function verbWithoutInstead(verb: VerbPhrase): VerbPhrase {
  if (verb.adverbials.some(isInstead)) return withoutAdverb(verb);
  const { predicate } = verb;
  if (predicate.kind !== "create") return verb;
  const object = objectWithoutInstead(predicate.object);
  return object === predicate.object ? verb : { ...verb, predicate: { ...predicate, object } };
}

const withoutAdverb = (verb: VerbPhrase): VerbPhrase => ({
  ...verb,
  adverbials: verb.adverbials.filter((one) => !isInstead(one)),
});

/** "a token that's a copy of it instead": the word is read with the verb next to it and belongs to "create". */
function objectWithoutInstead(object: NounPhrase): NounPhrase {
  if (object.kind !== "described") return object;
  const last = object.post.at(-1);
  if (last?.kind !== "relative" || !last.verb.adverbials.some(isInstead)) return object;
  const post: readonly PostModifier[] = [...object.post.slice(0, -1), { ...last, verb: withoutAdverb(last.verb) }];
  return { ...object, post };
}

/** "Create five of those tokens instead if …": the condition behind the verb, and the part without it; else null. */
export function trailingCondition(part: Part): { readonly clause: Clause; readonly part: Part } | null {
  const [verb, ...verbs] = part.clause.verbs;
  const condition = verb?.adverbials.at(-1);
  if (verb === undefined || verbs.length > 0 || condition?.kind !== "if" || part.openings.length > 0) return null;
  const bare = { ...verb, adverbials: verb.adverbials.slice(0, -1) };
  return verbWithoutInstead(bare) === bare
    ? null
    : { clause: condition.clause, part: { ...part, clause: { ...part.clause, verbs: [bare] } } };
}

/**
 * What "instead" replaces of the sentence before: all of it where there is a like for each, or its end where that is
 * the like of the one thing done instead; null where it cannot be told.
 */
export function replacedBy(
  made: readonly Instruction[],
  candidates: readonly Instruction[],
): readonly Instruction[] | null {
  const last = candidates.slice(-1);
  if (candidates.length === 1) return candidates;
  if (alike(made, candidates)) return candidates;
  return alike(made, last) ? last : null;
}

function alike(made: readonly Instruction[], others: readonly Instruction[]): boolean {
  return made.length === others.length && made.every(({ kind }, at) => kind === others[at]?.kind);
}

/**
 * What takes the place of a creation by creating fills its slot: "those tokens" then means whichever were created
 * (608.2c, 614.15). What takes the place of a continuous effect lasts as long, where it does not say how long.
 */
export function inPlaceOf(
  replaced: readonly Instruction[],
  instructions: readonly Instruction[],
  context: Context,
): readonly Instruction[] {
  if (instructions.length !== replaced.length && instructions.some(({ kind }) => kind === "searchLibrary"))
    return refuse("several searches instead", replaced);
  return instructions.map((made, at): Instruction => {
    const old = replaced[at];
    if (made.kind === "modify" && old?.kind === "modify" && made.duration.kind === "indefinite")
      return { ...made, duration: old.duration };
    if (made.kind === "searchLibrary" && old?.kind === "searchLibrary") return sameSearch(made, old, context);
    if (old !== undefined && made.kind === old.kind && shows.has(made.kind)) return sameCards(made, old, context);
    if (made.kind !== "createTokens" || old?.kind !== "createTokens") return made;
    const creation: CreateTokens = { ...made, result: old.result };
    mentionTokens(creation, context, "either");
    return creation;
  });
}

/** Whichever search is carried out, "it" and "those cards" are what it found. */
function sameSearch(made: Instruction, { result }: Instruction, context: Context): Instruction {
  for (const number of ["singular", "plural"] as const)
    context.mention({ ...objectAntecedent({ kind: "result", slot: result }, number, ["card"]), called: "inItsNumber" });
  return { ...made, result };
}

/** What shows or gathers cards of which "them" and "the rest" may be spoken (608.2c). */
const shows: ReadonlySet<Instruction["kind"]> = new Set<Instruction["kind"]>(["lookAt", "reveal", "mill"]);

/** Whichever cards are looked at, "them" and "the rest" are those: what is done instead fills the slot of what it replaces. */
function sameCards(made: Instruction, old: Instruction, context: Context): Instruction {
  const same = sameSearch(made, old, context);
  context.doings.push(same);
  context.lastSet = same.result;
  context.lastResult = same.result;
  return same;
}
