import type { Instruction, InstructionOf } from "../../effects/index.js";
import type { Clause } from "../../syntax/clause.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { Opening, Part } from "../../syntax/sentence.js";
import type { Context } from "../context.js";
import { isUnaided } from "../form.js";
import { commonHead, type Headed, isArticle, stateOf } from "../noun.js";
import { countOfGroup } from "../quantity.js";
import { refuse } from "../refusal.js";
import { done } from "./result.js";

type ExtraPhase = InstructionOf<"extraPhase">;
type Phase = ExtraPhase["phases"][number];

const phases: ReadonlyMap<string, Phase> = new Map([
  ["combat phase", "combat"],
  ["main phase", "mainPhase"],
]);

/** The phases after which others may come, as "this …" calls the one that it is now. */
const presentPhases: ReadonlyMap<string, ExtraPhase["after"]> = new Map([...phases, ["phase", "phase"]]);

/** "After this phase, there is …": what opens the sentence is said of its verb. */
export function withTimeOfPhase(
  { when }: Extract<Opening, { readonly kind: "after" }>,
  [part, ...more]: readonly Part[],
): readonly Part[] {
  const [verb, ...others] = part?.clause.verbs ?? [];
  if (part === undefined || verb === undefined) return refuse("after", when);
  const adverbials = [...verb.adverbials, { kind: "before", word: "after", when } as const];
  return [{ ...part, clause: { ...part.clause, verbs: [{ ...verb, adverbials }, ...others] } }, ...more];
}

const forms: ReadonlySet<string> = new Set(["is", "are", "contractedIs"]);

/**
 * "there is an additional combat phase after this phase", "after this main phase, there is an additional combat phase
 * followed by an additional main phase" (500.8).
 */
export function extraPhase({ verbs }: Clause, context: Context): readonly Instruction[] {
  const [verb, ...more] = verbs;
  if (verb?.predicate.kind !== "beNoun" || more.length > 0 || !isUnaided(verb)) return refuse("there", verbs);
  const node = verb.predicate;
  if (!forms.has(node.form) || node.addition !== null || node.still !== null) return refuse("there", node);
  const [when, ...others] = verb.adverbials;
  if (when?.kind !== "before" || when.word !== "after" || others.length > 0) return refuse("after", verb);
  const { head: now, followed } = following(when.when);
  const after = presentPhases.get(now.noun) ?? refuse("after", when);
  const [article, ...articles] = now.group.determiners;
  if (!isArticle(article, "this") || articles.length > 0 || now.modifiers.length > 0) return refuse("after", when);
  const added = [...phasesOf(node.object, context), ...followed.flatMap((each) => phasesOf(each, context))];
  return done({ kind: "extraPhase", ...context.nextId(), after, phases: added }, context);
}

/** A phase, and those that a phrase says to follow it. */
function following(node: NounPhrase): { readonly head: Headed; readonly followed: readonly NounPhrase[] } {
  const head = commonHead(node) ?? refuse("a phase", node);
  const [next, ...others] = head.post;
  if (others.length > 0 || (next !== undefined && next.kind !== "followedBy")) return refuse("a phase", node);
  return { head, followed: next === undefined ? [] : [next.what] };
}

/** "an additional combat phase", "two additional combat phases", with what follows them. */
function phasesOf(node: NounPhrase, context: Context): readonly Phase[] {
  const { head, followed } = following(node);
  const phase = phases.get(head.noun) ?? refuse("a phase", node);
  const [additional, ...more] = head.modifiers;
  const count = countOfGroup(head.group, context);
  if (stateOf(additional) !== "additional" || more.length > 0 || count.kind !== "number")
    return refuse("a phase", node);
  const own = Array.from({ length: count.value }, () => phase);
  return [...own, ...followed.flatMap((each) => phasesOf(each, context))];
}
