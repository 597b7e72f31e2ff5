import type { ObjectReference } from "../../effects/index.js";
import { staticHolders } from "../read/characteristics.js";
import { objectsOf } from "../read/reference.js";
import type { ObjectId } from "../state/identity.js";
import { pagedItem } from "../state/paged.js";
import type { Scope } from "../state/scope.js";
import type { GameState } from "../state/state.js";
import type { Play } from "./play.js";

/** Where replacement effects on a permanent's entering come from: itself, and what was there before it (614.12). */
export interface Sources {
  readonly others: GameState["battlefield"];
  /** Everything that enters together: none of it can be chosen or counted (614.13a). */
  readonly entering: readonly ObjectId[];
}

/** An effect on what enters, with the scope in which its words are read. */
interface OnEntering {
  readonly effect: { readonly object: ObjectReference };
  readonly scope: Scope;
}

/** Those of the permanent's own effects that mean it alone: what means it among others does not apply to it (614.12). */
export function ownOnEntering<Held extends OnEntering>(own: readonly Held[]): Held[] {
  return own.filter(({ effect }) => effect.object.kind === "source");
}

/** The effects of what was there before, and those of resolved spells and abilities, that mean the entering permanent (614.12). */
export function othersOnEntering<Held extends OnEntering>(
  play: Play,
  id: ObjectId,
  { others }: Sources,
  of: (source: ObjectId) => readonly Held[],
  stored: readonly Held[],
): Held[] {
  const there = staticHolders(play.state).filter(
    (holder) => holder.zone === "command" || pagedItem(others, holder.id) !== null,
  );
  const held = [...there.flatMap((holder) => of(holder.id)), ...stored];
  return held.filter(({ effect, scope }) => objectsOf(play, scope, effect.object).includes(id));
}
