import type { Instruction, ObjectReference } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import { acted, amountIn, type Doing, doerOf, type InstructionTable, onObjects } from "../doing.js";
import { isPlayerPhrase } from "../player.js";
import { lowerReference } from "../reference.js";
import { refuse } from "../refusal.js";
import { Tails } from "../tails.js";

/** What deals the damage, where the text names it. */
function dealer({ subject, context }: Doing): ObjectReference | null {
  if (subject === null || isPlayerPhrase(subject)) return null;
  return lowerReference(subject, context);
}

const chosenBy = (doing: Doing) => ({
  chooser: doing.subject !== null && isPlayerPhrase(doing.subject) ? doerOf(doing) : ({ kind: "you" } as const),
  home: null,
});

/** "up to 3 damage": as much as it may be at most, and as much as there is. */
function healed(node: NounPhrase, doing: Doing): Extract<Instruction, { readonly kind: "heal" }>["amount"] {
  const isFull = node.kind === "described" && node.determiner?.kind === "determiner" && node.determiner.word === "all";
  if (isFull) return { kind: "all" };
  return amountIn(node, doing);
}

/** Deal damage, heal, destroy. */
export const damageInstructions: InstructionTable<"deal" | "heal" | "healObject" | "destroy"> = {
  deal: ({ damage, to }, doing) => {
    if (to === null) return refuse("to whom the damage is dealt", damage);
    const by = dealer(doing);
    const amount = amountIn(damage, doing);
    const objects = lowerReference(to.whom, doing.context, chosenBy(doing));
    const splash = doing.tails.take("splash");
    const more = splash === null ? null : amountIn(splash.damage, { tails: new Tails([]), context: doing.context });
    const { id, result } = doing.context.next();
    acted(doing.context, "deal", result, objects);
    return [
      { kind: "dealDamage", id, result, amount, to: objects, splash: more, by, armor: "prevents", division: "each" },
    ];
  },
  heal: ({ damage, from }, doing) => {
    if (from === null) return refuse("from whom it is healed", damage);
    const amount = healed(damage, doing);
    const objects = lowerReference(from.whom, doing.context, chosenBy(doing));
    const { id, result } = doing.context.next();
    acted(doing.context, "heal", result, objects);
    return [{ kind: "heal", id, result, amount, objects }];
  },
  healObject: ({ object }, doing) => {
    const objects = lowerReference(object, doing.context, chosenBy(doing));
    const { id, result } = doing.context.next();
    acted(doing.context, "heal", result, objects);
    return [{ kind: "heal", id, result, amount: { kind: "all" }, objects }];
  },
  destroy: onObjects("destroy", "destroy"),
};
