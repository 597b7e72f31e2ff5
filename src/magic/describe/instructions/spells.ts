import type { Instruction } from "../../effects/index.js";
import { describeExceptions } from "../copy-exception.js";
import { counted } from "../count.js";
import { describeCosts } from "../cost.js";
import type { ByKind } from "../kinds.js";
import { type Names, stepName } from "../names.js";
import { describeObject } from "../object.js";
import { part, type Part } from "../part.js";
import { payments } from "../permission.js";
import { playerDoes } from "../player.js";
import { zoneName } from "../turn-part.js";

type Instructions = ByKind<Instruction>;

/** Countering a spell or ability (701.6). */
export function counter({ objects, instead, position }: Instructions["counterSpell"], names: Names): Part {
  const end = position === undefined ? "" : `, at the ${position}`;
  const where = instead === null ? end : `, putting it into ${zoneName(instead)}${end} instead of into the graveyard`;
  return part(`Counter ${describeObject(objects, names)}${where} (701.6)`);
}

/** Copying a spell or ability on the stack (707.10). */
export function copy({ object, count, newTargets, exceptions }: Instructions["copySpell"], names: Names): Part {
  const choose = newTargets === "may" ? "; new targets may be chosen for the copies (707.10c)" : "";
  return part(
    `Make ${counted(count, (number) => (number === "plural" ? "copies" : "copy"), names)} of ${describeObject(object, names)} (707.10)${choose}`,
    describeExceptions(exceptions, names),
  );
}

/** New targets for a spell or ability (115.7d). */
export function retarget({ player, object }: Instructions["chooseNewTargets"], names: Names): Part {
  return part(`${playerDoes(player, `choose new targets for ${describeObject(object, names)}`, names)} (115.7d)`);
}

/** Other targets for a spell or ability, all of them or none (115.7a). */
export function changeTargets({ player, object, to }: Instructions["changeTargets"], names: Names): Part {
  const whither = to === null ? "" : ` to ${describeObject(to, names)}`;
  const changing = `change each target of ${describeObject(object, names)}${whither}`;
  return part(`${playerDoes(player, changing, names)}, all of them or none (115.7a)`);
}

const actions = { cast: "cast", play: "play", castCopy: "cast a copy of" } as const;
const rules = { cast: "608.2g", play: "701.18", castCopy: "707.12" } as const;

/** Casting a spell or playing a card during a resolution (608.2g, 707.12). */
export function cast({ player, what, payment, action, cost, keyword }: Instructions["castSpell"], names: Names): Part {
  const by = keyword === undefined ? "" : ` as the cost "${keyword}"`;
  const paying = cost.length === 0 ? by : `, paying${by}: ${describeCosts(cost, names)}`;
  const whole = `${actions[action]} ${describeObject(what, names)}${payments[payment]}${paying}`;
  return part(`${playerDoes(player, whole, names)} (${rules[action]})`);
}

/** Making a copy of a card that is defined by name (707.13). */
export function copyNamed({ player, named }: Instructions["copyNamedCard"], names: Names): Part {
  return part(
    `${playerDoes(player, `create a copy of the card with the name of ${stepName(names, named)}`, names)} (707.13)`,
  );
}
