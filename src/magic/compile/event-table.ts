import type { Predicate, PredicateKind, PredicateOf } from "../syntax/predicate.js";
import { characteristicEvents } from "./events/characteristic.js";
import { chanceEvents } from "./events/chance.js";
import { combatEvents } from "./events/combat.js";
import { counterEvents } from "./events/counter.js";
import { damageEvents } from "./events/damage.js";
import { keywordActionEvents } from "./events/keyword-action.js";
import { designationEvents } from "./events/designation.js";
import { notEvents } from "./events/not-lowered.js";
import { passiveEvents } from "./events/passive.js";
import { spellEvents } from "./events/spell.js";
import { sharedObjectEvents } from "./events/shared-object.js";
import { tokenEvents } from "./events/token.js";
import { zoneEvents } from "./events/zone.js";
import type { EventTable } from "./happening.js";

/** Verbs that can be events: all but those of the list, so that a new kind must go to one or the other. */
export type EventKind = Exclude<PredicateKind, (typeof notEvents)[number]>;

/** The lowering of each verb that can be an event (603.2). */
export function eventTable(): EventTable<EventKind> {
  return (table ??= {
    ...zoneEvents,
    ...chanceEvents,
    ...combatEvents,
    ...damageEvents,
    ...spellEvents,
    ...tokenEvents,
    ...sharedObjectEvents,
    ...counterEvents,
    ...characteristicEvents,
    ...designationEvents,
    ...keywordActionEvents,
    ...passiveEvents,
  });
}

/** Made when it is first asked for: the families import one another. */
let table: EventTable<EventKind> | undefined;

const others: ReadonlySet<string> = new Set(notEvents);

/** Whether a verb can be an event. */
export function isEvent(node: Predicate): node is PredicateOf<EventKind> {
  return !others.has(node.kind);
}
