import type { Entry, Zone } from "../../effects/index.js";
import type { Happening } from "../state/happening.js";
import type { ObjectId } from "../state/identity.js";
import type { Face } from "../state/object.js";
import type { NewObject } from "../state/new-object.js";
import { newObject } from "../state/new-object.js";
import { findObject, playersInOrder, withNewObject, withObjectBack, withoutObject } from "../state/objects.js";
import type { Scope } from "../state/scope.js";
import type { GameState } from "../state/state.js";
import { continueEffects } from "./effects.js";
import { enterOptions } from "./entering.js";
import type { Sources } from "./entering-sources.js";
import { applyEach } from "./entries.js";
import { attachCopy, homeOf, isHomelessCopy } from "./homes.js";
import type { Play } from "./play.js";
import { unlockedOnEntering } from "./rooms.js";
import { timestampOrder } from "./timestamps.js";

/** A permanent that is about to enter the battlefield. */
export interface Entrant {
  readonly parts: Omit<NewObject, "id" | "zone">;
  /** The face that will be up. */
  readonly face: Face;
  readonly entries: readonly Entry[];
  /** What the words of the entries mean. */
  readonly scope: Scope;
  /** Its number and zone before; null for a token. */
  readonly old: ObjectId | null;
  readonly from: Zone | null;
}

/** Puts one permanent where it will be, before anything can see it. */
function place(play: Play, entrant: Entrant, there: GameState["battlefield"]): ObjectId {
  const attachedTo = homeOf(play, entrant, there);
  const id = play.fresh();
  const object = newObject({ ...entrant.parts, id, zone: "battlefield", timestamp: id, attachedTo }, play.state);
  play.state = withNewObject(play.state, object);
  if (entrant.from === "stack" && entrant.old !== null) continueEffects(play, entrant.old, id);
  return id;
}

/** Puts permanents where they will be; each gives its number, in the order in which they were named. */
function placeAll(play: Play, entrants: readonly Entrant[]): ObjectId[] {
  const placed = new Map<number, ObjectId>();
  const { battlefield } = play.state;
  for (const index of timestampOrder(play, entrants)) {
    const entrant = entrants[index];
    if (entrant !== undefined) placed.set(index, place(play, entrant, battlefield));
  }
  return entrants.flatMap((_, index) => placed.get(index) ?? []);
}

/** The event of one permanent's arrival. */
function arrival(play: Play, entrant: Entrant, id: ObjectId, rule: string): Happening {
  const object = findObject(play.state, id);
  const controller = object === null ? entrant.parts.controller : play.look(object).controller;
  const common = { object: entrant.old, became: id, from: entrant.from, player: entrant.parts.owner };
  return { kind: "moved", ...common, to: "battlefield", controller, rule, cause: play.cause };
}

/** What becomes attached as it enters (303.4f, 603.2e). */
function attachments(play: Play, ids: readonly ObjectId[]): Happening[] {
  return ids.flatMap((object) => {
    const to = findObject(play.state, object)?.attachedTo ?? null;
    return to === null ? [] : [{ kind: "attached", object, to, rule: "303.4f", cause: play.cause } as const];
  });
}

/** Whether it is in that state that the effect puts it there, which is what replacement effects then modify (614.12). */
function isState({ kind }: Entry): boolean {
  return kind === "tapped" || kind === "untapped" || kind === "transformed" || kind === "faceDown";
}

/** The places of permanents that enter together, those of the active player first: so their players choose (616.1, 101.4). */
function inTurnOrder({ state }: Play, entrants: readonly Entrant[]): number[] {
  const players = playersInOrder(state);
  const turn = (index: number): number => players.indexOf(entrants[index]?.parts.controller ?? "");
  return entrants.map((_, index) => index).sort((one, other) => turn(one) - turn(other));
}

/** What has become an Aura that has nothing to enchant is not put onto the battlefield, and a token is not created (303.4g). */
function takeBack(play: Play, { old, parts }: Entrant, id: ObjectId, before: GameState): void {
  const object = findObject(play.state, id);
  const former = old === null ? null : findObject(before, old);
  if (object !== null) play.state = withoutObject(play.state, object);
  const effects = play.state.effects.filter(({ affected }) => affected.kind !== "objects" || affected.objects.some((each) => each !== id)); // prettier-ignore
  play.state = { ...play.state, effects };
  if (former !== null) play.state = withObjectBack(play.state, before, former);
  else play.happen([{ kind: "notCreated", player: parts.owner, amount: 1, rule: "303.4g", cause: play.cause }]);
}

/** Lets one of them enter as its effect, its own text and other permanents say; null where it does not after all. */
function letEnter(
  play: Play,
  entrant: Entrant,
  id: ObjectId,
  { others, entering }: Sources,
): readonly Happening[] | null {
  const { entries, scope } = entrant;
  const states = applyEach(play, id, entries.filter(isState), scope);
  const isBarred = () => isHomelessCopy(play, entrant, id, others);
  if (enterOptions(play, id, { others, entering }, isBarred) === "barred") return null;
  attachCopy(play, entrant, id, others);
  const rest = entries.filter((entry) => !isState(entry));
  return [...states, ...applyEach(play, id, rest, scope)];
}

/**
 * Permanents enter together: each with what the effect, its own text and other permanents say of its entering (614.12).
 * `also` adds the events that the same happening is, of the number of each. Gives the number of each, or null where it does not enter after all.
 */
export function enterBattlefield(
  play: Play,
  entrants: readonly Entrant[],
  rule: string,
  also: (ids: readonly (ObjectId | null)[]) => readonly Happening[],
  left: { readonly before: GameState; readonly events: readonly Happening[] } = { before: play.state, events: [] },
): (ObjectId | null)[] {
  const others = play.state.battlefield;
  const placed = placeAll(play, entrants);
  const ids: (ObjectId | null)[] = [...placed];
  const events = inTurnOrder(play, entrants).flatMap((index) => {
    const [id, entrant] = [placed[index], entrants[index]];
    if (id === undefined || entrant === undefined) return [];
    const made = letEnter(play, entrant, id, { others, entering: placed });
    if (made !== null) return made;
    takeBack(play, entrant, id, left.before);
    ids[index] = null;
    return [];
  });
  const there = ids.filter((id) => id !== null);
  const arrivals = entrants.flatMap((entrant, index) => {
    const id = ids[index] ?? null;
    return id === null ? [] : [arrival(play, entrant, id, rule)];
  });
  const unlocked = there.flatMap((id) => unlockedOnEntering(play, id));
  const made = there.length === 0 ? [] : also(ids);
  const all = [...left.events, ...made, ...arrivals, ...events, ...unlocked, ...attachments(play, there)];
  if (all.length > 0) play.happen(all, left.before);
  return ids;
}
