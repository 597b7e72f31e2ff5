import type { Identifier, Instruction } from "../../effects/index.js";
import { askMay, askSome } from "../act/ask.js";
import { carryOutAll, type Frame, type Handler } from "../act/carry-out.js";
import type { Play } from "../act/play.js";
import { holds } from "../read/condition.js";
import { playerMeant, playersOf } from "../read/player.js";
import { countOf } from "../read/quantity.js";
import { cardsOf } from "../read/reference.js";
import type { Entity } from "../state/identity.js";
import { didSoMuch, type SlotValue, together, undone } from "../state/scope.js";

/** The slots of instructions and of those within them. */
function slotsOf(instructions: readonly Instruction[]): Identifier[] {
  return instructions.flatMap((one) => [one.result, ...slotsOf(within(one))]);
}

/** The instructions within another that are carried out with it. */
function within(instruction: Instruction): readonly Instruction[] {
  switch (instruction.kind) {
    case "optional":
    case "forEach":
    case "repeat":
    case "repeatWhile":
      return instruction.instructions;
    case "conditional":
      return [...instruction.then, ...instruction.otherwise];
    case "chooseOne":
      return instruction.options.flat();
    default:
      return [];
  }
}

/** Carries out instructions several times over; afterwards their slots hold what all the turns did together. */
function severalTimes(
  play: Play,
  frame: Frame,
  instructions: readonly Instruction[],
  turns: readonly (() => void)[],
): void {
  const turned = turns.map((turn) => () => {
    turn();
    carryOutAll(play, frame, instructions);
  });
  takeTurns(frame, instructions, turned);
}

/** Takes turns; afterwards the slots of their instructions hold what all of them did together. */
function takeTurns(frame: Frame, instructions: readonly Instruction[], turns: readonly (() => void)[]): void {
  const names = slotsOf(instructions);
  const kept: Record<Identifier, SlotValue[]> = {};
  for (const turn of turns) {
    turn();
    for (const name of names) {
      const value = frame.scope.slots[name];
      if (value !== undefined) kept[name] = [...(kept[name] ?? []), value];
    }
  }
  const joined = Object.entries(kept).map(([name, values]) => [name, together(values)] as const);
  frame.scope = { ...frame.scope, slots: { ...frame.scope.slots, ...Object.fromEntries(joined) } };
}

/** What some instructions did: done where the last of them was, "if you do" (R32). */
function outcome({ scope }: Frame, instructions: readonly Instruction[]): SlotValue {
  const last = instructions.at(-1);
  return last === undefined ? undone : (scope.slots[last.result] ?? undone);
}

/** "you may …" */
export const optional: Handler<"optional"> = ({ player, instructions }, play, frame) => {
  const { scope } = frame;
  const who = playerMeant(play, scope, player) ?? scope.player;
  if (!askMay(play, { player: who, purpose: "may", rule: "R36", about: scope.source })) return undone;
  carryOutAll(play, frame, instructions);
  return outcome(frame, instructions);
};

/** "if …, …; otherwise …" */
export const conditional: Handler<"conditional"> = ({ condition, then, otherwise }, play, frame) => {
  const branch = holds(play, frame.scope, condition) ? then : otherwise;
  carryOutAll(play, frame, branch);
  return outcome(frame, branch);
};

/** What a loop goes over. */
function turnsOf(play: Play, { scope }: Frame, over: Parameters<Handler<"forEach">>[0]["over"]): readonly Entity[] {
  switch (over.kind) {
    case "you":
    case "opponent":
    case "eachPlayer":
    case "eventPlayer":
    case "controllerOf":
    case "ownerOf":
    case "choosePlayer":
    case "resultPlayer":
    case "iterationPlayer":
      return playersOf(play, scope, over);
    default:
      return cardsOf(play, scope, over);
  }
}

/** Where what a loop makes is used: all of it is made, and all readied, before any of it fights (R34). */
function firstUse(instructions: readonly Instruction[]): number {
  const made = instructions.findIndex(({ kind }) => kind === "makeTokens");
  const used = instructions.findIndex(({ kind }, index) => kind === "use" && index > made);
  return made < 0 || used < 0 ? instructions.length : used;
}

/** "for each …, …": one after the other, over those that there were as it began; what is made fights last, one at a time (R34). */
export const forEach: Handler<"forEach"> = ({ slot, over, instructions }, play, frame) => {
  const entities = turnsOf(play, frame, over);
  const at = firstUse(instructions);
  const [first, last] = [instructions.slice(0, at), instructions.slice(at)];
  const scopes: Frame["scope"][] = [];
  const firstTurns = entities.map((entity) => () => {
    frame.scope = { ...frame.scope, iterations: { ...frame.scope.iterations, [slot]: entity } };
    carryOutAll(play, frame, first);
    scopes.push(frame.scope);
  });
  takeTurns(frame, first, firstTurns);
  const done = frame.scope;
  const lastTurns = scopes.map((scope) => () => {
    frame.scope = scope;
    carryOutAll(play, frame, last);
  });
  takeTurns(frame, last, lastTurns);
  if (last.length > 0) frame.scope = { ...frame.scope, slots: { ...frame.scope.slots, ...slotsIn(done, first) } };
  return didSoMuch(entities.length);
};

/** What the slots of some instructions hold. */
function slotsIn({ slots }: Frame["scope"], instructions: readonly Instruction[]): Frame["scope"]["slots"] {
  const names = new Set(slotsOf(instructions));
  return Object.fromEntries(Object.entries(slots).filter(([name]) => names.has(name)));
}

/** So many times. */
export const repeat: Handler<"repeat"> = ({ times, instructions }, play, frame) => {
  const count = countOf(play, frame.scope, times);
  severalTimes(
    play,
    frame,
    instructions,
    Array.from({ length: count }, () => () => undefined),
  );
  return didSoMuch(count);
};

/** "repeat the preceding effect" as long as a condition holds, and not more often than it says. */
export const repeatWhile: Handler<"repeatWhile"> = ({ condition, most, instructions }, play, frame) => {
  const limit = Math.min(countOf(play, frame.scope, most), mostRepeats);
  let times = 0;
  while (times < limit && play.state.winner === null && holds(play, frame.scope, condition)) {
    carryOutAll(play, frame, instructions);
    times += 1;
  }
  return didSoMuch(times);
};

/** A loop without an end is broken off here, far beyond any real game. */
const mostRepeats = 1000;

/** "choose one": the options in the order in which they are written. */
export const chooseOne: Handler<"chooseOne"> = ({ player, least, most, options }, play, frame) => {
  const { scope } = frame;
  const who = playerMeant(play, scope, player) ?? scope.player;
  const asking = { player: who, purpose: "mode", rule: "choosing", about: scope.source } as const;
  const modes = askSome(play, asking, [...options.keys()], (mode) => ({ kind: "mode", mode }), [least, most]);
  for (const mode of [...modes].sort((first, second) => first - second)) carryOutAll(play, frame, options[mode] ?? []);
  return didSoMuch(modes.length);
};
