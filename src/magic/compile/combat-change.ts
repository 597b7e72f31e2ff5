import type { Change, Condition, Prohibition, Quantity } from "../effects/index.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Predicate, PredicateOf } from "../syntax/predicate.js";
import { combatOf } from "./combat-word.js";
import { lowerCondition } from "./condition.js";
import type { Context } from "./context.js";
import { articleOf, bareNoun, headedBy, isPronoun, onlyItem, onlyPost, stateOf } from "./noun.js";
import { anyNumber, numeric, one } from "./plain.js";
import { objectsOf } from "./reference.js";
import { refuse } from "./refusal.js";
import type { Saying } from "./saying.js";
import { holdsKind } from "../effects/structure.js";

/** What a creature "can" do in combat that the rules alone would not let it (508.1c, 509.1b, 609.4). */
export function combatPermission(node: Predicate, saying: Saying): Change {
  if (node.kind === "attack" && node.manner === null && takeAsThoughNoDefender(saying))
    return { kind: "permit", permission: { kind: "attackAsThoughNoDefender" } };
  if (node.kind !== "block" || node.object === null) return refuse("can", node);
  const span = saying.take("duration");
  if (span !== null && span.span !== "eachCombat") return refuse(span.span, span);
  return { kind: "permit", permission: { kind: "blockAdditional", count: blockable(node.object) } };
}

/** "as though it didn't have defender", "as though they didn't have defender" (609.4). */
function takeAsThoughNoDefender(saying: Saying): boolean {
  if (saying.takeManner("asThoughNoDefender") === "there") return true;
  const clause = saying.take("asThough")?.clause;
  const [verb, ...verbs] = clause?.verbs ?? [];
  if (clause === undefined || verb?.predicate.kind !== "haveAbilities" || verbs.length > 0) return false;
  const { abilities } = verb.predicate;
  const [ability, ...others] = abilities.kind === "keywords" ? abilities.keywords.keywords : [];
  const plain = verb.auxiliary === "didnt" && verb.adverbials.length === 0 && isPronoun(clause.subject, "they");
  return plain && others.length === 0 && ability?.kind === "keyword" && ability.keyword === "defender";
}

/** "an additional creature", "two additional creatures", "any number of creatures". */
function blockable(object: NounPhrase): Quantity {
  if (object.kind === "partitive" && object.count === "anyNumber" && isCreatures(object.of)) return anyNumber;
  const item = onlyItem(object);
  const [number, ...others] = object.kind === "described" ? object.group.determiners : [];
  const additional = stateOf(item?.modifiers[0]) === "additional" && item?.modifiers.length === 1;
  if (object.kind !== "described" || !additional || others.length > 0 || object.post.length > 0 || !isCreature(object))
    return refuse("block", object);
  if (number?.kind === "number") return numeric(number.value);
  return number?.kind === "article" && number.word === "an" ? one : refuse("block", object);
}

function isCreature(node: NounPhrase): boolean {
  const noun = onlyItem(node)?.noun;
  return noun?.kind === "type" && noun.type === "creature";
}

function isCreatures(node: NounPhrase): boolean {
  const bare = node.kind === "described" && node.post.length === 0 && node.group.determiners.length === 0;
  return bare && onlyItem(node)?.modifiers.length === 0 && isCreature(node);
}

/** "must be blocked if able", "must be blocked this turn if able", "by a Dragon" (509.1c). */
export function combatRequirement(node: Predicate, saying: Saying, context: Context): Change {
  if (saying.takeManner("ifAble") === "absent") return refuse("must", node);
  const span = saying.take("duration");
  if (span !== null && span.span !== "thisTurn") return refuse("must", span);
  const when = span === null ? "any" : "thisTurn";
  return { kind: "require", requirement: { kind: "beBlocked", by: requiredBlocker(node, context), when } };
}

function requiredBlocker(node: Predicate, context: Context) {
  if (
    node.kind === "beAdjective" &&
    node.form === "be" &&
    node.each === null &&
    node.state.qualities.join() === "blocked"
  )
    return null;
  if (node.kind !== "passive" || node.verb !== "block" || node.object !== null) return refuse("must", node);
  const [tail, ...tails] = node.tails;
  const what = tail?.kind === "by" && tails.length === 0 ? tail.what : null;
  const article = what?.kind === "described" ? articleOf(what.group) : null;
  return what !== null && (article === "a" || article === "an") ? objectsOf(what, context) : refuse("must", node);
}

/** "assigns no combat damage", "assigns combat damage equal to its toughness rather than its power" (510.1). */
export function combatAssignment(node: PredicateOf<"assign">, saying: Saying): Change {
  const head = headedBy(node.object, "damage") ?? refuse("assign", node);
  const [word, ...more] = head.modifiers;
  if (word === undefined || more.length > 0 || combatOf(word) !== "combat") return refuse("assign", node);
  if (articleOf(head.group) === "no" && head.post.length === 0) return { kind: "assignCombatDamage", amount: "none" };
  const post = onlyPost(head.post);
  const rather = saying.take("ratherThan");
  const equal = post?.kind === "equalTo" && post.quantity.kind === "value" ? post.quantity.of : null;
  if (equal === null || rather === null || head.group.determiners.length > 0) return refuse("assign", node);
  return isOwn(equal, "toughness") && isOwn(rather.what, "power")
    ? { kind: "assignCombatDamage", amount: "toughness" }
    : refuse("assign", node);
}

function isOwn(node: NounPhrase, noun: "power" | "toughness"): boolean {
  const group = bareNoun(node, noun);
  const article = group === null ? null : articleOf(group);
  return group?.possessor === null && (article === "its" || article === "their");
}

/** "can't attack you or a planeswalker you control": neither the one nor the others, which are not one set (508.1b). */
export function eachAttacked(node: Predicate): readonly Predicate[] {
  if (node.kind !== "attackWhom" || node.object.kind !== "coordinated" || node.object.conjunction !== "or")
    return [node];
  return node.object.members.map((object) => ({ ...node, object }));
}

/** "can't attack unless defending player controls an Island": it depends on whom it would attack (508.1c, 508.5). */
export function attackUnless(made: Prohibition, saying: Saying, context: Context): Prohibition {
  const unless = saying.take("unless");
  if (unless === null) return made;
  const condition = lowerCondition(unless.clause, context);
  if (made.kind !== "attack" || !speaksOfDefender(condition)) return refuse("unless", unless);
  return { ...made, unless: condition };
}

/** Whether a condition is about the defending player, who is another for each thing that can be attacked. */
export function speaksOfDefender(condition: Condition): boolean {
  return holdsKind(condition, "defendingPlayer");
}
