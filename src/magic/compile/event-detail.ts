import type { EventDetail } from "../effects/index.js";
import type { Adverbial } from "../syntax/adverbial.js";
import type { VerbPhrase } from "../syntax/clause.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import { lowerCondition } from "./condition.js";
import type { Context } from "./context.js";
import { isEach } from "./plain.js";
import { plainDetail } from "../effects/plain-detail.js";
import { turnPartOf } from "./turn-part.js";
import { refuse } from "./refusal.js";

type Ordinal = NonNullable<EventDetail["ordinal"]>;

/**
 * What the adverbials of an event's verb add: "during your turn", "for the first time each turn". An ordinal of 0 waits
 * for the one before the noun ("your second spell each turn").
 */
export function eventDetail(verb: VerbPhrase, context: Context): EventDetail {
  return verb.adverbials.reduce((detail, one) => withAdverbial(detail, one, context), plainDetail);
}

function withAdverbial(detail: EventDetail, one: Adverbial, context: Context): EventDetail {
  switch (one.kind) {
    case "while":
      return { ...detail, conditions: [...detail.conditions, lowerCondition(one.clause, context)] };
    case "during":
      return withinTurn(detail, one.when, context);
    case "duration":
      return withSpan(detail, one);
    case "manner":
      return withAdverb(detail, one);
    case "withoutDoing":
      return one.predicate.kind === "die"
        ? { ...detail, manner: [...detail.manner, "withoutDying"] }
        : refuse(one.kind, one);
    default:
      return refuse(one.kind, one);
  }
}

/** "during each opponent's turn": behind "your first spell", each such turn is counted by itself. */
function withinTurn(detail: EventDetail, when: NounPhrase, context: Context): EventDetail {
  const { part, whose, next } = turnPartOf(when, context);
  if (part !== "turn" || next !== "each" || whose?.kind !== "player") return refuse("during", when);
  const within: EventDetail = { ...detail, during: "turn", duringWhose: whose };
  if (isEach(whose.reference)) return withOrdinal(within, { nth: 0, per: "turn" });
  return whose.reference.kind === "anyOpponent" ? within : refuse("during", when);
}

function withSpan(detail: EventDetail, one: Extract<Adverbial, { readonly kind: "duration" }>): EventDetail {
  switch (one.span) {
    case "duringYourTurn":
    case "onYourTurn":
      return { ...detail, during: "turn", duringWhose: { kind: "player", reference: { kind: "you" } } };
    case "eachTurn":
      return withOrdinal(detail, { nth: 0, per: "turn" });
    case "duringEachOfYourTurns":
    case "eachOfYourTurns":
      return withOrdinal(detail, { nth: 0, per: "yourTurns" });
    case "thisTurn":
      return { ...detail, manner: [...detail.manner, "thisTurn"] };
    default:
      return refuse(one.span, one);
  }
}

function withAdverb(detail: EventDetail, one: Extract<Adverbial, { readonly kind: "manner" }>): EventDetail {
  switch (one.manner) {
    case "firstTimeEachTurn":
    case "firstTimeTurn":
      return withOrdinal(detail, { nth: 1, per: "turn" });
    case "firstTimeDuringYours":
      return withOrdinal(detail, { nth: 1, per: "yourTurns" });
    case "alone":
    case "whileSaddled":
      return { ...detail, manner: [...detail.manner, one.manner] };
    default:
      return refuse(one.manner, one);
  }
}

function withOrdinal(detail: EventDetail, ordinal: Ordinal): EventDetail {
  return { ...detail, ordinal };
}
