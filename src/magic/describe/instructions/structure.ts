import type { Instruction, Quantity } from "../../effects/index.js";
import { describeCondition } from "../condition.js";
import { describeCosts } from "../cost.js";
import { describeDuration } from "../duration.js";
import { describeEvent } from "../event.js";
import type { ByKind } from "../kinds.js";
import { type Names, stepName } from "../names.js";
import { part, type Part } from "../part.js";
import { describePlayer, describeRecipient, playerDoes } from "../player.js";
import { describeQuantity } from "../quantity.js";
import { describeSteps, describeTargeted } from "../resolution.js";

type Instructions = ByKind<Instruction>;

const often = (times: Quantity | "anyNumber", names: Names): string =>
  times === "anyNumber" ? "any number of times" : `this many times: ${describeQuantity(times, names)}`;

/** "You may" (608.2d). */
export function optional({ player, instructions, limit, order }: Instructions["optional"], names: Names): Part {
  const often = limit === undefined ? "" : ", only once each turn (603.2h)";
  const turns = order === undefined ? "" : ", one after another, the controller first (101.4)";
  return part(`${describePlayer(player, names)} may do this${often}${turns}:`, describeSteps(instructions, names));
}

/** "If …, …; otherwise, …" (608.2c). */
export function conditional({ condition, then, otherwise }: Instructions["conditional"], names: Names): Part {
  const other = otherwise.length === 0 ? [] : [part("Otherwise:", describeSteps(otherwise, names))];
  return part(`If ${describeCondition(condition, names)}:`, [...describeSteps(then, names), ...other]);
}

/** "… unless a player pays" (118.12a). */
export function unless({ player, costs, instructions }: Instructions["unless"], names: Names): Part {
  const pays = `unless ${describePay(player, costs, names)}`;
  return part(`This happens, ${pays} (118.12a):`, describeSteps(instructions, names));
}

const describePay = (
  player: Instructions["unless"]["player"],
  costs: Instructions["unless"]["costs"],
  names: Names,
): string => `${playerDoes(player, "choose", names)} to do this: ${describeCosts(costs, names)}`;

/** A cost that is paid during a resolution (118.12). */
export function payCost({ player, costs, times }: Instructions["payCost"], names: Names): Part {
  const isOnce = times !== "anyNumber" && times.kind === "number" && times.value === 1;
  const many = isOnce ? "" : `, ${often(times, names)}`;
  return part(`${playerDoes(player, "pay", names)} this cost: ${describeCosts(costs, names)}${many} (118.12)`);
}

/** What is done once for each object or player (608.2c). */
export function forEach({ over, instructions }: Instructions["forEach"], names: Names): Part {
  return part(`Once for each of (${describeRecipient(over, names)}):`, describeSteps(instructions, names));
}

/** What is done several times (608.2c). */
export function repeat({ times, instructions }: Instructions["repeat"], names: Names): Part {
  return part(`Do the following ${often(times, names)}`, describeSteps(instructions, names));
}

/** "Repeat this process" (608.2c). */
export function repeatProcess({ times }: Instructions["repeatProcess"], names: Names): Part {
  return part(`Repeat the steps before this one ${often(times, names)}`);
}

/** A delayed triggered ability (603.7). */
export function delayedTrigger(one: Instructions["delayedTrigger"], names: Names): Part {
  const { event, times, expires, targets, instructions } = one;
  const when = times === "once" ? "the next time this happens" : "each time this happens";
  const end = expires === null ? "" : `, ${describeDuration(expires, names)}`;
  return part(
    `A delayed triggered ability is set up (603.7): ${when}${end}: ${describeEvent(event, names)}`,
    describeTargeted(targets, instructions, names),
  );
}

/** What takes the place of an earlier instruction (614.15). */
export function instead({ condition, replaces, instructions }: Instructions["instead"], names: Names): Part {
  return part(
    `Instead of ${replaces.map((one) => stepName(names, one)).join(" and ")}, if ${describeCondition(condition, names)} (614.15):`,
    describeSteps(instructions, names),
  );
}

/** The results of a die and what each does (706.3). */
export function dieTable({ roll, rows }: Instructions["dieTable"], names: Names): Part {
  const described = rows.map(({ from, to, instructions }) =>
    part(`On ${resultsOf(from, to)}:`, describeSteps(instructions, names)),
  );
  return part(`By the result of ${stepName(names, roll)} (706.3):`, described);
}

function resultsOf(from: number, to: number | null): string {
  if (to === null) return `${from} or more`;
  return to === from ? `${from}` : `${from} to ${to}`;
}

/** A vote (701.38). */
export function vote({ player, startingWith, options }: Instructions["vote"], names: Names): Part {
  const words = options.map((one) => `"${one}"`).join(" or ");
  const voting = playerDoes(player, `vote for ${words}`, names);
  return part(`Starting with ${describePlayer(startingWith, names)}, ${voting} (701.38).`);
}
