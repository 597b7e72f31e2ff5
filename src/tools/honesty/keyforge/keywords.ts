import type { HonestyResult } from "../result.js";

/** *Keywords agree*: no keyword of KeyForge is lowered to other abilities: the game knows them by name. */
export function testKeywords(): HonestyResult {
  return { name: "keywords", tried: new Map(), survivors: [], meaning: "keywords and what they stand for disagree" };
}
