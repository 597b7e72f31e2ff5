import type { EventKind, EventPattern, Filter, ObjectReference, PlayerReference } from "../effects/index.js";
import type { Clause } from "../syntax/clause.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Destination } from "../syntax/destination.js";
import type { PredicateOf } from "../syntax/predicate.js";
import type { VerbPhrase } from "../syntax/verb-phrase.js";
import type { Context } from "./context.js";
import { lowerFilter } from "./filter.js";
import { narrowed } from "./plain.js";
import { isAround } from "./noun.js";
import { isPlayerPhrase, lowerPlayer } from "./player.js";
import { bearerOf } from "./modifier.js";
import { zoneOf } from "./post-modifier.js";
import { lowerReference } from "./reference.js";
import { amountOf } from "./quantity.js";
import { refuse } from "./refusal.js";
import { Tails } from "./tails.js";

/** Whether an ability waits for the event, so that its words speak of what it is about, or only asks whether there was one. */
export type Use = "awaited" | "asked";

/** "1 of its neighbors": any of them. */
function isAnyOne(share: PartOf["share"]): boolean {
  return share.kind === "counted"
    ? share.limit === null && share.bound === null && share.amount.kind === "number" && share.amount.value === 1
    : share.word === "one" || share.word === "any";
}

type PartOf = Extract<NounPhrase, { readonly kind: "partitive" }>;

/** Those that fit a filter, as objects. */
function asReference(part: Filter | ObjectReference): ObjectReference {
  return "kind" in part ? part : { kind: "each", filter: part };
}

/** Those that an event may be about: certain ones, or any that fit. */
function participant(node: NounPhrase, context: Context): Filter | ObjectReference {
  if (node.kind === "partitive" && node.of.kind === "described" && isAnyOne(node.share))
    return lowerFilter(node.of, context);
  if (node.kind === "coordinated")
    return { kind: "all", of: node.members.map((one) => asReference(participant(one, context))) };
  if (node.kind !== "described") return lowerReference(node, context);
  const { determiner, noun } = node;
  if (noun.kind === "name" && noun.sort === "own") return lowerReference(node, context);
  if (determiner === null) return lowerFilter(node, context);
  if (determiner.kind === "determiner") {
    const filter = (): Filter => lowerFilter({ ...node, determiner: null }, context);
    if (
      determiner.word === "a" ||
      determiner.word === "an" ||
      determiner.word === "any" ||
      determiner.word === "oneOrMore"
    )
      return filter();
    if (determiner.word === "another" || determiner.word === "anyOther")
      return narrowed(filter(), { kind: "otherThan", than: bearerOf(context) });
  }
  return determiner.kind === "possessor" && noun.kind === "common" && noun.noun.noun === "neighbor"
    ? lowerFilter(node, context)
    : lowerReference(node, context);
}

type Purpose = NonNullable<PredicateOf<"passive">["purpose"]>;

interface Read {
  readonly kind: EventKind;
  readonly object?: Filter | ObjectReference | null;
  readonly other?: Filter | ObjectReference | null;
  readonly player?: PlayerReference | null;
  readonly details?: EventPattern["details"];
  readonly amount?: "amount";
}

function typesOf(object: Filter | ObjectReference): Filter["types"] {
  return "kind" in object ? [] : object.types;
}

/** What an event is, as its clause says it; the words after it may speak of what it is about. */
export function lowerEvent(node: Clause, context: Context, use: Use): EventPattern {
  const [verb, ...others] = node.verbs;
  if (node.subject === null || verb === undefined || others.length > 0) return refuse("an event", node);
  if (verb.modal !== null || verb.adverb !== null) return refuse("an event", node);
  const tails = new Tails(verb.tails);
  const read = isForged(node.subject, verb)
    ? ({ kind: "keyForged" } as const)
    : isPlayerPhrase(node.subject) || isThey(node.subject, verb)
      ? ofPlayer(node.subject, verb, tails, context)
      : ofObject(node.subject, verb, tails, context);
  const details = [
    ...(read.details ?? []),
    ...(tails.takeWords("inAFight") === null ? [] : [{ kind: "inFight" } as const]),
  ];
  tails.finish();
  const { kind, object = null, other = null, player = null } = read;
  if (use === "awaited") speakOf(read, context);
  // "After a player forges a key, … they …": whoever does it is spoken of, too.
  if (use === "awaited" && player === null && isPlayerPhrase(node.subject))
    context.mentionPlayer({ kind: "eventPlayer" });
  return { kind, object, other, player, details };
}

/** "a key is forged", whoever forges it. */
function isForged(subject: NounPhrase, { predicate }: VerbPhrase): boolean {
  const isKeyA = isKey(subject) && subject.kind === "described" && subject.post.length === 0 && subject.determiner?.kind === "determiner" && subject.determiner.word === "a"; // prettier-ignore
  return isKeyA && predicate.kind === "isQuality" && predicate.adjective === "forged" && predicate.form === "is" && predicate.adverb === null && predicate.more === null; // prettier-ignore
}

/** "they play a card": a player. */
function isThey(subject: NounPhrase, { predicate }: VerbPhrase): boolean {
  const isPlayers = predicate.kind === "play" || predicate.kind === "forge" || predicate.kind === "discard";
  return subject.kind === "pronoun" && subject.word === "they" && isPlayers;
}

/** The event's own object, its other one and its player can be spoken of from now on. */
function speakOf({ object = null, other = null, player = null, amount }: Read, context: Context): void {
  context.event = amount ?? "event";
  if (other !== null) context.mention({ reference: { kind: "eventOther" }, number: "one", types: typesOf(other) });
  if (object !== null) context.mention({ reference: { kind: "eventObject" }, number: "one", types: typesOf(object) });
  if (player !== null)
    context.mentionPlayer(player.kind === "you" || player.kind === "opponent" ? player : { kind: "eventPlayer" });
}

const passives: Readonly<Record<string, EventKind>> = {
  destroy: "destroyed",
  ready: "readied",
  exhaust: "exhausted",
  stun: "stunned",
  ward: "warded",
  enrage: "enraged",
  exalt: "exalted",
  purge: "purged",
  archive: "archived",
  discard: "discarded",
  use: "used",
  play: "played",
  attack: "attacked",
  return: "returned",
  heal: "healed",
};

/** "a creature reaps", "an enemy creature is destroyed", "Cleric enters play" */
function ofObject(subject: NounPhrase, { predicate }: VerbPhrase, tails: Tails, context: Context): Read {
  const object = participant(subject, context);
  switch (predicate.kind) {
    case "reap":
      return { kind: "reaped", object };
    case "fights":
      return { kind: "fought", object };
    case "fight":
    case "attack":
      return { kind: "fought", object, other: participant(predicate.object, context) };
    case "enter":
      return isPlay(predicate.where) ? { kind: "entersPlay", object } : refuse("what it enters", predicate);
    case "leave":
      return isPlay(predicate.where) ? { kind: "leavesPlay", object } : refuse("what it leaves", predicate);
    case "capture":
      return { kind: "amberCaptured", object, amount: anyAmber(predicate.aember) };
    case "dealt":
      return dealtDamage(predicate, object);
    case "passive": {
      const kind = passives[predicate.verb];
      if (predicate.verb === "use" && predicate.purpose !== null && predicate.to === null)
        return usedTo(predicate.purpose, { object }, context);
      if (predicate.to !== null && predicate.verb === "attach") return attachedTo(predicate.to, object, context);
      const fight = predicate.to !== null && isInFight(predicate.to);
      if ((predicate.to !== null && !fight) || predicate.purpose !== null) return refuse("an event", predicate);
      if (fight && kind !== undefined && predicate.adverb === null)
        return { kind, object, details: [{ kind: "inFight" }] };
      if (kind === undefined || predicate.adverb !== null) return refuse("an event", predicate);
      if (predicate.verb === "play") return { kind, object: beside(object, tails, context) };
      return { kind, object, ...whileFighting(tails, context), ...fromWhere(predicate.verb, object, tails, context) };
    }
    default:
      return refuse("an event", predicate);
  }
}

/** "used to fight", "used to fight an enemy creature", "used to reap" */
function usedTo({ use, object: whom }: Purpose, who: Pick<Read, "object" | "player">, context: Context): Read {
  if (use === "reap" && whom === null) return { kind: "reaped", ...who };
  if (use !== "fight") return refuse("for what it is used", whom ?? { use });
  return whom === null ? { kind: "fought", ...who } : { kind: "fought", ...who, other: participant(whom, context) };
}

/** "is dealt damage": any amount of it; what speaks of itself must survive it to do so. */
function dealtDamage({ damage, adverb, to }: PredicateOf<"dealt">, object: Filter | ObjectReference): Read {
  const isAny =
    damage.kind === "described" &&
    damage.determiner === null &&
    damage.modifiers.length + damage.post.length + damage.more.length === 0;
  return isAny && adverb === null && to === null
    ? { kind: "damaged", object, amount: "amount", details: "kind" in object ? [{ kind: "survived" }] : [] }
    : refuse("what damage", damage);
}

/** "in a fight" */
function isInFight({ facing, preposition, place, state }: Destination): boolean {
  const isA =
    isAround(place, "fight") &&
    place.determiner?.kind === "determiner" &&
    place.determiner.word === "a" &&
    place.modifiers.length + place.post.length === 0;
  return facing === null && state === null && preposition === "in" && isA;
}

/** "is attached to it" */
function attachedTo(to: Destination, object: Filter | ObjectReference, context: Context): Read {
  if (to.facing !== null || to.state !== null || to.preposition !== "to") return refuse("to what it is attached", to);
  return { kind: "attached", object, other: participant(to.place, context) };
}

/** "a bonus icon", "a {draw} bonus icon" */
function iconResolved(object: NounPhrase, player: PlayerReference | null): Read {
  if (!isAround(object, "bonus icon") || object.post.length > 0) return refuse("what is resolved", object);
  const isA =
    object.determiner?.kind === "determiner" && (object.determiner.word === "a" || object.determiner.word === "an");
  const [modifier, ...others] = object.modifiers;
  if (!isA || others.length > 0) return refuse("which icon", object);
  if (modifier === undefined) return { kind: "bonusIconResolved", player };
  if (modifier.kind !== "icon" || modifier.icon.icon === "tide" || modifier.icon.icon === "house")
    return refuse("which icon", modifier);
  const { icon } = modifier.icon;
  return { kind: "bonusIconResolved", player, details: [{ kind: "icon", icon: icon === "aember" ? "amber" : icon }] };
}

/** "adjacent to this creature": a neighbor of it then. */
function beside(object: Filter | ObjectReference, tails: Tails, context: Context): Filter | ObjectReference {
  const whom = tails.takePlace("adjacentTo");
  if (whom === null) return object;
  const of = participant(whom, context);
  if ("kind" in object || !("kind" in of)) return refuse("beside whom", whom);
  return narrowed(object, { kind: "neighborOf", of, side: "either" });
}

/** "fighting Jarl Svend": in a fight with it. */
function whileFighting(tails: Tails, context: Context): Pick<Read, "other" | "details"> {
  if (tails.takeWords("whileFighting") !== null) return { details: [{ kind: "inFight" }] };
  const whom = tails.takePlace("fighting");
  return whom === null ? {} : { other: participant(whom, context), details: [{ kind: "inFight" }] };
}

/** "at least 1{A}": how much of it there must be. */
function howMuch(node: NounPhrase, context: Context): Pick<Read, "amount" | "details"> {
  const { determiner = null } = node.kind === "described" ? node : {};
  if (determiner?.kind !== "limited" || determiner.limit !== "atLeast") return { amount: anyAmber(node) };
  const amount = amountOf(determiner.amount, context);
  return amount.kind === "number"
    ? { amount: "amount", details: [{ kind: "atLeast", amount: amount.value }] }
    : refuse("how much", node);
}

/** "{A}", "any amount of {A}": as much as it may be. */
function anyAmber(node: NounPhrase): "amount" {
  const isAny = node.kind === "described" && node.modifiers.length === 0 && node.post.length === 0 && (node.determiner === null || (node.determiner.kind === "determiner" && node.determiner.word === "anyAmountOf")); // prettier-ignore
  return isAny ? "amount" : refuse("how much æmber", node);
}

/** "is discarded from your hand": whose hand it comes from is who does it. */
function fromWhere(verb: string, object: Filter | ObjectReference, tails: Tails, context: Context): Partial<Read> {
  const from = tails.takePlace("from");
  if (from === null) return {};
  const zone = zoneOf(from, context) ?? refuse("from where", from);
  if (verb !== "discard" || "kind" in object) return refuse("from where", from);
  // "a player's hand" is anyone's.
  const player = zone.player?.kind === "choosePlayer" ? null : zone.player;
  return { player, details: [{ kind: "from", zone: zone.zone }] };
}

function isPlay(node: NounPhrase): boolean {
  return node.kind === "described" && node.noun.kind === "common" && node.noun.noun.noun === "play";
}

function isKey(node: NounPhrase): boolean {
  return (
    node.kind === "described" &&
    node.noun.kind === "common" &&
    node.noun.noun.noun === "key" &&
    node.modifiers.length === 0
  );
}

function isTide(node: NounPhrase): boolean {
  return node.kind === "described" && node.noun.kind === "common" && node.noun.noun.noun === "tide";
}

/** "your opponent draws a card", "you play a creature", "a player forges a key" */
function ofPlayer(subject: NounPhrase, { predicate }: VerbPhrase, tails: Tails, context: Context): Read {
  const player = byAnyone(subject, context);
  switch (predicate.kind) {
    case "draw":
      return { kind: "drew", player, object: participant(predicate.object, context) };
    case "discard":
      return { kind: "discarded", player, object: participant(predicate.object, context) };
    case "play":
      return predicate.on === null
        ? { kind: "played", player, object: participant(predicate.object, context) }
        : refuse("on what", predicate);
    case "use":
      if (predicate.purpose !== null)
        return usedTo(predicate.purpose, { player, object: participant(predicate.object, context) }, context);
      return { kind: "used", player, object: participant(predicate.object, context) };
    case "fightWith":
      return { kind: "fought", player, object: participant(predicate.object, context) };
    case "reapWith":
      return { kind: "reaped", player, object: participant(predicate.object, context) };
    case "ready":
      return { kind: "readied", player, object: participant(predicate.object, context) };
    case "exalt":
      return { kind: "exalted", player, object: participant(predicate.object, context) };
    case "archive":
      return { kind: "archived", player, object: participant(predicate.object, context) };
    case "purge":
      return { kind: "purged", player, object: participant(predicate.object, context) };
    case "choose":
      return predicate.as === null ? houseChosen(predicate.object, player) : refuse("an event", predicate);
    case "resolve":
      return iconResolved(predicate.object, player);
    case "attach":
      return attachedTo(predicate.to, participant(predicate.object, context), context);
    case "forge":
      return isKey(predicate.object) ? { kind: "keyForged", player } : refuse("what is forged", predicate);
    case "raiseTide":
      return isTide(predicate.object) ? { kind: "tideRaised", player } : refuse("what is raised", predicate);
    case "steal":
      return { kind: "amberStolen", player, ...howMuch(predicate.aember, context) };
    case "gainAember":
      return { kind: "amberGained", player, amount: anyAmber(predicate.aember) };
    case "loseAember":
      return { kind: "amberLost", player, amount: anyAmber(predicate.aember) };
    default:
      tails.finish();
      return refuse("an event", predicate);
  }
}

/** "chooses Brobnar as their active house" */
function houseChosen(object: NounPhrase, player: PlayerReference | null): Read {
  if (object.kind !== "described" || object.noun.kind !== "house" || object.modifiers.length > 0)
    return refuse("what is chosen", object);
  const [post, ...others] = object.post;
  const isActive =
    post?.kind === "place" &&
    post.preposition === "as" &&
    isAround(post.what, "house") &&
    post.what.modifiers.some((one) => one.kind === "adjective" && one.adjective === "active");
  if (!isActive || others.length > 0) return refuse("what is chosen", object);
  return { kind: "houseChosen", player, details: [{ kind: "house", house: object.noun.house }] };
}

/** Who does it: "a player" is anyone. */
function byAnyone(subject: NounPhrase, context: Context): PlayerReference | null {
  const isAnyone =
    subject.kind === "described" &&
    subject.determiner?.kind === "determiner" &&
    (subject.determiner.word === "a" || subject.determiner.word === "any" || subject.determiner.word === "each");
  return isAnyone && subject.modifiers.length === 0 && subject.post.length === 0 ? null : lowerPlayer(subject, context);
}
