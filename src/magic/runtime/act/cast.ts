import type { Ability, Cost, ManaSymbol, Resolution, StaticEffect, Zone } from "../../effects/index.js";
import { hasKeyword, keywordsNamed } from "../read/abilities.js";
import { functionalAbilities } from "../keywords/expand.js";
import { holds } from "../read/condition.js";
import { copiableFaces } from "../read/copiable.js";
import { matches } from "../read/filter.js";
import type { Characteristics } from "../state/characteristics.js";
import { IllegalAction } from "../state/failures.js";
import type { ObjectId, PlayerId } from "../state/identity.js";
import type { GameObject } from "../state/object.js";
import { findObject } from "../state/objects.js";
import { freshScope, type Scope } from "../state/scope.js";
import { askMay, askNumber } from "./ask.js";
import { costsX } from "./abilities.js";
import { abilityIndex } from "../keywords/expand.js";
import { enchantFilters } from "./attach.js";
import { afterCosts } from "./after-costs.js";
import { changedBy, costChanges } from "./cost-change.js";
import { payCosts } from "./costs.js";
import { timesPayable } from "./times-payable.js";
import { announceModes, modeCosts } from "./modes.js";
import { moveAll } from "./move.js";
import type { Play } from "./play.js";
import { areMet, isSorceryTime } from "./restrictions.js";
import { playerProhibitions } from "./rules.js";
import { announceTargets, sayTargets, targetsOf } from "./targets.js";

/** How a spell's mana cost is dealt with (118.9). */
export type Payment = "normal" | "free";

/** Whether a player may cast the card at this time (117.1a, 307.1, 702.8). */
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
  if (!isTimely(play, object, subject.looks, player)) return true;
  return playerProhibitions(play, player, "cast").some(
    ({ prohibition: { what, from, most }, scope }) =>
      most === null &&
      (from === null || from === object.zone) &&
      matches(play, scope, { ...what, what: "object" }, subject),
  );
}

/** What the spell does as it resolves: its spell abilities in order, and for an Aura what it enchants (303.4a). */
function resolutionOf(looks: Characteristics): Resolution | null {
  const spell = [...meant(looks), ...looks.abilities.map(({ ability }) => ability)].flatMap((ability) =>
    ability.kind === "spell" ? [ability.resolution] : [],
  );
  const enchant = looks.subtypes.includes("Aura") ? enchantFilters(looks) : [];
  const targets = enchant.map((what, index) => ({ id: `enchant:${index}`, what, least: one, most: one }));
  if (spell.length === 0 && targets.length === 0) return null;
  return {
    targets: [...targets, ...spell.flatMap((resolution) => resolution.targets)],
    instructions: spell.flatMap((resolution) => resolution.instructions),
  };
}

/** What keywords stand for comes before the spell's other abilities: a gift is given first (702.174j). */
function meant(looks: Characteristics): readonly Ability[] {
  return looks.abilities.flatMap(({ ability }) => (ability.kind === "keyword" ? (ability.means ?? []) : []));
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

/** The alternative cost that the player decides to pay, its mana apart; null where they pay the mana cost (118.9a). */
function alternativeCost(
  play: Play,
  looks: Characteristics,
  scope: Scope,
  player: PlayerId,
): { readonly symbols: readonly ManaSymbol[]; readonly others: readonly Cost[] } | null {
  const offered = functionalAbilities(looks).flatMap(({ ability }) => {
    const effects = ability.kind === "static" ? ability.effects.filter(({ kind }) => kind === "alternativeCost") : [];
    const holding = effects.length > 0 && ability.kind === "static" ? ability.condition : null;
    return holding === null || holds(play, scope, holding) ? effects : [];
  });
  const taken = offered.find(
    (effect) =>
      effect.kind === "alternativeCost" &&
      timesPayable(play, { scope }, player, effect.costs, 1) > 0 &&
      askMay(play, { player, purpose: "cost", rule: "118.9a", about: scope.source }),
  );
  if (taken?.kind !== "alternativeCost") return null;
  const symbols = taken.costs.flatMap((cost) => (cost.kind === "mana" ? cost.symbols : []));
  return { symbols, others: taken.costs.filter(({ kind }) => kind !== "mana") };
}

/** What casting the card from a graveyard costs, where it has flashback (702.34a). */
function flashbackCost(looks: Characteristics): readonly Cost[] | null {
  const [flashback] = keywordsNamed(looks, "flashback");
  return flashback?.parameters.flatMap((part) => (part.kind === "cost" ? part.costs : [])) ?? null;
}

/** Everything that is announced and must be paid for the spell (601.2b–f). */
function announceAll(play: Play, id: ObjectId, player: PlayerId, payment: Payment, from: Zone) {
  const object = findObject(play.state, id);
  if (object === null) throw new IllegalAction("the spell is not on the stack", "601.2a");
  const looks = play.look(object);
  const resolution = resolutionOf(looks);
  const start = freshScope(id, player);
  const flashback = payment === "normal" && from === "graveyard" ? flashbackCost(looks) : null;
  const alternative = payment === "normal" && flashback === null ? alternativeCost(play, looks, start, player) : null;
  const options = [
    ...(flashback === null ? [] : [{ paid: ["flashback"], costs: flashback }]),
    additionalCosts(play, looks, start, player),
  ];
  const paid = options.flatMap((option) => option.paid);
  const extra = options.flatMap((option) => option.costs);
  const cost = payment === "free" || flashback !== null ? [] : (alternative?.symbols ?? looks.manaCost ?? []);
  const x = costsX([{ kind: "mana", symbols: cost }, ...(alternative?.others ?? []), ...extra])
    ? askX(play, id, player)
    : null;
  const scope = announceResolution(play, { ...start, x, paidCosts: paid }, resolution, id);
  play.change(id, { stack: { scope, ability: null, resolution } });
  const symbols = changedBy(cost, costChanges(play, object, scope));
  const costs: Cost[] = [
    { kind: "mana", symbols },
    ...(alternative?.others ?? []),
    ...extra,
    ...(resolution === null ? [] : modeCosts(scope, resolution)),
  ];
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

/** Casts a card that the player may cast (601.2), and gives back the spell. */
export function castSpell(play: Play, player: PlayerId, card: ObjectId, payment: Payment, face: number): ObjectId {
  const object = findObject(play.state, card);
  if (object === null) throw new IllegalAction("there is no such card", "601.2a");
  const from: Zone = object.zone;
  const began = play.state.happened;
  if (copiableFaces(play.state, object)[face] === undefined) throw new IllegalAction("there is no such face", "601.2a");
  const [id = null] = moveAll(play, [{ object: card, to: "stack", keeps: { controller: player, face } }], "601.2a");
  if (id === null) throw new IllegalAction("the card cannot be put on the stack", "601.2a");
  const { looks, resolution, scope, costs, paid, x } = announceAll(play, id, player, payment, from);
  const frame = { scope };
  const pool = poolOf(play, player);
  payCosts(play, frame, player, costs, { on: "spell", subject: { object, looks } });
  const settled = afterCosts(play, frame.scope, began);
  const casting = { by: player, from, x, manaSpent: spentSince(play, player, pool), paid };
  play.change(id, { casting, stack: { scope: settled, ability: null, resolution } });
  sayTargets(play, settled, id, resolution === null ? [] : targetsOf(play, resolution, settled));
  sayManaSpent(play, player, id, casting.manaSpent.length);
  const ordinal = castThisTurn(play, player) + 1;
  play.happen([{ kind: "cast", player, object: id, ordinal, rule: "601.2i", cause: play.cause }]);
  return id;
}

/** Mana was spent on a spell, beside what the player had spent so this turn (700.14). */
function sayManaSpent(play: Play, player: PlayerId, object: ObjectId, amount: number): void {
  if (amount === 0) return;
  const { history, turn } = play.state;
  const before = history.reduce(
    (sum, { turn: number, happening }) =>
      number === turn.number && happening.kind === "manaSpent" && happening.player === player
        ? sum + happening.amount
        : sum,
    0,
  );
  play.happen([{ kind: "manaSpent", player, object, before, amount, rule: "700.14", cause: play.cause }]);
}

/** The symbols in a player's pool. */
function poolOf(play: Play, player: PlayerId): readonly ManaSymbol[] {
  return play.state.players.find(({ id }) => id === player)?.mana.map(({ symbol }) => symbol) ?? [];
}

/** The symbols that have left a player's pool. */
function spentSince(play: Play, player: PlayerId, before: readonly ManaSymbol[]): ManaSymbol[] {
  const left = [...poolOf(play, player)];
  return before.filter((symbol) => {
    const index = left.indexOf(symbol);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** How many spells a player has cast this turn. */
function castThisTurn(play: Play, player: PlayerId): number {
  const { history, turn } = play.state;
  return history.filter(
    (event) => event.turn === turn.number && event.happening.kind === "cast" && event.happening.player === player,
  ).length;
}
