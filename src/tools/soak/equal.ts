/** Whether two plain values are equal, down to their last part; what is the same object is not looked into. */
export function isEqual(first: unknown, second: unknown): boolean {
  if (first === second) return true;
  if (typeof first !== "object" || typeof second !== "object" || first === null || second === null) return false;
  if (Array.isArray(first) !== Array.isArray(second)) return false;
  const keys = Object.keys(first);
  if (keys.length !== Object.keys(second).length) return false;
  return keys.every((key) => Object.hasOwn(second, key) && isEqual(Reflect.get(first, key), Reflect.get(second, key)));
}
