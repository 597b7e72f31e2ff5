import type { CompiledCard } from "../../keyforge/effects/index.js";
import { namesHeldIn, nearest } from "../card-names.js";
import type { CardsByName } from "../game.js";
import { numbered } from "../numbered.js";
import type { Deed, Expectation } from "./scenario.js";

const cardNames = namesHeldIn("name", "named");

/** What is said of a name that no card of the scenario has; null where one has it, or a text speaks of it. */
export function unknownName(label: string, cards: CardsByName<CompiledCard>): string | null {
  const { name } = numbered(label);
  const known = cardNames(cards);
  return known.has(name) ? null : `no card of this scenario is named "${name}"${nearest(name, known)}`;
}

/** The names by which an expectation calls cards. */
export function namesExpected(expectation: Expectation): readonly string[] {
  switch (expectation.kind) {
    case "cards": {
      const { printed, upgrades = [], under = [] } = expectation.properties;
      const others = typeof under === "number" ? upgrades : [...upgrades, ...under];
      return [expectation.name, ...others, ...(printed === undefined ? [] : [printed])].filter(
        (one) => one !== "hidden",
      );
    }
    case "zone":
      return typeof expectation.cards === "number" ? [] : expectation.cards.filter((one) => one !== "hidden");
    case "reference":
      return expectation.name === "none" ? [] : [expectation.name];
    case "tokens":
    case "amount":
    case "keys":
    case "state":
    case "asked":
    case "event":
      return [];
  }
}

/** The names by which a step calls cards. */
export function namesInStep(step: Deed): readonly string[] {
  const against = step.against === null ? [] : [step.against];
  return "card" in step ? [step.card, ...against] : against;
}
