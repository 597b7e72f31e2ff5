import type { Constraint, ObjectReference, PlayerReference, Zone } from "../effects/index.js";
import type { Described, NounPhrase } from "../syntax/noun-phrase.js";
import type { Of } from "../../state/kinds.js";
import type { Adverbial } from "../syntax/adverbial.js";
import type { Place, PostModifier } from "../syntax/post-modifier.js";
import type { PredicateOf } from "../syntax/predicate.js";
import { bounded, none, some } from "./comparison.js";
import { askedFor } from "./condition-count.js";
import type { Context } from "./context.js";
import { counterName } from "./counter.js";
import { lowerFilter, type Narrowing } from "./filter.js";
import { lowerHouse } from "./house.js";
import { nounOf } from "./noun.js";
import { isPlayerPhrase, lowerPlayer, objectOf, ownerOf } from "./player.js";
import { amountOf } from "./quantity.js";
import { lowerReference } from "./reference.js";
import { refuse, refuseUnbound } from "./refusal.js";
import { doneThisWay, passiveThisWay } from "./this-way.js";

const zoneNouns: ReadonlyMap<string, Zone> = new Map([
  ["hand", "hand"],
  ["deck", "deck"],
  ["discard pile", "discard"],
  ["discard", "discard"],
  ["archives", "archives"],
]);

/** A zone, and whose it is; null for anybody's. */
export interface LoweredZone {
  readonly zone: Zone;
  readonly player: PlayerReference | null;
}

/** The zone that a group names: "your hand", "a discard pile", "play"; null where it names none. */
export function zoneOf(node: NounPhrase, context: Context): LoweredZone | null {
  if (node.kind !== "described" || node.noun.kind !== "common" || node.modifiers.length > 0) return null;
  const word = node.noun.noun.noun;
  if (word === "play") return { zone: "play", player: null };
  const zone = zoneNouns.get(word);
  return zone === undefined || node.post.length > 0 ? null : { zone, player: ownerOf(node.determiner, node, context) };
}

const only = (constraint: Constraint, { not }: Pick<Place, "not">): Narrowing => ({
  constraints: [not === null ? constraint : { kind: "not", constraint }],
});

function inZone({ zone, player }: LoweredZone): Narrowing {
  return { zones: [zone], constraints: player === null ? [] : [{ kind: "inZoneOf", player }] };
}

function isNoun(node: NounPhrase, word: string): node is Described {
  return node.kind === "described" && node.noun.kind === "common" && node.noun.noun.noun === word;
}

function position(node: Place): Narrowing | null {
  const { what } = node;
  if (isNoun(what, "flank") && what.determiner?.kind === "determiner" && what.determiner.word === "a")
    return only({ kind: "position", position: "flank" }, node);
  return isNoun(what, "center") ? only({ kind: "position", position: "center" }, node) : null;
}

/** "in your battleline" */
function inBattleline({ determiner, modifiers, post }: Described, context: Context): Narrowing {
  if (determiner === null || modifiers.length + post.length > 0) return refuse("in which battleline", modifiers);
  if (determiner.kind === "determiner" && determiner.word === "the") return {};
  const player = ownerOf(determiner, determiner, context) ?? refuse("in which battleline", determiner);
  return { constraints: [{ kind: "controlledBy", player }] };
}

/** "on your opponent's right flank"; null for anything else. */
function sideFlank(what: NounPhrase, context: Context): Narrowing | null {
  if (!isNoun(what, "flank")) return null;
  const [modifier, ...others] = what.modifiers;
  const side = modifier?.kind === "adjective" && others.length === 0 ? modifier.adjective : null;
  if ((side !== "left" && side !== "right") || what.post.length > 0) return refuse("which flank", what);
  const player = ownerOf(what.determiner, what, context);
  const there: Constraint = { kind: "position", position: side === "left" ? "leftFlank" : "rightFlank" };
  return { constraints: player === null ? [there] : [there, { kind: "controlledBy", player }] };
}

function lowerPlace(node: Place, context: Context): Narrowing {
  const { preposition, what } = node;
  switch (preposition) {
    case "in":
    case "from": {
      if (preposition === "from" && what.kind === "pronoun" && what.word === "it" && node.not === null)
        return inZone(context.shown ?? refuseUnbound("from it", node));
      if (preposition === "in" && isNoun(what, "battleline") && node.not === null) return inBattleline(what, context);
      const zone = zoneOf(what, context);
      if (zone !== null && node.not === null) return inZone(zone);
      return position(node) ?? refuse("where it is", node);
    }
    case "on":
      return (
        position(node) ??
        sideFlank(what, context) ??
        only({ kind: "attachedTo", to: lowerReference(what, context) }, node)
      );
    case "fromUnder":
    case "under":
      return { zones: ["under"], ...only({ kind: "under", under: lowerReference(what, context) }, node) };
    case "adjacentTo":
      return only({ kind: "neighborOf", of: lowerReference(what, context), side: "either" }, node);
    case "except":
    case "otherThan":
      return only({ kind: "otherThan", than: lowerReference(what, context) }, node);
    case "of":
      return ofType(node, context) ?? house(node, context);
    default:
      return refuse("where it is", node);
  }
}

/** "of the discarded card's type"; null for anything else. */
function ofType({ what, not }: Place, context: Context): Narrowing | null {
  if (what.kind !== "described" || nounOf(what) !== "type") return null;
  if (what.determiner?.kind !== "possessor" || what.modifiers.length + what.post.length > 0)
    return refuse("of which type", what);
  return only({ kind: "shares", what: "type", with: objectOf(what.determiner, context) }, { not });
}

/** "of that house", "of the active house"; before those, of which of something: "the power of it" is no card. */
function house(node: Place, context: Context): Narrowing {
  if (node.what.kind !== "described") return refuse("of what it is", node);
  // What stands behind the house is said of the card: "each creature of that house revealed this way".
  const more = node.what.post.map((one) => lowerPost(one, context));
  const own = only({ kind: "house", house: lowerHouse({ ...node.what, post: [] }, context) }, node);
  const [zones = null] = more.flatMap((one) => (one.zones === undefined ? [] : [one.zones]));
  const constraints = [own, ...more].flatMap((one) => one.constraints ?? []);
  return zones === null ? { constraints } : { zones, constraints };
}

/** "with the lowest power", "with the same power as it" */
function measured(what: Described, measure: "power" | "armor", context: Context): Constraint {
  const [modifier, ...others] = what.modifiers;
  const [post, ...more] = what.post;
  if (
    others.length > 0 ||
    more.length > 0 ||
    (what.determiner !== null && (what.determiner.kind !== "determiner" || what.determiner.word !== "the"))
  )
    return refuse("what it has", what);
  const word = modifier?.kind === "adjective" ? modifier.adjective : null;
  if ((word === "lower" || word === "higher") && post?.kind === "place" && post.preposition === "than") {
    const to = { kind: "sumOf", measure, of: lowerReference(post.what, context) } as const;
    return { kind: "measure", measure, is: { relation: word === "lower" ? "fewer" : "more", to } };
  }
  if ((word === "even" || word === "odd") && post === undefined)
    return { kind: "measure", measure, is: { relation: word, to: null } };
  if ((word === "lowest" || word === "highest") && measure === "power" && post === undefined)
    return { kind: "superlative", most: word === "highest" ? "most" : "least", measure };
  if (word === "same" && post?.kind === "place" && post.preposition === "as")
    return {
      kind: "measure",
      measure,
      is: { relation: "equal", to: { kind: "sumOf", measure, of: lowerReference(post.what, context) } },
    };
  return refuse("what it has", what);
}

/** "with a time counter", "with 1 or more +1 power counters on it" */
function counters(what: Described, context: Context): Constraint {
  const [post, ...others] = what.post;
  const onIt =
    post === undefined ||
    (post.kind === "place" && post.preposition === "on" && post.not === null && post.what.kind === "pronoun");
  if (!onIt || others.length > 0) return refuse("what it has", what);
  const is = askedFor(what.determiner, context) ?? refuse("how many counters", what);
  return { kind: "hasCounters", counter: counterName(what), is };
}

/** "with {A} on it", "with no upgrades on it" */
function having(what: NounPhrase, context: Context): Constraint {
  const noun = nounOf(what);
  if (what.kind === "described" && noun === "armor" && isBare(what))
    return { kind: "measure", measure: "armor", is: some };
  if (what.kind === "described" && (noun === "power" || noun === "armor"))
    return what.determiner?.kind === "count" || what.determiner?.kind === "bounded"
      ? sized(what, noun, context)
      : measured(what, noun, context);
  if (what.kind === "described" && noun === "counter") return counters(what, context);
  if (what.kind === "described" && noun === "bonus icon" && what.modifiers.length + what.post.length === 0) {
    const is = askedFor(what.determiner, context) ?? refuse("how many icons", what);
    return { kind: "measure", measure: "bonusIcons", is };
  }
  if (what.kind !== "described" || what.noun.kind !== "icon" || what.noun.icon !== "aember")
    return refuse("what it has", what);
  const [first, ...others] = what.post;
  if (first?.kind !== "place" || first.preposition !== "on" || others.length > 0) return refuse("what it has", what);
  const { determiner } = what;
  if (determiner === null) return { kind: "measure", measure: "amber", is: some };
  if (determiner.kind === "determiner" && determiner.word === "no")
    return { kind: "measure", measure: "amber", is: none };
  if (determiner.kind === "bounded")
    return { kind: "measure", measure: "amber", is: bounded(amountOf(determiner.amount, context), determiner.bound) };
  return refuse("what it has", what);
}

/** "with armor": with any of it. */
const isBare = ({ determiner, modifiers, post }: Described): boolean =>
  determiner === null && modifiers.length === 0 && post.length === 0;

/** "with 3 power", "with 4 or more power" */
function sized({ determiner, modifiers, post }: Described, measure: "power" | "armor", context: Context): Constraint {
  const is = askedFor(determiner, context);
  if (is === null || modifiers.length > 0 || post.length > 0) return refuse("what it has", post);
  return { kind: "measure", measure, is: determiner?.kind === "count" ? { ...is, relation: "equal" } : is };
}

/** "destroyed this way", "attached to it" */
function done(node: Extract<PostModifier, { readonly kind: "participle" }>, context: Context): Narrowing {
  const { verb, tails, to } = node;
  const [tail, ...others] = tails;
  if (to !== null) {
    const isAttached =
      verb === "attach" && to.facing === null && to.state === null && to.preposition === "to" && tails.length === 0;
    return isAttached
      ? only({ kind: "attachedTo", to: lowerReference(to.place, context) }, { not: node.negated })
      : refuse("where it was put", to);
  }
  if (tail !== undefined && verb === "control" && others.length === 0) return controlledBy(tail, node, context);
  if (others.length > 0) return refuse("what was done to it", node);
  if (tail?.kind === "fixed" && (tail.words === "thisWay" || tail.words === "inThisWay")) {
    return doneThisWay(verb, node.negated, node, context);
  }
  if (tail === undefined && verb === "choose") {
    const slot = context.didWith("choose") ?? refuseUnbound("chosen", node);
    return only({ kind: "among", of: { kind: "result", slot } }, { not: node.negated });
  }
  return refuse("what was done to it", node);
}

/** "controlled by that player" */
function controlledBy(tail: Adverbial, node: PostOf<"participle">, context: Context): Narrowing {
  const by = tail.kind === "by" && isPlayerPhrase(tail.what) ? tail.what : refuse("by whom it is controlled", node);
  return only({ kind: "controlledBy", player: lowerPlayer(by, context) }, { not: node.negated });
}

type PostOf<Kind extends PostModifier["kind"]> = Of<PostModifier, Kind>;

/** "you control", "your opponent controls", "you own" */
function contact({ subject, verb: gap }: PostOf<"contact">, context: Context): Narrowing {
  const { modal, verb, particle, tails } = gap;
  const isPlain = modal === null && particle === null && tails.length === 0;
  if (isPlain && verb.verb === "control")
    return { constraints: [{ kind: "controlledBy", player: lowerPlayer(subject, context) }] };
  if (isPlain && verb.verb === "own")
    return { constraints: [{ kind: "ownedBy", player: lowerPlayer(subject, context) }] };
  return refuse("what narrows the noun", gap);
}

/** The slot of each of the cards of which a relative clause speaks. */
export const whichSlot = "which";

const which: ObjectReference = { kind: "iteration", slot: whichSlot };

/** "that shares a house with it", "that is not on a flank", "that reaped this turn" */
function relative(node: PostOf<"relative">, context: Context): Narrowing {
  const outer = context.which;
  context.which = which;
  const found = relativeOf(node, context);
  context.which = outer;
  return found;
}

function relativeOf({ pronoun, verb: told }: PostOf<"relative">, context: Context): Narrowing {
  const isDenied = told.modal === "doesNot" || told.modal === "doNot";
  if (isDenied && told.predicate.kind === "share") {
    const { constraints = [] } = relativeOf({ kind: "relative", pronoun, verb: { ...told, modal: null } }, context);
    return { constraints: constraints.map((constraint) => ({ kind: "not", constraint })) };
  }
  const verb = told;
  const { predicate, modal, tails, adverb } = verb;
  if (pronoun === "whose" || modal !== null || adverb !== null) return refuse("what narrows the noun", verb);
  const thisWay = passiveThisWay(verb, context);
  if (thisWay !== null) return thisWay;
  if (predicate.kind === "share" && tails.length === 0) return { constraints: [sharing(predicate, context)] };
  if (predicate.kind === "belong" && tails.length === 0)
    return { constraints: [{ kind: "house", house: lowerHouse(predicate.object, context) }] };
  if (predicate.kind === "isAt" && tails.length === 0 && predicate.adverb === null) {
    const away =
      predicate.form === "isNot" ||
      predicate.form === "areNot" ||
      predicate.preposition === "notIn" ||
      predicate.preposition === "notOn";
    const preposition =
      predicate.preposition === "notIn" ? "in" : predicate.preposition === "notOn" ? "on" : predicate.preposition;
    if (preposition !== "in" && preposition !== "on" && preposition !== "under" && preposition !== "adjacentTo")
      return refuse("where it is", predicate);
    return lowerPlace({ kind: "place", not: away ? "not" : null, preposition, what: predicate.place }, context);
  }
  const isTurn = tails.length === 1 && tails[0]?.kind === "fixed" && tails[0].words === "thisTurn";
  if (isTurn && predicate.kind === "reap" && predicate.form === "past")
    return { constraints: [{ kind: "history", did: "reapedThisTurn" }] };
  if (isTurn && predicate.kind === "fights" && predicate.form === "past")
    return { constraints: [{ kind: "history", did: "foughtThisTurn" }] };
  return refuse("what narrows the noun", verb);
}

function sharing({ object, with: other }: PredicateOf<"share">, context: Context): Constraint {
  const word = nounOf(object);
  if ((word !== "house" && word !== "trait" && word !== "type" && word !== "name") || other === null)
    return refuse("what it shares", object);
  return { kind: "shares", what: word, with: rivals(other.whom, context) };
}

/** With whom it shares it: "one or more of its neighbors" is any of them. */
function rivals(node: NounPhrase, context: Context): ObjectReference {
  if (node.kind !== "partitive" || node.of.kind !== "described") return lowerReference(node, context);
  const { share } = node;
  const isAny =
    share.kind === "counted"
      ? (share.limit === null || share.limit === "atLeast") &&
        share.amount.kind === "number" &&
        share.amount.value === 1
      : share.word === "any" || share.word === "one";
  return isAny ? { kind: "each", filter: lowerFilter(node.of, context) } : refuse("with whom it shares it", node);
}

/** "more powerful than it" */
function compared({ relation, what }: PostOf<"compared">, context: Context): Constraint {
  if (relation !== "morePowerful" && relation !== "lessPowerful") return refuse("what narrows the noun", what);
  const to = { kind: "sumOf", measure: "power", of: lowerReference(what, context) } as const;
  return { kind: "measure", measure: "power", is: { relation: relation === "morePowerful" ? "more" : "fewer", to } };
}

/** "to its right", "to the left of it" */
function besides(node: NounPhrase, context: Context): Constraint {
  const word = nounOf(node);
  if (node.kind !== "described" || (word !== "left" && word !== "right") || node.modifiers.length > 0)
    return refuse("beside what", node);
  const [post, ...others] = node.post;
  if (post?.kind === "place" && post.preposition === "of" && others.length === 0)
    return { kind: "besides", of: lowerReference(post.what, context), side: word };
  if (post !== undefined) return refuse("beside what", node);
  if (node.determiner?.kind === "determiner" && node.determiner.word === "its")
    return { kind: "besides", of: lowerReference({ kind: "pronoun", word: "it" }, context), side: word };
  return node.determiner?.kind === "possessor"
    ? { kind: "besides", of: objectOf(node.determiner, context), side: word }
    : refuse("beside what", node);
}

/** What stands behind the noun and demands something of it. */
export function lowerPost(node: PostModifier, context: Context): Narrowing {
  switch (node.kind) {
    case "place":
      return lowerPlace(node, context);
    case "withPower":
      return {
        constraints: [
          { kind: "measure", measure: node.quality, is: bounded(amountOf(node.amount, context), node.bound) },
        ],
      };
    case "with":
      return { constraints: [having(node.what, context)] };
    case "named":
      return { constraints: [{ kind: "named", name: node.name.name }] };
    case "participle":
      return done(node, context);
    case "contact":
      return contact(node, context);
    case "relative":
      return relative(node, context);
    case "compared":
      return { constraints: [compared(node, context)] };
    case "bound":
    case "withTotal":
    case "fromEither":
    case "contactNow":
      return refuse("what narrows the noun", node);
    case "side":
      return { constraints: [besides(node.side, context)] };
    case "equalTo":
      return refuse("what narrows the noun", node);
  }
}
