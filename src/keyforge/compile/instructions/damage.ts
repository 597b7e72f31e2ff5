import { holdsWord } from "../../../text/within.js";
import type { Instruction, ObjectReference } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import type { Context } from "../context.js";
import { acted, amountIn, type Doing, doerOf, type InstructionTable, onObjects } from "../doing.js";
import { isPlayerPhrase } from "../player.js";
import { amountOf, lowerQuantity } from "../quantity.js";
import { lowerReference } from "../reference.js";
import { refuse } from "../refusal.js";
import { speaksOfSlot } from "../speaks-of.js";
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
  const { determiner = null } = node.kind === "described" ? node : {};
  if (determiner?.kind === "limited" && determiner.limit === "upTo")
    return { kind: "upTo", most: amountOf(determiner.amount, doing.context) };
  return amountIn(node, doing);
}

/** "damage", "{D}": as much as is said elsewhere. */
function isBareDamage(node: NounPhrase): boolean {
  return node.kind === "described" && node.determiner === null && node.modifiers.length + node.post.length === 0;
}

/** "to each enemy creature equal to the difference": to whom, and to what it is equal. */
function equalled(node: NounPhrase, { tails }: Doing): { readonly whom: NounPhrase; readonly equal: NounPhrase } {
  const last = node.kind === "described" ? node.post.at(-1) : undefined;
  if (node.kind === "described" && last?.kind === "equalTo")
    return { whom: { ...node, post: node.post.slice(0, -1) }, equal: last.what };
  return { whom: node, equal: tails.take("equalTo")?.what ?? refuse("how much damage", node) };
}

/** Whether "for each … on it" speaks of those to whom it is dealt. */
function speaksOfIt({ tails }: Doing): boolean {
  return tails.rest().some((tail) => tail.kind === "forEach" && holdsWord(tail, "it"));
}

/** "it" and "that creature" are each of them in its turn. */
function speakOfEach(objects: ObjectReference, slot: string, context: Context): void {
  if (objects.kind !== "each" && objects.kind !== "choose") return;
  context.mention({ reference: { kind: "iteration", slot }, number: "one", types: objects.filter.types });
}

/** Deals damage, to each of those that are meant. */
function dealt({ damage, to }: Pick<PredicateOf<"deal">, "damage" | "to">, doing: Doing): readonly Instruction[] {
  if (to === null) return refuse("to whom the damage is dealt", damage);
  const by = dealer(doing);
  const { context } = doing;
  const { whom, equal } = isBareDamage(damage) ? equalled(to.whom, doing) : { whom: to.whom, equal: null };
  const isLate = equal !== null || speaksOfIt(doing);
  const early = isLate ? null : amountIn(damage, doing);
  const objects = lowerReference(whom, context, chosenBy(doing));
  const slot = "dealt";
  if (isLate) speakOfEach(objects, slot, context);
  const amount = early ?? (equal === null ? amountIn(damage, doing) : lowerQuantity(equal, context));
  const ofEach = isLate && speaksOfSlot(amount, "iteration", slot) ? { ofEach: slot } : {};
  const splash = doing.tails.take("splash");
  const more = splash === null ? null : amountIn(splash.damage, { tails: new Tails([]), context: doing.context });
  const { id, result } = context.next();
  acted(context, "deal", result, objects);
  const armor = "prevents";
  return [{ kind: "dealDamage", id, result, amount, to: objects, splash: more, by, armor, division: "each", ...ofEach }]; // prettier-ignore
}

/** Deal damage, heal, destroy. */
export const damageInstructions: InstructionTable<
  "deal" | "dealBoth" | "dealEach" | "heal" | "healObject" | "destroy"
> = {
  deal: dealt,
  dealBoth: ({ damage, to, other, toOther }, doing) => [
    ...dealt({ damage, to }, { ...doing, tails: new Tails([]) }),
    ...dealt({ damage: other, to: toOther }, doing),
  ],
  dealEach: ({ damage, to }, doing) => dealt({ damage, to }, doing),
  heal: ({ damage, from }, doing) => {
    const isSelf = from === null && doing.subject !== null && !isPlayerPhrase(doing.subject);
    const whom = isSelf ? doing.subject : from?.whom;
    if (whom === undefined) return refuse("from whom it is healed", damage);
    const amount = healed(damage, doing);
    const objects = lowerReference(whom, doing.context, chosenBy(doing));
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
