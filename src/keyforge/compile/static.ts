import type {
  Act,
  Affected,
  EntersState,
  Filter,
  ObjectReference,
  PlayerReference,
  Quantity,
  StaticEffect,
} from "../effects/index.js";
import type { Clause } from "../syntax/clause.js";
import type { Grant } from "../syntax/grant.js";
import type { Described, NounPhrase } from "../syntax/noun-phrase.js";
import { formOf } from "../syntax/index.js";
import type { PredicateOf } from "../syntax/predicate.js";
import type { VerbPhrase } from "../syntax/verb-phrase.js";
import { lowerQuoted } from "./ability.js";
import { lowerCondition } from "./condition.js";
import type { Context } from "./context.js";
import { lowerFilter } from "./filter.js";
import { isAround, nounOf } from "./noun.js";
import { friendly, narrowed, number } from "./plain.js";
import { isPlayerPhrase, lowerPlayer, ownerOf } from "./player.js";
import { amountOf, multiplied, statedAmount } from "./quantity.js";
import { lowerReference } from "./reference.js";
import { refuse } from "./refusal.js";
import { Tails } from "./tails.js";

/** What a static effect is about: those that fit at each time, or certain ones. */
export function affectedBy(node: NounPhrase, context: Context): Affected {
  if (node.kind !== "described") return lowerReference(node, context);
  const { determiner } = node;
  if (determiner === null && node.noun.kind !== "name") return lowerFilter(node, context);
  const isYours = determiner?.kind === "determiner" && determiner.word === "your" && nounOf(node) === "creature";
  if (isYours) return narrowed(lowerFilter({ ...node, determiner: null }, context), friendly);
  const reference = lowerReference(node, context);
  if (reference.kind === "choose") return refuse("who is affected", node);
  return reference.kind === "each" ? reference.filter : reference;
}

/** A size that grows with "for each". */
function sized({ change, of }: PredicateOf<"get">["bonus"], affected: Affected, each: Quantity | null): StaticEffect {
  if (change.amount === "X") return refuse("+X", change);
  const amount = number(change.amount);
  const direction = change.sign === "+" ? "more" : "less";
  return { kind: of, affected, change: direction, amount: each === null ? amount : multiplied(amount, each) };
}

function granted(grant: Grant, affected: Affected, context: Context): StaticEffect {
  if (grant.kind === "quote") return { kind: "gainAbilities", affected, abilities: lowerQuoted(grant, context) };
  const { keyword, amount } = grant;
  if (amount?.kind === "x") return refuse("X", grant);
  return { kind: "gainKeyword", affected, keyword: { keyword, value: amount === null ? null : amount.value } };
}

const acts: Readonly<Record<string, Act>> = {
  reap: "reap",
  fights: "fight",
  fight: "fight",
  readySelf: "ready",
  attacks: "attack",
};

const passiveActs: Readonly<Record<string, Act>> = {
  use: "beUsed",
  attack: "beAttacked",
  play: "bePlayed",
  destroy: "beDestroyed",
  stun: "beStunned",
  return: "beReturned",
  archive: "beArchived",
};

/** "be dealt damage": any. */
function dealtAct({ adverb, damage }: PredicateOf<"dealt">): Act | undefined {
  const isAny =
    damage.kind === "described" &&
    damage.determiner === null &&
    damage.modifiers.length === 0 &&
    damage.post.length === 0;
  return isAny && adverb === null ? "beDealtDamage" : undefined;
}

/** "deals no damage when fighting", "only deals 4{D} when fighting" */
function fights(
  { predicate, tails: told, adverb }: VerbPhrase,
  affected: Affected,
  context: Context,
): readonly StaticEffect[] {
  const tails = new Tails(told);
  if (predicate.kind !== "deal" || predicate.to !== null || tails.takeWords("whenFighting", "whileFighting") === null)
    return refuse("what it deals", predicate);
  const { damage } = predicate;
  tails.finish();
  if (damage.kind !== "described") return refuse("what it deals", damage);
  const isNone = damage.determiner?.kind === "determiner" && damage.determiner.word === "no";
  if (isNone ? adverb !== null : adverb !== "only") return refuse("what it deals", predicate);
  const amount = isNone ? number(0) : (statedAmount(damage, context) ?? refuse("what it deals", damage));
  return [{ kind: "fightDamage", affected, amount }];
}

/** 'refills their hand to 1 additional card during their "draw cards" step' */
function handSize(
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
  return [{ kind: "handSize", player, change: word === "additional" ? "more" : "less", amount: more }];
}

/** "cannot reap", "cannot be attacked" */
function forbidden(
  { predicate, tails: told }: VerbPhrase,
  affected: Affected,
  context: Context,
): readonly StaticEffect[] {
  const tails = new Tails(told);
  const unless = tails.take("subordinate", ({ word }) => word === "unless");
  const act =
    predicate.kind === "passive"
      ? passiveActs[predicate.verb]
      : predicate.kind === "dealt"
        ? dealtAct(predicate)
        : acts[predicate.kind];
  if (predicate.kind === "passive" && (predicate.to !== null || predicate.purpose !== null))
    return refuse("what it cannot do", predicate);
  if (act === undefined || (predicate.kind === "passive" && predicate.adverb !== null))
    return refuse("what it cannot do", predicate);
  if (predicate.kind === "fight" || unless !== null) return unlessSo(predicate, unless, act, affected, context);
  tails.finish();
  return [{ kind: "cannot", affected, act, by: null }];
}

function unlessSo(
  predicate: VerbPhrase["predicate"],
  unless: ReturnType<Tails["take"]>,
  act: Act,
  affected: Affected,
  context: Context,
): readonly StaticEffect[] {
  if (unless?.kind !== "subordinate" || predicate.kind === "fight") return refuse("what it cannot do", predicate);
  return [{ kind: "onlyIf", affected, act, condition: lowerCondition(unless.clauses, context) }];
}

/** "is a copy of this creature" */
function copied(
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
function freed({ predicate, tails }: VerbPhrase, affected: Affected): readonly StaticEffect[] {
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
function considered(
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

const entering: ReadonlySet<string> = new Set(["ready", "exhausted", "stunned", "enraged", "warded"]);
const isEntering = (word: string): word is EntersState => entering.has(word);

/** "enters play ready", "enters play ready and enraged" */
function enters(
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

/** Effects of one verb on what it is about. */
function ofVerb(verb: VerbPhrase, affected: Affected, context: Context): readonly StaticEffect[] {
  const { predicate, modal, adverb } = verb;
  if (predicate.kind === "deal" && modal === null) return fights(verb, affected, context);
  if (adverb !== null) return refuse("what is said of it", predicate);
  if (modal === "may" && (predicate.kind === "fights" || predicate.kind === "reap")) return freed(verb, affected);
  if (predicate.kind === "considered" && modal === null) return considered(predicate, verb.tails, affected, context);
  if (modal === "cannot") return forbidden(verb, affected, context);
  if (modal === "doesNot" || modal === "doNot") return unready(verb, affected);
  if (modal !== null) return refuse("what is said of it", predicate);
  switch (predicate.kind) {
    case "get": {
      const tails = new Tails(verb.tails);
      const each = tails.takeEach(context);
      tails.finish();
      return [predicate.bonus, ...predicate.more.map(({ bonus }) => bonus)].map((bonus) =>
        sized(bonus, affected, each),
      );
    }
    case "gain": {
      new Tails(verb.tails).finish();
      return predicate.grants.members.map((grant) => granted(grant, affected, context));
    }
    case "lose": {
      new Tails(verb.tails).finish();
      return predicate.grants.members.map((grant) =>
        grant.kind === "quote" || grant.amount !== null
          ? refuse("what is lost", grant)
          : { kind: "loseKeyword", affected, keyword: grant.keyword },
      );
    }
    case "is":
      return copied(predicate, verb.tails, affected, context);
    case "enter":
      return enters(predicate, verb.tails, affected);
    case "belong": {
      new Tails(verb.tails).finish();
      const { object } = predicate;
      if (object.kind !== "described" || object.noun.kind !== "house" || object.modifiers.length > 0)
        return refuse("the house", object);
      return [{ kind: "house", affected, house: object.noun.house, manner: "instead" }];
    }
    default:
      return refuse("what holds", predicate);
  }
}

/** 'does not ready during its controller's "ready cards" step' */
function unready({ predicate, tails: told }: VerbPhrase, affected: Affected): readonly StaticEffect[] {
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
function keyCost(subject: NounPhrase, verb: VerbPhrase, context: Context): readonly StaticEffect[] {
  const { predicate } = verb;
  if (predicate.kind !== "cost" || verb.modal !== null || verb.adverb !== null || !isAround(subject, "key"))
    return refuse("what costs more", subject);
  const { sign, amount } = predicate.change.change;
  if (
    amount === "X" ||
    predicate.change.icon.icon !== "aember" ||
    subject.modifiers.length > 0 ||
    subject.post.length > 0
  )
    return refuse("what keys cost", predicate);
  const player =
    subject.determiner === null
      ? ({ kind: "eachPlayer" } as const)
      : (ownerOf(subject.determiner, subject, context) ?? refuse("whose keys", subject));
  const tails = new Tails(verb.tails);
  const each = tails.takeEach(context);
  tails.finish();
  const change = sign === "+" ? "more" : "less";
  return [
    { kind: "keyCost", player, change, amount: each === null ? number(amount) : multiplied(number(amount), each) },
  ];
}

/** What holds by a clause: sizes, keywords, abilities, prohibitions, costs of keys. */
export function lowerStaticClause(
  { subject, verbs, links }: Clause,
  context: Context,
  known: ObjectReference | null = null,
): readonly StaticEffect[] {
  if (subject === null) return refuse("who is affected", verbs);
  if (isAround(subject, "key")) return verbs.flatMap((verb) => keyCost(subject, verb, context));
  if (isPlayerPhrase(subject)) return ofPlayer(subject, verbs, context);
  if (links.some((link) => link !== "and" && link !== "commaAnd" && link !== "comma" && link !== "or"))
    return refuse("how it goes on", subject);
  const affected = known ?? affectedBy(subject, context);
  if (!("kind" in affected))
    context.mention({ reference: { kind: "iteration", slot: "affected" }, number: "one", types: affected.types });
  return sharing(verbs, links).flatMap((verb) => ofVerb(verb, affected, context));
}

/** "cannot fight or reap": the helping verb goes with both. */
function sharing(verbs: Clause["verbs"], links: Clause["links"]): readonly VerbPhrase[] {
  let modal: VerbPhrase["modal"] = null;
  return verbs.map((verb, index) => {
    const link = links[index - 1];
    if (link === "or" && modal !== "cannot") return refuse("one or the other", verb);
    const inherits =
      verb.modal === null &&
      index > 0 &&
      modal === "cannot" &&
      formOf(verb.predicate) === "base" &&
      (link === "or" || link === "and");
    modal = inherits ? modal : verb.modal;
    return inherits ? { ...verb, modal } : verb;
  });
}

/** "keys", "a key": any of them. */
function isAnyKey({ determiner, modifiers, post, more }: Described): boolean {
  const isA = determiner === null || (determiner.kind === "determiner" && determiner.word === "a");
  return isA && modifiers.length + post.length + more.length === 0;
}

/** "you may spend {A} on it as if it were in your pool" and what else holds for players. */
function ofPlayer(subject: NounPhrase, verbs: Clause["verbs"], context: Context): readonly StaticEffect[] {
  const [verb, ...others] = verbs;
  if (verb === undefined || others.length > 0) return refuse("what holds for a player", subject);
  const player = lowerPlayer(subject, context);
  const { predicate, modal } = verb;
  if (predicate.kind === "refill" && modal === null) return handSize(verb, player, context);
  if (
    predicate.kind === "forge" &&
    modal === "cannot" &&
    isAround(predicate.object, "key") &&
    isAnyKey(predicate.object)
  ) {
    new Tails(verb.tails).finish();
    return [{ kind: "playerCannot", player, act: "forgeKeys", what: null }];
  }
  if (predicate.kind === "spend" && modal === "may") return spending(predicate, verb, player, context);
  if (predicate.kind === "play" && modal === "cannot" && predicate.on === null) {
    new Tails(verb.tails).finish();
    return [{ kind: "playerCannot", player, act: "playCards", what: played(predicate.object, context) }];
  }
  return refuse("what holds for a player", predicate);
}

function played(object: NounPhrase, context: Context): Filter {
  if (object.kind !== "described") return refuse("what is played", object);
  const filter = lowerFilter({ ...object, determiner: null }, context);
  return { ...filter, zones: filter.zones.filter((zone) => zone !== "play") };
}

function spending(
  predicate: PredicateOf<"spend">,
  verb: VerbPhrase,
  player: ReturnType<typeof lowerPlayer>,
  context: Context,
): readonly StaticEffect[] {
  const tails = new Tails(verb.tails);
  // "as if it were in your pool" is what such spending is.
  const asIf = tails.take("subordinate", ({ word }) => word === "asIf" || word === "asThough");
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
