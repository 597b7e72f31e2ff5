import type { Face } from "../state/object.js";
import { playersInOrder } from "../state/objects.js";
import { askOrder } from "./ask.js";
import type { Entrant } from "./enter.js";
import type { Play } from "./play.js";

/** One of the permanents that enter together, by its place among them. */
interface Placed {
  readonly index: number;
  readonly entrant: Entrant;
}

/** Whether its timestamp may matter to what others look like, or to which of two Roles stays (613.7, 704.5y). */
function isTimed({ abilities }: Face): boolean {
  return abilities.some(
    (ability) => ability.kind === "static" && ability.effects.some(({ kind }) => kind === "continuous"),
  );
}

/** The order that a player chooses among those of their permanents for which it makes a difference; the rest follow. */
function chosenOrder(play: Play, player: string, own: readonly Placed[]): readonly Placed[] {
  const timed = own.filter(({ entrant }) => isTimed(entrant.face));
  if (new Set(timed.map(({ entrant }) => entrant.face.name)).size < 2) return own;
  const asking = { player, purpose: "order", rule: "613.7m", about: null } as const;
  const ordered = askOrder(play, asking, timed, ({ entrant }) => ({ kind: "word", word: entrant.face.name }));
  return [...ordered, ...own.filter((one) => !timed.includes(one))];
}

/** The order of the timestamps of permanents that enter together: the active player's first, each in their order (613.7m). */
export function timestampOrder(play: Play, entrants: readonly Entrant[]): number[] {
  const placed = entrants.map((entrant, index) => ({ index, entrant }));
  if (placed.length < 2) return placed.map(({ index }) => index);
  const players = playersInOrder(play.state);
  const of = (player: string) => placed.filter(({ entrant }) => entrant.parts.controller === player);
  const rest = placed.filter(({ entrant }) => !players.includes(entrant.parts.controller));
  const ordered = players.flatMap((player) => chosenOrder(play, player, of(player)));
  return [...ordered, ...rest].map(({ index }) => index);
}
