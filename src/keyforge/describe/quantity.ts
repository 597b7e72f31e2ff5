import type { Comparison, Quantity } from "../effects/index.js";
import { spoken } from "./english.js";
import { eventWords } from "./event.js";
import { filterWords } from "./filter.js";
import { objectWords } from "./object.js";
import { whose } from "./player.js";

/** A number, in words. */
export function quantityWords(quantity: Quantity): string {
  switch (quantity.kind) {
    case "number":
      return String(quantity.value);
    case "count":
      return `the number of ${filterWords(quantity.filter)}`;
    case "resultAmount":
      return `as much as ${quantity.slot} did`;
    case "eventAmount":
      return "as much as in that event";
    case "amberOf":
      return `${whose(quantity.player)} æmber`;
    case "keysForged":
      return `the number of ${whose(quantity.player)} forged keys`;
    case "handSize":
      return `the number of cards in ${whose(quantity.player)} hand`;
    case "archivesSize":
      return `the number of cards in ${whose(quantity.player)} archives`;
    case "chains":
      return `the number of ${whose(quantity.player)} chains`;
    case "sumOf":
      return `the ${spoken(quantity.measure)} of ${objectWords(quantity.of)}`;
    case "counters":
      return `the number of ${quantity.counter} counters on ${objectWords(quantity.on)}`;
    case "different":
      return `the number of different ${quantity.what}s among ${filterWords(quantity.filter)}`;
    case "history":
      return `how often ${eventWords(quantity.event)} this turn`;
    case "sum":
      return quantity.terms.map(quantityWords).join(" plus ");
    case "difference":
      return `${quantityWords(quantity.of)} minus ${quantityWords(quantity.less)}`;
    case "times":
      return `${quantity.factor} × ${quantityWords(quantity.of)}`;
    case "half":
      return `half of ${quantityWords(quantity.of)}, rounded ${quantity.rounding}`;
    case "upTo":
      return `up to ${quantityWords(quantity.most)}`;
    case "all":
      return "all";
    case "anyNumber":
      return "any number";
  }
}

/** How a number must compare, in words. */
export function comparisonWords({ relation, to }: Comparison): string {
  const number = to === null ? "" : quantityWords(to);
  const words = {
    equal: number,
    atLeast: `${number} or more`,
    atMost: `${number} or fewer`,
    more: `more than ${number}`,
    fewer: `fewer than ${number}`,
    odd: "odd",
    even: "even",
  } as const;
  return words[relation];
}
