import type { Condition } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import type { Context } from "../context.js";
import { lowerFilter } from "../filter.js";
import { denied } from "../form.js";
import { howMany, readNumbered } from "../how-many.js";
import { headedBy, stateOf } from "../noun.js";
import { plainDetail } from "../../effects/plain-detail.js";
import { refuse } from "../refusal.js";
import { each, happened } from "../turn-tally.js";

/** "no spells were cast last turn": so many, by whomever (601.2i, 608.2i); null where no past turn is named. */
export function spellsCast(node: PredicateOf<"passive">, subject: NounPhrase, context: Context): Condition | null {
  const turn = node.object === null ? null : headedBy(node.object, "turn");
  if (node.verb !== "cast" || turn === null) return null;
  const [last, ...more] = turn.modifiers;
  const plain = more.length === 0 && turn.post.length === 0 && turn.group.determiners.length === 0;
  if (stateOf(last) !== "last" || !plain || node.tails.length > 0 || turn.group.possessor !== null)
    return refuse("cast", node);
  if (subject.kind !== "described" || (node.form !== "were" && node.form !== "was")) return refuse("cast", node);
  const numbered = readNumbered(subject.group, context);
  const filter = lowerFilter(subject.group, subject.post, numbered.determined, context);
  if (filter.what !== "spell") return refuse("cast", subject);
  const player = { kind: "player", reference: { kind: "anyPlayer" } } as const;
  const event = { kind: "castsSpell", player, spell: each(filter), detail: plainDetail } as const;
  const quantity = happened("times", event, "lastTurn");
  return denied(node.form, { kind: "compare", quantity, is: howMany(numbered, subject) });
}
