import { wordLists } from "../cli/word-lists.js";

/** Every word list by name, for programs that want the words without the compiler. */
export function generateWordLists(): string {
  const lists = Object.fromEntries(wordLists);
  return `${JSON.stringify({ generated: "by npm run generate; do not edit", lists }, null, 2)}\n`;
}
