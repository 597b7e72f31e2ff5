import type { Reworded } from "../game.js";

/** How a wording of today was written before; `old` is given the card's name too. */
interface OldWording {
  readonly construct: string;
  readonly pattern: RegExp;
  readonly old: (found: string, ...groups: readonly string[]) => string;
}

const thisObject = /\bthis (?:creature|artifact|enchantment|land|Aura|Equipment|Saga|Vehicle)\b/gi;

const oldWordings: readonly OldWording[] = [
  {
    construct: "enters the battlefield",
    pattern: /\b(enters?)\b(?! the battlefield)/g,
    old: (_, verb = "") => `${verb} the battlefield`,
  },
  {
    construct: "put onto the battlefield",
    pattern: /(?<!would )\b([Cc])reate ((?!your choice|[A-Z])[^."']*?tokens?)\./g,
    old: (_, letter = "", tokens = "") => `${letter === "C" ? "P" : "p"}ut ${tokens} onto the battlefield.`,
  },
  {
    construct: "token named",
    pattern: /\b([Cc])reate ([A-Z][^.,"]*), (a legendary [^."]*? token)(?= with | and |\.|,)/g,
    old: (_, letter = "", name = "", token = "") => `${letter}reate ${token} named ${name}`,
  },
  {
    construct: "named token put onto the battlefield",
    pattern: /(?<!would )\b([Cc])reate ([A-Z][^.,"]*, a legendary [^."]*? token)\./g,
    old: (_, letter = "", token = "") => `${letter === "C" ? "P" : "p"}ut ${token}, onto the battlefield.`,
  },
  {
    construct: "his or her",
    pattern:
      /(?<=\b(?:[Tt]hat player|[Tt]arget player|[Tt]arget opponent|[Ee]ach player|[Ee]ach opponent)\b[^.]*)\btheir\b(?! mana costs?\b)/g,
    old: () => "his or her",
  },
  {
    construct: "put into a graveyard from the battlefield",
    pattern: /\bdies(?=,)/g,
    old: () => "is put into a graveyard from the battlefield",
  },
  { construct: "converted mana cost", pattern: /\bmana value\b/g, old: () => "converted mana cost" },
];

/** "This creature" was the card's name before; within quotes the name means another object (201.5a). */
function withName(text: string, name: string): string {
  const parts = text.split('"');
  return parts.map((part, at) => (at % 2 === 0 ? part.replace(thisObject, () => name) : part)).join('"');
}

/** The wordings of today written as they were before, each construct by itself. */
export function rewordingsOf(before: string, name: string): readonly Reworded[] {
  return [
    { construct: "card name", after: withName(before, name) },
    ...oldWordings.map(({ construct, pattern, old }) => ({ construct, after: before.replace(pattern, old) })),
  ];
}
