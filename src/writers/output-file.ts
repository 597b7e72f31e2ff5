import type { CompiledCard } from "../language.js";

/** A file that a writer makes; its name is relative to the output folder. */
export interface OutputFile {
  readonly name: string;
  readonly content: string;
}

/** The compiled cards of one card file. */
export interface CompiledFile {
  /** The path of the card file, or `<stdin>`. */
  readonly source: string;
  readonly cards: readonly CompiledCard[];
}

/** The name without its folder and without its last ending, in characters that every file system takes. */
function stemOf(source: string): string {
  const [, stem = ""] = /([^/\\]*?)(?:\.[^./\\]*)?$/.exec(source) ?? [];
  const plain = stem.replace(/[^A-Za-z0-9_-]+/g, "-").replace(/^-+|-+$/g, "");
  return plain === "" || plain === "index" ? `${plain}cards` : plain;
}

/** A stem for each card file: equal ones are numbered, whatever their case. */
export function moduleStems(files: readonly CompiledFile[]): readonly string[] {
  const taken = new Set<string>();
  return files.map(({ source }) => {
    const stem = source === "<stdin>" ? "cards" : stemOf(source);
    let name = stem;
    for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${stem}-${number}`;
    taken.add(name.toLowerCase());
    return name;
  });
}
