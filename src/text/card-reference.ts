import type { SourceCard } from "./source-card.js";

/** What the compiler may look up beyond the card itself. */
export interface Environment {
  /** The Oracle card reference that 111.11 and copies by name consult: the card of that name, or undefined. */
  findCard(name: string): SourceCard | undefined;
}

/** The same reference with nothing remembered: what was read under another environment does not count for this one. */
export function freshEnvironment(environment: Environment): Environment {
  return { findCard: (name) => environment.findCard(name) };
}
