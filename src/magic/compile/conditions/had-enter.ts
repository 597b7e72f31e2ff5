import type { Condition, Participant, PlayerReference } from "../../effects/index.js";
import { plainDetail } from "../../effects/plain-detail.js";
import type { VerbPhrase } from "../../syntax/clause.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { PostModifier } from "../../syntax/post-modifier.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import type { Context } from "../context.js";
import { withManner } from "../happening.js";
import { articleOf, bareNoun, isPronoun } from "../noun.js";
import { lowerParticipant } from "../participant.js";
import { happenedOften } from "./past.js";
import { type PastSpan, pastSpanOf } from "../past-span.js";
import { isEach } from "../plain.js";
import { lowerPlayers } from "../player.js";
import { refuse } from "../refusal.js";

/**
 * "you had a land you control enter this turn", "an opponent had two or more lands enter under their control this turn":
 * it entered under that player's control, whoever controls it now (110.2, 608.2i); null of another clause.
 */
export function hadEnter(subject: NounPhrase, verb: VerbPhrase, context: Context): Condition | null {
  const { predicate } = verb;
  if (predicate.kind !== "haveDo" || predicate.form !== "past") return null;
  const within = spanOf(verb, predicate);
  const { does } = predicate;
  if (within === null || does.predicate.kind !== "enter") return refuse("had", verb);
  const player = lowerPlayers(subject, context);
  if (isEach(player)) return refuse("who had", subject);
  const entered = lowerParticipant(whatEntered(predicate, player, subject), "object", context);
  return happenedOften(entering(entered, player), within);
}

type Having = PredicateOf<"haveDo">;

/** The span that stands behind the verb, said once. */
function spanOf(outer: VerbPhrase, { does }: Having): PastSpan | null {
  const [span, ...more] = [...does.adverbials, ...outer.adverbials];
  const plain = [outer, does].every((one) => one.auxiliary === null && one.adverb === null && one.innerAdverb === null);
  return span !== undefined && more.length === 0 && plain ? pastSpanOf(span) : null;
}

/** What entered, without the words that say under whose control: they must stand there, and mean who "had" it. */
function whatEntered({ subject: object, does }: Having, player: PlayerReference, who: NounPhrase): NounPhrase {
  const entries = does.predicate.kind === "enter" ? does.predicate.entries : [];
  const [entry, ...others] = entries;
  if (object.kind !== "described" || others.length > 0) return refuse("enter", object);
  const last = object.post.at(-1);
  const yours = last?.kind === "controlled" && isYours(last);
  if (entry === undefined && yours && player.kind === "you") return { ...object, post: object.post.slice(0, -1) };
  const theirs = entry?.kind === "underControl" && isControlOf(entry.whose, player);
  return theirs && !yours ? object : refuse("under whose control", who);
}

function isYours(post: Extract<PostModifier, { readonly kind: "controlled" }>): boolean {
  return isPronoun(post.player, "you") && post.verb === "control";
}

/** "your control" of you, "their control" or "his or her control" of another. */
function isControlOf(whose: NounPhrase, player: PlayerReference): boolean {
  const group = bareNoun(whose, "control");
  if (group === null || group.possessor !== null) return false;
  const article = articleOf(group);
  return player.kind === "you" ? article === "your" : article === "their" || article === "his or her";
}

function entering(object: Participant, player: PlayerReference): Parameters<typeof happenedOften>[0] {
  const ends = { kind: "zoneChange", object, from: null, to: "battlefield" } as const;
  if (player.kind === "you") return { ...ends, player: null, detail: withManner(plainDetail, "underYourControl") };
  return { ...ends, player: { kind: "player", reference: player }, detail: plainDetail };
}
