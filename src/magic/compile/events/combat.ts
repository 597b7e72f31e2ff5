import type { EventPattern, Participant, PlayerReference } from "../../effects/index.js";
import type { VerbPhrase } from "../../syntax/clause.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import { eventDetail } from "../event-detail.js";
import { type EventTable, type Happening, withManner } from "../happening.js";
import { type Context, playerAntecedent } from "../context.js";
import { lowerParticipant } from "../participant.js";
import { stateOf } from "../noun.js";
import { refuse } from "../refusal.js";
import { actedOn } from "./keyword-action.js";

type Kinds = "attack" | "attackWhom" | "attackWith" | "attackOrBlock" | "block" | "tap" | "crew" | "saddle";

/** Attacking, blocking and tapping (508, 509, 701.26). */
export const combatEvents: EventTable<Kinds> = {
  attack: (node, happening) => attack(node, happening),
  attackWhom: (node, { subject, detail, context }) => {
    const either = attackedEither(node.object, subject, context);
    if (either !== null)
      return {
        kind: "anyOf",
        events: either.map((whom) => ({ kind: "attacks", object: subject, whom, detail: detail() })),
      };
    const whom = lowerParticipant(node.object, "other", context);
    if (whom.kind === "player") mentionAttacked(subject, whom.reference, context);
    return { kind: "attacks", object: subject, whom, detail: detail() };
  },
  attackWith: (node, { subject, detail, context }) => {
    const attackers = lowerParticipant(node.object, "object", context);
    return { kind: "attacksWith", player: subject, with: attackers, detail: detail() };
  },
  attackOrBlock: (_node, { subject, detail }) => ({
    kind: "anyOf",
    events: [
      { kind: "attacks", object: subject, whom: null, detail: detail() },
      { kind: "blocks", object: subject, by: null, detail: detail() },
    ],
  }),
  block: (node, { subject, detail, context }) => {
    context.callLatest(subject.kind === "filter" ? ["blocking"] : []);
    const by = node.object === null ? null : lowerParticipant(node.object, "other", context);
    return { kind: "blocks", object: subject, by, detail: detail() };
  },
  tap: (node, { subject, detail, context }) => {
    if (subject.kind !== "player") return refuse("taps", node);
    const object = lowerParticipant(withoutUntapped(node.object), "object", context);
    return { kind: "becomesTapped", object, player: subject, detail: detail() };
  },
  crew: actedOn,
  saddle: actedOn,
};

/** "an untapped creature": what becomes tapped was untapped before, and is no more as the event is looked at (603.2e, 701.26a). */
function withoutUntapped(node: NounPhrase): NounPhrase {
  if (node.kind !== "described") return refuse("taps", node);
  const [item, ...items] = node.group.items;
  const [state, ...modifiers] = item?.modifiers ?? [];
  if (item === undefined || items.length > 0 || stateOf(state) !== "untapped") return refuse("taps", node);
  return { ...node, group: { ...node.group, items: [{ ...item, modifiers }] } };
}

/** "you or a planeswalker you control": whichever it attacks (508.1b); null of what is one or the other by itself. */
function attackedEither(node: NounPhrase, subject: Participant, context: Context): readonly Participant[] | null {
  if (node.kind !== "coordinated" || node.conjunction !== "or" || subject.kind === "player") return null;
  const before = context.snapshot();
  const members = node.members.map((member) => lowerParticipant(member, "other", context));
  context.restore(before);
  return members.some(({ kind }) => kind === "player") ? members : null;
}

/** Later words may speak of the player who is attacked (508.5); where a player attacks, only as "that opponent" where just one of the two is called so. */
function mentionAttacked(subject: Participant, whom: PlayerReference, context: Context): void {
  const attacked = playerAntecedent({ kind: "defendingPlayer" }, "singular");
  const attacker = subject.kind === "player" && subject.reference.kind !== "you" ? subject.reference : null;
  if (whom.kind !== "you" && attacker === null) context.mention(attacked);
  if (whom.kind === "anyOpponent" && attacker?.kind === "anyPlayer")
    context.mention({ ...attacked, heads: new Set(["opponent"]) });
}

/** "attacks", "attacks alone", and of a player "attacks" with whatever it is (508.1, 506.5). */
function attack(node: PredicateOf<"attack">, { subject, detail }: Happening): EventPattern {
  if (node.manner !== null && (node.manner !== "alone" || subject.kind === "player")) return refuse("alone", node);
  if (subject.kind === "player") return { kind: "attacksWith", player: subject, with: null, detail: detail() };
  const asked = node.manner === "alone" ? withManner(detail(), "alone") : detail();
  return { kind: "attacks", object: subject, whom: null, detail: asked };
}

/**
 * "becomes blocked by a creature" triggers once for each creature that blocks it (509.3d): it is that creature's blocking.
 * Null of another verb.
 */
export function becomesBlockedBy(verb: VerbPhrase, subject: Participant, context: Context): EventPattern | null {
  const { predicate, adverbials } = verb;
  const by = adverbials.find((one) => one.kind === "by");
  if (predicate.kind !== "becomeAdjective" || by?.kind !== "by") return null;
  if (predicate.state.qualities.join() !== "blocked" || subject.kind !== "object") return refuse("blocked by", verb);
  const blocker = lowerParticipant(by.what, "object", context);
  if (blocker.kind !== "filter" || blocker.grouping !== "each") return refuse("blocked by", verb);
  context.callLatest(["blocking"]);
  const others = { ...verb, adverbials: adverbials.filter((one) => one !== by) };
  return { kind: "blocks", object: blocker, by: subject, detail: eventDetail(others, context) };
}
