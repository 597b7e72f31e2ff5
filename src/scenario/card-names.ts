import { didYouMean } from "../diagnostics/did-you-mean.js";
import type { FilePosition } from "../text/source-card.js";
import type { CardsByName } from "./game.js";
import { ChoiceFault } from "./not-done.js";

/** The question after a name that there is not. */
export function nearest(name: string, known: Iterable<string>): string {
  const near = didYouMean(name, known);
  return near === undefined ? "" : `; did you mean "${near}"?`;
}

/** The card of that name. */
export function cardNamed<Card>(cards: CardsByName<Card>, name: string, position: FilePosition | undefined): Card {
  const card = cards.get(name);
  if (card !== undefined) return card;
  throw new ChoiceFault(`no card of this scenario is named "${name}"${nearest(name, cards.keys())}`, position);
}

/** Adds every name that a part of a compiled card holds in one of some fields. */
function gather(value: unknown, fields: ReadonlySet<string>, names: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    if (typeof part === "string" && fields.has(key)) names.add(part);
    else gather(part, fields, names);
  }
}

/** The names of cards, of their parts, and of what they make or give a name to, by the fields that hold such; once found, they are remembered. */
export function namesHeldIn(...fields: readonly string[]): (cards: CardsByName<object>) => ReadonlySet<string> {
  const found = new WeakMap<CardsByName<object>, ReadonlySet<string>>();
  const holding = new Set(fields);
  return (cards) => {
    const known = found.get(cards);
    if (known !== undefined) return known;
    const names = new Set<string>(cards.keys());
    for (const card of cards.values()) gather(card, holding, names);
    found.set(cards, names);
    return names;
  };
}
