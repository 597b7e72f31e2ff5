import type { Happening, HappeningKind } from "../../keyforge/runtime/index.js";

/** The rule of an event: of whatever card it happens to, or apart for those that are token creatures. */
type EventRule = string | { readonly token: string; readonly other: string };

/** Leaving play, for a token creature by R18. */
const leaving: EventRule = { token: "R18", other: "leaving play" };
/** Being used as the creature that it is, for a token creature by R14. */
const asCreature = (other: string): EventRule => ({ token: "R14", other });

/** The rules of the events: those of token creatures by number, the others by their headings in the rulebook's glossary. */
const rules: Readonly<Record<HappeningKind, EventRule>> = {
  amberCaptured: asCreature("capture"),
  amberGained: "gain",
  amberLost: "lose",
  amberMoved: { token: "R18c", other: "æmber" },
  amberStolen: "steal",
  archived: "archive",
  arranged: "deck",
  attached: "R21",
  attacked: asCreature("fight"),
  becameCopy: "R27",
  bonusIconResolved: "R36",
  chainsGained: "chains",
  chainsLost: "chains",
  chosen: "choosing",
  controlTaken: { token: "R22", other: "control" },
  countersPut: asCreature("counters"),
  countersRemoved: asCreature("counters"),
  damaged: asCreature("damage"),
  destroyed: { token: "R18", other: "destroy" },
  discarded: "discard",
  drew: "draw",
  enraged: asCreature("enrage"),
  enrageRemoved: asCreature("enrage"),
  entersPlay: { token: "R8", other: "entering play" },
  exalted: asCreature("exalt"),
  exhausted: asCreature("exhaust"),
  flipped: "flip",
  fought: asCreature("fight"),
  healed: asCreature("heal"),
  houseChosen: "R15",
  keyForged: "forging",
  keyUnforged: "forging",
  leavesPlay: leaving,
  lookedAt: "look",
  moved: "moving",
  played: "playing",
  prepared: "preparing",
  prophecyFulfilled: "prophecy",
  purged: "purge",
  readied: asCreature("ready"),
  reaped: asCreature("reap"),
  replaced: "replacing",
  repositioned: "R5",
  returned: "R20",
  revealed: "reveal",
  searched: "search",
  shuffled: "shuffle",
  stateHolds: "state",
  stepBegins: "turn sequence",
  stepEnds: "turn sequence",
  stepSkipped: "turn sequence",
  stunned: asCreature("stun"),
  stunRemoved: asCreature("stun"),
  tideLowered: "tide",
  tideRaised: "tide",
  tokenMade: "R1",
  turnBegins: "turn sequence",
  turnEnds: "turn sequence",
  used: { token: "R16", other: "use" },
  warded: asCreature("ward"),
  wardRemoved: asCreature("ward"),
};

/** What an expectation of an event may name. */
export const eventWords: readonly string[] = Object.keys(rules);

/** The rule that an event follows; facedown a creature is flipped by R25, faceup by R26. */
export function ruleOf({ kind, word }: Happening, card: "token" | "other"): string {
  if (kind === "flipped") return word === "down" ? "R25" : "R26";
  const rule = rules[kind];
  return typeof rule === "string" ? rule : rule[card];
}
