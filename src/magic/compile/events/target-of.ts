import type { Participant } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { Context } from "../context.js";
import { lowerParticipant } from "../participant.js";

/**
 * Of what something becomes the target. It is spoken of behind the subject, but an "it" that follows is still the subject:
 * "When this creature becomes the target of a spell, sacrifice it" (603.2).
 */
export function targetOf(node: NounPhrase, context: Context): Participant {
  const before = context.snapshot();
  const of = lowerParticipant(node, "spell", context);
  const after = context.snapshot();
  const spoken = after.antecedents.slice(before.antecedents.length);
  const [subject, earlier] = [before.antecedents.slice(-1), before.antecedents.slice(0, -1)];
  context.restore({ ...after, antecedents: [...earlier, ...spoken, ...subject] });
  return of;
}
