import type { Instruction, ManaProduction, ManaRestriction } from "../../effects/index.js";
import { amountOf } from "../count.js";
import { describeDuration } from "../duration.js";
import { list, withArticle } from "../english.js";
import { describeFilter } from "../filter.js";
import type { ByKind, Describers } from "../kinds.js";
import type { Names } from "../names.js";
import { describeObject } from "../object.js";
import { part, type Part } from "../part.js";
import { playerDoes } from "../player.js";
import { describeQuantity } from "../quantity.js";
import { describeSteps } from "../resolution.js";

type Productions = ByKind<ManaProduction>;
type Restrictions = ByKind<ManaRestriction>;

function times(count: Productions["symbols"]["times"], names: Names): string {
  const isOnce = count.kind === "number" && count.value === 1;
  return isOnce ? "" : `, times ${describeQuantity(count, names)}`;
}

const spreads = {
  oneColor: "of any one color",
  differentColors: "of different colors",
  anyCombination: "in any combination of colors",
} as const;

function anyColor({ count, spread, among }: Productions["anyColor"], names: Names): string {
  const choice = among.length === 0 ? "" : ` among ${list(among, "or")}`;
  return `${amountOf(count, "mana", names)} ${spreads[spread]}${choice}`;
}

const productions: Describers<ManaProduction, [Names], string> = {
  symbols: ({ symbols, times: count }, names) => `${symbols.join("")}${times(count, names)}`,
  choice: ({ options, times: count }, names) =>
    `one of ${list(
      options.map((symbols) => symbols.join("")),
      "or",
    )}${times(count, names)}`,
  anyColor,
  chosenColor: ({ count }, names) => `${amountOf(count, "mana", names)} of the chosen color`,
  commanderColor: ({ count }, names) =>
    `${amountOf(count, "mana", names)} of any color in the color identity of your commander (903.4)`,
  anyTypeProducedBy: ({ count, by, only }, names) =>
    `${amountOf(count, "mana", names)} of any ${only === undefined ? "type" : "color"} that ${describeFilter(by, names, "plural")} could produce (106.7)`,
  anyTypeProduced: ({ count, by }, names) =>
    `${amountOf(count, "mana", names)} of any type that ${describeObject(by, names)} produced (106.12a)`,
  anyColorAmong: ({ count, among }, names) =>
    `${amountOf(count, "mana", names)} of any color among ${describeFilter(among, names, "plural")}`,
  colorsOf: ({ count, of }, names) => `${amountOf(count, "mana", names)} of any color of ${describeObject(of, names)}`,
};

function uses({ cast, activate }: Restrictions["onlyFor"], names: Names): string {
  return list(
    [
      ...cast.map((filter) => `cast ${withArticle(describeFilter(filter, names, "singular"))}`),
      ...activate.map((filter) => `activate ${withArticle(describeFilter(filter, names, "singular"))}`),
    ],
    "or",
  );
}

const restrictions: Describers<ManaRestriction, [Names], Part> = {
  onlyFor: (restriction, names) => part(`Spend this mana only to ${uses(restriction, names)} (106.6)`),
  notFor: ({ cast }, names) =>
    part(`Don't spend this mana to ${uses({ kind: "onlyFor", cast, activate: [] }, names)} (106.6)`),
  lasts: ({ until }, names) => part(`This mana stays ${describeDuration(until, names)} (106.4)`),
  whenSpent: ({ on, instructions }, names) =>
    part(
      `When this mana is spent on ${withArticle(describeFilter(on, names, "singular"))} (106.6):`,
      describeSteps(instructions, names),
    ),
};

function produced<Kind extends ManaProduction["kind"]>(kind: Kind, mana: Productions[Kind], names: Names): string {
  return productions[kind](mana, names);
}

function restricted<Kind extends ManaRestriction["kind"]>(kind: Kind, one: Restrictions[Kind], names: Names): Part {
  return restrictions[kind](one, names);
}

/** Mana that a player adds, and what it may be spent on (106.4, 106.6). */
export function add({ player, mana, restriction }: ByKind<Instruction>["addMana"], names: Names): Part {
  const text = `${playerDoes(player, `add ${produced(mana.kind, mana, names)}`, names)} (106.4)`;
  return part(
    text,
    restriction.map((one) => restricted(one.kind, one, names)),
  );
}
