import type { Ability, CompiledCard, CompiledFace, Cost, Filter } from "../../effects/index.js";
import { plainDetail } from "../../effects/plain-detail.js";
import { place } from "../place.js";
import { printedFace } from "../read/faces.js";
import type { ObjectId } from "../state/identity.js";
import type { GameObject } from "../state/object.js";
import { permanentIds } from "../state/objects.js";
import { emptyPaged, withMore } from "../state/paged.js";
import { seeded } from "../state/random.js";
import type { Action } from "../state/request.js";
import type { GameState } from "../state/state.js";
import { n, named, opponents, you } from "./arranging.js";
import { Drive } from "./drive.js";
import { makeEventful } from "./eventful.js";
import { fulfil } from "./fulfil.js";
import type { Policy } from "./policy.js";
import { cardOf, plainFace } from "./satisfy.js";
import {
  countedCounters,
  everyFilter,
  everyInstruction,
  filtersIn,
  linkedWays,
  speaksOfHost,
  speaksOfMaker,
} from "./walk.js";
import { sides, withCard, withPieces, world } from "./world.js";

/** A game with the card under trial in it. */
export interface Staged {
  readonly state: GameState;
  readonly id: ObjectId;
}

/** A game for an ability, with the card in a zone and ready to be used. */
export function stage(
  card: CompiledCard,
  ability: Ability,
  zone: "battlefield" | "hand" | "graveyard" | "exile" | "command",
  { pieces }: Policy,
): Staged {
  const face = card.faces[0];
  const loyalty = face?.types.includes("planeswalker") ? { loyalty: 12 } : {};
  const counters = { ...loyalty, ...neededCounters(ability, face) };
  const isAttachment = face?.subtypes.some((subtype) => subtype === "Aura" || subtype === "Equipment");
  const attachable = isAttachment === true || speaksOfHost(ability);
  const furnished =
    pieces === "placed" ? withCountersOnOthers(withCosts(world(everyFilter(ability)), ability), ability) : world([]);
  const { state: noted, linked } = withLinked(furnished, ability);
  const { state, maker } = withMaker(noted, ability);
  const host = permanentIds(state)[0];
  const tapped = zone === "battlefield" && ability.kind === "triggered" && untaps(ability) ? { tapped: true } : {};
  const attached = attachable && host !== undefined && zone === "battlefield" ? { attachedTo: host } : {};
  return withCard(state, card, zone, {
    ...(zone === "battlefield" ? { counters, linked, maker } : {}),
    ...tapped,
    ...attached,
  });
}

/** Whether the ability untaps something, so that it had better be tapped before. */
function untaps({ resolution }: Extract<Ability, { kind: "triggered" }>): boolean {
  return everyInstruction(resolution.instructions).some(({ kind }) => kind === "untap");
}

/** Counters that the ability's costs or instructions take off the object, and those without which it would not live. */
function neededCounters(ability: Ability, face: CompiledFace | undefined): Record<string, number> {
  const costs = ability.kind === "activated" ? ability.costs : [];
  const instructions = "resolution" in ability ? everyInstruction(ability.resolution.instructions) : [];
  const kinds = [...costs, ...instructions].flatMap((one) =>
    one.kind === "removeCounters" ? [one.counter ?? "+1/+1"] : [],
  );
  if (ability.kind === "triggered" && ability.event.kind === "countersRemoved")
    kinds.push(ability.event.counter ?? "+1/+1");
  kinds.push(...countedCounters(ability));
  const lives = face?.toughness === "0" ? { "+1/+1": 3 } : {};
  return { ...lives, ...Object.fromEntries(kinds.map((counter) => [counter, 5])) };
}

/** What the ability's costs or instructions take counters off, where that is something else than its object. */
function withCountersOnOthers(state: GameState, ability: Ability): GameState {
  const costs = ability.kind === "activated" ? ability.costs : [];
  const instructions = "resolution" in ability ? everyInstruction(ability.resolution.instructions) : [];
  return [...costs, ...instructions].reduce((result, one) => {
    if (one.kind !== "removeCounters" || !("filter" in one.from)) return result;
    const is = { operator: "atLeast", than: n(2) } as const;
    const having = { kind: "hasCounters", counter: one.counter ?? "+1/+1", is } as const;
    return withPieces(result, { ...one.from.filter, constraints: [...one.from.filter.constraints, having] }, 2);
  }, state);
}

/** What gave the object an ability that speaks of it: an artifact that can be tapped or sacrificed (201.5a). */
function withMaker(state: GameState, ability: Ability): { state: GameState; maker: ObjectId | null } {
  if (!speaksOfMaker(ability)) return { state, maker: null };
  const card = cardOf(plainFace("Maker", ["artifact"]));
  const made = place(state, { card, zone: "battlefield", owner: sides.you, parts: {} });
  return { state: made.state, maker: made.id };
}

/** The objects that an ability linked with this one would have noted: cards that it exiled, tokens that it created (607.2). */
function withLinked(state: GameState, ability: Ability): { state: GameState; linked: GameObject["linked"] } {
  return linkedWays(ability).reduce<{ state: GameState; linked: GameObject["linked"] }>(
    (result, how) => {
      const isToken = how === "created";
      const card = cardOf(plainFace(`Linked ${how}`, ["creature"]));
      const parts = isToken ? ({ kind: "token", card: null, faces: card.faces.map(printedFace) } as const) : {};
      const zone = isToken || how === "chosen" ? "battlefield" : "exile";
      const made = place(result.state, { card, zone, owner: sides.you, parts });
      return { state: made.state, linked: { ...result.linked, [how]: withMore(emptyPaged, [made.id]) } };
    },
    { state, linked: {} },
  );
}

/** With as many things as a cost takes several of: three Foods, five untapped Elves, six cards of a graveyard. */
export function withCosts(state: GameState, ability: Ability): GameState {
  return costsIn(ability).reduce((result, cost) => {
    if (!("what" in cost) || cost.what === null || !("kind" in cost.what) || cost.what.kind !== "choice") return result;
    const { filter, least } = cost.what;
    return least.kind === "number" && least.value > 1 ? withPieces(result, filter, least.value) : result;
  }, state);
}

/** The costs of an activated ability, or those that a static ability adds to its spell's or offers instead. */
function costsIn(ability: Ability): readonly Cost[] {
  if (ability.kind === "activated") return ability.costs;
  if (ability.kind !== "static") return [];
  return ability.effects.flatMap((one) =>
    one.kind === "additionalCost" || one.kind === "alternativeCost" ? one.costs : [],
  );
}

/** With another card on top of each library in each trial, for what looks at the cards there. */
function withTurnedLibraries(state: GameState, { offset }: Policy): GameState {
  const players = state.players.map((player) => {
    const { library } = player;
    const start = library.length === 0 ? 0 : (offset + library.length) % library.length;
    return { ...player, library: [...library.slice(start), ...library.slice(0, start)] };
  });
  return { ...state, players };
}

/** A card by its name, as a filter finds it. */
export function selfOf(card: CompiledCard): Filter {
  return { what: "permanent", constraints: [{ kind: "named", name: card.faces[0]?.name ?? "" }] };
}

/** Begins a trial: in an eventful turn, or with the conditions of the ability met, where the policy wants it so. */
export function begin(card: CompiledCard, ability: Ability, { state, id }: Staged, policy: Policy): Drive {
  const random = seeded(policy.seed);
  const drive = new Drive(withTurnedLibraries({ ...state, random }, policy), { ...policy, source: id });
  if (policy.past === "eventful") makeEventful(drive);
  if (policy.conditions === "met") fulfil(ability, { drive, self: selfOf(card), id });
  return drive;
}

/** Lets a player act at the moment that the policy has it: in combat once attackers and blockers are declared. */
export function act(drive: Drive, ability: Ability, { moment }: Policy, action: Action): void {
  if (moment === "combat") drive.advance("declareBlockersStep", sides.you);
  if (targetsStack(ability)) castByOpponent(drive);
  drive.refill();
  drive.input({ kind: "act", action });
  drive.settle();
}

/** Whether the ability has spells or abilities for targets. */
function targetsStack(ability: Ability): boolean {
  if (!("resolution" in ability)) return false;
  const { targets, instructions } = ability.resolution;
  const modes = everyInstruction(instructions).flatMap((one) => (one.kind === "chooseModes" ? one.modes : []));
  const all = [...targets, ...modes.flatMap((mode) => mode.targets)].flatMap(({ what }) => filtersIn(what));
  return all.some(({ what }) => what === "spell" || what === "ability");
}

const hand: Filter = {
  what: "card",
  constraints: [{ kind: "inZone", zone: "hand", of: opponents }],
};

/** Something with an ability that triggers on every spell, for abilities that target abilities. */
function watcher(): CompiledCard {
  const anyone = { kind: "player", reference: { kind: "anyPlayer" } } as const;
  const spell = { kind: "filter", filter: { what: "spell", constraints: [] }, grouping: "each" } as const;
  const gain = { kind: "gainLife", id: "watcher.e1", result: "r1", player: you, amount: n(1) } as const;
  const ability: Ability = {
    kind: "triggered",
    id: "watcher",
    event: { kind: "castsSpell", player: anyone, spell, detail: plainDetail },
    condition: null,
    restrictions: [],
    functionsFrom: "battlefield",
    resolution: { targets: [], instructions: [gain] },
  };
  return cardOf({ ...plainFace("Watcher", ["enchantment"]), abilities: [ability] });
}

/** The other player's spells on the stack, for an ability that speaks of spells, and an ability that watches for them. */
function castByOpponent(drive: Drive): void {
  drive.state = place(drive.state, { card: watcher(), zone: "battlefield", owner: sides.you, parts: {} }).state;
  const what = { kind: "matching", filter: hand } as const;
  const rest = { payment: "free", action: "cast", cost: [] } as const;
  drive.arrange({ kind: "castSpell", ...named("spell"), player: opponents, what, ...rest });
}
