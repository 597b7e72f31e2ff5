import type { Affected, Constraint, ObjectReference, Quantity, StaticEffect } from "../effects/index.js";
import type { Clause } from "../syntax/clause.js";
import type { Grant } from "../syntax/grant.js";
import { formOf } from "../syntax/index.js";
import type { Described, NounPhrase } from "../syntax/noun-phrase.js";
import type { PredicateOf } from "../syntax/predicate.js";
import type { VerbPhrase } from "../syntax/verb-phrase.js";
import { lowerQuoted } from "./ability.js";
import type { Context } from "./context.js";
import { lowerFilter } from "./filter.js";
import { isAround, nounOf } from "./noun.js";
import { filterOf, friendly, narrowed, number } from "./plain.js";
import { isPlayerPhrase } from "./player.js";
import { isAmber, multiplied } from "./quantity.js";
import { lowerReference } from "./reference.js";
import { refuse, refuseTrait } from "./refusal.js";
import { bereft, blanked, unresolvable } from "./static-blank.js";
import { forbidden } from "./static-cannot.js";
import { considered, copied, enters, fights, freed, keyCost, unready } from "./static-clause.js";
import { dealsMore } from "./static-fight.js";
import { permitted } from "./static-may.js";
import { isTextBox, ofPlayer, unstealable } from "./static-player.js";
import { Tails } from "./tails.js";

/** What a static effect is about: those that fit at each time, or certain ones. */
export function affectedBy(node: NounPhrase, context: Context): Affected {
  if (node.kind !== "described") return lowerReference(node, context);
  const { determiner } = node;
  if (determiner === null && node.noun.kind !== "name") return lowerFilter(node, context);
  const isYours = determiner?.kind === "determiner" && determiner.word === "your" && nounOf(node) === "creature";
  if (isYours) return narrowed(lowerFilter({ ...node, determiner: null }, context), friendly);
  const reference = lowerReference(node, context);
  if (reference.kind === "choose") return refuse("who is affected", node);
  return reference.kind === "each" ? reference.filter : reference;
}

/** A size that grows with "for each", or is X. */
function sized(
  { change, of }: PredicateOf<"get">["bonus"],
  affected: Affected,
  each: Quantity | null,
  x: Quantity | null,
): StaticEffect {
  const amount = change.amount === "X" ? (x ?? refuse("+X", change)) : number(change.amount);
  const direction = change.sign === "+" ? "more" : "less";
  return { kind: of, affected, change: direction, amount: each === null ? amount : multiplied(amount, each) };
}

function granted(grant: Grant, affected: Affected, context: Context): StaticEffect {
  if (grant.kind === "quote") return { kind: "gainAbilities", affected, abilities: lowerQuoted(grant, context) };
  if (grant.kind === "grantedTrait") {
    const { trait, known } = grant.trait;
    return known === "known" ? { kind: "trait", affected, trait } : refuseTrait(trait, grant);
  }
  const { keyword, amount } = grant;
  if (amount?.kind === "x") return refuse("X", grant);
  return { kind: "gainKeyword", affected, keyword: { keyword, value: amount === null ? null : amount.value } };
}

/** Effects of one verb on what it is about. */
function ofVerb(verb: VerbPhrase, affected: Affected, context: Context): readonly StaticEffect[] {
  const { predicate, modal, adverb } = verb;
  if (predicate.kind === "deal" && modal === null) return fights(verb, affected, context);
  if (predicate.kind === "dealMore" && modal === null) return dealsMore(verb, affected);
  if (adverb !== null) return refuse("what is said of it", predicate);
  if (modal === "may" && predicate.kind === "passive") return permitted(verb, affected, context);
  if (modal === "may" && (predicate.kind === "fights" || predicate.kind === "reap")) return freed(verb, affected);
  if (predicate.kind === "considered" && modal === null) return considered(predicate, verb.tails, affected, context);
  if (modal === "cannot") return forbidden(verb, affected, context);
  if (modal === "doesNot" || modal === "doNot") return unready(verb, affected);
  if (modal !== null) return refuse("what is said of it", predicate);
  switch (predicate.kind) {
    case "get": {
      const tails = new Tails(verb.tails);
      const each = tails.takeEach(context);
      const bonuses = [predicate.bonus, ...predicate.more.map(({ bonus }) => bonus)];
      const x = bonuses.some(({ change }) => change.amount === "X") ? tails.takeX(context) : null;
      tails.finish();
      return bonuses.map((bonus) => sized(bonus, affected, each, x));
    }
    case "gain": {
      new Tails(verb.tails).finish();
      return predicate.grants.members.map((grant) => granted(grant, affected, context));
    }
    case "lose": {
      new Tails(verb.tails).finish();
      return predicate.grants.members.map((grant) =>
        grant.kind !== "keyword" || grant.amount !== null
          ? refuse("what is lost", grant)
          : { kind: "loseKeyword", affected, keyword: grant.keyword },
      );
    }
    case "loseThing":
      return bereft(verb, affected);
    case "is":
      return copied(predicate, verb.tails, affected, context);
    case "enter":
      return enters(predicate, verb.tails, affected);
    case "belong": {
      new Tails(verb.tails).finish();
      const { object } = predicate;
      if (object.kind !== "described" || object.noun.kind !== "house" || object.modifiers.length > 0)
        return refuse("the house", object);
      return [{ kind: "house", affected, house: object.noun.house, manner: houseManner(object) }];
    }
    default:
      return refuse("what holds", predicate);
  }
}

/** "in addition to its other houses", or in their place. */
function houseManner({ post: [first, ...others] }: Described): "instead" | "also" {
  if (first === undefined) return "instead";
  const isAlso =
    first.kind === "place" &&
    first.preposition === "inAdditionTo" &&
    first.not === null &&
    nounOf(first.what) === "house";
  return isAlso && others.length === 0 ? "also" : refuse("the house", first);
}

/** Those that are affected, as long as something more is so of them. */
function whileThey(affected: Affected, constraints: readonly Constraint[]): Affected {
  if (constraints.length === 0) return affected;
  const filter = "kind" in affected ? filterOf([], ["play"], { kind: "among", of: affected }) : affected;
  return narrowed(filter, ...constraints);
}

/** What holds by a clause: sizes, keywords, abilities, prohibitions, costs of keys. */
export function lowerStaticClause(
  { subject, verbs, links }: Clause,
  context: Context,
  known: ObjectReference | null = null,
  narrowing: readonly Constraint[] = [],
): readonly StaticEffect[] {
  const isOfCards = subject !== null && !isAround(subject, "key") && !isPlayerPhrase(subject) && !isAmber(subject);
  if (narrowing.length > 0 && !isOfCards) return refuse("of whom it is said", subject ?? verbs);
  if (subject === null) return ofPlayer(null, verbs, context);
  if (subject.kind === "described" && isAmber(subject)) return unstealable(subject, verbs, context);
  const unresolved = unresolvable(subject, verbs);
  if (unresolved !== null) return unresolved;
  if (isTextBox(subject)) return verbs.flatMap((verb) => blanked(subject, verb, context));
  if (isAround(subject, "key")) return verbs.flatMap((verb) => keyCost(subject, verb, context));
  const isThey = subject.kind === "pronoun" && subject.word === "they" && verbs.every(isPlayerDeed);
  if (isPlayerPhrase(subject) || isThey) return ofPlayer(subject, verbs, context);
  if (links.some((link) => link !== "and" && link !== "commaAnd" && link !== "comma" && link !== "or"))
    return refuse("how it goes on", subject);
  const affected = whileThey(known ?? affectedBy(subject, context), narrowing);
  if (!("kind" in affected))
    context.mention({ reference: { kind: "iteration", slot: "affected" }, number: "one", types: affected.types });
  return sharing(verbs, links).flatMap((verb) => ofVerb(verb, affected, context));
}

/** What only a player does. */
function isPlayerDeed({ predicate }: VerbPhrase): boolean {
  return predicate.kind === "play" || predicate.kind === "use" || predicate.kind === "forge";
}

/** "cannot fight or reap": the helping verb goes with both. */
function sharing(verbs: Clause["verbs"], links: Clause["links"]): readonly VerbPhrase[] {
  let modal: VerbPhrase["modal"] = null;
  return verbs.map((verb, index) => {
    const link = links[index - 1];
    if (link === "or" && modal !== "cannot") return refuse("one or the other", verb);
    const inherits =
      verb.modal === null &&
      index > 0 &&
      modal === "cannot" &&
      formOf(verb.predicate) === "base" &&
      (link === "or" || link === "and");
    modal = inherits ? modal : verb.modal;
    return inherits ? { ...verb, modal } : verb;
  });
}
