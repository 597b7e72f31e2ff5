import type { Handler } from "../act/carry-out.js";
import { startShield } from "../act/effects.js";
import { loseGame as leave } from "../act/leave-game.js";
import { isForbiddenTo } from "../act/rules.js";
import { playersOf } from "../read/player.js";
import { countOf } from "../read/quantity.js";
import { isDuring } from "../read/turn-parts.js";
import { opponentsOf } from "../state/objects.js";
import { undone } from "../state/scope.js";
import { didAmount } from "./did.js";
import { holdTo, repeated } from "../state/many.js";

/** A player wins: the others lose (104.2b). */
export const winGame: Handler<"winGame"> = (instruction, play, { scope }) => {
  const [player] = playersOf(play, scope, instruction.player);
  if (player === undefined || isForbiddenTo(play, player, "winTheGame")) return undone;
  const others = opponentsOf(play.state, player);
  play.changePlayer(player, { standing: "won" });
  play.happen([{ kind: "wonGame", player, rule: "104.2b", cause: play.cause }]);
  leave(
    play,
    others.map((other) => ({ player: other, rule: "104.3h" })),
  );
  return didAmount(1, [player]);
};

/** Players lose the game (104.3e). */
export const loseGame: Handler<"loseGame"> = (instruction, play, { scope }) => {
  const players = playersOf(play, scope, instruction.player).filter(
    (player) => !isForbiddenTo(play, player, "loseTheGame"),
  );
  leave(
    play,
    players.map((player) => ({ player, rule: "104.3e" })),
  );
  return didAmount(players.length, players);
};

/** A player takes extra turns after this one (500.7). */
export const extraTurn: Handler<"extraTurn"> = (instruction, play, { scope }) => {
  const count = countOf(play, scope, instruction.count);
  const players = playersOf(play, scope, instruction.player);
  const added = players.flatMap((player) => repeated(count, () => player));
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

/** Players skip their next turns, phases or steps of a kind: each of these effects waits for one of them (614.10a). */
export const skip: Handler<"skip"> = ({ result, player, part, count, within }, play, { scope }) => {
  const players = playersOf(play, scope, player);
  const amount = countOf(play, scope, count);
  const whose = { kind: "player", reference: { kind: "iterationPlayer", slot: result } } as const;
  const event = { kind: "turnPart", part, whose, edge: "beginning", next: "each" } as const;
  const duration = { kind: within ?? "indefinite" } as const;
  const waiting = { event, replacement: { kind: "nothing" }, duration, left: null, by: null, once: "unused" } as const;
  for (const one of players) {
    const own = { ...scope, iterations: { ...scope.iterations, [result]: one } };
    holdTo(amount);
    for (let made = 0; made < amount; made += 1) startShield(play, { ...waiting, scope: own });
  }
  play.happen([{ kind: "prepared", source: scope.source, rule: "614.10", cause: play.cause }]);
  return didAmount(amount * players.length, players);
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
