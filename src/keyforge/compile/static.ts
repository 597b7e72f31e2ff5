import type { Act, Affected, ObjectReference, Quantity, StaticEffect } from "../effects/index.js";
import type { Clause } from "../syntax/clause.js";
import type { Grant } from "../syntax/grant.js";
import { formOf } from "../syntax/index.js";
import type { Described, NounPhrase } from "../syntax/noun-phrase.js";
import type { PredicateOf } from "../syntax/predicate.js";
import type { VerbPhrase } from "../syntax/verb-phrase.js";
import { lowerQuoted } from "./ability.js";
import { lowerCondition } from "./condition.js";
import type { Context } from "./context.js";
import { lowerFilter } from "./filter.js";
import { isAround, nounOf } from "./noun.js";
import { friendly, narrowed, number } from "./plain.js";
import { isPlayerPhrase, lowerPlayer } from "./player.js";
import { multiplied } from "./quantity.js";
import { lowerReference } from "./reference.js";
import { refuse, refuseTrait } from "./refusal.js";
import {
  considered,
  copied,
  enters,
  fights,
  freed,
  handSize,
  isAnyKey,
  keyCost,
  played,
  spending,
  unready,
} from "./static-clause.js";
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
  if (grant.kind === "grantedTrait") {
    const { trait, known } = grant.trait;
    return known === "known" ? { kind: "trait", affected, trait } : refuseTrait(trait, grant);
  }
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

/** What is not played is not in play. */
function outOfPlay(affected: Affected): Affected {
  const zones = ["hand", "deck", "discard", "archives", "purged", "under"] as const;
  return "kind" in affected ? affected : { ...affected, zones };
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
  const meant = act === "bePlayed" ? outOfPlay(affected) : affected;
  if (predicate.kind === "fight" || unless !== null) return unlessSo(predicate, unless, act, meant, context);
  tails.finish();
  return [{ kind: "cannot", affected: meant, act, by: null }];
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
        grant.kind !== "keyword" || grant.amount !== null
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
      return [{ kind: "house", affected, house: object.noun.house, manner: houseManner(object) }];
    }
    default:
      return refuse("what holds", predicate);
  }
}

/** "in addition to its other houses", or in their place. */
function houseManner({ post: [first, ...others] }: Described): "instead" | "also" {
  if (first === undefined) return "instead";
  const isAlso =
    first.kind === "place" &&
    first.preposition === "inAdditionTo" &&
    first.not === null &&
    nounOf(first.what) === "house";
  return isAlso && others.length === 0 ? "also" : refuse("the house", first);
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
