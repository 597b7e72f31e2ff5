import type { Instruction, TokenGroup } from "../../effects/index.js";
import type { DestinationNode } from "../../syntax/destination.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import type { Context } from "../context.js";
import { lowerEntries } from "../entry.js";
import { hasArticle, headedBy, isIndefinite, isThis } from "../noun.js";
import { lowerObjects } from "../reference.js";
import { refuse } from "../refusal.js";
import type { Saying } from "../saying.js";
import { lowerTokenGroup, lowerTokenGroups } from "../token.js";
import { splitOrigin } from "../zone.js";
import { arrivalOf, originOf } from "../zone-destination.js";
import { moved } from "./result.js";
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
  const arrival = arrivalOf(destination, context);
  const { entries, controller, order } = lowerEntries(destination.entries, context);
  const base = context.nextId();
  return moved(
    { kind: "moveObjects", ...base, actor, objects, from, ...arrival, order, controller, enters: entries, until: null },
    object,
    context,
  );
}

/** "exile target creature until this leaves the battlefield" (701.13, 610.3). */
export function exile(node: PredicateOf<"exile">, saying: Saying, context: Context): readonly Instruction[] {
  const actor = saying.subject.player();
  const from = originOf(node.origin?.place ?? null, context);
  const objects = lowerObjects(node.object, context, actor);
  const { entries, controller } = lowerEntries(node.entries, context);
  if (controller !== null) return refuse("under control", node.object);
  const until = saying.duration({ kind: "indefinite" });
  return moved(
    {
      kind: "moveObjects",
      ...context.nextId(),
      actor,
      objects,
      from,
      to: "exile",
      position: null,
      order: null,
      controller: null,
      enters: entries,
      until: until.kind === "indefinite" ? null : until,
    },
    node.object,
    context,
  );
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

/** "a 1/1 green Saproling creature token", "two of those tokens": tokens that are not there yet (111.8). */
function namesNewTokens(object: NounPhrase): boolean {
  if (object.kind === "coordinated") return object.members.every(namesNewTokens);
  if (object.kind === "partitive")
    return headedBy(object.of, "token")?.post.length === 0 && hasArticle(object.of, "those");
  const head = headedBy(object, "token");
  if (head === null) return false;
  if (head.modifiers.length === 0) return head.post.some((post) => post.kind === "relative");
  const articles = head.group.determiners.filter((one) => one.kind === "article");
  return isIndefinite({ ...head.group, determiners: articles });
}
