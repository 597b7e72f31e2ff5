import type { Game } from "../language.js";
import type { GameOfScenarios } from "./game.js";
import { keyforgeScenarios } from "./keyforge/index.js";
import { magicScenarios } from "./magic/index.js";

/** The games whose scenarios can be read and played. */
export const games: Readonly<Record<Game, GameOfScenarios>> = { magic: magicScenarios, keyforge: keyforgeScenarios };

/** The words by which a scenario file says what game it is of. */
export const gameWords: readonly Game[] = ["magic", "keyforge"];
