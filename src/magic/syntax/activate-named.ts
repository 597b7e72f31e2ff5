import { asConstruct, distinct, headOf, noMatch, type Match } from "./kernel/index.js";
import { keywordName } from "./keyword.js";

/** A keyword's name as the verb of what limits it: "Equip only as a sorcery", "Level up only as a sorcery" (602.5d). */
export interface ActivateNamed {
  readonly kind: "activateNamed";
  readonly form: "base";
  readonly keyword: string;
}

/** A keyword's name says a verb only before "only". */
export const activateNamed = asConstruct("activateNamed", {
  label: "a verb",
  match: (source, at): readonly Match<ActivateNamed>[] => {
    if (source.headAt(at + 1) !== headOf("only")) return noMatch;
    const found = keywordName.match(source, at);
    return distinct(
      found.map(({ value, end }) => ({ value: { kind: "activateNamed", form: "base", keyword: value }, end })),
    );
  },
  print: (node, out) => {
    keywordName.print(node.keyword, out);
  },
});
