import type { Ability } from "../effects/index.js";
import { textByItself } from "../syntax/ability.js";
import type { QuotedAbilities } from "../syntax/quote.js";
import { lowerAbility } from "./ability.js";
import type { Context } from "./context.js";
import { refuse } from "./refusal.js";

/**
 * The abilities within quotation marks: compiled like any, in the place of an object that is not the card (113.1a).
 * `types` are those of that object, in lower case, where they are known, and `name` the one that was given to it (111.4).
 */
export function lowerQuotedAbilities(
  node: QuotedAbilities,
  context: Context,
  types: ReadonlySet<string> | null,
  name: string | null = null,
): readonly Ability[] {
  const quotedIn = [...context.bearer.quotedIn, new Set(name === null ? [] : [name])];
  if (node.conjunction === "or") return refuse("a choice of abilities", node);
  return node.quotes.flatMap((quote) =>
    quote.abilities.flatMap((ability) => {
      const id = `${context.abilityId}.${context.nextSlot()}`;
      return lowerAbility(ability, id, { ...context.bearer, spell: "permanent", inQuote: "inQuote", quotedIn, types });
    }),
  );
}

/** The text of quoted abilities, one a line, as the object that has them would have them printed. */
export function quotedText(node: QuotedAbilities): readonly string[] {
  return node.quotes.flatMap((quote) => quote.abilities.map((ability) => closed(textByItself(ability))));
}

function closed(text: string): string {
  return /[.!)"']$/u.test(text) ? text : `${text}.`;
}
