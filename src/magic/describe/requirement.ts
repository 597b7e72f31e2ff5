import type { Requirement } from "../effects/index.js";
import { describeFilter } from "./filter.js";
import type { ByKind, Describers } from "./kinds.js";
import type { Names } from "./names.js";
import { describeObject } from "./object.js";
import { describeRecipient } from "./player.js";

const times = { eachCombat: "each combat", thisTurn: "this turn", thisCombat: "this combat", any: "always" } as const;

const requirements: Describers<Requirement, [Names], string> = {
  attack: ({ whom, when }, names) =>
    `must attack${whom === null ? "" : ` ${describeRecipient(whom, names)}`} ${times[when]} if able (508.1d)`,
  block: ({ whom, when }, names) =>
    `must block${whom === null ? "" : ` ${describeObject(whom, names)}`} ${times[when]} if able (509.1c)`,
  beBlocked: ({ by, when }, names) =>
    `must be blocked${by === null ? "" : ` by ${describeFilter(by, names, "plural")}`} ${times[when]} if able (509.1c)`,
  playRevealed: ({ what }, names) => `plays with these cards revealed: ${describeObject(what, names)} (401.5)`,
};

function describe<Kind extends Requirement["kind"]>(
  kind: Kind,
  requirement: ByKind<Requirement>[Kind],
  names: Names,
): string {
  return requirements[kind](requirement, names);
}

/** What must be done in combat (508.1d, 509.1c). */
export function describeRequirement(requirement: Requirement, names: Names): string {
  return describe(requirement.kind, requirement, names);
}
