import type { CreateTokens, Instruction } from "../../effects/index.js";
import { slotsFilled } from "../../effects/structure.js";
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

/**
 * "You may put it on top of its owner's library instead": who does not choose so does what stands before (608.2d), while
 * "instead you may" leaves nothing of it.
 */
export function orAsBefore(
  parts: readonly Part[],
  made: readonly Instruction[],
  replaced: readonly Instruction[],
  context: Context,
): readonly Instruction[] {
  const [chosen, ...more] = made;
  if (chosen?.kind !== "optional" || isInstead(parts[0]?.openings[0])) return made;
  const offered = replaced.map((one) => (one.kind === "optional" ? one.instructions : [one])).flat();
  if (more.length > 0 || !offered.every(({ kind }) => kind === "moveObjects")) return refuse("may … instead", parts);
  const condition = { kind: "not", condition: { kind: "done", slot: chosen.result } } as const;
  const base = context.nextId();
  return [chosen, { kind: "conditional", ...base, condition, then: again(replaced, context), otherwise: [] }];
}

function again(replaced: readonly Instruction[], context: Context): readonly Instruction[] {
  return replaced.map((one): Instruction => {
    const base = context.nextId();
    return one.kind === "optional"
      ? { ...one, ...base, instructions: again(one.instructions, context) }
      : { ...one, ...base };
  });
}

/** Whether an opening or an adverbial is the word "instead". */
function isInstead(one: Opening | Adverbial | undefined): boolean {
  return one?.kind === "instead" || (one?.kind === "manner" && one.manner === "instead");
}

/** The verb without the word, wherever at its end it stands; the very same verb where it does not. */
function verbWithoutInstead(verb: VerbPhrase): VerbPhrase {
  if (verb.adverbials.some(isInstead)) return withoutAdverb(verb);
  if (verb.innerAdverb === "instead") return { ...verb, innerAdverb: null };
  const unless = unlessWithoutInstead(verb.adverbials.at(-1));
  if (unless !== null) return { ...verb, adverbials: [...verb.adverbials.slice(0, -1), unless] };
  const { predicate } = verb;
  if (predicate.kind !== "create") return verb;
  const object = objectWithoutInstead(predicate.object);
  return object === predicate.object ? verb : { ...verb, predicate: { ...predicate, object } };
}

/** "unless its controller pays {4} instead": the word is read with the payment and belongs to what is done unless it is made. */
function unlessWithoutInstead(last: Adverbial | undefined): Adverbial | null {
  if (last?.kind !== "unless") return null;
  const { clause } = last;
  const paying = clause.verbs.at(-1);
  if (paying?.adverbials.some(isInstead) !== true) return null;
  return { ...last, clause: { ...clause, verbs: [...clause.verbs.slice(0, -1), withoutAdverb(paying)] } };
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
  if (candidates.length === 1 || dividesUp(candidates)) return candidates;
  if (alike(made, candidates)) return candidates;
  return alike(made, last) ? last : null;
}

/** "Put one of them into your hand and the rest on the bottom": one thing that is done with a set, and replaced as a whole. */
export function dividesUp(candidates: readonly Instruction[]): boolean {
  const last = candidates.at(-1);
  return (
    last?.kind === "moveObjects" && last.objects.kind === "rest" && candidates.every(({ kind }) => kind === last.kind)
  );
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
  if (instructions.length > 1) forgetSearches([...replaced, ...instructions], context);
  return instructions.map((made, at): Instruction => {
    const old = replaced[at];
    if (made.kind === "modify" && old?.kind === "modify") return sameChange(made, old, context);
    if (made.kind === "searchLibrary" && old?.kind === "searchLibrary")
      return instructions.length === 1 ? sameSearch(made, old, context) : made;
    if (old !== undefined && made.kind === old.kind && showing.has(made.kind)) return sameCards(made, old, context);
    if (made.kind !== "createTokens" || old?.kind !== "createTokens") return made;
    const creation: CreateTokens = { ...made, result: old.result };
    mentionTokens(creation, context, "either");
    return creation;
  });
}

type Modify = Extract<Instruction, { readonly kind: "modify" }>;

/** Whichever change is made, "they" are what it was made of; it lasts as long where it does not say how long. */
function sameChange(made: Modify, old: Modify, context: Context): Modify {
  const lasting = made.duration.kind === "indefinite" ? { ...made, duration: old.duration } : made;
  if (!context.acted.some(({ slot }) => slot === made.result)) return lasting;
  context.acted = context.acted.map((one) => (one.slot === made.result ? { ...one, slot: old.result } : one));
  return { ...lasting, result: old.result };
}

/** Of two searches with all that is done to what they find, later words speak of neither: which was carried out is not said. */
function forgetSearches(instructions: readonly Instruction[], context: Context): void {
  if (!instructions.some(({ kind }) => kind === "searchLibrary")) return;
  context.restore({ ...context.snapshot(), antecedents: context.without(slotsFilled(instructions)) });
}

/** Whichever search is carried out, "it" and "those cards" are what it found. */
function sameSearch(made: Instruction, { result }: Instruction, context: Context): Instruction {
  for (const number of ["singular", "plural"] as const)
    context.mention({ ...objectAntecedent({ kind: "result", slot: result }, number, ["card"]), called: "inItsNumber" });
  return { ...made, result };
}

const showing: ReadonlySet<Instruction["kind"]> = new Set<Instruction["kind"]>(["lookAt", "reveal", "mill"]);

/** Whether an instruction shows, gathers or finds cards of which "them" and "the rest" may be spoken (608.2c). */
export function shows({ kind }: Instruction): boolean {
  return kind === "searchLibrary" || showing.has(kind);
}

/** Whichever cards are looked at, "them" and "the rest" are those: what is done instead fills the slot of what it replaces. */
function sameCards(made: Instruction, old: Instruction, context: Context): Instruction {
  const same = sameSearch(made, old, context);
  context.doings.push(same);
  context.lastSet = same.result;
  context.lastResult = same.result;
  return same;
}
