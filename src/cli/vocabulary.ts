import { exitStatus, type ExitStatus, UsageError } from "./exit.js";
import type { Io } from "./io.js";
import { formatTable } from "./table.js";
import { wordLists } from "./word-lists.js";

function wordsOf(list: string): readonly string[] {
  const words = wordLists.get(list);
  if (words === undefined) throw new UsageError(`no list "${list}"; there are ${[...wordLists.keys()].join(", ")}`);
  return words;
}

/** Prints the words of a list, one a line, or without a list the lists that there are. */
export async function vocabularyCommand(list: string | undefined, io: Io): Promise<ExitStatus> {
  const lists = [...wordLists].map(([name, words]) => [name, words.length]);
  await io.output(list === undefined ? formatTable(["list", "words"], lists) : `${wordsOf(list).join("\n")}\n`);
  return exitStatus.done;
}
