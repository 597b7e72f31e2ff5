import type { Instruction, ObjectReference, PlayerReference, Quantity, Recipient } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import { bareNoun, commonHead, groupHasArticle, type Headed, headedBy, onlyPost, knownCounter } from "../noun.js";
import { countedRange } from "../alternatives.js";
import { readDeterminers } from "../determiner.js";
import { isNumeric, one } from "../plain.js";
import { lowerQuotedAbilities } from "../quote.js";
import { objectAntecedent, type Context } from "../context.js";
import type { InstructionTable } from "../instruct.js";
import { countOfGroup, lowerQuantity } from "../quantity.js";
import { recipientOf } from "../recipient.js";
import { refuse } from "../refusal.js";
import { done } from "./result.js";
import { multiplied, type Saying } from "../saying.js";

type Kinds = "dealTo" | "dealDivided" | "dealToEqual" | "deal" | "gain" | "lose" | "winFlip" | "getNoun";

/** Damage (120) and life (119). */
export const damageInstructions: InstructionTable<Kinds> = {
  dealTo: (node, saying, context) => {
    const source = saying.subject.object();
    const amount = damageAmount(node.object, context);
    if (mayBeSeveral(source, context) && readsEach(amount, source)) return refuse("each deals damage", node);
    const to = damaged(node.to, context);
    const each = saying.forEach();
    return done(
      { kind: "dealDamage", ...context.nextId(), source, amount: multiplied(amount, each), to, division: "each" },
      context,
    );
  },
  dealDivided: (node, saying, context) => {
    const source = saying.subject.object();
    if (node.how !== "asYouChoose") return refuse("divided evenly", node);
    return done(
      {
        kind: "dealDamage",
        ...context.nextId(),
        source,
        amount: damageAmount(node.object, context),
        to: damaged(node.among, context),
        division: "divided",
      },
      context,
    );
  },
  dealToEqual: (node) => refuse("damage equal to", node),
  deal: (node) => refuse("deal", node),
  gain: (node, saying, context) => life("gainLife", node.object, saying, context),
  lose: (node, saying, context) =>
    isGame(node.object)
      ? [{ kind: "loseGame", ...context.nextId(), player: saying.subject.player() }]
      : life("loseLife", node.object, saying, context),
  winFlip: (node, saying, context) =>
    isGame(node.object)
      ? [{ kind: "winGame", ...context.nextId(), player: saying.subject.player() }]
      : refuse("win", node),
  getNoun: (node, saying, context) => getNoun(node.object, saying, context),
};

/** Whether the reference may stand for several sources at a time. */
function mayBeSeveral(source: ObjectReference, context: Context): boolean {
  if (source.kind !== "target") return source.kind === "matching" || source.kind === "all" || source.kind === "oneOf";
  return context.targets.some(({ id, most }) => id === source.target && !isNumeric(most, 1));
}

/** Whether the amount is read from each source for itself ("equal to its power"), not once for all. */
function readsEach(amount: Quantity, source: ObjectReference): boolean {
  return amount.kind === "characteristic" && JSON.stringify(amount.of) === JSON.stringify(source);
}

function isGame(object: NounPhrase): boolean {
  const game = bareNoun(object, "game");
  return game !== null && groupHasArticle(game, "the");
}

/** "3 damage", "X damage", "damage equal to its power", "that much damage". */
export function damageAmount(object: NounPhrase, context: Context): Quantity {
  return amountOf(object, "damage", context);
}

/** So much of something that is not counted by the piece: "3 damage", "life equal to its power". */
function amountOf(object: NounPhrase, noun: "damage" | "life", context: Context): Quantity {
  const head = headedBy(object, noun);
  if (head === null || head.modifiers.length > 0) return refuse(noun, object);
  const post = onlyPost(head.post);
  if (post?.kind === "equalTo" && head.group.determiners.length === 0) return lowerQuantity(post.quantity, context);
  return head.post.length === 0 ? countOfGroup(head.group, context) : refuse(noun, object);
}

/** Whom damage is dealt to: "any target", "target creature and you", "each opponent". */
export function damaged(node: NounPhrase, context: Context): readonly Recipient[] {
  if (node.kind === "coordinated" && node.conjunction === "and")
    return node.members.flatMap((member) => damaged(member, context));
  const range = node.kind === "coordinated" ? countedRange(node) : null;
  if (range !== null) return damaged(range, context);
  const anyTarget = anyTargetOf(node, context);
  return [anyTarget ?? recipientOf(node, context)];
}

/** "any target", "any other target", "up to two targets" (115.4). */
export function anyTargetOf(node: NounPhrase, context: Context): ObjectReference | null {
  const group = bareNoun(node, "target");
  if (group === null) return null;
  const { article, least, most, other, targeting } = readDeterminers(group.determiners, context);
  const counted = article === null && other === "any" && least !== null && most !== null;
  if ((article !== "any" || most !== null) && !counted) return refuse("targets", node);
  if (targeting === "target") return refuse("targets", node);
  const what = { kind: "anyTarget", other: other === "other" } as const;
  const target = context.addTarget({ what, least: least ?? one, most: most ?? one });
  const reference: ObjectReference = { kind: "target", target };
  const number = most === null || isNumeric(most, 1) ? "singular" : "plural";
  context.mention(objectAntecedent(reference, number, ["creature", "permanent", "any"]));
  return reference;
}

function life(
  kind: "gainLife" | "loseLife",
  object: NounPhrase,
  saying: Saying,
  context: Context,
): readonly Instruction[] {
  const player = saying.subject.player();
  const amount = multiplied(amountOf(object, "life", context), saying.forEach());
  return done({ kind, ...context.nextId(), player, amount }, context);
}

/** "get two poison counters" and other things that a player gets. */
function getNoun(object: NounPhrase, saying: Saying, context: Context): readonly Instruction[] {
  const player = saying.subject.player();
  const head = commonHead(object) ?? refuse("get", object);
  if (head.noun === "emblem") return emblem(head, player, context);
  const [kind, ...more] = head.modifiers;
  if (head.noun !== "counter" || kind?.kind !== "counterKind" || more.length > 0 || head.post.length > 0)
    return refuse("get", object);
  return done(
    {
      kind: "putCounters",
      ...context.nextId(),
      actor: player,
      counter: knownCounter(kind),
      count: countOfGroup(head.group, context),
      on: player,
      division: "each",
    },
    context,
  );
}

/** "You get an emblem with …" (114). */
function emblem({ group, post: posts }: Headed, player: PlayerReference, context: Context): readonly Instruction[] {
  const post = onlyPost(posts);
  if (post?.kind !== "withQuotes") return refuse("an emblem", group);
  return [
    {
      kind: "getEmblem",
      ...context.nextId(),
      player,
      abilities: lowerQuotedAbilities(post.abilities, context, new Set()),
    },
  ];
}
