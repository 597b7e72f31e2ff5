import type { TestedGame } from "../game.js";
import { actionWords } from "./action-words.js";
import { amountWords } from "./amount-words.js";
import { meaningOfReading } from "./meaning.js";
import { neutralPlaces } from "./neutral.js";
import { objectWords } from "./object-words.js";
import { placesWithoutMeaning } from "./places.js";
import { rewordingsOf } from "./rewordings.js";

/** What the tests of honesty know of KeyForge. */
export const keyforgeTested: TestedGame = {
  replacements: [...amountWords, ...objectWords, ...actionWords],
  neutral: neutralPlaces,
  meaningless: placesWithoutMeaning,
  meaning: meaningOfReading,
  rewordings: rewordingsOf,
  keywords: null,
};
