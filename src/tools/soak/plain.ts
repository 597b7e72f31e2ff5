/** Whether a value is one that JSON writes as it is. */
function isPlainScalar(value: unknown): boolean {
  return value === null || typeof value === "string" || typeof value === "boolean" || Number.isFinite(value);
}

/** Whether it is an array, or a record without a prototype of its own. */
function isPlainHolder(value: object): boolean {
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}

/**
 * Freezes a value whole, so that changing any of it throws, and gives the path of what JSON would not write as it is. What
 * is frozen already was looked at before.
 */
export function freeze(value: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null) return isPlainScalar(value) ? [] : [`${path} is no plain value`];
  if (Object.isFrozen(value)) return [];
  Object.freeze(value);
  const own = isPlainHolder(value) ? [] : [`${path} is no plain record`];
  return [...own, ...Object.entries(value).flatMap(([key, item]) => freeze(item, `${path}.${key}`))];
}
