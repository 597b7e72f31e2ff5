import { construct, field, later, oneOf, optional, type NodeOf, type Syntax } from "./kernel.js";
import { nounPhrase, type NounPhrase } from "./noun-phrase.js";

const where: Syntax<NounPhrase> = later("a noun phrase", () => nounPhrase);

const prepositions = {
  anywhereIn: "anywhere in", into: "into", on: "on", onto: "onto", to: "to", under: "under", in: "in", beneath: "beneath", back: "back",
} as const; // prettier-ignore

/** Where a card goes: "on the bottom of its owner's deck", "facedown under it", "into play". */
export const destination = construct("destination", [
  field("facing", optional(oneOf("a facing", { facedown: "facedown", faceup: "faceup", back: "back" }))),
  field("preposition", oneOf("a place", prepositions)),
  field("place", where),
]);

/** Where a card goes. */
export type Destination = NodeOf<typeof destination>;
