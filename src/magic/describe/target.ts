import type { Filter, Target } from "../effects/index.js";
import { between } from "./count.js";
import type { GrammaticalNumber } from "./english.js";
import { describeFilter } from "./filter.js";
import { type Names, targetName } from "./names.js";
import { part, type Part } from "./part.js";
import { describePlayer } from "./player.js";

function candidates(what: Target["what"], names: Names, number: GrammaticalNumber): string {
  if (!("kind" in what)) return describeFilter(what, names, number);
  if (what.kind === "union") return what.of.map((filter: Filter) => describeFilter(filter, names, number)).join(" or ");
  const other = what.other ? "other " : "";
  return `${other}${number === "singular" ? "creature, player, planeswalker, or battle" : "creatures, players, planeswalkers, and battles"}`;
}

function differing({ otherThan = [] }: Target, names: Names): string {
  return otherThan.length === 0 ? "" : `, other than ${otherThan.map((id) => targetName(names, id)).join(" and ")}`;
}

/** What is announced for a target: "Target 1 (601.2c): up to two creatures". */
export function describeTarget(target: Target, names: Names): Part {
  const { id, what, least, most, chooser, forEach } = target;
  const name = targetName(names, id);
  const rule = "kind" in what && what.kind === "anyTarget" ? "601.2c, 115.4" : "601.2c";
  const chosen = chooser === undefined ? "" : `, chosen by ${describePlayer(chooser, names)}`;
  const each = forEach === undefined ? "" : `, for ${describePlayer(forEach.players, names)} by itself`;
  const range = between(least, most, (number) => candidates(what, names, number), names);
  return part(
    `${name.charAt(0).toUpperCase()}${name.slice(1)} (${rule}): ${range}${each}${chosen}${differing(target, names)}`,
  );
}
