import type { Instruction, ObjectReference, PlayerReference, Quantity, Recipient } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { Context } from "../context.js";
import type { InstructionTable } from "../instruct.js";
import { countOfGroup, lowerQuantity } from "../quantity.js";
import { recipientOf } from "../recipient.js";
import { refuse } from "../refusal.js";
import { combatOf } from "../combat-word.js";
import { multiplied, type Saying } from "../saying.js";

type Kinds =
  | "dealTo"
  | "dealDivided"
  | "dealToEqual"
  | "deal"
  | "prevent"
  | "preventWhat"
  | "gain"
  | "lose"
  | "winFlip"
  | "getNoun";

/** Damage (120) and life (119). */
export const damageInstructions: InstructionTable<Kinds> = {
  dealTo: (node, saying, context) => {
    const source = saying.subject.object();
    const amount = damageAmount(node.object, context);
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
  prevent: (node, saying, context) => {
    saying.subject.player();
    const amount = preventedAmount(node.object);
    const to = node.to === null ? null : recipientOf(node.to.recipient, context);
    const by = node.by === null ? null : recipientOf(node.by.source, context);
    const duration = saying.duration({ kind: "endOfTurn" });
    return [
      {
        kind: "preventDamage",
        ...context.nextId(),
        amount: amount.amount,
        to,
        by: by !== null && isObject(by) ? by : by === null ? null : refuse("by", node),
        combat: amount.combat,
        duration,
      },
    ];
  },
  preventWhat: (node) => refuse("prevent", node),
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

function done(instruction: Instruction, context: Context): readonly Instruction[] {
  context.lastResult = instruction.result;
  return [instruction];
}

function isObject(one: Recipient): one is ObjectReference {
  return [
    "source",
    "target",
    "result",
    "triggering",
    "attachedTo",
    "matching",
    "choice",
    "iteration",
    "linked",
    "oneOf",
    "all",
  ].includes(one.kind);
}

function isGame(object: NounPhrase): boolean {
  const [item] = object.kind === "described" ? object.group.items : [];
  return (
    object.kind === "described" &&
    object.post.length === 0 &&
    item?.noun.kind === "common" &&
    item.noun.noun === "game" &&
    object.group.determiners.some((one) => one.kind === "article" && one.word === "the")
  );
}

/** "3 damage", "X damage", "damage equal to its power", "that much damage". */
export function damageAmount(object: NounPhrase, context: Context): Quantity {
  const [item] = object.kind === "described" ? object.group.items : [];
  if (
    object.kind !== "described" ||
    item?.noun.kind !== "common" ||
    item.noun.noun !== "damage" ||
    item.modifiers.length > 0
  )
    return refuse("damage", object);
  const [post, ...posts] = object.post;
  if (post?.kind === "equalTo" && posts.length === 0 && object.group.determiners.length === 0)
    return lowerQuantity(post.quantity, context);
  return post === undefined ? countOfGroup(object.group, context) : refuse("damage", object);
}

/** Whom damage is dealt to: "any target", "target creature and you", "each opponent". */
export function damaged(node: NounPhrase, context: Context): readonly Recipient[] {
  if (node.kind === "coordinated" && node.conjunction === "and")
    return node.members.flatMap((member) => damaged(member, context));
  const anyTarget = anyTargetOf(node, context);
  return [anyTarget ?? recipientOf(node, context)];
}

/** "any target", "any other target", "up to two targets" (115.4). */
function anyTargetOf(node: NounPhrase, context: Context): ObjectReference | null {
  if (node.kind !== "described" || node.post.length > 0) return null;
  const [item] = node.group.items;
  if (item?.noun.kind !== "common" || item.noun.noun !== "target" || item.modifiers.length > 0) return null;
  const words = node.group.determiners.map((one) => (one.kind === "article" ? one.word : one.kind));
  const one: Quantity = { kind: "number", value: 1 };
  if (words[0] !== "any" || words.length > 2 || (words.length === 2 && words[1] !== "other"))
    return refuse("targets", node);
  const target = context.addTarget({ what: { kind: "anyTarget", other: words.length === 2 }, least: one, most: one });
  const reference: ObjectReference = { kind: "target", target };
  context.mention({
    kind: "object",
    reference,
    player: null,
    number: "singular",
    heads: new Set(["creature", "permanent", "any"]),
  });
  return reference;
}

function preventedAmount(object: NounPhrase): {
  readonly amount: Quantity | "all";
  readonly combat: "combat" | "any" | "noncombat";
} {
  const [item] = object.kind === "described" ? object.group.items : [];
  if (
    object.kind !== "described" ||
    item?.noun.kind !== "common" ||
    item.noun.noun !== "damage" ||
    object.post.length > 0
  )
    return refuse("damage", object);
  const [first, ...rest] = object.group.determiners;
  if (first?.kind !== "article" || first.word !== "all" || rest.length > 0) return refuse("prevent", object);
  const [state, ...more] = item.modifiers;
  if (more.length > 0) return refuse("damage", object);
  if (state === undefined) return { amount: "all", combat: "any" };
  const combat = combatOf(state);
  return combat === null ? refuse("damage", object) : { amount: "all", combat };
}

function life(
  kind: "gainLife" | "loseLife",
  object: NounPhrase,
  saying: Saying,
  context: Context,
): readonly Instruction[] {
  const player: PlayerReference = saying.subject.player();
  const [item] = object.kind === "described" ? object.group.items : [];
  if (
    object.kind !== "described" ||
    item?.noun.kind !== "common" ||
    item.noun.noun !== "life" ||
    item.modifiers.length > 0
  )
    return refuse("gain", object);
  const [post, ...posts] = object.post;
  const equal =
    post?.kind === "equalTo" && posts.length === 0 && object.group.determiners.length === 0
      ? lowerQuantity(post.quantity, context)
      : null;
  const amount = equal ?? (post === undefined ? countOfGroup(object.group, context) : refuse("life", object));
  const each = saying.forEach();
  return done({ kind, ...context.nextId(), player, amount: multiplied(amount, each) }, context);
}

/** "get two poison counters" and other things that a player gets. */
function getNoun(object: NounPhrase, saying: Saying, context: Context): readonly Instruction[] {
  const player = saying.subject.player();
  const [item] = object.kind === "described" ? object.group.items : [];
  const [kind, ...more] = item?.modifiers ?? [];
  if (object.kind !== "described" || item?.noun.kind !== "common") return refuse("get", object);
  if (item.noun.noun === "emblem") return emblem(object, player, context);
  if (item.noun.noun !== "counter" || kind?.kind !== "counterKind" || more.length > 0 || object.post.length > 0)
    return refuse("get", object);
  return done(
    {
      kind: "putCounters",
      ...context.nextId(),
      actor: player,
      counter: kind.counter,
      count: countOfGroup(object.group, context),
      on: player,
      division: "each",
    },
    context,
  );
}

/** "You get an emblem with …" (114). */
function emblem(
  object: Extract<NounPhrase, { readonly kind: "described" }>,
  player: PlayerReference,
  context: Context,
): readonly Instruction[] {
  const [post, ...posts] = object.post;
  if (post?.kind !== "withQuotes" || posts.length > 0) return refuse("an emblem", object);
  return [
    {
      kind: "getEmblem",
      ...context.nextId(),
      player,
      abilities: lowerQuotedAbilities(post.abilities, context, new Set()),
    },
  ];
}

import { lowerQuotedAbilities } from "../quote.js";
