import type { NounGroup } from "../../../grammar/magic/phrases.js";
import type { Comparison, Constraint } from "../effects/index.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Context } from "./context.js";
import { countersOn } from "./counters-on.js";
import { articleOf, commonHead, type Headed, isNounWord, onlyPost, stateOf } from "./noun.js";
import { objectsOf } from "./reference.js";
import { refuse } from "./refusal.js";
import { sameNameAs } from "./same-name.js";
import { stickersOn } from "./sticker.js";

/** A characteristic that is a number. */
export type Measure = "power" | "toughness" | "manaValue" | "loyalty";

/** A characteristic by its noun (208, 202.3, 306.5). */
export function characteristicOf(noun: string, node: object): Measure {
  if (noun === "power" || noun === "toughness" || noun === "loyalty") return noun;
  return isManaValue(noun) ? "manaValue" : refuse(noun, node);
}

/** Mana value by its name and by the one that it had before (202.3; glossary, "Converted Mana Cost"). */
function isManaValue(noun: string): boolean {
  return noun === "mana value" || noun === "converted mana cost";
}

/** "with power 4 or greater": the measure is a bare noun, or "base" or "total" and a noun. */
export function measured(measure: NounPhrase, is: Comparison, node: object): readonly Constraint[] {
  if (measure.kind !== "described" || measure.post.length > 0 || measure.group.possessor !== null)
    return refuse("a measure", node);
  const { group } = measure;
  const word = measureWord(group, node);
  // "Total power and toughness" adds the two of one object up; no constraint does that.
  if (word === "total" && group.items.length > 1) return refuse("a measure", node);
  const each = group.items.map((item): Constraint => {
    const characteristic = characteristicOf(item.noun.kind === "common" ? item.noun.noun : "", node);
    return word === "total"
      ? { kind: "together", total: characteristic, is }
      : { kind: "characteristic", characteristic, base: word === "base", is };
  });
  return group.conjunction === "or" ? [eitherOf(each)] : each;
}

/** The one word that may stand before a measure. */
function measureWord(group: NounGroup, node: object): "base" | "total" | null {
  const [modifier, ...more] = group.items[0]?.modifiers ?? [];
  if (group.determiners.length > 0 || more.length > 0) return refuse("a measure", node);
  if (modifier === undefined) return null;
  const word = isNounWord(modifier, "total") ? "total" : stateOf(modifier);
  return word === "base" || word === "total" ? word : refuse("a measure", node);
}

/** One of several constraints. */
export function eitherOf(each: readonly Constraint[]): Constraint {
  return { kind: "either", alternatives: each.map((one) => [one]) };
}

/** "with a +1/+1 counter on it", "with the greatest power among …", "with different names". */
export function withWhat(what: NounPhrase, context: Context): Constraint {
  const placed = countersOn(what) ?? stickersOn(what);
  if (placed !== null) return placed;
  const named = sameNameAs(what, context);
  if (named !== null) return named;
  const head = commonHead(what) ?? refuse("with", what);
  const state = stateOf(head.modifiers[0]);
  if (state === "chosen" && isTheChosenName(head)) return { kind: "chosen", of: "name" };
  const operator = comparatives.get(state ?? "");
  if (operator !== undefined) return comparedMeasure(head, operator, what, context);
  const plain = head.post.length === 0 && head.group.determiners.length === 0;
  if (state === "different" && plain) return { kind: "differing", in: differing(head.noun, what) };
  const among = onlyPost(head.post);
  const kind = extremes.get(state ?? "");
  if (kind === undefined || among?.kind !== "among" || articleOf(head.group) !== "the") return refuse("with", what);
  const filter = objectsOf(among.what, context);
  return { kind, characteristic: characteristicOf(head.noun, what), among: filter };
}

/** "with the chosen name" (201.4, 607.2d). */
function isTheChosenName({ noun, group, modifiers, post }: Headed): boolean {
  return noun === "name" && modifiers.length === 1 && post.length === 0 && articleOf(group) === "the";
}

const comparatives: ReadonlyMap<string, "greater" | "less"> = new Map([
  ["greater", "greater"],
  ["lesser", "less"],
]);

/** "with greater power": greater than that of what the words around speak of; refused where they speak of none. */
function comparedMeasure(head: Headed, operator: "greater" | "less", node: object, { compared }: Context): Constraint {
  const { post, modifiers, group } = head;
  const whole =
    post.length === 0 && modifiers.length === 1 && group.determiners.length === 0 && group.items.length === 1;
  if (compared === null || !whole || group.possessor !== null) return refuse("compared with what", node);
  const characteristic = characteristicOf(head.noun, node);
  const than = { kind: "characteristic", characteristic, of: compared } as const;
  return { kind: "characteristic", characteristic, base: false, is: { operator, than } };
}

const extremes: ReadonlyMap<string, "most" | "fewest"> = new Map([
  ["greatest", "most"],
  ["highest", "most"],
  ["least", "fewest"],
  ["lowest", "fewest"],
]);

function differing(noun: string, node: object): "name" | "power" | "manaValue" {
  if (noun === "name" || noun === "power") return noun;
  return isManaValue(noun) ? "manaValue" : refuse(noun, node);
}
