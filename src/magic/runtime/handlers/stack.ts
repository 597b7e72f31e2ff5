import type { ObjectReference, PlayerReference } from "../../effects/index.js";
import type { Handler } from "../act/carry-out.js";
import { counterAll } from "../act/counter.js";
import { type Changing, replaceTargets } from "../act/new-targets.js";
import type { Play } from "../act/play.js";
import { copyOnStack, stackedOf } from "../act/copy-spell.js";
import { withExceptions } from "../act/exceptions.js";
import { playersOf } from "../read/player.js";
import { countOf } from "../read/quantity.js";
import { presentOf } from "../read/reference.js";
import type { Scope, SlotValue } from "../state/scope.js";
import type { Face } from "../state/object.js";
import { didObjects } from "./did.js";
import { repeated } from "../state/many.js";

/** Counters spells and abilities (701.6). */
export const counter: Handler<"counterSpell"> = ({ objects, instead, position }, play, { scope }) =>
  didObjects(counterAll(play, presentOf(play, scope, objects), { to: instead ?? "graveyard", position }));

/** Copies spells and abilities (707.10). */
export const copy: Handler<"copySpell"> = (instruction, play, { scope }) => {
  const count = countOf(play, scope, instruction.count);
  const ids = stackedOf(play, scope, instruction.object);
  const differing = (faces: readonly Face[]): readonly Face[] =>
    withExceptions(play, scope, faces, instruction.exceptions);
  const made = ids.flatMap((id) =>
    repeated(count, () => copyOnStack(play, scope.controller, id, instruction.newTargets, differing)),
  );
  return didObjects(made.filter((id) => id !== null));
};

/** A player may choose new targets for a spell or ability (115.7d). */
export const retarget: Handler<"chooseNewTargets"> = ({ object, player }, play, { scope }) =>
  replaced(play, scope, object, player, { kind: "choose" });

/** A player changes the targets of a spell or ability, all of them or none (115.7a). */
export const changeTargets: Handler<"changeTargets"> = ({ object, player, to }, play, { scope }) =>
  replaced(
    play,
    scope,
    object,
    player,
    to === null ? { kind: "change" } : { kind: "changeTo", to: presentOf(play, scope, to) },
  );

function replaced(
  play: Play,
  scope: Scope,
  object: ObjectReference,
  whose: PlayerReference,
  changing: Changing,
): SlotValue {
  const [player] = playersOf(play, scope, whose);
  const ids = player === undefined ? [] : presentOf(play, scope, object);
  return didObjects(ids.filter((id) => player !== undefined && replaceTargets(play, id, player, changing)));
}
