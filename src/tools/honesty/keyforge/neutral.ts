import type { Neutral } from "../neutral.js";

/** Places where a change of the tables leaves the meaning of a KeyForge text as it was. */
export const neutralPlaces: readonly Neutral[] = [];
