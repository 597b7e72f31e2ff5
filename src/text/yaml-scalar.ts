import { blockScalarOffsets } from "./yaml-block-scalar.js";
import { flowScalarOffsets } from "./yaml-flow-scalar.js";

/** How a YAML scalar is written. */
export type YamlScalarStyle = "plain" | "single" | "double" | "literal" | "folded";

/** A scalar in the content: the quotation mark or block indicator included, the value as YAML reads it. */
export interface YamlScalar {
  readonly start: number;
  readonly end: number;
  readonly style: YamlScalarStyle;
  readonly value: string;
}

/**
 * For each code unit of a scalar's value, and for its end, the offset in the content (YAML 1.2, chapters 7 and 8).
 * Where the value cannot be found again in the content, all units stand at the scalar's start.
 */
export function yamlScalarOffsets(content: string, scalar: YamlScalar): readonly number[] {
  const isBlock = scalar.style === "literal" || scalar.style === "folded";
  const offsets = isBlock ? blockScalarOffsets(content, scalar) : flowScalarOffsets(content, scalar);
  return offsets ?? Array.from({ length: scalar.value.length + 1 }, () => scalar.start);
}
