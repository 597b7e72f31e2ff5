import type * as magic from "../../magic/effects/index.js";
import { type GameState, type Input, replay, stateHash } from "../../magic/runtime/index.js";
import { gameOfScenarios } from "../play-scenario.js";
import { lookLikeInputs, looksLikeGame, replayedHash } from "../replayed.js";
import { readScenario } from "./parse.js";
import { MagicPlay } from "./play.js";
import type { Deed, Expectation, Scenario } from "./scenario.js";
import { setUp } from "./set-up.js";

/** Every name of a card that a scenario puts somewhere. */
function cardNames({ sides }: Scenario): readonly string[] {
  return Object.values(sides).flatMap(({ zones, stickers }) => [
    ...Object.values(zones).flatMap((cards) => cards.map(({ name }) => name)),
    ...stickers.flatMap(({ kind, text }) => (kind === "abilities of" ? [text] : [])),
  ]);
}

/** The scenarios of Magic. */
export const magicScenarios = gameOfScenarios<Deed, Expectation, Scenario, magic.CompiledCard>({
  game: "magic",
  read: readScenario,
  cardNames,
  isCard: (card) => "faces" in card,
  begin: (scenario, cards) => new MagicPlay(setUp(scenario, cards), cards),
  replay: replayedHash({
    isGame: (value): value is GameState => looksLikeGame(value),
    areInputs: (values): values is readonly Input[] => lookLikeInputs(values),
    replay,
    stateHash,
  }),
});
