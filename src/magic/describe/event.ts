import type { EventPattern } from "../effects/index.js";
import { describeCondition } from "./condition.js";
import { describeComparison } from "./quantity.js";
import * as clause from "./event-clauses.js";
import { describeFilter } from "./filter.js";
import { describeDetail } from "./event-detail.js";
import type { Describers } from "./kinds.js";
import { type Names, stepName } from "./names.js";
import { describeParticipant, participantDoes, withParticipant } from "./participant.js";

const clauses: Describers<EventPattern, [Names], string> = {
  zoneChange: clause.zoneChange,
  dies: clause.happening("die"),
  attacks: ({ object, whom }, names) =>
    `${participantDoes(object, "attack", names)}${withParticipant("", whom, names)}`,
  attacksWith: (event, names) =>
    `${participantDoes(event.player, "attack", names)}${withParticipant("with", event.with, names, "something")}`,
  blocks: ({ object, by }, names) => `${participantDoes(object, "block", names)}${withParticipant("", by, names)}`,
  attacksUnblocked: ({ object }, names) => `${participantDoes(object, "attack", names)} and is not blocked (509.3g)`,
  becomesBlocked: ({ object, by }, names) =>
    `${participantDoes(object, "become blocked", names)}${withParticipant("by", by, names)}`,
  castsSpell: ({ player, spell }, names) => participantDoes(player, `cast ${describeParticipant(spell, names)}`, names),
  copiesSpell: ({ player, spell }, names) =>
    participantDoes(player, `copy ${describeParticipant(spell, names)}`, names),
  activates: ({ player, ability }, names) =>
    participantDoes(player, `activate ${describeParticipant(ability, names)}`, names),
  becomesTarget: ({ object, of }, names) =>
    `${participantDoes(object, "become a target", names)}${withParticipant("of", of, names)}`,
  becomesAttached: ({ object, to }, names) =>
    `${participantDoes(object, "become attached", names)}${withParticipant("to", to, names)} (701.3)`,
  dealsDamage: clause.dealsDamage,
  isDealtDamage: ({ to, source, combat }, names) =>
    `${participantDoes(to, `be dealt ${clause.damage[combat]}`, names)}${withParticipant("by", source, names)}`,
  gainsLife: clause.acting("gain life", "from"),
  losesLife: clause.acting("lose life", "from"),
  draws: clause.acting("draw a card", "that is"),
  discards: clause.acting("discard a card", "that is"),
  mills: clause.acting("mill a card", "that is"),
  playsLand: clause.acting("play a land", "that is"),
  sacrifices: clause.acting("sacrifice", ""),
  becomesTapped: (event, names) =>
    event.player === undefined
      ? clause.happening("become tapped")(event, names)
      : `${participantDoes(event.player, "tap", names)} ${describeParticipant(event.object, names)} (701.26a)`,
  becomesUntapped: clause.happening("become untapped"),
  transforms: (event, names) => {
    const into = event.into === undefined ? "" : ` into ${describeFilter(event.into, names, "singular")} (701.27e)`;
    return `${clause.happening("transform")(event, names)}${into}`;
  },
  turnedFaceUp: clause.happening("be turned face up"),
  leavesBattlefield: clause.happening("leave the battlefield"),
  phasesIn: clause.happening("phase in"),
  phasesOut: clause.happening("phase out"),
  tappedForMana: ({ object, player }, names) =>
    `${participantDoes(player, "tap", names)} ${describeParticipant(object, names)} for mana (106.12)`,
  countersPut: clause.counters("put", "on"),
  countersRemoved: clause.counters("remove", "from"),
  createsTokens: ({ player, tokens }, names) =>
    `${participantDoes(player, "create", names)} ${describeParticipant(tokens, names)}`,
  keywordAction: clause.keywordAction,
  turnPart: clause.turnPart,
  playerWins: clause.ending("win the game"),
  playerLoses: clause.ending("lose the game"),
  completesDungeon: ({ player }, names) => `${participantDoes(player, "complete", names)} a dungeon (309.7)`,
  unlocks: ({ player, what, room }, names) =>
    what === "thisDoor"
      ? participantDoes(player, `unlock this half of ${describeParticipant(room, names)} (709.5h)`, names)
      : participantDoes(player, `fully unlock ${describeParticipant(room, names)} (709.5i)`, names),
  becomesLevel: ({ object, level }, names) => `${participantDoes(object, `become level ${level}`, names)} (716.2a)`,
  rollsDice: ({ player, grouping, is }, names) => {
    const what = grouping === "oneOrMore" ? "one or more dice" : "a die";
    const asked = is === null ? "" : ` with a result that is ${describeComparison(is, names)}`;
    return `${participantDoes(player, "roll", names)} ${what}${asked} (706.2)`;
  },
  flipsCoin: ({ player, outcome }, names) =>
    `${participantDoes(player, outcome === "won" ? "win" : "lose", names)} a coin flip (705.2)`,
  commitsCrime: ({ player }, names) => `${participantDoes(player, "commit", names)} a crime (700.13)`,
  expends: ({ player, amount }, names) => `${participantDoes(player, "expend", names)} ${amount} (700.14)`,
  dayBecomesNight: () => "day becomes night (731.1a)",
  nightBecomesDay: () => "night becomes day (731.1a)",
  becomes: ({ object, what }, names) => participantDoes(object, `become ${what}`, names),
  chosenName: ({ name }) => `the name "${name}" is chosen`,
  state: ({ condition }, names) => `it comes to be so that ${describeCondition(condition, names)} (603.8)`,
  reflexive: ({ slot }, names) => `${stepName(names, slot)} was carried out (603.12)`,
  anyOf: ({ events }, names) => events.map((event) => `(${describeEvent(event, names)})`).join(" or "),
};

function describe<Kind extends EventPattern["kind"]>(kind: Kind, event: clause.Events[Kind], names: Names): string {
  return clauses[kind](event, names);
}

/** A happening, as a clause: "a creature controlled by you dies". */
export function describeEvent(event: EventPattern, names: Names): string {
  const clause = describe(event.kind, event, names);
  return "detail" in event ? `${clause}${describeDetail(event.detail, names)}` : clause;
}
