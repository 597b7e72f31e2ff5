import type { TokenCharacteristics, TokenSpecification } from "../effects/index.js";
import type { PaidBefore } from "./additional-cost.js";

/** A card of the Oracle card reference; `unread` where not all its abilities are compiled (111.11). */
export type OracleCard = Pick<Extract<TokenSpecification, { readonly kind: "oracle" }>, "unread"> & {
  readonly characteristics: TokenCharacteristics;
};

/** What the compiler knows of the card that an ability stands on. */
export interface Bearer {
  /** The card's own names (201.5): within a token's quotes they mean its maker (201.5a). */
  readonly names: ReadonlySet<string>;
  /** "either" of a bare text, whose first reading that holds counts. "instant or sorcery" cards have spell abilities, others static ones (112.3, 113.3). */
  readonly spell: "spell" | "permanent" | "either";
  /** Its types and subtypes in lower case, as "this creature" may call it; null where they are not known. */
  readonly types: ReadonlySet<string> | null;
  /** The card of a name in the Oracle card reference (111.11); null where none is known. */
  readonly characteristicsOf: (name: string) => OracleCard | null;
  /** What additional costs to cast it did: "the sacrificed creature" of another of its abilities (118.8). */
  readonly paidBefore: PaidBefore;
  /** Whether an ability of the card creates tokens: another of its abilities may speak of "the token" then (607.1). */
  readonly creates: "tokens" | "nothing";
  /** The words under which abilities of the card have objects chosen: "the chosen creature" of another of them (607.2d). */
  readonly chooses: () => ReadonlySet<string>;
  /** Whether the ability stands in a token's or object's own text: then "maker" may be named (201.5a). */
  readonly inQuote: "inQuote" | "onCard";
  /** The names given to the objects within whose quotes it stands, from the outermost to the one that it is on (201.5a). */
  readonly quotedIn: readonly ReadonlySet<string>[];
}
