import type { Change, StaticEffect } from "../effects/index.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Sentence } from "../syntax/sentence.js";
import type { Context } from "./context.js";
import { isUnaided } from "./form.js";
import { bareNoun, isThis, onlyItem } from "./noun.js";
import { refuse } from "./refusal.js";

/** The sentences before "This effect doesn't remove this Aura." (702.16n); null where that does not close them. */
export function partSparing(sentences: readonly Sentence[]): readonly Sentence[] | null {
  const last = sentences.at(-1);
  return last !== undefined && sentences.length > 1 && sparesItself(last) ? sentences.slice(0, -1) : null;
}

function sparesItself({ parts }: Sentence): boolean {
  const [part, ...others] = parts;
  const [verb, ...verbs] = part?.clause.verbs ?? [];
  const subject = part?.clause.subject ?? null;
  if (part === undefined || verb?.predicate.kind !== "remove" || others.length + verbs.length > 0) return false;
  const effect = subject !== null && isThis(subject) && bareNoun(subject, "effect") !== null;
  const { object, from } = verb.predicate;
  const bare = verb.auxiliary === "doesnt" && isUnaided({ ...verb, auxiliary: null }) && verb.adverbials.length === 0;
  return effect && isThisAura(object) && from === null && bare && part.openings.length === 0;
}

/** "this Aura", or its name (201.5). */
function isThisAura(object: NounPhrase): boolean {
  if (object.kind === "self") return true;
  const item = onlyItem(object);
  const aura = item?.noun.kind === "subtype" && item.noun.subtype === "Aura" && item.modifiers.length === 0;
  return aura && isThis(object);
}

/** The effects, in which the protection that they give does not remove the Aura itself (702.16n). */
export function sparingItself(effects: readonly StaticEffect[], context: Context): readonly StaticEffect[] {
  const [effect, ...others] = effects;
  if (effect?.kind !== "continuous" || others.length > 0 || context.bearer.types?.has("enchantment") !== true)
    return refuse("this effect", effects);
  const changes = effect.changes.map((change) => (givesProtection(change) ? { ...change, spares: "source" as const } : change)); // prettier-ignore
  return changes.some(givesProtection) ? [{ ...effect, changes }] : refuse("this effect", effects);
}

function givesProtection(
  change: Change,
): change is Extract<Change, { readonly kind: "gainAbilities"; readonly spares?: "source" }> {
  return (
    change.kind === "gainAbilities" &&
    change.abilities.some((one) => one.kind === "keyword" && one.keyword === "protection")
  );
}
