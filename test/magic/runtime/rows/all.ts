import { activatingRows } from "./activating.js";
import { conditionRows } from "./conditions.js";
import { constraintRows } from "./constraints.js";
import { deedRows } from "./deeds.js";
import { enteringRows } from "./entering.js";
import { eventRows } from "./events.js";
import { exchangingRows } from "./exchanging.js";
import { instructionRows } from "./instructions.js";
import { keywordDeedRows } from "./keyword-deeds.js";
import { looksRows } from "./looks.js";
import { meldRows } from "./melding.js";
import { newerDeedRows } from "./newer-deeds.js";
import { objectRows } from "./objects.js";
import { playerRows } from "./players.js";
import { quantityRows } from "./quantities.js";
import { replacingRows } from "./replacing.js";
import type { Row } from "./row.js";
import { textAndNameRows } from "./text-and-names.js";

/** Every row of the runtime's tables of tests. */
export const allRows: readonly Row[] = [
  ...activatingRows,
  ...conditionRows,
  ...constraintRows,
  ...deedRows,
  ...enteringRows,
  ...eventRows,
  ...exchangingRows,
  ...instructionRows,
  ...keywordDeedRows,
  ...looksRows,
  ...meldRows,
  ...newerDeedRows,
  ...objectRows,
  ...playerRows,
  ...quantityRows,
  ...replacingRows,
  ...textAndNameRows,
];
