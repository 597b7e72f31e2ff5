import type { Ability, Instruction } from "../effects/index.js";
import type { SentenceInAbility } from "../syntax/ability.js";
import { refuse } from "./refusal.js";

type Triggered = Extract<Ability, { readonly kind: "triggered" }>;

/** The sentences of an ability without "Do this only once each turn.", and that one where it is there. */
export function partLimit(sentences: readonly SentenceInAbility[]): {
  readonly others: readonly SentenceInAbility[];
  readonly limit: SentenceInAbility | null;
} {
  const last = sentences.at(-1);
  const limits = last !== undefined && isLimit(last);
  return limits ? { others: sentences.slice(0, -1), limit: last } : { others: sentences, limit: null };
}

function isLimit({ sentence: { parts } }: SentenceInAbility): boolean {
  const [part, ...others] = parts;
  const [verb, ...more] = part?.clause.verbs ?? [];
  if (part === undefined || verb === undefined || others.length > 0 || more.length > 0) return false;
  return verb.predicate.kind === "doThisOnly" && part.openings.length === 0 && part.clause.subject === null;
}

/**
 * An ability whose one offer may be taken once each turn: it triggers only if that was not yet done this turn (603.2h).
 * What is no offer, or one of several, is refused: which of them "this" is, is not told.
 */
export function doneOnceEachTurn(ability: Triggered, limit: SentenceInAbility): Ability {
  const { resolution, restrictions } = ability;
  const [offer, ...more] = resolution.instructions.filter(({ kind }) => kind === "optional");
  if (offer?.kind !== "optional" || offer.player.kind !== "you" || more.length > 0)
    return refuse("only once each turn", limit.sentence);
  const limited: Instruction = { ...offer, limit: "onceEachTurn" };
  return {
    ...ability,
    restrictions: [...restrictions, { kind: "notYetDone", slot: offer.result }],
    resolution: { ...resolution, instructions: resolution.instructions.map((one) => (one === offer ? limited : one)) },
  };
}
