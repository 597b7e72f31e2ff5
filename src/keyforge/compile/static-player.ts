import type { PlayerReference, StaticEffect, Step } from "../effects/index.js";
import type { Clause } from "../syntax/clause.js";
import type { Described, NounPhrase } from "../syntax/noun-phrase.js";
import type { Predicate, PredicateOf } from "../syntax/predicate.js";
import type { VerbPhrase } from "../syntax/verb-phrase.js";
import { lowerCondition } from "./condition.js";
import type { Context } from "./context.js";
import { lowerFilter } from "./filter.js";
import { lowerHouse } from "./house.js";
import { allowedCards } from "./instruct.js";
import { isAround, nounOf } from "./noun.js";
import { narrowed, source, you } from "./plain.js";
import { lowerPlayer, ownerOf } from "./player.js";
import { refuse } from "./refusal.js";
import { affectedBy } from "./static.js";
import { handSize, isAnyKey, played, spending } from "./static-clause.js";
import { tolled } from "./static-toll.js";
import { Tails } from "./tails.js";
import { stepNamed } from "./turn.js";

/** What holds for a player, by one verb: who does it is "you" where nobody is named. */
export function ofPlayer(
  subject: NounPhrase | null,
  verbs: Clause["verbs"],
  context: Context,
): readonly StaticEffect[] {
  const [verb, ...others] = verbs;
  if (verb === undefined || others.length > 0) return refuse("what holds for a player", subject ?? verbs);
  const player = subject === null ? you : lowerPlayer(subject, context);
  switch (verb.modal) {
    case null:
      return always(verb, player, context);
    case "cannot":
      return never(verb, player, context);
    case "must":
      return tolled(verb, player, context);
    case "may":
      return allowed(verb, player, context);
    default:
      return refuse("what holds for a player", verb.predicate);
  }
}

/** 'refills their hand to 1 less card', 'skips their "draw cards" step', "Attach only to a friendly creature" */
function always(verb: VerbPhrase, player: PlayerReference, context: Context): readonly StaticEffect[] {
  const { predicate } = verb;
  switch (predicate.kind) {
    case "refill":
      return handSize(verb, player, context);
    case "skip":
      return skipped(predicate, verb, player);
    case "attachOnly":
      return attachable(predicate, verb, context);
    case "playOnlyIf":
      new Tails(verb.tails).finish();
      return [
        { kind: "onlyIf", affected: source, act: "bePlayed", condition: lowerCondition(predicate.clauses, context) },
      ];
    default:
      return refuse("what holds for a player", predicate);
  }
}

/** The step of the player of whom it is said: 'their "draw cards" step'; null for anything else. */
function ownStep(node: NounPhrase): Step | null {
  const isOwn =
    node.kind === "described" &&
    node.determiner?.kind === "determiner" &&
    (node.determiner.word === "your" || node.determiner.word === "their");
  return isOwn ? stepNamed(node) : null;
}

function skipped(
  { object }: PredicateOf<"skip">,
  { tails, adverb }: VerbPhrase,
  player: PlayerReference,
): readonly StaticEffect[] {
  new Tails(tails).finish();
  const step = ownStep(object);
  return step === null || adverb !== null ? refuse("what is skipped", object) : [{ kind: "skipStep", player, step }];
}

/** "Attach only to a friendly Beast creature": later words may speak of what it is attached to. */
function attachable(
  { object }: PredicateOf<"attachOnly">,
  { tails }: VerbPhrase,
  context: Context,
): readonly StaticEffect[] {
  new Tails(tails).finish();
  const isA =
    object.kind === "described" &&
    object.determiner?.kind === "determiner" &&
    (object.determiner.word === "a" || object.determiner.word === "an");
  if (!isA || context.bearer.type !== "upgrade") return refuse("to what it is attached", object);
  const to = lowerFilter({ ...object, determiner: null }, context);
  return [{ kind: "attachOnly", affected: source, to }];
}

/** "cannot forge keys", "cannot play creatures", "cannot play more than 2 cards each turn" */
function never(verb: VerbPhrase, player: PlayerReference, context: Context): readonly StaticEffect[] {
  const { predicate } = verb;
  const tails = new Tails(verb.tails);
  const unless = tails.take("subordinate", ({ word }) => word === "unless");
  if (unless !== null) {
    tails.finish();
    const { affected, act } = ownAct(predicate, player, context);
    return [{ kind: "onlyIf", affected, act, condition: lowerCondition(unless.clauses, context) }];
  }
  if (predicate.kind === "takeTo") return [untaken(predicate, tails, player)];
  const limit = limited(predicate, tails, player, context);
  tails.finish();
  if (limit !== null) return [limit];
  if (predicate.kind === "forge") return [unforgeable(predicate.object, player)];
  if (predicate.kind === "resolve" && isOfPlayed(predicate.object))
    return [{ kind: "playerCannot", player, act: "resolveIcons", what: null }];
  if (predicate.kind === "play" && predicate.on === null)
    return [{ kind: "playerCannot", player, act: "playCards", what: played(predicate.object, context) }];
  if (predicate.kind === "use") return [unused(predicate, player, context)];
  return refuse("what holds for a player", predicate);
}

/** "cannot use creatures to fight", "cannot use any cards" */
function unused({ object, purpose }: PredicateOf<"use">, player: PlayerReference, context: Context): StaticEffect {
  if (object.kind !== "described") return refuse("what is not used", object);
  const { determiner } = object;
  const isAny = determiner === null || (determiner.kind === "determiner" && determiner.word === "any");
  if (!isAny || (purpose !== null && (purpose.object !== null || purpose.use === "fightOrReap")))
    return refuse("what is not used", object);
  const filter = lowerFilter({ ...object, determiner: null }, context);
  const affected = narrowed({ ...filter, zones: ["play"] }, { kind: "controlledBy", player });
  const act = purpose?.use === "fight" ? "fight" : purpose?.use === "reap" ? "reap" : "beUsed";
  return { kind: "cannot", affected, act, by: null };
}

/** "bonus icons on cards they play": all that they resolve. */
function isOfPlayed(node: NounPhrase): boolean {
  const [post, ...others] = node.kind === "described" ? node.post : [];
  if (!isAround(node, "bonus icon") || node.determiner !== null || node.modifiers.length + others.length > 0)
    return false;
  if (post?.kind !== "place" || post.preposition !== "on" || post.not !== null || !isAround(post.what, "card"))
    return false;
  const [contact, ...more] = post.what.post;
  const isPlain = post.what.determiner === null && post.what.modifiers.length + more.length === 0;
  const isTheirs = contact?.kind === "contact" && contact.subject.kind === "pronoun" && contact.subject.word === "they";
  return isPlain && isTheirs && contact.verb.verb.verb === "play" && contact.verb.tails.length === 0;
}

/** 'cannot take their archives into their hands during their "choose a house" step' */
function untaken({ object, to }: PredicateOf<"takeTo">, tails: Tails, player: PlayerReference): StaticEffect {
  const during = tails.take("during", ({ time }) => ownStep(time) === "chooseHouse");
  tails.finish();
  const isOwn = isAround(object, "archives") && object.determiner?.kind === "determiner" && object.determiner.word === "their"; // prettier-ignore
  const isIntoHand = to.preposition === "into" && to.facing === null && to.state === null && isAround(to.place, "hand");
  if (during === null || !isOwn || !isIntoHand || object.modifiers.length + object.post.length > 0)
    return refuse("what is not taken", object);
  return { kind: "playerCannot", player, act: "takeArchives", what: null };
}

/** "You cannot play this creature unless …": what is so of that card. */
function ownAct(predicate: Predicate, player: PlayerReference, context: Context) {
  const isPlay = predicate.kind === "play" && predicate.on === null;
  const isUse = predicate.kind === "use" && predicate.purpose === null;
  if (player.kind !== "you" || (!isPlay && !isUse)) return refuse("what holds for a player", predicate);
  const affected = affectedBy(predicate.object, context);
  if (!("kind" in affected)) return refuse("what holds for a player", predicate);
  return { affected, act: isPlay ? ("bePlayed" as const) : ("beUsed" as const) };
}

/** "more than 2 cards each turn"; null where no number is said. */
function limited(predicate: Predicate, tails: Tails, player: PlayerReference, context: Context): StaticEffect | null {
  if (predicate.kind !== "play" && predicate.kind !== "forge") return null;
  const { object } = predicate;
  if (object.kind !== "described" || object.determiner?.kind !== "limited") return null;
  const { limit, amount } = object.determiner;
  if (limit !== "moreThan" || amount.kind !== "number" || tails.takeWords("eachTurn") === null)
    return refuse("how many", object);
  const plain: Described = { ...object, determiner: null };
  if (predicate.kind === "forge")
    return isAround(plain, "key") && isAnyKey(plain)
      ? { kind: "turnLimit", player, act: "forgeKeys", what: null, most: amount.value }
      : refuse("which keys", object);
  if (predicate.on !== null) return refuse("on what", predicate);
  return { kind: "turnLimit", player, act: "playCards", what: played(plain, context), most: amount.value };
}

const ordinals: Readonly<Record<string, number>> = { first: 1, second: 2, third: 3 };

/** "keys", or "their third key": the one that they would have as such. */
function unforgeable(object: NounPhrase, player: PlayerReference): StaticEffect {
  if (!isAround(object, "key")) return refuse("what is forged", object);
  if (isAnyKey(object)) return { kind: "playerCannot", player, act: "forgeKeys", what: null };
  const [modifier, ...others] = object.modifiers;
  const ordinal = modifier?.kind === "adjective" ? ordinals[modifier.adjective] : undefined;
  const isTheirs =
    object.determiner?.kind === "determiner" &&
    (object.determiner.word === "their" || object.determiner.word === "your");
  if (!isTheirs || ordinal === undefined || others.length + object.post.length + object.more.length > 0)
    return refuse("which key", object);
  return { kind: "keyBarred", player, key: ordinal };
}

/** "may spend {A} on it", "may play upgrades as if they belonged to the active house" */
function allowed(verb: VerbPhrase, player: PlayerReference, context: Context): readonly StaticEffect[] {
  const { predicate } = verb;
  if (predicate.kind === "spend") return spending(predicate, verb, player, context);
  if (predicate.kind === "play" && predicate.on === null)
    return [{ kind: "mayPlay", player, ...permitted(predicate.object, verb, context), how: "any", zone: null }];
  if (predicate.kind === "use" && predicate.purpose === null)
    return [{ kind: "mayUse", player, ...permitted(predicate.object, verb, context), how: "any", zone: null }];
  return refuse("what holds for a player", predicate);
}

/** Which cards, and how many in a turn: what the active house allows anyway is not meant. */
function permitted(object: NounPhrase, { tails: told }: VerbPhrase, context: Context) {
  const tails = new Tails(told);
  const isAsIf = tails.take("subordinate", (one) => isOfActiveHouse(one, context)) !== null;
  tails.finish();
  if (isAsIf) return allowedCards(object, context);
  const { plain, isStrange } = withoutHouse(object, context);
  return isStrange ? allowedCards(plain, context) : refuse("what is allowed", object);
}

/** "as if they belonged to the active house" */
export function isOfActiveHouse(
  { word, clauses }: Extract<VerbPhrase["tails"][number], { readonly kind: "subordinate" }>,
  context: Context,
): boolean {
  const [clause, ...others] = clauses.clauses;
  if ((word !== "asIf" && word !== "asThough") || clause?.kind !== "clause" || others.length > 0) return false;
  const [verb, ...more] = clause.verbs;
  const isIt = clause.subject?.kind === "pronoun" && (clause.subject.word === "it" || clause.subject.word === "they");
  if (!isIt || verb?.predicate.kind !== "belong" || more.length + verb.tails.length > 0 || verb.modal !== null)
    return false;
  return isActiveHouse(verb.predicate.object, context);
}

function isActiveHouse(node: NounPhrase, context: Context): boolean {
  if (!isAround(node, "house")) return false;
  const isIts =
    node.determiner?.kind === "determiner" && (node.determiner.word === "the" || node.determiner.word === "your");
  const house = lowerHouse(node, context);
  return isIts && typeof house !== "string" && house.kind === "activeHouse";
}

/** "1 card that is not of the active house during your turn": the cards, without what says that they are others. */
function withoutHouse(
  object: NounPhrase,
  context: Context,
): { readonly plain: NounPhrase; readonly isStrange: boolean } {
  if (object.kind !== "described") return { plain: object, isStrange: false };
  const [relative, ...others] = object.post;
  if (relative?.kind !== "relative" || others.length > 0) return { plain: object, isStrange: false };
  const { predicate, tails, modal } = relative.verb;
  const isTurnly = tails.every(
    (one) => (one.kind === "fixed" && one.words === "eachTurn") || (one.kind === "during" && isYourTurn(one.time)),
  );
  if (!isTurnly || tails.length !== 1) return refuse("how often", object);
  const isNotOf =
    predicate.kind === "isAt" &&
    predicate.form === "isNot" &&
    predicate.preposition === "of" &&
    predicate.adverb === null
      ? isActiveHouse(predicate.place, context)
      : predicate.kind === "belong" && modal === "doesNot" && isActiveHouse(predicate.object, context);
  return { plain: { ...object, post: [] }, isStrange: isNotOf };
}

function isYourTurn(time: NounPhrase): boolean {
  return (
    isAround(time, "turn") &&
    time.modifiers.length + time.post.length === 0 &&
    time.determiner?.kind === "determiner" &&
    time.determiner.word === "your"
  );
}

/** "Your {A} cannot be stolen." */
export function unstealable(subject: Described, verbs: Clause["verbs"], context: Context): readonly StaticEffect[] {
  const [verb, ...others] = verbs;
  const isBare = subject.modifiers.length + subject.post.length + subject.more.length === 0;
  if (verb?.modal !== "cannot" || verb.predicate.kind !== "passive" || others.length > 0 || !isBare)
    return refuse("what holds for æmber", subject);
  const { predicate } = verb;
  if (predicate.verb !== "steal" || predicate.adverb !== null || predicate.to !== null || predicate.purpose !== null)
    return refuse("what cannot be done", predicate);
  new Tails(verb.tails).finish();
  const player = ownerOf(subject.determiner, subject, context) ?? refuse("whose æmber", subject);
  return [{ kind: "playerCannot", player, act: "haveAmberStolen", what: null }];
}

/** Whether a phrase is about a text box. */
export function isTextBox(node: NounPhrase): node is Described {
  return nounOf(node) === "text box";
}
