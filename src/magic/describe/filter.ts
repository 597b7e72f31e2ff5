import { inflected, type GrammaticalNumber } from "./english.js";
import type { Constraint, Filter } from "../effects/index.js";
import { describeConstraint } from "./constraint.js";
import { isNoun } from "./modifier.js";
import type { Names } from "./names.js";

/** Where the words stand that come before the last noun, in their order. */
const before = ["adjective", "subtype", "type", "last"] as const;

/** The noun that a filter ends on; types alone mean permanents (109.2). */
function headOf({ what }: Filter, hasNoun: boolean): readonly string[] {
  return what === "permanent" && hasNoun ? [] : [what];
}

/** Alternatives that are nouns alone, as nouns: "artifact or enchantment". */
function nounAlternatives(constraint: Constraint, names: Names): readonly string[] | null {
  if (constraint.kind !== "either") return null;
  const [modifiers, others] = [
    constraint.alternatives.flat(),
    constraint.alternatives.filter((one) => one.length !== 1),
  ];
  if (others.length > 0 || !modifiers.every((one) => isNoun(describeConstraint(one, names)))) return null;
  return modifiers.map((one) => describeConstraint(one, names).text);
}

/** The one constraint that says what kind of thing is meant by alternatives, where no other does so. */
function alternativesIn(constraints: readonly Constraint[], names: Names): Constraint | undefined {
  if (constraints.some((one) => isNoun(describeConstraint(one, names)))) return undefined;
  const found = constraints.filter((one) => nounAlternatives(one, names) !== null);
  return found.length === 1 ? found[0] : undefined;
}

function nounsOf(filter: Filter, either: Constraint | undefined, number: GrammaticalNumber, names: Names): string {
  const alternatives = (either && nounAlternatives(either, names)) ?? [];
  if (alternatives.length > 0 && filter.what === "permanent") {
    return alternatives.map((word) => inflected(word, number)).join(" or ");
  }
  const modifiers = filter.constraints.map((one) => describeConstraint(one, names)).filter(isNoun);
  const words = before.flatMap((place) => modifiers.filter((one) => one.place === place).map(({ text }) => text));
  const nouns = [...words, ...headOf(filter, words.length > 0)];
  const last = inflected(nouns.at(-1) ?? filter.what, number);
  return [...(alternatives.length > 0 ? [alternatives.join(" or ")] : []), ...nouns.slice(0, -1), last].join(" ");
}

/** Which objects or players a filter means, as a noun phrase without its article (109.2). */
export function describeFilter(filter: Filter, names: Names, number: GrammaticalNumber): string {
  const either = alternativesIn(filter.constraints, names);
  const modifiers = filter.constraints.filter((one) => one !== either).map((one) => describeConstraint(one, names));
  const adjectives = modifiers.filter(({ place }) => place === "adjective").map(({ text }) => text);
  const after = modifiers.filter(({ place }) => place === "after").map(({ text }) => text);
  const phrase = [...adjectives, nounsOf(filter, either, number, names)].join(" ");
  return after.length === 0 ? phrase : `${phrase} ${after.join(", ")}`;
}
