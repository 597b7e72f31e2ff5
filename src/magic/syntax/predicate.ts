import type { Verb } from "../../../grammar/magic/vocabulary/verbs.js";
import { characteristicFrames } from "./characteristic.js";
import { choiceFrames } from "./choice.js";
import { combatFrames } from "./combat.js";
import { counterFrames } from "./counter.js";
import { damageFrames } from "./damage.js";
import type { Frame } from "./frame.js";
import { choose, distinct, rule, type Match, type NodesOf, type Source, type Syntax } from "./kernel/index.js";
import { keywordActionFrames } from "./keyword-action.js";
import { manaFrames } from "./mana.js";
import { passiveFrames } from "./passive.js";
import { spellFrames } from "./spell.js";
import { tokenFrames } from "./token.js";
import { zoneFrames } from "./zone.js";

const frames = [
  ...tokenFrames,
  ...counterFrames,
  ...zoneFrames,
  ...damageFrames,
  ...characteristicFrames,
  ...combatFrames,
  ...spellFrames,
  ...manaFrames,
  ...choiceFrames,
  ...keywordActionFrames,
  ...passiveFrames,
] as const;

/** A verb with all that its frame takes. */
export type Predicate = NodesOf<typeof frames>;
export type PredicateKind = Predicate["kind"];
export type PredicateOf<Kind extends PredicateKind> = Extract<Predicate, { readonly kind: Kind }>;

let table: ReadonlyMap<Verb, readonly Frame<string, Predicate>[]> | undefined;

function framesByVerb(): ReadonlyMap<Verb, readonly Frame<string, Predicate>[]> {
  const made = new Map<Verb, Frame<string, Predicate>[]>();
  for (const one of frames) {
    const list = made.get(one.verb) ?? [];
    list.push(one);
    made.set(one.verb, list);
  }
  return made;
}

function candidates(source: Source, at: number): readonly Frame<string, Predicate>[] {
  table ??= framesByVerb();
  const token = source.tokens[at];
  if (token === undefined) return [];
  const verbs = new Set(token.readings.verbs?.map((reading) => reading.verb) ?? []);
  if (["'s", "'re", "isn't", "aren't", "wasn't", "weren't"].includes(token.word)) verbs.add("be");
  return [...verbs].flatMap((verb) => table?.get(verb) ?? []);
}

/** Any verb with its frame. The verb at hand finds the frames that are tried. */
export const predicate: Syntax<Predicate> = rule("a verb", () => {
  const printer = choose<Predicate>("a verb", frames);
  return {
    label: "a verb",
    match: (source, at) => {
      const found: Match<Predicate>[] = [];
      const tried = candidates(source, at);
      if (tried.length === 0) source.want(at, "a verb");
      for (const one of tried) found.push(...one.match(source, at));
      return distinct(found);
    },
    print: (node, out) => printer.print(node, out),
  };
});
