import { skipJsonSpace, skipJsonString } from "./json-scan.js";
import type { DataFault } from "./json-fault.js";

/**
 * The keys that stand a second time in the same object of whole JSON from `start` on: of the two values one would be lost in
 * silence (RFC 8259, section 4). Nothing is built, and deep nesting is no trouble.
 */
export function duplicateJsonKeys(content: string, start = 0, end: number = content.length): readonly DataFault[] {
  const faults: DataFault[] = [];
  const open: (Set<string> | null)[] = [];
  for (let at = start; at < end; at++) {
    const character = content.charAt(at);
    if (character === "{") open.push(new Set());
    else if (character === "[") open.push(null);
    else if (character === "}" || character === "]") open.pop();
    else if (character === '"') {
      const behind = skipJsonString(content, at);
      const fault = duplicateAt(content, at, behind, open.at(-1) ?? null);
      if (fault !== null) faults.push(fault);
      at = behind - 1;
    }
  }
  return faults;
}

/** What is wrong with a string that is a key of the object, whose keys so far those are; null of a value, and of a new key. */
function duplicateAt(content: string, at: number, behind: number, keys: Set<string> | null): DataFault | null {
  if (keys === null || content.charAt(skipJsonSpace(content, behind)) !== ":") return null;
  const written = content.slice(at, behind);
  const key = written.includes("\\") ? JSON.stringify(JSON.parse(written)) : written;
  if (keys.has(key)) return { offset: at, problem: `the key ${key} stands twice in one record` };
  keys.add(key);
  return null;
}
