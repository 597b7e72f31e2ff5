import { playHundred } from "./games.js";

playHundred(1);
