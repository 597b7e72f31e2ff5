import type { Comparison, Constraint, PlayerReference, Quantity } from "../effects/index.js";
import type { NounGroup } from "../../../grammar/magic/phrases.js";
import type { Described, NounPhrase } from "../syntax/noun-phrase.js";
import type { Context } from "./context.js";
import { howMany, readNumbered } from "./how-many.js";
import { articleOf, commonHead, counterKindOf, type Headed, onlyPost, stateOf } from "./noun.js";
import { lowerPlayers } from "./player.js";
import { isHand } from "./player-holds.js";
import { refuse } from "./refusal.js";

/** "with four or more cards in hand", "with three or more poison counters", "with the most life", of players (402, 122.1, 119). */
export function playerWith(what: NounPhrase, context: Context): Constraint {
  const head = commonHead(what);
  if (what.kind !== "described" || head === null || head.group.possessor !== null) return refuse("with", what);
  if (head.noun === "life") return { kind: "lifeTotal", is: mostLife(head, what) };
  const is = howMany(readNumbered(head.group, context), what);
  if (head.noun === "counter" && head.post.length === 0)
    return { kind: "hasCounters", counter: counterKindOf(head.modifiers, what), is };
  const place = onlyPost(head.post);
  const inHand = place?.kind === "in" && isHand(place.where);
  return head.noun === "card" && head.modifiers.length === 0 && inHand
    ? { kind: "handSize", is }
    : refuse("with", what);
}

/** "the most life", "the most life or tied for most life": no player has more (119). */
function mostLife({ group, modifiers, post }: Headed, node: Described): Comparison {
  const tied = onlyPost(post);
  const most = isMost(group) && modifiers.length === 0 && tied?.kind === "orTied" && isMostLife(tied.what);
  const all: PlayerReference = { kind: "eachPlayer" };
  return most
    ? { operator: "atLeast", than: { kind: "extremeLifeTotal", which: "greatest", among: all } }
    : refuse("life", node);
}

function isMost({ determiners }: NounGroup): boolean {
  const [word, ...more] = determiners;
  return word?.kind === "amount" && (word.word === "the most" || word.word === "most") && more.length === 0;
}

function isMostLife(what: NounPhrase): boolean {
  const head = commonHead(what);
  return head?.noun === "life" && head.modifiers.length === 0 && head.post.length === 0 && isMost(head.group);
}

/** "the highest life total among all players" (119); null of one player's life total. */
export function extremeLife({ group, modifiers, post }: Headed, context: Context): Quantity | null {
  const [word, ...more] = modifiers;
  const which = superlatives.get(stateOf(word) ?? "");
  const among = onlyPost(post);
  if (which === undefined || more.length > 0 || among?.kind !== "among" || articleOf(group) !== "the") return null;
  return { kind: "extremeLifeTotal", which, among: lowerPlayers(among.what, context) };
}

const superlatives: ReadonlyMap<string, "greatest" | "least"> = new Map([
  ["greatest", "greatest"],
  ["highest", "greatest"],
  ["least", "least"],
  ["lowest", "least"],
]);
