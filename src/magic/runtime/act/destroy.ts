import { objectsHaving } from "../read/characteristics.js";
import { hasKeyword } from "../read/abilities.js";
import type { Happening } from "../state/happening.js";
import type { ObjectId, PlayerId } from "../state/identity.js";
import type { GameObject } from "../state/object.js";
import { findObject } from "../state/objects.js";
import { askSome } from "./ask.js";
import { shieldsDestruction } from "./counter-shields.js";
import { moveAll } from "./move.js";
import type { Play } from "./play.js";
import { isForbidden } from "./rules.js";
import { tapAll } from "./tap.js";

/** Whether it is on the battlefield and can be destroyed (702.12b). */
function isDestroyable(play: Play, id: ObjectId): boolean {
  const object = findObject(play.state, id);
  return object?.zone === "battlefield" && !hasKeyword(play.look(object), "indestructible");
}

/** The designation of a permanent that a regeneration shield protects; one for each (701.19a). */
export const regenerationShield = "regeneration shield";

/** Something by which the destruction of a permanent is replaced. */
interface Rescue {
  readonly source: ObjectId;
  readonly ability: string;
  readonly apply: () => void;
}

/** A regeneration shield: the permanent is tapped, out of combat, its damage gone (701.19a). */
function shieldOf(play: Play, object: GameObject): Rescue[] {
  const { id } = object;
  const index = object.designations.indexOf(regenerationShield);
  if (index < 0 || isForbidden(play, id, "beRegenerated")) return [];
  const designations = object.designations.filter((_, place) => place !== index);
  const apply = (): void => {
    play.change(id, { designations, damage: 0, deathtouched: false, attacking: null, blocking: [], blocked: false });
    tapAll(play, [id], play.look(object).controller);
    play.happen([{ kind: "replaced", source: id, ability: regenerationShield, rule: "701.19a", cause: play.cause }]);
  };
  return [{ source: id, ability: regenerationShield, apply }];
}

const umbraArmor = "umbra armor";

/** The Auras on it with umbra armor: its damage is removed, and the Aura destroyed (702.89a). */
function armorOf(play: Play, { id }: GameObject): Rescue[] {
  const auras = objectsHaving(play.state, "attached").filter(
    (aura) => aura.attachedTo === id && hasKeyword(play.look(aura), umbraArmor),
  );
  return auras.map(({ id: source }) => ({
    source,
    ability: umbraArmor,
    apply: () => {
      play.change(id, { damage: 0, deathtouched: false });
      play.happen([{ kind: "replaced", source, ability: umbraArmor, rule: "702.89a", cause: play.cause }]);
      destroyAll(play, [source], "702.89a");
    },
  }));
}

/** Replaces the destruction of a permanent, by what its controller chooses of several (616.1e); says whether anything did. */
function isRescued(play: Play, id: ObjectId, regeneration: "allowed" | "prohibited"): boolean {
  const object = findObject(play.state, id);
  if (object === null) return false;
  const rescues = [...(regeneration === "allowed" ? shieldOf(play, object) : []), ...armorOf(play, object)];
  const player = play.look(object).controller;
  const asking = { player, purpose: "replacement", rule: "616.1e", about: id } as const;
  const show = ({ source, ability }: Rescue) => ({ kind: "effect", source, ability }) as const;
  const [chosen] = askSome(play, asking, rescues, show, [Math.min(1, rescues.length), 1]);
  chosen?.apply();
  return chosen !== undefined;
}

/** Those of the permanents that are destroyed together, where nothing saves them (701.8a): what is left is their going. */
export function doom(
  play: Play,
  ids: readonly ObjectId[],
  rule: string,
  regeneration: "allowed" | "prohibited" = "allowed",
): ObjectId[] {
  const fated = ids.filter((id) => isDestroyable(play, id) && !isRescued(play, id, regeneration));
  const doomed = fated.filter((id) => isDestroyable(play, id));
  if (doomed.length === 0) return [];
  play.happen(doomed.map((object): Happening => ({ kind: "destroyed", object, rule, cause: play.cause })));
  return doomed;
}

/** An effect destroys permanents together (701.8a); they are given back as they were. */
export function destroyAll(
  play: Play,
  ids: readonly ObjectId[],
  rule: string,
  regeneration: "allowed" | "prohibited" = "allowed",
): ObjectId[] {
  const unshielded = ids.filter((id) => !isDestroyable(play, id) || !shieldsDestruction(play, id));
  const doomed = doom(play, unshielded, rule, regeneration);
  moveAll(
    play,
    doomed.map((object) => ({ object, to: "graveyard" })),
    rule,
  );
  return doomed;
}

/** Whether a player can sacrifice it: theirs, on the battlefield, and not forbidden (701.21a). */
export function canSacrifice(play: Play, player: PlayerId, id: ObjectId): boolean {
  const object = findObject(play.state, id);
  if (object?.zone !== "battlefield" || isForbidden(play, id, "beSacrificed")) return false;
  return play.look(object).controller === player;
}

/** What each of several players does it with, who do it at the same time (101.4). */
export interface OfPlayer {
  readonly player: PlayerId;
  readonly ids: readonly ObjectId[];
}

/** Players sacrifice permanents, all at the same time (701.21a, 101.4); what each sacrificed is given back as it was. */
export function sacrificeEach(play: Play, givers: readonly OfPlayer[]): readonly (readonly ObjectId[])[] {
  const given = givers.map(({ player, ids }) => ({ player, ids: ids.filter((id) => canSacrifice(play, player, id)) }));
  const moves = given.flatMap(({ ids }) => ids.map((object) => ({ object, to: "graveyard" }) as const));
  if (moves.length === 0) return given.map(() => []);
  const before = play.state;
  moveAll(play, moves, "701.21a");
  const sacrificed = given.flatMap(({ player, ids }) =>
    ids.map((object): Happening => ({ kind: "sacrificed", player, object, rule: "701.21a", cause: play.cause })),
  );
  play.happen(sacrificed, before);
  return given.map(({ ids }) => ids);
}

/** A player sacrifices permanents together (701.21a); those sacrificed are given back as they were. */
export function sacrificeAll(play: Play, player: PlayerId, ids: readonly ObjectId[]): ObjectId[] {
  return sacrificeEach(play, [{ player, ids }]).flat();
}

/** Where a discarded card goes: into exile with madness, else into the graveyard (701.9a, 702.35a). */
function discardZone(play: Play, id: ObjectId): "graveyard" | "exile" {
  const object = findObject(play.state, id);
  return object !== null && hasKeyword(play.look(object), "madness") ? "exile" : "graveyard";
}

/** Players discard cards, all at the same time (701.9a, 101.4); what the cards of each became is given back. */
export function discardEach(play: Play, discarding: readonly OfPlayer[]): ObjectId[][] {
  const cards = discarding.flatMap(({ player, ids }, place) => ids.map((object) => ({ place, player, object })));
  const moves = cards.map(({ object }) => ({ object, to: discardZone(play, object) }));
  const became = moveAll(play, moves, "701.9a");
  const gone = cards.flatMap((card, at) => {
    const object = became[at] ?? null;
    return object === null ? [] : [{ ...card, object }];
  });
  const discarded = gone.map(({ player, object }): Happening => ({
    kind: "discarded",
    player,
    object,
    rule: "701.9a",
    cause: play.cause,
  }));
  if (discarded.length > 0) play.happen(discarded);
  return discarding.map((_, place) => gone.flatMap((one) => (one.place === place ? [one.object] : [])));
}

/** A player discards cards (701.9a); what they became is given back. */
export function discardAll(play: Play, player: PlayerId, ids: readonly ObjectId[]): ObjectId[] {
  return discardEach(play, [{ player, ids }]).flat();
}
