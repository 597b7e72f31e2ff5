import type { Exchanged, Instruction, ObjectReference, PlayerReference, PrivateZone } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import type { Context } from "../context.js";
import { formOf, headsOf } from "../head.js";
import { bareNoun, headedBy, isArticle, phraseOf } from "../noun.js";
import { isNumeric, you } from "../plain.js";
import { isPlayerPhrase, lowerPlayers } from "../player.js";
import { lowerObjects } from "../reference.js";
import { refuse } from "../refusal.js";
import type { Saying } from "../saying.js";
import { whoseLifeTotal, whoseObject } from "../whose.js";
import { done } from "./result.js";

/** "Exchange control of target creature you control and target creature an opponent controls." (701.12b) */
export function exchangeControl(
  node: PredicateOf<"exchange">,
  saying: Saying,
  context: Context,
): readonly Instruction[] {
  if (saying.subject.player().kind !== "you") return refuse("exchange", node);
  return exchanging({ kind: "control", of: twoPermanents(node.object, context) }, context);
}

/** "exchange life totals", "exchange your hand and graveyard" (701.12c, 701.12f). */
export function exchangeWhat(
  { object }: PredicateOf<"exchangeWhat">,
  saying: Saying,
  context: Context,
): readonly Instruction[] {
  const zones = ownZones(object);
  const player = saying.subject.player();
  if (zones !== null)
    return player.kind === "you"
      ? exchanging({ kind: "zones", of: player, ...zones }, context)
      : refuse("zones", object);
  const several = saying.subject.node;
  if (!isLifeTotals(object) || several === null || !areTwo(several)) return refuse("exchange", object);
  return exchanging({ kind: "lifeTotals", of: player }, context);
}

/** "exchange life totals with target opponent", "exchange your life total with this creature's power" (701.12c, 701.12g). */
export function exchangeWith(
  node: PredicateOf<"exchangeWith">,
  saying: Saying,
  context: Context,
): readonly Instruction[] {
  const player = saying.subject.player();
  if (player.kind !== "you") return refuse("exchange", node);
  if (!isLifeTotals(node.object)) return exchanging(lifeAndStat(node, context), context);
  if (!isPlayerPhrase(node.with)) return refuse("exchange", node);
  const other = lowerPlayers(node.with, context);
  if (!isOnePlayer(other)) return refuse("exchange", node.with);
  return exchanging({ kind: "lifeTotals", of: { kind: "eachOf", players: [player, other] } }, context);
}

function exchanging(what: Exchanged, context: Context): readonly Instruction[] {
  return done({ kind: "exchange", ...context.nextId(), what }, context);
}

/** Two permanents: one and another, or two of a kind. What is exchanged is no spell and no card in another zone. */
function twoPermanents(node: NounPhrase, context: Context): ObjectReference {
  if (node.kind === "coordinated") {
    const [first, second, ...more] = node.members;
    if (first === undefined || second === undefined || more.length > 0 || node.conjunction !== "and")
      return refuse("exchange", node);
    const one = onePermanent(first, context);
    context.beginVerb(); // "that shares a card type with it": with the one that was named first
    return { kind: "all", of: [one, onePermanent(second, context)] };
  }
  if (node.kind !== "described" || !areTwo(node) || !isPermanent(node)) return refuse("exchange", node);
  const both = lowerObjects(node, context, you);
  return both.kind === "target" ? both : refuse("exchange", node);
}

const single: ReadonlySet<ObjectReference["kind"]> = new Set<ObjectReference["kind"]>([
  "source", "target", "triggering", "attachedTo",
]); // prettier-ignore

function onePermanent(node: NounPhrase, context: Context): ObjectReference {
  if (!isPermanent(node)) return refuse("exchange", node);
  const one = lowerObjects(node, context, you);
  const announced =
    one.kind !== "target" || context.targets.some(({ id, most }) => id === one.target && isNumeric(most, 1));
  return single.has(one.kind) && announced ? one : refuse("exchange", node);
}

function isPermanent(node: NounPhrase): boolean {
  if (node.kind === "self") return true;
  if (node.kind !== "described") return false;
  const heads = headsOf(node.group);
  return !["spell", "card", "ability"].some((head) => [...heads].includes(head));
}

/** "two target creatures", "two target players". */
function areTwo(node: NounPhrase): boolean {
  if (node.kind !== "described" || formOf(node.group) !== "plural") return false;
  const [two, target, ...more] = node.group.determiners;
  return two?.kind === "number" && two.value === 2 && isArticle(target, "target") && more.length === 0;
}

function isLifeTotals(node: NounPhrase): boolean {
  const group = bareNoun(node, "life total");
  return group !== null && formOf(group) === "plural" && group.determiners.length === 0 && group.possessor === null;
}

const onePlayer: ReadonlySet<PlayerReference["kind"]> = new Set<PlayerReference["kind"]>([
  "targetPlayer", "triggeringPlayer", "chosenPlayer", "defendingPlayer", "enchantedPlayer",
]); // prettier-ignore

function isOnePlayer({ kind }: PlayerReference): boolean {
  return onePlayer.has(kind);
}

/** "your life total with this creature's power", "target opponent's life total with this creature's toughness" (701.12g). */
function lifeAndStat({ object, with: other }: PredicateOf<"exchangeWith">, context: Context): Exchanged {
  const of = whoseLifeTotal(object, context);
  if (of === null || (of.kind !== "you" && !isOnePlayer(of))) return refuse("exchange", object);
  for (const stat of ["power", "toughness"] as const) {
    const head = bareNoun(other, stat) === null ? null : headedBy(other, stat);
    if (head === null) continue;
    const whose = whoseObject(head, other, context);
    return single.has(whose.kind) ? { kind: "lifeTotal", of, with: stat, object: whose } : refuse("whose", other);
  }
  return refuse("exchange", other);
}

const zoneNames: readonly PrivateZone[] = ["graveyard", "hand", "library"];

/** "your hand and graveyard"; null of another phrase. */
function ownZones(node: NounPhrase): { readonly first: PrivateZone; readonly second: PrivateZone } | null {
  if (node.kind !== "described" || node.post.length > 0 || node.group.conjunction !== "and") return null;
  const { items, determiners, possessor } = node.group;
  const [your, ...more] = determiners;
  if (!isArticle(your, "your") || more.length > 0 || possessor !== null || items.length !== 2) return null;
  const [first, second] = items.map((item) => {
    const alone = phraseOf({ ...node.group, items: [item], conjunction: null });
    return item.form === "singular" ? zoneNames.find((zone) => bareNoun(alone, zone) !== null) : undefined;
  });
  return first === undefined || second === undefined || first === second ? null : { first, second };
}
