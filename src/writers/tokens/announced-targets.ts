import type { Ability, Target } from "../../magic/effects/index.js";

/** Whether a member of a list of targets is one; effects hold nothing else there. */
function isTarget(value: unknown): value is Target {
  return typeof value === "object" && value !== null && "id" in value && "what" in value && "most" in value;
}

function collect(value: unknown, found: Target[]): void {
  if (typeof value !== "object" || value === null) return;
  if ("targets" in value && Array.isArray(value.targets)) found.push(...value.targets.filter(isTarget));
  for (const part of Object.values(value)) collect(part, found);
}

/** Every target that abilities announce, those of their modes and of triggers that they set up included. */
export function announcedTargets(abilities: readonly Ability[]): readonly Target[] {
  const found: Target[] = [];
  collect(abilities, found);
  return found;
}
