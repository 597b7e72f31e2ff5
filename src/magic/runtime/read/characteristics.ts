import type { Characteristics, HeldRule } from "../state/characteristics.js";
import { NotExecutable } from "../state/failures.js";
import type { ObjectId, PlayerId } from "../state/identity.js";
import type { Face, GameObject } from "../state/object.js";
import { findObject, stillThere } from "../state/objects.js";
import { freshScope } from "../state/scope.js";
import type { GameState } from "../state/state.js";
import { hasKeyword } from "./abilities.js";
import { copiableFaces } from "./copiable.js";
import { faceUp } from "./face-down.js";
import { ownFaces } from "./faces.js";
import { withEveryCreatureType } from "./changeling.js";
import { Layers, type Unreadable } from "./layers.js";
import { suspectedAbilities } from "./keyword-counters.js";
import { plainLooks, withIntrinsicAbilities } from "./looks.js";
import { numberOf } from "./quantity.js";
import { combined, isRoom, roomFace } from "./rooms.js";
import { cannotAsk, type Sight } from "./sight.js";
import { tracked } from "./tracked.js";

/** Every object's characteristics in one state, with the rules on players and what could not be read. */
interface Survey {
  readonly state: GameState;
  readonly objects: ReadonlyMap<ObjectId, Characteristics>;
  readonly players: ReadonlyMap<PlayerId, readonly HeldRule[]>;
  readonly unreadable: readonly Unreadable[];
  /** The parts of the state that it rests on. */
  readonly reads: readonly (keyof GameState)[];
}

const baselines = new WeakMap<GameObject, Characteristics>();

/** What its mana value is calculated from while its back face is up; a copy of a back face has none (202.3b, 712.8e). */
function frontCost(state: GameState, object: GameObject): Pick<Characteristics, "frontCost"> {
  if (object.face === 0) return {};
  const card = object.card === null ? undefined : state.cards[object.card];
  const isCopy = state.effects.some(
    ({ copied, affected }) => copied !== null && affected.kind === "objects" && affected.objects.includes(object.id),
  );
  if (isCopy || card?.layout === "modal_dfc" || card?.layout === "split" || card?.layout === "room") return {};
  return { frontCost: ownFaces(state, object)[0]?.manaCost ?? null };
}

/** The face that an object shows: of a split card both halves, but for a spell, and of a Room those unlocked (709.4, 709.5). */
function shownFace(state: GameState, object: GameObject): Face {
  const faces = copiableFaces(state, object);
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
function baseline(state: GameState, object: GameObject): Characteristics {
  const isCopying = state.effects.some(({ copied }) => copied !== null);
  const known = isCopying ? undefined : baselines.get(object);
  if (known !== undefined) return known;
  const face = shownFace(state, object);
  const result = { ...plainLooks(face, object.controller, object.maker), ...frontCost(state, object) };
  if (!isCopying) baselines.set(object, result);
  return result;
}

/** Power and toughness as characteristic-defining abilities define them (604.3, 613.4a). */
function defined(sight: Sight, object: GameObject, looks: Characteristics): Characteristics {
  if (!looks.abilities.some(({ ability }) => ability.kind === "static")) return looks;
  return looks.abilities.reduce((result, { ability, maker }) => {
    const scope = { ...freshScope(object.id, result.controller), maker: stillThere(sight.state, maker) };
    const definitions = ability.kind === "static" ? ability.effects.filter((effect) => effect.kind === "define") : [];
    return definitions.reduce((values, { power, toughness }) => {
      const newPower = power === null ? values.power : numberOf(sight, scope, power);
      const newToughness = toughness === null ? values.toughness : numberOf(sight, scope, toughness);
      const base = { basePower: newPower, baseToughness: newToughness };
      return { ...values, ...base, power: newPower, toughness: newToughness };
    }, result);
  }, looks);
}

/**
 * An object outside the layers: in a hand, a library, a graveyard or exile. `open` are those whose size is being read:
 * a card that counts the cards of its own graveyard counts itself, without the size that it is about to have (604.3).
 */
function elsewhere(object: GameObject, sight: Sight, open: readonly ObjectId[] = []): Characteristics {
  const looks = withoutColor(withIntrinsicAbilities(withEveryCreatureType(baseline(sight.state, object))));
  if (open.includes(object.id) || open.length > mostOpen) return looks;
  const within: Sight = {
    state: sight.state,
    ask: (request) => sight.ask(request),
    look: (other) => (isOutside(other) ? elsewhere(other, sight, [...open, object.id]) : sight.look(other)),
  };
  try {
    return defined(within, object, looks);
  } catch (error) {
    if (!(error instanceof NotExecutable)) throw error;
    return looks;
  }
}

/** How many definitions may wait for one another: a size that rests on sizes that rest on sizes. */
const mostOpen = 2;

/** Whether it is where the layers do not reach. */
function isOutside({ zone }: GameObject): boolean {
  return zone !== "battlefield" && zone !== "stack" && zone !== "command";
}

/** +1/+1 counters and others of their kind (613.4c, 122.1a). */
function counted(object: GameObject, looks: Characteristics): Characteristics {
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
function withoutColor(looks: Characteristics): Characteristics {
  return looks.colors.length > 0 && hasKeyword(looks, "devoid") ? { ...looks, colors: [] } : looks;
}

/** What the rules themselves add at the start of a layer. */
function rulesOfLayer(objects: readonly GameObject[]): (layer: number, layers: Layers) => void {
  return (layer, layers) => {
    for (const object of objects) {
      if (layer === 4) layers.change(object.id, withEveryCreatureType);
      if (layer === 5) layers.change(object.id, (looks) => withoutColor(withIntrinsicAbilities(looks)));
      if (layer === 6) layers.change(object.id, (looks) => suspectedAbilities(object, looks));
      if (layer === 7.1) layers.change(object.id, (looks) => definedOrNot(layers, object, looks));
      if (layer === 7.3) layers.change(object.id, (looks) => counted(object, looks));
    }
  };
}

/** Defined power and toughness; where they cannot be read, a note of that. */
function definedOrNot(layers: Layers, object: GameObject, looks: Characteristics): Characteristics {
  try {
    return defined(layers, object, looks);
  } catch (error) {
    if (!(error instanceof NotExecutable)) throw error;
    layers.unreadable.push({ source: object.id, what: error.what });
    return looks;
  }
}

/** Computes every layer for a state (613). */
function computeSurvey(read: GameState): Survey {
  const { state, reads } = tracked(read);
  const ids = [...state.battlefield, ...state.command, ...state.stack];
  const objects = ids.flatMap((id) => findObject(state, id) ?? []);
  const working = new Map(objects.map((object) => [object.id, baseline(state, object)]));
  const layers = new Layers(state, working, elsewhere);
  const looks = layers.run(rulesOfLayer(objects));
  const players = new Map(state.players.map(({ id }) => [id, layers.playerRules(id)]));
  return { state: read, reads: [...reads], objects: looks, players, unreadable: layers.unreadable };
}

const surveys = new WeakMap<GameState, Survey>();
/** The latest survey of a state with these objects. */
const latest = new WeakMap<GameState["objects"], Survey>();

/** Whether a survey is right for another state: everything that was read for it is the same there. */
function isRightFor({ state: surveyed, reads }: Survey, state: GameState): boolean {
  return reads.every((key) => surveyed[key] === state[key]);
}

/** The survey of a state, computed once. The caches stand outside the state and change nothing. */
function survey(state: GameState): Survey {
  const known = surveys.get(state);
  if (known !== undefined) return known;
  const before = latest.get(state.objects);
  const found = before !== undefined && isRightFor(before, state) ? before : computeSurvey(state);
  surveys.set(state, found);
  latest.set(state.objects, found);
  return found;
}

/** A reading of a state in which nobody can be asked. */
export function sightOf(state: GameState): Sight {
  const sight: Sight = {
    state,
    ask: cannotAsk,
    look: (object) => survey(state).objects.get(object.id) ?? elsewhere(object, sight),
  };
  return sight;
}

/** The characteristics of an object after all continuous effects (613); as it last was where it is gone; null if unknown. */
export function characteristics(state: GameState, id: ObjectId): Characteristics | null {
  const object = findObject(state, id);
  if (object === null) return state.lastKnown[id]?.looks ?? null;
  return sightOf(state).look(object);
}

/** The rules that continuous effects lay on a player (613.10). */
export function playerRules(state: GameState, player: PlayerId): readonly HeldRule[] {
  return survey(state).players.get(player) ?? [];
}

/** Continuous effects of the state that could not be read and are missing from it. */
export function unreadableEffects(state: GameState): readonly Unreadable[] {
  return survey(state).unreadable;
}
