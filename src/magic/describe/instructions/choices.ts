import type { Instruction } from "../../effects/index.js";
import { list } from "../english.js";
import type { ByKind } from "../kinds.js";
import type { Names } from "../names.js";
import { describeObject } from "../object.js";
import { part, type Part } from "../part.js";
import { playerDoes } from "../player.js";
import { describeQuantity } from "../quantity.js";

type Instructions = ByKind<Instruction>;

const values: { readonly [Value in Instructions["chooseValue"]["of"]]: string } = {
  color: "a color",
  creatureType: "a creature type",
  cardType: "a card type",
  landType: "a land type",
  basicLandType: "a basic land type",
  cardName: "a card name",
  number: "a number",
  opponent: "an opponent",
  player: "a player",
  word: "one of the words",
};

const manners = { chosen: "", random: " at random", secretly: " secretly" } as const;

/** Choosing objects as the instruction is carried out (608.2d). */
export function objects({ player, objects: what, secretly }: Instructions["chooseObjects"], names: Names): Part {
  const how = secretly === "secretly" ? " secretly" : "";
  return part(`${playerDoes(player, `choose${how} ${describeObject(what, names)}`, names)} (608.2d)`);
}

/** A number that is determined once, for what follows (608.2h). */
export function determine({ quantity }: Instructions["determineValue"], names: Names): Part {
  return part(`determine ${describeQuantity(quantity, names)} (608.2h)`);
}

/** Choosing a color, a type, a number or the like (608.2d). */
export function value({ player, of, options, manner, unchosenOf }: Instructions["chooseValue"], names: Names): Part {
  const unchosen = unchosenOf === undefined ? "" : ` not chosen before, of ${list(unchosenOf, "and")}`;
  const among = options.length === 0 ? unchosen : ` among ${list(options, "or")}`;
  return part(`${playerDoes(player, `choose ${values[of]}`, names)}${among}${manners[manner]} (608.2d)`);
}
