import type { Condition } from "../effects/index.js";
import { eventWords } from "./event.js";
import { filterWords, houseWords } from "./filter.js";
import { objectWords } from "./object.js";
import { playerWords, whose } from "./player.js";
import { comparisonWords, quantityWords } from "./quantity.js";

/** What must hold, in words. */
export function conditionWords(condition: Condition): string {
  switch (condition.kind) {
    case "compare":
      return `${quantityWords(condition.left)} is ${comparisonWords(condition.is)}`;
    case "fits":
      return `${objectWords(condition.object)} is among the ${filterWords(condition.filter)}`;
    case "done":
      return `${condition.slot} was done`;
    case "happened":
      return `there was ${eventWords(condition.event)} ${condition.when === "thisTurn" ? "this turn" : "in the previous turn"}`;
    case "turnOf":
      return `it is ${whose(condition.player)} turn`;
    case "haunted":
      return `${whose(condition.player)} discard pile has 10 or more cards`;
    case "tide":
      return `the tide is ${condition.tide} for you`;
    case "keyForged":
      return `${whose(condition.player)} ${condition.color} key is forged`;
    case "overwhelmed":
      return `${playerWords(condition.player)} are overwhelmed`;
    case "activeHouse":
      return `the active house is ${houseWords(condition.house)}`;
    case "share":
      return `${objectWords(condition.objects)} share a ${condition.what}`;
    case "not":
      return `it is not so that ${conditionWords(condition.condition)}`;
    case "and":
    case "or":
      return condition.conditions.map(conditionWords).join(` ${condition.kind} `);
  }
}
