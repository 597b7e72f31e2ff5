import type { Span } from "./span.js";

/** The way from the root of a data file to a value: keys and indices. */
export type DataPath = readonly (string | number)[];

/** Finds the places of values in a data file. A path that leads nowhere stands for the deepest value that exists. */
export interface DataLocator {
  /** A scalar whole; of a list or record, its first character. */
  valueSpan(path: DataPath): Span;
  /** The key of a record's member; of anything else, its value. */
  keySpan(path: DataPath): Span;
  /** The offset in the file of a code unit of a string value; `unit` counts in the string as it was read. */
  stringOffset(path: DataPath, unit: number): number;
}
