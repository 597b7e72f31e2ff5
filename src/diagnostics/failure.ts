/** What went wrong in Rulewright itself, in people's words; what an engine says of its own limits is not repeated. */
export function failureOf(error: unknown): string {
  if (error instanceof RangeError) return "it is larger or more deeply nested than memory holds";
  const [line = ""] = String(error instanceof Error ? error.message : error).split("\n");
  return line;
}
