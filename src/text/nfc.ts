const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * For each code unit of `raw.normalize("NFC")`, and for its end, the offset in `raw` that it came from. Composition
 * never reaches beyond a grapheme, so each is composed alone; all units of a changed one point to its start.
 */
export function originsOfNfc(raw: string): readonly number[] {
  const origins: number[] = [];
  for (const { segment, index } of graphemes.segment(raw)) {
    const composed = segment.normalize("NFC");
    for (let unit = 0; unit < composed.length; unit++) origins.push(composed === segment ? index + unit : index);
  }
  origins.push(raw.length);
  return origins;
}
