import type { Condition, ObjectReference } from "../../effects/index.js";
import type { VerbPhrase } from "../../syntax/clause.js";
import type { Described, NounPhrase } from "../../syntax/noun-phrase.js";
import type { Predicate } from "../../syntax/predicate.js";
import { objectAntecedent, playerAntecedent, type Context } from "../context.js";
import { lowerFilter } from "../filter.js";
import { doerOf } from "../doer.js";
import { denied, isDenied } from "../form.js";
import { headsOf } from "../head.js";
import { howMany, readNumbered } from "../how-many.js";
import { articleOf, bareNoun, headedBy, isPronoun, stateOf } from "../noun.js";
import { atLeastOne } from "../plain.js";
import { isPlayerPhrase, lowerPlayers } from "../player.js";
import { refuse } from "../refusal.js";
import { costOf, doingOf, isWay, withoutWay, type Doing } from "../this-way.js";
import { onlyZoneOf, zoneOf } from "../zone.js";
import { isSame } from "../../effects/structure.js";

/** What a clause says was done this way, to what, and by whom, where it names one. */
interface Done {
  readonly what: Doing;
  readonly object: NounPhrase;
  readonly actor: NounPhrase | null;
  /** The form of "be" that it is said with, which may deny it. */
  readonly form: string | null;
}

/**
 * "a creature card was exiled this way", "you sacrificed a Goblin this way": whether what the instruction before did it to
 * holds such objects, as they were then (608.2c, 608.2h); null of a clause that speaks of nothing done so.
 */
export function doneThisWayCondition(subject: NounPhrase, verb: VerbPhrase, context: Context): Condition | null {
  const excess = excessDealt(subject, verb.predicate, context);
  if (excess !== null) return excess;
  const hurt = dealtDamage(subject, verb, context);
  if (hurt !== null) return hurt;
  const done = passively(subject, verb) ?? actively(subject, verb, context);
  if (done?.object.kind !== "described") return null;
  const denial = verb.auxiliary !== null || (done.form !== null && isDenied(done.form));
  const condition = among(done.object, objectsDone(done, verb, context), context, denial ? "denied" : "stated");
  return done.form === null ? condition : denied(done.form, condition);
}

/** That there are such objects among those; of one that there is, later words speak: "that card", "its power". */
function among(
  { group, post }: Described,
  of: ObjectReference,
  context: Context,
  said: "stated" | "denied",
): Condition {
  const numbered = readNumbered(group, context);
  const { article } = numbered.determined;
  if (group.possessor !== null || article === "that" || article === "the" || article === "this")
    return refuse("this way", group);
  const filter = lowerFilter(group, post, numbered.determined, context);
  const found = { kind: "among", of, filter } as const;
  if (said === "stated" && (article === "a" || article === "an"))
    context.mention(objectAntecedent(found, "singular", headsOf(group)));
  return { kind: "compare", quantity: { kind: "size", of: found }, is: howMany(numbered, group) };
}

/** The objects to which it was done, by the player who is said to have done it. */
function objectsDone({ what, actor }: Done, node: object, context: Context): ObjectReference {
  const doing = doingOf(what, context);
  const cost = costOf(what, context);
  if (doing === null) return cost === null ? refuse("this way", node) : { kind: "paid", cost };
  if (actor !== null && !isSame(doerOf(doing), lowerPlayers(actor, context))) return refuse("who did", node);
  return { kind: "result", slot: doing.result };
}

const passives: Readonly<Partial<Record<string, Doing>>> = {
  destroy: "destroyed",
  sacrifice: "sacrificed",
  discard: "discarded",
  mill: "milled",
  reveal: "revealed",
  return: "returned",
  counter: "countered",
  tap: "tapped",
};

/** "two or more cards are milled this way", "a creature card is exiled this way". */
function passively(subject: NounPhrase, { predicate, adverbials }: VerbPhrase): Done | null {
  if (predicate.kind === "beAdjective") {
    const [quality, ...more] = predicate.state.qualities;
    const exiled = quality === "exiled" && more.length === 0 && predicate.each === null;
    return exiled && isThisWay(adverbials)
      ? { what: "exiled", object: subject, actor: null, form: predicate.form }
      : null;
  }
  if (predicate.kind !== "passive" || predicate.tails.length > 0 || adverbials.length > 0) return null;
  const what = passives[predicate.verb];
  const way = predicate.object !== null && isWay(predicate.object);
  return what !== undefined && way ? { what, object: subject, actor: null, form: predicate.form } : null;
}

const actives: Readonly<Partial<Record<Predicate["kind"], Doing>>> = {
  destroy: "destroyed",
  sacrifice: "sacrificed",
  discard: "discarded",
  mill: "milled",
  reveal: "revealed",
  exile: "exiled",
};

/** "you sacrificed a creature this way", "that player discards a land card this way", "you put a card into your hand this way". */
function actively(subject: NounPhrase, { predicate, adverbials }: VerbPhrase, context: Context): Done | null {
  if (!isPlayerPhrase(subject) || !("object" in predicate)) return null;
  const moved = isThisWay(adverbials) ? movedTo(predicate, subject, context) : null;
  if (moved !== null && "object" in predicate && isPhrase(predicate.object))
    return { what: moved, object: predicate.object, actor: subject, form: null };
  const what = actives[predicate.kind];
  const object = isPhrase(predicate.object) ? withoutWay(predicate.object) : null;
  if (what === undefined || object === null || adverbials.length > 0) return null;
  return { what, object, actor: subject, form: null };
}

function isPhrase(object: unknown): object is NounPhrase {
  return typeof object === "object" && object !== null && "kind" in object && object.kind === "described";
}

/** Where something was put: "into your hand", "onto the battlefield". */
function movedTo(node: Predicate, subject: NounPhrase, context: Context): Doing | null {
  if (node.kind !== "put" && node.kind !== "return") return null;
  if (node.kind === "put" && node.origin !== null) return null;
  const { destination } = node;
  if (destination.entries.length > 0) return null;
  const places = zoneOf(destination.place, context);
  const zone = onlyZoneOf(places);
  if (zone === "hand" && places?.player?.kind !== "you" && isPronoun(subject, "you")) return refuse("whose hand", node);
  return zone === "hand" || zone === "battlefield" ? zone : null;
}

function isThisWay(adverbials: VerbPhrase["adverbials"]): boolean {
  const [first, ...more] = adverbials;
  return first?.kind === "manner" && first.manner === "thisWay" && more.length === 0;
}

/** "excess damage was dealt this way": of the one permanent that was dealt damage (120.10). */
function excessDealt(subject: NounPhrase, node: Predicate, context: Context): Condition | null {
  const head = headedBy(subject, "damage");
  const [word, ...more] = head?.modifiers ?? [];
  if (head === null || stateOf(word) !== "excess" || node.kind !== "passive" || node.verb !== "deal") return null;
  if (more.length > 0 || head.post.length > 0 || head.group.determiners.length > 0)
    return refuse("excess damage", node);
  const doing = doingOf("dealt", context);
  const plainly = node.tails.length === 0 && node.object !== null && isWay(node.object);
  if (doing?.kind !== "dealDamage" || doing.to.length !== 1 || !(plainly || isToPermanent(node)))
    return refuse("excess damage", node);
  // "That much" after it would mean the excess, which no slot of its own holds.
  context.lastResult = null;
  const quantity = { kind: "excessDamage", slot: doing.result } as const;
  return denied(node.form, { kind: "compare", quantity, is: atLeastOne });
}

/** "to a permanent this way": players are dealt no excess damage (120.10). */
function isToPermanent({ tails, object }: Extract<Predicate, { readonly kind: "passive" }>): boolean {
  const [to, ...more] = tails;
  if (to?.kind !== "to" || more.length > 0 || object !== null) return false;
  const bare = withoutWay(to.what);
  const group = bare === null ? null : bareNoun(bare, "permanent");
  return group !== null && articleOf(group) === "a";
}

/** "a player is dealt damage this way", "a Dragon is dealt damage this way": one of those to whom it was dealt (120.3); null of another clause. */
function dealtDamage(subject: NounPhrase, { predicate, adverbials }: VerbPhrase, context: Context): Condition | null {
  if (predicate.kind !== "passive" || predicate.verb !== "deal" || predicate.object === null) return null;
  const bare = withoutWay(predicate.object);
  const damage = bare === null ? null : bareNoun(bare, "damage");
  if (damage === null) return null;
  const plain = predicate.tails.length + adverbials.length + damage.determiners.length === 0;
  const doing = doingOf("dealtDamage", context);
  if (!plain || doing?.kind !== "dealDamage" || subject.kind !== "described") return refuse("dealt damage", predicate);
  const group = bareNoun(subject, "player") ?? bareNoun(subject, "opponent");
  if (group === null) return among(subject, { kind: "result", slot: doing.result }, context, "stated");
  if (articleOf(group) !== "a" && articleOf(group) !== "an") return refuse("dealt damage", subject);
  const player = { kind: "resultPlayer", slot: doing.result } as const;
  const opponent = { kind: "opponentOf", player: { kind: "you" } } as const;
  const constraints = bareNoun(subject, "opponent") === null ? [] : [opponent];
  context.mention(playerAntecedent(player, "singular"));
  return denied(predicate.form, { kind: "playerMatches", player, filter: { what: "player", constraints } });
}
