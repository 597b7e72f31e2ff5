import { asBefore } from "../acted-on.js";
import { bareThis } from "../bare-this.js";
import { articleOf, counterKindOf, type Headed, headedBy, onlyPost, phraseOf, withoutAdditional } from "../noun.js";
import type { InstructionOf, PlayerReference, Quantity, Recipient } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import type { Context } from "../context.js";
import { measuredNumber } from "../entry.js";
import type { InstructionTable } from "../instruct.js";
import { numeric } from "../plain.js";
import { countOfHeaded } from "../quantity.js";
import { recipientOf } from "../recipient.js";
import { removalOf, thoseRemoved } from "../removed-counters.js";
import { formOf } from "../head.js";
import { lowerObjects } from "../reference.js";
import { refuse } from "../refusal.js";
import { gainedBy } from "../symbol-amount.js";
import { multiplied, type Saying } from "../saying.js";
import { doubled, tripled } from "./double.js";
import { done, doneToChosen } from "./result.js";
import { holdsWord } from "../../effects/structure.js";

type Kinds =
  | "putCounters"
  | "distribute"
  | "removeFromCombat"
  | "remove"
  | "moveCounters"
  | "move"
  | "getEnergy"
  | "double"
  | "triple";

/** Counters (122). */
export const counterInstructions: InstructionTable<Kinds> = {
  putCounters: (node, saying, context) => {
    const apart = hereAndThere(node);
    if (apart !== null)
      return apart.flatMap((one) => {
        context.beginVerb();
        return counterInstructions.putCounters(one, saying, context);
      });
    const actor = saying.subject.player();
    const same = sameCounters(node, actor, context);
    if (same !== null) return done(same, context);
    const put = measured(node, saying);
    const kinds = kindsOf(put.what).map((what) => countersOf(what, context));
    const on = bareThis(put.on, context) ?? recipientOf(put.on, context, actor);
    const each = saying.forEach();
    // Of several kinds, one creature of the player's choice would be chosen anew for each.
    if (kinds.length > 1 && (each !== null || isChosenLater(on))) return refuse("several kinds of counters", node);
    return kinds.flatMap(({ counter, count }) =>
      doneToChosen(
        {
          kind: "putCounters",
          ...context.nextId(),
          actor,
          counter: counter ?? refuse("counters", node),
          count: multiplied(count, each),
          on: on.kind === "matching" ? asBefore(on, context.doings) : on,
          division: "each",
        },
        put.on,
        on,
        context,
      ),
    );
  },
  distribute: (node, saying, context) => {
    const actor = saying.subject.player();
    const { counter, count } = countersOf(node.object, context);
    return done(
      {
        kind: "putCounters",
        ...context.nextId(),
        actor,
        counter: counter ?? refuse("counters", node),
        count,
        on: lowerObjects(node.among, context, actor),
        division: "divided",
      },
      context,
    );
  },
  removeFromCombat: (node, saying, context) => {
    const chooser = saying.subject.player();
    return done(
      { kind: "removeFromCombat", ...context.nextId(), objects: lowerObjects(node.object, context, chooser) },
      context,
    );
  },
  remove: (node, saying, context) => {
    const actor = saying.subject.player();
    const those = thoseRemoved(node, context);
    if (those !== null) return done({ kind: "removeCounters", ...context.nextId(), actor, ...those }, context);
    const { counter, count, from, spread } = removalOf(node, context);
    if (spread === "among") return refuse("from among", node);
    return done(
      { kind: "removeCounters", ...context.nextId(), actor, counter, count, from: recipientOf(from, context, actor) },
      context,
    );
  },
  moveCounters: (node, saying, context) => {
    const chooser = saying.subject.player();
    const { counter, count } = countersOf(node.object, context);
    return done(
      {
        kind: "moveCounters",
        ...context.nextId(),
        counter,
        count,
        from: lowerObjects(node.from, context, chooser),
        to: lowerObjects(node.to, context, chooser),
      },
      context,
    );
  },
  move: (node) => refuse("move", node),
  getEnergy: (node, saying, context) => {
    const player = saying.subject.player();
    const each = saying.forEach();
    const amount = multiplied(numeric(node.symbols.length), each);
    const kind = gainedBy(node.symbols) ?? refuse("symbols", node);
    return done({ kind, ...context.nextId(), player, amount }, context);
  },
  double: (node, saying, context) => doubled(node, saying, context),
  triple: (node, saying, context) => tripled(node, saying, context),
};

/**
 * "a +1/+1 counter on each creature you control and a loyalty counter on each planeswalker you control": each kind on its
 * own, one after the other (608.2c); null where all are put on the same.
 */
function hereAndThere(node: PredicateOf<"putCounters">): readonly PredicateOf<"putCounters">[] | null {
  const { object } = node;
  if (object.kind !== "coordinated" || object.conjunction !== "and") return null;
  const before = object.members.slice(0, -1).flatMap((member) => {
    const on = member.kind === "described" ? onlyPost(member.post) : null;
    return member.kind === "described" && on?.kind === "on"
      ? [{ ...node, object: { ...member, post: [] }, on: on.where }]
      : [];
  });
  const last = object.members.at(-1);
  return before.length === 0 || last === undefined || before.length + 1 < object.members.length
    ? null
    : [...before, { ...node, object: last }];
}

/** What is put on what, where "equal to …" behind the recipient says how many counters: not whose "its" would be. */
function measured(
  { object, on }: PredicateOf<"putCounters">,
  saying: Saying,
): { readonly what: NounPhrase; readonly on: NounPhrase } {
  const last = on.kind === "described" ? on.post.at(-1) : undefined;
  const equal = last?.kind === "equalTo" ? last : saying.take("equalTo");
  if (equal === null) return { what: object, on };
  if (on.kind !== "pronoun" && holdsWord(equal.quantity, "its")) return refuse("whose", equal);
  const what = measuredNumber(object, equal);
  return { what, on: on.kind === "described" && equal === last ? { ...on, post: on.post.slice(0, -1) } : on };
}

function isChosenLater({ kind }: Recipient): boolean {
  return kind === "choice" || kind === "oneOf";
}

/** "two +1/+1 counters and a flying counter": one kind after the other, on the same objects (122.1). */
function kindsOf(object: NounPhrase): readonly NounPhrase[] {
  if (object.kind !== "coordinated") return [object];
  return object.conjunction === "and" ? object.members : refuse("counters", object);
}

/** Which counters and how many: "a +1/+1 counter", "X charge counters", "a number of +1/+1 counters equal to …". */
export function countersOf(
  what: NounPhrase,
  context: Context,
): { readonly counter: string | null; readonly count: Quantity } {
  const head = headedBy(what, "counter");
  if (head === null || head.group.possessor !== null) return refuse("counters", what);
  const counter = counterKindOf(withoutAdditional(head.modifiers), what);
  return { counter, count: countOfHeaded(head, what, context) };
}

/**
 * "put this creature's counters on that token", "put its +1/+1 counters on target creature": as many as it had, where the
 * ability rests on its having left the battlefield (122.8); refused elsewhere. Null where no counters of something are
 * spoken of.
 */
function sameCounters(
  node: PredicateOf<"putCounters">,
  actor: PlayerReference,
  context: Context,
): InstructionOf<"putSameCounters" | "putCounters"> | null {
  const head = headedBy(node.object, "counter");
  const owner = head === null ? null : possessedBy(head);
  if (head === null || owner === null) return null;
  const whole = head.post.length === 0 && formOf(head.group) === "plural";
  if (!whole || context.departed !== "departed") return refuse("counters", node);
  const from = lowerObjects(owner, context, actor);
  if (from.kind !== "source" && from.kind !== "triggering") return refuse("counters", node);
  const counter = counterKindOf(head.modifiers, node);
  const on = lowerObjects(node.on, context, actor);
  if (counter === null) return { kind: "putSameCounters", ...context.nextId(), actor, from, on };
  const count = { kind: "counters", counter, on: from } as const;
  return { kind: "putCounters", ...context.nextId(), actor, counter, count, on, division: "each" };
}

/** Whose they are: "this creature's counters", "its counters"; null where nothing possesses them. */
function possessedBy({ group }: Headed): NounPhrase | null {
  if (group.possessor === null && group.determiners.length === 1 && articleOf(group) === "its")
    return { kind: "pronoun", word: "it" };
  const whose = group.possessor?.group;
  if (whose === undefined || group.determiners.length > 0) return null;
  return whose.kind === "nounGroup" ? phraseOf(whose) : whose;
}
