import { choosersOf } from "./chooser.js";
import type { ObjectReference } from "../../effects/index.js";
import { NotExecutable, WrongAnswer } from "../state/failures.js";
import { ofEach } from "../../effects/set-bound.js";
import { objectsWith } from "./facets.js";
import { fitTogether } from "./set-bounds.js";
import { type Entity, isObject, type ObjectId } from "../state/identity.js";
import type { Happening } from "../state/happening.js";
import type { ByKind, Table } from "../state/kinds.js";
import { findObject, lastKnownOf, pastSince, playerOf, zoneObjects } from "../state/objects.js";
import type { GameObject } from "../state/object.js";
import { emptyPaged, pagedItems } from "../state/paged.js";
import { eventSlot, type Scope, scopeOf } from "../state/scope.js";
import { amongMatching, matches, matchingObjects } from "./filter.js";
import { playersOf } from "./player.js";
import { countOf } from "./quantity.js";
import { bearerOf } from "./ring-bearer.js";
import { roleObjects } from "./roles.js";
import { partnerOf } from "./pairs.js";
import type { Sight } from "./sight.js";
import { subjectOf } from "./sight.js";

/** Whether the object moved in the event that is spoken of or since the resolution began (400.7, 603.6). */
function movedHere(sight: Sight, scope: Scope, id: ObjectId): boolean {
  const isMove = (happening: Happening): boolean => happening.kind === "moved" && happening.object === id;
  if (scope.event !== null && isMove(scope.event)) return true;
  return pastSince(sight.state, scope.began).some(({ happening }) => isMove(happening));
}

/**
 * Whether it is an Aura that went to the graveyard as, or because, what it enchanted left the battlefield in the event
 * that is spoken of (400.7f, 603.6e).
 */
function wentWithHost(sight: Sight, { event }: Scope, id: ObjectId): boolean {
  const aura = lastKnownOf(sight.state, id);
  const became = aura?.became ?? null;
  if (aura === null || became === null || event?.kind !== "moved" || event.from !== "battlefield") return false;
  const isEnchanting = aura.looks.subtypes.includes("Aura") && aura.object.attachedTo === event.object;
  return isEnchanting && findObject(sight.state, became)?.zone === "graveyard";
}

/** The number under which an object goes on after moving as a cost, in its event or in this resolution (400.7). */
function followed(sight: Sight, scope: Scope, id: ObjectId): ObjectId {
  if (findObject(sight.state, id) !== null) return id;
  const became = scope.followed[id] ?? lastKnownOf(sight.state, id)?.became ?? null;
  const isFound = scope.followed[id] !== undefined || movedHere(sight, scope, id) || wentWithHost(sight, scope, id);
  if (became === null || !isFound) return id;
  return findObject(sight.state, became) === null ? followed(sight, scope, became) : became;
}

/** What an object became under further numbers as it left: the other components of a merged permanent (730.3c). */
function others(sight: Sight, id: ObjectId, now: ObjectId): ObjectId[] {
  const { became = null, alsoBecame = [] } = lastKnownOf(sight.state, id) ?? {};
  return became === now ? alsoBecame.filter((one) => findObject(sight.state, one) !== null) : [];
}

/**
 * The cards that a permanent or spell became that a cost or this effect moved, one of each component (400.7j, 712.21c, 730.3c);
 * of anything else, that object.
 */
export function cardsOf(sight: Sight, scope: Scope, id: ObjectId): ObjectId[] {
  const last = findObject(sight.state, id) === null ? lastKnownOf(sight.state, id) : null;
  const wasInPlay = last?.object.zone === "battlefield" || last?.object.zone === "stack";
  if (last === null || last.became === null || !wasInPlay) return [id];
  const isFound = scope.followed[id] !== undefined || movedHere(sight, scope, id);
  return isFound ? [last.became, ...(last.alsoBecame ?? [])] : [id];
}

/** Asks a player for some of these objects; the answer is those chosen. */
export function askObjects(
  sight: Sight,
  scope: Scope,
  question: {
    readonly player: string;
    readonly candidates: readonly ObjectId[];
    readonly least: number;
    readonly most: number;
    readonly rule: string;
    readonly purpose: "object" | "discard" | "library" | "cost" | "token" | "legendRule";
  },
): ObjectId[] {
  const { candidates, player, rule, purpose } = question;
  const most = Math.min(question.most, candidates.length);
  const options = candidates.map((object) => ({ kind: "object" as const, object }));
  const request = { kind: "choose" as const, purpose, player, rule, about: scope.source, options };
  const answer = sight.ask({ ...request, least: Math.min(question.least, most), most });
  return answer.flatMap((index) => candidates[index] ?? []);
}

/** Objects that a player chooses as the instruction is carried out (608.2d); of several, each chooses among their own (608.2f). */
function chosenObjects(sight: Sight, scope: Scope, reference: ByKind<ObjectReference>["choice"]): ObjectId[] {
  if (reference.manner === "random") throw new NotExecutable("objects chosen at random");
  return choosersOf(sight, scope, reference.chooser).flatMap((player) => {
    const own = { ...scopeOf(scope, reference.chooser, player), iterations: { ...scope.iterations, chooser: player } };
    const candidates = matchingObjects(sight, own, ofEach(reference.filter));
    const least = countOf(sight, own, reference.least);
    const most = countOf(sight, own, reference.most);
    const chosen = askObjects(sight, own, { player, candidates, least, most, rule: "608.2d", purpose: "object" });
    if (fitTogether(sight, own, reference.filter, chosen)) return chosen;
    throw new WrongAnswer("these objects cannot be chosen together", "608.2d");
  });
}

/** Some of a set, at a player's choice; of several, each chooses among what is theirs (608.2f). */
function someOf(sight: Sight, scope: Scope, reference: ByKind<ObjectReference>["oneOf"]): ObjectId[] {
  return choosersOf(sight, scope, reference.chooser).flatMap((player) => {
    const own = scopeOf(scope, reference.chooser, player);
    const candidates = objectsOf(sight, own, reference.of);
    const least = countOf(sight, own, reference.least);
    const most = countOf(sight, own, reference.most);
    return askObjects(sight, own, { player, candidates, least, most, rule: "608.2d", purpose: "object" });
  });
}

/** Cards at one end of libraries, the one nearest to the end first. */
function libraryCards(sight: Sight, scope: Scope, reference: ByKind<ObjectReference>["libraryCards"]): ObjectId[] {
  const count = countOf(sight, scope, reference.count);
  return playersOf(sight, scope, reference.player).flatMap((id) => {
    const { library } = playerOf(sight.state, id);
    return reference.end === "top"
      ? library.slice(Math.max(0, library.length - count)).reverse()
      : library.slice(0, count);
  });
}

/** Cards from the top of libraries, one after another, up to and with the one with which so many are found; all where they are not. */
function libraryUntil(sight: Sight, scope: Scope, reference: ByKind<ObjectReference>["libraryUntil"]): ObjectId[] {
  const count = countOf(sight, scope, reference.count);
  const isFound = (id: ObjectId): boolean => {
    const subject = subjectOf(sight, id);
    return subject !== null && matches(sight, scope, reference.found, subject);
  };
  return playersOf(sight, scope, reference.player).flatMap((player) => {
    const cards = [...playerOf(sight.state, player).library].reverse();
    const last = count < 1 ? undefined : cards.filter(isFound)[count - 1];
    return count < 1 ? [] : last === undefined ? cards : cards.slice(0, cards.indexOf(last) + 1);
  });
}

/** What the source is attached to; as it last was where the source is gone. */
function attachedTo(sight: Sight, scope: Scope): ObjectId[] {
  const to = subjectOf(sight, scope.source)?.object.attachedTo ?? null;
  return to !== null && isObject(to) ? [to] : [];
}

/** What is attached to objects and matches. */
function attachments(sight: Sight, scope: Scope, reference: ByKind<ObjectReference>["attachments"]): ObjectId[] {
  const to = objectsOf(sight, scope, reference.of);
  const attached = objectsWith(sight.state, "attached").filter(
    (object) => object.attachedTo !== null && isObject(object.attachedTo) && to.includes(object.attachedTo),
  );
  const kept = attached.filter((object) =>
    matches(sight, scope, reference.filter, { object, looks: sight.look(object) }),
  );
  return kept.map(({ id }) => id);
}

/** The objects of a slot; those of the event where the slot is the event's. */
function slotObjects(scope: Scope, slot: string): ObjectId[] {
  const value = scope.slots[slot];
  if (value !== undefined) return [...value.objects];
  if (slot === eventSlot && scope.event !== null) return roleObjects(scope.event, "object");
  throw new NotExecutable(`the objects of slot ${slot}, which nothing filled`);
}

/** Those of a slot that were neither moved nor chosen since. */
function restOf(sight: Sight, scope: Scope, slot: string): ObjectId[] {
  // Where a player chose not to look at them, there are none (608.2c).
  const shown = scope.slots[slot]?.objects ?? [];
  return shown.filter((id) => findObject(sight.state, id) !== null && !scope.taken.includes(id));
}

/** Objects noted by the source for its linked abilities, those that are gone included (607). */
export function notedObjects(sight: Sight, scope: Scope, how: string): readonly ObjectId[] {
  const object = subjectOf(sight, scope.source)?.object;
  const own = pagedItems(object?.linked[how] ?? emptyPaged);
  if (own.length > 0 || object === undefined || object.maker === null || !isPrintedByMaker(object)) return own;
  return pagedItems(subjectOf(sight, object.maker)?.object.linked[how] ?? emptyPaged);
}

/** Whether its maker's ability says what the token's abilities are, which are linked with that one then; a copy's are not (607.1d). */
function isPrintedByMaker({ kind, faces, face }: GameObject): boolean {
  return kind === "token" && faces[face]?.nameFrom !== "card";
}

/** Objects noted by the source that are still what they were (400.7); of what was exiled, the cards in exile (607.2a). */
function linkedObjects(sight: Sight, scope: Scope, how: string): ObjectId[] {
  return notedObjects(sight, scope, how).filter((id) => {
    const object = findObject(sight.state, id);
    return object !== null && (how !== "exiled" || (object.kind === "card" && object.zone === "exile"));
  });
}

/** One evaluator a kind of reference to objects. */
export const references: Table<ObjectReference, [Sight, Scope], ObjectId[]> = {
  source: (_, __, scope) => [scope.source],
  maker: (_, __, scope) => (scope.maker === null ? [] : [scope.maker]),
  target: ({ target }, _, scope) => (scope.targets[target] ?? []).filter(isObject),
  result: ({ slot }, _, scope) => slotObjects(scope, slot),
  triggering: ({ role }, _, scope) => (scope.event === null ? [] : roleObjects(scope.event, role)),
  attachedTo: (_, sight, scope) => attachedTo(sight, scope),
  matching: ({ filter }, sight, scope) => matchingObjects(sight, scope, filter),
  choice: (reference, sight, scope) => chosenObjects(sight, scope, reference),
  libraryCards: (reference, sight, scope) => libraryCards(sight, scope, reference),
  libraryUntil: (reference, sight, scope) => libraryUntil(sight, scope, reference),
  wholeZone: ({ zone, of }, sight, scope) =>
    playersOf(sight, scope, of).flatMap((player) => [...zoneObjects(sight.state, zone, player)]),
  iteration: ({ slot }, _, scope) => [scope.iterations[slot]].filter((entity) => typeof entity === "number"),
  linked: ({ how }, sight, scope) => linkedObjects(sight, scope, how),
  rest: ({ of }, sight, scope) => restOf(sight, scope, of),
  unchosenPiles: ({ slot }, _, scope) => (scope.slots[slot]?.piles ?? []).flat(),
  oneOf: (reference, sight, scope) => someOf(sight, scope, reference),
  among: ({ of, filter }, sight, scope) => amongMatching(sight, scope, filter, of),
  all: ({ of }, sight, scope) => [...new Set(of.flatMap((reference) => objectsOf(sight, scope, reference)))],
  attachments: (reference, sight, scope) => attachments(sight, scope, reference),
  pairedWith: ({ of }, sight, scope) =>
    objectsOf(sight, scope, of).flatMap((id) => {
      const object = findObject(sight.state, id);
      return object === null ? [] : (partnerOf(sight.state, object)?.id ?? []);
    }),
  paid: ({ cost }, _, scope) => [...(scope.paid[cost] ?? [])],
  "ring-bearer": ({ of }, sight, scope) => playersOf(sight, scope, of).flatMap((player) => bearerOf(sight, player)),
  commander: () => {
    throw new NotExecutable("objects commander");
  },
  emblem: (_, __, scope) => [scope.source],
};

function evaluate<Kind extends ObjectReference["kind"]>(
  kind: Kind,
  reference: ByKind<ObjectReference>[Kind],
  sight: Sight,
  scope: Scope,
): ObjectId[] {
  return references[kind](reference, sight, scope);
}

/** The objects that a reference means now. One that is gone is still named: what it was can be read (608.2h). */
export function objectsOf(sight: Sight, scope: Scope, reference: ObjectReference): ObjectId[] {
  return evaluate(reference.kind, reference, sight, scope);
}

/** Those objects as an action finds them: one that moved as a cost, in the event or in this resolution, where it is now. */
export function presentOf(sight: Sight, scope: Scope, reference: ObjectReference): ObjectId[] {
  return objectsOf(sight, scope, reference).flatMap((id) => {
    const now = followed(sight, scope, id);
    return [now, ...others(sight, id, now)];
  });
}

/** The entities as an action finds them. */
export function presentEntities(sight: Sight, scope: Scope, entities: readonly Entity[]): Entity[] {
  return entities.map((entity) => (isObject(entity) ? followed(sight, scope, entity) : entity));
}
