import type { Quantity, Replacement } from "../effects/index.js";
import { numberWord } from "./english.js";
import type { ByKind, Describers } from "./kinds.js";
import type { Names } from "./names.js";
import { part, type Part } from "./part.js";
import { describeRecipient } from "./player.js";
import { describeQuantity } from "./quantity.js";
import { describeSteps } from "./resolution.js";
import { describeGroup } from "./token.js";

const amount = (quantity: Quantity | "all", names: Names): string =>
  quantity === "all" ? "all" : describeQuantity(quantity, names);

const replacements: Describers<Replacement, [Names], Part> = {
  instead: ({ instructions }, names) => part("this happens instead (614.1a):", describeSteps(instructions, names)),
  multiply: ({ by }) => part(`it happens ${numberWord(by)} times as much instead (614.1a)`),
  add: ({ amount: more }, names) => part(`it happens with ${describeQuantity(more, names)} more instead (614.1a)`),
  subtract: ({ amount: less }, names) => part(`it happens with ${describeQuantity(less, names)} less instead (614.1a)`),
  prevent: ({ amount: much, then }, names) =>
    then === undefined
      ? part(`${amount(much, names)} of that damage is prevented (615.1a)`)
      : part(
          `${amount(much, names)} of that damage is prevented (615.1a), and at once (615.5):`,
          describeSteps(then, names),
        ),
  redirect: ({ to, amount: much }, names) =>
    part(`${amount(much, names)} of that damage is dealt to ${describeRecipient(to, names)} instead (614.9)`),
  addTokens: ({ groups }, names) =>
    part(
      "these tokens are created as well (614.1a):",
      groups.map((group) => describeGroup(group, names)),
    ),
  may: ({ replacement }, names) => {
    const { text, parts } = describeReplacement(replacement, names);
    return part(`its controller chooses whether ${text}`, parts);
  },
  nothing: () => part("nothing happens instead (614.6)"),
};

function describe<Kind extends Replacement["kind"]>(
  kind: Kind,
  replacement: ByKind<Replacement>[Kind],
  names: Names,
): Part {
  return replacements[kind](replacement, names);
}

/** What happens instead of an event (614). */
export function describeReplacement(replacement: Replacement, names: Names): Part {
  return describe(replacement.kind, replacement, names);
}
