import type { Modifier } from "../../../grammar/magic/phrases.js";

/** "combat" or "noncombat" before "damage" (120.1a), or null for another word. */
export function combatOf(modifier: Modifier): "combat" | "noncombat" | null {
  if (modifier.kind === "noun") return modifier.noun === "combat" ? "combat" : null;
  if (modifier.kind === "non") return combatOf(modifier.of) === "combat" ? "noncombat" : null;
  return modifier.kind === "state" && (modifier.state === "combat" || modifier.state === "noncombat")
    ? modifier.state
    : null;
}
