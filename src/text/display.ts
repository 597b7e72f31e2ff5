const tabWidth = 2;
const directionMarks = "\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff";
const unsafe = new RegExp(`[\\0-\\x1f\\x7f-\\x9f${directionMarks}]|\\p{Surrogate}`, "gu");
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1f64f}\u{1f680}-\u{1f6ff}\u{1f900}-\u{1faff}\u{20000}-\u{3fffd}]/u;
const combining = /\p{Mark}/u;

/**
 * The text as it may be shown on a terminal: tabs are spaces, and what would move the cursor, turn the direction of
 * reading or show nothing at all is U+FFFD.
 */
export function shownText(text: string): string {
  return text.replaceAll("\t", " ".repeat(tabWidth)).replace(unsafe, "\ufffd");
}

/** How many columns of a terminal a shown text takes. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const character of text) width += characterWidth(character);
  return width;
}

function characterWidth(character: string): number {
  if (character < "\u0300" || !combining.test(character)) return wide.test(character) ? 2 : 1;
  return 0;
}
