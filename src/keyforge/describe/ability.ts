import type { Ability, Instruction } from "../effects/index.js";
import { conditionWords } from "./condition.js";
import { listed, spoken } from "./english.js";
import { eventWords } from "./event.js";
import { instructionPart } from "./instruction.js";
import { modifierPart } from "./modifier.js";
import { line, numbered, type Part } from "./part.js";

const steps = (instructions: readonly Instruction[]): readonly Part[] => numbered(instructions.map(instructionPart));

/** What an ability does, in words. */
export function abilityParts(ability: Ability): Part {
  switch (ability.kind) {
    case "keyword":
      return line(`Keyword: ${ability.keyword}${ability.value === null ? "" : ` ${ability.value}`}`);
    case "enhance":
      return line(`Enhance: ${listed(ability.icons.map(({ kind }) => kind))} added to other cards of the deck`);
    case "timed":
      return { line: `Ability: ${listed(ability.timings.map(spoken), "or")}`, parts: steps(ability.instructions) };
    case "triggered": {
      const only = ability.condition === null ? "" : `, if ${conditionWords(ability.condition)}`;
      return { line: `Each time of ${eventWords(ability.event)}${only}:`, parts: steps(ability.instructions) };
    }
    case "static": {
      const when = ability.condition === null ? "While this is in play" : `While ${conditionWords(ability.condition)}`;
      return { line: `${when}:`, parts: ability.effects.map(modifierPart) };
    }
    case "replacement": {
      const only = ability.condition === null ? "" : `, if ${conditionWords(ability.condition)}`;
      const what = `Instead of ${eventWords(ability.event)}${only}, this ${ability.optional} happen:`;
      return { line: what, parts: steps(ability.instructions) };
    }
  }
}
