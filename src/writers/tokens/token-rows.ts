import type { MagicAbilityReading, MagicReading } from "../../language.js";
import type { CreateTokens, Entry, TokenGroup, TokenSpecification } from "../../magic/effects/index.js";
import { constantOf } from "./quantity-text.js";
import { referenceWords } from "./reference-words.js";
import { definingRule } from "./specified-token.js";
import { announcedTargets } from "./announced-targets.js";
import { selfCopy } from "./self-copy.js";
import { tokenShape, type TokenShape } from "./token-shape.js";

/** How a token enters, apart from what it is. */
export interface EntryShape {
  readonly tapped: boolean;
  readonly attacking: boolean;
  readonly attached: boolean;
  readonly counters: Readonly<Record<string, number | "X">>;
}

/** One token that a card makes, and how many at a time: a line of `tokens --format jsonl`. */
export interface TokenRow {
  readonly card: string;
  readonly count: number | "X";
  readonly effect: string;
  readonly compiled: boolean;
  /** What is copied, where that is not known before the game. */
  readonly copyOf: string | null;
  /** Whether it is one of several that the text offers. */
  readonly alternative: boolean;
  readonly enters: EntryShape;
  readonly token: TokenShape | null;
}

/** What a specification comes to, before it is told how many there are. */
type Made = Pick<TokenRow, "copyOf" | "alternative" | "token">;

interface Maker {
  readonly reading: MagicReading;
  readonly ability: MagicAbilityReading;
}

function entryShape(entries: readonly Entry[]): EntryShape {
  const has = (kind: Entry["kind"]): boolean => entries.some((entry) => entry.kind === kind);
  const counters = entries.flatMap((entry): readonly [string, number | "X"][] =>
    entry.kind === "counters" ? [[entry.counter, constantOf(entry.count) ?? "X"]] : [],
  );
  return {
    tapped: has("tapped"),
    attacking: has("attacking"),
    attached: has("attached"),
    counters: Object.fromEntries(counters),
  };
}

const known = (token: TokenShape): Made => ({ copyOf: null, alternative: false, token });
const unknown = (copyOf: string): Made => ({ copyOf, alternative: false, token: null });

/** Every token that a specification may come to. */
function madeOf(specification: TokenSpecification, maker: Maker): readonly Made[] {
  switch (specification.kind) {
    case "specified":
    case "predefined":
      return [known(tokenShape(specification.characteristics, definingRule(specification)))];
    case "oracle":
      return specification.characteristics === null
        ? [unknown(`the card named ${specification.name}`)]
        : [known(tokenShape(specification.characteristics))];
    case "copy":
      return specification.of.kind === "source"
        ? [known(tokenShape(selfCopy(maker.reading, maker.ability, specification.exceptions)))]
        : [unknown(referenceWords(specification.of, announcedTargets(maker.ability.abilities)))];
    case "choice":
      return specification.options.flatMap((option) =>
        madeOf(option, maker).map((made) => ({ ...made, alternative: true })),
      );
  }
}

function rowsOfGroup(group: TokenGroup, creation: CreateTokens, maker: Maker): readonly TokenRow[] {
  return madeOf(group.token, maker).map(({ copyOf, alternative, token }) => ({
    card: maker.reading.card.name,
    count: constantOf(group.count) ?? "X",
    effect: creation.id,
    compiled: maker.reading.compiled !== null,
    copyOf,
    alternative,
    enters: entryShape(group.enters),
    token,
  }));
}

/** One row for each distinct pair of token and count that a card can make, in the card's order. */
export function tokenRows(reading: MagicReading): readonly TokenRow[] {
  const rows = new Map<string, TokenRow>();
  for (const ability of reading.abilities) {
    for (const creation of ability.creations) {
      for (const group of creation.groups) {
        for (const row of rowsOfGroup(group, creation, { reading, ability })) {
          const key = `${row.token?.id ?? row.copyOf ?? ""} ${row.count}`;
          if (!rows.has(key)) rows.set(key, row);
        }
      }
    }
  }
  return [...rows.values()];
}
