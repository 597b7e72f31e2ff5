/** Words that cannot name a constant of a module, and the names that every written module uses itself. */
const reserved: ReadonlySet<string> = new Set(
  [
    "arguments await break case catch class const continue debugger default delete do else enum eval export extends",
    "false finally for function if implements import in instanceof interface let new null package private protected",
    "public return static super switch this throw true try typeof undefined var void while with yield",
    "cards constructor prototype NaN Infinity globalThis",
  ].flatMap((line) => line.split(" ")),
);

const ligatures: Readonly<Record<string, string>> = { æ: "ae", Æ: "Ae", œ: "oe", Œ: "Oe", ø: "o", Ø: "O", ß: "ss" };

/** A name in plain letters: marks are taken off, what has no plain letter stays out. */
function plainLetters(name: string): string {
  const spelt = name.replace(/[æÆœŒøØß]/g, (letter) => ligatures[letter] ?? "");
  return spelt.normalize("NFD").replace(/[\u0300-\u036f'’]/g, "");
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const uncapitalised = (word: string): string =>
  /^[A-Z]+$/.test(word) ? word.toLowerCase() : word.charAt(0).toLowerCase() + word.slice(1);

/** A name as an identifier in camel case; one that cannot begin or stand so is told apart by the word "card". */
export function identifierOf(name: string): string {
  const [first = "", ...others] = plainLetters(name).match(/[A-Za-z0-9]+/g) ?? [];
  const identifier = uncapitalised(first) + others.map(capitalised).join("");
  if (identifier === "" || /^\d/.test(identifier)) return `card${identifier}`;
  return reserved.has(identifier) ? `${identifier}Card` : identifier;
}

/** Gives each name an identifier of its own; equal ones are numbered in the order in which they come. */
export function createIdentifiers(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    const wanted = identifierOf(name);
    let identifier = wanted;
    for (let number = 2; taken.has(identifier); number++) identifier = `${wanted}${number}`;
    taken.add(identifier);
    return identifier;
  };
}
