import type { StaticEffect } from "../effects/index.js";
import type { SentenceInAbility } from "../syntax/ability.js";
import type { Adverbial } from "../syntax/adverbial.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Context } from "./context.js";
import { bareNoun, isThis } from "./noun.js";
import { refuse } from "./refusal.js";
import { restriction } from "./restriction.js";
import { selfReference } from "./self.js";

/** "Cast this spell only during combat.": when it may be cast, as a static ability of the spell (113.6e, 601.3); null of another text. */
export function castingTimes(
  sentences: readonly SentenceInAbility[],
  context: Context,
): readonly StaticEffect[] | null {
  const [only, ...more] = sentences;
  const [part, ...parts] = only?.sentence.parts ?? [];
  const [verb, ...verbs] = part?.clause.verbs ?? [];
  if (part === undefined || verb?.predicate.kind !== "cast" || part.clause.subject !== null) return null;
  if (!isThisSpell(verb.predicate.object, context) || !verb.adverbials.some(isOnly)) return null;
  if (more.length + parts.length + verbs.length + part.openings.length > 0 || verb.auxiliary !== null)
    return refuse("cast only", part);
  return verb.adverbials
    .flatMap((one) => restriction(one, context))
    .map((one): StaticEffect => ({ kind: "timing", restriction: one }));
}

function isThisSpell(node: NounPhrase, context: Context): boolean {
  if (node.kind === "self") return selfReference(node, context).kind === "source";
  return isThis(node) && bareNoun(node, "spell") !== null;
}

const onlies: ReadonlySet<string> = new Set([
  "onlyDuringYourTurn",
  "onlyDuringCombat",
  "onlyBeforeAttackers",
  "onlyDuringYourUpkeep",
]);

function isOnly(one: Adverbial): boolean {
  if (one.kind === "manner") return onlies.has(one.manner);
  if (one.kind === "before" || one.kind === "beforeClause") return one.word === "onlyBefore";
  return one.kind === "onlyDuring" || one.kind === "onlyIf";
}
