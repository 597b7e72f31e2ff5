import { abilityIndex } from "../keywords/expand.js";
import type { Characteristics } from "../state/characteristics.js";
import type { Face, GameObject } from "../state/object.js";
import type { GameState } from "../state/state.js";
import { hasKeyword } from "./abilities.js";
import { withEveryCreatureType } from "./changeling.js";
import { copiableFaces, isCopying } from "./copiable.js";
import { faceUp } from "./face-down.js";
import { ownFaces } from "./faces.js";
import { keywordCounters } from "./keyword-counters.js";
import { frontCosts } from "./melded.js";
import { plainLooks, withIntrinsicAbilities } from "./looks.js";
import { combined, isRoom, roomFace } from "./rooms.js";

const own = new WeakMap<GameObject, Characteristics>();

type Front = Pick<Characteristics, "frontCost">;

/** What its mana value is calculated from while its back face is up; a copy of a back face has none (202.3b, c, 712.8e, g). */
function frontCost(state: GameState, object: GameObject): Front | null {
  if (object.melded !== undefined) return { frontCost: frontCosts(state, object.components ?? []) };
  if (object.face === 0) return null;
  const card = object.card === null ? undefined : state.cards[object.card];
  if (card?.layout === "modal_dfc" || card?.layout === "split" || card?.layout === "room") return null;
  return { frontCost: ownFaces(state, object)[0]?.manaCost ?? null };
}

/** The face that an object shows: of a split card both halves, but for a spell, and of a Room those unlocked (709.4, 709.5). */
function shownFace(state: GameState, object: GameObject, faces: readonly Face[]): Face {
  if (object.position === "faceDown" || object.zone === "stack") return faceUp(object, faces);
  if (isRoom(faces)) return object.zone === "battlefield" ? roomFace(object, faces) : halvesOf(object, faces);
  const card = object.card === null ? undefined : state.cards[object.card];
  return card?.layout === "split" ? halvesOf(object, faces) : faceUp(object, faces);
}

/** A split card as both its halves, or as the one that is about to be cast (709.3a, 709.4). */
function halvesOf(object: GameObject, faces: readonly Face[]): Face {
  return object.casting === null ? combined(faces) : faceUp(object, faces);
}

/** Copiable values as characteristics. */
function looksOf(state: GameState, object: GameObject, faces: readonly Face[], front: Front | null): Characteristics {
  const plain = plainLooks(shownFace(state, object, faces), object.controller, object.maker);
  return front === null ? plain : { ...plain, ...front };
}

/** The characteristics that an object has of its own, without any effect, copy effects included. */
export function ownLooks(state: GameState, object: GameObject): Characteristics {
  const known = own.get(object);
  if (known !== undefined) return known;
  const looks = looksOf(state, object, ownFaces(state, object), frontCost(state, object));
  own.set(object, looks);
  return looks;
}

/** The characteristics with which an object comes into the layers: its copiable values (613.2a). */
export function baseline(state: GameState, object: GameObject): Characteristics {
  if (!isCopying(state, object.id)) return ownLooks(state, object);
  return looksOf(state, object, copiableFaces(state, object), null);
}

/** Whether it is where the layers do not reach. */
export function isOutside({ zone }: GameObject): boolean {
  return zone !== "battlefield" && zone !== "stack" && zone !== "command";
}

/** +1/+1 counters and others of their kind (613.4c, 122.1a). */
export function counted(object: GameObject, looks: Characteristics): Characteristics {
  const counters = Object.entries(object.counters);
  if (counters.length === 0) return looks;
  let { power, toughness } = looks;
  for (const [counter, count] of counters) {
    const change = /^([+-]\d+)\/([+-]\d+)$/.exec(counter);
    if (change === null) continue;
    power = (power ?? 0) + Number(change[1]) * count;
    toughness = (toughness ?? 0) + Number(change[2]) * count;
  }
  return { ...looks, power, toughness };
}

/** Devoid, which defines that an object has no colour (702.114a). */
export function withoutColor(looks: Characteristics): Characteristics {
  return looks.colors.length > 0 && hasKeyword(looks, "devoid") ? { ...looks, colors: [] } : looks;
}

/** With what the rules themselves give it as its types and colors are settled (305.6, 702.73a, 702.114a). */
export function settled(looks: Characteristics): Characteristics {
  return withoutColor(withIntrinsicAbilities(withEveryCreatureType(looks)));
}

const finished = new WeakMap<GameObject, Characteristics>();

/** What an object looks like after every layer where no effect touches it and nothing of its own takes part in them. */
function unaffected(state: GameState, object: GameObject): Characteristics {
  const known = finished.get(object);
  if (known !== undefined) return known;
  const looks = counted(object, settled(ownLooks(state, object)));
  finished.set(object, looks);
  return looks;
}

/** What such an object looks like so far, as a layer is applied. */
export function unaffectedAt(state: GameState, object: GameObject, layer: number): Characteristics {
  if (layer >= 7.3) return unaffected(state, object);
  const start = ownLooks(state, object);
  if (layer < 4) return start;
  return layer < 5 ? withEveryCreatureType(start) : settled(start);
}

/**
 * Whether something of the object's own takes part in the layers: static abilities, levels, keyword counters, stickers, or
 * that it is suspected.
 */
export function takesPart(state: GameState, object: GameObject): boolean {
  const looks = ownLooks(state, object);
  if (object.stickers !== undefined) return true;
  if (object.designations.includes("suspected") || keywordCounters(object).length > 0) return true;
  if (looks.abilities.some(({ ability: { kind } }) => kind === "static")) return true;
  return abilityIndex(looks).statics.length > 0;
}
