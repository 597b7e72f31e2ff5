import type { Instruction } from "../../effects/index.js";
import { amountOf, counted, noun } from "../count.js";
import type { ByKind } from "../kinds.js";
import type { Names } from "../names.js";
import { part, type Part } from "../part.js";
import { ofPlayer, playerDoes } from "../player.js";
import { describeQuantity } from "../quantity.js";

type Amount = ByKind<Instruction>["drawCards"];

const does = ({ player }: Amount, verbPhrase: string, rule: string, names: Names): Part =>
  part(`${playerDoes(player, verbPhrase, names)} (${rule})`);

const cards = ({ amount }: Amount, names: Names): string => counted(amount, noun("card"), names);

/** Drawing cards (121.1). */
export function draw(one: Amount, names: Names): Part {
  return does(one, `draw ${cards(one, names)}`, "121.1", names);
}

/** Gaining life (119.3). */
export function gain(one: Amount, names: Names): Part {
  return does(one, `gain ${amountOf(one.amount, "life", names)}`, "119.3", names);
}

/** Losing life (119.3). */
export function lose(one: Amount, names: Names): Part {
  return does(one, `lose ${amountOf(one.amount, "life", names)}`, "119.3", names);
}

/** Milling cards (701.17). */
export function mill(one: Amount, names: Names): Part {
  return does(one, `mill ${cards(one, names)}`, "701.17", names);
}

/** Scrying (701.22). */
export function scry(one: Amount, names: Names): Part {
  return does(one, `scry ${describeQuantity(one.amount, names)}`, "701.22", names);
}

/** Surveilling (701.25). */
export function surveil(one: Amount, names: Names): Part {
  return does(one, `surveil ${describeQuantity(one.amount, names)}`, "701.25", names);
}

/** A life total that becomes a number (119.5). */
export function set({ player, amount }: Amount, names: Names): Part {
  return part(`${ofPlayer("life total", player, names)} becomes ${describeQuantity(amount, names)} (119.5)`);
}

/** Paying life (119.4). */
export function pay(one: Amount, names: Names): Part {
  return does(one, `pay ${amountOf(one.amount, "life", names)}`, "119.4", names);
}

/** Getting energy counters (107.14). */
export function energy(one: Amount, names: Names): Part {
  return does(one, `get ${counted(one.amount, noun("energy counter"), names)}`, "107.14", names);
}

/** Getting ticket counters (107.17). */
export function tickets(one: Amount, names: Names): Part {
  return does(one, `get ${counted(one.amount, noun("ticket counter"), names)}`, "107.17", names);
}
