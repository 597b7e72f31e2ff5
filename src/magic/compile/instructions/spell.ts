import type { Duration, Instruction, ObjectReference, PlayerReference } from "../../effects/index.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import { additionalLandsNow } from "../additional-lands.js";
import { objectAntecedent, type Context } from "../context.js";
import { wholeExceptions } from "../copy-exception.js";
import { holdsKind } from "../../effects/structure.js";
import { lowerActionCosts, lowerCosts } from "../cost.js";
import { formOf } from "../head.js";
import type { InstructionTable } from "../instruct.js";
import { isEach } from "../plain.js";
import { castableCards, permittedCards } from "../castable-cards.js";
import { changeTargets } from "./new-targets.js";
import { permission } from "../permission.js";
import { type Antecedent, latestObject } from "../antecedent.js";
import { bareNoun, isPronoun } from "../noun.js";
import { isSame } from "../../effects/structure.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import { stackedAlone } from "../fit-objects.js";
import { lowerObjects } from "../reference.js";
import { refuse } from "../refusal.js";
import type { Saying } from "../saying.js";
import { done } from "./result.js";

type Kinds =
  | "cast" | "castFor" | "castByPaying" | "castAsThough" | "play" | "counter" | "copy" | "activate" | "activateBare" | "activateNamed" | "cycle" | "putThere" | "unlock" | "trigger" | "resolve" | "pay" | "payNoun" | "paySymbolsTimes" | "kick" | "change" | "spend" | "spendFor" | "plot" | "becomeTarget" | "convoke"; // prettier-ignore

/** Spells and abilities as objects of instructions (601, 701.6, 707.10). */
export const spellInstructions: InstructionTable<Kinds> = {
  cast: (node, saying, context) => cast(node, "cast", saying, context),
  castFor: (node) => refuse("cast for", node),
  castByPaying: (node) => refuse("cast by paying", node),
  castAsThough: (node) => refuse("cast as though", node),
  play: (node, saying, context) => additionalLandsNow(node, saying, context) ?? cast(node, "play", saying, context),
  counter: (node, saying, context) => {
    saying.subject.player();
    const objects = stackedAlone(onStack(spellOf(node.object, context), node, context), context, node);
    return done({ kind: "counterSpell", ...context.nextId(), objects, instead: null }, context);
  },
  copy: (node, saying, context) => copySpell(node, saying, context),
  activate: (node) => refuse("activate", node),
  activateBare: (node) => refuse("activate", node),
  activateNamed: (node) => refuse("activate", node),
  cycle: (node) => refuse("cycle", node),
  putThere: (node) => refuse("there", node),
  unlock: (node) => refuse("unlock", node),
  trigger: (node) => refuse("trigger", node),
  resolve: (node) => refuse("resolve", node),
  pay: (node, saying, context) => {
    const player = saying.subject.player();
    const costs = lowerCosts(node.costs, context);
    const times = saying.forEach() ?? ({ kind: "number", value: 1 } as const);
    return done({ kind: "payCost", ...context.nextId(), player, costs, times }, context);
  },
  payNoun: (node, saying, context) => {
    const player = saying.subject.player();
    const costs = lowerActionCosts(node, context);
    // X is chosen as the spell or ability is announced, and here it is not defined (107.3).
    if (context.defining === null && holdsKind(costs, "x")) return refuse("pay X", node);
    return done({ kind: "payCost", ...context.nextId(), player, costs, times: { kind: "number", value: 1 } }, context);
  },
  paySymbolsTimes: (node, saying, context) => {
    const player = saying.subject.player();
    return node.times === "any"
      ? done(
          { kind: "payCost", ...context.nextId(), player, costs: lowerCosts(node.costs, context), times: "anyNumber" },
          context,
        )
      : refuse("one or more times", node);
  },
  kick: (node) => refuse("kick", node),
  change: (node, saying, context) => changeTargets(node, saying, context),
  spend: (node) => refuse("spend", node),
  spendFor: (node) => refuse("spend", node),
  plot: (node) => refuse("plot", node),
  becomeTarget: (node) => refuse("become the target", node),
  convoke: (node) => refuse("convoke", node),
};

/** Casting now, or for a time: "You may cast it this turn" gives a permission that lasts (611.2). */
function cast(
  node: PredicateOf<"cast"> | PredicateOf<"play">,
  action: "cast" | "play",
  saying: Saying,
  context: Context,
): readonly Instruction[] {
  const player = saying.subject.player();
  const what = lowerObjects(node.object, context, player);
  const isCopy = bareNoun(node.object, "copy") !== null && !isNamedCopy(what, context);
  const said = { node: node.object, action, player };
  const free = node.payment === "free" || node.payment === "freeTheir" || node.payment === "freeTheirOne";
  const payment = node.payment === null ? "normal" : free ? "free" : "anyMana";
  // What lets the spell itself be cast in another way is no part of its resolution (118.9a).
  if (what.kind === "source" && context.bearer.spell === "spell") return refuse("cast", node);
  if (isCopy)
    return payment === "anyMana" ? refuse("how it is paid", node) : castCopy(node, what, payment, saying, context);
  const duration = whileExiled(what, player, saying) ?? saying.duration({ kind: "indefinite" });
  if (duration.kind === "indefinite") {
    // "Until end of turn, you may cast it" makes a permission of it (611.2a).
    const now = context.opening === "timed" ? permittedCards(what, said) : castableCards(what, said);
    return done({ kind: "castSpell", ...context.nextId(), player, what: now, payment, action, cost: [] }, context);
  }
  return done(
    {
      kind: "modify",
      ...context.nextId(),
      objects: player,
      changes: [permission(action, permittedCards(what, said), payment)],
      duration,
      membership: "lockedIn",
    },
    context,
  );
}

/** A copy of a card that is defined by its name: it is there before it is cast (707.13). */
function isNamedCopy(what: ObjectReference, context: Context): boolean {
  if (what.kind !== "result") return false;
  return context.latestDoing(({ result }) => result === what.slot)?.kind === "copyNamedCard";
}

/** "You may cast the copy": of a card that was exiled, as a spell of its own (707.12). */
function castCopy(
  node: PredicateOf<"cast"> | PredicateOf<"play">,
  what: ObjectReference,
  payment: "free" | "normal",
  saying: Saying,
  context: Context,
): readonly Instruction[] {
  const one = node.object.kind === "described" && formOf(node.object.group) === "singular";
  if (node.kind !== "cast" || !one || !isExiledCard(what, context)) return refuse("cast a copy", node);
  context.castCopy();
  const player = saying.subject.player();
  const base = { kind: "castSpell", ...context.nextId(), player, what, payment } as const;
  return done({ ...base, action: "castCopy", cost: [] }, context);
}

/** One card that an instruction, or a linked ability, has exiled. */
function isExiledCard(object: ObjectReference, context: Context): boolean {
  if (object.kind === "linked") return object.how === "exiled";
  const doing =
    object.kind === "result" || object.kind === "target"
      ? context.latestDoing(
          (one) =>
            one.kind === "moveObjects" &&
            (isSame(one.objects, object) || (object.kind === "result" && one.result === object.slot)),
        )
      : null;
  return doing?.kind === "moveObjects" && doing.to === "exile";
}

/** What is countered or copied: "it" is the spell or ability that was spoken of, where one was (701.6a, 707.10). */
function spellOf(node: NounPhrase, context: Context): ObjectReference {
  const isSpell = ({ heads, number }: Antecedent): boolean => number === "singular" && heads.has("spell");
  const spell =
    isPronoun(node, "it") && context.namedTarget === null
      ? latestObject(context.snapshot().antecedents, isSpell)
      : null;
  return spell ?? lowerObjects(node, context, { kind: "you" });
}

function onStack(object: ObjectReference, node: object, context: Context): ObjectReference {
  return object.kind === context.namedTarget?.kind ? refuse("a permanent", node) : object;
}

/** "for as long as it remains exiled": while what may be cast is in exile (611.2b); null of another duration. */
function whileExiled(object: ObjectReference, player: PlayerReference, saying: Saying): Duration | null {
  const words = ["throughout", "theyRemain"] as const;
  if (words.every((word) => saying.takeSpan(word) === "absent")) return null;
  // Where each of several may, each means a card of their own, which no reference to all of them tells apart.
  if (isEach(player) || player.kind === "resultPlayer") return refuse("which card", object);
  const constraints = [{ kind: "inZone", zone: "exile", of: null }] as const;
  return { kind: "asLongAs", condition: { kind: "matches", object, filter: { what: "card", constraints } } };
}

/** Copies of a spell or ability (707.10), with what they are excepted; how they would enter is no part of a spell. */
function copySpell(node: PredicateOf<"copy">, saying: Saying, context: Context): readonly Instruction[] {
  // The copy is controlled by who makes it (707.10), which here is the controller of what does so.
  if (saying.subject.player().kind !== "you") return refuse("who copies", node);
  const each = saying.forEach();
  const object = onStack(spellOf(node.object, context), node, context);
  if (each === null && isExiledCard(object, context)) {
    // The copy of a card is there to be cast, and is gone where it is not (707.12, 707.12a).
    context.mention(objectAntecedent(object, "singular", ["copy"]));
    context.copyCard();
    return [];
  }
  const except = saying.take("except");
  const changes = except === null ? null : wholeExceptions(except.exceptions, null, context);
  if (changes !== null && changes.enters.length > 0) return refuse("how a copy enters", except);
  const exceptions = changes?.exceptions ?? [];
  const count = each ?? ({ kind: "number", value: 1 } as const);
  return done({ kind: "copySpell", ...context.nextId(), object, count, newTargets: "no", exceptions }, context);
}
