import type { NounGroup, NounItem } from "../../../grammar/magic/phrases.js";
import type { Constraint, ObjectReference } from "../effects/index.js";
import type { Context } from "./context.js";
import { lowerModifier, whatOf } from "./filter.js";
import { headsOf } from "./head.js";
import { areCards } from "./known-cards.js";
import { refuse } from "./refusal.js";
import { doingOf, exiles } from "./this-way.js";

/**
 * "the exiled card": of what was exiled, what is a card in exile, and no token (108.2, 406.2); "the exiled creature" is the
 * permanent as it last was (608.2h).
 */
export function exiledBefore(item: NounItem, group: NounGroup, context: Context): ObjectReference {
  const here = shownToPay("exiled", group, context) ?? shownOf("exiled", item, context);
  if (here === null) return narrowed(linkedBy("exiled", group, context), item, context);
  return whatOf(group) === "card" ? cardsOf(here, item, context) : narrowed(here, item, context);
}

/** "that card": of what an instruction before exiled, the card in exile (108.2, 608.2h). */
export function asExiledCard(found: ObjectReference, { noun }: NounItem, context: Context): ObjectReference {
  if (noun.kind !== "common" || noun.noun !== "card" || found.kind !== "result") return found;
  const isExiled = context.doings.some((one) => exiles(one) && one.result === found.slot);
  return isExiled && !areCards(found, context) ? amongCards(found, []) : found;
}

/** Of what was exiled, the cards; what were cards before need not be told apart. */
function cardsOf(of: ObjectReference, item: NounItem, context: Context): ObjectReference {
  if (areCards(of, context)) return narrowed(of, item, context);
  return amongCards(of, constraintsOf(item, context));
}

function amongCards(of: ObjectReference, constraints: readonly Constraint[]): ObjectReference {
  return { kind: "among", of, filter: { what: "card", constraints } };
}

function constraintsOf({ modifiers }: NounItem, context: Context): readonly Constraint[] {
  return modifiers.slice(1).flatMap((modifier) => lowerModifier(modifier, context));
}

/** "the revealed cards": what was revealed, wherever it is now (701.20). */
export function revealedBefore(item: NounItem, group: NounGroup, context: Context): ObjectReference {
  const here = shownToPay("revealed", group, context) ?? shownOf("revealed", item, context);
  return narrowed(here ?? linkedBy("revealed", group, context), item, context);
}

/** "the exiled creature card": what the modifiers ask narrows down what was exiled. */
export function narrowed(of: ObjectReference, item: NounItem, context: Context): ObjectReference {
  const constraints = constraintsOf(item, context);
  return constraints.length === 0 ? of : { kind: "among", of, filter: { what: "object", constraints } };
}

/** "the revealed card", "the exiled card" of a cost; null where none was revealed or exiled to pay (608.2h). */
function shownToPay(how: "exiled" | "revealed", group: NounGroup, context: Context): ObjectReference | null {
  if (how === "exiled") return context.wasPaid(how) ? { kind: "paid", cost: how } : null;
  return context.paidWith("revealed", [...headsOf(group)]);
}

/**
 * "the revealed cards", "the exiled card": what this ability revealed or exiled; of cards of which one was looked for, "the
 * exiled card" is the one (608.2c). Null where this ability did no such thing, or exiled several times.
 */
function shownOf(how: "exiled" | "revealed", { form }: NounItem, context: Context): ObjectReference | null {
  const doing = doingOf(how, context);
  if (doing === null) return null;
  const of = doing.kind === "reveal" ? doing.what : doing.kind === "moveObjects" ? doing.objects : null;
  const shown: ObjectReference = { kind: "result", slot: doing.result };
  if (of?.kind === "libraryUntil") return form === "plural" ? shown : { kind: "among", of: shown, filter: of.found };
  return how === "revealed" || context.doings.filter(exiles).length === 1 ? shown : null;
}

/**
 * What another ability of the card exiled or revealed (607.2), or of what created the token (607.1d); what a text that is
 * granted calls so is none of the object's own.
 */
function linkedBy(how: "exiled" | "revealed", group: NounGroup, { bearer, doings }: Context): ObjectReference {
  const isOfToken = bearer.types?.has("token") === true;
  const isForeign = bearer.inQuote === "inQuote" && !isOfToken && !doings.some(exiles);
  return how === "exiled" && isForeign ? refuse("the exiled card", group) : { kind: "linked", how };
}
