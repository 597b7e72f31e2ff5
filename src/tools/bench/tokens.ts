import type { CompiledCard } from "../../magic/effects/index.js";
import { magic } from "../../magic/index.js";
import {
  type GameState,
  type Input,
  newGame,
  type ObjectId,
  permanentIds,
  place,
  step,
} from "../../magic/runtime/index.js";
import { readCards } from "../../readers/index.js";
import { type Ratio, ratioOf } from "./ratio.js";
import { bestOf, millisecondsOf } from "./statistics.js";

/** The sizes of the games: what a token costs must not grow with how many there are. */
const [few, more, many] = [1_000, 10_000, 100_000] as const;

/** How much more a token may cost in the larger games than in the smallest. */
const mostPerToken = 3;

/** What makes a token each time, and what sees each of them enter. */
const board = `
name: Sapling Works
type: Artifact
text: "{0}: Create a 1/1 green Saproling creature token."
---
name: Sapling Feast
type: Enchantment
text: Whenever a creature you control enters, you gain 1 life.
`;

/** A game in which a token can be made again and again, and the object that makes it. */
interface Setting {
  readonly start: GameState;
  readonly maker: ObjectId;
  readonly ability: string;
}

/** The cards of the board, compiled. */
function compiledBoard(): readonly CompiledCard[] {
  const { cards } = readCards(board, "board.yaml");
  return cards.flatMap((card) => magic.read(card, { findCard: () => undefined }).compiled ?? []);
}

function setting(): Setting {
  const cards = compiledBoard();
  const [works] = cards;
  const ability = works?.faces[0]?.abilities[0]?.id;
  const empty = newGame({ players: ["Ada", "Bo"], cards, seed: 1, startingLife: 20 });
  const start = cards.reduce(
    (state, card) => place(state, { card, zone: "battlefield", owner: "Ada", parts: {} }).state,
    empty,
  );
  const [maker] = permanentIds(start);
  if (ability === undefined || maker === undefined) throw new Error("The board of the benchmark cannot be read.");
  return { start, maker, ability };
}

const pass: Input = { kind: "act", action: { kind: "pass" } };

/** Makes one token: its ability is activated and resolves, and so does what triggers on its entering. */
function withToken(state: GameState, { maker: object, ability }: Setting): GameState {
  let next = step(state, { kind: "act", action: { kind: "activate", object, ability } }).state;
  while (next.stack.length > 0) next = step(next, pass).state;
  return next;
}

/** Makes so many tokens one by one, and looks that they are there. */
function make(count: number, game: Setting): void {
  let state = game.start;
  for (let made = 0; made < count; made += 1) state = withToken(state, game);
  if (state.battlefield.size !== game.start.battlefield.size + count) throw new Error("Tokens are missing.");
}

/**
 * What a token costs in large games against one in a small game. Each is made by itself: an ability resolves, and before
 * anyone receives priority state-based actions and triggered abilities are looked for among everything that is there
 * (603.2, 704.3).
 */
export function tokensOneByOne(): readonly Ratio[] {
  const game = setting();
  const each = (count: number, milliseconds: number): [string, number] => [
    `${count} tokens`,
    (1000 * milliseconds) / count,
  ];
  make(2 * few, game); // nothing is warm before
  const small = each(
    few,
    bestOf(3, () => make(few, game)),
  );
  return [more, many].map((count) => {
    const large = each(
      count,
      millisecondsOf(() => make(count, game)),
    );
    return ratioOf(`tokens one by one (at most ${mostPerToken})`, "µs a token", large, small);
  });
}
