import type { Filter, Quantity, Recipient } from "../effects/index.js";
import type { Described, NounPhrase } from "../syntax/noun-phrase.js";
import type { PostModifier } from "../syntax/post-modifier.js";
import type { Context } from "./context.js";
import { commonHead, counterKindOf, type Headed, headedBy, isArticle, onlyPost, phraseOf } from "./noun.js";
import { amountOf, resultsCounted } from "./amount.js";
import { flipsCounted } from "./conditions/coin.js";
import { votesFor } from "./vote.js";
import { timesPaid } from "./paid-cost.js";
import { you } from "./plain.js";
import { isPlayerPhrase, lowerPlayers } from "./player.js";
import { partitiveCounts } from "./partitive.js";
import { lowerObjects, objectsOf } from "./reference.js";
import { refuse } from "./refusal.js";
import { tallyOf } from "./tally.js";
import { amongDone, costSlot, doingOf } from "./this-way.js";
import { zoneOf } from "./zone.js";

/** How many of these there are: "creatures you control", "cards in your hand", "them" (107.1). */
export function countOf(what: NounPhrase, context: Context): Quantity {
  // "for each two of them" is not for each of them.
  if (what.kind === "partitive" && partitiveCounts[what.count] !== undefined) return refuse("a number of", what);
  if (what.kind === "pronoun" || what.kind === "partitive")
    return { kind: "size", of: lowerObjects(what, context, you) };
  if (what.kind !== "described") return refuse("the number of", what);
  return (
    tallyOf(what, context) ??
    timesPaid(what, context) ??
    countersAmong(what, context) ??
    measured(what, context) ??
    countGroup(what, context)
  );
}

/** "mana from a Treasure spent to cast it": each mana is one (106.1); "even result" of dice (706.2); null of the rest. */
function measured(what: Described, context: Context): Quantity | null {
  const head = commonHead(what);
  if (head?.noun === "result") return resultsCounted(head, context) ?? refuse("results", what);
  if (head?.noun === "flip") return flipsCounted(head, context) ?? refuse("flips", what);
  if (head?.noun === "vote") return votesFor(head, context) ?? refuse("votes", what);
  if (head?.noun === "color") return colorsOf(head, context);
  if (head?.noun === "damage") return damagePrevented(head, context) ?? refuse("damage", what);
  return head?.noun === "mana" ? amountOf(what, context) : null;
}

/** "colors that spell is": how many colors it has (105.2); null of other colors. */
function colorsOf({ group, modifiers, post }: Headed, context: Context): Quantity | null {
  const is = onlyPost(post);
  if (is?.kind !== "thatItIs" || modifiers.length > 0 || group.determiners.length > 0) return null;
  return { kind: "colorCount", of: lowerObjects(is.subject, context, you) };
}

/** "1 damage prevented this way": each 1 of it is one (615.5). */
function damagePrevented({ group, item, post }: Headed, context: Context): Quantity | null {
  const [number, ...others] = group.determiners;
  if (number?.kind !== "number" || number.value !== 1 || others.length > 0 || onlyPost(post)?.kind !== "thisWay")
    return null;
  return amountOf({ kind: "described", group: { ...group, determiners: [], items: [item] }, post }, context);
}

/** "creature you controlled that was destroyed this way": whose each was then, as it is looked back on (608.2h). */
function asThen(what: Described): Described {
  if (!what.post.some(({ kind }) => kind === "thisWay")) return what;
  const post = what.post.map((one): PostModifier =>
    one.kind === "controlled" && one.verb === "controlled" ? { ...one, verb: "control" } : one,
  );
  return { ...what, post };
}

function countGroup(phrase: Described, context: Context): Quantity {
  const what = asThen(phrase);
  if (what.post.some((post) => post.kind === "thisWay" && post.what === "way")) return refuse("this way", what);
  if (zoneOf(phraseOf(what.group), context) !== null) return refuse("zones", what);
  const [item] = what.group.items;
  const noun = item?.noun.kind === "common" ? item.noun.noun : "";
  if (noun === "opponent" || noun === "player") return { kind: "playerCount", of: lowerPlayers(eachOf(what), context) };
  if (isDifferent(noun)) return differentAmong(noun, what, context);
  // "for each two creatures you control" is not for each of them.
  const [first] = what.group.determiners;
  if (first?.kind === "number" || first?.kind === "amount") return refuse("a number of", what);
  return isArticle(first, "that", "those", "the", "this")
    ? { kind: "size", of: lowerObjects(what, context, you) }
    : counted(objectsOf(what, context), what);
}

/** How many match now; of what was done before, how many it was done to (608.2h). */
function counted(of: Filter, { post }: Described): Quantity {
  const done = amongDone(of, post);
  return done === null ? { kind: "count", of } : { kind: "size", of: done };
}

/** "for each player": a noun without a determiner is meant one by one. */
function eachOf(what: Described): Described {
  if (what.group.determiners.length > 0 || what.group.possessor !== null) return what;
  return { ...what, group: { ...what.group, determiners: [{ kind: "article", word: "each" }] } };
}

const characteristics = {
  "card type": "cardType",
  color: "color",
  name: "name",
  "creature type": "creatureType",
  "basic land type": "basicLandType",
} as const;

function isDifferent(noun: string): noun is keyof typeof characteristics {
  return noun in characteristics;
}

/** "the number of card types among cards in your graveyard", "basic land types among lands you control". */
function differentAmong(noun: keyof typeof characteristics, what: Described, context: Context): Quantity {
  const among = onlyPost(what.post);
  const [item] = what.group.items;
  if (among?.kind !== "among" || what.group.determiners.length > 0 || item === undefined || item.modifiers.length > 0)
    return refuse(noun, what);
  const characteristic = characteristics[noun];
  return { kind: "extreme", which: "different", characteristic, among: objectsOf(among.what, context) };
}

/** "the number of +1/+1 counters on it" (122.1); null where no counters are counted. */
function countersAmong(what: Described, context: Context): Quantity | null {
  const head = headedBy(what, "counter");
  if (head === null) return null;
  const place = onlyPost(head.post);
  if (place?.kind === "among" && head.group.determiners.length === 0)
    return { kind: "counters", counter: counterKindOf(head.modifiers, what), on: bearers(place.what, context) };
  if (place?.kind === "thisWay" && place.what === "removed" && head.group.determiners.length === 0)
    return countersRemoved(counterKindOf(head.modifiers, what), what, context);
  if (place?.kind !== "on" || head.group.determiners.length > 0) return refuse("counters", what);
  const counter = counterKindOf(head.modifiers, what);
  const on = lowerObjects(place.where, context, you);
  // "for each slime counter on them": of each of several its own number, which one number for all is not (608.2c).
  if (place.where.kind === "pronoun" && on.kind === "matching") return refuse("counters on each", what);
  return { kind: "counters", counter, on };
}

/** Those whose counters are counted together: "counters among creatures you control", "among players" (122.1). */
function bearers(what: NounPhrase, context: Context): Recipient {
  if (isPlayerPhrase(what)) return lowerPlayers(what, context);
  return { kind: "matching", filter: objectsOf(what, context) };
}

/** "+1/+1 counters removed this way": by an instruction, or as a cost (602.2b, 608.2c). */
function countersRemoved(counter: string | null, node: object, context: Context): Quantity {
  const doing = doingOf("removed", context);
  const removed = doing?.kind === "removeCounters" ? doing : context.removedAsCost;
  if (removed === null || (counter !== null && counter !== removed.counter)) return refuse("removed this way", node);
  return { kind: "result", slot: doing?.result ?? costSlot };
}
