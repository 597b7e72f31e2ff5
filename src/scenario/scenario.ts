import type { Game } from "../language.js";
import type { DiagnosticCode } from "../diagnostics/catalogue.js";
import type { FilePosition } from "../text/source-card.js";

/** What every scenario says of itself, in whatever game: its name and the rule that it rests on. */
export interface ScenarioHead {
  readonly name: string;
  readonly rule: string;
  /** Whether it is a near case to which the rule does not apply, so that something else comes of it. */
  readonly contrary: "yes" | "no";
  readonly position: FilePosition;
}

/** A step or an expectation, at its place in the file. */
export interface Placed {
  readonly position: FilePosition;
}

/** A step that is no deed: something is looked at between. */
export interface ExpectStep<Expectation> extends Placed {
  readonly kind: "expect";
  readonly expectations: readonly Expectation[];
}

/** A scenario of some game: what is done, and what must be so. */
export interface ScenarioOf<
  Deed extends Placed & { readonly kind: string },
  Expectation extends Placed,
> extends ScenarioHead {
  readonly steps: readonly (Deed | ExpectStep<Expectation>)[];
  readonly expectations: readonly Expectation[];
}

/** Something in a scenario file that cannot be read: its code in the catalogue, and what it is in people's words. */
export interface ScenarioFault {
  readonly code: DiagnosticCode;
  readonly message: string;
  readonly position: FilePosition;
}

/** A card file that a scenario file names, by its path from the scenario file's folder. */
export interface CardFile {
  readonly path: string;
  readonly position: FilePosition;
}

/** What an expectation met where it does not hold. */
export interface Unmet {
  readonly expected: string;
  readonly happened: string;
}

/** Something that was not as a scenario expects, at its place in the file. */
export interface ScenarioFailure extends Unmet {
  readonly position: FilePosition;
}

/** How a scenario was played, for it to be played again: plain data, which the game's own runtime understands. */
export interface Recording {
  readonly game: Game;
  /** The state that it began with. */
  readonly first: unknown;
  /** Every input that was given. */
  readonly inputs: readonly unknown[];
  /** The hash of what came of it. */
  readonly hash: string;
}
