import type { StaticEffect } from "../effects/index.js";
import { describeChanges } from "./change.js";
import { describeCondition } from "./condition.js";
import { describeExceptions } from "./copy-exception.js";
import { describeCosts } from "./cost.js";
import { describeEntries } from "./entry.js";
import { describeEvent } from "./event.js";
import { describeFilter } from "./filter.js";
import type { ByKind, Describers } from "./kinds.js";
import type { Names } from "./names.js";
import { damageBy, damageDealt } from "./instructions/damage.js";
import { describeObject } from "./object.js";
import { part, type Part, sentence } from "./part.js";
import { describePlayer } from "./player.js";
import { describeQuantity } from "./quantity.js";
import { describeReplacement } from "./replacement.js";
import { describeSteps } from "./resolution.js";
import { describeRestriction } from "./restriction.js";

type Statics = ByKind<StaticEffect>;

function define({ power, toughness }: Statics["define"], names: Names): Part {
  const said = [
    ...(power === null ? [] : [`power is ${describeQuantity(power, names)}`]),
    ...(toughness === null ? [] : [`toughness is ${describeQuantity(toughness, names)}`]),
  ];
  return sentence(`${names.self} is defined in every zone: ${said.join(" and ")} (layer 7a, 604.3)`);
}

function entersWith({ object, entry, unless }: Statics["entersWith"], names: Names): Part {
  const condition = unless === null ? "" : `, unless ${describeCondition(unless, names)}`;
  return sentence(`${describeObject(object, names)} enters ${describeEntries(entry, names)}${condition} (614.1c)`);
}

function entersAsCopy(effect: Statics["entersAsCopy"], names: Names): Part {
  const { object, of, optional, exceptions, entry, excepted, following } = effect;
  const enters = `${describeObject(object, names)} ${optional === "may" ? "may enter" : "enters"}`;
  const how = entry.length === 0 ? "" : ` ${describeEntries(entry, names)}`;
  const differing = describeExceptions(exceptions, names);
  const besides = excepted.length === 0 ? [] : [part(`except (707.9e): it enters ${describeEntries(excepted, names)}`)];
  return sentence(`${enters}${how} as a copy of ${describeObject(of, names)} (614.1c, 707.5)`, [
    ...differing,
    ...besides,
    ...describeSteps(following, names),
  ]);
}

/** "When an event would happen, this happens instead": shared by statics and instructions (614.1a). */
export function replacing(
  { event, replacement }: Omit<Statics["replacement"], "kind">,
  how: string,
  names: Names,
): Part {
  const { text, parts } = describeReplacement(replacement, names);
  return part(`${how}: if this would happen: ${describeEvent(event, names)}; ${text}`, parts);
}

function costChange({ what, of, direction, amount, times }: Statics["costChange"], names: Names): Part {
  const number = times.kind === "number" && times.value === 1 ? "" : ` times ${describeQuantity(times, names)}`;
  const thing = of === "spells" ? "Casting" : "Activating abilities of";
  return part(
    `${thing} ${describeFilter(what, names, "plural")} costs ${direction} by ${amount.join("")}${number} (601.2f)`,
  );
}

function triggerAdditional({ event, of }: Statics["triggerAdditional"], names: Names): Part {
  const cause = event === null ? "" : `if it triggers because of this: ${describeEvent(event, names)}, `;
  return sentence(
    `${cause}an ability of ${describeFilter(of, names, "singular")} triggers an additional time (603.2d)`,
  );
}

const statics: Describers<StaticEffect, [Names], Part> = {
  continuous: ({ affected, changes }, names) =>
    sentence(`${describeObject(affected, names)} (611.3):`, describeChanges(changes, names)),
  playerContinuous: ({ affected, changes }, names) =>
    sentence(`${describePlayer(affected, names)}, as a player (611.3):`, describeChanges(changes, names)),
  define,
  entersWith,
  asEnters: ({ object, instructions }, names) =>
    part(`As ${describeObject(object, names)} enters (614.1c):`, describeSteps(instructions, names)),
  entersAsCopy,
  entersUnder: ({ object, controller }, names) =>
    sentence(
      `${describeObject(object, names)} enters under the control of ${describePlayer(controller, names)} (614.1c, 616.1b)`,
    ),
  replacement: (effect, names) => replacing(effect, "Replacement effect (614.1)", names),
  untapsDuring: ({ what, whose }, names) =>
    part(`${describeObject(what, names)} also untaps during the untap step of ${describePlayer(whose, names)} (502.3)`),
  costChange,
  attackCost: ({ object, costs }, names) =>
    part(
      `As ${describeObject(object, names)} is declared as an attacker, you may do this (508.1g): ${describeCosts(costs, names)}`,
    ),
  additionalCost: ({ costs, optional, keyword }, names) =>
    part(
      `As an additional cost (118.8), you ${optional === "anyNumberOfTimes" ? "may, any number of times," : optional} do this${keyword === null ? "" : ` (the ${keyword} cost)`}: ${describeCosts(costs, names)}`,
    ),
  alternativeCost: ({ costs }, names) =>
    part(`Rather than its mana cost, you may pay this (118.9): ${describeCosts(costs, names)}`),
  ownFlash: ({ costs }, names) =>
    part(
      `This may be cast as though it had flash (601.3b)${costs.length === 0 ? "" : `, for this besides (118.8): ${describeCosts(costs, names)}`}`,
    ),
  triggerAdditional,
  applyPrevention: ({ prevention }, names) => part(`Prevent ${damageDealt("all", prevention, names)} (615.1)`),
  unpreventable: (effect, names) => sentence(`${damageBy(effect, names)} can't be prevented (615.12)`),
  deckConstruction: ({ what }) => part(`Deck construction (100.2, 903.3a): this card can be your ${what}`),
  openingHand: ({ to }) => part(`From your opening hand, you may begin the game with this card on the ${to} (103.6a)`),
  timing: ({ restriction }, names) => part(`Timing (601.3): ${describeRestriction(restriction, names)}`),
};

function describe<Kind extends StaticEffect["kind"]>(kind: Kind, effect: Statics[Kind], names: Names): Part {
  return statics[kind](effect, names);
}

/** What a static ability does, one line an effect (604). */
export function describeStatics(effects: readonly StaticEffect[], names: Names): readonly Part[] {
  return effects.map((effect) => describe(effect.kind, effect, names));
}
