import type { CreateTokens, Quantity, Replacement, StaticEffect } from "../effects/index.js";
import { anyNumber, isNumeric, numeric, one, you } from "./plain.js";
import { multiplied } from "./saying.js";

/** Every creation within compiled abilities, those of the tokens' own abilities included; in a loop, as often as it runs. */
export function creationsWithin(value: unknown, times: Quantity = one): readonly CreateTokens[] {
  if (Array.isArray(value)) return value.flatMap((member) => creationsWithin(member, times));
  if (typeof value !== "object" || value === null) return [];
  const within = timesWithin(value, times);
  const inner = Object.values(toldOnce(value)).flatMap((member) => creationsWithin(member, within));
  if (isAddition(value)) return [ofAddition(value), ...inner];
  if (isReplacement(value) && addsToItsOwn(value)) return inner.map((creation) => repeated(creation, anyNumber));
  return isCreation(value) ? [isNumeric(times, 1) ? value : repeated(value, times), ...inner] : inner;
}

/** A keyword without its parameters where it is spelled out: they stand in what it means again (702.1). */
function toldOnce(value: object): object {
  return "kind" in value && value.kind === "keyword" && "means" in value && value.means !== undefined
    ? { means: value.means }
    : value;
}

/** How often what stands in an effect is done: a loop's number is known where the text says it ("investigate twice"). */
function timesWithin(value: object, times: Quantity): Quantity {
  if (!("kind" in value)) return times;
  if (value.kind === "forEach") return anyNumber;
  if (value.kind === "specified") return one;
  if ((value.kind !== "repeat" && value.kind !== "payCost") || !("times" in value)) return times;
  const { kind, value: often } = { value: null, ...asObject(value.times) };
  return kind === "number" && typeof often === "number" ? multiplied(times, numeric(often)) : anyNumber;
}

function asObject(value: unknown): { readonly kind?: unknown; readonly value?: unknown } {
  return typeof value === "object" && value !== null ? value : {};
}

type Addition = Extract<Replacement, { readonly kind: "addTokens" }>;

function isAddition(value: object): value is Addition {
  return "kind" in value && value.kind === "addTokens" && "groups" in value;
}

/** What a replacement effect adds to a creation is created too (614.1a, 701.7b). */
function ofAddition({ id, groups }: Addition): CreateTokens {
  return { kind: "createTokens", id, result: id, creator: you, controller: you, groups };
}

type ReplacementEffect = Extract<StaticEffect, { readonly kind: "replacement" }>;

function isReplacement(value: object): value is ReplacementEffect {
  return "kind" in value && value.kind === "replacement" && "event" in value && "replacement" in value;
}

/** "If you would create Treasure tokens, instead create those plus an additional Treasure": how many depends on those. */
function addsToItsOwn({ event, replacement }: ReplacementEffect): boolean {
  if (event.kind !== "createsTokens" || event.tokens.kind !== "filter" || replacement.kind !== "addTokens")
    return false;
  const asked = event.tokens.filter.constraints.flatMap((one) => (one.kind === "subtype" ? [one.subtype] : []));
  return replacement.groups.some(({ token }) => {
    if (token.kind !== "specified" && token.kind !== "predefined") return false;
    return asked.some((subtype) => token.characteristics.subtypes.includes(subtype));
  });
}

/** Whether every creature token has power and toughness (208.1): stated, or by a characteristic-defining ability (208.2). */
export function haveSize(creations: readonly CreateTokens[]): boolean {
  return creations.every(({ groups }) =>
    groups.every(({ token }) => {
      if (token.kind !== "specified" || !token.characteristics.types.includes("creature")) return true;
      const { power, abilities } = token.characteristics;
      return power !== null || abilities.some(({ kind }) => kind === "static");
    }),
  );
}

function repeated(creation: CreateTokens, times: Quantity): CreateTokens {
  return {
    ...creation,
    groups: creation.groups.map((group) => ({
      ...group,
      count: multiplied(group.count, times),
    })),
  };
}

function isCreation(value: object): value is CreateTokens {
  return "kind" in value && value.kind === "createTokens" && "groups" in value;
}
