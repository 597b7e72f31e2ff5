import type { Ability, CompiledCard, CompiledFace, Cost, Filter, Restriction } from "../../effects/index.js";
import { plainDetail } from "../../effects/plain-detail.js";
import { place } from "../place.js";
import { sightOf } from "../read/characteristics.js";
import { printedFaces } from "../read/faces.js";
import { matchingObjects } from "../read/filter.js";
import { firstStep } from "../read/turn-parts.js";
import { isObject, type ObjectId, type PlayerId } from "../state/identity.js";
import type { GameObject } from "../state/object.js";
import { findObject, permanentIds } from "../state/objects.js";
import { emptyPaged, withMore } from "../state/paged.js";
import { seeded } from "../../../state/random.js";
import type { Action } from "../state/request.js";
import { freshScope } from "../state/scope.js";
import type { GameState } from "../state/state.js";
import { n, named, opponents, you } from "./arranging.js";
import { Drive } from "./drive.js";
import { makeEventful } from "./eventful.js";
import { fulfil } from "./fulfil.js";
import { withMelded } from "./melding.js";
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
  const abilities = zone === "hand" ? [ability, ...ownAbilities(card).filter((own) => own !== ability)] : [ability];
  const placed = (): GameState => abilities.reduce(withCosts, world(abilities.flatMap(everyFilter)));
  const furnished = pieces === "placed" ? withCountersOnOthers(placed(), ability) : world([]);
  const { state: noted, linked } = withLinked(furnished, ability);
  const { state, maker } = withMaker(noted, ability);
  const host = hostOf(state, face);
  const tapped = zone === "battlefield" && ability.kind === "triggered" && untaps(ability) ? { tapped: true } : {};
  const attached = attachable && host !== undefined && zone === "battlefield" ? { attachedTo: host } : {};
  return withCard(state, card, zone, {
    ...(zone === "battlefield" ? { counters, linked, maker } : {}),
    ...tapped,
    ...attached,
  });
}

/** What the card under trial is attached to: something that it may enchant, of its player's where there is such a thing (303.4). */
function hostOf(state: GameState, face: CompiledFace | undefined): ObjectId | undefined {
  const sight = sightOf(state);
  const qualities = (face?.abilities ?? []).flatMap((ability) =>
    ability.kind === "keyword" && ability.keyword === "enchant" ? ability.parameters : [],
  );
  const [enchanted] = qualities.flatMap((part) =>
    part.kind === "quality" && part.filter.what !== "player"
      ? [matchingObjects(sight, freshScope(0, sides.you), part.filter)]
      : [],
  );
  const own = enchanted?.find((id) => findObject(state, id)?.controller === sides.you);
  return own ?? enchanted?.[0] ?? permanentIds(state)[0];
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
      const parts = isToken ? ({ kind: "token", card: null, faces: printedFaces(card) } as const) : {};
      const zone = isToken || how === "chosen" ? "battlefield" : "exile";
      const made = place(result.state, { card, zone, owner: sides.you, parts });
      return { state: made.state, linked: { ...result.linked, [how]: withMore(emptyPaged, [made.id]) } };
    },
    { state, linked: {} },
  );
}

/** As many as the X of most trials. */
const mostAnnounced = 6;

/** With as many things as a cost takes several of: three Foods, five untapped Elves, six cards of a graveyard. */
export function withCosts(state: GameState, ability: Ability): GameState {
  return costsIn(ability).reduce((result, cost) => {
    if (!("what" in cost) || cost.what === null || !("kind" in cost.what) || cost.what.kind !== "choice") return result;
    const { filter, least } = cost.what;
    const wanted = least.kind === "number" ? least.value : mostAnnounced;
    return wanted > 1 ? withPieces(result, filter, wanted) : result;
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
  const host = findObject(state, id)?.attachedTo ?? null;
  const attacker = host !== null && isObject(host) ? host : id;
  const drive = new Drive(withTurnedLibraries({ ...state, random }, policy), { ...policy, source: id, attacker });
  if (policy.past === "eventful") makeEventful(drive);
  if (policy.conditions === "met") fulfil(ability, { drive, self: selfOf(card), id });
  drive.state = withMelded(drive.state, ability);
  return drive;
}

type Moment = Pick<Policy, "moment" | "block">;
type During = Extract<Restriction, { readonly kind: "during" }>;

/** The parts of a turn in which alone the spell of a static ability can be cast (601.3). */
function timesOf(ability: Ability): readonly During[] {
  if (ability.kind !== "static") return [];
  return ability.effects.flatMap((effect) =>
    effect.kind === "timing" && effect.restriction.kind === "during" ? [effect.restriction] : [],
  );
}

/** In whose turn that is; where any will do, that of the other player in trials in which creatures block. */
function turnOf({ whose }: During, block: Policy["block"]): PlayerId | null {
  if (whose !== null) return whose.kind === "you" ? sides.you : sides.opponent;
  return block === "one" ? sides.opponent : null;
}

/** Gets ready to act at the moment that the policy has it, with spells on the stack for abilities that target them. */
export function ready(drive: Drive, abilities: readonly Ability[], { moment, block }: Moment): void {
  const [time] = abilities.flatMap(timesOf);
  if (time !== undefined) drive.advance(firstStep(time.part), turnOf(time, block));
  else if (moment === "combat") drive.advance("declareBlockersStep", sides.you);
  drive.awaitPriority();
  if (abilities.some(targetsStack)) fillStack(drive, abilities);
  drive.refill();
}

/** Lets a player act at the moment that the policy has it: in combat once attackers and blockers are declared. */
export function act(drive: Drive, abilities: readonly Ability[], moment: Moment, action: Action): void {
  ready(drive, abilities, moment);
  drive.input({ kind: "act", action });
  drive.settle();
}

/** The abilities of the card's first face, all of which are there when it is cast. */
export function ownAbilities({ faces }: CompiledCard): readonly Ability[] {
  return faces[0]?.abilities ?? [];
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

/** Something with an ability that triggers on every spell, and one that is activated, for abilities that target abilities. */
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
  const activated: Ability = {
    kind: "activated",
    id: "watcher.a",
    keyword: null,
    costs: [{ kind: "tapSelf" }],
    restrictions: [],
    functionsFrom: "battlefield",
    resolution: { targets: [], instructions: [gain] },
    isManaAbility: false,
  };
  return cardOf({ ...plainFace("Watcher", ["artifact"]), abilities: [ability, activated] });
}

/** A spell of the player's own in the hand. */
const ownSpell: Filter = {
  what: "card",
  constraints: [
    { kind: "inZone", zone: "hand", of: you },
    { kind: "named", name: "Plain instant" },
  ],
};

/** Spells on the stack for abilities that speak of them: the other player's, or the player's own where they are meant. */
function fillStack(drive: Drive, abilities: readonly Ability[]): void {
  castByOpponent(drive);
  const isOwn = filtersIn(abilities).some(
    ({ what, constraints }) =>
      what === "spell" && constraints.some((one) => one.kind === "controlledBy" && one.player.kind === "you"),
  );
  if (!isOwn) return;
  const what = { kind: "matching", filter: ownSpell } as const;
  const rest = { payment: "free", action: "cast", cost: [] } as const;
  drive.arrange({ kind: "castSpell", ...named("own spell"), player: you, what, ...rest });
}

/** The other player's spells on the stack, for an ability that speaks of spells, with a triggered and an activated ability. */
function castByOpponent(drive: Drive): void {
  const { state, id: object } = place(drive.state, {
    card: watcher(),
    zone: "battlefield",
    owner: sides.you,
    parts: {},
  });
  drive.state = state;
  const what = { kind: "matching", filter: hand } as const;
  const rest = { payment: "free", action: "cast", cost: [] } as const;
  drive.arrange({ kind: "castSpell", ...named("spell"), player: opponents, what, ...rest });
  drive.input({ kind: "act", action: { kind: "activate", object, ability: "watcher.a" } });
}
