import type { GameObject } from "../state/object.js";
import type { Characteristics } from "../state/characteristics.js";
import type { Entity, ObjectId } from "../state/identity.js";
import type { Request } from "../state/request.js";
import type { GameState } from "../state/state.js";
import { NotExecutable } from "../state/failures.js";
import { findObject, lastKnownOf } from "../state/objects.js";

/** What the evaluators read the game through: in the midst of the layers it shows characteristics in the making. */
export interface Sight {
  readonly state: GameState;
  /** The characteristics of an object that exists. */
  look(object: GameObject): Characteristics;
  /** Asks a player; a reading in which nobody can be asked throws {@link NotExecutable}. */
  ask(request: Request): readonly number[];
}

/** An object as it is, as it last was, or as it would be: what a filter is held against. */
export interface Subject {
  readonly object: GameObject;
  readonly looks: Characteristics;
  /** What was attached to it as it left, where it is gone and anything was. */
  readonly attached?: readonly ObjectId[];
}

/** The object as it is now or, where it is gone, as it last existed (608.2h). */
export function subjectOf(sight: Sight, id: ObjectId): Subject | null {
  const object = findObject(sight.state, id);
  if (object !== null) return { object, looks: sight.look(object) };
  return lastKnownOf(sight.state, id);
}

/** The subject, where a rule says that there is one. */
export function requireSubject(sight: Sight, id: ObjectId): Subject {
  const subject = subjectOf(sight, id);
  if (subject === null) throw new NotExecutable(`object ${id}, of which nothing is known any more`);
  return subject;
}

/** The subject of an entity that is an object. */
export function subjectOfEntity(sight: Sight, entity: Entity): Subject | null {
  return typeof entity === "number" ? subjectOf(sight, entity) : null;
}

/** A reading in which nobody can be asked, such as of a static ability. */
export function cannotAsk(): never {
  throw new NotExecutable("a choice where nobody can choose");
}
