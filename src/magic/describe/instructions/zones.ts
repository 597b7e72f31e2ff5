import type { Instruction, MoveObjects, Zone } from "../../effects/index.js";
import { counted, noun } from "../count.js";
import { describeDuration } from "../duration.js";
import { describeEntries } from "../entry.js";
import type { ByKind } from "../kinds.js";
import type { Names } from "../names.js";
import { describeObject } from "../object.js";
import { part, type Part } from "../part.js";
import { describePlayer, playerDoes } from "../player.js";
import { ownZones, zoneName } from "../turn-part.js";

const positions = {
  top: " on top",
  bottom: " on the bottom",
  topOrBottom: " on the top or the bottom, as chosen",
  shuffled: " and shuffle it in (701.24)",
  nth: " at the stated place from the top",
} as const;

const orders = { any: ", in any order", random: ", in a random order" } as const;

const destination = (to: Zone): string => (ownZones.includes(to) ? `its owner's ${to}` : zoneName(to));

const ruleOf = ({ to }: MoveObjects): string => (to === "exile" ? "701.13" : "400.7");

/** How the moved objects come to be where they go. */
function manner({ position, nth, order, controller, enters, until }: MoveObjects, names: Names): string {
  return [
    position === null ? "" : nth === undefined ? positions[position] : ` in place ${nth} from the top (401.7)`,
    order === null ? "" : orders[order],
    enters.length === 0 ? "" : `, entering ${describeEntries(enters, names)}`,
    controller === null ? "" : `, under the control of ${describePlayer(controller, names)}`,
    until === null ? "" : `, ${describeDuration(until, names)}`,
  ].join("");
}

/** A move between zones (400.7). */
export function move(one: MoveObjects, names: Names): Part {
  const from = one.from === null ? "" : ` from ${zoneName(one.from)}`;
  const whole = `move ${describeObject(one.objects, names)}${from} to ${destination(one.to)}`;
  return part(`${playerDoes(one.actor, whole, names)}${manner(one, names)} (${ruleOf(one)})`);
}

/** Melding the two cards of a meld pair (701.42a). */
export function meld(one: ByKind<Instruction>["meld"], names: Names): Part {
  const { player, objects, counterpart, into, enters } = one;
  const pair = `meld ${describeObject(objects, names)}, if they are the meld pair of this card and ${counterpart},`;
  const entering = enters.length === 0 ? "" : `, entering ${describeEntries(enters, names)}`;
  return part(`${playerDoes(player, `${pair} into ${into}`, names)}${entering} (701.42a)`);
}

/** Discarding cards (701.9). */
export function discard({ player, what, amount, manner: how }: ByKind<Instruction>["discard"], names: Names): Part {
  const cards = how === "hand" ? "the whole hand" : counted(amount, noun("card"), names);
  const which = what === null ? "" : `: ${describeObject(what, names)}`;
  return part(
    `${playerDoes(player, `discard ${cards}${how === "random" ? " at random" : ""}`, names)}${which} (701.9)`,
  );
}
