import type {
  Ability,
  Change,
  Color,
  Constraint,
  ObjectReference,
  PlayerReference,
  Quantity,
} from "../../effects/index.js";
import { isPlayerReference, playersOf } from "../read/player.js";
import { numberOf } from "../read/quantity.js";
import { objectsOf } from "../read/reference.js";
import { NotExecutable } from "../state/failures.js";
import { findObject } from "../state/objects.js";
import type { ContinuousEffect } from "../state/state.js";
import type { Scope } from "../state/scope.js";
import type { Play } from "./play.js";
import { settledReplacement } from "./rewording.js";

/** A quantity that does not change any more (608.2h). */
function fixed(play: Play, scope: Scope, quantity: Quantity): Quantity {
  return { kind: "number", value: numberOf(play, scope, quantity) };
}

/** A change with the numbers that it has as its effect begins (608.2h, 611.2d). */
export function frozen(play: Play, scope: Scope, change: Change): Change {
  if (change.kind === "changePowerToughness") {
    const { power, toughness } = change;
    return {
      ...change,
      power: { ...power, amount: fixed(play, scope, power.amount) },
      toughness: { ...toughness, amount: fixed(play, scope, toughness.amount) },
    };
  }
  if (change.kind === "replaceWords")
    return { ...change, replacing: settledReplacement(play, scope, change.replacing) };
  if (change.kind === "setChosenColor") return { kind: "setColors", colors: [chosenColor(play, scope)] };
  if (change.kind === "setChosenType") return { ...noTypes, kind: "setTypes", subtypes: [chosenType(play, scope)] };
  if (change.kind === "gainAbilities")
    return { ...change, abilities: change.abilities.map((ability) => withChosenColor(ability, play, scope)) };
  if (change.kind !== "setBasePowerToughness") return change;
  const { power, toughness } = change;
  return {
    ...change,
    power: power === null ? null : fixed(play, scope, power),
    toughness: toughness === null ? null : fixed(play, scope, toughness),
  };
}

const noTypes = { supertypes: [], types: [] } as const;

const colors: readonly Color[] = ["white", "blue", "black", "red", "green"];

/** The color that was chosen as the effect begins: a later choice does not change it (608.2d, 611.2d). */
function chosenColor(play: Play, scope: Scope): Color {
  const choice = findObject(play.state, scope.source)?.choices.color;
  const color = colors.find((each) => each === choice);
  if (color === undefined) throw new NotExecutable("a chosen color that nobody chose");
  return color;
}

function chosenType(play: Play, scope: Scope): string {
  const choice = findObject(play.state, scope.source)?.choices.type;
  if (choice === undefined) throw new NotExecutable("a chosen type that nobody chose");
  return choice;
}

/** "Protection from the chosen color" as protection from the color that it is. */
function withChosenColor(ability: Ability, play: Play, scope: Scope): Ability {
  if (ability.kind !== "keyword") return ability;
  const parameters = ability.parameters.map((parameter) => {
    if (parameter.kind !== "quality" || !parameter.filter.constraints.some(isChosenColor)) return parameter;
    const constraints = parameter.filter.constraints.map((one): Constraint =>
      isChosenColor(one) ? { kind: "color", color: chosenColor(play, scope) } : one,
    );
    return { ...parameter, filter: { ...parameter.filter, constraints } };
  });
  return { ...ability, parameters };
}

function isChosenColor(constraint: Constraint): boolean {
  return constraint.kind === "chosen" && constraint.of === "color";
}

/** What an effect affects: locked in to what is meant now, or left open (611.2c). */
export function affectedBy(
  play: Play,
  scope: Scope,
  reference: ObjectReference | PlayerReference,
  membership: "lockedIn" | "open",
): ContinuousEffect["affected"] {
  if (membership === "open") return { kind: "open", reference };
  if (isPlayerReference(reference)) return { kind: "players", players: playersOf(play, scope, reference) };
  return { kind: "objects", objects: objectsOf(play, scope, reference) };
}
