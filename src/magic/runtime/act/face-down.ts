import type { VocabularyWord } from "../../effects/index.js";
import { copiableFaces } from "../read/copiable.js";
import { blankFace } from "../read/faces.js";
import { faceDownDesignations } from "../read/face-down.js";
import { facesOf, turned } from "../read/merged.js";
import type { ObjectId } from "../state/identity.js";
import type { Face, GameObject } from "../state/object.js";
import { findObject } from "../state/objects.js";
import type { GameState } from "../state/state.js";
import type { Play } from "./play.js";

/** What made an object face down, which says what it is while it is (708.2a, 702.168b, 701.58a). */
export type FaceDown = "plain" | "disguised" | "manifested" | "cloaked";

/** What an object is as it is turned face down. */
export function turnedDown(how: FaceDown): Pick<GameObject, "position" | "designations"> {
  return { position: "faceDown", designations: how === "plain" ? [] : [how] };
}

/** The face that a face-down object would have up (708.8). */
export function hiddenFace(play: Play, object: GameObject): Face {
  const faces = copiableFaces(play.state, object);
  return faces[object.face] ?? faces[0] ?? blankFace;
}

/**
 * Turns a face-down permanent face up (708.8); one that is an instant or sorcery card is revealed and stays as it is
 * (701.40g, 701.58g). Says whether it was turned. `before` is done while it is being turned (708.11).
 */
export function turnUp(play: Play, id: ObjectId, rule: string, before: () => void = () => undefined): boolean {
  const object = findObject(play.state, id);
  if (object?.zone !== "battlefield" || object.position !== "faceDown") return false;
  const { types } = hiddenFace(play, object);
  if (types.includes("instant") || types.includes("sorcery")) {
    const { controller } = play.look(object);
    play.happen([{ kind: "revealed", player: controller, objects: [id], amount: 1, rule, cause: play.cause }]);
    return false;
  }
  const designations = object.designations.filter((word) => !faceDownDesignations.includes(word));
  play.change(id, { position: "faceUp", designations, ...turned(object, "faceUp") });
  before();
  play.happen([{ kind: "turnedFaceUp", object: id, rule, cause: play.cause }]);
  return true;
}

/** The layouts of cards with two faces, which cannot be turned face down (712.16). */
const doubleFaced: readonly VocabularyWord[] = ["transform", "modal_dfc", "double_faced_token", "meld"];

function isDoubleFaced({ cards }: GameState, { card }: Pick<GameObject, "card">): boolean {
  const layout = card === null ? undefined : cards[card]?.layout;
  return layout !== undefined && doubleFaced.includes(layout);
}

/** Whether a merged permanent has a component with two faces, which keeps it from being turned face down (730.2j). */
function hasDoubleFaced({ state }: Play, { components = [] }: GameObject): boolean {
  return components.some((each) => isDoubleFaced(state, each) || facesOf(state, each).length > 1);
}

/** Turns a face-up permanent face down (708.2a); one that is face down, or has two faces, stays as it is (708.2b, 712.16). */
export function turnDown(play: Play, id: ObjectId): boolean {
  const object = findObject(play.state, id);
  if (object?.zone !== "battlefield" || object.position === "faceDown") return false;
  if (object.melded !== undefined) return false;
  if (isDoubleFaced(play.state, object) || hasDoubleFaced(play, object)) return false;
  play.change(id, { position: "faceDown", ...turned(object, "faceDown") });
  play.happen([{ kind: "turnedFaceDown", object: id, rule: "708.2a", cause: play.cause }]);
  return true;
}
