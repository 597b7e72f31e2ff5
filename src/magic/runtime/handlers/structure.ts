import type { Instruction, InstructionOf } from "../../effects/index.js";
import { afterCosts } from "../act/after-costs.js";
import { askMay, askSome } from "../act/ask.js";
import { carryOutAll, carryOutTogether, type Frame, type Handler, keep } from "../act/carry-out.js";
import { canPay, payCosts } from "../act/costs.js";
import { startDelayed } from "../act/effects.js";
import { doables } from "../act/evidence.js";
import type { Play } from "../act/play.js";
import { offered, usesThisTurn, withUse } from "../act/restrictions.js";
import { choosersOf } from "../read/chooser.js";
import { holds } from "../read/condition.js";
import { entitiesOf, isPlayerReference, playersOf } from "../read/player.js";
import { countOf } from "../read/quantity.js";
import { withSlotFor } from "../read/spoken-as-cards.js";
import { type Entity, isPlayer, type PlayerId } from "../state/identity.js";
import { randomOf } from "../act/at-random.js";
import { findObject } from "../state/objects.js";
import { costSlot, type SlotValue, undone } from "../state/scope.js";
import { announceTargets } from "../act/targets.js";
import { carriedOut, combined, didAmount, didOrNot } from "./did.js";
import { jointInstruction } from "./joint-table.js";
import { stepByStep } from "./steps.js";
import { leaveUndone, undertaken } from "./undertaken.js";
import { repeated } from "../state/many.js";

/** Carries out the parts of an instruction and says what they did together. */
function together(play: Play, frame: Frame, instructions: readonly Instruction[]): SlotValue {
  carryOutAll(play, frame, instructions);
  return undertaken(frame, instructions);
}

/** "You may" (608.2d): each player meant decides; what those do who say yes is done. */
export const optional: Handler<"optional"> = (instruction, play, frame) => {
  leaveUndone(frame, instruction.instructions);
  const players = ordered(instruction, playersOf(play, frame.scope, instruction.player), frame);
  if (instruction.instructions.every(isPermission)) {
    keep(frame, instruction.result, { objects: [], players, amount: players.length, done: "yes" });
    return together(play, frame, instruction.instructions);
  }
  const about = frame.scope.source;
  if (isUsedUp(play, frame, instruction)) return undone;
  const able = players.filter((player) => isAble(play, frame, player, instruction.instructions));
  const willing = able.filter((player) => askMay(play, { player, purpose: "may", rule: "608.2d", about }));
  if (willing.length === 0) return undone;
  if (instruction.limit !== undefined) noteDone(play, frame, instruction.result);
  // Of several players all choose first, and then those who chose to do it (101.4).
  const values = inTurns(play, frame, instruction.instructions, willing, (player) =>
    keep(frame, instruction.result, { objects: [], players: [player], amount: 1, done: "yes" }),
  );
  return { ...combined(values), players: willing.filter((_, at) => values[at]?.done === "yes") };
};

/** Whether a player can choose to do it: what cannot be done at all is not offered (701.59b, 701.68b). */
function isAble(play: Play, { scope }: Frame, player: PlayerId, [first]: readonly Instruction[]): boolean {
  if (first?.kind !== "keywordAction") return true;
  const doable = doables[first.action];
  return (
    doable === undefined || doable.can(play, player, first.amount === null ? 1 : countOf(play, scope, first.amount))
  );
}

/** The players in the order in which they choose: from the controller on where the text says so, else from the active player (101.4). */
function ordered(
  { order }: InstructionOf<"optional">,
  players: readonly PlayerId[],
  { scope }: Frame,
): readonly PlayerId[] {
  const first = order === undefined ? 0 : Math.max(0, players.indexOf(scope.controller));
  return [...players.slice(first), ...players.slice(0, first)];
}

/** Whether what may be done only once each turn was done this turn (603.2h). */
function isUsedUp({ state }: Play, { scope }: Frame, { limit, result }: InstructionOf<"optional">): boolean {
  const source = findObject(state, scope.source);
  return limit === "onceEachTurn" && source !== null && usesThisTurn(state, source, offered(scope.ability, result)) > 0;
}

/** Notes on the source that the action was taken, so that the ability does not trigger again this turn (603.2h). */
function noteDone(play: Play, { scope }: Frame, slot: string): void {
  const source = findObject(play.state, scope.source);
  if (source !== null) play.change(source.id, withUse(play.state, source, offered(scope.ability, slot)));
}

/** Whether an instruction only permits something later: its "may" is that permission, not a choice made now. */
function isPermission(instruction: Instruction): boolean {
  return instruction.kind === "modify" && instruction.changes.every(({ kind }) => kind === "permit");
}

/** "If": one list or the other. */
export const conditional: Handler<"conditional"> = ({ condition, then, otherwise }, play, frame) => {
  leaveUndone(frame, [...then, ...otherwise]);
  return together(play, frame, holds(play, frame.scope, condition) ? then : otherwise);
};

/** "Unless a player pays" (118.12a): the slot tells whether it was paid. */
export const unless: Handler<"unless"> = (instruction, play, frame) => {
  const payer = playersOf(play, frame.scope, instruction.player).find((player) =>
    pays(play, frame, player, instruction.costs),
  );
  if (payer !== undefined) return { ...undone, players: [payer], done: "yes" };
  return { ...together(play, frame, instruction.instructions), done: "no" };
};

/** Whether a player can and does pay. */
function pays(play: Play, frame: Frame, player: PlayerId, costs: Parameters<typeof payCosts>[3]): boolean {
  if (!canPay(play, frame, player, costs)) return false;
  if (!askMay(play, { player, purpose: "pay", rule: "118.12a", about: frame.scope.source })) return false;
  payCosts(play, frame, player, costs);
  play.happen([{ kind: "costPaid", player, rule: "118.12a", cause: play.cause }]);
  return true;
}

/** Pays costs as a part of an effect: "you may pay", as often as the text allows (118.12). */
export const payCost: Handler<"payCost"> = (instruction, play, frame) => {
  const [player] = playersOf(play, frame.scope, instruction.player);
  if (player === undefined) return undone;
  const most =
    instruction.times === "anyNumber" ? Number.MAX_SAFE_INTEGER : countOf(play, frame.scope, instruction.times);
  const measured = measuredIn(play, frame, instruction);
  let times = 0;
  while (times < most && canPay(play, frame, player, instruction.costs)) {
    if (
      instruction.times === "anyNumber" &&
      !askMay(play, { player, purpose: "pay", rule: "118.12", about: frame.scope.source })
    )
      break;
    payCosts(play, frame, player, instruction.costs);
    times += 1;
  }
  const kind = times > 0 ? "costPaid" : "costNotPaid";
  play.happen([{ kind, player, rule: "118.12", cause: play.cause }]);
  const atWill = instruction.costs.some((cost) => "amount" in cost && cost.amount?.kind === "anyNumber");
  return atWill && times > 0
    ? { ...didAmount(frame.scope.slots[costSlot]?.amount ?? 0, [player]), done: "yes" }
    : didAmount(times > 0 ? (measured ?? times) : 0, [player]);
};

/** How much is paid once, of a sole cost that a text measures: "life equal to its power" (118.3); null of any other. */
function measuredIn(play: Play, { scope }: Frame, { costs, times }: InstructionOf<"payCost">): number | null {
  const [cost, ...others] = costs;
  if (cost === undefined || others.length > 0 || times === "anyNumber") return null;
  if (cost.kind !== "payLife" && cost.kind !== "payEnergy") return null;
  const { amount } = cost;
  return amount.kind === "number" || amount.kind === "anyNumber" ? null : countOf(play, scope, amount);
}

/** With an entity bound to the slot of a loop. */
function bind(frame: Frame, slot: string, entity: Entity): void {
  frame.scope = { ...frame.scope, iterations: { ...frame.scope.iterations, [slot]: entity } };
}

/**
 * "For each": once for each, which are those there are at the start (608.2h). What later speaks of "those tokens" means
 * what was made in all its turns (608.2c).
 */
export const forEach: Handler<"forEach"> = (instruction, play, frame) => {
  leaveUndone(frame, instruction.instructions);
  const entities = entitiesOf(play, frame.scope, instruction.over);
  if (!isPlayerReference(instruction.over)) frame.scope = withSlotFor(frame.scope, instruction.slot, instruction.over);
  const values = inTurns(play, frame, instruction.instructions, entities, (entity) =>
    bind(frame, instruction.slot, entity),
  );
  return values.length === 0 ? undone : { ...combined(values), done: "yes" };
};

/**
 * Runs the turns of a loop: those of players step by step (608.2e), those of objects at the same time where the one thing that
 * is done is done so (608.2f), else in turn.
 */
function inTurns<Each extends Entity>(
  play: Play,
  frame: Frame,
  instructions: readonly Instruction[],
  turns: readonly Each[],
  begin: (turn: Each) => void,
): readonly SlotValue[] {
  if (turns.length > 1 && turns.every(isPlayer) && instructions.every(({ kind }) => kind !== "instead"))
    return stepByStep(play, frame, instructions, turns.map((of) => ({ of, begin: () => begin(of) }))); // prettier-ignore
  const only = turns.length > 1 ? jointInstruction(instructions) : null;
  const beginnings = turns.map((turn) => () => begin(turn));
  return only === null
    ? oneAfterAnother(play, frame, instructions, beginnings)
    : carryOutTogether(play, frame, only, beginnings);
}

/** Runs turns one after another: what is spoken of after them is what all of them did (608.2c). */
function oneAfterAnother(
  play: Play,
  frame: Frame,
  instructions: readonly Instruction[],
  turns: readonly (() => void)[],
): readonly SlotValue[] {
  const did = new Map<string, SlotValue[]>();
  const values = turns.map((begin) => {
    const before = frame.scope.slots;
    begin();
    const value = together(play, frame, instructions);
    for (const [slot, made] of Object.entries(frame.scope.slots))
      if (before[slot] !== made) did.set(slot, [...(did.get(slot) ?? []), made]);
    return value;
  });
  for (const [slot, made] of did) keep(frame, slot, combined(made));
  return values;
}

/** So many times, one after another. */
export const repeat: Handler<"repeat"> = ({ times, instructions }, play, frame) => {
  const turns = repeated(countOf(play, frame.scope, times), () => (): void => undefined);
  const values = oneAfterAnother(play, frame, instructions, turns);
  return values.length === 0 ? undone : combined(values);
};

/** The modes: those announced, or chosen now where the ability was not announced with them (700.2). */
function chosenModes(
  play: Play,
  { scope }: Frame,
  instruction: Extract<Instruction, { readonly kind: "chooseModes" }>,
): readonly number[] {
  const announced = scope.modes[instruction.id];
  if (announced !== undefined) return announced;
  const [player = scope.controller] = choosersOf(play, scope, instruction.player);
  const indices = instruction.modes.map((_, index) => index);
  const least = Math.min(countOf(play, scope, instruction.least), indices.length);
  const most = Math.min(countOf(play, scope, instruction.most), indices.length);
  if (instruction.manner === "random") return randomOf(play, indices, most);
  const asking = { player, purpose: "mode", rule: "700.2", about: scope.source } as const;
  return askSome(play, asking, indices, (mode) => ({ kind: "mode", mode }), [least, most]);
}

/** The chosen modes, in the order in which they are written (608.2c, 700.2). */
export const chooseModes: Handler<"chooseModes"> = (instruction, play, frame) => {
  const chosen = [...chosenModes(play, frame, instruction)].sort((first, second) => first - second);
  const announced = frame.scope.modes[instruction.id] !== undefined;
  const values = chosen.flatMap((index) => {
    const mode = instruction.modes[index];
    if (mode === undefined) return [];
    if (!announced) frame.scope = announceTargets(play, frame.scope, mode.targets) ?? frame.scope;
    return [together(play, frame, mode.instructions)];
  });
  return values.length === 0 ? undone : combined(values);
};

/** Sets up a delayed triggered ability; one about what was just done triggers at once (603.7, 603.12). */
export const delay: Handler<"delayedTrigger"> = (instruction, play, frame) => {
  const { event, times, expires, targets, instructions } = instruction;
  // It finds what this resolution has moved so far (400.7j, 603.7c).
  const scope = afterCosts(play, frame.scope, frame.scope.began);
  startDelayed(play, { scope, event, times, expires, targets, instructions });
  play.happen([{ kind: "prepared", source: frame.scope.source, rule: "603.7a", cause: play.cause }]);
  if (event.kind !== "reflexive" || frame.scope.slots[event.slot]?.done !== "yes") return carriedOut;
  play.happen([{ kind: "reflexive", slot: event.slot, object: frame.scope.source, rule: "603.12", cause: play.cause }]);
  return carriedOut;
};

/** "Instead", where its condition holds (614.15). */
export const instead: Handler<"instead"> = ({ condition, instructions }, play, frame) =>
  holds(play, frame.scope, condition) ? together(play, frame, instructions) : didOrNot(false);
