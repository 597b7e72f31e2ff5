import { keyword, type Keyword } from "./keyword.js";
import { distinct, oneOf, type Match, type Source, type Syntax } from "./kernel/index.js";
import { printList } from "./noun-group.js";
import { quoted, type Quoted } from "./quote.js";

/** Keyword abilities and quoted ones in any order: "indestructible, "…," and equip {0}". */
export interface MixedAbilities {
  readonly kind: "mixedAbilities";
  readonly members: readonly (Keyword | Quoted)[];
  readonly conjunction: "and" | null;
}

const and = oneOf("and", { and: "and" });

function member(source: Source, at: number): readonly Match<Keyword | Quoted>[] {
  return [...keyword.match(source, at), ...quoted.match(source, at)];
}

/** Whether a keyword or a quoted text stands here. */
function begins({ tokens }: Source, at: number): boolean {
  const token = tokens[at];
  return token !== undefined && (token.readings.keyword !== undefined || token.payload.kind === "quote");
}

/** A list with at least one of each. */
export const mixedAbilities: Syntax<MixedAbilities> = {
  label: "abilities",
  starts: begins,
  match: (source, at) =>
    distinct(
      member(source, at)
        .flatMap((first) => lists(source, [first.value], first.end))
        .filter(({ value }) => isMixed(value)),
    ),
  print: (node, out) => {
    printList(node.members, node.conjunction, out, (one) => {
      if (one.kind === "keyword") keyword.print(one, out);
      else quoted.print(one, out);
    });
  },
};

/** A list in which keyword abilities stand before and behind quoted ones. */
export const interleavedAbilities: Syntax<MixedAbilities> = {
  ...mixedAbilities,
  match: (source, at) => mixedAbilities.match(source, at).filter(({ value }) => isInterleaved(value)),
};

function isInterleaved({ members }: MixedAbilities): boolean {
  return members[0]?.kind === "keyword" && members.at(-1)?.kind === "keyword";
}

function isMixed({ members }: MixedAbilities): boolean {
  return members.some((one) => one.kind === "keyword") && members.some((one) => one.kind === "quoted");
}

function lists(source: Source, members: readonly (Keyword | Quoted)[], at: number): readonly Match<MixedAbilities>[] {
  const comma = source.tokens[at]?.word === ",";
  const found: Match<MixedAbilities>[] = comma
    ? member(source, at + 1).flatMap((next) => lists(source, [...members, next.value], next.end))
    : [];
  for (const link of and.match(source, comma ? at + 1 : at))
    if (comma === members.length > 1)
      for (const next of member(source, link.end))
        found.push({
          value: { kind: "mixedAbilities", members: [...members, next.value], conjunction: "and" },
          end: next.end,
        });
  return distinct([...found, { value: { kind: "mixedAbilities", members, conjunction: null }, end: at }]);
}

/** The rest of a list that a power and toughness begins: "4/4 **and flying**", "4/4**, flying, and haste**". */
export const abilitiesBehindSize: Syntax<MixedAbilities> = {
  label: "abilities",
  match: (source, at) => {
    const alone = and.match(source, at).flatMap(({ end }) => member(source, end).map((one) => closed([], one)));
    return distinct([...alone, ...furtherMembers(source, [], at)]);
  },
  print: ({ members }, out) => {
    members.forEach((one, index) => {
      if (members.length > 1) out.mark(",");
      if (index === members.length - 1) out.word("and");
      if (one.kind === "keyword") keyword.print(one, out);
      else quoted.print(one, out);
    });
  },
};

function closed(members: MixedAbilities["members"], last: Match<Keyword | Quoted>): Match<MixedAbilities> {
  return { value: { kind: "mixedAbilities", members: [...members, last.value], conjunction: "and" }, end: last.end };
}

function furtherMembers(
  source: Source,
  members: MixedAbilities["members"],
  at: number,
): readonly Match<MixedAbilities>[] {
  if (source.tokens[at]?.word !== ",") return [];
  const last = members.length === 0 ? [] : and.match(source, at + 1);
  return [
    ...member(source, at + 1).flatMap((next) => furtherMembers(source, [...members, next.value], next.end)),
    ...last.flatMap(({ end }) => member(source, end).map((one) => closed(members, one))),
  ];
}
