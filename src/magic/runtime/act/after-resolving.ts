import type { Instruction, ObjectReference, VocabularyWord, Zone } from "../../effects/index.js";
import { plainMove } from "../../effects/plain-move.js";
import { hasKeyword } from "../read/abilities.js";
import { isDuring } from "../read/turn-parts.js";
import type { ObjectId } from "../state/identity.js";
import type { GameObject } from "../state/object.js";
import { findObject, lastKnownOf } from "../state/objects.js";
import { freshScope, type Scope } from "../state/scope.js";
import { startDelayed } from "./effects.js";
import { isCastAs, onAdventure } from "./halves.js";
import type { Play } from "./play.js";

const you = { kind: "you" } as const;
const source: ObjectReference = { kind: "source" };

/** A move of the permanent. */
function moving(id: string, to: Zone): Instruction {
  return { ...plainMove, id, result: id, objects: source, to };
}

/**
 * What happens at the beginning of the next end step to the permanent that a spell becomes, where the cost of one of
 * these keywords was paid (702.109a, 702.152a, 702.185a).
 */
export const atEndStep: Readonly<Record<VocabularyWord, readonly Instruction[]>> = {
  dash: [moving("dash:return", "hand")],
  blitz: [{ kind: "sacrifice", id: "blitz:sacrifice", result: "blitz:sacrifice", player: you, objects: source }],
  warp: [
    moving("warp:exile", "exile"),
    {
      kind: "becomeDesignation",
      id: "warp:mark",
      result: "warp:mark",
      player: null,
      object: { kind: "result", slot: "warp:exile" },
      designation: "warped",
    },
  ],
};

/** Sets up what the keyword by which a spell was cast has happen to the permanent that it became. */
export function afterEntering(play: Play, id: ObjectId, { controller }: Scope): void {
  for (const by of findObject(play.state, id)?.casting?.paid ?? []) {
    const instructions = atEndStep[by];
    if (instructions === undefined) continue;
    const event = { kind: "turnPart", part: "endStep", whose: null, edge: "beginning", next: "next" } as const;
    const scope = { ...freshScope(id, controller), ability: by };
    startDelayed(play, { scope, event, times: "once", expires: null, targets: [], instructions });
  }
}

/**
 * Where a spell card goes as it resolves: the hand by buyback, exile by rebound or as an Adventure, the library as an Omen
 * (702.27a, 702.88a, 715.3d, 720.3d, 608.2n).
 */
export function zoneAfter(play: Play, object: GameObject): Zone {
  if (isCastAs(play, object, "adventure")) return "exile";
  if (isCastAs(play, object, "omen")) return "library";
  if (object.casting?.paid.includes("buyback") === true) return "hand";
  return rebounds(play, object) ? "exile" : "graveyard";
}

/** What the card keeps: an Adventure lets the spell's controller play it from exile (715.3d). */
export function keptAfter(play: Play, object: GameObject): Partial<GameObject> {
  if (!isCastAs(play, object, "adventure")) return {};
  return { designations: [onAdventure], choices: { player: play.look(object).controller } };
}

/** Whether rebound exiles the spell: it was cast from its player's hand (702.88a). */
function rebounds(play: Play, object: GameObject): boolean {
  return object.casting?.from === "hand" && hasKeyword(play.look(object), "rebound");
}

/** At the beginning of their next upkeep the player may cast the card that rebound exiled (702.88a). */
export function rebound(play: Play, spell: GameObject, id: ObjectId): void {
  if (!rebounds(play, spell)) return;
  const { controller } = play.look(spell);
  const cast: Instruction = {
    kind: "castSpell",
    id: "rebound:cast",
    result: "rebound:cast",
    player: you,
    what: source,
    payment: "free",
    action: "cast",
    cost: [],
  };
  const may = { kind: "optional", id: "rebound:may", result: "rebound:may", player: you } as const;
  const instructions: readonly Instruction[] = [{ ...may, instructions: [cast] }];
  const whose = { kind: "player", reference: you } as const;
  const event = { kind: "turnPart", part: "upkeep", whose, edge: "beginning", next: "next" } as const;
  const scope = { ...freshScope(id, controller), ability: "rebound" };
  startDelayed(play, { scope, event, times: "once", expires: null, targets: [], instructions });
}

/**
 * A permanent spell whose sneak cost was paid enters tapped and attacking what the creature attacked that was returned
 * for it (702.190b); only a creature under the active player's control can be attacking then (506.3a).
 */
export function sneaked(play: Play, object: GameObject, { paid }: Scope): Partial<GameObject> {
  if (object.casting?.paid.includes("sneak") !== true) return {};
  const [returned] = paid["returned"] ?? [];
  const attacking = returned === undefined ? null : (lastKnownOf(play.state, returned)?.object.attacking ?? null);
  const { types, controller } = play.look(object);
  const { turn } = play.state;
  const fights = types.includes("creature") && turn.active === controller && isDuring(turn.part, "combat");
  return { tapped: true, ...(fights ? { attacking } : {}) };
}
