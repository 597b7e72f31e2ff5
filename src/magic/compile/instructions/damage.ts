import type { Instruction, ObjectReference, PlayerReference, Quantity, Recipient } from "../../effects/index.js";
import type { NounGroup } from "../../../../grammar/magic/phrases.js";
import type { NounPhrase, SymbolAmount } from "../../syntax/noun-phrase.js";
import {
  bareNoun,
  commonHead,
  groupHasArticle,
  type Headed,
  headedBy,
  isArticle,
  onlyPost,
  knownCounter,
  isWord,
  isPronoun,
} from "../noun.js";
import type { Quantity as QuantityNode } from "../../syntax/quantity.js";
import { countedRange } from "../alternatives.js";
import { readDeterminers } from "../determiner.js";
import { hasArticle } from "../noun.js";
import { isPlayerPhrase } from "../player.js";
import { anyNumber, isEach, isNumeric, one, you, zero } from "../plain.js";
import { lowerQuotedAbilities } from "../quote.js";
import { objectAntecedent, type Context } from "../context.js";
import type { InstructionTable } from "../instruct.js";
import { countOfGroup, lowerQuantity } from "../quantity.js";
import { recipientOf } from "../recipient.js";
import { damageable } from "../fit-objects.js";
import { formOf } from "../head.js";
import { eachTheirOwn } from "../own-for-each.js";
import { refuse } from "../refusal.js";
import { sharingWith } from "../sharing.js";
import { changeCreatureTypes } from "./characteristic.js";
import { done } from "./result.js";
import { multiplied, type Saying } from "../saying.js";
import { gainedBy, symbolCount, symbolsOf } from "../symbol-amount.js";
import { holdsKind, holdsWord, isSame } from "../../effects/structure.js";

type Kinds = "dealTo" | "dealToEach" | "dealDivided" | "dealToEqual" | "deal" | "gain" | "lose" | "winFlip" | "getNoun";

/** Damage (120) and life (119). */
export const damageInstructions: InstructionTable<Kinds> = {
  dealToEach: (node, saying, context) => {
    const source = saying.subject.object();
    const [first, ...more] = [{ object: node.object, to: node.to }, ...node.more].map((one) => {
      context.beginVerb();
      const amount = damageAmount(one.object, context);
      if (mayBeSeveral(source, context) && readsEach(amount, source)) return refuse("each deals damage", node);
      const to = dealtTo(one.to, source, context);
      if (mayBeSeveral(source, context) && holdsKind(to, "otherThan")) return refuse("each deals damage", node);
      return { amount, to };
    });
    if (first === undefined) return refuse("damage", node);
    return done({ kind: "dealDamage", ...context.nextId(), source, ...first, division: "each", more }, context);
  },
  dealTo: (node, saying, context) => {
    const equal = equalBehind(node);
    if (equal !== null) return dealEqual(node, equal, saying, context);
    const source = saying.subject.object();
    const amount = ownPower(node.object, source, context) ?? damageAmount(node.object, context);
    if (mayBeSeveral(source, context) && readsEach(amount, source)) return refuse("each deals damage", node);
    const to = dealtTo(node.to, source, context);
    // "Each creature deals 1 damage to each other creature": other than itself, which is another one for each (120.3).
    if (mayBeSeveral(source, context) && holdsKind(to, "otherThan")) return refuse("each deals damage", node);
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
  dealToEqual: (node, saying, context) =>
    dealEqual(node, { to: node.to, quantity: { kind: "value", of: node.quantity } }, saying, context),
  deal: (node) => refuse("deal", node),
  gain: (node, saying, context) =>
    changeCreatureTypes(node, saying, context) ?? life("gainLife", node.object, saying, context),
  lose: (node, saying, context) =>
    isGame(node.object)
      ? [{ kind: "loseGame", ...context.nextId(), player: saying.subject.player() }]
      : (changeCreatureTypes(node, saying, context) ?? life("loseLife", node.object, saying, context)),
  winFlip: (node, saying, context) =>
    isGame(node.object)
      ? [{ kind: "winGame", ...context.nextId(), player: saying.subject.player() }]
      : refuse("win", node),
  getNoun: (node, saying, context) => getNoun(node.object, saying, context),
};

/** To whom the damage is dealt, and what it is as much as. */
interface Equal {
  readonly to: NounPhrase;
  readonly quantity: QuantityNode;
}

/** "damage to target player equal to the number of lands you control": the measure stands behind the recipient; else null. */
function equalBehind({ object, to }: { readonly object: NounPhrase; readonly to: NounPhrase }): Equal | null {
  const last = to.kind === "described" ? to.post.at(-1) : undefined;
  if (to.kind !== "described" || last?.kind !== "equalTo" || !isWord(object, "damage")) return null;
  return { to: { ...to, post: to.post.slice(0, -1) }, quantity: last.quantity };
}

/** "deals damage to itself equal to its power", "deals damage to any target equal to the number of Goblins you control" (120.3). */
function dealEqual(
  { object }: { readonly object: NounPhrase },
  equal: Equal,
  saying: Saying,
  context: Context,
): readonly Instruction[] {
  if (!isWord(object, "damage")) return refuse("damage equal to", object);
  const source = saying.subject.object();
  const itself = isPronoun(equal.to, "itself");
  // "its power" would be that of the one or the other.
  if (!itself && holdsWord(equal.quantity, "its")) return refuse("whose", object);
  const to = dealtTo(equal.to, source, context);
  const amount = context.measure(() => lowerQuantity(equal.quantity, context));
  if (mayBeSeveral(source, context) && readsEach(amount, source)) return refuse("each deals damage", object);
  return done({ kind: "dealDamage", ...context.nextId(), source, amount, to, division: "each" }, context);
}

/** To whom the source deals damage: "itself" is the source, whatever else was spoken of (120.3, 608.2c). */
function dealtTo(node: NounPhrase, source: ObjectReference, context: Context): readonly Recipient[] {
  if (!isPronoun(node, "itself")) return damaged(node, context);
  return mayBeSeveral(source, context) ? refuse("each deals damage", node) : [source];
}

/** Whether the reference may stand for several sources at a time. */
function mayBeSeveral(source: ObjectReference, context: Context): boolean {
  if (source.kind !== "target") return source.kind === "matching" || source.kind === "all" || source.kind === "oneOf";
  return context.targets.some(({ id, most }) => id === source.target && !isNumeric(most, 1));
}

/** Whether the amount is read from each source for itself ("equal to its power"), not once for all. */
function readsEach(amount: Quantity, source: ObjectReference): boolean {
  return amount.kind === "characteristic" && isSame(amount.of, source);
}

/** "damage equal to their power", of several that each deal it: of each its own (608.2c); null of another amount, or of one. */
function ownPower(object: NounPhrase, source: ObjectReference, context: Context): Quantity | null {
  const head = mayBeSeveral(source, context) ? headedBy(object, "damage") : null;
  const equal = onlyPost(head?.post ?? []);
  const of = equal?.kind === "equalTo" && equal.quantity.kind === "value" ? equal.quantity.of : null;
  const group = of === null ? null : bareNoun(of, "power");
  if (head === null || group === null || head.modifiers.length + head.group.determiners.length > 0) return null;
  if (group.possessor !== null || !groupHasArticle(group, "their", "its") || group.determiners.length > 1) return null;
  return { kind: "characteristic", characteristic: "power", of: { kind: "iteration", slot: "it" } };
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
  if (post?.kind === "equalTo" && head.group.determiners.length === 0)
    return context.measure(() => lowerQuantity(post.quantity, context));
  return head.post.length === 0 ? countOfGroup(head.group, context) : refuse(noun, object);
}

function bareTargets(node: NounPhrase): NounGroup | null {
  const group = bareNoun(node, "target");
  return group !== null && formOf(group) === "plural" ? group : null;
}

function announced(least: Quantity, most: Quantity, context: Context): ObjectReference {
  const target = context.addTarget({ what: { kind: "anyTarget", other: false }, least, most });
  const reference: ObjectReference = { kind: "target", target };
  context.mention(objectAntecedent(reference, "plural", ["creature", "permanent", "any"]));
  return reference;
}

/** Whom damage is dealt to: "any target", "target creature and you", "each opponent". */
export function damaged(node: NounPhrase, context: Context): readonly Recipient[] {
  if (node.kind === "partitive" && bareTargets(node.of) !== null) {
    if (node.count === "each") return damaged(node.of, context);
    const bare = bareTargets(node.of)?.determiners.length === 0;
    return node.count === "anyNumber" && bare ? [announced(zero, anyNumber, context)] : refuse("targets", node);
  }
  const sharing = node.kind === "coordinated" ? sharingWith(node, context, you) : null;
  if (sharing !== null) return sharing;
  if (node.kind === "coordinated" && node.conjunction === "and")
    return node.members.flatMap((member) => damaged(memberOf(node, member), context));
  const range = node.kind === "coordinated" ? countedRange(node) : null;
  if (range !== null) return damaged(range, context);
  const anyTarget = anyTargetOf(node, context);
  return [anyTarget ?? damageable(recipientOf(node, context), context, node)];
}

/** Refuses "a player who …" beside "each …": one player of several would have to be chosen, and it is not said by whom. */
function memberOf(node: object, member: NounPhrase): NounPhrase {
  return isPlayerPhrase(member) && hasArticle(member, "a", "an") ? refuse("which player", node) : member;
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

/**
 * A player gains or loses life (119.3). "Each player loses 1 life for each land they control" is another amount for each,
 * so that each of them loses their own (608.2c).
 */
function life(
  kind: "gainLife" | "loseLife",
  object: NounPhrase,
  saying: Saying,
  context: Context,
): readonly Instruction[] {
  const player = saying.subject.player();
  const half = halfLife(object, player, saying);
  if (half !== null) return done({ kind, ...context.nextId(), player, amount: half }, context);
  const amount = (): Quantity => multiplied(amountOf(object, "life", context), saying.forEach());
  const make = (whose: PlayerReference, counted: Quantity): readonly Instruction[] =>
    done({ kind, ...context.nextId(), player: whose, amount: counted }, context);
  return eachTheirOwn(player, amount, make, context);
}

/** "half their life, rounded up": of the one player whose it is (107.1a, 119.3); null of another amount. */
function halfLife(object: NounPhrase, player: PlayerReference, saying: Saying): Quantity | null {
  const [half, whose, ...others] = bareNoun(object, "life")?.determiners ?? [];
  if (half?.kind !== "amount" || half.word !== "half") return null;
  const theirs = player.kind === "you" ? isArticle(whose, "your") : isArticle(whose, "their", "his or her");
  if (!theirs || others.length > 0 || isEach(player)) return refuse("half", object);
  const { rounding } = saying.take("rounded") ?? refuse("half", object);
  return { kind: "half", of: { kind: "lifeTotal", of: player }, round: rounding };
}

/** "get two poison counters" and other things that a player gets. */
function getNoun(object: NounPhrase, saying: Saying, context: Context): readonly Instruction[] {
  const player = saying.subject.player();
  const symbols = symbolsOf(object);
  if (symbols !== null) return getSymbols(symbols, player, context);
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

/** "you get that many {E}" (107.14). */
function getSymbols(object: SymbolAmount, player: PlayerReference, context: Context): readonly Instruction[] {
  const [symbol, ...more] = object.symbols;
  const kind = symbol === undefined || more.length > 0 ? null : gainedBy([symbol]);
  const amount = symbolCount(object, context);
  return kind === null ? refuse("symbols", object) : done({ kind, ...context.nextId(), player, amount }, context);
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
