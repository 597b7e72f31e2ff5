import type * as keyforge from "../../keyforge/effects/index.js";
import { type GameState, type Input, replay, stateHash } from "../../keyforge/runtime/index.js";
import { gameOfScenarios } from "../play-scenario.js";
import { lookLikeInputs, looksLikeGame, replayedHash } from "../replayed.js";
import { readScenario } from "./parse.js";
import { KeyforgePlay } from "./play.js";
import type { Deed, Expectation, Scenario } from "./scenario.js";
import { cardNames, setUp } from "./set-up.js";

/** The scenarios of KeyForge. */
export const keyforgeScenarios = gameOfScenarios<Deed, Expectation, Scenario, keyforge.CompiledCard>({
  game: "keyforge",
  read: readScenario,
  cardNames,
  isCard: (card) => "houses" in card,
  begin: (scenario, cards) => new KeyforgePlay(setUp(scenario, cards), cards),
  replay: replayedHash({
    isGame: (value): value is GameState => looksLikeGame(value),
    areInputs: (values): values is readonly Input[] => lookLikeInputs(values),
    replay,
    stateHash,
  }),
});
