import type { TurnPart, Zone } from "../effects/index.js";

/** The parts of the turn by their names (500). */
export const turnParts: { readonly [Part in TurnPart]: string } = {
  turn: "turn",
  beginningPhase: "beginning phase",
  untapStep: "untap step",
  upkeep: "upkeep",
  drawStep: "draw step",
  mainPhase: "main phase",
  firstMainPhase: "first main phase",
  secondMainPhase: "second main phase",
  combat: "combat phase",
  beginningOfCombat: "beginning of combat step",
  declareAttackersStep: "declare attackers step",
  declareBlockersStep: "declare blockers step",
  combatDamageStep: "combat damage step",
  endOfCombat: "end of combat step",
  endStep: "end step",
  cleanupStep: "cleanup step",
};

/** Being in a zone (400.1). */
export const inZone: { readonly [Place in Zone]: string } = {
  battlefield: "on the battlefield",
  graveyard: "in a graveyard",
  hand: "in a hand",
  library: "in a library",
  exile: "in exile",
  stack: "on the stack",
  command: "in the command zone",
};

/** The zones of which each player has an own one (400.1). */
export const ownZones: readonly Zone[] = ["graveyard", "hand", "library"];

/** A zone as a noun. */
export function zoneName(zone: Zone): string {
  if (zone === "exile") return "exile";
  return zone === "command" ? "the command zone" : `the ${zone}`;
}
