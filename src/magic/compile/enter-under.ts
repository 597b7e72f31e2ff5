import type { PlayerReference, StaticEffect } from "../effects/index.js";
import type { Clause } from "../syntax/clause.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Context } from "./context.js";
import { articleOf, bareNoun, headedBy, isArticle, onlyPost } from "./noun.js";
import { you } from "./plain.js";
import { lowerObjects } from "./reference.js";
import { refuse } from "./refusal.js";

/** "This creature enters under the control of an opponent of your choice" (614.1c, 616.1b); null of another clause. */
export function entersUnder({ subject, verbs }: Clause, context: Context): StaticEffect | null {
  const [verb, ...more] = verbs;
  if (verb?.predicate.kind !== "enter" || verb.auxiliary !== null || subject === null) return null;
  const [under, ...others] = verb.adverbials;
  if (under?.kind !== "under" || verb.predicate.entries.length > 0) return null;
  const plain = others.length + more.length === 0 && verb.adverb === null && verb.innerAdverb === null;
  const object = lowerObjects(subject, context, you);
  if (!plain || object.kind !== "source") return refuse("under", under);
  return { kind: "entersUnder", object, controller: opponentOfChoice(under.whose) };
}

/** "the control of an opponent of your choice". */
function opponentOfChoice(whose: NounPhrase): PlayerReference {
  const control = headedBy(whose, "control");
  const of = onlyPost(control?.post ?? []);
  const opponent = of?.kind === "of" ? headedBy(of.what, "opponent") : null;
  const chosen = onlyPost(opponent?.post ?? []);
  const choice = chosen?.kind === "of" ? bareNoun(chosen.what, "choice") : null;
  const said = control !== null && isArticle(control.group.determiners[0], "the") && choice !== null;
  if (!said || opponent === null || articleOf(opponent.group) !== "an" || articleOf(choice) !== "your")
    return refuse("under", whose);
  const filter = { what: "player", constraints: [{ kind: "opponentOf", player: you }] } as const;
  return { kind: "choosePlayer", chooser: you, filter };
}
