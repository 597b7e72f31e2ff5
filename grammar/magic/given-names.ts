/** Words that may stand within a name in lower case. */
const small = new Set(["of", "the", "and", "in", "to", "for", "from", "on", "at"]);

/** The words before a name, and how it then stands: "its name is …" is as "named …". */
const openings: readonly (readonly [string, "named" | "created"])[] = [
  ["named ", "named"],
  ["its name is ", "named"],
  ["reate ", "created"],
  ["reates ", "created"],
  ["ut ", "created"],
  ["uts ", "created"],
];

/**
 * The names that a text gives to the tokens it creates: "named Boo", "create Boo, a legendary …" (111.4, 111.9). Within
 * the quotes of such a token the name means the token (201.5a), so the lexer must know it before it reads them.
 */
export function givenNames(text: string): readonly string[] {
  const names = new Set<string>();
  for (const [opening, how] of openings) {
    for (let at = text.indexOf(opening); at >= 0; at = text.indexOf(opening, at + 1)) {
      const name = nameAt(text, at + opening.length, how);
      if (name !== null) names.add(name);
    }
  }
  return [...names].sort((one, other) => other.length - one.length);
}

/** The run of capitalised words from a place on; after "create" only what ", a" follows is a name. */
function nameAt(text: string, start: number, how: "named" | "created"): string | null {
  const words: string[] = [];
  for (const word of text.slice(start, start + 80).split(/[ \n]/u)) {
    const bare = word.replace(/[,."]+$/u, "");
    if (how === "created" && (word === "a" || word === "an") && words.at(-1)?.endsWith(",") === true)
      return words.join(" ").slice(0, -1);
    if (!isCapital(bare) && !(words.length > 0 && small.has(bare))) break;
    words.push(how === "named" ? bare : word);
    if (how === "named" && bare !== word) break;
  }
  while (words.length > 0 && small.has(words.at(-1) ?? "")) words.pop();
  return how === "named" && words.length > 0 ? words.join(" ") : null;
}

function isCapital(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}
