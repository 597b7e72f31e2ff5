import type { VocabularyWord } from "../../effects/index.js";
import { hasKeyword } from "../read/abilities.js";
import { copiableFaces } from "../read/copiable.js";
import { isPrototyped, isPrototypeFace, prototyped } from "../read/prototyped.js";
import { isRoom } from "../read/rooms.js";
import type { PlayerId } from "../state/identity.js";
import type { Face, GameObject } from "../state/object.js";
import type { Play } from "./play.js";
import { normally, type Way } from "./ways.js";

/**
 * The layouts of cards whose player chooses what to cast: a half of a split card (709.3), a face of a modal double-faced
 * card (712.11b), the card itself or its Adventure or Omen (715.3, 720.3).
 */
const chosenFrom: readonly VocabularyWord[] = ["split", "modal_dfc", "adventure", "omen"];

/** The layout of the card that stands for an object; null for anything else. */
function layoutOf({ state }: Play, { card, kind }: GameObject): VocabularyWord | null {
  return card === null || kind !== "card" ? null : (state.cards[card]?.layout ?? null);
}

/**
 * What a card is evaluated as, for each face with which it may be put onto the stack (709.3a, 715.3a, 720.3a), and for each
 * set of characteristics that its player may choose (718.3a).
 */
export function asCast(play: Play, object: GameObject, by: PlayerId): readonly GameObject[] {
  const faces = copiableFaces(play.state, object);
  const layout = layoutOf(play, object);
  if (layout === null || !(chosenFrom.includes(layout) || isRoom(faces)))
    return [object, ...asPrototype(object, faces)];
  const casting = { by, from: object.zone, x: null, manaSpent: [], paid: [] };
  return faces.map((_, face) => ({ ...object, face, casting }));
}

/** The card as the prototyped spell as which it can be cast (718.3); it is not one while it lies face down. */
function asPrototype(object: GameObject, faces: readonly Face[]): readonly GameObject[] {
  const face = faces[object.face];
  if (face === undefined || !isPrototypeFace(face) || object.position === "faceDown" || isPrototyped(object)) return [];
  return [{ ...object, designations: [...object.designations, prototyped] }];
}

/**
 * The way in which a half with aftermath can be cast: from its owner's graveyard alone, for its mana cost (702.127a); null of
 * anything else.
 */
export function aftermathWay(play: Play, object: GameObject, player: PlayerId): Way | null {
  const isOpen = object.zone === "graveyard" && object.owner === player && hasAftermath(play, object);
  return isOpen ? { ...normally, by: "aftermath" } : null;
}

/** Whether the half that is evaluated has aftermath, so that it can't be cast from another zone (702.127a). */
export function hasAftermath(play: Play, object: GameObject): boolean {
  return object.casting !== null && hasKeyword(play.look(object), "aftermath");
}

/** Whether a spell was cast as the Adventure, or the Omen, of its card (715.3d, 720.3d). */
export function isCastAs(play: Play, object: GameObject, as: "adventure" | "omen"): boolean {
  return object.face === 1 && layoutOf(play, object) === as;
}

/** The designation of a card that its spell's controller exiled as its Adventure resolved (715.3d). */
export const onAdventure = "on an adventure";
