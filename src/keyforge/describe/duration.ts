import type { Duration } from "../effects/index.js";

/** How long something holds, in words. */
export function durationWords(duration: Duration): string {
  switch (duration.kind) {
    case "restOfTurn":
      return "for the remainder of the turn";
    case "nextTurn":
      return `during ${duration.player === "you" ? "your" : "your opponent's"} next turn`;
    case "untilStartOfNextTurn":
      return `until the start of ${duration.player === "you" ? "your" : "your opponent's"} next turn`;
    case "whileYouControl":
      return `as long as you control what ${duration.slot} means`;
    case "whileSourceInPlay":
      return "as long as this card is in play";
  }
}
