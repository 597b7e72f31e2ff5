import { copiableFaces } from "../read/copiable.js";
import { NotExecutable } from "../state/failures.js";
import type { ObjectId } from "../state/identity.js";
import { newObject } from "../state/new-object.js";
import type { Face, GameObject } from "../state/object.js";
import { findObject } from "../state/objects.js";
import { emptyPaged, pagedItems, withMore } from "../state/paged.js";
import type { Play } from "./play.js";

/** The link by which the copy of a prepare spell knows the permanent that it comes from. */
const preparing = "prepared by";

/** The layout of cards with a prepare spell (722.1). */
const layout = "prepare";

/** The prepare spell of a permanent, where it has one (722.2a); of a copy it is not told whether its other face is one. */
function prepareSpell(play: Play, object: GameObject): Face | undefined {
  const card = object.card === null ? undefined : play.state.cards[object.card];
  const faces = copiableFaces(play.state, object);
  if (card?.layout === layout) return faces[1];
  if (faces.length > 1 && card?.faces.length !== faces.length)
    play.unable(new NotExecutable("a copy that becomes prepared"), play.cause);
  return undefined;
}

/**
 * A permanent with a prepare spell becomes prepared, unless it is already: its controller creates a copy of it in exile
 * which has only the characteristics of the prepare spell (722.3a, c). Says whether it did.
 */
export function prepare(play: Play, id: ObjectId): boolean {
  const object = findObject(play.state, id);
  const face = object === null ? undefined : prepareSpell(play, object);
  if (object?.zone !== "battlefield" || face === undefined || object.designations.includes("prepared")) return false;
  play.change(id, { designations: [...object.designations, "prepared"] });
  const { controller: owner } = play.look(object);
  const copy = play.fresh();
  const common = { kind: "copy", faces: [face], owner, controller: owner, zone: "exile" } as const;
  play.put(newObject({ id: copy, ...common, linked: { [preparing]: withMore(emptyPaged, [id]) } }, play.state));
  play.state = { ...play.state, exile: [...play.state.exile, copy] };
  play.happen([{ kind: "designated", object: id, player: null, word: "prepared", rule: "722.3a", cause: play.cause }]);
  return true;
}

/** A permanent is prepared no longer (722.3b). */
export function unprepare(play: Play, id: ObjectId): boolean {
  const object = findObject(play.state, id);
  if (object?.designations.includes("prepared") !== true) return false;
  play.change(id, { designations: object.designations.filter((word) => word !== "prepared") });
  return true;
}

/** The permanent whose prepare spell the object is a copy of, while it stays prepared; null for anything else (722.3c). */
export function preparedBy(play: Play, { linked }: GameObject): GameObject | null {
  const [id] = pagedItems(linked[preparing] ?? emptyPaged);
  const permanent = id === undefined ? null : findObject(play.state, id);
  const stays = permanent?.zone === "battlefield" && permanent.designations.includes("prepared");
  return stays ? permanent : null;
}
