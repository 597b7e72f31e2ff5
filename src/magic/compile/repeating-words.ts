import type { Token } from "../../../grammar/magic/token.js";

/** Whether an ability that is not understood whole is carried out as often as the game has it: cumulative upkeep is paid for each age counter (702.24a). */
export function repeatsItself(lines: readonly (readonly Token[])[]): boolean {
  return lines.some(([first]) => first?.readings.keyword === "cumulative upkeep");
}
