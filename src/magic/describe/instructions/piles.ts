import type { Instruction } from "../../effects/index.js";
import { list } from "../english.js";
import type { ByKind } from "../kinds.js";
import { type Names, stepName } from "../names.js";
import { describeObject } from "../object.js";
import { part, type Part } from "../part.js";
import { playerDoes } from "../player.js";

type Instructions = ByKind<Instruction>;

const faces = { open: "a pile", faceUp: "a face-up pile", faceDown: "a face-down pile" } as const;

/** Grouping objects into piles (700.3). */
export function separate({ player, objects, piles }: Instructions["separatePiles"], names: Names): Part {
  const into = list(piles.map((one) => faces[one]));
  return part(`${playerDoes(player, `separate (${describeObject(objects, names)}) into ${into}`, names)} (700.3)`);
}

/** Choosing one of several piles (700.3). */
export function choose({ player, of }: Instructions["choosePile"], names: Names): Part {
  return part(`${playerDoes(player, `choose one of the piles of ${stepName(names, of)}`, names)} (700.3)`);
}
