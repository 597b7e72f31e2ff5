const letters: ReadonlyMap<string, string> = new Map(
  Object.entries({ white: "W", blue: "U", black: "B", red: "R", green: "G", w: "W", u: "U", b: "B", r: "R", g: "G" }),
);
const none: ReadonlySet<string> = new Set(["colorless", "c", "none"]);

/**
 * Colours as letters of WUBRG (105.1), given as letters (`W`, `WU`) or names (`white`, `white and blue`); nothing when
 * a word is no colour.
 */
export function parseColors(values: readonly string[]): readonly string[] | undefined {
  if (values.every((value) => "WUBRG".includes(value) && value.length === 1)) return values;
  const words = values.flatMap((value) => value.toLowerCase().split(/[\s,/]+|\band\b/)).filter((word) => word !== "");
  const colors = words.flatMap(colorsOfWord);
  return colors.every((color) => color !== undefined) ? [...new Set(colors)] : undefined;
}

function colorsOfWord(word: string): readonly (string | undefined)[] {
  if (none.has(word)) return [];
  return /^[wubrg]{2,5}$/.test(word) ? Array.from(word, (letter) => letters.get(letter)) : [letters.get(word)];
}
