import type { Handler } from "../act/carry-out.js";
import { shuffleLibrary } from "../act/library.js";
import { moveAll } from "../act/move.js";
import { isForbiddenTo } from "../act/rules.js";
import { matches } from "../read/filter.js";
import { playersOf } from "../read/player.js";
import { countOf } from "../read/quantity.js";
import { askObjects, presentOf } from "../read/reference.js";
import { subjectOf } from "../read/sight.js";
import type { ObjectId } from "../state/identity.js";
import { findObject, playerOf, zoneObjects } from "../state/objects.js";
import { NotExecutable } from "../state/failures.js";
import { undone } from "../state/scope.js";
import { carriedOut, didObjects } from "./did.js";

/** Searches zones for cards that match (701.23); a player need not find what is in a hidden zone (701.23b). */
export const search: Handler<"searchLibrary"> = (instruction, play, { scope }) => {
  const [player] = playersOf(play, scope, instruction.player);
  if (player === undefined || isForbiddenTo(play, player, "search")) return undone;
  const zones = playersOf(play, scope, instruction.whose).flatMap((owner) =>
    instruction.zones.flatMap((zone) => zoneObjects(play.state, zone, owner)),
  );
  const candidates = zones.filter((id) => {
    const subject = subjectOf(play, id);
    return subject !== null && matches(play, scope, instruction.filter, subject);
  });
  const most = Math.min(countOf(play, scope, instruction.most), candidates.length);
  const objects = askObjects(play, scope, { player, candidates, least: 0, most, rule: "701.23b", purpose: "object" });
  play.happen([{ kind: "searched", player, objects, amount: objects.length, rule: "701.23a", cause: play.cause }]);
  return { ...didObjects(objects), done: "yes" };
};

/** Shuffles, with objects put into the library first where the text says so (701.24). */
export const shuffle: Handler<"shuffle"> = (instruction, play, { scope }) => {
  const into = instruction.into === null ? [] : presentOf(play, scope, instruction.into);
  const owners = into.flatMap((id) => findObject(play.state, id)?.owner ?? []);
  moveAll(
    play,
    into.map((object) => ({ object, to: "library" })),
    "701.24b",
  );
  for (const player of new Set([...playersOf(play, scope, instruction.player), ...owners]))
    shuffleLibrary(play, player);
  return carriedOut;
};

/** Shows objects to everyone (701.20), or to one player. */
export const show: Handler<"reveal" | "lookAt"> = (instruction, play, { scope }) => {
  const players = playersOf(play, scope, instruction.player);
  const [player = scope.controller] = players;
  const objects =
    instruction.until === null ? presentOf(play, scope, instruction.what) : untilFound(instruction, play, { scope });
  const kind = instruction.kind === "reveal" ? "revealed" : "lookedAt";
  play.happen([{ kind, player, objects, amount: objects.length, rule: "701.20a", cause: play.cause }]);
  return didObjects(objects);
};

/** Cards from the top of the library until one matches. */
const untilFound = (
  instruction: Parameters<typeof show>[0],
  play: Parameters<typeof show>[1],
  { scope }: Parameters<typeof show>[2],
): ObjectId[] => {
  const [player] = playersOf(play, scope, instruction.player);
  const { until } = instruction;
  if (player === undefined || until === null) return [];
  const cards = [...playerOf(play.state, player).library].reverse();
  const index = cards.findIndex((id) => {
    const subject = subjectOf(play, id);
    return subject !== null && matches(play, scope, until, subject);
  });
  return index < 0 ? cards : cards.slice(0, index + 1);
};

/** Objects that a player chooses, noted for what speaks of them later (608.2d, 607.2d). */
export const choose: Handler<"chooseObjects"> = (instruction, play, frame) => {
  if (instruction.secretly === "secretly") throw new NotExecutable("a secret choice of objects");
  const [player = frame.scope.controller] = playersOf(play, frame.scope, instruction.player);
  const objects = presentOf(play, frame.scope, instruction.objects);
  frame.scope = { ...frame.scope, taken: [...frame.scope.taken, ...objects] };
  const source = findObject(play.state, frame.scope.source);
  if (source !== null) play.change(source.id, { linked: { ...source.linked, chosen: objects } });
  play.happen([{ kind: "chosen", player, objects, word: null, rule: "608.2d", cause: play.cause }]);
  return didObjects(objects);
};
