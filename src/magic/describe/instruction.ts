import type { Instruction } from "../effects/index.js";
import * as choices from "./instructions/choices.js";
import * as continuous from "./instructions/continuous.js";
import * as counters from "./instructions/counters.js";
import * as damage from "./instructions/damage.js";
import * as games from "./instructions/games.js";
import * as library from "./instructions/library.js";
import * as life from "./instructions/life.js";
import * as mana from "./instructions/mana.js";
import { chooseModes } from "./instructions/modes.js";
import * as permanents from "./instructions/permanents.js";
import * as piles from "./instructions/piles.js";
import * as spells from "./instructions/spells.js";
import * as structure from "./instructions/structure.js";
import * as tokens from "./instructions/tokens.js";
import * as zones from "./instructions/zones.js";
import type { ByKind, Describers } from "./kinds.js";
import type { Names } from "./names.js";
import { part, type Part, sentence } from "./part.js";

const instructions: Describers<Instruction, [Names], Part> = {
  createTokens: tokens.create,
  moveObjects: zones.move,
  dealDamage: damage.deal,
  drawCards: life.draw,
  gainLife: life.gain,
  loseLife: life.lose,
  mill: life.mill,
  scry: life.scry,
  surveil: life.surveil,
  setLife: life.set,
  payLife: life.pay,
  gainEnergy: life.energy,
  gainTickets: life.tickets,
  putSticker: counters.sticker,
  copyNamedCard: spells.copyNamed,
  discard: zones.discard,
  meld: zones.meld,
  destroy: permanents.destroy,
  untap: (one, names) => permanents.act("untap", "701.26b", one, names),
  tap: (one, names) => permanents.act("tap", "701.26a", one, names),
  regenerate: (one, names) => permanents.act("regenerate", "701.19", one, names),
  transform: (one, names) => permanents.act("transform", "701.27", one, names),
  flip: (one, names) => permanents.act("flip", "710.4", one, names),
  goad: (one, names) => permanents.act("goad", "701.15", one, names),
  turnFaceUp: (one, names) => permanents.act("turn face up", "708.7", one, names),
  turnFaceDown: (one, names) => permanents.act("turn face down", "708.2", one, names),
  phaseOut: (one, names) => permanents.act("phase out", "702.26", one, names),
  detain: (one, names) => permanents.act("detain", "701.35", one, names),
  convert: (one, names) => permanents.act("convert", "701.28", one, names),
  sacrifice: permanents.sacrifice,
  putCounters: counters.put,
  removeCounters: counters.remove,
  moveCounters: counters.move,
  putSameCounters: counters.putSame,
  doubleCounters: counters.double,
  modify: continuous.modify,
  attach: permanents.attach,
  unattach: permanents.unattach,
  fight: permanents.fight,
  counterSpell: spells.counter,
  copySpell: spells.copy,
  changeTargets: spells.changeTargets,
  chooseNewTargets: spells.retarget,
  addMana: mana.add,
  searchLibrary: library.search,
  shuffle: library.shuffle,
  reveal: (one, names) => library.show("reveal", one, names),
  lookAt: (one, names) => library.show("look at", one, names),
  chooseObjects: choices.objects,
  choosePile: piles.choose,
  separatePiles: piles.separate,
  chooseValue: choices.value,
  determineValue: choices.determine,
  castSpell: spells.cast,
  keywordAction: games.keywordAction,
  getEmblem: games.emblem,
  becomeDesignation: games.designation,
  setLevel: games.level,
  winGame: (one, names) => games.end("win the game (104.2b)", one, names),
  loseGame: (one, names) => games.end("lose the game (104.3e)", one, names),
  endTurn: (one, names) => games.end("end the turn (724.1)", one, names),
  restartGame: (one, names) => games.end("restart the game (727.1)", one, names),
  drawGame: (one, names) => games.end("see the game end in a draw (104.4c)", one, names),
  extraTurn: (one, names) => games.extra("500.7", one, names),
  extraPhase: games.extraPhase,
  skip: games.skip,
  flipCoin: games.flip,
  rollDie: games.roll,
  dieTable: structure.dieTable,
  preventDamage: damage.prevent,
  replaceEvent: continuous.replaceEvent,
  exchange: games.exchange,
  enterWith: permanents.enterWith,
  removeFromCombat: permanents.removeFromCombat,
  applyStatic: continuous.applyStatic,
  payCost: structure.payCost,
  optional: structure.optional,
  conditional: structure.conditional,
  unless: structure.unless,
  forEach: structure.forEach,
  repeat: structure.repeat,
  repeatProcess: structure.repeatProcess,
  chooseModes,
  delayedTrigger: structure.delayedTrigger,
  instead: structure.instead,
  vote: structure.vote,
};

function describe<Kind extends Instruction["kind"]>(
  kind: Kind,
  instruction: ByKind<Instruction>[Kind],
  names: Names,
): Part {
  return instructions[kind](instruction, names);
}

/** One instruction as a sentence with its number, what belongs to it under it (608.2c). */
export function describeInstruction(instruction: Instruction, names: Names): Part {
  const label = names.labels.get(instruction) ?? names.within;
  const { text, parts } = describe(instruction.kind, instruction, { ...names, within: label });
  return part(`${label}. ${sentence(text).text}`, parts);
}
