import { Ajv } from "ajv";
import { expect, it } from "vitest";
import { describeAbilities } from "../../../src/magic/describe/index.js";
import type { Ability } from "../../../src/magic/effects/index.js";
import schema from "../../../src/magic/effects/schema.json" with { type: "json" };
import { variantsOf } from "./samples.js";

const ajv = new Ajv({ strict: false });
const isAbility = ajv.addSchema(schema, "effects").compile<Ability>({ $ref: "effects#/definitions/Ability" });

const you = { kind: "you" };
const one = { kind: "number", value: 1 };
const detail = { during: null, duringWhose: null, ordinal: null, conditions: [], manner: [], quantity: null };
const isOne = { operator: "atLeast", than: one };

const spell = (...instructions: readonly unknown[]) => ({
  kind: "spell",
  id: "a",
  resolution: { targets: [], instructions },
});
const step = (fields: object) => spell({ id: "e", result: "r", ...fields });
const statics = (...effects: readonly unknown[]) => ({ kind: "static", id: "a", condition: null, effects });
const condition = (value: unknown) => ({ ...statics(), condition: value });
const compare = (quantity: unknown) => condition({ kind: "compare", quantity, is: isOne });
const exists = (what: unknown) => condition({ kind: "exists", what, is: isOne });
const changed = (...changes: readonly unknown[]) =>
  statics({ kind: "continuous", affected: { kind: "source" }, changes });
const trigger = (event: unknown) => ({
  ...{ kind: "triggered", id: "a", event, condition: null, restrictions: [], functionsFrom: "battlefield" },
  resolution: { targets: [], instructions: [] },
});
const activated = (change: unknown) => ({
  ...{ kind: "activated", id: "a", keyword: null, costs: [], restrictions: [], costChanges: [change] },
  ...{ functionsFrom: "battlefield", resolution: { targets: [], instructions: [] }, isManaAbility: false },
});
const dies = (object: unknown, more: unknown = detail) => trigger({ kind: "dies", object, detail: more });
const token = (specification: unknown, ...enters: readonly unknown[]) =>
  step({ kind: "createTokens", creator: you, controller: you, groups: [{ count: one, token: specification, enters }] });
const copy = (...exceptions: readonly unknown[]) => token({ kind: "copy", of: { kind: "source" }, exceptions });
const mana = (production: unknown, ...restriction: readonly unknown[]) =>
  step({ kind: "addMana", player: you, mana: production, restriction });
const manyModes = { kind: "chooseModes", player: you, least: one, most: one, sameAgain: "no", manner: "chosen" };
const modes = (fields: object) => step({ ...manyModes, unless: { kind: "none" }, modes: [], ...fields });

/** A definition of the effects, each time within an ability. */
const places: Readonly<Record<string, (value: unknown) => unknown>> = {
  Ability: (value) => value,
  KeywordParameter: (value) => ({ kind: "keyword", id: "a", keyword: "ward", parameters: [value] }),
  Instruction: (value) => spell(value),
  StaticEffect: (value) => statics(value),
  Change: (value) => changed(value),
  Prohibition: (prohibition) => changed({ kind: "prohibit", prohibition }),
  Requirement: (requirement) => changed({ kind: "require", requirement }),
  Permission: (permission) => changed({ kind: "permit", permission }),
  OwnCostChange: (change) => activated(change),
  Cost: (value) => statics({ kind: "alternativeCost", costs: [value] }),
  EventPattern: (value) => trigger(value),
  EventDetail: (value) => dies({ kind: "object", reference: { kind: "source" } }, value),
  Participant: (value) => dies(value),
  Condition: (value) => condition(value),
  Quantity: (value) => compare(value),
  Comparison: (is) => condition({ kind: "compare", quantity: { kind: "x" }, is }),
  Filter: (value) => exists(value),
  Constraint: (value) => exists({ what: "card", constraints: [value] }),
  ObjectReference: (of) => compare({ kind: "size", of }),
  PlayerReference: (of) => compare({ kind: "lifeTotal", of }),
  Restriction: (restriction) => statics({ kind: "timing", restriction }),
  Replacement: (replacement) => statics({ kind: "replacement", event: { kind: "chosenName", name: "n" }, replacement }),
  Duration: (duration) => step({ kind: "applyStatic", effects: [], duration }),
  TokenSpecification: (value) => token(value),
  TokenCharacteristics: (characteristics) => token({ kind: "specified", characteristics }),
  TokenGroup: (group) => step({ kind: "createTokens", creator: you, controller: you, groups: [group] }),
  CopyException: (value) => copy(value),
  Entry: (value) => token({ kind: "copy", of: { kind: "source" }, exceptions: [] }, value),
  ManaProduction: (value) => mana(value),
  ManaRestriction: (value) => mana({ kind: "chosenColor", count: one }, value),
  ModeRestriction: (unless) => modes({ unless }),
  Mode: (mode) => modes({ modes: [mode] }),
  Target: (value) => ({ kind: "spell", id: "a", resolution: { targets: [value], instructions: [] } }),
};

function proseOf(value: unknown): string {
  if (!isAbility(value)) throw new Error(`${JSON.stringify(value)}: ${JSON.stringify(isAbility.errors)}`);
  return describeAbilities([value]).join("\n");
}

/** As data, without what makes no difference: a list of no targets, a keyword that means nothing more, no change of a cost, the turn as the part of the turn. */
const dataOf = (value: unknown): string =>
  JSON.stringify(value)
    .replace(',"otherThan":[]', "")
    .replace(',"means":[]', "")
    .replace(',"costChanges":[]', "")
    .replace(/("kind":"turn",.*"part":)"turn"/, "$1null");

/** The values of a definition that read the same though they are not the same. */
function alikes(definition: string, within: (value: unknown) => unknown): readonly string[] {
  const read = new Map<string, string>();
  const alike: string[] = [];
  for (const value of variantsOf(definition)) {
    const [prose, data] = [proseOf(within(value)), dataOf(value)];
    const before = read.get(prose) ?? data;
    if (before !== data) alike.push(`${before} ${data}: ${prose}`);
    read.set(prose, before);
  }
  return alike;
}

it.each(Object.entries(places))("tells every kind and every field of %s apart", (definition, within) => {
  expect(alikes(definition, within)).toEqual([]);
});
