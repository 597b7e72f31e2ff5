import type { Instruction, Placement, PlayerReference, Quantity } from "../../effects/index.js";
import type { Described, NounPhrase } from "../../syntax/noun-phrase.js";
import type { Context } from "../context.js";
import { amountIn, type Doing, doerOf, type InstructionTable } from "../doing.js";
import { you } from "../plain.js";
import { isPlayerPhrase } from "../player.js";
import { lowerReference } from "../reference.js";
import { groupOf, isAround } from "../noun.js";
import { refuse } from "../refusal.js";

const anyFlank: Placement = { kind: "flank", side: "chosen" };

/** Whether a group is "token creature", however many of them. */
export function isTokenCreature(node: NounPhrase): node is Described {
  if (node.kind !== "described" || node.noun.kind !== "common" || node.noun.noun.noun !== "creature") return false;
  const [modifier, ...others] = node.modifiers;
  return others.length === 0 && modifier?.kind === "token";
}

/** The name of the token creature that a make names: "a Cultist", "2 Blorbs" (R10). */
function namedToken(node: NounPhrase): string | null {
  return node.kind === "described" &&
    node.noun.kind === "name" &&
    node.noun.sort === "token" &&
    node.modifiers.length === 0
    ? node.noun.name
    : null;
}

/** "on your right flank", "immediately to its left": where the token is put (R5). */
export function placementIn({ tails, context }: Pick<Doing, "tails" | "context">): Placement {
  const side = tails.take("side");
  if (side !== null)
    return side.side.kind === "described" ? beside(side.side, side.how, context) : refuse("beside what", side);
  const where = tails.take("where", ({ preposition, what }) => preposition === "on" && isAround(what, "flank"));
  if (where === null) return anyFlank;
  return isAround(where.what, "flank") ? onFlank(where.what) : refuse("where it is put", where);
}

function onFlank({ determiner, modifiers }: Described): Placement {
  const [modifier, ...others] = modifiers;
  if (determiner?.kind !== "determiner" || others.length > 0) return refuse("which flank", modifiers);
  if (modifier === undefined)
    return determiner.word === "a" || determiner.word === "your" ? anyFlank : refuse("which flank", modifiers);
  if (modifier.kind !== "adjective" || determiner.word !== "your") return refuse("which flank", modifier);
  const side = modifier.adjective;
  return side === "left" || side === "right" ? { kind: "flank", side } : refuse("which flank", modifier);
}

function beside(what: Described, how: string, context: Context): Placement {
  const { determiner, noun, modifiers, post } = what;
  const side = noun.kind === "common" && noun.noun.noun === "left" ? "left" : "right";
  if (how !== "immediately" || modifiers.length > 0 || post.length > 0) return refuse("beside what", what);
  if (determiner?.kind === "determiner" && determiner.word === "its")
    return { kind: "beside", side, of: lowerReference({ kind: "pronoun", word: "it" }, context) };
  if (determiner?.kind !== "possessor" || determiner.by !== null) return refuse("beside what", what);
  const holder = groupOf({
    determiner: determiner.determiner,
    modifiers: determiner.modifiers,
    noun: determiner.noun,
    post: [],
  });
  return { kind: "beside", side, of: lowerReference(holder, context) };
}

type Make = Extract<Instruction, { readonly kind: "makeTokens" }>;

/** A make, which later words speak of as "it", "that token creature" and "them". */
export function made(context: Context, parts: Omit<Make, "kind" | "id" | "result">): readonly Instruction[] {
  const { id, result } = context.next();
  context.note("make", result);
  const number = parts.count.kind === "number" && parts.count.value === 1 && parts.from === null ? "one" : "many";
  const { kind } = parts.maker;
  const side =
    kind === "you" ? ({ side: "friendly" } as const) : kind === "opponent" ? ({ side: "enemy" } as const) : {};
  context.mention({ reference: { kind: "result", slot: result }, number, types: ["creature"], ...side });
  return [{ kind: "makeTokens", id, result, ...parts }];
}

/** How many are made: "a token creature" is one. */
function countIn(node: NounPhrase, doing: Doing): Quantity {
  return amountIn(node, doing);
}

function maker(doing: Doing): PlayerReference {
  return doing.subject !== null && !isPlayerPhrase(doing.subject)
    ? doerOf(doing)
    : doing.subject === null
      ? you
      : doerOf(doing);
}

/** "a token creature on your right flank": what is made, and where it is put, where the group itself says that (R5). */
function parted(node: NounPhrase): { readonly object: NounPhrase; readonly placed: Placement | null } {
  const last = node.kind === "described" ? node.post.at(-1) : undefined;
  const isOn = last?.kind === "place" && last.preposition === "on" && last.not === null && isAround(last.what, "flank");
  if (node.kind !== "described" || !isOn || !isAround(last.what, "flank")) return { object: node, placed: null };
  return { object: { ...node, post: node.post.slice(0, -1) }, placed: onFlank(last.what) };
}

/** Make token creatures (R1, R6, R10). */
export const tokenInstructions: InstructionTable<"make" | "makeInto"> = {
  make: ({ object: told }, doing) => {
    const { object, placed } = parted(told);
    const named = namedToken(object);
    if (named === null && !isTokenCreature(object)) return refuse("what is made", object);
    const by = maker(doing);
    const placement = placed ?? placementIn(doing);
    return made(doing.context, { maker: by, count: countIn(object, doing), named, from: null, placement });
  },
  makeInto: ({ cards, object }, doing) => {
    if (!isTokenCreature(object)) return refuse("what they are made", object);
    const from = lowerReference(cards, doing.context);
    // "as if the card was on top of your deck" says how a token is made, and no more (R1).
    doing.tails.take("subordinate", ({ word }) => word === "asIf" || word === "asThough");
    return made(doing.context, {
      maker: maker(doing),
      count: { kind: "all" },
      named: null,
      from,
      placement: placementIn(doing),
    });
  },
};
