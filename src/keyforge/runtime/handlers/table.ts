import type { Instruction } from "../../effects/index.js";
import type { Handler } from "../act/carry-out.js";
import * as amber from "./amber.js";
import * as board from "./board.js";
import * as cards from "./cards.js";
import * as creatures from "./creatures.js";
import * as game from "./game.js";
import * as lasting from "./lasting.js";
import { notExecutable } from "./not-executable.js";
import * as structure from "./structure.js";

/** One handler an instruction kind; leaving one out fails to compile. */
export const handlers: { readonly [Kind in Instruction["kind"]]: Handler<Kind> } = {
  makeTokens: board.makeTokens,
  move: cards.move,
  putIntoPlay: cards.putIntoPlay,
  play: cards.play,
  destroy: cards.destroy,
  sacrifice: cards.destroy,
  dealDamage: creatures.dealDamage,
  heal: creatures.heal,
  gainAmber: amber.gain,
  loseAmber: amber.lose,
  stealAmber: amber.steal,
  captureAmber: amber.captureAmber,
  exalt: amber.exalt,
  moveAmber: amber.moveAmber,
  giveStatus: creatures.giveStatus,
  removeStatus: creatures.removeStatus,
  putCounters: creatures.putCounters,
  removeCounters: creatures.removeCounters,
  ready: creatures.ready,
  exhaust: creatures.exhaust,
  use: creatures.use,
  draw: cards.draw,
  refillHand: cards.refillHand,
  reveal: cards.reveal,
  lookAt: cards.lookAt,
  arrange: cards.arrange,
  search: cards.search,
  shuffle: cards.shuffle,
  forgeKey: game.forgeKey,
  unforgeKey: game.unforgeKey,
  gainChains: game.gainChains,
  loseChains: game.loseChains,
  attach: board.attach,
  takeControl: board.takeControl,
  swap: board.swap,
  moveInBattleline: board.moveInBattleline,
  flip: board.flip,
  raiseTide: game.raiseTide,
  lowerTide: game.lowerTide,
  chooseObjects: cards.chooseObjects,
  choosePlayer: game.choosePlayer,
  chooseWord: game.chooseWord,
  setActiveHouse: game.setActiveHouse,
  requireHouse: game.requireHouse,
  skipStep: lasting.skipStep,
  extraTurn: game.extraTurn,
  resolveBonusIcons: game.resolveBonusIcons,
  resolveAbilities: game.resolveAbilities,
  becomeCopy: lasting.becomeCopy,
  lasting: lasting.lasting,
  delayed: lasting.delayed,
  replacing: lasting.replacing,
  grantUpgradeText: notExecutable,
  optional: structure.optional,
  conditional: structure.conditional,
  forEach: structure.forEach,
  repeat: structure.repeat,
  repeatWhile: structure.repeatWhile,
  chooseOne: structure.chooseOne,
};
