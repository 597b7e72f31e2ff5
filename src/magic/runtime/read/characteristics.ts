import type { Characteristics, HeldRule } from "../state/characteristics.js";
import { NotExecutable } from "../state/failures.js";
import type { ObjectId, PlayerId } from "../state/identity.js";
import type { GameObject } from "../state/object.js";
import { findObject, lastKnownOf, stillThere } from "../state/objects.js";
import { freshScope } from "../state/scope.js";
import type { GameState } from "../state/state.js";
import { withEveryCreatureType } from "./changeling.js";
import { copyingIds } from "./copiable.js";
import { type Facet, hasFacet, objectsWith } from "./facets.js";
import { suspectedAbilities } from "./keyword-counters.js";
import { Layers, type Unreadable } from "./layers.js";
import { withIntrinsicAbilities } from "./looks.js";
import { numberOf } from "./quantity.js";
import { cannotAsk, type Sight } from "./sight.js";
import { withStickers, withStickerSizes } from "./stickers.js";
import { tracked } from "./tracked.js";
import { baseline, counted, isOutside, settled, unaffectedAt, withoutColor } from "./unaffected.js";

/** The objects' characteristics in one state, with the rules on players and what could not be read. */
interface Survey {
  readonly state: GameState;
  /** The objects that an effect touches, or that take part in the layers themselves. */
  readonly affected: ReadonlyMap<ObjectId, Characteristics>;
  readonly players: ReadonlyMap<PlayerId, readonly HeldRule[]>;
  readonly unreadable: readonly Unreadable[];
  /** The parts of the state that it rests on. */
  readonly reads: readonly (keyof GameState)[];
  /** The objects with a facet, as far as they have been asked for. */
  readonly held: Map<Facet, readonly GameObject[]>;
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
  const looks = withStickers(object, settled(baseline(sight.state, object)));
  return withStickerSizes(object, definedElsewhere(object, sight, looks, open));
}

/** With the size that its own abilities define, unless it is being read (604.3). */
function definedElsewhere(
  object: GameObject,
  sight: Sight,
  looks: Characteristics,
  open: readonly ObjectId[],
): Characteristics {
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

/** What the rules themselves add at the start of a layer to the objects that the layers are at work on. */
function rulesOfLayer(layer: number, layers: Layers): void {
  for (const object of layers.objects()) {
    if (layer === 4) layers.change(object, withEveryCreatureType);
    if (layer === 5) layers.change(object, (looks) => withoutColor(withIntrinsicAbilities(looks)));
    if (layer === 6) layers.change(object, (looks) => suspectedAbilities(object, looks));
    if (layer === 7.1) layers.change(object, (looks) => definedOrNot(layers, object, looks));
    if (layer === 7.3) layers.change(object, (looks) => counted(object, looks));
  }
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
  const layers = new Layers(state, elsewhere);
  const affected = layers.run(rulesOfLayer);
  const players = new Map(state.players.map(({ id }) => [id, layers.playerRules(id)]));
  return { state: read, reads: [...reads], affected, players, unreadable: layers.unreadable, held: new Map() };
}

/** The latest surveys of states with these objects. */
const surveys = new WeakMap<GameState["objects"], readonly Survey[]>();
/** How many of them are kept: what else a survey rests on goes to and fro at most between a few values. */
const kept = 4;

/** Whether a survey is right for another state: everything that was read for it is the same there. */
function isRightFor({ state: surveyed, reads }: Survey, state: GameState): boolean {
  return surveyed === state || reads.every((key) => surveyed[key] === state[key]);
}

/** The survey of a state, computed once. The caches stand outside the state and change nothing. */
function survey(state: GameState): Survey {
  const known = surveys.get(state.objects) ?? [];
  const right = known.find((each) => isRightFor(each, state));
  if (right !== undefined) return right;
  const found = computeSurvey(state);
  surveys.set(state.objects, [found, ...known.slice(0, kept - 1)]);
  return found;
}

/** What an object looks like that the layers did not touch. */
function untouched(sight: Sight, object: GameObject): Characteristics {
  const now = findObject(sight.state, object.id);
  return now === null || isOutside(now) ? elsewhere(object, sight) : unaffectedAt(sight.state, now, 8);
}

/** The objects with a facet in a state, by number, as all continuous effects let them be. */
export function objectsHaving(state: GameState, facet: Facet): readonly GameObject[] {
  const { held, affected } = survey(state);
  const known = held.get(facet);
  if (known !== undefined) return known;
  const found = affected.size === 0 ? objectsWith(state, facet) : mixed(state, affected, facet);
  held.set(facet, found);
  return found;
}

/** Permanents and then emblems that have static abilities (604, 114.4). */
export function staticHolders(state: GameState): readonly GameObject[] {
  const all = objectsHaving(state, "static");
  const permanents = all.filter(({ zone }) => zone === "battlefield");
  return permanents.length === all.length ? all : [...permanents, ...all.filter(({ zone }) => zone === "command")];
}

/** Those that have it by themselves, and of the touched ones those that have it now. */
function mixed(
  state: GameState,
  affected: ReadonlyMap<ObjectId, Characteristics>,
  facet: Facet,
): readonly GameObject[] {
  const sight = sightOf(state);
  const special = new Set([...affected.keys(), ...copyingIds(state)]);
  const touched = [...special].flatMap((id) => findObject(state, id) ?? []);
  const having = touched.filter((object) => hasFacet(object, sight.look(object), facet));
  const others = objectsWith(state, facet).filter(({ id }) => !special.has(id));
  return [...others, ...having].sort((first, second) => first.id - second.id);
}

/** A reading of a state in which nobody can be asked. */
export function sightOf(state: GameState): Sight {
  const sight: Sight = {
    state,
    ask: cannotAsk,
    look: (object) => survey(state).affected.get(object.id) ?? untouched(sight, object),
  };
  return sight;
}

/** The characteristics of an object after all continuous effects (613); as it last was where it is gone; null if unknown. */
export function characteristics(state: GameState, id: ObjectId): Characteristics | null {
  const object = findObject(state, id);
  if (object === null) return lastKnownOf(state, id)?.looks ?? null;
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
