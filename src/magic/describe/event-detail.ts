import type { EventDetail, EventManner } from "../effects/index.js";
import { describeCondition } from "./condition.js";
import { ordinal } from "./english.js";
import type { Names } from "./names.js";
import { withParticipant } from "./participant.js";
import { describeQuantity } from "./quantity.js";
import { turnParts } from "./turn-part.js";

const manners: { readonly [Manner in EventManner]: string } = {
  alone: "alone",
  whileSaddled: "while saddled",
  withoutPayingCost: "without its mana cost being paid",
  underYourControl: "under your control",
  facedown: "face down",
  kicked: "kicked",
  fromAnywhere: "from anywhere",
  forAttack: "as part of an attack",
  additional: "as another one",
  thisTurn: "this turn",
  withoutDying: "without dying (700.4)",
  besidesStepDraw: "beside the first one of their draw step (504.1)",
};

const periods: { readonly [Period in NonNullable<EventDetail["ordinal"]>["per"]]: string } = {
  turn: "each turn",
  yourTurns: "on each of your turns",
  game: "in the game",
};

function timeOf({ during, duringWhose, ordinal: count }: EventDetail, names: Names): readonly string[] {
  const whose = withParticipant("of", duringWhose, names);
  const when = during !== null ? `during the ${turnParts[during]}${whose}` : `during a time${whose}`;
  return [
    ...(during === null && duringWhose === null ? [] : [when]),
    ...(count === null ? [] : [`for the ${ordinal(count.nth)} time ${periods[count.per]}`]),
  ];
}

/** What else an event must meet, behind what happens. */
export function describeDetail(detail: EventDetail, names: Names): string {
  const said = [
    ...detail.manner.map((manner) => manners[manner]),
    ...timeOf(detail, names),
    ...(detail.quantity === null ? [] : [`in the amount of ${describeQuantity(detail.quantity, names)}`]),
    ...detail.conditions.map((condition) => `while (${describeCondition(condition, names)})`),
  ];
  return said.map((one) => `, ${one}`).join("");
}
