import type { NounGroup, Possessor } from "../../../grammar/magic/phrases.js";
import type { PlayerReference } from "../effects/index.js";
import type { Coordinated, Described, NounPhrase, Partitive } from "../syntax/noun-phrase.js";
import { themAntecedent } from "./antecedent.js";
import { playerAntecedent, type Context } from "./context.js";
import { readDeterminers, type Determined } from "./determiner.js";
import { soleDesignation } from "./designation.js";
import { lowerFilter, whatOf } from "./filter.js";
import { articleOf, bareNoun, groupHasArticle, ofWhat, onlyPost, phraseOf } from "./noun.js";
import { isNumeric } from "./plain.js";
import { othersOf } from "./resolution/those-who.js";
import { countedTargets, groupReference, lowerObjects } from "./reference.js";
import { findWhose } from "./new-tokens.js";
import { refuse, refuseUnbound } from "./refusal.js";

/** The players that a noun phrase stands for; what it targets or names is remembered for "that player". */
export function lowerPlayers(node: NounPhrase, context: Context): PlayerReference {
  switch (node.kind) {
    case "pronoun":
      return pronounPlayer(node.word, context, node);
    case "described":
      return groupPlayers(node, context);
    case "coordinated":
      return eachOf(node, context);
    case "partitive":
      return partPlayers(node, context);
    default:
      return refuse("a player", node);
  }
}

/** "any number of target players"; "one of your opponents" is any of them, and "each of your teammates" every one (102.3, 102.4). */
function partPlayers(node: Partitive, context: Context): PlayerReference {
  const targets = targetsOf(node);
  if (targets !== null) return groupPlayers(targets, context);
  const yours = whoseOf(node) ?? refuse("players", node);
  if (node.count === "one" && yours === "opponent") return remember({ kind: "anyOpponent" }, "singular", context);
  if (node.count !== "each") return refuse("players", node);
  const kind = yours === "opponent" ? "opponentOf" : "teammateOf";
  const filter = { what: "player", constraints: [{ kind, player: { kind: "you" } }] } as const;
  return remember({ kind: "matchingPlayers", filter }, "plural", context);
}

/** "of your opponents", "of your teammates": which they are; null of a part of anything else. */
function whoseOf({ of }: Partitive): "opponent" | "teammate" | null {
  const noun = of.kind === "described" && of.post.length === 0 ? of.group.items[0]?.noun : undefined;
  if (of.kind !== "described" || of.group.items.length > 1 || noun?.kind !== "common") return null;
  const [article, ...more] = of.group.determiners;
  const yours = article?.kind === "article" && article.word === "your" && more.length === 0;
  if (!yours || of.group.possessor !== null || (of.group.items[0]?.modifiers.length ?? 0) > 0) return null;
  return noun.noun === "opponent" || noun.noun === "teammate" ? noun.noun : null;
}

/** "any number of target players" as one phrase of so many targets (601.2c); null of another. */
function targetsOf(node: Partitive): Described | null {
  const counted = countedTargets(node);
  return counted?.kind === "described" && whatOf(counted.group) === "player" ? counted : null;
}

/** "you and target opponent": each of them does it (101.4). */
function eachOf(node: Coordinated, context: Context): PlayerReference {
  if (!isPlayerPhrase(node)) return refuse("a player", node);
  const players = node.members.map((member) => lowerPlayers(member, context));
  const both = { kind: "eachOf", players } as const;
  context.mention(themAntecedent(both));
  return both;
}

function pronounPlayer(word: string, context: Context, node: object): PlayerReference {
  if (word === "you" || word === "yourself") return { kind: "you" };
  if (["they", "them", "he", "she", "him", "her", "each", "themselves"].includes(word))
    return context.findPlayer(word, node);
  return refuseUnbound(word, node);
}

/** Whether a phrase stands for players. */
export function isPlayerPhrase(node: NounPhrase): boolean {
  if (node.kind === "pronoun") return node.word === "you" || node.word === "yourself";
  if (node.kind === "partitive") return targetsOf(node) !== null || whoseOf(node) !== null;
  if (node.kind === "coordinated") return node.conjunction === "and" && node.members.every(isPlayerPhrase);
  return node.kind === "described" && whatOf(node.group) === "player";
}

function groupPlayers(node: Extract<NounPhrase, { readonly kind: "described" }>, context: Context): PlayerReference {
  const { group, post } = node;
  if (whatOf(group) !== "player") return refuse("a player", node);
  checkAdjectives(group);
  const [item] = group.items;
  const noun = item?.noun.kind === "common" ? item.noun.noun : "";
  if (noun === "controller" || noun === "owner")
    return ofOneObject(node, noun, context) ?? relatedPlayer(group, noun, context, node);
  if (noun === "monarch") return theMonarch(node, context);
  const who = whoDid(node, context);
  if (who !== null) return remember(who, "plural", context);
  const determined = readDeterminers(group.determiners, context);
  if (determined.targeting === "target") return targetPlayer(node, determined, context);
  const simple =
    post.length === 0 && group.possessor === null && group.items.length === 1
      ? simplePlayer(noun, item?.modifiers ?? [], item?.form ?? "singular", determined, context, node)
      : null;
  if (simple !== null) return remember(simple, item?.form ?? "singular", context);
  if (group.possessor !== null) return refuse("a possessor", node);
  checkUncounted(determined, node);
  return remember(
    { kind: "matchingPlayers", filter: lowerFilter(group, post, determined, context) },
    "plural",
    context,
  );
}

/** "each player who does", "each opponent who doesn't": those who did, or did not do, what each of them was offered (118.12); null of another phrase. */
function whoDid(node: Described, context: Context): PlayerReference | null {
  const only = onlyPost(node.post);
  if (only?.kind !== "relative" || only.pronoun !== "who" || only.verb.predicate.kind !== "ellipsis") return null;
  const { auxiliary, adverbials } = only.verb;
  const did = auxiliary === "does" || auxiliary === "did";
  const not = auxiliary === "doesnt" || auxiliary === "didnt";
  const [item, ...items] = node.group.items;
  const noun = item?.noun.kind === "common" && items.length + item.modifiers.length === 0 ? item.noun.noun : null;
  const doing = context.latestDoing(({ kind }) => kind === "optional");
  const among = noun === "opponent" ? "eachOpponent" : noun === "player" ? "eachPlayer" : null;
  const each = articleOf(node.group) === "each" && node.group.determiners.length === 1;
  if (doing?.kind !== "optional" || doing.player.kind !== among || !each || adverbials.length > 0 || !(did || not))
    return refuse("who does", node);
  const those: PlayerReference = { kind: "resultPlayer", slot: doing.result };
  return did ? those : { kind: "matchingPlayers", filter: othersOf(doing.player, those, node) };
}

/** Refuses "two or more players": a description of players holds as many as there are; "one or more" says no more (109.5). */
function checkUncounted({ most, least, grouping }: Determined, node: object): void {
  const fromOne = isNumeric(least, 1) && (grouping === "oneOrMore" || isNumeric(most, 1));
  if (most !== null && !fromOne) refuse("so many players", node);
}

/** Refuses what only objects have: players have no color and no types ("its black controller") (105.1, 109.3). */
function checkAdjectives({ items }: NounGroup): void {
  const ofObjects = items.flatMap(({ modifiers }) => modifiers).find(({ kind }) => kind !== "state");
  if (ofObjects !== undefined) refuse("of a player", ofObjects);
}

/** "the monarch": the one player who is it, if there is one (725.1, 725.3). */
function theMonarch(node: Described, context: Context): PlayerReference {
  if (soleDesignation(node) !== "monarch") return refuse("the monarch", node);
  const constraints = [{ kind: "playerStatus", status: "monarch" }] as const;
  return remember({ kind: "matchingPlayers", filter: { what: "player", constraints } }, "singular", context);
}

function remember(player: PlayerReference, number: "singular" | "plural", context: Context): PlayerReference {
  context.mention(playerAntecedent(player, number));
  return player;
}

type Modifiers = NounGroup["items"][number]["modifiers"];

function simplePlayer(
  noun: string,
  modifiers: Modifiers,
  number: "singular" | "plural",
  determined: Determined,
  context: Context,
  node: object,
): PlayerReference | null {
  const [modifier] = modifiers;
  if (modifier?.kind === "state" && modifiers.length === 1) {
    if (modifier.state === "defending") return { kind: "defendingPlayer" };
    if (modifier.state === "attacking") return { kind: "attackingPlayer" };
    if (modifier.state === "active") return { kind: "activePlayer" };
    if (modifier.state === "chosen" && determined.article === "the") return { kind: "chosenPlayer" };
    if (modifier.state === "enchanted") return { kind: "enchantedPlayer" };
  }
  if (modifiers.length > 0) return null;
  return byArticle(noun, number, determined, context, node);
}

function byArticle(
  noun: string,
  number: "singular" | "plural",
  determined: Determined,
  context: Context,
  node: object,
): PlayerReference | null {
  const opponent = noun === "opponent";
  if (noun === "teammate") return eachTeammate(number, determined, context, node);
  if (determined.other === "other" && opponent && determined.article === "each") return otherOpponents(context, node);
  if (determined.other === "other" && (opponent || context.speaksOfPlayer())) return refuse("other", node);
  if (determined.other === "other")
    return determined.article === "each" && !opponent ? { kind: "eachOtherPlayer" } : null;
  if (determined.most !== null) return null;
  switch (determined.article) {
    case "each":
    case "all":
      return opponent ? { kind: "eachOpponent" } : { kind: "eachPlayer" };
    case "your":
      return opponent ? { kind: "eachOpponent" } : null;
    case "a":
    case "an":
    case "any":
      return opponent ? { kind: "anyOpponent" } : { kind: "anyPlayer" };
    case "that":
    case "the":
    case "those":
      return context.findPlayer(`that ${noun}`, node);
    case null:
      if (number === "singular") return refuse("a player without an article", node);
      return opponent ? { kind: "eachOpponent" } : { kind: "eachPlayer" };
    default:
      return null;
  }
}

/** "each teammate", "your teammates": every one of them, if there is any (102.3); which one "a teammate" is, is not said. */
function eachTeammate(
  number: "singular" | "plural",
  { article, other, most }: Determined,
  context: Context,
  node: object,
): PlayerReference {
  if (article === "that" || article === "those") return context.findPlayer("that teammate", node);
  const isEach =
    article === "each" || article === "all" || (number === "plural" && (article === "your" || article === null));
  if (!isEach || other === "other" || most !== null) return refuse("a teammate", node);
  const constraints = [{ kind: "teammateOf", player: { kind: "you" } }] as const;
  return { kind: "matchingPlayers", filter: { what: "player", constraints } };
}

/** "each other opponent": than the one player who was spoken of; where there is none, it is not said than whom. */
function otherOpponents(context: Context, node: object): PlayerReference {
  const than = context.findPlayer("other", node);
  if (than.kind !== "triggeringPlayer" && than.kind !== "defendingPlayer" && than.kind !== "targetPlayer")
    return refuse("other", node);
  const constraints = [
    { kind: "opponentOf", player: { kind: "you" } },
    { kind: "otherPlayerThan", player: than },
  ] as const;
  return { kind: "matchingPlayers", filter: { what: "player", constraints } };
}

function targetPlayer(
  node: Extract<NounPhrase, { readonly kind: "described" }>,
  determined: Determined,
  context: Context,
): PlayerReference {
  const one = { kind: "number" as const, value: 1 };
  const filter = lowerFilter(node.group, node.post, determined, context);
  const target = context.addTarget({ what: filter, least: determined.least ?? one, most: determined.most ?? one });
  return remember({ kind: "targetPlayer", target }, node.group.items[0]?.form ?? "singular", context);
}

/** "the owner of target creature", "the controller of that spell": whose it is, said behind the noun (108.3, 109.4); null of another phrase. */
function ofOneObject(
  { group, post }: Described,
  noun: "controller" | "owner",
  context: Context,
): PlayerReference | null {
  const what = articleOf(group) === "the" && group.possessor === null ? ofWhat(post) : null;
  if (what === null || group.items.length > 1 || group.items[0]?.form !== "singular") return null;
  const of = lowerObjects(what, context, { kind: "you" });
  if (of.kind === "matching" || of.kind === "choice" || of.kind === "all") return refuse("whose", what);
  return remember(noun === "controller" ? { kind: "controllerOf", of } : { kind: "ownerOf", of }, "singular", context);
}

/** Whether a phrase names a player by what is theirs: "that creature's controller", "the owner of target creature". */
export function isNamedByObject(node: NounPhrase): boolean {
  if (node.kind !== "described" || !isPlayerPhrase(node)) return false;
  const [item] = node.group.items;
  const noun = item?.noun.kind === "common" ? item.noun.noun : "";
  return node.group.possessor !== null || ((noun === "owner" || noun === "controller") && ofWhat(node.post) !== null);
}

/** "its controller", "that creature's owner", "their owners". */
function relatedPlayer(
  group: NounGroup,
  noun: "controller" | "owner",
  context: Context,
  node: object,
): PlayerReference {
  const of =
    group.possessor === null ? pronominalOwner(group, context, node) : possessorObject(group.possessor, context, node);
  // Those of a whole set are read before the set is destroyed or moved (608.2h), which a set read anew cannot say.
  if (of.kind === "matching") return refuse("whose", node);
  const player: PlayerReference = noun === "controller" ? { kind: "controllerOf", of } : { kind: "ownerOf", of };
  // Whose it is of what is yet to be chosen, nobody is that "they" could mean (608.2c).
  if (of.kind === "choice") return player;
  return remember(player, group.items[0]?.form ?? "singular", context);
}

/**
 * Whether "their owners" are those of all that match, whom nothing tells apart any more once those are moved: later words
 * speak of none of them (608.2h).
 */
export function areOwnersOfAll({ group }: Possessor, context: Context): boolean {
  const owner = group.kind === "nounGroup" ? bareNoun(phraseOf(group), "owner") : null;
  if (owner === null || owner.possessor !== null || !groupHasArticle(owner, "its", "their")) return false;
  if (pronominalOwner(owner, context, owner).kind !== "matching") return false;
  context.mention({ kind: "player", reference: null, player: null, number: "plural", heads: new Set(["player"]) });
  return true;
}

function pronominalOwner(group: NounGroup, context: Context, node: object) {
  const [first, ...more] = group.determiners;
  if (more.length > 0 || first?.kind !== "article") return refuse("whose", node);
  if (first.word === "its" || first.word === "her" || first.word === "his") return findWhose(first.word, context, node);
  if (first.word === "their" || first.word === "his or her") return context.findOwner("any", [], "their", node);
  return refuse(first.word, node);
}

function possessorObject(possessor: Possessor, context: Context, node: object) {
  if (possessor.group.kind === "self") return { kind: "source" as const };
  const reference = groupReference(possessor.group, [], context, { kind: "you" });
  return reference ?? refuse("whose", node);
}

/** The player before "'s": "target player's", "that creature's controller's". */
export function possessorPlayer(possessor: Possessor, context: Context): PlayerReference {
  if (possessor.group.kind === "self") return refuse("a player", possessor);
  return lowerPlayers({ kind: "described", group: possessor.group, post: [] }, context);
}
