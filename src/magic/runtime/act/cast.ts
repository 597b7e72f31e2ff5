import { plainDetail } from "../../effects/plain-detail.js";
import type { Ability, Cost, Filter, ManaSymbol, Resolution, StaticEffect, Zone } from "../../effects/index.js";
import { hasKeyword } from "../read/abilities.js";
import { spellMeanings } from "../keywords/casting.js";
import { functionalAbilities } from "../keywords/expand.js";
import { holds } from "../read/condition.js";
import { copiableFaces } from "../read/copiable.js";
import { isMutating, mutateTarget } from "../read/mutating.js";
import { pastEvents } from "../read/events.js";
import { matches } from "../read/filter.js";
import { numberOf } from "../read/quantity.js";
import type { Characteristics } from "../state/characteristics.js";
import { IllegalAction } from "../state/failures.js";
import type { ObjectId, PlayerId } from "../state/identity.js";
import type { GameObject } from "../state/object.js";
import { findObject, pastOfTurn } from "../state/objects.js";
import { freshScope, type Scope } from "../state/scope.js";
import { askMay, askNumber } from "./ask.js";
import { costsX } from "./abilities.js";
import { abilityIndex } from "../keywords/expand.js";
import { enchantFilters } from "./attach.js";
import { afterCosts } from "./after-costs.js";
import { changedBy, costChanges } from "./cost-change.js";
import { type FaceDown, turnedDown } from "./face-down.js";
import { helps } from "./help-paying.js";
import { payForSpell } from "./pay-spell.js";
import { timesPayable } from "./times-payable.js";
import { announceModes, escalated, modeCosts } from "./modes.js";
import { moveAll } from "./move.js";
import { ofAnyMana } from "./any-mana.js";
import type { Play } from "./play.js";
import { preparedBy, unprepare } from "./prepare.js";
import { areMet, isSorceryTime } from "./restrictions.js";
import { playerProhibitions } from "./rules.js";
import { isSecondSplit } from "./split-second.js";
import { splices, withSplices } from "./splice.js";
import { announceTargets, sayTargets, targetsOf } from "./targets.js";
import { usedFor } from "./used-for.js";
import { castParts, normally, type Way } from "./ways.js";

/** Whether a player may cast the card at this time (117.1a, 307.1, 702.8), by effects as though it had flash (601.3b). */
export function isCastingTime(play: Play, looks: Characteristics, player: PlayerId): boolean {
  return looks.types.includes("instant") || hasKeyword(looks, "flash") || isSorceryTime(play.state, player);
}

/** Whether the spell's own text lets it be cast at this time: "Cast this spell only during combat" (601.3). */
function isTimely(play: Play, object: GameObject, looks: Characteristics, player: PlayerId): boolean {
  return abilityIndex(looks).statics.every(({ ability }) => {
    const restrictions = ability.effects.flatMap((one) => (one.kind === "timing" ? [one.restriction] : []));
    return areMet(restrictions, { sight: play, object, ability: ability.id, player, controller: player });
  });
}

/** Whether something forbids the player to cast it (601.3). */
export function isForbiddenSpell(play: Play, object: GameObject, player: PlayerId): boolean {
  const subject = { object, looks: play.look(object) };
  if (isSecondSplit(play) || !isTimely(play, object, subject.looks, player)) return true;
  return playerProhibitions(play, player, "cast").some(
    ({ prohibition: { what, from, most }, scope }) =>
      (most === null || castSoFar(play, scope, what, player) >= numberOf(play, scope, most)) &&
      (from === null || from === object.zone) &&
      matches(play, scope, { ...what, what: "object" }, subject),
  );
}

/** How many such spells the player has cast this turn (101.2, 601.2i). */
function castSoFar(play: Play, scope: Scope, what: Filter, player: PlayerId): number {
  const spell = { kind: "filter", filter: what, grouping: "each" } as const;
  const who = { kind: "player", reference: { kind: "anyPlayer" } } as const;
  const pattern = { kind: "castsSpell", player: who, spell, detail: plainDetail } as const;
  const events = pastEvents(play, scope, pattern, "thisTurn");
  return events.filter(({ happening }) => "player" in happening && happening.player === player).length;
}

/** What the spell does as it resolves: its spell abilities in order; what an Aura enchants, and a mutating spell merges with (303.4a, 702.140a). */
function resolutionOf(looks: Characteristics, object: GameObject): Resolution | null {
  const abilities = looks.abilities.map(({ ability }) => ability);
  const spell = [...abilities.filter(isGift), ...abilities.filter((one) => !isGift(one))]
    .flatMap((ability) => [...meant(looks, ability), ability])
    .flatMap((ability) => (ability.kind === "spell" ? [ability.resolution] : []));
  const enchant = looks.subtypes.includes("Aura") ? enchantFilters(looks) : [];
  const enchanted = enchant.map((what, index) => ({ id: `enchant:${index}`, what, least: one, most: one }));
  const targets = isMutating(object) ? [...enchanted, mutateTarget] : enchanted;
  if (spell.length === 0 && targets.length === 0) return null;
  return {
    targets: [...targets, ...spell.flatMap((resolution) => resolution.targets)],
    instructions: spell.flatMap((resolution) => resolution.instructions),
  };
}

/** A gift is given before anything else (702.174j). */
function isGift(ability: Ability): boolean {
  return ability.kind === "keyword" && ability.keyword === "gift";
}

/** What a keyword of the spell stands for, as it resolves. */
function meant(looks: Characteristics, ability: Ability): readonly Ability[] {
  if (ability.kind !== "keyword") return [];
  const isSpell = looks.types.includes("instant") || looks.types.includes("sorcery");
  const own = isSpell ? spellMeanings[ability.keyword] : undefined;
  return [...(own === undefined ? [] : [own(ability)]), ...(ability.means ?? [])];
}

const one = { kind: "number", value: 1 } as const;

/** The effects of a kind among the spell's own static abilities. */
function ownStatics<Kind extends StaticEffect["kind"]>(
  looks: Characteristics,
  kind: Kind,
): Extract<StaticEffect, { kind: Kind }>[] {
  const isWanted = (effect: StaticEffect): effect is Extract<StaticEffect, { kind: Kind }> => effect.kind === kind;
  return functionalAbilities(looks).flatMap(({ ability }) =>
    ability.kind === "static" ? ability.effects.filter(isWanted) : [],
  );
}

/** Additional costs that the spell itself states, or that its keywords stand for (601.2b). */
function additionalCosts(
  play: Play,
  looks: Characteristics,
  scope: Scope,
  player: PlayerId,
): { paid: string[]; costs: Cost[] } {
  const taken = ownStatics(looks, "additionalCost").flatMap((effect) =>
    Array.from({ length: timesTaken(play, effect, scope, player) }, () => effect),
  );
  return { paid: taken.map(({ keyword }) => keyword ?? "additional"), costs: taken.flatMap(({ costs }) => costs) };
}

/** How often the player pays an additional cost: once where they must, else as they like and can (601.2b, 702.157a). */
function timesTaken(play: Play, { optional, costs }: AdditionalCost, scope: Scope, player: PlayerId): number {
  if (optional === "must") return 1;
  const most = timesPayable(play, { scope }, player, costs, optional === "may" ? 1 : mostPayments);
  const asking = { player, purpose: "cost", rule: "601.2b", about: scope.source } as const;
  if (optional === "may") return most > 0 && askMay(play, asking) ? 1 : 0;
  return askNumber(play, asking, 0, most);
}

type AdditionalCost = Extract<StaticEffect, { kind: "additionalCost" }>;

/** A bound on payments that may be made any number of times, for costs that could be paid without end ({0}). */
const mostPayments = 100;

/** The ways to cast it that its own text gives: alternative costs whose condition holds (118.9a). */
function statedWays(play: Play, looks: Characteristics, scope: Scope): Way[] {
  return functionalAbilities(looks).flatMap(({ ability }) => {
    if (ability.kind !== "static") return [];
    const effects = ability.effects.flatMap((one) => (one.kind === "alternativeCost" ? [one] : []));
    const isOpen = effects.length > 0 && (ability.condition === null || holds(play, scope, ability.condition));
    return isOpen ? effects.map(({ costs }): Way => ({ by: null, costs, timing: "usual" })) : [];
  });
}

/** The way that the player decides on, of those that there are (601.2b, 118.9a). */
function chosenWay(play: Play, ways: readonly Way[], scope: Scope, player: PlayerId): Way {
  const [first = normally, ...others] = ways;
  const payable = others.filter((way) => isPayable(play, way, scope, player));
  const taken = payable.find(() => askMay(play, { player, purpose: "cost", rule: "118.9a", about: scope.source }));
  return taken ?? first;
}

/** Whether a way could be paid for; what makes its mana less, or stands for some, is found out only as it is paid. */
function isPayable(play: Play, { costs, lessBy }: Way, scope: Scope, player: PlayerId): boolean {
  if (costs === null) return true;
  const object = findObject(play.state, scope.source);
  const isHelped = object !== null && Object.keys(helps).some((keyword) => hasKeyword(play.look(object), keyword));
  const certain = lessBy !== undefined || isHelped ? costs.filter(({ kind }) => kind !== "mana") : costs;
  return timesPayable(play, { scope }, player, certain, 1) > 0;
}

/** What the way costs: its mana, and what else is paid (118.9). */
function costOf(
  { costs, also = [] }: Way,
  looks: Characteristics,
): { symbols: readonly ManaSymbol[]; others: readonly Cost[] } {
  if (costs === null) return { symbols: looks.manaCost ?? [], others: also };
  const symbols = costs.flatMap((cost) => (cost.kind === "mana" ? cost.symbols : []));
  return { symbols, others: [...costs.filter(({ kind }) => kind !== "mana"), ...also] };
}

/** What mana the cost asks for where the way lets it be spent as though it were of any color or type (609.4b). */
function spentOn({ spent }: Way, cost: Cost): Cost {
  if (spent === undefined || cost.kind !== "mana") return cost;
  return { kind: "mana", symbols: cost.symbols.map((symbol) => ofAnyMana(symbol, spent)) };
}

/** The spell as the way has it: with another face up, or as an Aura (702.103b, 702.146a, 712.8c). */
function castAs(play: Play, object: GameObject, way: Way): GameObject {
  const parts = castParts(object, way);
  if (Object.keys(parts).length > 0) play.change(object.id, parts);
  return findObject(play.state, object.id) ?? object;
}

/** Everything that is announced and must be paid for the spell (601.2b–f). */
function announceAll(play: Play, id: ObjectId, player: PlayerId, { ways, casting }: Casting) {
  const card = findObject(play.state, id);
  if (card === null) throw new IllegalAction("the spell is not on the stack", "601.2a");
  const start = freshScope(id, player);
  const stated = ways.some(({ costs }) => costs === null) ? statedWays(play, play.look(card), start) : [];
  const way = chosenWay(play, [...ways, ...stated], start, player);
  const object = castAs(play, card, way);
  const looks = play.look(object);
  const own = (of: Characteristics): Resolution | null => resolutionOf(of, object);
  const spliced = object.position === "faceDown" ? [] : splices(play, { object, looks }, start, own);
  const resolution = withSplices(own(looks), spliced);
  const additional = additionalCosts(play, looks, start, player);
  const paid = [...(way.by === null ? [] : [way.by]), ...additional.paid];
  const { symbols: cost, others } = costOf(way, looks);
  const x = costsX([{ kind: "mana", symbols: cost }, ...others, ...additional.costs]) ? askX(play, id, player) : null;
  play.change(id, { casting: { ...casting, x, paid } });
  const announced = announceResolution(play, { ...start, x, paidCosts: paid }, resolution, id);
  play.change(id, { stack: { scope: announced, ability: null, resolution } });
  const used = usedFor(play, way, others, { scope: announced, player });
  const { scope } = used;
  const changes = costChanges(play, findObject(play.state, id) ?? object, scope);
  const symbols = changedBy(cost, { ...changes, less: [...changes.less, ...used.less] });
  const modes = resolution === null ? [] : [...modeCosts(scope, resolution), ...escalated(looks, scope, resolution)];
  const besides = spliced.flatMap((one) => one.costs);
  const all: Cost[] = [{ kind: "mana", symbols }, ...used.others, ...additional.costs, ...modes, ...besides];
  const costs = all.map((one) => spentOn(way, one));
  return { object, looks, resolution, scope, costs, paid, x };
}

/** The X that the player announces (107.3a). */
function askX(play: Play, about: ObjectId, player: PlayerId): number {
  return askNumber(play, { player, purpose: "x", rule: "601.2b", about }, 0, 1000);
}

/** Modes and targets (601.2b, c). */
function announceResolution(play: Play, scope: Scope, resolution: Resolution | null, id: ObjectId): Scope {
  if (resolution === null) return scope;
  const withModes = announceModes(play, scope, resolution);
  const result =
    withModes === null ? null : announceTargets(play, withModes, targetsOf(play, resolution, withModes), id);
  if (result === null) throw new IllegalAction("there are not enough legal targets or modes", "601.2c");
  return result;
}

/** How a card is cast: the ways among which its player chooses, which face is up, and whether it is turned down before (708.4). */
export interface Manner {
  readonly ways: readonly Way[];
  readonly face: number;
  readonly down?: FaceDown;
  /** It is cast as a prototyped spell (718.3). */
  readonly as?: "prototyped";
}

/** Whether the player casts a prototype card prototyped (718.3). */
export function asksPrototyped(play: Play, player: PlayerId, about: ObjectId): boolean {
  return askMay(play, { player, purpose: "may", rule: "718.3", about });
}

/** What is known of the casting from its beginning. */
interface Casting {
  readonly ways: readonly Way[];
  readonly casting: NonNullable<GameObject["casting"]>;
}

/** Casts a card that the player may cast (601.2), and gives back the spell. */
export function castSpell(play: Play, player: PlayerId, card: ObjectId, manner: Manner): ObjectId {
  const object = findObject(play.state, card);
  if (object === null) throw new IllegalAction("there is no such card", "601.2a");
  if (isSecondSplit(play)) throw new IllegalAction("a spell with split second is on the stack", "702.61a");
  const { ways, face, down, as } = manner;
  const from: Zone = object.zone;
  const began = play.state.happened;
  if (copiableFaces(play.state, object)[face] === undefined) throw new IllegalAction("there is no such face", "601.2a");
  const casting = { by: player, from, x: null, manaSpent: [], paid: [] };
  // The spell was foretold (702.143c).
  const foretold = object.designations.includes("foretold") ? ["foretold"] : [];
  const designations = [...foretold, ...(as === undefined ? [] : [as])];
  const keeps = { controller: player, face, casting, designations, ...(down === undefined ? {} : turnedDown(down)) };
  const [id = null] = moveAll(play, [{ object: card, to: "stack", keeps }], "601.2a");
  if (id === null) throw new IllegalAction("the card cannot be put on the stack", "601.2a");
  const { looks, resolution, scope, costs, paid, x } = announceAll(play, id, player, { ways, casting });
  const frame = { scope };
  const pools = poolsOf(play);
  payForSpell(play, frame, player, costs, { object: findObject(play.state, id) ?? object, looks });
  const settled = afterCosts(play, frame.scope, began);
  const manaSpent = spentSince(play, pools);
  play.change(id, {
    casting: { ...casting, x, manaSpent, paid },
    stack: { scope: settled, ability: null, resolution },
  });
  sayTargets(play, settled, id, resolution === null ? [] : targetsOf(play, resolution, settled));
  sayManaSpent(play, player, id, manaSpent.length);
  // The permanent loses the designation at the time the spell becomes cast (722.3c).
  const prepared = preparedBy(play, object);
  if (prepared !== null) unprepare(play, prepared.id);
  const ordinal = castThisTurn(play, player) + 1;
  play.happen([{ kind: "cast", player, object: id, ordinal, rule: "601.2i", cause: play.cause }]);
  return id;
}

/** Mana was spent on a spell, beside what the player had spent so this turn (700.14). */
function sayManaSpent(play: Play, player: PlayerId, object: ObjectId, amount: number): void {
  if (amount === 0) return;
  const before = pastOfTurn(play.state).reduce(
    (sum, { happening }) =>
      happening.kind === "manaSpent" && happening.player === player ? sum + happening.amount : sum,
    0,
  );
  play.happen([{ kind: "manaSpent", player, object, before, amount, rule: "700.14", cause: play.cause }]);
}

/** The symbols in the pools of all players: another may help to pay (702.132a). */
function poolsOf(play: Play): readonly ManaSymbol[] {
  return play.state.players.flatMap(({ mana }) => mana.map(({ symbol }) => symbol));
}

/** The symbols that have left the pools. */
function spentSince(play: Play, before: readonly ManaSymbol[]): ManaSymbol[] {
  const left = [...poolsOf(play)];
  return before.filter((symbol) => {
    const index = left.indexOf(symbol);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** How many spells a player has cast this turn. */
function castThisTurn(play: Play, player: PlayerId): number {
  return pastOfTurn(play.state).filter(({ happening }) => happening.kind === "cast" && happening.player === player)
    .length;
}
