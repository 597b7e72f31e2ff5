import type { Filter, Instruction, ObjectReference, PlayerReference, Quantity } from "../effects/index.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { PredicateKind, PredicateOf } from "../syntax/predicate.js";
import type { Context } from "./context.js";
import { you } from "./plain.js";
import { lowerPlayer } from "./player.js";
import { lowerQuantity, multiplied, statedAmount } from "./quantity.js";
import { type Choosing, lowerReference } from "./reference.js";
import { refuse } from "./refusal.js";
import type { Tails } from "./tails.js";

/** What an instruction is lowered with: who or what does it, and what is said beside the verb. */
export interface Doing {
  readonly subject: NounPhrase | null;
  readonly tails: Tails;
  readonly context: Context;
}

/** One lowering a frame. */
export type InstructionTable<Kind extends PredicateKind> = {
  readonly [One in Kind]: (node: PredicateOf<One>, doing: Doing) => readonly Instruction[];
};

/** The player who does it: "you" where the text names nobody. */
export function doerOf({ subject, context }: Doing): PlayerReference {
  return subject === null ? you : lowerPlayer(subject, context);
}

/** Keeps what an instruction did: later words may speak of what it did it to. */
export function acted(context: Context, verb: string, slot: string, objects: ObjectReference | null): void {
  context.note(verb, slot);
  if (objects === null) return;
  if (objects.kind === "choose" && countable.has(verb) && !isOne(objects.least) && objects.least === objects.most)
    context.inFull.set(slot, objects.least);
  const known = context.find("any", []);
  const isChosen =
    objects.kind === "choose" ||
    objects.kind === "each" ||
    objects.kind === "all" ||
    objects.kind === "pileCards" ||
    objects.kind === "deckUntil";
  if (!isChosen) return;
  const number = known !== undefined && known.reference === objects ? known.number : countedAs(objects);
  context.mention({ reference: { kind: "result", slot }, number, types: typesOf(objects) });
}

/** Verbs of instructions whose slot tells to how many cards it was done. */
const countable: ReadonlySet<string> = new Set([
  ...["destroy", "sacrifice", "discard", "archive", "purge", "return", "put", "exhaust", "ready", "reveal"],
]);

function countedAs(objects: ObjectReference): "one" | "many" {
  if (objects.kind === "choose") return isOne(objects.most) ? "one" : "many";
  return objects.kind === "pileCards" && isOne(objects.count)
    ? "one"
    : objects.kind === "deckUntil"
      ? "many"
      : objects.kind === "pileCards"
        ? "many"
        : "many";
}

const isOne = (quantity: Quantity): boolean => quantity.kind === "number" && quantity.value === 1;

function typesOf(objects: ObjectReference): Filter["types"] {
  return objects.kind === "choose" || objects.kind === "each" ? objects.filter.types : [];
}

/** How much is meant by "3{A}", "{A} equal to its power", "1{A} for each friendly creature". */
export function amountIn(node: NounPhrase, { tails, context }: Pick<Doing, "tails" | "context">): Quantity {
  const stated = node.kind === "described" ? statedAmount(node, context) : null;
  const base = stated ?? tails.takeEqual(context) ?? lowerQuantity(node, context);
  const each = tails.takeEach(context);
  return each === null ? base : multiplied(base, each);
}

/** The cards of a hand, where "a card" without a place is one of them. */
export function handOf(player: PlayerReference): Choosing {
  return { chooser: player, home: { zones: ["hand"], constraints: [{ kind: "inZoneOf", player }] } };
}

/** An instruction with one kind of object. */
export function onObjects(kind: "destroy" | "sacrifice" | "ready" | "exhaust", verb: string) {
  return (node: { readonly object: NounPhrase }, doing: Doing): readonly Instruction[] => {
    if (doing.subject !== null) lowerPlayer(doing.subject, doing.context);
    const objects = lowerReference(node.object, doing.context, { chooser: doerOf(doing), home: null });
    const { id, result } = doing.context.next();
    acted(doing.context, verb, result, objects);
    return [{ kind, id, result, objects }];
  };
}

/** The one number that a quantity must be. */
export function fixedNumber(quantity: Quantity, node: object): number {
  return quantity.kind === "number" ? quantity.value : refuse("a fixed number", node);
}
