import type { InstructionOf } from "../../effects/index.js";
import type { Handler } from "../act/carry-out.js";
import { asksPrototyped, castSpell as cast, type Manner } from "../act/cast.js";
import { asCast } from "../act/halves.js";
import type { Play } from "../act/play.js";
import { forNothing, normally, type Way, waysAnywhere } from "../act/ways.js";
import { playersOf } from "../read/player.js";
import { isPrototyped } from "../read/prototyped.js";
import { presentOf } from "../read/reference.js";
import { IllegalAction, NotExecutable } from "../state/failures.js";
import type { GameObject } from "../state/object.js";
import { findObject } from "../state/objects.js";
import type { ObjectId, PlayerId } from "../state/identity.js";
import { undone } from "../state/scope.js";
import { didObjects } from "./did.js";

/** A player casts cards while the spell or ability resolves (608.2g). */
export const castSpell: Handler<"castSpell"> = (instruction, play, { scope }) => {
  const { payment, action } = instruction;
  if (action === "castCopy") throw new NotExecutable(`casting with ${payment}, ${action}`);
  const [player] = playersOf(play, scope, instruction.player);
  if (player === undefined) return undone;
  const spells = presentOf(play, scope, instruction.what).filter((id) => {
    const object = findObject(play.state, id);
    // What is cast from face down in exile is turned face up first (406.3a).
    const card = object?.zone === "exile" ? ({ ...object, position: "faceUp" } as const) : object;
    return card !== null && isCastable(card) && !play.look(card).types.includes("land");
  });
  return didObjects(
    spells.flatMap((id) => castOrNot(() => cast(play, player, id, mannerOf(play, id, player, instruction)), play)),
  );
};

/** Whether it is a card, or a copy of one that is not on the stack yet (707.12). */
function isCastable({ kind, zone }: GameObject): boolean {
  return kind === "card" || (kind === "copy" && zone !== "stack");
}

/** How the card is cast: prototyped, where it can be and the player chooses so (718.3), or as it is. */
function mannerOf(play: Play, id: ObjectId, player: PlayerId, instruction: InstructionOf<"castSpell">): Manner {
  const object = findObject(play.state, id);
  const isOpen = object !== null && asCast(play, object, player).some(isPrototyped);
  const as = isOpen && asksPrototyped(play, player, id) ? ({ as: "prototyped" } as const) : {};
  return { ways: waysOf(play, id, player, instruction), face: 0, ...as };
}

/** What the effect lets the player pay: another cost, or the mana cost, for which keywords may give alternatives (118.9). */
function waysOf(
  play: Play,
  id: ObjectId,
  player: PlayerId,
  { payment, cost, keyword }: InstructionOf<"castSpell">,
): readonly Way[] {
  if (payment === "free") return [forNothing];
  if (payment === "otherCost") return [{ ...forNothing, by: keyword ?? null, costs: cost }];
  const object = findObject(play.state, id);
  const ways = object === null ? [normally] : [normally, ...waysAnywhere(play, object, player)];
  return payment === "normal" ? ways : ways.map((way) => ({ ...way, spent: payment }));
}

/** Casts, or goes back to how it was where the rules do not allow it (601.2, 733.1). */
function castOrNot(run: () => number, play: Play): number[] {
  const before = play.state;
  try {
    return [run()];
  } catch (error) {
    if (!(error instanceof IllegalAction) || error.name === "WrongAnswer") throw error;
    play.state = before;
    return [];
  }
}
