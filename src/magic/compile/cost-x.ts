import type { Cost, Quantity } from "../effects/index.js";
import { holdsKind, slotsFilled } from "../effects/structure.js";
import type { SentenceInAbility } from "../syntax/ability.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Context } from "./context.js";
import { isPronoun } from "./noun.js";
import { lowerQuantity } from "./quantity.js";
import { refuse } from "./refusal.js";

/** The sentences of an ability but for the one that says what X stands for, and what that says. */
export interface WithDefinedX {
  readonly others: readonly SentenceInAbility[];
  readonly x: NounPhrase | null;
}

/** "{X}, {T}: … X is the mana value of that card." The last sentence defines the X of the cost (107.3c). */
export function partDefinedX(sentences: readonly SentenceInAbility[]): WithDefinedX {
  const last = sentences.at(-1);
  const x = last === undefined ? null : definitionIn(last);
  return { others: x === null ? sentences : sentences.slice(0, -1), x };
}

/** What the sentence says that X is; null of a sentence that says something else. */
function definitionIn({ sentence: { parts } }: SentenceInAbility): NounPhrase | null {
  const [part, ...more] = parts;
  const [verb, ...verbs] = part?.clause.verbs ?? [];
  if (part === undefined || verb?.predicate.kind !== "beNoun" || more.length > 0 || verbs.length > 0) return null;
  const { predicate, auxiliary, adverbials, adverb, innerAdverb } = verb;
  const bare = auxiliary === null && adverb === null && innerAdverb === null;
  const plain = part.openings.length === 0 && bare && adverbials.length === 0;
  const isX = part.clause.subject !== null && isPronoun(part.clause.subject, "x");
  return isX && plain && predicate.addition === null && predicate.still === null ? predicate.object : null;
}

/** Kinds that somebody chooses: the number is not that of a choice that nobody is asked to make. */
const chosen = [
  "choice",
  "oneOf",
  "choosePlayer",
  "anyPlayer",
  "anyOpponent",
  "target",
  "result",
  "x",
  "anyNumber",
] as const;

/**
 * Lowers what the ability does, with each X in it standing for what the text says that it is, as that is then (107.3c); and
 * what the costs, which must ask for it, take it to be. Nobody announces it.
 */
export function withDefinedX<Made>(
  node: NounPhrase | null,
  costs: readonly Cost[],
  context: Context,
  lower: () => Made,
): { readonly made: Made; readonly x: Quantity | null } {
  if (node === null) return { made: lower(), x: null };
  if (!JSON.stringify(costs).includes("{X}")) return refuse("X", node);
  const holder: Quantity = { kind: "x" };
  context.x = holder;
  const made = lower();
  // What the ability makes is not there yet as its cost is paid (601.2f, 602.2b).
  const read = (): Quantity => context.measure(() => lowerQuantity({ kind: "value", of: node }, context));
  const x = context.withoutSlots(slotsFilled(made), read);
  if (chosen.some((kind) => holdsKind(x, kind))) return refuse("X", node);
  Object.assign(holder, x);
  return { made, x };
}
