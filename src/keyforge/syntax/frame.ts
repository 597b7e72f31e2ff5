import type { Verb, VerbForm } from "../../../grammar/keyforge/vocabulary/index.js";
import {
  construct,
  field,
  later,
  oneOf,
  where,
  type Construct,
  type ConstructNode,
  type Field,
  type Part,
  type Syntax,
} from "./kernel.js";
import { nounPhrase, simpleNounPhrase, speaksOf, type NounPhrase } from "./noun-phrase.js";
import { verb } from "./terminals.js";

/** A verb with its frame: what may stand around it. The verb finds the frame. */
export interface Frame<Kind extends string, Node extends { readonly kind: Kind }> extends Construct<Kind, Node> {
  readonly verb: Verb;
}

type FormField = Field<"form", VerbForm>;

/** A frame: the verb in some form, then its parts. */
export function frame<const Kind extends string, const Parts extends readonly Part[]>(
  kind: Kind,
  lemma: Verb,
  parts: Parts,
): Frame<Kind, ConstructNode<Kind, readonly [FormField, ...Parts]>> {
  const made = construct<Kind, readonly [FormField, ...Parts]>(kind, [field("form", verb(lemma)), ...parts]);
  return {
    verb: lemma,
    kind,
    label: made.label,
    match: (source, at) => made.match(source, at),
    print: (node, out) => made.print(node, out),
  };
}

const beWords = {
  is: "is", are: "are", was: "was", were: "were", be: "be", been: "been", isNot: "is not", areNot: "are not", wasNot: "was not", wereNot: "were not",
} as const; // prettier-ignore

/** A written form of "be". */
export type BeWord = keyof typeof beWords;
type BeField = Field<"form", BeWord>;

/** A frame of "be", whose form is the written word. */
export function beFrame<const Kind extends string, const Parts extends readonly Part[]>(
  kind: Kind,
  parts: Parts,
): Frame<Kind, ConstructNode<Kind, readonly [BeField, ...Parts]>> {
  const made = construct<Kind, readonly [BeField, ...Parts]>(kind, [field("form", oneOf("a form of be", beWords)), ...parts]); // prettier-ignore
  return {
    verb: "be",
    kind,
    label: made.label,
    match: (source, at) => made.match(source, at),
    print: (node, out) => made.print(node, out),
  };
}

/** Any noun phrase, for use in frames, which noun phrases in their turn hold. */
export const anyPhrase: Syntax<NounPhrase> = later("a noun phrase", () => nounPhrase);

/** Any noun phrase that is no list. */
export const simplePhrase: Syntax<NounPhrase> = later("a noun phrase", (): Syntax<NounPhrase> => simpleNounPhrase);

/** An amount of aember: "1{A}", "all of your opponent's {A}", "{A}". From whom it comes is a role of the verb. */
export const aember: Syntax<NounPhrase> = where(anyPhrase, (node) => speaksOf(node, "aember") && !isFrom(node));

/** What is moved: where it comes from is a role of the verb. */
export const moved: Syntax<NounPhrase> = where(anyPhrase, (node) => !isFrom(node));

/** Whether a phrase says at its end where something comes from. */
function isFrom(node: NounPhrase): boolean {
  switch (node.kind) {
    case "described": {
      const last = node.post.at(-1);
      return last?.kind === "place" && (last.preposition === "from" || last.preposition === "fromUnder");
    }
    case "partitive":
    case "portion":
      return isFrom(node.of);
    case "coordinated":
      return node.members.some(isFrom);
    default:
      return false;
  }
}

/** An amount of damage: "3{D}", "{D}", "2 damage". */
export const damage: Syntax<NounPhrase> = where(
  anyPhrase,
  (node) => (speaksOf(node, "damage") || isDamage(node)) && !isFrom(node),
);

function isDamage(node: NounPhrase): boolean {
  if (node.kind === "partitive" || node.kind === "portion") return isDamage(node.of);
  return node.kind === "described" && node.noun.kind === "common" && node.noun.noun.noun === "damage";
}

/** Cards, creatures and the like: anything but an amount of aember or of damage. */
export const things: Syntax<NounPhrase> = where(anyPhrase, (node) => !speaksOf(node, "damage"));
