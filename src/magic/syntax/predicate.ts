import type { Verb } from "../../../grammar/magic/vocabulary/verbs.js";
import { activateNamed } from "./activate-named.js";
import { characteristicFrames } from "./characteristic.js";
import { choiceFrames } from "./choice.js";
import { combatFrames } from "./combat.js";
import { counterFrames } from "./counter.js";
import { damageFrames } from "./damage.js";
import type { Frame } from "./frame.js";
import {
  asConstruct,
  choose,
  distinct,
  rule,
  type Match,
  type NodesOf,
  type Source,
  type Syntax,
} from "./kernel/index.js";
import { keywordActionFrames } from "./keyword-action.js";
import { manaFrames } from "./mana.js";
import { passiveFrames } from "./passive.js";
import { sharedObject } from "./shared-object.js";
import { spellFrames } from "./spell.js";
import { stickerFrames } from "./sticker.js";
import { textChangeFrames } from "./text-change.js";
import { tokenFrames } from "./token.js";
import { zoneFrames } from "./zone.js";

/** What stands for a verb after its helper: "if you don't". */
export const ellipsis = asConstruct("ellipsis", {
  label: "a verb",
  match: (_source, at): readonly Match<{ readonly kind: "ellipsis"; readonly form: "base" }>[] => [
    { value: { kind: "ellipsis", form: "base" }, end: at },
  ],
  print: () => undefined,
});

/** Predicates that no one verb finds. */
const freeFrames = [sharedObject, activateNamed, ellipsis] as const;

const frames = [
  ...tokenFrames,
  ...counterFrames,
  ...stickerFrames,
  ...zoneFrames,
  ...damageFrames,
  ...characteristicFrames,
  ...combatFrames,
  ...spellFrames,
  ...textChangeFrames,
  ...manaFrames,
  ...choiceFrames,
  ...keywordActionFrames,
  ...passiveFrames,
] as const;

/** A verb with all that its frame takes. */
export type Predicate = NodesOf<typeof frames> | NodesOf<typeof freeFrames>;
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

const contractions: ReadonlySet<string> = new Set(["'s", "'re", "isn't", "aren't", "wasn't", "weren't"]);
const noFrames: readonly never[] = [];

function candidates(source: Source, at: number): readonly Frame<string, Predicate>[] {
  table ??= framesByVerb();
  const token = source.tokens[at];
  if (token === undefined) return noFrames;
  const readings = token.readings.verbs;
  if (readings === undefined) return contractions.has(token.word) ? (table.get("be") ?? noFrames) : noFrames;
  const known = framesOf.get(readings);
  if (known !== undefined) return known;
  const verbs = new Set(readings.map((reading) => reading.verb));
  const found = [...verbs].flatMap((verb) => table?.get(verb) ?? noFrames);
  framesOf.set(readings, found);
  return found;
}

/** The frames of a word's readings, found once a word. */
const framesOf = new WeakMap<object, readonly Frame<string, Predicate>[]>();

/** Whether a second verb with the same object may follow: "gain or lose life", "look at and play them". */
function conjunctionAfter(source: Source, at: number): boolean {
  const word = source.headAt(source.headAt(at + 1) === "at" ? at + 2 : at + 1);
  return word === "and" || word === "or" || word === "and/or";
}

/** Whether a keyword's name may stand as a verb. */
function isNamed(source: Source, at: number): boolean {
  return source.tokens[at]?.readings.keyword !== undefined && source.headAt(at + 1) === "only";
}

/** Any verb with its frame. The verb at hand finds the frames that are tried. */
export const predicate: Syntax<Predicate> = rule("a verb", () => {
  const printer = choose<Predicate>("a verb", [...frames, ...freeFrames]);
  return {
    label: "a verb",
    starts: (source, at) => candidates(source, at).length > 0 || isNamed(source, at),
    match: (source, at) => {
      const found: Match<Predicate>[] = [];
      const tried = candidates(source, at);
      if (tried.length === 0) source.want(at, "a verb");
      for (const one of tried) found.push(...one.match(source, at));
      if (tried.length > 0 && conjunctionAfter(source, at)) found.push(...sharedObject.match(source, at));
      if (isNamed(source, at)) found.push(...activateNamed.match(source, at));
      return distinct(found);
    },
    print: (node, out) => printer.print(node, out),
  };
});
