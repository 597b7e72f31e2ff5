import type { ManaSymbol, VocabularyWord, Zone } from "../effects/index.js";
import { playerRules, sightOf } from "./read/characteristics.js";
import { presentOf } from "./read/reference.js";
import type { Characteristics } from "./state/characteristics.js";
import type { Entity, ObjectId, PlayerId } from "./state/identity.js";
import type { GameObject } from "./state/object.js";
import { everyObject, playerOf } from "./state/objects.js";
import type { Request } from "./state/request.js";
import type { GameState, TurnState } from "./state/state.js";
import { requestOf } from "./step.js";

/** An object as a player sees it; `looks` is null where they may not know what it is. */
export interface SeenObject {
  readonly id: ObjectId;
  readonly zone: Zone;
  readonly kind: GameObject["kind"];
  readonly owner: PlayerId;
  readonly controller: PlayerId;
  readonly tapped: boolean;
  readonly position: GameObject["position"];
  readonly counters: Readonly<Record<VocabularyWord, number>>;
  readonly damage: number;
  readonly attachedTo: Entity | null;
  readonly attacking: Entity | null;
  readonly looks: Characteristics | null;
}

/** A player as a player sees them. */
export interface SeenPlayer {
  readonly id: PlayerId;
  readonly life: number;
  readonly counters: Readonly<Record<VocabularyWord, number>>;
  readonly mana: readonly ManaSymbol[];
  readonly hand: number;
  readonly library: number;
  readonly standing: "playing" | "lost" | "won";
}

/** What one player may know of a game. The order of libraries and the random state are not in it. */
export interface GameView {
  readonly player: PlayerId;
  readonly turn: TurnState;
  readonly players: readonly SeenPlayer[];
  readonly objects: readonly SeenObject[];
  /** Permanents that are phased out (702.26b). */
  readonly phasedOut: readonly SeenObject[];
  /** The objects on the stack, the topmost last. */
  readonly stack: readonly ObjectId[];
  /** What this player is asked; null where another is, or nobody. */
  readonly request: Request | null;
}

/** The cards that effects let a player look at any time, and those with which someone plays revealed (401.5). */
function lookedAt(state: GameState, player: PlayerId): ReadonlySet<ObjectId> {
  const sight = sightOf(state);
  const own = playerRules(state, player).flatMap(({ rule, scope }) =>
    rule.kind === "permit" && rule.permission.kind === "lookAt" ? presentOf(sight, scope, rule.permission.what) : [],
  );
  const revealed = state.players.flatMap(({ id }) =>
    playerRules(state, id).flatMap(({ rule, scope }) =>
      rule.kind === "require" && rule.requirement.kind === "playRevealed"
        ? presentOf(sight, scope, rule.requirement.what)
        : [],
    ),
  );
  return new Set([...own, ...revealed]);
}

/** Whether a player may see an object at all: nothing of a library, and of a hand only their own (400.2). */
function isVisible({ id, zone, owner }: GameObject, player: PlayerId, shown: ReadonlySet<ObjectId>): boolean {
  return shown.has(id) || (zone !== "library" && (zone !== "hand" || owner === player));
}

/** Whether a player may know what a visible object is: face-down ones only of their own (708.5). */
function isKnown({ position }: GameObject, { controller }: Characteristics, player: PlayerId): boolean {
  return position === "faceUp" || controller === player;
}

/** A card that is exiled face down, as it is once it is turned up; null for whoever may not look at it (406.3, 702.143a). */
function hiddenLooks(state: GameState, object: GameObject, player: PlayerId): Characteristics | null {
  const isOwn = object.designations.includes("foretold") && object.owner === player;
  const mayLook = isOwn || lookedAt(state, player).has(object.id);
  return mayLook ? sightOf(state).look({ ...object, position: "faceUp" }) : null;
}

/** What a player knows a visible object to be; null where they may not know. */
function knownLooks(state: GameState, object: GameObject, player: PlayerId): Characteristics | null {
  if (object.zone === "exile" && object.position === "faceDown") return hiddenLooks(state, object, player);
  const looks = sightOf(state).look(object);
  return isKnown(object, looks, player) ? looks : null;
}

/** The objects that a player may not see, or not know (400.2, 708.5). */
export function hiddenFrom(state: GameState, player: PlayerId): ReadonlySet<ObjectId> {
  const shown = lookedAt(state, player);
  const concealed = everyObject(state).filter(({ zone, position }) => zone === "library" || zone === "hand" || position === "faceDown"); // prettier-ignore
  const hidden = concealed.filter(
    (object) => !isVisible(object, player, shown) || knownLooks(state, object, player) === null,
  );
  return new Set(hidden.map(({ id }) => id));
}

/** An object as a player sees it. */
function seenObject(state: GameState, object: GameObject, player: PlayerId): SeenObject {
  const { id, zone, kind, owner, tapped, position, counters, damage, attachedTo, attacking } = object;
  const { controller } = sightOf(state).look(object);
  return {
    id,
    zone,
    kind,
    owner,
    controller,
    tapped,
    position,
    counters,
    damage,
    attachedTo,
    attacking,
    looks: knownLooks(state, object, player),
  };
}

/** What a player may know of the game as it stands. Throws a RangeError where there is no such player. */
export function view(state: GameState, player: PlayerId): GameView {
  const { id: viewer } = playerOf(state, player);
  const request = requestOf(state);
  const shown = lookedAt(state, player);
  return {
    player: viewer,
    turn: state.turn,
    players: state.players.map(({ id, life, counters, mana, hand, library, standing }) => {
      const symbols = mana.map(({ symbol }) => symbol);
      return { id, life, counters, mana: symbols, hand: hand.length, library: library.length, standing };
    }),
    objects: everyObject(state)
      .filter((object) => isVisible(object, player, shown))
      .map((object) => seenObject(state, object, player)),
    phasedOut: state.phasedOut.map(({ object }) => seenObject(state, object, player)),
    stack: state.stack,
    request: request?.player === player ? request : null,
  };
}
