import type { Color, EventPattern, ObjectReference, Participant, Quantity } from "../effects/index.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { PostModifier } from "../syntax/post-modifier.js";
import type { Context } from "./context.js";
import { plainDetail } from "../effects/plain-detail.js";
import { articleOf, commonHead, type Headed, isArticle, isNounWord, onlyPost, stateOf } from "./noun.js";
import { amountPaid } from "./paid-amount.js";
import { you } from "./plain.js";
import { isPlayerPhrase, lowerPlayers } from "./player.js";
import { lowerObjects, objectsOf } from "./reference.js";
import { refuse } from "./refusal.js";
import { doingOf } from "./this-way.js";
import { whosePlayer } from "./whose.js";
import { isSame } from "../effects/structure.js";

type Reduced = Extract<PostModifier, { readonly kind: "participle" }>;
type Contact = Extract<PostModifier, { readonly kind: "contact" }>;
type Tail = Contact["tails"][number];

/** The amount of something that is not counted by the piece: "damage dealt this way", "mana spent to cast it". */
export function amountOf(phrase: NounPhrase, context: Context): Quantity {
  const of = withoutTotal(phrase);
  const paid = amountPaid(of, context);
  if (paid !== null) return paid;
  const head = commonHead(of);
  if (head === null || head.group.determiners.length > 0) return refuse("an amount", of);
  const excess = stateOf(head.modifiers[0]) === "excess";
  if (head.modifiers.length > (excess ? 1 : 0)) return refuse("an amount", of);
  if (head.noun === "damage" && excess) return excessDamage(head.post, of, context);
  const post = onlyPost(head.post);
  switch (post?.kind) {
    case "thisWay":
      if (post.what === "prevented" && head.noun === "damage")
        return { kind: "result", slot: context.prevented ?? refuse("prevented this way", of) };
      return { kind: "result", slot: doingOf(post.what, context)?.result ?? refuse("this way", of) };
    case "plain":
    case "participle":
      return head.noun === "damage" && post.kind === "participle"
        ? damageDealt(post, of, context)
        : spent(head, post, of, context);
    case "from":
      return head.noun === "mana" ? spentFrom(post.where, of, context) : refuse("an amount", of);
    case "contact":
      if (head.noun === "damage") return damageOfEvent(post, of, context);
      return head.noun === "life" ? lifeChanged(post, of, context) : refuse("an amount", of);
    default:
      return refuse("an amount", of);
  }
}

/** "the total life lost this way": what all of them lost together is what was lost (702.101a). */
function withoutTotal(phrase: NounPhrase): NounPhrase {
  const head = commonHead(phrase);
  const [first, ...modifiers] = head?.modifiers ?? [];
  const total = first !== undefined && isNounWord(first, "total") && onlyPost(head?.post ?? [])?.kind === "thisWay";
  const [word, ...words] = head?.group.determiners ?? [];
  const the = word === undefined || (isArticle(word, "the") && words.length === 0);
  if (phrase.kind !== "described" || head === null || !total || !the) return phrase;
  return { ...phrase, group: { ...phrase.group, determiners: [], items: [{ ...head.item, modifiers }] } };
}

function spent(head: Headed, post: PostModifier, node: NounPhrase, context: Context): Quantity {
  const on = head.noun === "mana" ? spentOn(post, context) : null;
  return on === null ? refuse("an amount", node) : { kind: "manaSpent", on };
}

/** "mana from a Treasure spent to cast it": the mana that such a source produced (106.6). */
function spentFrom(source: NounPhrase, node: NounPhrase, context: Context): Quantity {
  if (source.kind !== "described") return refuse("an amount", node);
  const post = source.post.at(-1) ?? null;
  const on = spentOn(post, context) ?? refuse("an amount", node);
  const from = objectsOf({ ...source, post: source.post.slice(0, -1) }, context);
  return { kind: "manaSpent", on, from };
}

/** The spell that mana was "spent to cast" (601.2h), also of the permanent that it became (400.7d); null of another phrase. */
export function spentOn(post: PostModifier | null, context: Context): ObjectReference | null {
  if (post?.kind === "plain" && (post.what === "spentToCast" || post.what === "spentToCastThat"))
    return context.findObject("singular", post.what === "spentToCast" ? [] : ["spell"], "it", post);
  if (post?.kind === "plain" && post.what === "spentToCastSpell") return { kind: "source" };
  if (post?.kind !== "participle" || post.verb !== "spend" || post.object !== null) return null;
  const [tail, ...more] = post.tails;
  if (tail?.kind !== "toDo" || tail.what !== "cast" || more.length > 0) return null;
  return lowerObjects(tail.object, context, you);
}

/** "the amount of life you gained this turn" (119.9). */
function lifeChanged({ subject, verb, tails }: Contact, node: NounPhrase, context: Context): Quantity {
  const kind = verb.verb === "gain" ? "gainsLife" : verb.verb === "lose" ? "losesLife" : refuse(verb.verb, node);
  if (!isThisTurn(tails)) return refuse("when", node);
  const player: Participant = { kind: "player", reference: lowerPlayers(subject, context) };
  const event: EventPattern = { kind, player, object: null, amount: null, detail: plainDetail };
  return { kind: "events", measure: "amount", event, within: "thisTurn" };
}

/** Whether "this turn" and nothing else follows. */
export function isThisTurn(tails: readonly Tail[]): boolean {
  const [tail, ...more] = tails;
  return tail?.kind === "time" && tail.span === "thisTurn" && more.length === 0;
}

/** "damage dealt to it this turn" (120). */
function damageDealt(node: Reduced, phrase: NounPhrase, context: Context): Quantity {
  const [to, ...rest] = node.tails;
  if (node.verb !== "deal" || node.object !== null || to?.kind !== "to" || !isThisTurn(rest))
    return refuse("damage", phrase);
  const whom: Participant = isPlayerPhrase(to.what)
    ? { kind: "player", reference: lowerPlayers(to.what, context) }
    : { kind: "object", reference: lowerObjects(to.what, context, you) };
  const event: EventPattern = { kind: "isDealtDamage", to: whom, source: null, combat: "any", detail: plainDetail };
  return { kind: "events", measure: "amount", event, within: "thisTurn" };
}

/** "the damage those creatures dealt to that player": what the event was that triggered the ability (603.2). */
function damageOfEvent({ subject, verb, tails }: Contact, node: NounPhrase, context: Context): Quantity {
  const [to, ...more] = tails;
  if (verb.verb !== "deal" || verb.helper !== null || to?.kind !== "to" || more.length > 0)
    return refuse("damage", node);
  const source = lowerObjects(subject, context, you);
  const toPlayer = isPlayerPhrase(to.what) && lowerPlayers(to.what, context).kind === "triggeringPlayer";
  return source.kind === "triggering" && toPlayer ? { kind: "result", slot: "event" } : refuse("damage", node);
}

/** "the amount of excess damage dealt to that creature this way" (120.10): of the one permanent that was dealt it. */
function excessDamage(posts: readonly PostModifier[], node: NounPhrase, context: Context): Quantity {
  const doing = doingOf("dealt", context);
  if (doing?.kind !== "dealDamage" || doing.to.length !== 1 || doing.more !== undefined)
    return refuse("excess damage", node);
  const post = onlyPost(posts);
  if (posts.length === 0 || (post?.kind === "thisWay" && post.what === "dealt"))
    return { kind: "excessDamage", slot: doing.result };
  const [to, ...rest] = post?.kind === "participle" && post.verb === "deal" && post.object === null ? post.tails : [];
  if (to?.kind !== "to" || to.what.kind !== "described") return refuse("excess damage", node);
  const ways = to.what.post.filter(({ kind }) => kind === "thisWay");
  const later = rest.filter((tail) => tail.kind === "time" && tail.span === "thisWay");
  if (ways.length + later.length !== 1 || rest.length !== later.length || ways.length !== to.what.post.length)
    return refuse("excess damage", node);
  const whom = lowerObjects({ ...to.what, post: [] }, context, you);
  return isSame(whom, doing.to[0]) ? { kind: "excessDamage", slot: doing.result } : refuse("excess damage", node);
}

/** "the result", "that result": of the one die that was rolled (706.2). */
export function rolled({ group, modifiers, post }: Headed, node: NounPhrase, context: Context): Quantity {
  const article = articleOf(group);
  const roll = context.latestDoing(({ kind }) => kind === "rollDie");
  const single = roll?.kind === "rollDie" && roll.count.kind === "number" && roll.count.value === 1;
  if (!single || (article !== "the" && article !== "that") || modifiers.length > 0 || post.length > 0)
    return refuse("the result", node);
  return { kind: "result", slot: roll.result };
}

/** "even result", "different result": of the dice that were rolled (706.2); null of another phrase. */
export function resultsCounted({ group, modifiers, post }: Headed, context: Context): Quantity | null {
  const [word, ...more] = modifiers;
  const which = stateOf(word);
  const roll = context.latestDoing(({ kind }) => kind === "rollDie");
  if (roll === null || more.length > 0 || post.length > 0 || group.determiners.length > 0) return null;
  return which === "even" || which === "odd" || which === "different"
    ? { kind: "rolls", slot: roll.result, which }
    : null;
}

const colors: ReadonlySet<string> = new Set(["white", "blue", "black", "red", "green"]);

function isColor(word: string): word is Color {
  return colors.has(word);
}

/** "your devotion to black", "to red and white" (700.5). */
export function devotionOf(head: Headed, node: NounPhrase, context: Context): Quantity {
  const post = onlyPost(head.post);
  if (post?.kind !== "devotionTo" || head.modifiers.length > 0 || post.colors.conjunction === "or")
    return refuse("devotion", node);
  const named = post.colors.qualities.map((word) => (isColor(word) ? word : refuse(word, node)));
  return { kind: "devotion", of: whosePlayer({ ...head, post: [] }, node, context), colors: named };
}
