import type { MagicAbilityReading, Environment } from "../language.js";
import type { Span } from "../text/span.js";

type Reading = Omit<MagicAbilityReading, "face">;

const readings = new WeakMap<Environment, Map<string, Reading>>();

/**
 * Equal abilities are read once for each environment and share one result; only their places differ. (Of the printed
 * cards' abilities about two in three are different ones.)
 */
export function shared(environment: Environment, key: string, span: Span, read: () => Reading): Reading {
  const known = readings.get(environment) ?? new Map<string, Reading>();
  readings.set(environment, known);
  const found = known.get(key);
  if (found !== undefined) return found.span.start === span.start ? found : moved(found, span);
  const made = read();
  known.set(key, made);
  return made;
}

/** The same reading at another place of another text. */
function moved(reading: Reading, span: Span): Reading {
  const by = span.start - reading.span.start;
  const diagnostics = reading.diagnostics.map((one) => ({
    ...one,
    span: { start: one.span.start + by, end: one.span.end + by },
  }));
  return { ...reading, span, diagnostics };
}
