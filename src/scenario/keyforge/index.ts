import type { GameOfScenarios } from "../game.js";
import { magicScenarios } from "../magic/index.js";
export const keyforgeScenarios: GameOfScenarios = magicScenarios;
