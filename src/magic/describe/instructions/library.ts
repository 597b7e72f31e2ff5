import type { Instruction } from "../../effects/index.js";
import { between } from "../count.js";
import { list } from "../english.js";
import { describeFilter } from "../filter.js";
import type { ByKind } from "../kinds.js";
import type { Names } from "../names.js";
import { describeObject } from "../object.js";
import { part, type Part } from "../part.js";
import { ofPlayer, playerDoes } from "../player.js";

type Instructions = ByKind<Instruction>;

/** Searching zones for cards (701.23). */
export function search(one: Instructions["searchLibrary"], names: Names): Part {
  const zones = one.which === "chosen" ? `any of ${list(one.zones)}` : list(one.zones);
  const where = ofPlayer(zones, one.whose, names);
  const cards = between(one.least, one.most, (number) => describeFilter(one.filter, names, number), names);
  return part(`${playerDoes(one.player, `search ${where}`, names)} for ${cards} (701.23)`);
}

/** Shuffling a library, with something put into it first where that is so (701.24). */
export function shuffle({ player, into }: Instructions["shuffle"], names: Names): Part {
  const cards = into === null ? "" : `${describeObject(into, names)} into `;
  return part(`${playerDoes(player, `shuffle ${cards}the library`, names)} (701.24)`);
}

/** Revealing cards or looking at them (701.20). */
export function show(verb: string, { player, what }: Instructions["reveal"], names: Names): Part {
  return part(`${playerDoes(player, `${verb} ${describeObject(what, names)}`, names)} (701.20)`);
}
