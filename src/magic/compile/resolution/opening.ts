import type { Duration, Instruction } from "../../effects/index.js";
import type { Opening, Part } from "../../syntax/sentence.js";
import type { Context } from "../context.js";
import { damageWould } from "../damage-would.js";
import { diesThisTurn } from "../exiled-instead.js";
import { openingDuration } from "../duration.js";
import { withTimeOfPhase } from "../instructions/extra-phase.js";
import { isPronoun } from "../noun.js";
import { isEach } from "../plain.js";
import { lowerPlayers } from "../player.js";
import { refuse } from "../refusal.js";
import { lowerReplacement, saysWould } from "../replacement.js";
import { lowerIf } from "./conditional.js";
import { lowerDelayed } from "./delayed.js";
import { lowerForEach } from "./for-each.js";
import { lowerDamageWould, lowerNextTime } from "./next-time.js";
import { lowerParts } from "./sentence.js";
import { withDuration } from "./timed.js";
import { whenDoneThisWay } from "./when-done.js";

type StartingWith = Extract<Opening, { readonly kind: "startingWith" }>;

/** Lowers what an opening reaches over: "If …, …", "For each …, …", "Until end of turn, …" (608.2c). */
export function lowerOpening(
  opening: Opening,
  parts: readonly Part[],
  context: Context,
  before: readonly Instruction[],
): readonly Instruction[] {
  switch (opening.kind) {
    case "then":
      return lowerParts(parts, context, before);
    case "after":
      return lowerParts(withTimeOfPhase(opening, parts), context, before);
    case "if": {
      const would = saysWould(opening.clause) ? damageWould(opening.clause, context) : null;
      if (would !== null) return lowerDamageWould(would, parts, context);
      const dies = saysWould(opening.clause) ? diesThisTurn(opening.clause, parts, context) : null;
      if (dies !== null) return dies;
      return lowerIf(opening.clause, parts, context, before);
    }
    case "condition":
      return opening.word === "if"
        ? lowerIf(opening.conditions, parts, context, before)
        : refuse(opening.word, opening);
    case "forEach":
    case "forEachOf":
      return lowerForEach(opening, parts, context);
    case "trigger":
      return opening.word === "nextTime"
        ? lowerNextTime(opening, parts, context)
        : [whenDoneThisWay(opening, parts, context) ?? lowerDelayed(opening, parts, context)];
    case "triggerAt":
    case "triggerEndOfCombat":
      return [lowerDelayed(opening, parts, context)];
    case "duration":
    case "forAsLongAs":
    case "untilTime":
    case "untilClause": {
      const duration = openingDuration(opening, context) ?? refuse("a time", opening);
      return (
        replaceFor(duration, parts, context) ??
        triggersFor(duration, parts, context) ??
        withDuration(duration, parts, context, before)
      );
    }
    case "startingWith":
      return [startingWith(opening, parts, context, before)];
    default:
      return refuse(opening.kind, opening);
  }
}

/**
 * "Starting with you, each player votes for …": whose vote is the first (701.38a); "…, each player may …": who of them
 * chooses first (101.4). Of one player it would say nothing.
 */
function startingWith(
  opening: StartingWith,
  parts: readonly Part[],
  context: Context,
  before: readonly Instruction[],
): Instruction {
  const whom = lowerPlayers(opening.whom, context);
  const [made, ...others] = lowerParts(parts, context, before);
  if (made === undefined || others.length > 0) return refuse("starting with", opening);
  if (made.kind === "vote") return { ...made, startingWith: whom };
  const fits = made.kind === "optional" && isEach(made.player);
  if (!fits || !isPronoun(opening.whom, "you")) return refuse("starting with", opening);
  return { ...made, order: "fromController" };
}

/** "Until end of turn, if you would …": a replacement effect that lasts so long (611.2a, 614.3). */
function replaceFor(duration: Duration, parts: readonly Part[], context: Context): readonly Instruction[] | null {
  const [first, ...rest] = parts;
  const [opening, ...openings] = first?.openings ?? [];
  if (first === undefined || opening?.kind !== "if" || !saysWould(opening.clause)) return null;
  const effect = lowerReplacement(opening.clause, [{ ...first, openings }, ...rest], context);
  return [{ ...effect, kind: "replaceEvent", ...context.nextId(), duration }];
}

/** "Until end of turn, whenever …": a delayed triggered ability that triggers each time for so long (603.7c). */
function triggersFor(duration: Duration, parts: readonly Part[], context: Context): readonly Instruction[] | null {
  const [first, ...rest] = parts;
  const [opening, ...openings] = first?.openings ?? [];
  if (first === undefined || opening?.kind !== "trigger" || opening.word !== "whenever") return null;
  const made = lowerDelayed(opening, [{ ...first, openings }, ...rest], context);
  const lasts = made.kind === "delayedTrigger" && made.times === "eachTime" && made.expires === null;
  return lasts ? [{ ...made, expires: duration }] : refuse("a time", opening);
}
