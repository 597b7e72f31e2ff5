import type { ObjectReference } from "../effects/index.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import { articleOf, bareNoun } from "./noun.js";
import { you } from "./plain.js";

/** A designation that one player at most has at a time (725.3, 726.3). */
export type SoleDesignation = "monarch" | "initiative";

/** "the monarch", "the initiative" (725.1, 726.1); null of another phrase. */
export function soleDesignation(object: NounPhrase): SoleDesignation | null {
  for (const word of ["monarch", "initiative"] as const) {
    const group = bareNoun(object, word);
    if (group !== null && group.possessor === null && articleOf(group) === "the") return word;
  }
  return null;
}

/** "day", "night": what the game itself may be (731.1); null of another phrase. */
export function gameDesignation(object: NounPhrase): "day" | "night" | null {
  if (object.kind !== "pronoun") return null;
  return object.word === "day" || object.word === "night" ? object.word : null;
}

/** "the Ring", as it tempts (701.54a). */
export function isTheRing(subject: NounPhrase | null): boolean {
  const group = subject === null ? null : bareNoun(subject, "Ring");
  return group !== null && group.possessor === null && articleOf(group) === "the";
}

/** "the dungeon", "a dungeon" (309.1). */
export function isDungeon(what: NounPhrase, article: "the" | "a"): boolean {
  const group = bareNoun(what, "dungeon");
  return group !== null && group.possessor === null && articleOf(group) === article;
}

/** "your Ring-bearer" (701.54a, 701.54e); null of another phrase. */
export function ringBearer(what: NounPhrase): ObjectReference | null {
  const group = bareNoun(what, "Ring-bearer");
  return group !== null && group.possessor === null && articleOf(group) === "your"
    ? { kind: "ring-bearer", of: you }
    : null;
}
