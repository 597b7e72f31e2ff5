import type { Verb, VerbForm } from "../../../grammar/keyforge/vocabulary/index.js";
import { aemberFrames } from "./aember.js";
import { conditionFrames } from "./condition.js";
import { controlFrames } from "./control.js";
import { damageFrames } from "./damage.js";
import { flowFrames } from "./flow.js";
import type { BeWord, Frame } from "./frame.js";
import { houseFrames } from "./house.js";
import { keyFrames } from "./key.js";
import { choose, distinct, rule, type Match, type NodesOf, type Source, type Syntax } from "./kernel.js";
import { modifierFrames } from "./characteristic.js";
import { positionFrames } from "./position.js";
import { sharedObject } from "./shared-object.js";
import { statusFrames } from "./status.js";
import { tokenFrames } from "./token.js";
import { useFrames } from "./use.js";
import { zoneFrames } from "./zone.js";

const frames = [
  ...tokenFrames,
  ...controlFrames,
  ...aemberFrames,
  ...damageFrames,
  ...zoneFrames,
  ...statusFrames,
  ...useFrames,
  ...houseFrames,
  ...keyFrames,
  ...positionFrames,
  ...modifierFrames,
  ...flowFrames,
  ...conditionFrames,
] as const;

/** A verb with the roles that its frame takes. */
export type Predicate = NodesOf<typeof frames> | NodesOf<readonly [typeof sharedObject]>;
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
  const verbs = new Set(source.tokens[at]?.readings.verbs?.map((reading) => reading.verb) ?? []);
  return [...verbs].flatMap((verb) => table?.get(verb) ?? []);
}

/** Any verb with its frame. The verb at hand finds the frames that are tried. */
export const predicate: Syntax<Predicate> = rule("a verb", () => {
  const printer = choose<Predicate>("a verb", [...frames, sharedObject]);
  return {
    label: "a verb",
    match: (source, at) => {
      const found: Match<Predicate>[] = [];
      const tried = candidates(source, at);
      if (tried.length === 0) source.want(at, "a verb");
      if (tried.length > 0) found.push(...sharedObject.match(source, at));
      for (const one of tried) found.push(...one.match(source, at));
      return distinct(found);
    },
    print: (node, out) => printer.print(node, out),
  };
});

/** The form that a predicate stands in, whichever verb it is. */
export function formOf(node: Predicate): VerbForm {
  return verbFormOf(node.form);
}

function verbFormOf(form: VerbForm | BeWord): VerbForm {
  switch (form) {
    case "is":
    case "isNot":
      return "third";
    case "are":
    case "areNot":
    case "be":
      return "base";
    case "was":
    case "were":
    case "wasNot":
    case "wereNot":
      return "past";
    case "been":
      return "participle";
    default:
      return form;
  }
}
