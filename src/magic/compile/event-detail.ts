import type { EventDetail } from "../effects/index.js";
import type { VerbPhrase } from "../syntax/clause.js";
import type { Context } from "./context.js";
import { refuse } from "./refusal.js";

/** An event with nothing more to meet. */
export const plainDetail: EventDetail = {
  during: null,
  duringWhose: null,
  ordinal: null,
  conditions: [],
  manner: [],
  quantity: null,
};

const you = { kind: "player", reference: { kind: "you" } } as const;

/** What the adverbials of an event (an ordinal of 0 waits for the one before the noun)'s verb add: "during your turn", "for the first time each turn". */
export function eventDetail(verb: VerbPhrase, _context: Context): EventDetail {
  let detail = plainDetail;
  for (const one of verb.adverbials) {
    if (one.kind === "duration" && (one.span === "duringYourTurn" || one.span === "onYourTurn"))
      detail = { ...detail, during: "turn", duringWhose: you };
    else if (one.kind === "duration" && one.span === "eachTurn")
      detail = { ...detail, ordinal: { nth: 0, per: "turn" } };
    else if (one.kind === "duration" && (one.span === "duringEachOfYourTurns" || one.span === "eachOfYourTurns"))
      detail = { ...detail, ordinal: { nth: 0, per: "yourTurns" } };
    else if (one.kind === "duration" && one.span === "thisTurn")
      detail = { ...detail, manner: [...detail.manner, "thisTurn"] };
    else if (one.kind === "manner" && (one.manner === "firstTimeEachTurn" || one.manner === "firstTimeTurn"))
      detail = { ...detail, ordinal: { nth: 1, per: "turn" } };
    else if (one.kind === "manner" && one.manner === "firstTimeDuringYours")
      detail = { ...detail, ordinal: { nth: 1, per: "yourTurns" } };
    else if (one.kind === "manner" && one.manner === "alone")
      detail = { ...detail, manner: [...detail.manner, "alone"] };
    else if (one.kind === "manner" && one.manner === "whileSaddled")
      detail = { ...detail, manner: [...detail.manner, "whileSaddled"] };
    else refuse(one.kind, one);
  }
  return detail;
}
