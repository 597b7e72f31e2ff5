import { isWellDescribed } from "./description.js";
import { determiner, type Determiner } from "./determiner.js";
import { noun, type Noun } from "./noun-phrase.js";
import {
  construct,
  distinct,
  field,
  later,
  many,
  oneOf,
  optional,
  rule,
  type Match,
  type Source,
  type Syntax,
  where,
} from "./kernel.js";
import { modifier, type Modifier } from "./modifier.js";

/** Whose: "your opponent's", "its owner's", "that creature's controller's". */
export interface Possessor {
  readonly kind: "possessor";
  /** Who has the holder, where a chain says so: "its owner's opponent's". */
  readonly by: Possessor | null;
  readonly determiner: Determiner | null;
  readonly modifiers: readonly Modifier[];
  readonly noun: Noun;
  readonly mark: "s" | "bare";
}

/** A noun that can have something: a player, a card, a turn. */
const anyNoun: Syntax<Noun> = later("a noun", () => where(noun, mayHave));

function mayHave(node: Noun): boolean {
  if (node.kind === "icon" || node.kind === "house") return false;
  return node.kind !== "common" || holders.has(node.noun.noun);
}

const holders: ReadonlySet<string> = new Set(["card", "creature", "artifact", "action", "upgrade", "enemy", "neighbor", "player", "opponent", "controller", "owner", "deck", "token", "copy", "prophecy"]); // prettier-ignore
const mark = oneOf("'s", { s: "'s", bare: "'" });
const link = construct("link", [field("modifiers", many(modifier)), field("noun", anyNoun), field("mark", mark)]);
const first = construct("first", [
  field("determiner", optional(determiner)),
  field("modifiers", many(modifier)),
  field("noun", anyNoun),
  field("mark", mark),
]);

/** A possessor, also one that is possessed in its turn. */
export const possessor: Syntax<Possessor> = rule("whose", () => ({
  label: "whose",
  match: (source, at) =>
    distinct(
      first
        .match(source, at)
        .filter(({ value }) => isWellDescribed(value))
        .flatMap((one) => chained(source, opened(one))),
    ),
  print: (node, out) => {
    if (node.by !== null) possessor.print(node.by, out);
    if (node.determiner !== null) determiner.print(node.determiner, out);
    for (const one of node.modifiers) modifier.print(one, out);
    anyNoun.print(node.noun, out);
    mark.print(node.mark, out);
  },
}));

function opened({ value, end }: ReturnType<typeof first.match>[number]): Match<Possessor> {
  return { value: { ...value, kind: "possessor", by: null }, end };
}

/** The possessor with those that it has before the noun at last. */
function chained(source: Source, so: Match<Possessor>): readonly Match<Possessor>[] {
  const longer = link
    .match(source, so.end)
    .flatMap(({ value, end }) =>
      isSame(so.value.noun, value.noun)
        ? []
        : chained(source, { value: { ...value, kind: "possessor", by: so.value, determiner: null }, end }),
    );
  return [...longer, so];
}

function isSame(one: Noun, other: Noun): boolean {
  return one.kind === "common" && other.kind === "common" && one.noun.noun === other.noun.noun;
}
