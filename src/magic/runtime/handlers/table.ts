import type { Instruction } from "../../effects/index.js";
import type { Handler } from "../act/carry-out.js";
import * as chance from "./chance.js";
import * as counters from "./counters.js";
import * as damage from "./damage.js";
import * as designations from "./designations.js";
import { emblem } from "./emblem.js";
import { exchange } from "./exchange.js";
import { keywordAction } from "./keyword-action.js";
import * as library from "./library.js";
import * as life from "./life.js";
import { add } from "./mana.js";
import * as modify from "./modify.js";
import { notExecutable } from "./not-executable.js";
import * as permanents from "./permanents.js";
import { castSpell } from "./cast-spell.js";
import { meld } from "./meld.js";
import { copyNamedCard } from "./named-card.js";
import * as stack from "./stack.js";
import { putSticker } from "./stickers.js";
import * as structure from "./structure.js";
import { create } from "./tokens.js";
import * as turns from "./turns.js";
import * as piles from "./piles.js";
import { chooseValue, determineValue, vote } from "./values.js";
import * as zones from "./zones.js";

/** One handler an instruction kind; leaving one out fails to compile. */
export const handlers: { readonly [Kind in Instruction["kind"]]: Handler<Kind> } = {
  createTokens: create,
  moveObjects: zones.move,
  dealDamage: damage.deal,
  drawCards: life.draw,
  gainLife: life.gain,
  loseLife: life.lose,
  mill: life.mill,
  scry: zones.scry,
  surveil: zones.surveil,
  setLife: life.set,
  payLife: life.pay,
  gainEnergy: life.energy,
  gainTickets: life.tickets,
  putSticker,
  copyNamedCard,
  discard: zones.discard,
  meld,
  destroy: permanents.destroy,
  untap: permanents.untap,
  tap: permanents.tap,
  regenerate: permanents.regenerate,
  transform: permanents.turnOver,
  flip: permanents.flip,
  goad: modify.goad,
  turnFaceUp: permanents.faceUp,
  turnFaceDown: permanents.faceDown,
  phaseOut: permanents.phasesOut,
  detain: modify.detain,
  convert: permanents.turnOver,
  sacrifice: permanents.sacrifice,
  putCounters: counters.put,
  removeCounters: counters.remove,
  moveCounters: counters.move,
  putSameCounters: counters.putSame,
  doubleCounters: counters.double,
  modify: modify.modify,
  attach: permanents.attachTo,
  unattach: permanents.takeOff,
  fight: damage.fight,
  counterSpell: stack.counter,
  copySpell: stack.copy,
  changeTargets: stack.changeTargets,
  chooseNewTargets: stack.retarget,
  addMana: add,
  searchLibrary: library.search,
  shuffle: library.shuffle,
  reveal: library.show,
  lookAt: library.show,
  chooseObjects: library.choose,
  choosePile: piles.choose,
  separatePiles: piles.separate,
  chooseValue,
  determineValue,
  castSpell,
  keywordAction,
  getEmblem: emblem,
  becomeDesignation: designations.become,
  setLevel: designations.setLevel,
  winGame: turns.winGame,
  loseGame: turns.loseGame,
  endTurn: notExecutable,
  restartGame: notExecutable,
  drawGame: notExecutable,
  extraTurn: turns.extraTurn,
  extraPhase: turns.extraPhase,
  skip: turns.skip,
  flipCoin: chance.flip,
  rollDie: chance.rollDie,
  dieTable: chance.dieTable,
  preventDamage: modify.prevent,
  replaceEvent: modify.replaceEvent,
  exchange,
  enterWith: modify.enterWith,
  removeFromCombat: permanents.removeFromCombat,
  applyStatic: modify.applyStatic,
  payCost: structure.payCost,
  optional: structure.optional,
  conditional: structure.conditional,
  unless: structure.unless,
  forEach: structure.forEach,
  repeat: structure.repeat,
  repeatProcess: notExecutable,
  chooseModes: structure.chooseModes,
  delayedTrigger: structure.delay,
  instead: structure.instead,
  vote,
};
