/** One text that a test of honesty found to be swallowed, accepted or read otherwise. */
export interface Survivor {
  readonly construct: string;
  readonly card: string;
  readonly before: string;
  readonly after: string;
}

/** What one test of honesty found. */
export interface HonestyResult {
  readonly name: string;
  readonly tried: number;
  readonly survivors: readonly Survivor[];
  /** What the survivors are, in words. */
  readonly meaning: string;
}

function byConstruct(survivors: readonly Survivor[]): readonly (readonly [string, readonly Survivor[]])[] {
  const groups = new Map<string, Survivor[]>();
  for (const survivor of survivors) {
    groups.set(survivor.construct, [...(groups.get(survivor.construct) ?? []), survivor]);
  }
  return [...groups].sort(([, one], [, other]) => other.length - one.length);
}

/** The part of a text around the place where two texts begin to differ. */
function excerpt(text: string, other: string): string {
  let at = 0;
  while (at < text.length && text[at] === other[at]) at++;
  const start = Math.max(0, at - 40);
  return `${start > 0 ? "…" : ""}${text.slice(start, at + 50).replaceAll("\n", " ⏎ ")}${at + 50 < text.length ? "…" : ""}`;
}

/** The result for people: counts, then the survivors by construct, at most `limit` of each. */
export function formatResult({ name, tried, survivors, meaning }: HonestyResult, limit: number): string {
  const percent = tried === 0 ? "0.00" : ((100 * survivors.length) / tried).toFixed(2);
  const head = `${name}: ${tried} tried, ${survivors.length} ${meaning} (${percent} %)`;
  const lines = byConstruct(survivors).flatMap(([construct, found]) => [
    `  ${construct}: ${found.length}`,
    ...found
      .slice(0, limit)
      .flatMap(({ card, before, after }) => [
        `    ${card}`,
        `      - ${excerpt(before, after)}`,
        `      + ${excerpt(after, before)}`,
      ]),
  ]);
  return [head, ...lines].join("\n");
}
