import type {
  EventPattern,
  Filter,
  ObjectReference,
  OutrightReplacement,
  Replacement,
  StaticEffect,
} from "../../effects/index.js";
import { hasKeyword } from "../read/abilities.js";
import { staticHolders } from "../read/characteristics.js";
import { holds } from "../read/condition.js";
import { matchesEvent } from "../read/pattern.js";
import { entitiesOf } from "../read/player.js";
import { countOf } from "../read/quantity.js";
import { abilityIndex } from "../keywords/expand.js";
import { NotExecutable } from "../state/failures.js";
import type { Happening } from "../state/happening.js";
import type { Entity, ObjectId, PlayerId } from "../state/identity.js";
import { isPlayer } from "../state/identity.js";
import type { ByKind, Table } from "../state/kinds.js";
import { findObject, playerOf } from "../state/objects.js";
import { eventSlot, freshScope, type Scope } from "../state/scope.js";
import type { ShieldEffect } from "../state/state.js";
import { askMay, askSome } from "./ask.js";
import { expected, type Proposal } from "./proposal.js";
import { counterReplacements } from "./counter-shields.js";
import type { Play } from "./play.js";
import { replaceTokens } from "./replace-tokens.js";
import { carryOutAll } from "./carry-out.js";
import { notePrevented } from "./prevented.js";
import { damagePattern, endUsed, isFromSource, mattersToShield, useOnce, usedShield } from "./shields.js";

/** A replacement effect as it applies to an event. */
export interface Replacing {
  /** What tells it from every other, so that it is applied once an event (614.5). */
  readonly key: string;
  readonly event: EventPattern;
  readonly replacement: Replacement;
  readonly scope: Scope;
  readonly shield: ShieldEffect | null;
  /** What the damage that it speaks of must come from, where it says so. */
  readonly by: Filter | ObjectReference | null;
}

/** A replacement effect that is applied. */
export type Applied = Replacing & { readonly replacement: OutrightReplacement };

/** The replacement effects of an object's static abilities (614.1). */
function ofObject(play: Play, id: ObjectId): Replacing[] {
  const object = findObject(play.state, id);
  if (object === null) return [];
  const looks = play.look(object);
  return abilityIndex(looks).statics.flatMap(({ ability, held }, place) => {
    if (!ability.effects.some(({ kind }) => kind === "replacement" || kind === "applyPrevention")) return [];
    const scope = { ...freshScope(id, looks.controller), ability: ability.id, maker: held.maker };
    if (ability.condition !== null && !holds(play, scope, ability.condition)) return [];
    return ability.effects.flatMap((effect, index) => {
      const key = `${id}:${place}:${ability.id}:${index}`;
      return ofEffect(effect).map((found) => ({ ...found, key, scope, shield: null }));
    });
  });
}

/** What a static effect replaces, or the damage that it prevents (615.1). */
function ofEffect(effect: StaticEffect): Pick<Replacing, "event" | "replacement" | "by">[] {
  if (effect.kind === "replacement") return [{ event: effect.event, replacement: effect.replacement, by: null }];
  if (effect.kind !== "applyPrevention") return [];
  const { to, by, combat } = effect.prevention;
  return [{ event: damagePattern(to, combat), replacement: { kind: "prevent", amount: "all" }, by }];
}

/** The cards from whose zone an ability of theirs replaces the event: those in a graveyard with dredge (702.52a). */
function elsewhere(play: Play, proposal: Proposal): readonly ObjectId[] {
  if (proposal.kind !== "draw") return [];
  return playerOf(play.state, proposal.player).graveyard.filter((id) => {
    const object = findObject(play.state, id);
    return object !== null && hasKeyword(play.look(object), "dredge");
  });
}

/** Every replacement effect that there is now: of permanents, emblems and resolved spells and abilities, and of other cards. */
function everyReplacement(play: Play, others: readonly ObjectId[] = []): Replacing[] {
  const shields = play.state.shields.map((shield) => ({ ...shield, key: `shield:${shield.id}`, shield }));
  const ids = [...staticHolders(play.state).map(({ id }) => id), ...others];
  return [...ids.flatMap((id) => ofObject(play, id)), ...shields];
}

/** What a card that is on the battlefield no more, or not yet, says of its own going "from anywhere" (113.6). */
function ofItsOwnMove(play: Play, id: ObjectId): Replacing[] {
  const zone = findObject(play.state, id)?.zone;
  if (zone === undefined || zone === "battlefield" || zone === "command") return [];
  return ofObject(play, id).filter(
    ({ event }) =>
      event.kind === "zoneChange" &&
      event.detail.manner.includes("fromAnywhere") &&
      event.object.kind === "object" &&
      event.object.reference.kind === "source",
  );
}

/**
 * Whether nothing is done instead of an event that is no proposal, such as the beginning of a step (614.10). An effect that
 * waited for one such event is over then: of several, one is satisfied, and the others wait for the next (614.10a).
 */
export function isSkippedEvent(play: Play, event: Happening): boolean {
  const skipping = everyReplacement(play).filter(
    ({ replacement, scope, event: pattern }) =>
      replacement.kind === "nothing" && matchesEvent(play, scope, pattern, event),
  );
  const lasting = skipping.find(({ shield }) => shield?.once === undefined);
  const waiting = skipping.find(({ shield }) => shield?.once !== undefined);
  const either = [lasting, waiting].filter((one) => one !== undefined);
  const effect = "player" in event && event.player !== null ? oneOf(play, event.player, either) : (either[0] ?? null);
  if (effect === null) return false;
  useOnce(play, effect.shield);
  endUsed(play);
  const { source, ability } = effect.scope;
  play.happen([{ kind: "replaced", source, ability: ability ?? effect.key, rule: "614.10", cause: play.cause }]);
  return true;
}

/** Those that apply to the event as it now stands and were not applied to it yet (614.5, 616.1f). */
function applicable(play: Play, proposal: Proposal, spent: readonly string[]): Replacing[] {
  const event = expected(play.state, proposal);
  const own = proposal.kind === "move" ? ofItsOwnMove(play, proposal.object) : [];
  const all = [...everyReplacement(play, elsewhere(play, proposal)), ...own, ...ofCounters(play, proposal)];
  return all.filter((replacing) => {
    if (spent.includes(replacing.key)) return false;
    if (replacing.shield !== null && !mattersToShield(play, replacing.shield, event)) return false;
    if (!isFromSource(play, replacing, event)) return false;
    return matchesEvent(play, replacing.scope, replacing.event, event);
  });
}

/** What the counters on the object that the event is about replace or prevent (122.1c, 122.1h). */
function ofCounters(play: Play, proposal: Proposal): Replacing[] {
  if (proposal.kind === "move") return counterReplacements(play, proposal.object);
  return proposal.kind === "damage" && !isPlayer(proposal.to) ? counterReplacements(play, proposal.to) : [];
}

/** The player who is affected or controls what is affected (616.1). */
function affectedPlayer(play: Play, proposal: Proposal): PlayerId {
  if (proposal.kind === "damage" || proposal.kind === "putCounters") {
    const entity = proposal.kind === "damage" ? proposal.to : proposal.on;
    if (isPlayer(entity)) return entity;
    const object = findObject(play.state, entity);
    return object === null ? play.state.turn.active : play.look(object).controller;
  }
  return proposal.kind === "move" ? proposal.controller : proposal.player;
}

/** Whether the order of the effects cannot matter: all multiply. */
function commute(replacing: readonly Replacing[]): boolean {
  return replacing.every(({ replacement }) => replacement.kind === "multiply");
}

/** The effect to apply next, chosen by the affected player where there are several (616.1e). */
function next(play: Play, proposal: Proposal, replacing: readonly Replacing[]): Replacing | null {
  if (replacing.length <= 1 || commute(replacing)) return replacing[0] ?? null;
  return oneOf(play, affectedPlayer(play, proposal), replacing);
}

/** The one of several effects that the player who is affected has apply first (616.1e); null where there is none. */
function oneOf(play: Play, player: PlayerId, replacing: readonly Replacing[]): Replacing | null {
  const [first = null] = replacing;
  if (replacing.length <= 1) return first;
  const asking = { player, purpose: "replacement", rule: "616.1e", about: null } as const;
  const show = ({ scope }: Replacing) =>
    ({ kind: "effect", source: scope.source, ability: scope.ability ?? "" }) as const;
  return askSome(play, asking, replacing, show, [1, 1])[0] ?? first;
}

/** The event that is left once replacement and prevention effects have had their say; null where nothing is. */
export function replaced<Kept extends Proposal>(play: Play, proposal: Kept): Kept | null {
  let current: Kept | null = proposal;
  let spent = play.spent;
  for (;;) {
    const effect: Replacing | null = next(play, current, applicable(play, current, spent));
    if (effect === null) return current;
    spent = [...spent, effect.key];
    const applied = chosen(play, effect);
    if (applied === null) continue;
    useOnce(play, applied.shield);
    // Of damage, all that is dealt at the same time is one event (615.8); any other event is one by itself.
    if (proposal.kind !== "damage") endUsed(play);
    current = apply(play, current, applied, spent);
    const { source, ability } = effect.scope;
    play.happen([{ kind: "replaced", source, ability: ability ?? effect.key, rule: "614.6", cause: play.cause }]);
    if (current === null) return null;
  }
}

/** The effect, unless it is one that may apply and its controller would not have it so (608.2d). */
function chosen(play: Play, effect: Replacing): Applied | null {
  const { replacement, scope } = effect;
  if (replacement.kind !== "may") return { ...effect, replacement };
  const asking = { player: scope.controller, purpose: "may", rule: "608.2d", about: scope.source } as const;
  return askMay(play, asking) ? { ...effect, replacement: replacement.replacement } : null;
}

/** The event with one effect applied to it. */
function apply<Kept extends Proposal>(
  play: Play,
  proposal: Kept,
  effect: Applied,
  spent: readonly string[],
): Kept | null {
  const event = expected(play.state, proposal);
  const scope: Scope = { ...effect.scope, event, slots: withEventSlot(effect.scope, event) };
  if (proposal.kind === "createTokens") {
    const tokens = replaceTokens(play, proposal, { ...effect, scope });
    if (tokens !== "instead") return tokens === null ? null : { ...proposal, ...tokens };
  }
  const { replacement } = effect;
  switch (replacement.kind) {
    case "multiply":
    case "add":
    case "subtract":
    case "prevent":
      return withAmount(play, proposal, { ...effect, replacement }, scope);
    case "nothing":
      return null;
    case "redirect":
      return redirected(play, proposal, { ...effect, replacement }, scope, spent);
    case "instead":
      return runInstead(play, proposal, { ...effect, replacement }, scope, spent);
    case "addTokens":
      throw new NotExecutable("tokens added to what creates none");
  }
}

/** The slots of a replacement: the event's own amount and objects stand in one of them. */
function withEventSlot(scope: Scope, event: Happening): Scope["slots"] {
  const amount = "amount" in event ? event.amount : 1;
  const object = "object" in event && event.object !== null ? [event.object] : [];
  return { ...scope.slots, [eventSlot]: { objects: object, players: [], amount, done: "yes" } };
}

/** Carries out what happens instead; a part of it that is the same event is not replaced by the same effect again. */
function runInstead(
  play: Play,
  proposal: Proposal,
  effect: Applied & { readonly replacement: ByKind<OutrightReplacement>["instead"] },
  scope: Scope,
  spent: readonly string[],
): null {
  const outer = play.spent;
  play.spent = spent;
  carryOutAll(play, { scope: bound(scope, proposal) }, effect.replacement.instructions);
  play.spent = outer;
  usedShield(play, effect.shield, 0);
  return null;
}

/**
 * The damage, dealt to another: where it can be dealt to that one no more, the effect does nothing (614.9). What is over the
 * amount is dealt as it would be, at the same time.
 */
function redirected<Kept extends Proposal>(
  play: Play,
  proposal: Kept,
  { replacement, shield }: Applied & { readonly replacement: ByKind<OutrightReplacement>["redirect"] },
  scope: Scope,
  spent: readonly string[],
): Kept | null {
  if (proposal.kind !== "damage") throw new NotExecutable("what is no damage dealt to another");
  const [to, ...others] = entitiesOf(play, scope, replacement.to);
  if (to === undefined || others.length > 0 || !takesDamage(play, to)) return proposal;
  const most =
    replacement.amount === "all" ? proposal.amount : (shield?.left ?? countOf(play, scope, replacement.amount));
  const amount = Math.min(proposal.amount, most);
  usedShield(play, shield, amount);
  if (amount === proposal.amount) return { ...proposal, to };
  play.split = [...play.split, { damage: { ...proposal, to, amount }, spent }];
  return { ...proposal, amount: proposal.amount - amount };
}

/** Whether damage may be dealt to it (120.1). */
function takesDamage(play: Play, to: Entity): boolean {
  const object = isPlayer(to) ? null : findObject(play.state, to);
  if (object === null) return isPlayer(to);
  const types = object.zone === "battlefield" ? play.look(object).types : [];
  return types.some((type) => type === "battle" || type === "creature" || type === "planeswalker");
}

/** With the object of a move in the event's place, so that "exile it instead" finds it. */
function bound(scope: Scope, proposal: Proposal): Scope {
  if (proposal.kind !== "move") return scope;
  return {
    ...scope,
    slots: { ...scope.slots, [eventSlot]: { objects: [proposal.object], players: [], amount: 1, done: "yes" } },
  };
}

type Changing = readonly [amount: number, play: Play, scope: Scope, shield: ShieldEffect | null];

/** The replacements that change how much an event is. */
type AmountReplacement = Exclude<
  OutrightReplacement,
  { readonly kind: "instead" | "addTokens" | "nothing" | "redirect" }
>;

/** How much an amount becomes by a kind of replacement. */
export const amountChanges: Table<AmountReplacement, Changing, number> = {
  multiply: ({ by }, amount) => amount * by,
  add: ({ amount: more }, amount, play, scope) => amount + countOf(play, scope, more),
  subtract: ({ amount: less }, amount, play, scope) => Math.max(0, amount - countOf(play, scope, less)),
  prevent: (replacement, amount, play, scope, shield) => {
    if (replacement.amount === "all") return 0;
    return Math.max(0, amount - (shield?.left ?? countOf(play, scope, replacement.amount)));
  },
};

function changedBy<Kind extends AmountReplacement["kind"]>(
  kind: Kind,
  replacement: ByKind<AmountReplacement>[Kind],
  ...rest: Changing
): number {
  return amountChanges[kind](replacement, ...rest);
}

/** The event with its amount changed; nothing of it is left at 0. */
function withAmount<Kept extends Proposal>(
  play: Play,
  proposal: Kept,
  effect: Applied & { readonly replacement: AmountReplacement },
  scope: Scope,
): Kept | null {
  const amount = "amount" in proposal ? proposal.amount : 1;
  const { replacement, shield } = effect;
  const changed = changedBy(replacement.kind, replacement, amount, play, scope, shield);
  if (effect.replacement.kind === "prevent" && proposal.kind === "damage" && proposal.prevention === "prohibited") {
    notePrevented(play, effect, scope, 0);
    return proposal;
  }
  if (effect.replacement.kind === "prevent") {
    usedShield(play, effect.shield, amount - changed);
    if (changed < amount) notePrevented(play, effect, scope, amount - changed);
  }
  if (proposal.kind === "draw" && changed > 1) return drawMore(play, proposal, changed, effect);
  return changed === 0 ? null : { ...proposal, amount: changed };
}

/** A draw that became several: the further ones are draws of their own (121.2). */
function drawMore(play: Play, proposal: Proposal, count: number, effect: Applied): null {
  if (proposal.kind !== "draw") return null;
  const outer = play.spent;
  play.spent = [...outer, effect.key];
  const id = `${effect.key}:draw`;
  const amount = { kind: "number", value: count } as const;
  const scope = freshScope(effect.scope.source, proposal.player);
  carryOutAll(play, { scope }, [{ kind: "drawCards", id, result: id, player: { kind: "you" }, amount }]);
  play.spent = outer;
  return null;
}
