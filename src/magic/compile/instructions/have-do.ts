import type { PlayerReference } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { Context } from "../context.js";
import { whereOf, withX } from "../defined-x.js";
import type { InstructionTable } from "../instruct.js";
import { articleOf, bareNoun } from "../noun.js";
import { isEach } from "../plain.js";
import { refuse } from "../refusal.js";
import { lowerVerbPhrase } from "../resolution/clause.js";
import { Subject } from "../saying.js";

/** "You may have its controller create a token": whom you have do it does it, and the choice is yours (608.2d). */
export const haveDoInstructions: InstructionTable<"haveDo"> = {
  haveDo: (node, saying, context) => {
    const who = saying.subject.player();
    if (isEach(who)) return refuse("have", node);
    const chosen = chosenOne(node.subject, context);
    if (chosen !== null && who.kind !== "you") return refuse("whom", node.subject);
    const subject = new Subject(node.subject, context, chosen);
    const where = context.defining === null ? whereOf(node.does.adverbials) : null;
    return withX(where, context, () => lowerVerbPhrase(node.does, subject, context));
  },
};

/** "have an opponent create": one of them, whom you choose; null where the phrase says who it is. */
function chosenOne(subject: NounPhrase, context: Context): PlayerReference | null {
  const group = bareNoun(subject, "opponent");
  const article = group === null ? null : articleOf(group);
  if (article !== "an") return null;
  const filter = { what: "player", constraints: [{ kind: "opponentOf", player: context.actor }] } as const;
  return { kind: "choosePlayer", chooser: context.actor, filter };
}
