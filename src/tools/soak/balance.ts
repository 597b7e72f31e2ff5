import {
  everyObject,
  type GameObject,
  type GameState,
  type Happening,
  type ObjectId,
} from "../../magic/runtime/index.js";
import { lastKnownOf } from "../../magic/runtime/state/objects.js";

/** What a step began with and ended with, and what happened in it. */
export interface Passage {
  readonly before: GameState;
  readonly after: GameState;
  readonly events: readonly Happening[];
}

/** How many objects of a kind there are, those that are phased out among them (702.26b). */
function count(state: GameState, kind: GameObject["kind"]): number {
  const all = [...everyObject(state), ...state.phasedOut.map(({ object }) => object)];
  return all.filter((object) => object.kind === kind).length;
}

/** How many tokens the events made and took away (111.1, 111.13, 704.5d). */
function tokenChange(events: readonly Happening[]): number {
  return events.reduce((sum, event) => {
    if (event.kind === "tokensCreated") return sum + event.objects.length;
    if (event.kind === "becameToken") return sum + 1;
    return event.kind === "ceased" && event.rule === "704.5d" ? sum - 1 : sum;
  }, 0);
}

/** How many cards or tokens left the game with their owner (800.4a). */
function leftGame({ after, events }: Passage, of: GameObject["kind"]): number {
  const left = events.flatMap((event) => (event.kind === "leftGame" ? [event.object] : []));
  return left.filter((id) => lastKnownOf(after, id)?.object.kind === of).length;
}

/** Whether cards and tokens are as many as the events say. */
export function unbalanced(passage: Passage): string[] {
  const { before, after, events } = passage;
  if (unfinished(passage)) return [];
  const cards = count(after, "card") - count(before, "card");
  const gone = -leftGame(passage, "card");
  const tokens = count(after, "token") - count(before, "token");
  const told = tokenChange(events) - leftGame(passage, "token");
  return [
    ...(cards === gone ? [] : [`${cards} cards more than before, by the events ${gone}`]),
    ...(tokens === told ? [] : [`${tokens} tokens more than before, by the events ${told}`]),
  ];
}

/** Whether an event is under way at either end: what is to enter has no settled identity until it has entered (614.12). */
function unfinished({ before, after }: Passage): boolean {
  return before.pending !== null || after.pending !== null;
}

/** Objects whose owner is another than before, or than that of the object that they were (108.3, 111.2, 400.7). */
export function changedOwners(passage: Passage): string[] {
  if (unfinished(passage)) return [];
  const { before, after, events } = passage;
  const owners = new Map(everyObject(before).map(({ id, owner }) => [id, owner]));
  const became = new Map(events.flatMap((event) => (event.kind === "moved" ? [[event.became, event.object]] : [])));
  return everyObject(after).flatMap(({ id, owner }) => {
    const former = owners.get(id) ?? owners.get(became.get(id) ?? -1) ?? owner;
    return former === owner ? [] : [`object ${id} was ${former}'s and is ${owner}'s`];
  });
}

/** What tokens became as they left the battlefield, which must never move again (111.8). */
export class LeftTokens {
  private readonly left = new Set<ObjectId>();

  /** Notes what left, and gives those that had left before and moved all the same. */
  movedAgain({ before, events }: Passage): string[] {
    const tokens = new Set(everyObject(before).flatMap(({ id, kind }) => (kind === "token" ? [id] : [])));
    return events.flatMap((event) => {
      if (event.kind === "tokensCreated") for (const id of event.objects) tokens.add(id);
      if (event.kind !== "moved" || event.object === null) return [];
      if (this.left.has(event.object)) return [`token ${event.object} had left the battlefield and moved`];
      if (tokens.has(event.object) && event.became !== null) this.left.add(event.became);
      return [];
    });
  }
}
