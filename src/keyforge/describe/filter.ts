import type { ChosenWord, Constraint, Filter, HouseReference } from "../effects/index.js";
import { capitalised, listed, spoken } from "./english.js";
import { affectedWords } from "./event.js";
import { objectWords } from "./object.js";
import { playerWords, whose } from "./player.js";
import { comparisonWords } from "./quantity.js";

const chosen = ({ slot }: ChosenWord): string => `the word chosen in ${slot}`;

/** Which house is meant, in words. */
export function houseWords(house: HouseReference): string {
  if (typeof house === "string") return capitalised(house);
  switch (house.kind) {
    case "chosenWord":
      return chosen(house);
    case "activeHouse":
      return "the active house";
    case "houseOf":
      return `the house of ${objectWords(house.of)}`;
    case "identityHouse":
      return `a house on ${whose(house.player)} identity card`;
  }
}

function named(name: Extract<Constraint, { readonly kind: "named" }>["name"]): string {
  if (typeof name === "string") return name;
  return name.kind === "chosenWord" ? chosen(name) : `like ${objectWords(name.of)}`;
}

/** What a card must be, as words behind "that". */
export function constraintWords(constraint: Constraint): string {
  switch (constraint.kind) {
    case "controlledBy":
      return `${playerWords(constraint.player)} control${constraint.player.kind === "you" ? "" : "s"}`;
    case "ownedBy":
      return `${playerWords(constraint.player)} own${constraint.player.kind === "you" ? "" : "s"}`;
    case "inZoneOf":
      return `of ${playerWords(constraint.player)}`;
    case "house":
      return `of house ${houseWords(constraint.house)}`;
    case "trait":
      return `with the trait ${typeof constraint.trait === "string" ? capitalised(constraint.trait) : chosen(constraint.trait)}`;
    case "named":
      return `named ${named(constraint.name)}`;
    case "keyword":
      return `with ${constraint.keyword}`;
    case "token":
      return "that is a token creature";
    case "state":
      return `that is ${constraint.state}`;
    case "status":
      return `with ${constraint.status}`;
    case "position":
      return constraint.position === "center"
        ? "in the center of the battleline"
        : `on the ${spoken(constraint.position)}`;
    case "neighborOf":
      return `${constraint.side === "either" ? "next to" : `directly to the ${constraint.side} of`} ${objectWords(constraint.of)}`;
    case "besides":
      return `to the ${constraint.side} of ${objectWords(constraint.of)}`;
    case "measure":
      return `with ${spoken(constraint.measure)} ${comparisonWords(constraint.is)}`;
    case "hasCounters":
      return `with ${comparisonWords(constraint.is)} ${constraint.counter} counters`;
    case "topmost":
      return "that lie topmost in their pile";
    case "superlative":
      return `with the ${constraint.most} ${constraint.measure}`;
    case "otherThan":
      return `other than ${objectWords(constraint.than)}`;
    case "among":
      return `among ${objectWords(constraint.of)}`;
    case "attachedTo":
      return `attached to ${objectWords(constraint.to)}`;
    case "under":
      return `under ${objectWords(constraint.under)}`;
    case "shares":
      return `that shares a ${constraint.what} with ${objectWords(constraint.with)}`;
    case "cardType":
      return `that is of type ${constraint.type}`;
    case "history":
      return `that ${spoken(constraint.did)}`;
    case "fighting":
      return `that is ${constraint.role === "either" ? "fighting" : constraint.role}${constraint.against === null ? "" : ` ${affectedWords(constraint.against)}`}`;
    case "not":
      return `not (${constraintWords(constraint.constraint)})`;
    case "either":
      return listed(constraint.constraints.map(constraintWords), "or");
  }
}

const zoneWords = { hand: "in hand", deck: "in a deck", discard: "in a discard pile", archives: "in archives", purged: "purged", play: "in play", under: "under a card" } as const; // prettier-ignore

/** Which cards fit, in words. */
export function filterWords({ types, zones, constraints }: Filter): string {
  const kinds =
    types.length === 0
      ? "cards"
      : listed(
          types.map((type) => `${type}s`),
          "or",
        );
  return [kinds, ...zones.map((zone) => zoneWords[zone]), ...constraints.map(constraintWords)].join(" ");
}
