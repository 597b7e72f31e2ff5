import type { Ability } from "../effects/index.js";
import type { Constant } from "../syntax/ability.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { VerbPhrase } from "../syntax/verb-phrase.js";
import { type Bearer, Context } from "./context.js";
import { inPlaceOf } from "./in-place-of.js";
import { isAround } from "./noun.js";
import { ownerOf } from "./player.js";
import { isAmber } from "./quantity.js";
import { lowerReference } from "./reference.js";
import { refuse } from "./refusal.js";
import { Tails } from "./tails.js";

/** Into whose pool æmber would come: "that would be added to your opponent's pool". */
function poolOf({ predicate, modal, adverb, tails }: VerbPhrase): Extract<NounPhrase, { kind: "described" }> | null {
  if (modal !== "would" || adverb !== null || tails.length > 0 || predicate.kind !== "passive") return null;
  const { verb, to, purpose } = predicate;
  if (verb !== "add" || predicate.adverb !== null || purpose !== null || to === null) return null;
  const isTo = to.facing === null && to.state === null && to.preposition === "to";
  return isTo && isAround(to.place, "pool") && to.place.modifiers.length === 0 ? to.place : null;
}

/**
 * "Each {A} that would be added to your opponent's pool is captured by this creature instead": out of the supply (R35);
 * null for any other ability.
 */
export function capturedInstead({ sentences, modes }: Constant, id: string, bearer: Bearer): readonly Ability[] | null {
  const [placed, ...rest] = sentences;
  const [first, ...others] = placed?.sentence.clauses ?? [];
  if (first === undefined || first.clause.kind === "existence" || modes.length > 0) return null;
  const { subject, verbs } = first.clause;
  const relative = subject?.kind === "described" && isAmber(subject) ? subject.post[0] : undefined;
  const [verb, ...more] = verbs;
  if (subject?.kind !== "described" || relative?.kind !== "relative" || verb?.predicate.kind !== "passive") return null;
  const pool = poolOf(relative.verb);
  const isWhole = rest.length + others.length + more.length + first.openings.length === 0 && subject.post.length === 1;
  const isEach = subject.determiner?.kind === "determiner" && subject.determiner.word === "each";
  if (pool === null || !isWhole || !isEach || subject.modifiers.length > 0 || verb.predicate.verb !== "capture")
    return refuse("what happens instead", subject);
  const context = new Context(id, bearer);
  const tails = new Tails(verb.tails);
  const by = tails.take("by") ?? refuse("by whom", verb);
  if (tails.takeWords("instead") === null || verb.modal !== null) return refuse("what happens instead", verb);
  tails.finish();
  const player = ownerOf(pool.determiner, pool, context);
  const event = { kind: "amberGained", object: null, other: null, player, details: [] } as const;
  const { id: own, result } = context.next();
  const onto = lowerReference(by.what, context);
  const amount = { kind: "eventAmount" } as const;
  return inPlaceOf(id, event, [{ kind: "captureAmber", id: own, result, onto, from: "supply", amount }]);
}
