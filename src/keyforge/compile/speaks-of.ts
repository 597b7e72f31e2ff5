/** Whether a value holds, however deep, a record that is sought. */
export function holdsRecord(value: unknown, isSought: (record: object) => boolean): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (!Array.isArray(value) && isSought(value)) return true;
  return Object.values(value).some((item) => holdsRecord(item, isSought));
}

/** Whether effects speak of the turn of a loop, or of what an instruction did, by its slot. */
export function speaksOfSlot(effects: unknown, kind: "iteration" | "result", slot: string): boolean {
  return holdsRecord(
    effects,
    (record) => "kind" in record && record.kind === kind && "slot" in record && record.slot === slot,
  );
}
