import type { Handler } from "../act/carry-out.js";
import { carryOutAll } from "../act/carry-out.js";
import { leaveGame } from "../act/leave-game.js";
import { isForbiddenTo } from "../act/rules.js";
import { playersOf } from "../read/player.js";
import { countOf } from "../read/quantity.js";
import { isDuring } from "../read/turn-parts.js";
import { NotExecutable } from "../state/failures.js";
import { opponentsOf } from "../state/objects.js";
import { drawNumber } from "../state/random.js";
import type { PlayerId } from "../state/identity.js";
import type { Play } from "../act/play.js";
import { undone } from "../state/scope.js";
import { carriedOut, didAmount, didOrNot } from "./did.js";

/** Players lose at once (104.3e). */
function lose(play: Play, players: readonly PlayerId[], rule: string): void {
  for (const player of players) {
    play.changePlayer(player, { standing: "lost" });
    play.happen([{ kind: "lostGame", player, rule, cause: play.cause }]);
    leaveGame(play, player);
  }
}

/** A player wins: the others lose (104.2b). */
export const winGame: Handler<"winGame"> = (instruction, play, { scope }) => {
  const [player] = playersOf(play, scope, instruction.player);
  if (player === undefined || isForbiddenTo(play, player, "winTheGame")) return undone;
  const others = opponentsOf(play.state, player);
  play.changePlayer(player, { standing: "won" });
  play.happen([{ kind: "wonGame", player, rule: "104.2b", cause: play.cause }]);
  lose(play, others, "104.3h");
  return didAmount(1, [player]);
};

/** Players lose the game (104.3e). */
export const loseGame: Handler<"loseGame"> = (instruction, play, { scope }) => {
  const players = playersOf(play, scope, instruction.player).filter(
    (player) => !isForbiddenTo(play, player, "loseTheGame"),
  );
  lose(play, players, "104.3e");
  return didAmount(players.length, players);
};

/** A player takes extra turns after this one (500.7). */
export const extraTurn: Handler<"extraTurn"> = (instruction, play, { scope }) => {
  if (instruction.kind !== "extraTurn") throw new NotExecutable(`instruction ${instruction.kind}`);
  const count = countOf(play, scope, instruction.count);
  const players = playersOf(play, scope, instruction.player);
  const added = players.flatMap((player) => Array.from({ length: count }, () => player));
  play.state = { ...play.state, turn: { ...play.state.turn, extra: [...play.state.turn.extra, ...added] } };
  for (const player of players) {
    play.happen([
      {
        kind: "keywordAction",
        action: "extra turn",
        player,
        object: null,
        amount: count,
        rule: "500.7",
        cause: play.cause,
      },
    ]);
  }
  return didAmount(added.length, players);
};

/** Phases come directly after the present one, where it is such a phase; the latest that are added are the first (500.8). */
export const extraPhase: Handler<"extraPhase"> = ({ after, phases }, play, { scope }) => {
  const { turn } = play.state;
  if (after !== "phase" && !isDuring(turn.part, after)) return undone;
  const { phases: earlier, then } = turn.added ?? { phases: [], then: null };
  play.state = { ...play.state, turn: { ...turn, added: { phases: [...phases, ...earlier], then } } };
  play.happen([
    {
      kind: "keywordAction",
      action: "extra phase",
      player: scope.controller,
      object: null,
      amount: phases.length,
      rule: "500.8",
      cause: play.cause,
    },
  ]);
  return didAmount(phases.length, []);
};

/** Rolls dice (706.2); the total is the result. */
export const rollDie: Handler<"rollDie"> = (instruction, play, { scope }) => {
  if (instruction.kind !== "rollDie" || instruction.until !== null)
    throw new NotExecutable(`instruction ${instruction.kind}`);
  const count = countOf(play, scope, instruction.count);
  const [player = scope.controller] = playersOf(play, scope, instruction.player);
  let total = 0;
  for (let number = 0; number < count; number += 1) {
    const { value, random } = drawNumber(play.state.random, instruction.sides);
    play.state = { ...play.state, random };
    total += value + 1;
  }
  play.happen([{ kind: "randomised", player, amount: total, rule: "706.2", cause: play.cause }]);
  return didAmount(total, [player]);
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

/** Flips a coin: the player calls it, and wins or loses the flip, one as likely as the other (705.2). */
export const flip: Handler<"flipCoin"> = (instruction, play, { scope }) => {
  const count = countOf(play, scope, instruction.count);
  if (instruction.kind !== "flipCoin" || instruction.until !== null || count !== 1)
    throw new NotExecutable(`instruction ${instruction.kind}`);
  const [player = scope.controller] = playersOf(play, scope, instruction.player);
  const { value, random } = drawNumber(play.state.random, 2);
  play.state = { ...play.state, random };
  play.happen([{ kind: "randomised", player, amount: value, rule: "705.2", cause: play.cause }]);
  return didAmount(value, [player]);
};
