import type { Handler } from "../act/carry-out.js";
import { counterAll } from "../act/counter.js";
import { chooseNewTargets, copyOnStack, stackedOf } from "../act/copy-spell.js";
import { withExceptions } from "../act/exceptions.js";
import { countOf } from "../read/quantity.js";
import { presentOf } from "../read/reference.js";
import type { Face } from "../state/object.js";
import { didObjects } from "./did.js";

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
    Array.from({ length: count }, () => copyOnStack(play, scope.controller, id, instruction.newTargets, differing)),
  );
  return didObjects(made.filter((id) => id !== null));
};

/** Chooses new targets for a spell or ability (115.7). */
export const retarget: Handler<"chooseNewTargets"> = ({ object }, play, { scope }) =>
  didObjects(presentOf(play, scope, object).filter((id) => chooseNewTargets(play, id)));
