import type { GameState, Happening } from "../../magic/runtime/index.js";
import { nameOf } from "./names.js";

/** Identifiers of abilities, effects and slots, which mean nothing to people: "ab:006b6f258653552a", "111.10m.s2", "t1". */
const identifier = /^(?:[a-z]+:[0-9a-f]{8,}.*|\d+\.\d+[a-z]*\..*|[a-z]\d+)$/;

/** A field of an event in people's words. */
function shown(state: GameState, key: string, value: unknown): string[] {
  if (key === "kind" || key === "rule" || key === "cause" || key === "planned") return [];
  if (["object", "became", "source", "other", "ability"].includes(key) && typeof value === "number")
    return [`${key} ${nameOf(state, value)} (${value})`];
  if (Array.isArray(value))
    return value.length === 0
      ? []
      : [`${key} ${value.map((id) => (typeof id === "number" ? nameOf(state, id) : String(id))).join(", ")}`];
  if (typeof value === "string" && identifier.test(value)) return [];
  return typeof value === "string" || typeof value === "number" ? [`${key} ${value}`] : [];
}

/** One event as a line: its rule, what it is, and what takes part in it. */
export function traceLine(state: GameState, happening: Happening): string {
  const parts = Object.entries(happening).flatMap(([key, value]) => shown(state, key, value));
  return `${happening.rule} ${happening.kind}${parts.length === 0 ? "" : `: ${parts.join("; ")}`}`;
}
