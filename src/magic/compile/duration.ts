import type { Duration } from "../effects/index.js";
import type { Adverbial } from "../syntax/adverbial.js";
import type { Opening } from "../syntax/sentence.js";
import { lowerCondition } from "./condition.js";
import { checkAskedOfOne } from "./judged-alone.js";
import type { Context } from "./context.js";
import { lowerEvent } from "./event.js";
import { you } from "./plain.js";
import { refuse } from "./refusal.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Saying } from "./saying.js";
import { turnPartOf } from "./turn-part.js";

type Span = Extract<Adverbial, { readonly kind: "duration" }>["span"];

/** The duration of a span of time in fixed words (611.2); null of one that is no duration ("each turn"). */
export function spanDuration(span: Span): Duration | null {
  switch (span) {
    case "endOfTurn":
    case "endOfThisTurn":
    case "restOfTurn":
      return { kind: "endOfTurn" };
    case "thisTurn":
      return { kind: "thisTurn" };
    case "thisCombat":
      return { kind: "thisCombat" };
    case "endOfCombat":
      return { kind: "endOfCombat" };
    case "restOfGame":
      return { kind: "indefinite" };
    case "yourNextTurn":
      return { kind: "untilNext", whose: you, part: "turn", edge: "beginning" };
    case "endOfYourNextTurn":
      return { kind: "untilNext", whose: you, part: "turn", edge: "end" };
    case "yourNextEndStep":
      return { kind: "untilNext", whose: you, part: "endStep", edge: "beginning" };
    case "untilYourNextUpkeep":
      return { kind: "untilNext", whose: you, part: "upkeep", edge: "beginning" };
    case "nextEndStep":
      return { kind: "untilNext", whose: { kind: "anyPlayer" }, part: "endStep", edge: "beginning" };
    default:
      return null;
  }
}

/** "until the end of your next turn", "until your next upkeep": a time named by its part of the turn. */
function timeDuration(when: NounPhrase, context: Context): Duration {
  const [item] = when.kind === "described" ? when.group.items : [];
  const [of, ...rest] = when.kind === "described" ? when.post : [];
  const ends = item?.noun.kind === "common" && item.noun.noun === "end" && item.modifiers.length === 0;
  if (ends && (of?.kind !== "of" || rest.length > 0)) return refuse("until", when);
  const { part, whose, next } = turnPartOf(ends && of?.kind === "of" ? of.what : when, context);
  if (next !== "next" || (whose !== null && whose.kind !== "player")) return refuse("until", when);
  return {
    kind: "untilNext",
    whose: whose === null ? { kind: "anyPlayer" } : whose.reference,
    part,
    edge: ends ? "end" : "beginning",
  };
}

/** Takes the duration out of a verb's adverbials: a span, "as long as …", "until …". */
export function lowerDuration(saying: Saying, context: Context): Duration | null {
  const span = saying.take("duration");
  if (span !== null) return spanDuration(span.span) ?? refuse(span.span, span);
  const asLongAs = saying.take("asLongAs");
  if (asLongAs !== null)
    return { kind: "asLongAs", condition: checkAskedOfOne(lowerCondition(asLongAs.clause, context), asLongAs.clause) };
  const time = saying.take("untilTime");
  if (time !== null) return timeDuration(time.when, context);
  const until = saying.take("until");
  return until === null ? null : { kind: "untilEvent", event: lowerEvent(until.clause, context) };
}

/** The duration that opens a sentence. */
export function openingDuration(opening: Opening, context: Context): Duration | null {
  if (opening.kind === "forAsLongAs") return { kind: "asLongAs", condition: lowerCondition(opening.clause, context) };
  if (opening.kind === "duration") return spanDuration(opening.span);
  if (opening.kind === "untilTime") return timeDuration(opening.when, context);
  if (opening.kind === "untilClause") return { kind: "untilEvent", event: lowerEvent(opening.clause, context) };
  return null;
}
