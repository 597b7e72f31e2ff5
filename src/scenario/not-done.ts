import type { FilePosition } from "../text/source-card.js";

/** A choice that a scenario makes wrongly, or does not make; where the place is not that of the step, it says so. */
export class ChoiceFault extends Error {
  override readonly name = "ChoiceFault";

  constructor(
    message: string,
    readonly position?: FilePosition,
  ) {
    super(message);
  }
}

/** Something that a scenario does or chooses and that the rules do not let be. */
export class NotAllowed extends ChoiceFault {}
