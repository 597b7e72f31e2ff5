/**
 * Keywords of cards and what each takes: nothing, a number ("Assault 2."), or icons ("Enhance {A}{A}.").
 * The keywords stand in the `keywords` of pack data and as a sentence of their own in the text.
 */
export const KEYWORDS = {
  alpha: "none",
  assault: "number",
  deploy: "none",
  elusive: "none",
  enhance: "icons",
  entrench: "none",
  hazardous: "number",
  invulnerable: "none",
  omega: "none",
  poison: "none",
  skirmish: "none",
  "splash-attack": "number",
  taunt: "none",
  treachery: "none",
  versatile: "none",
} as const;

/** The name of a keyword. */
export type KeywordName = keyof typeof KEYWORDS;
