import type { NounGroup } from "../../../../grammar/magic/phrases.js";
import type { Condition, PlayerReference, TurnPart } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import type { Context } from "../context.js";
import { denied } from "../form.js";
import { isThisTurn } from "../amount.js";
import type { PostModifier } from "../../syntax/post-modifier.js";
import { articleOf, bareNoun, hasArticle, headedBy, isPronoun, ofWhat, phraseOf } from "../noun.js";
import { numeric, you } from "../plain.js";
import { lowerPlayers } from "../player.js";
import { refuse } from "../refusal.js";
import { turnPartOf } from "../turn-part.js";

/** "it's your turn", "it's that player's turn" (500.1). */
export function turn(node: PredicateOf<"beNoun">, subject: NounPhrase, context: Context): Condition {
  const group = bareNoun(node.object, "turn");
  if (!isPronoun(subject, "it") || group === null) return refuse("is", node);
  return denied(node.form, { kind: "turn", of: whose(group, node, context), part: null });
}

/** "it's your main phase", "it's the first combat phase of the turn" (500.1, 500.8). */
export function phase(node: PredicateOf<"beNoun">, subject: NounPhrase, context: Context): Condition {
  if (!isPronoun(subject, "it")) return refuse("is", node);
  const nth = nthOfTurn(node.object);
  if (nth !== null) return denied(node.form, { kind: "allOf", conditions: [nth, nowIn("combat", everyone)] });
  const { part, whose: player, next } = turnPartOf(node.object, context);
  if (next !== "each" || player?.kind !== "player") return refuse("a phase", node);
  return denied(node.form, nowIn(part, player.reference));
}

const everyone: PlayerReference = { kind: "eachPlayer" };

function nowIn(part: TurnPart, of: PlayerReference): Condition {
  return { kind: "turn", of, part };
}

/** "the first combat phase of the turn": of those that have begun in it there are so many; null of another phrase. */
function nthOfTurn(object: NounPhrase): Condition | null {
  const head = headedBy(object, "combat phase");
  const [ordinal, ...more] = head?.modifiers ?? [];
  if (head === null || ordinal?.kind !== "ordinal") return null;
  const turns = ofWhat(head.post);
  const plain = more.length === 0 && articleOf(head.group) === "the" && head.group.possessor === null;
  if (!plain || turns === null || !hasArticle(turns, "the") || bareNoun(turns, "turn") === null)
    return refuse("a phase", object);
  const event = { kind: "turnPart", part: "combat", whose: null, edge: "beginning", next: "each" } as const;
  const quantity = { kind: "events", measure: "times", event, within: "thisTurn" } as const;
  return { kind: "compare", quantity, is: { operator: "equal", than: numeric(ordinal.value) } };
}

function whose(group: NounGroup, node: PredicateOf<"beNoun">, context: Context): PlayerReference {
  const article = articleOf(group);
  if (article === "your") return you;
  if (article === "their" || article === "his or her") return context.findPlayer("their", node);
  const possessor = group.possessor?.group;
  return possessor?.kind === "nounGroup" && group.determiners.length === 0
    ? lowerPlayers(phraseOf(possessor), context)
    : refuse("is", node);
}

/** "this is the second time this ability has resolved this turn", and after that "it's the third time" (603.2h). */
export function timesResolved(node: PredicateOf<"beNoun">, subject: NounPhrase, context: Context): Condition | null {
  const head = headedBy(node.object, "time");
  const [ordinal, ...more] = head?.modifiers ?? [];
  if (head === null || ordinal?.kind !== "ordinal") return null;
  if (more.length > 0 || articleOf(head.group) !== "the" || head.group.possessor !== null) return refuse("time", node);
  const whole = isPronoun(subject, "this") && hasResolved(head.post);
  const again = isPronoun(subject, "it") && head.post.length === 0 && context.countsResolutions === "counts";
  if (!whole && !again) return refuse("time", node);
  context.countsResolutions = "counts";
  return denied(node.form, { kind: "timesResolved", times: ordinal.value });
}

/** "this ability has resolved this turn". */
function hasResolved(post: readonly PostModifier[]): boolean {
  const [who, resolved, ...more] = post;
  if (who?.kind !== "contact" || resolved?.kind !== "participle" || more.length > 0) return false;
  const ability = bareNoun(who.subject, "ability");
  if (ability === null || articleOf(ability) !== "this" || who.verb.verb !== "have" || who.tails.length > 0)
    return false;
  return resolved.verb === "resolve" && resolved.object === null && isThisTurn(resolved.tails);
}
