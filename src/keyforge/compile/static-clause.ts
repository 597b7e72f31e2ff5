import type { Affected, EntersState, Filter, PlayerReference, StaticEffect } from "../effects/index.js";
import type { Described, NounPhrase } from "../syntax/noun-phrase.js";
import type { PredicateOf } from "../syntax/predicate.js";
import type { VerbPhrase } from "../syntax/verb-phrase.js";
import type { Context } from "./context.js";
import { lowerFilter } from "./filter.js";
import { isAround, nounOf } from "./noun.js";
import { number } from "./plain.js";
import { type lowerPlayer, ownerOf } from "./player.js";
import { amountOf, multiplied, statedAmount } from "./quantity.js";
import { lowerReference } from "./reference.js";
import { refuse } from "./refusal.js";
import { affectedBy } from "./static.js";
import { Tails } from "./tails.js";

/** Whether it is said of those alone that are fighting: "when attacked". */
function isNarrowed(affected: Affected): boolean {
  return "constraints" in affected && affected.constraints.some(({ kind }) => kind === "fighting");
}

/** "deals no damage when fighting", "only deals 4{D} when fighting" */
export function fights(
  { predicate, tails: told, adverb }: VerbPhrase,
  affected: Affected,
  context: Context,
): readonly StaticEffect[] {
  const tails = new Tails(told);
  const isInFight = tails.takeWords("whenFighting", "whileFighting") !== null || isNarrowed(affected);
  if (predicate.kind !== "deal" || predicate.to !== null || !isInFight) return refuse("what it deals", predicate);
  const { damage } = predicate;
  tails.finish();
  if (damage.kind !== "described") return refuse("what it deals", damage);
  const isNone = damage.determiner?.kind === "determiner" && damage.determiner.word === "no";
  if (isNone ? adverb !== null : adverb !== "only") return refuse("what it deals", predicate);
  const amount = isNone ? number(0) : (statedAmount(damage, context) ?? refuse("what it deals", damage));
  return [{ kind: "fightDamage", affected, amount }];
}

/** 'refills their hand to 1 additional card during their "draw cards" step' */
export function handSize(
  { predicate, tails: told }: VerbPhrase,
  player: PlayerReference,
  context: Context,
): readonly StaticEffect[] {
  const tails = new Tails(told);
  const during = tails.take(
    "during",
    ({ time }) =>
      isAround(time, "step") && time.modifiers.some((one) => one.kind === "step" && one.step === "drawCards"),
  );
  const each = tails.takeEach(context);
  tails.finish();
  if (predicate.kind !== "refill" || predicate.to === null || nounOf(predicate.object) !== "hand" || during === null)
    return refuse("to how many", predicate);
  const { amount } = predicate.to;
  if (!isAround(amount, "card") || amount.post.length > 0) return refuse("to how many", amount);
  const [modifier, ...others] = amount.modifiers;
  const word = modifier?.kind === "adjective" && others.length === 0 ? modifier.adjective : null;
  if (word !== "additional" && word !== "less" && word !== "fewer") return refuse("to how many", amount);
  const more =
    amount.determiner?.kind === "count" ? amountOf(amount.determiner.amount, context) : refuse("to how many", amount);
  const change = word === "additional" ? "more" : "less";
  return [{ kind: "handSize", player, change, amount: each === null ? more : multiplied(more, each) }];
}

/** "is a copy of this creature" */
export function copied(
  { what, adverb }: PredicateOf<"is">,
  told: VerbPhrase["tails"],
  affected: Affected,
  context: Context,
): readonly StaticEffect[] {
  new Tails(told).finish();
  if (adverb !== null || !isAround(what, "copy") || what.modifiers.length > 0) return refuse("what it is", what);
  const [post, ...others] = what.post;
  const isA = what.determiner?.kind === "determiner" && what.determiner.word === "a";
  if (!isA || others.length > 0 || post?.kind !== "place" || post.preposition !== "of")
    return refuse("of what it is a copy", what);
  return [{ kind: "copyOf", affected, of: lowerReference(post.what, context) }];
}

/** "each friendly creature may fight", whatever the active house is */
export function freed({ predicate, tails }: VerbPhrase, affected: Affected): readonly StaticEffect[] {
  new Tails(tails).finish();
  if ("kind" in affected) return refuse("who may", predicate);
  return [
    {
      kind: "mayUse",
      player: { kind: "you" },
      what: affected,
      most: { kind: "anyNumber" },
      how: predicate.kind === "reap" ? "reap" : "fight",
      zone: null,
    },
  ];
}

/** "is considered to have 1 power and 0 armor" */
export function considered(
  { verb }: PredicateOf<"considered">,
  told: VerbPhrase["tails"],
  affected: Affected,
  context: Context,
): readonly StaticEffect[] {
  new Tails(told).finish();
  const { predicate, tails, modal } = verb.verb;
  if (predicate.kind !== "have" || predicate.than !== null || tails.length > 0 || modal !== null)
    return refuse("as what it is considered", predicate);
  const { object } = predicate;
  return (object.kind === "coordinated" && object.conjunction === "and" ? object.members : [object]).map(
    (one): StaticEffect => {
      const word = nounOf(one);
      if (
        one.kind !== "described" ||
        (word !== "power" && word !== "armor") ||
        one.modifiers.length > 0 ||
        one.post.length > 0
      )
        return refuse("as what it is considered", one);
      const amount =
        one.determiner?.kind === "count"
          ? amountOf(one.determiner.amount, context)
          : refuse("as what it is considered", one);
      return { kind: word === "power" ? "setPower" : "setArmor", affected, amount };
    },
  );
}

export const entering: ReadonlySet<string> = new Set(["ready", "exhausted", "stunned", "enraged", "warded"]);
const isEntering = (word: string): word is EntersState => entering.has(word);

/** "enters play ready", "enters play ready and enraged" */
export function enters(
  predicate: PredicateOf<"enter">,
  told: VerbPhrase["tails"],
  affected: Affected,
): readonly StaticEffect[] {
  if (nounOf(predicate.where) !== "play" || predicate.states === null) return refuse("how it enters", predicate);
  new Tails(told).finish();
  const { state, more } = predicate.states;
  return [state, ...(more === null ? [] : [more.state])].map((word): StaticEffect =>
    isEntering(word) ? { kind: "entersPlay", affected, state: word } : refuse("how it enters", predicate),
  );
}

/** 'does not ready during its controller's "ready cards" step' */
export function unready({ predicate, tails: told }: VerbPhrase, affected: Affected): readonly StaticEffect[] {
  if (predicate.kind !== "readySelf") return refuse("what it does not do", predicate);
  const tails = new Tails(told);
  const during = tails.take(
    "during",
    ({ time }) =>
      isAround(time, "step") && time.modifiers.some((one) => one.kind === "step" && one.step === "readyCards"),
  );
  tails.finish();
  return during === null ? refuse("when it does not ready", predicate) : [{ kind: "doesNotReady", affected }];
}

/** "Keys cost +1{A}", "your opponent's keys cost +1{A} for each forged key they have" */
export function keyCost(subject: NounPhrase, verb: VerbPhrase, context: Context): readonly StaticEffect[] {
  const { predicate } = verb;
  if (predicate.kind !== "cost" || verb.modal !== null || verb.adverb !== null || !isAround(subject, "key"))
    return refuse("what costs more", subject);
  const { sign, amount } = predicate.change.change;
  if (predicate.change.icon.icon !== "aember" || subject.modifiers.length > 0 || subject.post.length > 0)
    return refuse("what keys cost", predicate);
  const player =
    subject.determiner === null
      ? ({ kind: "eachPlayer" } as const)
      : (ownerOf(subject.determiner, subject, context) ?? refuse("whose keys", subject));
  const tails = new Tails(verb.tails);
  const stated = amount === "X" ? tails.takeX(context) : number(amount);
  const each = tails.takeEach(context);
  tails.finish();
  const change = sign === "+" ? "more" : "less";
  return [{ kind: "keyCost", player, change, amount: each === null ? stated : multiplied(stated, each) }];
}

/** "keys", "a key": any of them. */
export function isAnyKey({ determiner, modifiers, post, more }: Described): boolean {
  const isA = determiner === null || (determiner.kind === "determiner" && determiner.word === "a");
  return isA && modifiers.length + post.length + more.length === 0;
}

export function played(object: NounPhrase, context: Context): Filter {
  if (object.kind !== "described") return refuse("what is played", object);
  const filter = lowerFilter({ ...object, determiner: null }, context);
  return { ...filter, zones: filter.zones.filter((zone) => zone !== "play") };
}

/** "when forging keys" */
function isForging({ predicate, tails }: VerbPhrase): boolean {
  return (
    predicate.kind === "forge" && tails.length === 0 && isAround(predicate.object, "key") && isAnyKey(predicate.object)
  );
}

export function spending(
  predicate: PredicateOf<"spend">,
  verb: VerbPhrase,
  player: ReturnType<typeof lowerPlayer>,
  context: Context,
): readonly StaticEffect[] {
  const tails = new Tails(verb.tails);
  // "as if it were in your pool" is what such spending is.
  const asIf =
    tails.take("subordinate", ({ word }) => word === "asIf" || word === "asThough") ??
    tails.take("ellipticVerb", ({ word, verb: own }) => word === "when" && isForging(own));
  tails.finish();
  const { aember } = predicate;
  if (asIf === null || aember.kind !== "described") return refuse("what is spent", predicate);
  if (aember.noun.kind === "name" && aember.noun.sort === "own")
    return [{ kind: "spendAsAmber", affected: { kind: "source" }, worth: 1 }];
  const [post, ...others] = aember.post;
  const isBare = aember.determiner === null && aember.modifiers.length === 0 && others.length === 0;
  if (
    !isBare ||
    aember.noun.kind !== "icon" ||
    aember.noun.icon !== "aember" ||
    post?.kind !== "place" ||
    post.preposition !== "on" ||
    post.not !== null
  )
    return refuse("what is spent", aember);
  return [{ kind: "spendAmberOn", player, from: affectedBy(post.what, context) }];
}
