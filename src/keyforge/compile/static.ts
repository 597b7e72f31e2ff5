import type { Act, Affected, EntersState, Filter, Quantity, StaticEffect } from "../effects/index.js";
import type { Clause } from "../syntax/clause.js";
import type { Grant } from "../syntax/grant.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { PredicateOf } from "../syntax/predicate.js";
import type { VerbPhrase } from "../syntax/verb-phrase.js";
import { lowerQuoted } from "./ability.js";
import { lowerCondition } from "./condition.js";
import type { Context } from "./context.js";
import { lowerFilter } from "./filter.js";
import { isAround, nounOf } from "./noun.js";
import { number } from "./plain.js";
import { isPlayerPhrase, lowerPlayer, ownerOf } from "./player.js";
import { multiplied } from "./quantity.js";
import { lowerReference } from "./reference.js";
import { refuse } from "./refusal.js";
import { Tails } from "./tails.js";

/** What a static effect is about: those that fit at each time, or certain ones. */
export function affectedBy(node: NounPhrase, context: Context): Affected {
  if (node.kind !== "described") return lowerReference(node, context);
  const { determiner } = node;
  if (determiner === null && node.noun.kind !== "name") return lowerFilter(node, context);
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

/** "cannot reap", "cannot be attacked" */
function forbidden(
  { predicate, tails: told }: VerbPhrase,
  affected: Affected,
  context: Context,
): readonly StaticEffect[] {
  const tails = new Tails(told);
  const unless = tails.take("subordinate", ({ word }) => word === "unless");
  const act = predicate.kind === "passive" ? passiveActs[predicate.verb] : acts[predicate.kind];
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
  if (adverb !== null) return refuse("what is said of it", predicate);
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
export function lowerStaticClause({ subject, verbs, links }: Clause, context: Context): readonly StaticEffect[] {
  if (subject === null) return refuse("who is affected", verbs);
  if (isAround(subject, "key")) return verbs.flatMap((verb) => keyCost(subject, verb, context));
  if (isPlayerPhrase(subject)) return ofPlayer(subject, verbs, context);
  if (links.some((link) => link !== "and" && link !== "commaAnd" && link !== "comma" && link !== "or"))
    return refuse("how it goes on", subject);
  const affected = affectedBy(subject, context);
  return sharing(verbs, links).flatMap((verb) => ofVerb(verb, affected, context));
}

/** "cannot fight or reap": the helping verb goes with both. */
function sharing(verbs: Clause["verbs"], links: Clause["links"]): readonly VerbPhrase[] {
  let modal: VerbPhrase["modal"] = null;
  return verbs.map((verb, index) => {
    const link = links[index - 1];
    if (link === "or" && modal !== "cannot") return refuse("one or the other", verb);
    const inherits = verb.modal === null && index > 0 && modal === "cannot" && (link === "or" || link === "and");
    modal = inherits ? modal : verb.modal;
    return inherits ? { ...verb, modal } : verb;
  });
}

/** "you may spend {A} on it as if it were in your pool" and what else holds for players. */
function ofPlayer(subject: NounPhrase, verbs: Clause["verbs"], context: Context): readonly StaticEffect[] {
  const [verb, ...others] = verbs;
  if (verb === undefined || others.length > 0) return refuse("what holds for a player", subject);
  const player = lowerPlayer(subject, context);
  const { predicate, modal } = verb;
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
