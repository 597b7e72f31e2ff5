import type { Comparison, Constraint, Filter } from "../../magic/effects/index.js";
import { playerWords } from "./player-words.js";
import { constantOf } from "./quantity-text.js";

/** The words of a constraint and where they stand: before the noun, as the noun, or after it. */
type Words = readonly [place: "before" | "noun" | "after", words: string];

const spaced = (camel: string): string => camel.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function comparisonWords({ operator, than }: Comparison): string {
  const value = String(constantOf(than) ?? "X");
  const after: Partial<Record<Comparison["operator"], string>> = { atLeast: "or greater", atMost: "or less" };
  const tail = after[operator];
  if (tail !== undefined) return `${value} ${tail}`;
  return operator === "equal" ? value : `${spaced(operator)} ${value}`;
}

function negated(constraint: Constraint): Words {
  const [place, words] = constraintWords(constraint);
  return place === "after" ? ["after", `not ${words}`] : ["before", `non${words}`];
}

const owners = { controlledBy: "control", ownedBy: "own", notControlledBy: "don't control", notOwnedBy: "don't own" };

/** Constraints that say whose the object is, or where. */
function placeWords(constraint: Constraint): Words | null {
  if (constraint.kind === "inZone") {
    const whose = constraint.of === null ? "a" : `${playerWords(constraint.of)}'s`;
    return ["after", `in ${whose} ${constraint.zone}`];
  }
  if (!("player" in constraint) || !(constraint.kind in owners)) return null;
  const verb = Object.entries(owners).find(([kind]) => kind === constraint.kind)?.[1] ?? "";
  return ["after", `${playerWords(constraint.player)} ${verb}`];
}

/** Constraints that say what the object has. */
function propertyWords(constraint: Constraint): Words | null {
  if (constraint.kind === "characteristic") {
    return ["after", `with ${spaced(constraint.characteristic)} ${comparisonWords(constraint.is)}`];
  }
  if (constraint.kind === "keyword") return ["after", `with ${constraint.keyword.keyword}`];
  if (constraint.kind === "named") return ["after", `named ${constraint.name}`];
  return constraint.kind === "hasCounters" ? ["after", `with ${constraint.counter ?? "any"} counters`] : null;
}

/** Constraints that say what the object is. */
function natureWords(constraint: Constraint): Words | null {
  if (constraint.kind === "cardType") return ["noun", constraint.cardType];
  if (constraint.kind === "subtype") return ["noun", constraint.subtype];
  if (constraint.kind === "token") return ["noun", "token"];
  if (constraint.kind === "supertype") return ["before", constraint.supertype];
  if (constraint.kind === "color") return ["before", constraint.color];
  if (constraint.kind === "colorGroup") return ["before", spaced(constraint.group)];
  if (constraint.kind === "status") return ["before", constraint.status];
  return constraint.kind === "otherThan" ? ["before", "other"] : null;
}

function constraintWords(constraint: Constraint): Words {
  if (constraint.kind === "not") return negated(constraint.constraint);
  if (constraint.kind === "either") {
    return ["noun", constraint.alternatives.map((all) => joinWords(all.map(constraintWords))).join(" or ")];
  }
  const words = natureWords(constraint) ?? placeWords(constraint) ?? propertyWords(constraint);
  return words ?? ["after", `(${spaced(constraint.kind)})`];
}

function joinWords(words: readonly Words[], noun = ""): string {
  const at = (place: Words[0]): readonly string[] => words.flatMap(([where, text]) => (where === place ? [text] : []));
  const nouns = at("noun");
  const named = nouns.length > 0 && noun !== "card" && noun !== "spell" ? nouns : [...nouns, noun];
  return [...at("before"), ...named, ...at("after")].filter((text) => text !== "").join(" ");
}

/** Which objects a filter lets through, in a few words such as "nontoken creature you control". */
export function filterWords(filter: Filter): string {
  return joinWords(filter.constraints.map(constraintWords), filter.what);
}
