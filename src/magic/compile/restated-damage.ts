import type { Instruction } from "../effects/index.js";
import { isSame } from "../effects/structure.js";
import type { Part } from "../syntax/sentence.js";
import type { Context } from "./context.js";
import { isUnaided } from "./form.js";
import { damageAmount } from "./instructions/damage.js";
import { done } from "./instructions/result.js";
import { you } from "./plain.js";
import { lowerObjects } from "./reference.js";
import { refuse } from "./refusal.js";

/**
 * "It deals 4 damage instead": as much to the same recipients, by what would have dealt the damage before (614.15); null of
 * another verb. Damage that is divided, or dealt in several amounts, is not so restated.
 */
export function restatedDamage(
  parts: readonly Part[],
  last: Instruction | undefined,
  context: Context,
): readonly Instruction[] | null {
  const [part, ...others] = parts;
  const [verb, ...verbs] = part?.clause.verbs ?? [];
  if (part === undefined || verb?.predicate.kind !== "deal" || last?.kind !== "dealDamage") return null;
  const bare = others.length + verbs.length + part.openings.length + verb.adverbials.length === 0 && isUnaided(verb);
  if (!bare || part.clause.subject === null || last.division !== "each" || last.more !== undefined)
    return refuse("damage instead", part);
  context.beginVerb();
  const source = lowerObjects(part.clause.subject, context, you);
  if (!isSame(source, last.source)) return refuse("who deals damage", part);
  const amount = damageAmount(verb.predicate.object, context);
  return done({ ...last, ...context.nextId(), amount }, context);
}
