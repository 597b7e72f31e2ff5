import type { EventDetail, EventManner, EventPattern } from "../../effects/index.js";
import { NotExecutable } from "../state/failures.js";
import type { Happening } from "../state/happening.js";
import { pastOfTurn } from "../state/objects.js";
import type { Scope } from "../state/scope.js";
import { holds } from "./condition.js";
import { matchesEvent } from "./pattern.js";
import { playersOf } from "./player.js";
import type { Sight } from "./sight.js";
import { subjectOf } from "./sight.js";
import { isDuring } from "./turn-parts.js";
import { eventPlayers, roleObjects } from "./roles.js";

type Detailed = Extract<EventPattern, { readonly detail: EventDetail }>;

/** Whether the event happened in one of the manners that the text names. */
function inManner(sight: Sight, scope: Scope, manner: EventManner, happening: Happening): boolean {
  switch (manner) {
    case "alone":
      return happening.kind === "attacked" && happening.alone === "alone";
    case "underYourControl":
      return "controller" in happening && happening.controller === scope.controller;
    case "kicked":
      return roleObjects(happening, "object").some((id) => wasKicked(sight, id));
    case "facedown":
      return roleObjects(happening, "object").some((id) => subjectOf(sight, id)?.object.position === "faceDown");
    case "fromAnywhere":
    case "thisTurn":
      return true;
    case "whileSaddled":
      return roleObjects(happening, "object").some((id) =>
        subjectOf(sight, id)?.object.designations.includes("saddled"),
      );
    case "withoutDying":
      return happening.kind === "moved" && happening.to !== "graveyard";
    case "forAttack":
      return happening.kind === "keywordAction" && happening.for === "attack";
    case "besidesStepDraw":
      return happening.kind === "drawn" && !isStepDraw(sight, happening);
    case "withoutPayingCost":
    case "additional":
      throw new NotExecutable(`event in manner ${manner}`);
  }
}

/** Whether it is the first card that a player draws in their draw step (504.1). */
function isStepDraw({ state }: Sight, drawn: Extract<Happening, { readonly kind: "drawn" }>): boolean {
  if (state.turn.part !== "drawStep" || state.turn.active !== drawn.player) return false;
  const turn = pastOfTurn(state).map(({ happening }) => happening);
  const began = turn.findIndex((one) => one.kind === "turnPart" && one.part === "drawStep");
  const index = turn.indexOf(drawn);
  const before = turn.slice(began, index < 0 ? turn.length : index);
  return !before.some((one) => one.kind === "drawn" && one.player === drawn.player);
}

/** Whether the spell was kicked (702.33d). */
function wasKicked(sight: Sight, id: number): boolean {
  return subjectOf(sight, id)?.object.casting?.paid.includes("kicker") ?? false;
}

/** Whether it is the so-manieth such event of the turn: those before it are counted. */
function isOrdinal(sight: Sight, scope: Scope, pattern: Detailed, happening: Happening): boolean {
  const { ordinal } = pattern.detail;
  if (ordinal === null) return true;
  if (ordinal.per === "game") throw new NotExecutable("event counted per game");
  if (ordinal.per === "yourTurns" && sight.state.turn.active !== scope.controller) return false;
  const plain: EventPattern = { ...pattern, detail: { ...pattern.detail, ordinal: null } };
  const turn = pastOfTurn(sight.state);
  const index = turn.findIndex((event) => event.happening === happening);
  const earlier = (index < 0 ? turn : turn.slice(0, index)).filter(
    (event) => matchesEvent(sight, scope, plain, event.happening) && isOfOne(pattern, event.happening, happening),
  );
  return earlier.length + 1 === ordinal.nth;
}

/** "their first spell each turn": what each player casts, draws or discards is counted by itself. */
function isOfOne({ kind }: Detailed, first: Happening, second: Happening): boolean {
  if (kind !== "castsSpell" && kind !== "draws" && kind !== "discards") return true;
  return eventPlayers(first).some((player) => eventPlayers(second).includes(player));
}

/** Whether it is the turn of the player whose turn it must be. */
function isDuringWhose(sight: Sight, scope: Scope, { duringWhose }: EventDetail): boolean {
  if (duringWhose === null) return true;
  if (duringWhose.kind !== "player") throw new NotExecutable("event during the turn of players by filter");
  return playersOf(sight, scope, duringWhose.reference).includes(sight.state.turn.active);
}

/** Whether an event meets everything else that its pattern says. */
export function meetsDetail(sight: Sight, scope: Scope, pattern: Detailed, happening: Happening): boolean {
  const { detail } = pattern;
  if (detail.quantity !== null) throw new NotExecutable("event with a quantity");
  return (
    (detail.during === null || isDuring(sight.state.turn.part, detail.during)) &&
    isDuringWhose(sight, scope, detail) &&
    detail.manner.every((manner) => inManner(sight, scope, manner, happening)) &&
    detail.conditions.every((condition) => holds(sight, scope, condition)) &&
    isOrdinal(sight, scope, pattern, happening)
  );
}
