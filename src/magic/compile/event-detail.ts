import type { EventDetail } from "../effects/index.js";
import type { Adverbial } from "../syntax/adverbial.js";
import type { VerbPhrase } from "../syntax/clause.js";
import { refuse } from "./refusal.js";

type Ordinal = NonNullable<EventDetail["ordinal"]>;

/** An event with nothing more to meet. */
export const plainDetail: EventDetail = {
  during: null,
  duringWhose: null,
  ordinal: null,
  conditions: [],
  manner: [],
  quantity: null,
};

/**
 * What the adverbials of an event's verb add: "during your turn", "for the first time each turn". An ordinal of 0 waits
 * for the one before the noun ("your second spell each turn").
 */
export function eventDetail(verb: VerbPhrase): EventDetail {
  return verb.adverbials.reduce<EventDetail>(withAdverbial, plainDetail);
}

function withAdverbial(detail: EventDetail, one: Adverbial): EventDetail {
  switch (one.kind) {
    case "duration":
      return withSpan(detail, one);
    case "manner":
      return withAdverb(detail, one);
    default:
      return refuse(one.kind, one);
  }
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
