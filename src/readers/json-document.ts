import { findJsonFault, type DataFault } from "../text/json-fault.js";
import { JsonLocator } from "../text/json-locator.js";
import { duplicateJsonKeys } from "../text/json-duplicates.js";
import { DataNode } from "./data-node.js";

/** A data file's root values (JSON and YAML may hold several) and what is broken in it. */
export interface DataDocument {
  readonly roots: readonly DataNode[];
  readonly faults: readonly DataFault[];
}

/** Reads JSON, in which no key stands twice in one object: one value, or JSON Lines with one value a line, of which the broken ones are reported one by one. */
export function parseJsonDocument(content: string): DataDocument {
  const whole = parseJson(content);
  if (whole.ok)
    return { roots: [new DataNode(whole.value, new JsonLocator(content))], faults: duplicateJsonKeys(content) };
  return isJsonLines(content) ? parseJsonLines(content) : { roots: [], faults: [findJsonFault(content)] };
}

type Parsed = { readonly ok: true; readonly value: unknown } | { readonly ok: false };

function parseJson(content: string): Parsed {
  try {
    return { ok: true, value: JSON.parse(content) };
  } catch {
    return { ok: false };
  }
}

/** The first line is an object on its own, if perhaps a broken one, and one of the next is a whole one. */
function isJsonLines(content: string): boolean {
  const lines = content
    .trimStart()
    .slice(0, 1_000_000)
    .split("\n", 6)
    .map((line) => line.trim());
  const isObject = (line: string | undefined): boolean => line?.startsWith("{") === true && line.endsWith("}");
  return isObject(lines[0]) && lines.length > 1 && lines.some((line) => isObject(line) && parseJson(line).ok);
}

function parseJsonLines(content: string): DataDocument {
  const roots: DataNode[] = [];
  const faults: DataFault[] = [];
  for (const { 0: line, index } of content.matchAll(/[^\n]+/g)) {
    if (line.trim() === "") continue;
    const parsed = parseJson(line);
    if (parsed.ok) {
      roots.push(new DataNode(parsed.value, new JsonLocator(content, index)));
      faults.push(...duplicateJsonKeys(content, index, index + line.length));
    } else faults.push(findJsonFault(content, index, index + line.length));
  }
  return { roots, faults };
}
