import type { Instruction, Zone } from "../../effects/index.js";
import { askSome } from "../act/ask.js";
import type { Handler } from "../act/carry-out.js";
import { shuffleLibrary } from "../act/library.js";
import { moveAll } from "../act/move.js";
import type { Play } from "../act/play.js";
import { isForbiddenTo } from "../act/rules.js";
import { matches } from "../read/filter.js";
import { playersOf } from "../read/player.js";
import { countOf } from "../read/quantity.js";
import { askObjects, presentOf } from "../read/reference.js";
import { subjectOf } from "../read/sight.js";
import { withSlotFor } from "../read/spoken-as-cards.js";
import type { ObjectId, PlayerId } from "../state/identity.js";
import type { ByKind } from "../state/kinds.js";
import { findObject, zoneObjects } from "../state/objects.js";
import { emptyPaged, withMore } from "../state/paged.js";
import { NotExecutable } from "../state/failures.js";
import { type Scope, scopeOf, type SlotValue, undone } from "../state/scope.js";
import { carriedOut, combined, didBy, didObjects } from "./did.js";

/** Searches zones for cards that match (701.23); of several players, each searches theirs, in turn order (101.4, 608.2e). */
export const search: Handler<"searchLibrary"> = (instruction, play, { scope }) => {
  const players = playersOf(play, scope, instruction.player);
  const values = players.map((player) =>
    searchAs(instruction, play, scopeOf(scope, instruction.player, player), player),
  );
  const searched = [...new Set(values.flatMap((value) => value.searched ?? []))];
  return searched.length === 0 ? combined(values) : { ...combined(values), searched };
};

/** What a player finds, who need not find what is in a hidden zone (701.23b). */
function searchAs(
  instruction: ByKind<Instruction>["searchLibrary"],
  play: Play,
  scope: Scope,
  player: PlayerId,
): SlotValue {
  if (isForbiddenTo(play, player, "search")) return undone;
  const searched = zonesSearched(instruction, play, player, scope.source);
  const cards = playersOf(play, scope, instruction.whose).flatMap((owner) =>
    searched.flatMap((zone) => zoneObjects(play.state, zone, owner)),
  );
  const candidates = cards.filter((id) => {
    const subject = subjectOf(play, id);
    return subject !== null && matches(play, scope, instruction.filter, subject);
  });
  const most = Math.min(countOf(play, scope, instruction.most), candidates.length);
  const objects = askObjects(play, scope, { player, candidates, least: 0, most, rule: "701.23b", purpose: "object" });
  play.happen([{ kind: "searched", player, objects, amount: objects.length, rule: "701.23a", cause: play.cause }]);
  return { ...didBy(player, objects), done: "yes", searched };
}

/** The zones that are searched: all, or those that the player chooses of them, one at least (701.23a). */
function zonesSearched(
  { zones, which }: ByKind<Instruction>["searchLibrary"],
  play: Play,
  player: PlayerId,
  about: ObjectId,
): readonly Zone[] {
  if (which === undefined) return zones;
  const asking = { player, purpose: "library", rule: "701.23a", about } as const;
  return askSome(play, asking, zones, (word) => ({ kind: "word", word }), [1, zones.length]);
}

/** Shuffles, with objects put into the library first where the text says so (701.24c, 701.24d). */
export const shuffle: Handler<"shuffle"> = (instruction, play, { scope }) => {
  const meant = instruction.into === null ? [] : presentOf(play, scope, instruction.into);
  const into = meant.filter((id) => findObject(play.state, id)?.zone !== "library");
  const owners = into.flatMap((id) => findObject(play.state, id)?.owner ?? []);
  moveAll(
    play,
    into.map((object) => ({ object, to: "library" })),
    "701.24c",
  );
  for (const player of new Set([...playersOf(play, scope, instruction.player), ...owners]))
    shuffleLibrary(play, player);
  return instruction.into === null ? carriedOut : { ...carriedOut, amount: into.length };
};

/** Shows objects to everyone (701.20), or to one player. */
export const show: Handler<"reveal" | "lookAt"> = (instruction, play, { scope }) => {
  const players = playersOf(play, scope, instruction.player);
  const [player = scope.controller] = players;
  const objects = presentOf(play, scope, instruction.what);
  const kind = instruction.kind === "reveal" ? "revealed" : "lookedAt";
  play.happen([{ kind, player, objects, amount: objects.length, rule: "701.20a", cause: play.cause }]);
  return didObjects(objects);
};

/** Objects that a player chooses, noted for what speaks of them later (608.2d, 607.2d). */
export const choose: Handler<"chooseObjects"> = (instruction, play, frame) => {
  if (instruction.secretly === "secretly") throw new NotExecutable("a secret choice of objects");
  const [player = frame.scope.controller] = playersOf(play, frame.scope, instruction.player);
  const objects = presentOf(play, frame.scope, instruction.objects);
  const scope = withSlotFor(frame.scope, instruction.result, instruction.objects);
  frame.scope = { ...scope, taken: [...scope.taken, ...objects] };
  const source = findObject(play.state, scope.source);
  if (source !== null) play.change(source.id, { linked: { ...source.linked, chosen: withMore(emptyPaged, objects) } });
  play.happen([{ kind: "chosen", player, objects, word: null, rule: "608.2d", cause: play.cause }]);
  return didObjects(objects);
};
