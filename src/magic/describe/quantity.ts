import type { ManaKind, Characteristic, Comparison, Quantity } from "../effects/index.js";
import { describeEvent } from "./event.js";
import { list } from "./english.js";
import { describeFilter } from "./filter.js";
import type { ByKind, Describers } from "./kinds.js";
import { type Names, stepName } from "./names.js";
import { describeObject } from "./object.js";
import { describePlayer, describeRecipient, ofPlayer } from "./player.js";
import { spans } from "./span.js";

type Extreme = ByKind<Quantity>["extreme"];

/** The numeric characteristics by their names (109.3, 202.3). */
export const characteristics: { readonly [One in Characteristic]: string } = {
  power: "power",
  toughness: "toughness",
  manaValue: "mana value",
  loyalty: "loyalty",
  defense: "defense",
};

const compared: { readonly [One in Extreme["characteristic"]]: string } = {
  ...characteristics,
  name: "name",
  color: "color",
  cardType: "card type",
  basicLandType: "basic land type",
  creatureType: "creature type",
};

const measures: { readonly [One in ByKind<Quantity>["events"]["measure"]]: string } = {
  times: "the number of times that",
  timesByOnePlayer: "the most times that, of one player alone,",
  amount: "the total amount of the events in which",
  objects: "the number of objects for which",
  players: "the number of players for which",
};

function describeExtreme({ which, characteristic, among }: Extreme, names: Names): string {
  const set = describeFilter(among, names, "plural");
  if (which === "different") return `the number of different values of ${compared[characteristic]} among ${set}`;
  return `the ${which} ${compared[characteristic]} among ${set}`;
}

function joined(all: readonly Quantity[], names: Names): string {
  return `(${list(all.map((quantity) => describeQuantity(quantity, names)))})`;
}

/** Mana of a kind (106.1). */
function manaKinds(kind: ManaKind): string {
  return kind === "oneColor" ? "mana of the color there is most of" : `${kind} mana`;
}

const quantities: Describers<Quantity, [Names], string> = {
  number: ({ value }) => String(value),
  x: () => "X",
  count: ({ of }, names) => `the number of ${describeFilter(of, names, "plural")}`,
  size: ({ of }, names) => `the size of the set (${describeObject(of, names)})`,
  playerCount: ({ of }, names) => `the number of players meant by (${describePlayer(of, names)})`,
  characteristic: ({ characteristic, of }, names) =>
    `the ${characteristics[characteristic]} of ${describeObject(of, names)}`,
  extreme: describeExtreme,
  colorCount: ({ of }, names) => `the number of colors of ${describeObject(of, names)}`,
  counters: ({ counter, on }, names) =>
    `the number of ${counter === null ? "" : `${counter} `}counters on ${describeRecipient(on, names)}`,
  result: ({ slot }, names) => `the amount of ${stepName(names, slot)}`,
  lifeTotal: ({ of }, names) => ofPlayer("life total", of, names),
  extremeLifeTotal: ({ which, among }, names) => `the ${which} life total among (${describePlayer(among, names)})`,
  startingLifeTotal: () => "the starting life total",
  castBefore: ({ spell }, names) => `the number of other spells cast before ${describeObject(spell, names)} this turn`,
  speed: ({ of }, names) => ofPlayer("speed", of, names),
  level: ({ of }, names) => `the level of ${describeObject(of, names)} (716.2b)`,
  devotion: ({ of, colors }, names) => `${ofPlayer("devotion", of, names)} to ${list(colors)}`,
  manaSpent: ({ on, from, of }, names) =>
    `the amount of ${of === undefined ? "mana" : manaKinds(of)}${from === undefined ? "" : ` from ${describeFilter(from, names, "plural")}`} spent on ${describeObject(on, names)}`,
  timesPaid: ({ cost }) => `the number of times its ${cost} cost was paid`,
  partySize: ({ of }, names) => ofPlayer("party size", of, names),
  flips: ({ slot, outcome }, names) => `the number of flips ${outcome} in ${stepName(names, slot)}`,
  votes: ({ slot, option }, names) => `the number of votes for "${option}" in ${stepName(names, slot)}`,
  rolls: ({ slot, which }, names) => `the number of ${which} results of ${stepName(names, slot)}`,
  colorsSpent: ({ on }, names) => `the number of colors of mana spent on ${describeObject(on, names)}`,
  timesMutated: ({ of }, names) => `the number of times that ${describeObject(of, names)} has mutated`,
  timesKicked: ({ of }, names) => `the number of times that a kicker cost was paid for ${describeObject(of, names)}`,
  excessDamage: ({ slot }, names) => `the excess damage of ${stepName(names, slot)}`,
  manaSymbols: ({ symbols }) => `the number of mana symbols ${list(symbols, "or")}`,
  events: ({ measure, event, within }, names) =>
    `${measures[measure]} (${describeEvent(event, names)}) ${spans[within]}`,
  sum: ({ terms }, names) => `the sum of ${joined(terms, names)}`,
  difference: ({ from, subtract }, names) =>
    `(${describeQuantity(from, names)} minus ${describeQuantity(subtract, names)})`,
  product: ({ factors }, names) => `the product of ${joined(factors, names)}`,
  half: ({ of, round }, names) => `half of (${describeQuantity(of, names)}), rounded ${round}`,
  chosenNumber: () => "the chosen number",
  anyNumber: ({ least }, names) => (least === undefined ? "any number" : `${describeQuantity(least, names)} or more`),
};

function describe<Kind extends Quantity["kind"]>(kind: Kind, quantity: ByKind<Quantity>[Kind], names: Names): string {
  return quantities[kind](quantity, names);
}

/** A number, or how it is counted (107). */
export function describeQuantity(quantity: Quantity, names: Names): string {
  return describe(quantity.kind, quantity, names);
}

const operators: { readonly [Operator in Comparison["operator"]]: (than: string) => string } = {
  equal: (than) => `exactly ${than}`,
  notEqual: (than) => `other than ${than}`,
  atLeast: (than) => `at least ${than}`,
  atMost: (than) => `at most ${than}`,
  greater: (than) => `greater than ${than}`,
  less: (than) => `less than ${than}`,
  even: () => "even",
  odd: () => "odd",
};

/** A test of a quantity: "at least 3". */
export function describeComparison({ operator, than }: Comparison, names: Names): string {
  return operators[operator](describeQuantity(than, names));
}
