import type { EventDetail, EventPattern, Filter, ObjectReference } from "../effects/index.js";
import { capitalised, spoken } from "./english.js";
import { filterWords } from "./filter.js";
import { objectWords } from "./object.js";
import { playerWords } from "./player.js";

/** Cards that fit, or certain ones. */
export function affectedWords(what: Filter | ObjectReference): string {
  return "kind" in what ? objectWords(what) : `any of the ${filterWords(what)}`;
}

function detailWords(detail: EventDetail): string {
  switch (detail.kind) {
    case "from":
      return `from ${detail.zone}`;
    case "house":
      return `of house ${capitalised(detail.house)}`;
    case "inFight":
      return "in a fight";
    case "ordinal":
      return `as number ${detail.ordinal} of the turn`;
    case "atLeast":
      return `of ${detail.amount} or more`;
    case "step":
      return `of the ${spoken(detail.step)} step`;
    case "icon":
      return `of the ${detail.icon} icon`;
    case "survived":
      return "and survives";
  }
}

/** An event, in words. */
export function eventWords({ kind, object, other, player, details }: EventPattern): string {
  return [
    `the event "${spoken(kind)}"`,
    ...(object === null ? [] : [`of ${affectedWords(object)}`]),
    ...(other === null ? [] : [`with ${affectedWords(other)}`]),
    ...(player === null ? [] : [`by ${playerWords(player)}`]),
    ...details.map(detailWords),
  ].join(" ");
}
