import type { Change, Instruction, InstructionOf, PlayerReference } from "../effects/index.js";
import type { Clause, VerbPhrase } from "../syntax/clause.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { PredicateOf } from "../syntax/predicate.js";
import type { Part } from "../syntax/sentence.js";
import { articleOf, bareNoun, headedBy, isPronoun, isWord, ofWhat } from "./noun.js";
import { refuse } from "./refusal.js";

type Payment = "anyColor" | "anyMana";

/**
 * "…, and you may spend mana as though it were mana of any color to cast that spell", "…, and mana of any type can be spent
 * to cast it" say how what was permitted just before may be paid for (609.4b); null of another part, or of nothing permitted.
 */
export function spendAnyMana(part: Part | undefined, made: readonly Instruction[]): readonly Instruction[] | null {
  const said = part === undefined || part.openings.length > 0 ? null : saidPayment(part.clause);
  const last = made.at(-1);
  if (said === null || last === undefined) return null;
  return [...made.slice(0, -1), paidWith(last, said) ?? refuse("spend", part)];
}

/** With what mana is spent, and by whom; null who is not said. */
interface Said {
  readonly payment: Payment;
  readonly by: NounPhrase | null;
}

function saidPayment({ subject, verbs }: Clause): Said | null {
  const [verb, ...others] = verbs;
  if (verb === undefined || subject === null || others.length > 0) return null;
  const plain = verb.adverb === null && verb.innerAdverb === null;
  if (verb.predicate.kind === "spend") return plain ? spending(verb, subject) : null;
  return plain && verb.predicate.kind === "passive" && isAnyType(subject) ? spent(verb) : null;
}

/** "you may spend mana as though it were mana of any color to cast that spell". */
function spending({ auxiliary, predicate, adverbials }: VerbPhrase, subject: NounPhrase): Said | null {
  const [how, purpose, ...others] = adverbials;
  const mana = predicate.kind === "spend" && isWord(predicate.object, "mana");
  if (auxiliary !== "may" || !mana || how?.kind !== "manner" || purpose?.kind !== "purpose" || others.length > 0)
    return null;
  const { auxiliary: inner, predicate: does, adverbials: more } = purpose.does;
  if (inner !== null || more.length > 0 || does.kind !== "cast" || !isThatSpell(does.object)) return null;
  if (how.manner !== "asThoughAnyColor" && how.manner !== "asThoughAnyType") return null;
  return { payment: how.manner === "asThoughAnyColor" ? "anyColor" : "anyMana", by: subject };
}

/** "mana of any type can be spent to cast it". */
function spent({ auxiliary, predicate, adverbials }: VerbPhrase): Said | null {
  if (predicate.kind !== "passive" || predicate.verb !== "spend" || auxiliary !== "can") return null;
  const [tail, ...tails] = predicate.tails;
  const plain = predicate.object === null && adverbials.length === 0 && tails.length === 0;
  if (!plain || tail === undefined || !isToCastIt(tail)) return null;
  return { payment: "anyMana", by: null };
}

function isToCastIt(tail: PredicateOf<"passive">["tails"][number]): boolean {
  if (tail.kind === "purpose") return tail.what === "castIt" || tail.what === "castThem";
  return tail.kind === "toDo" && tail.what === "cast" && isThatSpell(tail.object);
}

function isAnyType(subject: NounPhrase): boolean {
  const mana = headedBy(subject, "mana");
  const type = mana === null ? null : ofWhat(mana.post);
  const group = type === null ? null : bareNoun(type, "type");
  return mana?.group.determiners.length === 0 && group !== null && articleOf(group) === "any";
}

/** "it", "them", "that spell", "those spells": what was permitted. */
function isThatSpell(node: NounPhrase): boolean {
  if (isPronoun(node, "it") || isPronoun(node, "them")) return true;
  const group = bareNoun(node, "spell");
  const article = group === null ? null : articleOf(group);
  return article === "that" || article === "those";
}

/** The permission, or the casting that is offered, paid for so; null of anything else. */
function paidWith(one: Instruction, said: Said): Instruction | null {
  if (one.kind === "optional") {
    const [inner, ...others] = one.instructions;
    if (inner?.kind !== "castSpell" || others.length > 0 || !isBy(said, one.player)) return null;
    const cast = castWith(inner, said);
    return cast === null ? null : { ...one, instructions: [cast] };
  }
  if (one.kind !== "modify" || !isBy(said, one.objects)) return null;
  const [change, ...changes] = one.changes;
  const permitted = change === undefined || changes.length > 0 ? null : permittedWith(change, said);
  return permitted === null ? null : { ...one, changes: [permitted] };
}

function castWith(one: InstructionOf<"castSpell">, { payment }: Said): Instruction | null {
  return one.payment === "normal" && one.action !== "castCopy" ? { ...one, payment } : null;
}

function permittedWith(change: Change, { payment }: Said): Change | null {
  if (change.kind !== "permit") return null;
  const { permission } = change;
  const plays = permission.kind === "cast" || permission.kind === "play";
  return plays && permission.payment === "normal" ? { kind: "permit", permission: { ...permission, payment } } : null;
}

/** "you" is who controls the effect, "they" another player who was permitted. */
function isBy({ by }: Said, player: PlayerReference | { readonly kind: string }): boolean {
  if (by === null) return true;
  return player.kind === "you" ? isPronoun(by, "you") : isPronoun(by, "they");
}
