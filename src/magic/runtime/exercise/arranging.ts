import type { Filter, Instruction, PlayerReference } from "../../effects/index.js";
import type { ObjectId } from "../state/identity.js";
import type { Drive } from "./drive.js";

/** What is needed to bring an event about: the game, and a way to speak of the object under trial. */
export interface Stage {
  readonly drive: Drive;
  /** The object under trial, as a filter finds it. */
  readonly self: Filter;
  /** The same, where it is before anything happens. */
  readonly id: ObjectId;
}

/** The player whose ability is tried. */
export const you: PlayerReference = { kind: "you" };
/** The others. */
export const opponents: PlayerReference = { kind: "eachOpponent" };

/** A quantity of a number. */
export function n(value: number) {
  return { kind: "number", value } as const;
}

/** An id and a slot. */
export function named(id: string) {
  return { id: `arranged:${id}`, result: `arranged:${id}` };
}

/** Carries out instructions as the player of the ability. */
export function arrange({ drive }: Stage, instructions: readonly Instruction[]): void {
  drive.arrange(...instructions);
  drive.settle();
}
