import type { Instruction, Quantity } from "../../effects/index.js";
import { counted, noun } from "../count.js";
import type { ByKind } from "../kinds.js";
import type { Names } from "../names.js";
import { describeObject } from "../object.js";
import { part, type Part } from "../part.js";
import { describeRecipient, playerDoes } from "../player.js";
import { stickerWord } from "../sticker.js";

type Instructions = ByKind<Instruction>;

const counters = (counter: string | null): string => (counter === null ? "counter" : `${counter} counter`);

function many(count: Quantity | "all", counter: string | null, names: Names): string {
  return count === "all" ? `all ${counters(counter)}s` : counted(count, noun(counters(counter)), names);
}

/** Putting counters on something (122.1, 122.6). */
export function put({ actor, counter, count, on, division }: Instructions["putCounters"], names: Names): Part {
  const how = division === "divided" ? ", divided among" : " on";
  const whole = `put ${many(count, counter, names)}${how} ${describeRecipient(on, names)}`;
  return part(`${playerDoes(actor, whole, names)} (122.6)`);
}

/** Removing counters from something (122.1). */
export function remove({ actor, counter, count, from }: Instructions["removeCounters"], names: Names): Part {
  const whole = `remove ${many(count, counter, names)} from ${describeRecipient(from, names)}`;
  return part(`${playerDoes(actor, whole, names)} (122.1)`);
}

/** Moving counters from an object to another (122.5). */
export function move({ counter, count, from, to }: Instructions["moveCounters"], names: Names): Part {
  const way = `from ${describeObject(from, names)} to ${describeObject(to, names)}`;
  return part(`Move ${many(count, counter, names)} ${way} (122.5)`);
}

/** Putting counters like those of what is gone (122.8). */
export function putSame({ actor, from, on }: Instructions["putSameCounters"], names: Names): Part {
  const whole = `put as many counters of each kind on ${describeObject(on, names)} as there were on ${describeObject(from, names)}`;
  return part(`${playerDoes(actor, whole, names)} (122.8)`);
}

/** Doubling the counters on something (701.10e). */
export function double({ counter, on }: Instructions["doubleCounters"], names: Names): Part {
  const kind = counter === null ? "each kind of counter" : `${counter} counters`;
  return part(`Double the number of ${kind} on ${describeRecipient(on, names)} (701.10e)`);
}

/** Putting a sticker on an object of one's own (123.3). */
export function sticker({ actor, sticker: kind, on }: Instructions["putSticker"], names: Names): Part {
  return part(`${playerDoes(actor, `put ${stickerWord(kind)} on ${describeObject(on, names)}`, names)} (123.3)`);
}
