import type { Entry, Instruction, ObjectReference, TokenGroup } from "../../effects/index.js";
import { holdsKind } from "../../effects/structure.js";
import type { DestinationNode } from "../../syntax/destination.js";
import type { Described, NounPhrase } from "../../syntax/noun-phrase.js";
import type { PostModifier } from "../../syntax/post-modifier.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import type { Context } from "../context.js";
import { lowerEntries, lowerPlacing } from "../entry.js";
import { cardsUntil, mentionFound, splitFrom } from "../library-until.js";
import { hasArticle, headedBy, isIndefinite, isThis, ofWhat } from "../noun.js";
import { lowerObjects } from "../reference.js";
import { refuse } from "../refusal.js";
import type { Saying } from "../saying.js";
import { lowerTokenGroup, lowerTokenGroups } from "../token.js";
import { splitOrigin } from "../zone.js";
import { type Arrival, arrivalOf, originOf } from "../zone-destination.js";
import { done, moved } from "./result.js";
import { createTokens } from "./token.js";

/** "put that card onto the battlefield", "return it to its owner's hand" (400.7). */
export function move(
  object: NounPhrase,
  origin: NounPhrase | null,
  destination: DestinationNode,
  saying: Saying,
  context: Context,
): readonly Instruction[] {
  const actor = saying.subject.player();
  const split = origin === null && isThis(object) ? splitOrigin(object) : { place: object, from: origin };
  const from = split.from === "anywhere" ? refuse("from anywhere", object) : originOf(split.from, context);
  const objects = lowerObjects(split.place, context, actor);
  const { entries, controller, order, nth } = lowerPlacing(destination.entries, context);
  const arrival = placed(arrivalOf(destination, context), nth, destination);
  const base = context.nextId();
  return moved(
    { kind: "moveObjects", ...base, actor, objects, from, ...arrival, order, controller, enters: entries, until: null },
    object,
    context,
  );
}

/** "into their library third from the top" (401.7). */
function placed(arrival: Arrival, nth: number | null, node: DestinationNode): Arrival & { readonly nth?: number } {
  if (nth === null) return arrival;
  return arrival.to === "library" && arrival.position === null
    ? { to: "library", position: "nth", nth }
    : refuse("from the top", node);
}

/** "exile cards from the top of your library until you exile a nonland card" (701.57a); null of another exile. */
function exileCardsUntil(node: PredicateOf<"exile">, saying: Saying, context: Context): readonly Instruction[] | null {
  const split = node.origin === null ? splitFrom(node.object) : { object: node.object, from: node.origin.place };
  const shown = node.entries.length > 0 ? null : cardsUntil(split, "exile", saying, context);
  if (shown === null) return null;
  const base = context.nextId();
  mentionFound(shown, base.result, context);
  const actor = saying.subject.player();
  return done({ ...exiling, ...base, actor, objects: shown.objects, from: null, enters: [], until: null }, context);
}

const exiling = { kind: "moveObjects", to: "exile", position: null, order: null, controller: null } as const;

/** "exile target creature until this leaves the battlefield" (701.13, 610.3). */
export function exile(node: PredicateOf<"exile">, saying: Saying, context: Context): readonly Instruction[] {
  const actor = saying.subject.player();
  const shown = exileCardsUntil(node, saying, context);
  if (shown !== null) return shown;
  const origin = node.origin === null ? null : splitFaceDown(node.origin.place);
  const from = originOf(origin?.object ?? null, context);
  const exiled = splitFaceDown(node.object);
  const { object } = exiled;
  const faceDown = [...exiled.entries, ...(origin?.entries ?? [])];
  const objects = lowerObjects(object, context, actor);
  if (from === null && isOfNoZone(objects)) return refuse("cards of which zone", object);
  const { entries: others, controller } = lowerEntries(node.entries, context);
  const entries = [...others, ...faceDown];
  if (controller !== null) return refuse("under control", node.object);
  const until = saying.duration({ kind: "indefinite" });
  return moved(
    {
      ...exiling,
      ...context.nextId(),
      actor,
      objects,
      from,
      enters: entries,
      until: until.kind === "indefinite" ? null : until,
    },
    node.object,
    context,
  );
}

/** "all cards with the same name" of which no zone is said: a card alone is in none that is meant (108.2, 109.2). */
function isOfNoZone(objects: ObjectReference): boolean {
  if (objects.kind !== "matching" || objects.filter.what !== "card") return false;
  return !["inZone", "isOneOf", "status"].some((kind) => holdsKind(objects.filter.constraints, kind));
}

/** "the top card of your library | face down": how it is exiled, not which it is (406.3). */
function splitFaceDown(object: NounPhrase): { readonly object: NounPhrase; readonly entries: readonly Entry[] } {
  const last = object.kind === "described" ? object.post.at(-1) : undefined;
  if (object.kind !== "described" || last === undefined) return { object, entries: [] };
  const post = object.post.slice(0, -1);
  if (last.kind === "plain" && last.what === "faceDown")
    return { object: { ...object, post }, entries: [{ kind: "faceDown" }] };
  if (last.kind !== "of" && last.kind !== "from") return { object, entries: [] };
  if (last.kind === "from") return fromFaceDown(object, last);
  const within = splitFaceDown(last.what);
  return { object: { ...object, post: [...post, { ...last, what: within.object }] }, entries: within.entries };
}

/** "a card from your hand | face down". */
function fromFaceDown(
  object: Described,
  from: Extract<PostModifier, { readonly kind: "from" }>,
): ReturnType<typeof splitFaceDown> {
  const within = splitFaceDown(from.where);
  const post = [...object.post.slice(0, -1), { ...from, where: within.object }];
  return { object: { ...object, post }, entries: within.entries };
}

/** Old texts put tokens onto the battlefield; that is creation (701.7c). Null of another "put". */
export function putCreation(
  { object, origin, destination }: PredicateOf<"put">,
  saying: Saying,
  context: Context,
): readonly Instruction[] | null {
  if (origin !== null || !namesNewTokens(object) || arrivalOf(destination, context).to !== "battlefield") return null;
  return created(lowerTokenGroups(object, context), destination, saying, context);
}

/** "put NAME, a legendary …, onto the battlefield" (111.9, 701.7c). */
export function putNamed(
  { name, object, destination }: PredicateOf<"putNamed">,
  saying: Saying,
  context: Context,
): readonly Instruction[] {
  if (arrivalOf(destination, context).to !== "battlefield") return refuse("put", destination);
  saying.subject.player();
  return created([lowerTokenGroup(object, context, name)], destination, saying, context);
}

function created(
  groups: readonly TokenGroup[],
  destination: DestinationNode,
  saying: Saying,
  context: Context,
): readonly Instruction[] {
  const { entries, controller, order } = lowerEntries(destination.entries, context);
  if (order !== null) return refuse("in order", destination);
  const entering = groups.map((group) => ({ ...group, enters: [...group.enters, ...entries] }));
  return createTokens(entering, controller, saying, context);
}

/** "a 1/1 green Saproling creature token", "two of those tokens", "another one of those tokens": tokens that are not there yet (111.8). */
function namesNewTokens(object: NounPhrase): boolean {
  if (object.kind === "coordinated") return object.members.every(namesNewTokens);
  if (object.kind === "partitive")
    return headedBy(object.of, "token")?.post.length === 0 && hasArticle(object.of, "those");
  const another = headedBy(object, "one");
  const of = another !== null && hasArticle(object, "another") ? ofWhat(another.post) : null;
  if (of !== null) return headedBy(of, "token") !== null && hasArticle(of, "those");
  const head = headedBy(object, "token");
  if (head === null) return false;
  if (head.modifiers.length === 0) return head.post.some((post) => post.kind === "relative");
  const articles = head.group.determiners.filter((one) => one.kind === "article");
  return isIndefinite({ ...head.group, determiners: articles });
}
