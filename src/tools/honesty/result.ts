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
  /** How many were tried of each construct. */
  readonly tried: ReadonlyMap<string, number>;
  readonly survivors: readonly Survivor[];
  /** What the survivors are, in words. */
  readonly meaning: string;
}

/** How often each construct was tried. */
export function triedOf(constructs: readonly string[]): ReadonlyMap<string, number> {
  const tried = new Map<string, number>();
  for (const construct of constructs) tried.set(construct, (tried.get(construct) ?? 0) + 1);
  return tried;
}

/** How many were tried in all. */
export function totalOf(tried: ReadonlyMap<string, number>): number {
  return [...tried.values()].reduce((sum, count) => sum + count, 0);
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

function shareOf(count: number, of: number): string {
  return of === 0 ? "0.00" : ((100 * count) / of).toFixed(2);
}

function formatSurvivor({ card, before, after }: Survivor): readonly string[] {
  return [`    ${card}`, `      - ${excerpt(before, after)}`, `      + ${excerpt(after, before)}`];
}

/** The result for people: counts, then the survivors by construct, at most `limit` of each, then what was tried. */
export function formatResult({ name, tried, survivors, meaning }: HonestyResult, limit: number): string {
  const total = totalOf(tried);
  const head = `${name}: ${total} tried, ${survivors.length} ${meaning} (${shareOf(survivors.length, total)} %)`;
  const lines = byConstruct(survivors).flatMap(([construct, found]) => [
    `  ${construct}: ${found.length} of ${tried.get(construct) ?? found.length}`,
    ...found.slice(0, limit).flatMap(formatSurvivor),
  ]);
  return [head, ...lines].join("\n");
}

/** The constructs that were tried and of which none survived, with how many were tried. */
export function formatTried({ tried, survivors }: HonestyResult): string {
  const survived = new Set(survivors.map(({ construct }) => construct));
  const clean = [...tried].filter(([construct]) => !survived.has(construct)).sort(([, one], [, other]) => other - one);
  const listed = clean.map(([construct, count]) => `${construct} ${count}`).join(", ");
  return `  tried without a find: ${listed === "" ? "none" : listed}`;
}
