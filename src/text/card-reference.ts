import type { SourceCard } from "./source-card.js";

/** What the compiler may look up beyond the card itself. */
export interface Environment {
  /** The Oracle card reference that 111.11 and copies by name consult: the card of that name, or undefined. */
  findCard(name: string): SourceCard | undefined;
}
