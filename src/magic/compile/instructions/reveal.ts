import type { Instruction, ObjectReference, PlayerReference, Quantity } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import type { PostModifier } from "../../syntax/post-modifier.js";
import type { Context } from "../context.js";
import { cardsUntil, mentionFound } from "../library-until.js";
import { bareNoun } from "../noun.js";
import { lowerQuantity } from "../quantity.js";
import { lowerObjects } from "../reference.js";
import { anyNumberOf } from "../partitive.js";
import { refuse } from "../refusal.js";
import type { Saying } from "../saying.js";
import { onlyZoneOf, zoneOf } from "../zone.js";
import { done, doneTo } from "./result.js";

/** Cards that a player reveals, or looks at (701.20). */
export function shown(
  kind: "reveal" | "lookAt",
  object: NounPhrase,
  saying: Saying,
  context: Context,
): readonly Instruction[] {
  const player = saying.subject.player();
  const base = context.nextId();
  const what = lowerObjects(object, context, player);
  return doneTo({ kind, ...base, player, what }, object, context);
}

/** "reveal cards from the top of your library until you reveal a land card", "reveals three cards from their hand" (701.20a). */
export function revealFrom(node: PredicateOf<"revealFrom">, saying: Saying, context: Context): readonly Instruction[] {
  const player = saying.subject.player();
  const base = context.nextId();
  const found = cardsUntil(node, "reveal", saying, context);
  if (found === null) return revealFromHand(node, { player, base }, context);
  mentionFound(found, base.result, context);
  return done({ kind: "reveal", ...base, player, what: found.objects }, context);
}

interface Revealing {
  readonly player: PlayerReference;
  readonly base: ReturnType<Context["nextId"]>;
}

/** So many cards of a hand, which whoever reveals them chooses (608.2d). */
function revealFromHand(
  { kind, form, object, from }: PredicateOf<"revealFrom">,
  { player, base }: Revealing,
  context: Context,
): readonly Instruction[] {
  const any = object.kind === "partitive" ? anyNumberOf(object) : null;
  if (any !== null) return revealFromHand({ kind, form, object: any, from }, { player, base }, context);
  const { place, equal } = splitEqual(from);
  if (object.kind !== "described" || onlyZoneOf(zoneOf(place, context)) !== "hand") return refuse("reveal from", from);
  const many = equal === null ? null : lowerQuantity(equal, context);
  if (many !== null) return reveal(numbered(object, place, many, player, context), object, { player, base }, context);
  const cards = { ...object, post: [...object.post, { kind: "from", where: place } as const] };
  return reveal(lowerObjects(cards, context, player), object, { player, base }, context);
}

function reveal(
  what: ObjectReference,
  object: NounPhrase,
  { player, base }: Revealing,
  context: Context,
): readonly Instruction[] {
  const fits = what.kind === "choice" ? what : refuse("reveal from", object);
  return doneTo({ kind: "reveal", ...base, player, what: fits }, object, context);
}

type Equal = Extract<PostModifier, { readonly kind: "equalTo" }>["quantity"];

/** "their hand | equal to the number of …", which stands behind the place and counts the cards. */
function splitEqual(place: NounPhrase): { readonly place: NounPhrase; readonly equal: Equal | null } {
  const last = place.kind === "described" ? place.post.at(-1) : undefined;
  if (place.kind !== "described" || last?.kind !== "equalTo") return { place, equal: null };
  return { place: { ...place, post: place.post.slice(0, -1) }, equal: last.quantity };
}

/** "a number of cards". */
function numbered(
  object: NounPhrase,
  place: NounPhrase,
  many: Quantity,
  chooser: PlayerReference,
  context: Context,
): ObjectReference {
  const [amount, ...more] = bareNoun(object, "card")?.determiners ?? [];
  const of = zoneOf(place, context)?.player ?? null;
  if (amount?.kind !== "amount" || amount.word !== "a number of" || more.length > 0 || of === null)
    return refuse("a number of", object);
  const filter = { what: "card", constraints: [{ kind: "inZone", zone: "hand", of }] } as const;
  return { kind: "choice", chooser, filter, least: many, most: many, manner: "chosen" };
}
