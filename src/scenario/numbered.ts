/** A name with the number that tells it from others of its name: "Boo #2" is the second. */
export interface NumberedName {
  readonly name: string;
  /** null where none is said. */
  readonly nth: number | null;
}

/** A name as a scenario writes it, taken apart. */
export function numbered(label: string): NumberedName {
  const [, name = label, nth] = /^(.*?)(?: #(\d+))?$/.exec(label) ?? [];
  return { name, nth: nth === undefined ? null : Number(nth) };
}
