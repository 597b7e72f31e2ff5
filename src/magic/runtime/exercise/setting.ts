import type { Ability, CompiledCard, Filter } from "../../effects/index.js";
import { plainDetail } from "../../effects/plain-detail.js";
import { place } from "../place.js";
import type { ObjectId } from "../state/identity.js";
import { seeded } from "../state/random.js";
import type { Action } from "../state/request.js";
import type { GameState } from "../state/state.js";
import { n, named, opponents, you } from "./arranging.js";
import { Drive } from "./drive.js";
import { makeEventful } from "./eventful.js";
import { fulfil } from "./fulfil.js";
import type { Policy } from "./policy.js";
import { cardOf, plainFace } from "./satisfy.js";
import { everyFilter, everyInstruction, filtersIn, speaksOfHost } from "./walk.js";
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
  const counters = { ...loyalty, ...neededCounters(ability) };
  const isAttachment = face?.subtypes.some((subtype) => subtype === "Aura" || subtype === "Equipment");
  const attachable = isAttachment === true || speaksOfHost(ability);
  const state = pieces === "placed" ? withCosts(world(everyFilter(ability)), ability) : world([]);
  const host = state.battlefield[0];
  const tapped = zone === "battlefield" && ability.kind === "triggered" && untaps(ability) ? { tapped: true } : {};
  const attached = attachable && host !== undefined && zone === "battlefield" ? { attachedTo: host } : {};
  return withCard(state, card, zone, { ...(zone === "battlefield" ? { counters } : {}), ...tapped, ...attached });
}

/** Whether the ability untaps something, so that it had better be tapped before. */
function untaps({ resolution }: Extract<Ability, { kind: "triggered" }>): boolean {
  return everyInstruction(resolution.instructions).some(({ kind }) => kind === "untap");
}

/** Counters that the ability's costs take off the object. */
function neededCounters(ability: Ability): Record<string, number> {
  if (ability.kind !== "activated") return {};
  const kinds = ability.costs.flatMap((cost) => (cost.kind === "removeCounters" ? [cost.counter ?? "+1/+1"] : []));
  return Object.fromEntries(kinds.map((counter) => [counter, 5]));
}

/** With as many things as a cost takes several of: three Foods, five untapped Elves. */
function withCosts(state: GameState, ability: Ability): GameState {
  if (ability.kind !== "activated") return state;
  return ability.costs.reduce((result, cost) => {
    if (!("what" in cost) || cost.what === null || !("kind" in cost.what) || cost.what.kind !== "choice") return result;
    const { filter, least } = cost.what;
    return least.kind === "number" && least.value > 1 ? withPieces(result, filter, least.value) : result;
  }, state);
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
