import type { Entry } from "../../effects/index.js";
import { copiableFaces } from "../read/copiable.js";
import { faceUp } from "../read/face-down.js";
import { plainLooks } from "../read/looks.js";
import { entitiesOf } from "../read/player.js";
import type { Entity, ObjectId } from "../state/identity.js";
import type { Face } from "../state/object.js";
import type { NewObject } from "../state/new-object.js";
import { findObject, playersInOrder } from "../state/objects.js";
import { pagedItems } from "../state/paged.js";
import type { Scope } from "../state/scope.js";
import type { GameState } from "../state/state.js";
import { askSome, entityOption } from "./ask.js";
import { mayEnchant } from "./attach.js";
import { wouldBe } from "./barred.js";
import type { Play } from "./play.js";
import { keepsOff } from "./protection.js";

/** What is asked of a permanent that enters to find what it may enchant. */
export interface Homing {
  readonly parts: Omit<NewObject, "id" | "zone">;
  readonly face: Face;
  readonly entries: readonly Entry[];
  readonly scope: Scope;
}

/** The permanents on the battlefield before anything enters; nothing that enters together can be enchanted (303.4f). */
type There = GameState["battlefield"];

/** Whether the Aura that it would be may be attached to each: by what it can enchant, and by what protection allows (303.4i, 702.16c). */
function fitting(play: Play, { parts, face }: Homing): (to: Entity) => boolean {
  const looks = plainLooks(face, parts.controller);
  const aura = wouldBe(play, parts);
  return (to) => mayEnchant(play, looks, -1, to) && !keepsOff(play, to, aura);
}

/** What the Aura may be attached to as it enters: what the effect says, else what its controller may choose (303.4f). */
function homes(play: Play, entrant: Homing, there: There): Entity[] {
  const { entries, scope } = entrant;
  const stated = entries.flatMap((entry) => (entry.kind === "attached" ? entitiesOf(play, scope, entry.to) : []));
  const says = entries.some(({ kind }) => kind === "attached");
  const all = says ? stated : [...pagedItems(there), ...playersInOrder(play.state)];
  return all.filter(fitting(play, entrant));
}

/** Whether it is an Aura for which there is nothing to enchant, or that can't enchant what it would (303.4g, 303.4i). */
export function withoutHome(play: Play, entrant: Homing, there: There = play.state.battlefield): boolean {
  const { attachedTo = null } = entrant.parts;
  if (!entrant.face.subtypes.includes("Aura")) return false;
  if (attachedTo === null) return homes(play, entrant, there).length === 0;
  return !fitting(play, entrant)(attachedTo);
}

/** What an entering Aura is attached to, chosen where the effect does not say; null for what is no Aura. */
export function homeOf(play: Play, entrant: Homing, there: There): Entity | null {
  const { attachedTo = null } = entrant.parts;
  if (attachedTo !== null || !entrant.face.subtypes.includes("Aura")) return attachedTo;
  const asking = { player: entrant.parts.controller, purpose: "object", rule: "303.4f", about: null } as const;
  return askSome(play, asking, homes(play, entrant, there), entityOption, [1, 1])[0] ?? null;
}

/** What became an Aura by copying one as it enters, as what it now is; null for what did not (707.5). */
function asCopy<Entrant extends Homing>(play: Play, entrant: Entrant, id: ObjectId): Entrant | null {
  const object = findObject(play.state, id);
  if (object === null || object.attachedTo !== null || entrant.face.subtypes.includes("Aura")) return null;
  const faces = copiableFaces(play.state, object);
  const face = faceUp(object, faces);
  if (!face.subtypes.includes("Aura")) return null;
  const { controller } = play.look(object);
  return { ...entrant, face, parts: { ...entrant.parts, faces, face: object.face, controller } };
}

/** Whether what has become an Aura by copying one has nothing to enchant (303.4g). */
export function isHomelessCopy(play: Play, entrant: Homing, id: ObjectId, there: There): boolean {
  const copy = asCopy(play, entrant, id);
  return copy !== null && withoutHome(play, copy, there);
}

/** What became an Aura by copying one as it enters is attached to what its controller chooses (303.4f, 707.5). */
export function attachCopy(play: Play, entrant: Homing, id: ObjectId, there: There): void {
  const copy = asCopy(play, entrant, id);
  if (copy !== null) play.change(id, { attachedTo: homeOf(play, copy, there) });
}
