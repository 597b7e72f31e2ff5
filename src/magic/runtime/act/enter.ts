import type { Entry, Zone } from "../../effects/index.js";
import { entitiesOf } from "../read/player.js";
import { copiableFaces } from "../read/copiable.js";
import { faceUp } from "../read/face-down.js";
import { plainLooks } from "../read/looks.js";
import type { Happening } from "../state/happening.js";
import type { Entity, ObjectId } from "../state/identity.js";
import type { Face } from "../state/object.js";
import type { NewObject } from "../state/new-object.js";
import { newObject } from "../state/new-object.js";
import { everyObject, findObject, playersInOrder, withNewObject } from "../state/objects.js";
import type { Scope } from "../state/scope.js";
import type { GameState } from "../state/state.js";
import { askSome, entityOption } from "./ask.js";
import { mayEnchant } from "./attach.js";
import { continueEffects } from "./effects.js";
import { enterOptions } from "./entering.js";
import { applyEach } from "./entries.js";
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

/** What the Aura may be attached to as it enters: what the effect says, else what its controller may choose (303.4f). */
function homes(play: Play, entrant: Entrant): Entity[] {
  const { parts, face, entries, scope } = entrant;
  const looks = plainLooks(face, parts.controller);
  const stated = entries.flatMap((entry) => (entry.kind === "attached" ? entitiesOf(play, scope, entry.to) : []));
  const all = [
    ...everyObject(play.state)
      .filter(({ zone }) => zone === "battlefield")
      .map(({ id }) => id),
    ...playersInOrder(play.state),
  ];
  const says = entries.some(({ kind }) => kind === "attached");
  return (says ? stated : all).filter((entity) => mayEnchant(play, looks, -1, entity));
}

/** Whether it is an Aura for which there is nothing to enchant, or that can't enchant what it would (303.4g, 303.4i). */
export function withoutHome(play: Play, entrant: Entrant): boolean {
  const { attachedTo = null, controller } = entrant.parts;
  if (!entrant.face.subtypes.includes("Aura")) return false;
  if (attachedTo === null) return homes(play, entrant).length === 0;
  return !mayEnchant(play, plainLooks(entrant.face, controller), -1, attachedTo);
}

/** What an entering Aura is attached to, chosen where the effect does not say; null for what is no Aura. */
function homeOf(play: Play, entrant: Entrant): Entity | null {
  const { attachedTo = null } = entrant.parts;
  if (attachedTo !== null || !entrant.face.subtypes.includes("Aura")) return attachedTo;
  const asking = { player: entrant.parts.controller, purpose: "object", rule: "303.4f", about: null } as const;
  return askSome(play, asking, homes(play, entrant), entityOption, [1, 1])[0] ?? null;
}

/** What became an Aura by copying one as it enters is attached to what its controller chooses (303.4f, 707.5). */
function attachCopy(play: Play, entrant: Entrant, id: ObjectId): void {
  const object = findObject(play.state, id);
  if (object === null || object.attachedTo !== null || entrant.face.subtypes.includes("Aura")) return;
  const face = faceUp(object, copiableFaces(play.state, object));
  if (!face.subtypes.includes("Aura")) return;
  const { controller } = play.look(object);
  const copy = { ...entrant, face, parts: { ...entrant.parts, controller } };
  play.change(id, { attachedTo: homeOf(play, copy) });
}

/** Puts one permanent where it will be, before anything can see it. */
function place(play: Play, entrant: Entrant): ObjectId {
  const attachedTo = homeOf(play, entrant);
  const id = play.fresh();
  const object = newObject({ ...entrant.parts, id, zone: "battlefield", timestamp: id, attachedTo }, play.state);
  play.state = withNewObject(play.state, object);
  if (entrant.from === "stack" && entrant.old !== null) continueEffects(play, entrant.old, id);
  return id;
}

/** Puts permanents where they will be; each gives its number, in the order in which they were named. */
function placeAll(play: Play, entrants: readonly Entrant[]): ObjectId[] {
  const placed = new Map<number, ObjectId>();
  for (const index of timestampOrder(play, entrants)) {
    const entrant = entrants[index];
    if (entrant !== undefined) placed.set(index, place(play, entrant));
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

/**
 * Permanents enter together: each with what the effect, its own text and other permanents say of its entering (614.12).
 * `also` adds the events that the same happening is.
 */
export function enterBattlefield(
  play: Play,
  entrants: readonly Entrant[],
  rule: string,
  also: (ids: readonly ObjectId[]) => readonly Happening[],
  left: { readonly before: GameState; readonly events: readonly Happening[] } = { before: play.state, events: [] },
): ObjectId[] {
  const others = play.state.battlefield;
  const ids = placeAll(play, entrants);
  const events = inTurnOrder(play, entrants).flatMap((index) => {
    const [id, entrant] = [ids[index], entrants[index]];
    if (id === undefined || entrant === undefined) return [];
    const { entries, scope } = entrant;
    const states = applyEach(play, id, entries.filter(isState), scope);
    enterOptions(play, id, { others, entering: ids });
    attachCopy(play, entrant, id);
    return [...states, ...applyEach(play, id, entries.filter((entry) => !isState(entry)), scope)]; // prettier-ignore
  });
  const arrivals = entrants.flatMap((entrant, index) => {
    const id = ids[index];
    return id === undefined ? [] : [arrival(play, entrant, id, rule)];
  });
  const unlocked = ids.flatMap((id) => unlockedOnEntering(play, id));
  play.happen(
    [...left.events, ...also(ids), ...arrivals, ...events, ...unlocked, ...attachments(play, ids)],
    left.before,
  );
  return ids;
}
