import type { Condition, ObjectReference } from "../effects/index.js";
import type { Described, NounPhrase } from "../syntax/noun-phrase.js";
import type { PredicateOf } from "../syntax/predicate.js";
import { some } from "./comparison.js";
import { keyForged } from "./condition-history.js";
import { not } from "./condition.js";
import type { Context } from "./context.js";
import { lowerFilter } from "./filter.js";
import { lowerHouse } from "./house.js";
import { lowerEvent } from "./event.js";
import { groupOf, nounOf } from "./noun.js";
import { filterOf, one, opponent, you } from "./plain.js";
import { lowerPlayer } from "./player.js";
import { lowerReference } from "./reference.js";
import { refuse } from "./refusal.js";

/** "you are haunted", "it is damaged", "the tide is high" */
export function quality(subject: NounPhrase, node: PredicateOf<"isQuality">, context: Context): Condition {
  const { adjective, adverb, more, form } = node;
  if (more !== null || (adverb !== null && adverb !== "not" && adverb !== "already")) return refuse("what it is", node);
  const denied = adverb === "not" || form === "isNot" || form === "areNot" || form === "wasNot" || form === "wereNot";
  const found = qualityOf(subject, adjective, context);
  return denied ? not(found) : found;
}

export function qualityOf(
  subject: NounPhrase,
  adjective: PredicateOf<"isQuality">["adjective"],
  context: Context,
): Condition {
  if (adjective === "haunted" || adjective === "overwhelmed")
    return { kind: adjective, player: lowerPlayer(subject, context) };
  const isTide = subject.kind === "described" && subject.noun.kind === "common" && subject.noun.noun.noun === "tide";
  if (isTide && (adjective === "high" || adjective === "low")) return { kind: "tide", tide: adjective };
  if (adjective === "forged" && subject.kind === "described") return keyForged(subject);
  if (adjective === "equal" || adjective === "blank") return refuse("what it is", subject);
  const object = lowerReference(subject, context);
  const described = groupOf({
    determiner: null,
    modifiers: [{ kind: "adjective", adjective }],
    noun: { kind: "common", noun: { noun: "card", form: "plural" } },
    post: [],
  });
  return { kind: "fits", object, filter: lowerFilter(described, context) };
}

/** "is exhausted and on a flank", "is attacking": what is so of it all at once. */
export function qualityAt(subject: NounPhrase, node: PredicateOf<"isQualityAt">, context: Context): Condition {
  const { adjective, preposition, place: where, form } = node;
  if (form !== "is" && form !== "are") return refuse("what it is", node);
  const quality = qualityOf(subject, adjective, context);
  const there = place(subject, { kind: "isAt", form, adverb: null, preposition, place: where }, context);
  return { kind: "and", conditions: [quality, there] };
}

/** "is attacking", "is fighting": in the fight that is going on. */
export function attacking(subject: NounPhrase, node: PredicateOf<"progressive">, context: Context): Condition {
  if ((node.form !== "is" && node.form !== "are") || (node.verb !== "attack" && node.verb !== "fight"))
    return refuse("what it is doing", node);
  const role = node.verb === "attack" ? "attacking" : "either";
  const filter = filterOf([], ["play"], { kind: "fighting", role, against: null });
  return { kind: "fits", object: lowerReference(subject, context), filter };
}

/** "Stooge is on a flank", "it is in your discard pile", "this is not in play" */
export function place(subject: NounPhrase, node: PredicateOf<"isAt">, context: Context): Condition {
  const { preposition, place: what, adverb, form } = node;
  if (adverb !== null && adverb !== "not") return refuse("where it is", node);
  const away =
    preposition === "notIn" || preposition === "notOn" || adverb === "not" || form === "isNot" || form === "areNot";
  const at = preposition === "notIn" ? "in" : preposition === "notOn" ? "on" : preposition;
  if (at !== "in" && at !== "on" && at !== "under" && at !== "adjacentTo" && at !== "of")
    return refuse("where it is", node);
  const post = { kind: "place", not: null, preposition: at, what } as const;
  const card = { kind: "common", noun: { noun: "card", form: "plural" } } as const;
  const named =
    subject.kind === "described" && subject.noun.kind === "name" && subject.noun.sort !== "own" ? subject : null;
  const found =
    named === null
      ? ({
          kind: "fits",
          object: lowerReference(subject, context),
          filter: lowerFilter(groupOf({ determiner: null, modifiers: [], noun: card, post: [post] }), context),
        } as const)
      : namedThere(named, post, context);
  return away ? not(found) : found;
}

/** "Niffle Sanctuary is in your discard pile": whether a card of that name is there. */
export function namedThere(subject: Described, post: Described["post"][number], context: Context): Condition {
  const filter = lowerFilter({ ...subject, determiner: null, post: [...subject.post, post] }, context);
  if (filter.zones.length === 1) context.mention({ reference: { kind: "each", filter }, number: "one", types: [] });
  return { kind: "compare", left: { kind: "count", filter }, is: some };
}

/** "it is your turn", "it is a token creature" */
export function identity(subject: NounPhrase, node: PredicateOf<"is">, context: Context): Condition {
  const { what, adverb, form } = node;
  if (what.kind !== "described" || (adverb !== null && adverb !== "not")) return refuse("what it is", node);
  const denied = adverb === "not" || form === "isNot" || form === "areNot" || form === "wasNot";
  const isTurn = what.noun.kind === "common" && what.noun.noun.noun === "turn";
  const isIt = subject.kind === "pronoun" && subject.word === "it";
  if (isIt && nounOf(what) === "time" && !denied) return firstTime(what, context);
  const found = isTurn && isIt ? turnOf(what) : fits(subject, what, context);
  return denied ? not(found) : found;
}

/** "it is the first time a creature has reaped this turn": that there was one such event, and no more. */
function firstTime({ modifiers, post, determiner }: Described, context: Context): Condition {
  const [modifier, ...others] = modifiers;
  const [contact, ...more] = post;
  const isFirst =
    modifier?.kind === "adjective" &&
    modifier.adjective === "first" &&
    determiner?.kind === "determiner" &&
    determiner.word === "the";
  if (!isFirst || others.length + more.length > 0 || contact?.kind !== "contact") return refuse("which time", post);
  const { verb, modal, particle, tails } = contact.verb;
  const [when, ...further] = tails;
  const isThisTurn = when?.kind === "fixed" && when.words === "thisTurn" && further.length === 0;
  if (modal !== "has" || particle !== null || !isThisTurn || verb.verb !== "reap") return refuse("which time", contact);
  const predicate = { kind: "reap", form: "base" } as const;
  const done = { kind: "verbPhrase", modal: null, adverb: null, predicate, tails: [] } as const;
  const event = lowerEvent({ kind: "clause", subject: contact.subject, verbs: [done], links: [] }, context, "asked");
  return { kind: "compare", left: { kind: "history", event }, is: { relation: "equal", to: one } };
}

export function turnOf({ determiner, modifiers, post }: Described): Condition {
  if (modifiers.length > 0 || post.length > 0) return refuse("whose turn it is", modifiers);
  if (determiner?.kind === "determiner" && determiner.word === "your") return { kind: "turnOf", player: you };
  const isOpponent =
    determiner?.kind === "possessor" && determiner.noun.kind === "common" && determiner.noun.noun.noun === "opponent";
  return isOpponent ? { kind: "turnOf", player: opponent } : refuse("whose turn it is", modifiers);
}

export function fits(subject: NounPhrase, what: Described, context: Context): Condition {
  const { determiner } = what;
  if (
    determiner !== null &&
    !(
      determiner.kind === "determiner" &&
      (determiner.word === "a" || determiner.word === "an" || determiner.word === "the")
    )
  )
    return refuse("what it is", what);
  const object: ObjectReference = lowerReference(subject, context);
  return { kind: "fits", object, filter: lowerFilter({ ...what, determiner: null }, context) };
}

/** "they share a house" */
export function shared(
  subject: NounPhrase,
  { object, with: other }: PredicateOf<"share">,
  context: Context,
): Condition {
  const word = object.kind === "described" && object.noun.kind === "common" ? object.noun.noun.noun : "";
  if (word !== "house" && word !== "trait" && word !== "type" && word !== "name")
    return refuse("what they share", object);
  const objects = lowerReference(subject, context);
  if (other === null) return { kind: "share", what: word, objects };
  const filter = filterOf([], [], { kind: "shares", what: word, with: lowerReference(other.whom, context) });
  return { kind: "fits", object: objects, filter };
}

/** "it belongs to house Mars", "to the chosen house" */
export function belongs(subject: NounPhrase, { object }: PredicateOf<"belong">, context: Context): Condition {
  const house = lowerHouse(object, context);
  return { kind: "fits", object: lowerReference(subject, context), filter: filterOf([], [], { kind: "house", house }) };
}
