import { eventSlot } from "../effects/reserved-slots.js";
import type { Filter, Instruction, ObjectReference } from "../effects/index.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { PostModifier } from "../syntax/post-modifier.js";
import type { Context } from "./context.js";
import { articleOf, bareNoun } from "./noun.js";
import { refuse } from "./refusal.js";

/** The slot of what was paid in an amount as a cost of the ability (602.2b). */
export const costSlot = "cost";

type ThisWay = Extract<PostModifier, { readonly kind: "thisWay" }>;

/** What may be said to have been done "this way". */
export type Doing = ThisWay["what"];

/** What each phrase says was done; an instruction of another kind is not what it speaks of. */
const doings: Readonly<Partial<Record<Doing, (one: Instruction) => boolean>>> = {
  destroyed: ({ kind }) => kind === "destroy",
  wereDestroyed: ({ kind }) => kind === "destroy",
  hand: (one) => one.kind === "moveObjects" && one.to === "hand",
  battlefield: (one) => one.kind === "moveObjects" && one.to === "battlefield",
  sacrificed: ({ kind }) => kind === "sacrifice",
  discarded: ({ kind }) => kind === "discard",
  milled: ({ kind }) => kind === "mill",
  exiled: exiles,
  returned: (one) => one.kind === "moveObjects" && (one.to === "hand" || one.to === "battlefield"),
  revealed: ({ kind }) => kind === "reveal",
  created: ({ kind }) => kind === "createTokens",
  dealt: ({ kind }) => kind === "dealDamage",
  dealtDamage: ({ kind }) => kind === "dealDamage",
  lost: ({ kind }) => kind === "loseLife",
  gained: ({ kind }) => kind === "gainLife",
  tapped: (one) => one.kind === "tap",
  untapped: (one) => one.kind === "untap",
  countered: ({ kind }) => kind === "counterSpell",
  drawn: ({ kind }) => kind === "drawCards",
  paid: ({ kind }) => kind === "payCost",
  countersRemoved: ({ kind }) => kind === "removeCounters",
  removed: ({ kind }) => kind === "removeCounters",
  chosen: ({ kind }) => kind === "chooseObjects",
  graveyard: toGraveyard,
  yourGraveyard: toGraveyard,
  graveyardTheir: toGraveyard,
};

/** Whether an instruction exiles something (701.13). */
export function exiles(one: Instruction): boolean {
  return one.kind === "moveObjects" && one.to === "exile";
}

const buries: ReadonlySet<Instruction["kind"]> = new Set(["destroy", "sacrifice", "discard", "mill"]);

function toGraveyard(one: Instruction): boolean {
  return buries.has(one.kind) || (one.kind === "moveObjects" && one.to === "graveyard");
}

const paid: Readonly<Partial<Record<Doing, "sacrificed" | "discarded" | "exiled">>> = {
  sacrificed: "sacrificed",
  discarded: "discarded",
  exiled: "exiled",
};

/** "this way" where a verb's object could stand: "is destroyed this way". */
export function isWay(node: NounPhrase): boolean {
  const group = bareNoun(node, "way");
  return group !== null && articleOf(group) === "this";
}

/** The phrase without "this way" behind it; null where that does not stand there. */
export function withoutWay(object: NounPhrase): NounPhrase | null {
  if (object.kind !== "described") return null;
  const last = object.post.at(-1);
  return last?.kind === "thisWay" && last.what === "way" ? { ...object, post: object.post.slice(0, -1) } : null;
}

/** The instruction that "… this way" speaks of; null where none before did such a thing (608.2c). */
export function doingOf(what: Doing, context: Context): Instruction | null {
  const fits = doings[what];
  return fits === undefined ? null : context.latestDoing(fits);
}

/** The cost in which it was done to something, where one was paid so (602.2b); else null. */
export function costOf(what: Doing, context: Context): "sacrificed" | "discarded" | "exiled" | null {
  const cost = paid[what];
  return cost !== undefined && context.wasPaid(cost) ? cost : null;
}

/** The objects to which it was done, as they were then (608.2h): by an instruction, or as a cost. */
export function doneThisWay(node: ThisWay, context: Context): ObjectReference {
  // Damage is what was dealt: "creatures dealt this way" leaves it out.
  if (node.what === "dealt") return refuse("this way", node);
  const doing = doingOf(node.what, context);
  const cost = costOf(node.what, context);
  if (doing === null && cost !== null) return { kind: "paid", cost };
  if (doing !== null) return { kind: "result", slot: doing.result };
  // "this way" alone follows a verb that says what was done; of a trigger's event, nothing was done but that event.
  if (node.what === "way" && context.lastResult === eventSlot) return refuse("this way", node);
  // A permission to play cards has done nothing yet.
  if (context.latestDoing(({ result }) => result === context.lastResult)?.kind === "modify")
    return refuse("this way", node);
  const told = node.what === "way" || context.lastResult === eventSlot;
  return told ? { kind: "result", slot: context.resultSlot(node.what, node) } : refuse("this way", node);
}

/**
 * Those of what was done that match: what was destroyed or sacrificed is no longer where a filter over the objects of now
 * would look for it (400.7, 608.2h). Null of a filter that says nothing of it.
 */
export function amongDone(filter: Filter, post: readonly PostModifier[]): ObjectReference | null {
  if (!post.some(({ kind }) => kind === "thisWay")) return null;
  const done = filter.constraints.find(
    (one) => one.kind === "isOneOf" && (one.objects.kind === "result" || one.objects.kind === "paid"),
  );
  if (done?.kind !== "isOneOf") return null;
  const constraints = filter.constraints.filter((one) => one !== done);
  return { kind: "among", of: done.objects, filter: { ...filter, constraints } };
}
