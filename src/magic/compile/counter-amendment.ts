import type { Instruction, ObjectReference } from "../effects/index.js";
import type { Adverbial } from "../syntax/adverbial.js";
import type { Clause, VerbPhrase } from "../syntax/clause.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Sentence } from "../syntax/sentence.js";
import type { Context } from "./context.js";
import { articleOf, bareNoun } from "./noun.js";
import { you } from "./plain.js";
import { lowerObjects } from "./reference.js";
import { refuse } from "./refusal.js";
import { isWay } from "./this-way.js";
import { onlyZoneOf, zoneOf } from "./zone.js";
import { arrivalOf, type Arrival } from "./zone-destination.js";
import { isSame } from "../effects/structure.js";

type CounterSpell = Extract<Instruction, { readonly kind: "counterSpell" }>;

/**
 * "If that spell is countered this way, exile it instead of putting it into its owner's graveyard." says where the spell
 * goes that the instruction before counters (608.2c, 701.6a). Null where the sentence is something else.
 */
export function amendCounter(
  sentence: Sentence,
  before: readonly Instruction[],
  context: Context,
): readonly Instruction[] | null {
  const verb = whereInstead(sentence);
  const last = before.at(-1);
  if (verb === null || last === undefined) return null;
  if (last.kind === "counterSpell") return [...before.slice(0, -1), sentElsewhere(last, verb, context)];
  const [inner, ...others] = last.kind === "unless" ? last.instructions : [];
  if (last.kind !== "unless" || inner?.kind !== "counterSpell" || others.length > 0)
    return refuse("this way", sentence);
  return [...before.slice(0, -1), { ...last, instructions: [sentElsewhere(inner, verb, context)] }];
}

/** The one verb that says where the countered spell goes; null of another sentence. */
function whereInstead({ parts }: Sentence): VerbPhrase | null {
  const [part, ...others] = parts;
  const [opening, ...openings] = part?.openings ?? [];
  if (part === undefined || opening?.kind !== "if" || !isCountered(opening.clause)) return null;
  const [verb, ...verbs] = part.clause.verbs;
  const plain = others.length === 0 && openings.length === 0 && verbs.length === 0 && part.clause.subject === null;
  if (!plain || verb?.auxiliary !== null || verb.adverb !== null) return refuse("this way", part);
  return verb;
}

/** "that spell is countered this way", of the spell as a whole: of one kind of spell more would be asked. */
function isCountered({ subject, verbs }: Clause): boolean {
  const [verb, ...others] = verbs;
  const node = verb?.predicate;
  if (verb === undefined || node?.kind !== "passive" || node.verb !== "counter" || others.length > 0) return false;
  const spell = subject === null ? null : bareNoun(subject, "spell");
  const that = spell !== null && (articleOf(spell) === "that" || articleOf(spell) === "the");
  const way = node.object !== null && isWay(node.object) && node.tails.length === 0 && verb.adverbials.length === 0;
  return that && way && node.form === "is" && verb.auxiliary === null;
}

function sentElsewhere(counter: CounterSpell, verb: VerbPhrase, context: Context): CounterSpell {
  context.beginVerb();
  const { to, position } = arrival(verb, counter.objects, context);
  const [instead, ...others] = verb.adverbials;
  if (instead === undefined || others.length > 0 || !isGraveyard(instead, context)) return refuse("instead", verb);
  if (position === null) return { ...counter, instead: to };
  return position === "top" || position === "bottom" ? { ...counter, instead: to, position } : refuse("where", verb);
}

function arrival({ predicate }: VerbPhrase, countered: ObjectReference, context: Context): Arrival {
  if (predicate.kind === "exile" && predicate.origin === null && predicate.entries.length === 0) {
    checkSame(predicate.object, countered, context);
    return { to: "exile", position: null };
  }
  if (predicate.kind !== "put" || predicate.origin !== null || predicate.destination.entries.length > 0)
    return refuse("where", predicate);
  checkSame(predicate.object, countered, context);
  const found = arrivalOf(predicate.destination, context);
  return found.to === "hand" || found.to === "library" ? found : refuse("where", predicate);
}

function checkSame(node: NounPhrase, countered: ObjectReference, context: Context): void {
  if (!isSame(lowerObjects(node, context, you), countered)) refuse("which spell", node);
}

/** "instead of putting it into its owner's graveyard", "instead of into that player's graveyard". */
function isGraveyard(node: Adverbial, context: Context): boolean {
  if (node.kind === "insteadOfPlace") return onlyZoneOf(zoneOf(node.destination.place, context)) === "graveyard";
  if (node.kind !== "insteadOfDoing" || node.predicate.kind !== "put") return false;
  return onlyZoneOf(zoneOf(node.predicate.destination.place, context)) === "graveyard";
}
