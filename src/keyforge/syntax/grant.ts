import type { KeywordName } from "../../../grammar/keyforge/vocabulary/index.js";
import { choose, construct, distinct, field, oneOf, optional, rule, type Match, type Source, type Syntax } from "./kernel.js"; // prettier-ignore
import { quote, type Quote } from "./quote.js";
import { amount, capital, keywordName, trait, type Amount, type TraitWord } from "./terminals.js";

/** A keyword that is gained: "skirmish", "assault 2". */
export interface GrantedKeyword {
  readonly kind: "keyword";
  /** Whether it is written as at the start of a line, with a capital letter. */
  readonly written: "lower" | "capital";
  readonly keyword: KeywordName;
  readonly amount: Amount | null;
}

const keyword = construct("keyword", [
  field("written", capital),
  field("keyword", keywordName),
  field("amount", optional(amount)),
]);

/** A trait that is gained: "the Mutant trait". */
export interface GrantedTrait {
  readonly kind: "grantedTrait";
  readonly trait: TraitWord;
}

const grantedTrait = construct("grantedTrait", ["the", field("trait", trait), "trait"]);

/** What is gained or lost as text: a keyword or a quoted ability. */
export type Grant = GrantedKeyword | GrantedTrait | Quote;

const grant: Syntax<Grant> = choose<Grant>("a keyword or an ability", [keyword, grantedTrait, quote]);

/** Keywords and abilities in a list, with the commas and the word between them. */
export interface Grants {
  readonly kind: "grants";
  readonly members: readonly Grant[];
  readonly separators: readonly (keyof typeof separators)[];
  /** Whether a comma stands before the first, as before a quotation. */
  readonly lead: "comma" | "colon" | "none";
}

const separators = { comma: ",", and: "and", commaAnd: ", and", or: "or", commaOr: ", or", andComma: "and ," } as const;
const separator = oneOf("and", separators);
const comma = oneOf("a comma", { comma: ",", colon: ":", none: "" });

export const grants: Syntax<Grants> = rule("keywords or abilities", () => ({
  label: "keywords or abilities",
  match: (source, at) =>
    distinct(comma.match(source, at).flatMap((lead) =>
      grant.match(source, lead.end).flatMap((first) =>
        extended(source, { kind: "grants", members: [first.value], separators: [], lead: lead.value }, first.end),
      ),
    )),
  print: (node, out) => {
    comma.print(node.lead, out);
    node.members.forEach((member, index) => {
      const between = node.separators[index - 1];
      if (between !== undefined) separator.print(between, out);
      grant.print(member, out);
    });
  },
})); // prettier-ignore

function extended(source: Source, so: Grants, at: number): readonly Match<Grants>[] {
  const longer = separator
    .match(source, at)
    .flatMap((word) =>
      grant
        .match(source, word.end)
        .flatMap((next) =>
          extended(
            source,
            { ...so, members: [...so.members, next.value], separators: [...so.separators, word.value] },
            next.end,
          ),
        ),
    );
  return [...longer, { value: so, end: at }];
}
