import type { ObjectReference } from "../effects/index.js";
import { listed } from "./english.js";
import { filterWords } from "./filter.js";
import { playerWords, whose } from "./player.js";
import { quantityWords } from "./quantity.js";

/** Which cards are meant, in words. */
export function objectWords(object: ObjectReference): string {
  switch (object.kind) {
    case "source":
      return "this card";
    case "host":
      return "the creature this is attached to";
    case "maker":
      return "the card that grants this ability";
    case "each":
      return `each of the ${filterWords(object.filter)}`;
    case "choose": {
      const { least, most, chooser, manner, filter } = object;
      const [from, to] = [quantityWords(least), quantityWords(most)];
      const how =
        manner === "random"
          ? "chosen at random"
          : `that ${playerWords(chooser)} choose${chooser.kind === "you" ? "" : "s"}`;
      return `${from === to ? to : `${from} to ${to}`} of the ${filterWords(filter)} ${how}`;
    }
    case "result":
      return `what ${object.slot} means`;
    case "eventObject":
      return "the card of that event";
    case "eventOther":
      return "the other card of that event";
    case "iteration":
      return `that one (${object.slot})`;
    case "pileCards": {
      const pile = object.pile === "deck" ? "deck" : "discard pile";
      return `the ${object.end} ${quantityWords(object.count)} cards of ${whose(object.player)} ${pile}`;
    }
    case "deckUntil":
      return `the top cards of ${whose(object.player)} deck, up to the first of the ${filterWords(object.found)}`;
    case "all":
      return listed(object.of.map(objectWords));
  }
}
