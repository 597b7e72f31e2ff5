import type { Cost, PlayerReference } from "../effects/index.js";
import type { Adverbial } from "../syntax/adverbial.js";
import type { Clause, VerbPhrase } from "../syntax/clause.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import { allSpells } from "./all-spells.js";
import { lowerCondition } from "./condition.js";
import type { Context } from "./context.js";
import { lowerCosts } from "./cost.js";
import { standsBare } from "./form.js";
import { articleOf, bareNoun, isPronoun, isThis } from "./noun.js";
import { isEach, you } from "./plain.js";
import { lowerPlayers } from "./player.js";
import { refuse } from "./refusal.js";
import type { LoweredStatic } from "./static.js";

/**
 * "You may cast creature spells as though they had flash" (601.3b); "you may cast this spell as though it had flash if you
 * pay {2} more to cast it", of the card itself (113.6e, 118.8). Null of another clause.
 */
export function castAsThoughFlash({ subject, verbs }: Clause, context: Context): LoweredStatic | null {
  const [verb, ...more] = verbs;
  if (verb?.predicate.kind !== "cast" || subject === null || verb.auxiliary !== "may") return null;
  const [manner, ...others] = verb.adverbials;
  if (manner?.kind !== "manner" || (manner.manner !== "asThoughFlash" && manner.manner !== "theyHadFlash")) return null;
  if (more.length > 0 || !isPlainOffer(verb)) return refuse("flash", verb);
  if (manner.manner === "asThoughFlash") return ofItself(subject, verb.predicate.object, others, context);
  if (others.length > 0) return refuse("flash", verb);
  const affected = casters(subject, context);
  const changes = spellsOf(verb.predicate.object).map((object) => {
    return {
      kind: "permit",
      permission: { kind: "castAsThoughFlash", what: allSpells(object, "spells", context) },
    } as const;
  });
  return { condition: null, effects: [{ kind: "playerContinuous", affected, changes }] };
}

function isPlainOffer({ predicate, adverb, innerAdverb }: VerbPhrase): boolean {
  return adverb === null && innerAdverb === null && predicate.kind === "cast" && predicate.payment === null;
}

/** "you", "any player", "each player". */
function casters(subject: NounPhrase, context: Context): PlayerReference {
  if (isPronoun(subject, "you")) return you;
  const any = bareNoun(subject, "player");
  if (any !== null && articleOf(any) === "any" && any.possessor === null) return { kind: "eachPlayer" };
  const players = lowerPlayers(subject, context);
  return isEach(players) ? players : refuse("flash", subject);
}

/** "sorcery spells and Dragon spells": each kind by itself. */
function spellsOf(object: NounPhrase): readonly NounPhrase[] {
  return object.kind === "coordinated" && object.conjunction === "and" ? object.members : [object];
}

/** "this spell …, if you pay {2} more to cast it", "… if you control a Faerie". */
function ofItself(
  subject: NounPhrase,
  object: NounPhrase,
  others: readonly Adverbial[],
  context: Context,
): LoweredStatic {
  const own = isPronoun(subject, "you") && namesThisSpell(object);
  const [when, ...more] = others;
  if (!own || more.length > 0) return refuse("flash", object);
  if (when === undefined) return { condition: null, effects: [{ kind: "ownFlash", costs: [] }] };
  if (when.kind !== "if") return refuse("flash", when);
  const costs = paidMore(when.clause, context);
  if (costs !== null) return { condition: null, effects: [{ kind: "ownFlash", costs }] };
  return { condition: lowerCondition(when.clause, context), effects: [{ kind: "ownFlash", costs: [] }] };
}

/** "you pay {2} more to cast it", "you sacrifice a creature as an additional cost …"; null of a state. */
function paidMore({ subject, verbs }: Clause, context: Context): readonly Cost[] | null {
  const [verb, ...others] = verbs;
  if (verb?.predicate.kind !== "payMore") return null;
  const { costs, what, object } = verb.predicate;
  const plain = subject !== null && isPronoun(subject, "you") && others.length === 0 && standsBare(verb);
  const itself = isPronoun(object, "it") || namesThisSpell(object);
  return plain && what === "cast" && itself ? lowerCosts(costs, context) : refuse("pay more", verb);
}

function namesThisSpell(object: NounPhrase): boolean {
  return object.kind === "self" || (isThis(object) && bareNoun(object, "spell") !== null);
}

/** Whether a clause lets its own spell be cast as though it had flash: a static ability of the spell, not what it does (113.6e). */
export function speaksOfFlash({ verbs: [verb] }: Clause): boolean {
  const manners = (verb?.adverbials ?? []).flatMap((one) => (one.kind === "manner" ? [one.manner] : []));
  return verb?.predicate.kind === "cast" && namesThisSpell(verb.predicate.object) && manners.includes("asThoughFlash");
}
