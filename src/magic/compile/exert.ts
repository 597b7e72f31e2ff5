import type { Ability, EventPattern, Instruction, ObjectReference, PlayerReference } from "../effects/index.js";
import type { AbilityNode } from "../syntax/ability.js";
import type { Context } from "./context.js";
import { plainDetail } from "../effects/plain-detail.js";
import { isPronoun } from "./noun.js";
import { you } from "./plain.js";
import { lowerObjects } from "./reference.js";

type Body = Extract<AbilityNode, { readonly kind: "ability" }>;

/** A player exerts objects: they won't untap during that player's next untap step (701.43a). */
export function exert(objects: ObjectReference, player: PlayerReference, context: Context): readonly Instruction[] {
  const common = { kind: "keywordAction", action: "exert", amount: null, word: null } as const;
  return [{ ...common, ...context.nextId(), player, objects }];
}

/**
 * "You may exert this creature as it attacks": an optional cost to attack (508.1g), and what stands behind it in the
 * paragraph, which may trigger "when you do" (701.43d); null of another paragraph.
 */
export function exertedAttack(
  node: Body,
  id: string,
  context: Context,
): { readonly cost: Ability; readonly linked: Body | null } | null {
  const [first, ...sentences] = node.sentences;
  const [part, ...parts] = first?.sentence.parts ?? [];
  if (part === undefined || parts.length + part.openings.length > 0 || !isPronoun(part.clause.subject, "you"))
    return null;
  const [verb, ...verbs] = part.clause.verbs;
  const [as, ...others] = verb?.adverbials ?? [];
  if (verb?.predicate.kind !== "exert" || verb.auxiliary !== "may" || verbs.length + others.length > 0) return null;
  if (as?.kind !== "asClause" || !isItAttacks(as.clause) || verb.adverb !== null || verb.innerAdverb !== null)
    return null;
  const object = lowerObjects(verb.predicate.object, context, you);
  if (object.kind !== "source" || node.head !== null || node.label !== null || node.modes.length > 0) return null;
  const costs = exert(object, you, context).map((instruction) => ({ kind: "instruction", instruction }) as const);
  return {
    cost: { kind: "static", id, condition: null, effects: [{ kind: "attackCost", object, costs }] },
    linked: sentences.length === 0 ? null : { ...node, sentences },
  };
}

type Clause = Body["sentences"][number]["sentence"]["parts"][number]["clause"];

/** "it attacks". */
function isItAttacks({ subject, verbs }: Clause): boolean {
  const [verb, ...more] = verbs;
  const plain = verb?.auxiliary === null && verb.adverb === null && verb.adverbials.length === 0 && more.length === 0;
  const pronouns = ["it", "he", "she"] as const;
  const isIt = pronouns.some((word) => isPronoun(subject, word));
  return isIt && plain && verb.predicate.kind === "attack" && verb.predicate.manner === null;
}

/** "When you do": you exerted it to attack, and not otherwise, since the two are linked (607.2h). */
export const exertedToAttack: EventPattern = {
  kind: "keywordAction",
  action: "exert",
  player: { kind: "player", reference: you },
  object: { kind: "object", reference: { kind: "source" } },
  detail: { ...plainDetail, manner: ["forAttack"] },
};
