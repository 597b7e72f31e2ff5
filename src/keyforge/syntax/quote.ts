import type { AbilityNode } from "./ability.js";
import { abilitiesIn, liftPhrase, printAbility } from "./ability-lift.js";
import type { QuoteMark } from "../../../grammar/keyforge/token.js";
import { noMatch, type Construct } from "./kernel.js";

/** An ability between quotation marks. */
export interface Quote {
  readonly kind: "quote";
  readonly mark: QuoteMark;
  readonly abilities: readonly AbilityNode[];
  /** Whether each begins a line of its own. */
  readonly lines: readonly ("new" | "same")[];
}

export const quote: Construct<"quote", Quote> = {
  kind: "quote",
  label: "an ability in quotation marks",
  match: (source, at) => {
    const payload = source.tokens[at]?.payload;
    if (payload?.kind !== "quote") {
      source.want(at, "an ability in quotation marks");
      return noMatch;
    }
    const phrases = payload.abilities.flatMap(abilitiesIn);
    const lifted = phrases.map(liftPhrase);
    const abilities = lifted.flatMap((one) => (one.node === null ? [] : [one.node]));
    if (abilities.length === lifted.length)
      return [
        {
          value: { kind: "quote", mark: payload.mark, abilities, lines: phrases.map(({ line }) => line) },
          end: at + 1,
        },
      ];
    source.want(at, "an ability in quotation marks that can be read");
    return noMatch;
  },
  print: (node, out) => {
    out.open(node.mark);
    node.abilities.forEach((ability, index) => {
      if (index > 0 && node.lines[index] === "new") out.line();
      printAbility(ability, out);
    });
    out.close(node.mark);
  },
};
