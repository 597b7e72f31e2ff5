import type { Ability, Change, ObjectReference, PlayerReference, StaticEffect } from "../../effects/index.js";
import { abilityIndex, type HeldOf } from "../keywords/expand.js";
import type { Characteristics, HeldRule, Rule } from "../state/characteristics.js";
import { NotExecutable } from "../state/failures.js";
import type { ObjectId, PlayerId } from "../state/identity.js";
import type { GameObject } from "../state/object.js";
import { findObject, stillThere } from "../state/objects.js";
import { freshScope, type Scope } from "../state/scope.js";
import type { PlacedSticker } from "../state/sticker.js";
import type { GameState } from "../state/state.js";
import { type Applied, type LayerChange, layerOf, withChange } from "./change.js";
import { holds } from "./condition.js";
import { copyingIds } from "./copiable.js";
import { mayDepend } from "./dependency.js";
import { objectsInLayers } from "./facets.js";
import { keywordCounters } from "./keyword-counters.js";
import { objectsOf } from "./reference.js";
import { isPlayerReference, playersOf } from "./player.js";
import { playerAbilityRules } from "./player-abilities.js";
import { cannotAsk, type Sight } from "./sight.js";
import { timedStickers } from "./stickers.js";
import { baseline, isOutside, unaffectedAt } from "./unaffected.js";
import { append } from "../state/many.js";

/** Something in the layers that could not be read, so that its effect is missing. */
export interface Unreadable {
  readonly source: ObjectId;
  readonly what: string;
}

/** A continuous effect as the layers see it. */
interface Effect {
  readonly key: string;
  readonly timestamp: number;
  readonly scope: Scope;
  readonly changes: readonly LayerChange[];
  /** The ability that generates it; null for the effect of a resolved spell or ability. */
  readonly ability: Extract<Ability, { readonly kind: "static" }> | null;
  readonly affected: readonly ObjectId[] | ObjectReference;
}

/** The layers at work: characteristics in the making, which effects have begun to apply to what, and what went wrong. */
export class Layers implements Sight {
  readonly unreadable: Unreadable[] = [];
  private readonly begun = new Map<string, readonly ObjectId[]>();
  /** The effects as they were found last. */
  private found: readonly Effect[] = [];

  /** The characteristics in the making: of what takes part in the layers itself, and of what an effect has touched. */
  private working: Map<ObjectId, Characteristics>;
  /** The objects of those characteristics, as they were listed last: none is ever taken out. */
  private listed: {
    readonly of: ReadonlyMap<ObjectId, Characteristics>;
    readonly objects: readonly GameObject[];
  } | null = null;
  /** The layer that is being applied. */
  private layer = 1;

  constructor(
    readonly state: GameState,
    private readonly elsewhere: (object: GameObject, sight: Sight) => Characteristics,
  ) {
    const copying = [...copyingIds(state)].flatMap((id) => findObject(state, id) ?? []);
    const own = [...objectsInLayers(state), ...copying.filter((object) => !isOutside(object))];
    this.working = new Map(own.map((object) => [object.id, baseline(state, object)]));
  }

  /** What the object looks like so far. */
  look(object: GameObject): Characteristics {
    const known = this.working.get(object.id);
    if (known !== undefined) return known;
    const now = findObject(this.state, object.id);
    return now === null || isOutside(now) ? this.elsewhere(object, this) : unaffectedAt(this.state, now, this.layer);
  }

  /** The objects that the layers are at work on: permanents, then emblems, then what is on the stack. */
  objects(): readonly GameObject[] {
    const { working, listed } = this;
    if (listed?.of === working && listed.objects.length === working.size) return listed.objects;
    const all = [...working.keys()].flatMap((id) => findObject(this.state, id) ?? []);
    const objects = all.sort((first, second) => rankOf(first) - rankOf(second) || first.id - second.id);
    this.listed = { of: working, objects };
    return objects;
  }

  /** Nobody can be asked while characteristics are computed. */
  ask(): never {
    return cannotAsk();
  }

  /** Runs the layers from the second on; the copiable values are those it began with. */
  run(between: (layer: number, layers: Layers) => void): ReadonlyMap<ObjectId, Characteristics> {
    this.found = this.effects();
    for (const layer of [2, 3, 4, 5, 6, 7.1, 7.2, 7.3, 7.4, 8]) {
      this.layer = layer;
      between(layer, this);
      if (this.found.length > 0) this.applyLayer(layer);
      if (layer === 6 || (layer === 3 && this.changesText())) this.found = this.stillAtWork();
    }
    return this.working;
  }

  /** Whether the text of something is changed, and so perhaps the effects of its static abilities (612.1). */
  private changesText(): boolean {
    return this.found.some(({ changes }) => changes.some(({ kind }) => kind === "replaceWords"));
  }

  /** Changes what an object looks like so far, where the layers reach it. */
  change(object: GameObject, change: (looks: Characteristics) => Characteristics): void {
    if (!isOutside(object)) this.working.set(object.id, change(this.look(object)));
  }

  /** Every effect that now exists: of resolved spells and abilities, and of the static abilities of objects as they are. */
  private effects(): Effect[] {
    const effects = this.state.effects.flatMap((effect) => this.stored(effect));
    for (const object of this.objects()) {
      const looks = this.look(object);
      effects.push(...counterEffects(object, looks), ...stickerEffects(object, looks));
      if (abilityIndex(looks).statics.length > 0) effects.push(...staticEffects(this.state, object, looks));
    }
    return effects.sort((first, second) => first.timestamp - second.timestamp);
  }

  /** The effects once abilities are settled, with those that have begun to apply, though their ability is gone (613.6). */
  private stillAtWork(): Effect[] {
    const now = this.effects();
    const keys = new Set(now.map(({ key }) => key));
    const going = this.found.filter(({ key }) => this.begun.has(key) && !keys.has(key));
    return [...now, ...going].sort((first, second) => first.timestamp - second.timestamp);
  }

  /** A stored effect in the terms of the layers. */
  private stored(effect: GameState["effects"][number]): Effect[] {
    const { affected, changes, scope, timestamp } = effect;
    const common = { key: `effect:${effect.id}`, timestamp, scope, ability: null };
    switch (affected.kind) {
      case "objects":
        return [{ ...common, changes, affected: affected.objects }];
      case "open":
        return isPlayerReference(affected.reference) ? [] : [{ ...common, changes, affected: affected.reference }];
      case "static":
        return affected.effect.kind === "continuous"
          ? [{ ...common, changes: affected.effect.changes, affected: affected.effect.affected }]
          : [];
      case "players":
        return [];
    }
  }

  /** Applies one layer: in timestamp order, an effect after those that it depends on (613.7, 613.8). */
  private applyLayer(layer: number): void {
    const waiting = this.found.filter(({ changes }) => changes.some((change) => layerOf[change.kind] === layer));
    while (waiting.length > 0) {
      const [effect] = waiting.splice(this.firstIndependent(waiting, layer), 1);
      // What has not begun to apply does not once its ability is gone (613.6).
      if (effect === undefined || !(this.begun.has(effect.key) || this.existsStill(effect))) continue;
      this.apply(effect, layer);
      if (layer !== 6) continue;
      append(waiting, this.gained(effect));
      waiting.sort((first, second) => first.timestamp - second.timestamp);
    }
  }

  /** The effects of static abilities that an effect has just given, as far as they apply in the same layer (613.7a, 613.8a). */
  private gained({ key, timestamp }: Effect): readonly Effect[] {
    const fresh = (this.begun.get(key) ?? []).flatMap((id) => {
      const looks = this.working.get(id);
      const object = findObject(this.state, id);
      if (looks === undefined || object === null || abilityIndex(looks).statics.length === 0) return [];
      return staticEffects(this.state, object, looks).filter(
        (one) => !this.found.some((other) => other.key === one.key),
      );
    });
    const dated = fresh.map((effect) => ({ ...effect, timestamp: Math.max(effect.timestamp, timestamp) }));
    this.found = dated.length === 0 ? this.found : [...this.found, ...dated];
    return dated.filter(({ changes }) => changes.some((change) => layerOf[change.kind] === 6));
  }

  /** The first effect that depends on none of the others; the first of all where they depend on one another. */
  private firstIndependent(waiting: readonly Effect[], layer: number): number {
    if (waiting.length === 1) return 0;
    const index = waiting.findIndex((effect) =>
      waiting.every((other) => other === effect || !this.depends(effect, other, layer)),
    );
    return Math.max(0, index);
  }

  /** Whether applying the other first would change whether the effect exists or what it applies to (613.8a). */
  private depends(effect: Effect, other: Effect, layer: number): boolean {
    if (isList(effect.affected) || this.begun.has(effect.key) || !mayDepend(effect.affected, layer)) return false;
    const kept = this.working;
    const before = this.affectedBy(effect);
    this.working = new Map(kept);
    const begun = this.begun.has(other.key);
    this.apply(other, layer);
    const after = this.existsStill(effect) ? this.affectedBy(effect) : [];
    this.working = kept;
    if (!begun) this.begun.delete(other.key);
    return before.join() !== after.join();
  }

  /** Whether the object that the effect is on still has the ability that generates it. */
  private existsStill({ ability, scope }: Effect): boolean {
    if (ability === null) return true;
    const looks = this.working.get(scope.source);
    if (looks === undefined) return false;
    const isHeld = looks.abilities.some((held) => held.ability === ability);
    return isHeld || abilityIndex(looks).statics.some((one) => one.ability.id === ability.id);
  }

  /** What the effect applies to: what it began with, or what it finds now (613.6). */
  private affectedBy(effect: Effect): readonly ObjectId[] {
    const known = this.begun.get(effect.key);
    if (known !== undefined) return known;
    return this.reading(effect.scope.source, [], () => {
      const condition = effect.ability?.condition ?? null;
      if (condition !== null && !holds(this, effect.scope, condition)) return [];
      return isList(effect.affected) ? effect.affected : objectsOf(this, effect.scope, effect.affected);
    });
  }

  /** Applies the part of an effect that belongs to a layer. */
  private apply(effect: Effect, layer: number): void {
    const affected = this.affectedBy(effect);
    this.begun.set(effect.key, affected);
    for (const id of affected) {
      for (const change of effect.changes) {
        if (layerOf[change.kind] === layer) this.applyTo(id, effect, change);
      }
    }
  }

  /** Applies one change to one object. */
  private applyTo(id: ObjectId, effect: Effect, change: LayerChange): void {
    const object = findObject(this.state, id);
    if (object === null) return;
    const applied: Applied = { sight: this, scope: effect.scope, object };
    this.change(object, (looks) => this.reading(effect.scope.source, looks, () => withChange(change, looks, applied)));
  }

  /** The value of a reading, or another and a note where it cannot be read. */
  private reading<Value>(source: ObjectId, otherwise: Value, read: () => Value): Value {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof NotExecutable)) throw error;
      this.unreadable.push({ source, what: error.what });
      return otherwise;
    }
  }

  /** The rules that effects lay on a player (613.10, 613.11). */
  playerRules(player: PlayerId): HeldRule[] {
    const stored = this.state.effects.flatMap((effect) => this.storedPlayerRules(effect, player));
    const held = this.objects().flatMap((object) => {
      const looks = this.look(object);
      return abilityIndex(looks).statics.flatMap((each) => this.staticPlayerRules(object.id, looks, each, player));
    });
    return [...stored, ...held];
  }

  /** A stored effect's rules on a player. */
  private storedPlayerRules({ affected, changes, scope }: GameState["effects"][number], player: PlayerId): HeldRule[] {
    if (affected.kind === "players")
      return affected.players.includes(player) ? this.rulesFor(player, changes, scope) : [];
    if (affected.kind === "static" && affected.effect.kind === "playerContinuous") {
      return this.rulesOn(player, affected.effect.affected, affected.effect.changes, scope);
    }
    if (affected.kind !== "open" || !isPlayerReference(affected.reference)) return [];
    return this.rulesOn(player, affected.reference, changes, scope);
  }

  /** A static ability's rules on a player. */
  private staticPlayerRules(
    id: ObjectId,
    looks: Characteristics,
    { ability, held }: HeldOf<"static">,
    player: PlayerId,
  ): HeldRule[] {
    const scope = {
      ...freshScope(id, looks.controller),
      ability: ability.id,
      maker: stillThere(this.state, held.maker),
    };
    const holding = this.reading(id, false, () => ability.condition === null || holds(this, scope, ability.condition));
    if (!holding) return [];
    return ability.effects.flatMap((effect) =>
      effect.kind === "playerContinuous" ? this.rulesOn(player, effect.affected, effect.changes, scope) : [],
    );
  }

  /** The rules among changes, where the player is one of those affected. */
  private rulesOn(player: PlayerId, whom: PlayerReference, changes: readonly Change[], scope: Scope): HeldRule[] {
    const affected = this.reading(scope.source, [], () => playersOf(this, scope, whom));
    return affected.includes(player) ? this.rulesFor(player, changes, scope) : [];
  }

  /** The rules among changes, and those of the abilities that the player has, whose words are read as that player's. */
  private rulesFor(player: PlayerId, changes: readonly Change[], scope: Scope): HeldRule[] {
    const own = this.reading(scope.source, [], () => playerAbilityRules(changes));
    return [...rulesIn(changes, scope), ...own.map((rule) => ({ rule, scope: { ...scope, controller: player } }))];
  }
}

/** Where an object comes among those that the layers are at work on. */
function rankOf({ zone }: GameObject): number {
  return zone === "battlefield" ? 0 : zone === "command" ? 1 : 2;
}

/** Whether what is affected was locked in. */
function isList(affected: Effect["affected"]): affected is readonly ObjectId[] {
  return Array.isArray(affected);
}

/** Whether a change is a rule rather than a change of characteristics. */
function isRule(change: Change): change is Extract<Change, Rule> {
  return layerOf[change.kind] === 8;
}

/** The rules among changes. */
function rulesIn(changes: readonly Change[], scope: Scope): HeldRule[] {
  return changes.filter(isRule).map((rule) => ({ rule, scope }));
}

/** Whether the static abilities of an object work where it is: on the battlefield, as an emblem, or on a spell itself. */
function worksHere(object: GameObject, affected: ObjectReference): boolean {
  if (object.zone === "stack") return affected.kind === "source";
  return object.zone === "battlefield" || object.zone === "command";
}

/** What keyword counters do (122.1b). */
function counterEffects(object: GameObject, { controller }: Characteristics): Effect[] {
  return keywordCounters(object).map(({ keyword, timestamp, ability }) => ({
    key: `counter:${object.id}:${keyword}`,
    timestamp,
    scope: freshScope(object.id, controller),
    changes: [{ kind: "gainAbilities", abilities: [ability] }],
    ability: null,
    affected: [object.id],
  }));
}

/** What a sticker changes (123.6–123.9). */
function stickerChanges({ sticker: { print }, after }: PlacedSticker): readonly LayerChange[] {
  switch (print.kind) {
    case "name":
      return [{ kind: "addNameWords", words: print.words, after }];
    case "ability":
      return [{ kind: "gainAbilities", abilities: print.abilities }];
    case "powerToughness":
      return [{ kind: "setPrintedSize", power: print.power, toughness: print.toughness }];
    case "art":
      return [];
  }
}

/** What the stickers on an object do (123.6, 123.7, 123.8). */
function stickerEffects(object: GameObject, { controller }: Characteristics): Effect[] {
  if (object.stickers === undefined) return [];
  return timedStickers(object).map((placed) => ({
    key: `sticker:${object.id}:${placed.sticker.id}`,
    timestamp: placed.timestamp,
    scope: freshScope(object.id, controller),
    changes: stickerChanges(placed),
    ability: null,
    affected: [object.id],
  }));
}

/** The continuous effects of an object's static abilities (604.2, 613.7a). */
function staticEffects(state: GameState, object: GameObject, looks: Characteristics): Effect[] {
  const { statics } = abilityIndex(looks);
  return statics.flatMap(({ ability, held }, at) => {
    const place = statics.slice(0, at).filter((other) => other.ability.id === ability.id).length;
    const scope = {
      ...freshScope(object.id, looks.controller),
      ability: ability.id,
      maker: stillThere(state, held.maker),
    };
    return ability.effects.flatMap((effect: StaticEffect, index): Effect[] => {
      if (effect.kind !== "continuous" || !worksHere(object, effect.affected)) return [];
      const key = `${object.id}:${place}:${ability.id}:${index}`;
      const { timestamp } = object;
      return [{ key, timestamp, scope, changes: effect.changes, ability, affected: effect.affected }];
    });
  });
}
