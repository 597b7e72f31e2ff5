import type { Instruction } from "../../effects/index.js";
import { carryOutAll, type Handler } from "../act/carry-out.js";
import type { Play } from "../act/play.js";
import { playersOf } from "../read/player.js";
import { countOf } from "../read/quantity.js";
import { NotExecutable } from "../state/failures.js";
import type { PlayerId } from "../state/identity.js";
import type { ByKind } from "../state/kinds.js";
import { drawNumber } from "../../../state/random.js";
import type { Scope, SlotValue } from "../state/scope.js";
import { carriedOut, didOrNot } from "./did.js";
import { repeated } from "../state/many.js";

type Chance = ByKind<Instruction>["flipCoin"] | ByKind<Instruction>["rollDie"];

/** The one player who flips or rolls: the results of several would have to be told apart. */
function whoseChance(play: Play, scope: Scope, { player, kind }: Chance): PlayerId {
  const [first = scope.controller, ...others] = playersOf(play, scope, player);
  if (others.length > 0) throw new NotExecutable(`instruction ${kind} of several players`);
  return first;
}

/** A number from 0 up, each as likely as the other. */
function drawBelow(play: Play, below: number): number {
  const { value, random } = drawNumber(play.state.random, below);
  play.state = { ...play.state, random };
  return value;
}

/** What came of it: the sum is the amount, and each result by itself. */
function cameTo(player: PlayerId, results: readonly number[]): SlotValue {
  const amount = results.reduce((sum, one) => sum + one, 0);
  return { objects: [], players: [player], amount, results, done: results.length > 0 ? "yes" : "no" };
}

/** Rolls dice (706.2): all that one instruction asks for are rolled at once, and the total is what came of it. */
export const rollDie: Handler<"rollDie"> = (instruction, play, { scope }) => {
  const player = whoseChance(play, scope, instruction);
  const count = countOf(play, scope, instruction.count);
  const plus = instruction.plus === null ? 0 : countOf(play, scope, instruction.plus);
  const results = repeated(count, () => drawBelow(play, instruction.sides) + 1 + plus);
  const rolled = cameTo(player, results);
  if (results.length === 0) return rolled;
  const common = { player, rule: "706.2", cause: play.cause };
  play.happen([
    { kind: "diceRolled", ...common, amount: rolled.amount },
    ...results.map((amount) => ({ kind: "dieRolled", ...common, amount }) as const),
  ]);
  return rolled;
};

/** Does what the row of the result says (706.3). */
export const dieTable: Handler<"dieTable"> = ({ roll, rows }, play, frame) => {
  const amount = frame.scope.slots[roll]?.amount;
  if (amount === undefined) throw new NotExecutable(`the result of a roll ${roll}, which nothing filled`);
  const row = rows.find(({ from, to }) => amount >= from && (to === null || amount <= to));
  if (row === undefined) return didOrNot(false);
  carryOutAll(play, frame, row.instructions);
  return carriedOut;
};

/** One flip: the player calls it, and wins or loses the flip, one as likely as the other (705.2). */
function flipOne(play: Play, player: PlayerId): number {
  const won = drawBelow(play, 2);
  const outcome = won === 1 ? "won" : "lost";
  play.happen([{ kind: "coinFlipped", player, outcome, rule: "705.2", cause: play.cause }]);
  return won;
}

/** Flips coins: so many, or one after another until a flip is lost (705.2); how many were won is what came of it. */
export const flip: Handler<"flipCoin"> = (instruction, play, { scope }) => {
  const player = whoseChance(play, scope, instruction);
  if (instruction.until === null) {
    const count = countOf(play, scope, instruction.count);
    return cameTo(
      player,
      repeated(count, () => flipOne(play, player)),
    );
  }
  const results: number[] = [];
  while (results.at(-1) !== 0) results.push(flipOne(play, player));
  return cameTo(player, results);
};
