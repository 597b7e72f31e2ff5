import type { Cost, Instruction } from "../effects/index.js";
import { amountOf, counted, noun } from "./count.js";
import { withArticle } from "./english.js";
import { describeFilter } from "./filter.js";
import { describeInstruction } from "./instruction.js";
import { actionRule } from "./keyword-action.js";
import type { ByKind, Describers } from "./kinds.js";
import { type Names, withSteps } from "./names.js";
import { describeObject } from "./object.js";
import { inline } from "./part.js";
import { describeQuantity } from "./quantity.js";
import { zoneName } from "./turn-part.js";

type Costs = ByKind<Cost>;

const acting =
  (verb: string, rule: string) =>
  ({ what, from }: Costs["tap"], names: Names): string =>
    `${verb} ${describeObject(what, names)}${from === null ? "" : ` from ${zoneName(from)}`} (${rule})`;

function discard({ what, count, manner }: Costs["discard"], names: Names): string {
  if (manner === "hand") return `discard the whole hand${discarded(what, names)} (701.9)`;
  const cards = counted(count, noun("card"), names);
  return `discard ${cards}${manner === "random" ? " at random" : ""}${discarded(what, names)} (701.9)`;
}

function removeCounters({ counter, count, from, spread }: Costs["removeCounters"], names: Names): string {
  const what = counter === null ? "counter" : `${counter} counter`;
  const many = count === "all" ? `all ${what}s` : counted(count, noun(what), names);
  return `remove ${many} from ${spread === undefined ? "" : "among "}${describeObject(from, names)} (122.1)`;
}

const discarded = (what: Costs["discard"]["what"], names: Names): string =>
  what === null ? "" : `: ${describeObject(what, names)}`;

function keywordAction({ action, amount, mana, what }: Costs["keywordAction"], names: Names): string {
  const said = [
    amount === null ? "" : ` ${describeQuantity(amount, names)}`,
    mana === null ? "" : ` with mana ${mana.join("")}`,
    what === null ? "" : ` with ${withArticle(describeFilter(what, names, "singular"))}`,
  ];
  return `${action}${said.join("")}${actionRule(action)}`;
}

function described(instruction: Instruction, names: Names): string {
  return inline(describeInstruction(instruction, withSteps(names, [instruction])));
}

const costTable: Describers<Cost, [Names], string> = {
  mana: ({ symbols }) => `pay ${symbols.join("")}`,
  tapSelf: (_, names) => `tap ${names.self} ({T})`,
  untapSelf: (_, names) => `untap ${names.self} ({Q})`,
  loyalty: ({ sign, amount }, names) =>
    `${sign === "plus" ? "put" : "remove"} ${counted(amount, noun("loyalty counter"), names)} ${sign === "plus" ? "on" : "from"} ${names.self} (606.4)`,
  tap: acting("tap", "701.26a"),
  untap: acting("untap", "701.26b"),
  sacrifice: acting("sacrifice", "701.21"),
  reveal: acting("reveal", "701.20"),
  return: ({ what, from }, names) =>
    `return ${describeObject(what, names)}${from === null ? "" : ` from ${zoneName(from)}`} to its owner's hand (118.1)`,
  exile: acting("exile", "701.13"),
  discard,
  payLife: ({ amount }, names) => `pay ${amountOf(amount, "life", names)} (119.4)`,
  payMana: ({ amount }, names) => `pay ${amountOf(amount, "mana", names)} (106.1)`,
  payEnergy: ({ amount }, names) => `pay ${amountOf(amount, "energy", names)} (107.14)`,
  payTickets: ({ amount }, names) => `pay ${counted(amount, noun("ticket counter"), names)} (107.17a)`,
  removeCounters,
  putCounters: ({ counter, count, on }, names) =>
    `put ${counted(count, noun(`${counter} counter`), names)} on ${describeObject(on, names)} (122.1)`,
  mill: ({ count }, names) => `mill ${counted(count, noun("card"), names)} (701.17)`,
  keywordAction,
  instruction: ({ instruction }, names) => `do this: ${described(instruction, names)}`,
  either: ({ alternatives }, names) => alternatives.map((costs) => `(${describeCosts(costs, names)})`).join(" or "),
};

function describe<Kind extends Cost["kind"]>(kind: Kind, cost: Costs[Kind], names: Names): string {
  return costTable[kind](cost, names);
}

/** One part of a cost, as what is to be done (118). */
function describeCost(cost: Cost, names: Names): string {
  return describe(cost.kind, cost, names);
}

/** All parts of a cost, in order. */
export function describeCosts(costs: readonly Cost[], names: Names): string {
  return costs.length === 0 ? "nothing" : costs.map((cost) => describeCost(cost, names)).join(", ");
}
