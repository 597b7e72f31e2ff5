import type { Instruction, Mode, ModeRestriction } from "../../effects/index.js";
import { describeCondition } from "../condition.js";
import { describeCosts } from "../cost.js";
import { between, noun } from "../count.js";
import type { ByKind, Describers } from "../kinds.js";
import type { Names } from "../names.js";
import { part, type Part } from "../part.js";
import { playerDoes } from "../player.js";
import { describeTargeted } from "../resolution.js";

const restrictions: Describers<ModeRestriction, [Names], readonly Part[]> = {
  none: () => [],
  notChosenThisTurn: () => [part("Only modes that were not chosen this turn (700.2)")],
  notChosenBefore: () => [part("Only modes that were not chosen before (700.2)")],
  moreIf: ({ condition, least, most }, names) => [
    part(
      `If ${describeCondition(condition, names)}, choose ${between(least, most, noun("mode"), names)} instead (601.2b)`,
    ),
  ],
};

function restricted<Kind extends ModeRestriction["kind"]>(
  kind: Kind,
  restriction: ByKind<ModeRestriction>[Kind],
  names: Names,
): readonly Part[] {
  return restrictions[kind](restriction, names);
}

function describeMode({ name, cost, targets, instructions }: Mode, number: number, names: Names): Part {
  const called = name === null ? `Mode ${number}:` : `Mode ${number}, "${name}":`;
  const price = cost.length === 0 ? [] : [part(`Additional cost (700.2h): ${describeCosts(cost, names)}`)];
  return part(called, [...price, ...describeTargeted(targets, instructions, names)]);
}

/** The choice of modes, and what each of them does (700.2); a choice made as it is carried out is none of modes (608.2d). */
export function chooseModes(one: ByKind<Instruction>["chooseModes"], names: Names): Part {
  const { player, least, most, sameAgain, manner, unless, modes, chosen } = one;
  const verb = `choose ${between(least, most, noun("mode"), names)}`;
  const how = `${manner === "random" ? " at random" : ""}${sameAgain === "allowed" ? ", the same one again if wanted (700.2d)" : ""}`;
  return part(
    `${playerDoes(player, verb, names)}${how} (${chosen === "onResolution" ? "as it is carried out, 608.2d" : "700.2"}):`,
    [...restricted(unless.kind, unless, names), ...modes.map((mode, at) => describeMode(mode, at + 1, names))],
  );
}
