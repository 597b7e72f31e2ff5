import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { PostModifier } from "../../syntax/post-modifier.js";
import { bareNoun, groupHasArticle, isArticle, isPronoun, phraseOf } from "../noun.js";
import { refuse } from "../refusal.js";

/** What is drawn, and whether the first card of each draw step is left out. */
interface Drawn {
  readonly object: NounPhrase;
  readonly manner: "besidesStepDraw" | null;
}

/** "a card except the first one you draw in each of your draw steps": the draws beside that of the draw step (504.1). */
export function besidesStepDraw(object: NounPhrase): Drawn {
  const except = object.kind === "described" ? object.post.find(({ kind }) => kind === "exceptFor") : undefined;
  if (object.kind !== "described" || except?.kind !== "exceptFor") return { object, manner: null };
  const post = object.post.filter((one) => one !== except);
  return saysFirstOfStep(except)
    ? { object: { ...object, post }, manner: "besidesStepDraw" }
    : refuse("except", except);
}

/** "except the first one they draw in each of their draw steps". */
function saysFirstOfStep({ word, what }: Extract<PostModifier, { readonly kind: "exceptFor" }>): boolean {
  if (word !== "except" || what.kind !== "described" || what.group.possessor !== null) return false;
  const [draws, steps, ...more] = what.post;
  const [first, ...others] = what.group.items[0]?.modifiers ?? [];
  const items = what.group.items.map((item) => ({ ...item, modifiers: [] }));
  const one = bareNoun(phraseOf({ ...what.group, items }), "one") !== null && groupHasArticle(what.group, "the");
  const isFirst = first?.kind === "ordinal" && first.value === 1 && others.length + more.length === 0;
  if (!one || !isFirst || draws?.kind !== "controlled" || steps?.kind !== "in") return false;
  const whose = isPronoun(draws.player, "you") ? "your" : isPronoun(draws.player, "they") ? "their" : null;
  return whose !== null && draws.verb === "draw" && isEachStep(steps.where, whose);
}

/** "each of their draw steps". */
function isEachStep(where: NounPhrase, whose: "your" | "their"): boolean {
  if (where.kind !== "partitive" || where.count !== "each") return false;
  const steps = bareNoun(where.of, "draw step");
  return steps !== null && isArticle(steps.determiners[0], whose);
}
