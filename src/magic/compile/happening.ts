import type { Determiner } from "../../../grammar/magic/phrases.js";
import type { EventDetail, EventPattern, Participant } from "../effects/index.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { PredicateKind, PredicateOf } from "../syntax/predicate.js";
import type { Context } from "./context.js";
import { checkEither } from "./joined.js";
import { isArticle } from "./noun.js";
import { refuse } from "./refusal.js";

/** What stands around the verb of an event: who does it or has it happen, and what its adverbials ask. */
export interface Happening {
  readonly subject: Participant;
  /** Reads the adverbials, once the verb has said what it is. */
  readonly detail: () => EventDetail;
  readonly context: Context;
}

/** Lowers one verb to the event that it names (603.2). */
export type EventLowering<Kind extends PredicateKind> = (node: PredicateOf<Kind>, happening: Happening) => EventPattern;

/** Lowerings of the verbs of a family. */
export type EventTable<Kind extends PredicateKind = PredicateKind> = {
  readonly [Each in Kind]: EventLowering<Each>;
};

/** Adds how it happens to what an event asks. */
export function withManner(detail: EventDetail, manner: EventDetail["manner"][number]): EventDetail {
  return { ...detail, manner: [...detail.manner, manner] };
}

/** "your second spell each turn": the ordinal stands before the noun, the span behind the verb. */
export function withoutOrdinal(object: NounPhrase): { readonly object: NounPhrase; readonly nth: number | null } {
  if (object.kind !== "described") return { object, nth: null };
  const [item, ...items] = object.group.items;
  const ordinal = item?.modifiers.find((modifier) => modifier.kind === "ordinal");
  if (item === undefined || ordinal?.kind !== "ordinal") return { object, nth: null };
  checkEither(object.group);
  const bare = { ...item, modifiers: item.modifiers.filter((modifier) => modifier !== ordinal) };
  const determiners = object.group.determiners.map(ofWhoDoes);
  return {
    object: { ...object, group: { ...object.group, determiners, items: [bare, ...items] } },
    nth: ordinal.value,
  };
}

/** "their second spell": of the player who does it, as "your second spell" is yours. */
function ofWhoDoes(one: Determiner): Determiner {
  return isArticle(one, "their") ? { kind: "article", word: "your" } : one;
}

/** Puts the ordinal before the noun and the span behind the verb together; neither stands without the other. */
export function ordinalDetail(nth: number | null, detail: EventDetail, node: object): EventDetail {
  const { ordinal } = detail;
  if (nth === null) return ordinal?.nth === 0 ? refuse("each turn", node) : detail;
  return ordinal?.nth === 0 ? { ...detail, ordinal: { ...ordinal, nth } } : refuse("an ordinal", node);
}
