import type { EventPattern } from "../effects/index.js";
import { ordinal } from "./english.js";
import { actionRule } from "./keyword-action.js";
import type { ByKind } from "./kinds.js";
import type { Names } from "./names.js";
import { describeParticipant, participantDoes, withParticipant } from "./participant.js";
import { describeComparison } from "./quantity.js";
import { turnParts, zoneName } from "./turn-part.js";

/** The patterns by kind. */
export type Events = ByKind<EventPattern>;

/** A move between zones (400.7). */
export function zoneChange({ object, from, to, player }: Events["zoneChange"], names: Names): string {
  const origin = from === null ? "" : ` from ${zoneName(from)}`;
  const move =
    to === "battlefield"
      ? `enter the battlefield${origin}`
      : `move${origin}${to === null ? "" : ` to ${zoneName(to)}`}`;
  const whole = to === null && from !== null && from !== "battlefield" ? `leave ${zoneName(from)}` : move;
  const role = to === "battlefield" ? "the player under whose control it enters" : "the player whose zone it is";
  const concerned = player === null ? "" : ` (${role} being ${describeParticipant(player, names)})`;
  return `${participantDoes(object, whole, names)}${concerned}`;
}

/** Kinds of damage (120.1). */
export const damage = { combat: "combat damage", noncombat: "noncombat damage", any: "damage" } as const;

/** Damage that something deals (120.3). */
export function dealsDamage({ source, to, combat, amount }: Events["dealsDamage"], names: Names): string {
  const much = amount === null ? "" : ` in an amount ${describeComparison(amount, names)}`;
  return `${participantDoes(source, `deal ${damage[combat]}`, names)}${withParticipant("to", to, names)}${much}`;
}

type Clause<Pattern> = (event: Pattern, names: Names) => string;

/** What a player does, with an object or in an amount. */
export function acting(verb: string, link: string): Clause<Events["draws"]> {
  return ({ player, object, amount }, names) => {
    const much = amount === null ? "" : ` in an amount ${describeComparison(amount, names)}`;
    return `${participantDoes(player, verb, names)}${withParticipant(link, object, names)}${much}`;
  };
}

/** What happens to an object. */
export function happening(verb: string): Clause<Pick<Events["dies"], "object">> {
  return ({ object }, names) => participantDoes(object, verb, names);
}

/** Counters that are put or removed (122). */
export function counters(verb: string, link: string): Clause<Events["countersPut"]> {
  return ({ counter, object, player, amount, nth, by }, names) => {
    const much = amount === null ? "one or more" : describeComparison(amount, names);
    const kind = counter === null ? "" : ` ${counter}`;
    const what = `${verb} ${nth === undefined ? `${much}${kind} counters` : `the ${ordinal(nth)}${kind} counter`}`;
    const cause = by === undefined ? "" : " by an effect";
    return `${participantDoes(player, what, names)} ${link} ${describeParticipant(object, names)}${cause}`;
  };
}

/** What ends the game for a player (104). */
export function ending(verb: string): Clause<Events["playerWins"]> {
  return ({ player }, names) => participantDoes(player, verb, names);
}

function partOf({ part, whose, next }: Events["turnPart"], names: Names): string {
  const name = turnParts[part];
  const isYours = whose?.kind === "player" && whose.reference.kind === "you";
  const of = isYours ? "" : withParticipant("of", whose, names);
  switch (next) {
    case "each":
      return isYours ? `each of your ${name}s` : `each ${name}${of}`;
    case "next":
      return `${isYours ? "your" : "the"} next ${name}${of}`;
    case "this":
      return `${isYours ? "your" : "the"} ${name}${of} this turn`;
    case "ofNextTurn":
      return `the ${name} of the next turn`;
  }
}

/** The beginning or end of a part of the turn (500). */
export function turnPart(event: Events["turnPart"], names: Names): string {
  return `the ${event.edge} of ${partOf(event, names)}`;
}

/** A keyword action (701). */
export function keywordAction({ action, player, object }: Events["keywordAction"], names: Names): string {
  const what = withParticipant(player === null ? "on" : "with", object, names);
  const who =
    player === null
      ? `the keyword action "${action}" happens`
      : participantDoes(player, `do the keyword action "${action}"`, names);
  return `${who}${what}${actionRule(action)}`;
}
