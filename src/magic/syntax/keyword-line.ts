import { keyword, type Keyword } from "./keyword.js";
import { distinct, type Match, type Source, type Syntax } from "./kernel/index.js";

/** A line of keyword abilities (702.1), parted by commas, in old texts by semicolons. */
export interface KeywordLine {
  readonly keywords: readonly Keyword[];
  readonly separator: "," | ";";
}

export const keywordLine: Syntax<KeywordLine> = {
  label: "keyword abilities",
  match: (source, at) => distinct(keyword.match(source, at).flatMap((first) => more(source, [first.value], first.end))),
  print: () => undefined,
};

function more(source: Source, keywords: readonly Keyword[], at: number): readonly Match<KeywordLine>[] {
  const mark = source.tokens[at]?.word;
  const separator = mark === ";" ? ";" : ",";
  const found =
    mark === "," || mark === ";"
      ? keyword.match(source, at + 1).flatMap((next) => more(source, [...keywords, next.value], next.end))
      : [];
  return [
    ...found.map((match) => ({
      ...match,
      value: { ...match.value, separator: keywords.length === 1 ? separator : match.value.separator } as const,
    })),
    { value: { keywords, separator: "," as const }, end: at },
  ];
}
