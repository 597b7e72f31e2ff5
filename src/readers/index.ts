export { readCardFiles, stdinName, type ReadFilesOptions } from "./files.js";
export { canonicalManaCost } from "./mana-cost.js";
export { readCards } from "./read-cards.js";
export {
  cardFormats,
  joinResults,
  skippedLayouts,
  type CardFormat,
  type FaultyCard,
  type Game,
  type ReadOptions,
  type ReadResult,
  type SkippedCards,
} from "./reader.js";
export { longestText } from "./text-faults.js";
export { readInlineCards } from "./inline-cards.js";
export { yamlDepthFault } from "./yaml-document.js";
