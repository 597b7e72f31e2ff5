import type { PileFace, PlayerReference } from "../../effects/index.js";
import { askSome, entityOption } from "../act/ask.js";
import type { Frame, Handler } from "../act/carry-out.js";
import type { Play } from "../act/play.js";
import { choosersOf } from "../read/chooser.js";
import { askObjects, presentOf } from "../read/reference.js";
import { NotExecutable } from "../state/failures.js";
import type { ObjectId, PlayerId } from "../state/identity.js";
import type { Option } from "../state/request.js";
import { undone } from "../state/scope.js";

/** The one player who is meant; of several opponents, the one whom the controller chooses (608.2d). */
function onePlayer(play: Play, { scope }: Frame, reference: PlayerReference): PlayerId | null {
  const players = choosersOf(play, scope, reference);
  const [player = null] = players;
  if (players.length < 2) return player;
  if (reference.kind !== "anyOpponent") throw new NotExecutable("piles of several players");
  const asking = { player: scope.controller, purpose: "player", rule: "608.2d", about: scope.source } as const;
  return askSome(play, asking, players, entityOption, [1, 1])[0] ?? null;
}

/** The objects of each pile but the last as the player puts them there; the last has what is left (700.3a, 700.3d). */
function grouped(
  play: Play,
  { scope }: Frame,
  player: PlayerId,
  objects: readonly ObjectId[],
  count: number,
): readonly (readonly ObjectId[])[] {
  const piles: ObjectId[][] = [];
  let candidates = [...objects];
  while (piles.length < count - 1) {
    const question = {
      player,
      candidates,
      least: 0,
      most: candidates.length,
      rule: "700.3a",
      purpose: "object",
    } as const;
    const pile = askObjects(play, scope, question);
    piles.push(pile);
    candidates = candidates.filter((id) => !pile.includes(id));
  }
  return [...piles, candidates];
}

/** Shows the cards that are put into a face-up pile (701.20a). */
function showFaceUp(
  play: Play,
  player: PlayerId,
  piles: readonly (readonly ObjectId[])[],
  faces: readonly PileFace[],
): void {
  const objects = piles.flatMap((pile, index) => (faces[index] === "faceUp" ? pile : []));
  if (objects.length > 0)
    play.happen([{ kind: "revealed", player, objects, amount: objects.length, rule: "701.20a", cause: play.cause }]);
}

/** A player groups objects into piles; they do not leave the zone that they are in (700.3). */
export const separate: Handler<"separatePiles"> = (instruction, play, frame) => {
  const player = onePlayer(play, frame, instruction.player);
  if (player === null) return undone;
  const objects = presentOf(play, frame.scope, instruction.objects);
  const piles = grouped(play, frame, player, objects, instruction.piles.length);
  play.happen([{ kind: "separated", player, objects, piles, rule: "700.3", cause: play.cause }]);
  showFaceUp(play, player, piles, instruction.piles);
  return { objects, players: [player], amount: objects.length, piles, faces: instruction.piles, done: "yes" };
};

/** A pile as it is offered: what is in a face-down pile is not told. */
function shown(pile: readonly ObjectId[], index: number, face: PileFace | undefined): Option {
  return { kind: "pile", pile: index, size: pile.length, objects: face === "faceDown" ? [] : pile };
}

/** A player chooses one of the piles; the others are what is not chosen (700.3b). */
export const choose: Handler<"choosePile"> = (instruction, play, frame) => {
  const separated = frame.scope.slots[instruction.of];
  const player = onePlayer(play, frame, instruction.player);
  const piles = separated?.piles ?? [];
  if (player === null || piles.length === 0) return undone;
  const asking = { player, purpose: "value", rule: "700.3", about: frame.scope.source } as const;
  const indices = piles.map((_, index) => index);
  const show = (index: number): Option => shown(piles[index] ?? [], index, separated?.faces?.[index]);
  const [chosen = 0] = askSome(play, asking, indices, show, [1, 1]);
  const objects = piles[chosen] ?? [];
  play.happen([{ kind: "chosen", player, objects, word: null, rule: "700.3", cause: play.cause }]);
  const others = piles.filter((_, index) => index !== chosen);
  return { objects, players: [player], amount: objects.length, piles: others, done: "yes" };
};
