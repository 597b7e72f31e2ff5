import type { Verb, VerbForm } from "../../../grammar/magic/vocabulary/verbs.js";
import { construct, field, later, oneOf, rule, where, type Construct, type Syntax } from "./kernel/index.js";
import type { ConstructNode, Field, Part } from "../../frames/construct.js";
import { nounPhrase, type NounPhrase } from "./noun-phrase.js";
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

const beWords = { is: "is", are: "are", was: "was", were: "were", be: "be", been: "been", being: "being", contractedIs: "'s", contractedAre: "'re", isNot: "isn't", areNot: "aren't", wasNot: "wasn't", wereNot: "weren't", sNot: "'s not", reNot: "'re not", isFullNot: "is not", areFullNot: "are not" } as const; // prettier-ignore

/** A written form of "be". */
export type BeWord = keyof typeof beWords;

type BeField = Field<"form", BeWord>;

/** A frame of "be", whose form is the written word. */
export function beFrame<const Kind extends string, const Parts extends readonly Part[]>(
  kind: Kind,
  parts: Parts,
): Frame<Kind, ConstructNode<Kind, readonly [BeField, ...Parts]>> {
  const made = construct<Kind, readonly [BeField, ...Parts]>(kind, [
    field("form", oneOf("a form of be", beWords)),
    ...parts,
  ]);
  return {
    verb: "be",
    kind,
    label: made.label,
    match: (source, at) => made.match(source, at),
    print: (node, out) => made.print(node, out),
  };
}

/** Any noun phrase, for use in frames, which noun phrases in their turn hold. */
export const anyNounPhrase: Syntax<NounPhrase> = later("a noun phrase", () => nounPhrase);

/** A noun phrase that is no time: in "attacks each combat" and "can't block this turn" the time is no object. */
export const anyThing: Syntax<NounPhrase> = rule("a noun phrase", () => where(nounPhrase, (node) => !isTime(node)));

const times: ReadonlySet<string> = new Set([
  "turn",
  "combat",
  "step",
  "phase",
  "upkeep",
  "game",
  "end step",
  "combat phase",
]);

function isTime(node: NounPhrase): boolean {
  const [item] = node.kind === "described" ? node.group.items : [];
  return item?.noun.kind === "common" && times.has(item.noun.noun);
}

/** A verb with one object. */
export function transitive<const Lemma extends Verb>(
  lemma: Lemma,
): Frame<Lemma, ConstructNode<Lemma, readonly [FormField, Field<"object", NounPhrase>]>> {
  return frame(lemma, lemma, [field("object", anyNounPhrase)]);
}

/** The form that a verb has, whichever verb it is: what a subject must agree with. */
export function verbFormOf(form: VerbForm | BeWord): VerbForm {
  switch (form) {
    case "is":
    case "contractedIs":
    case "isNot":
    case "sNot":
    case "isFullNot":
      return "third";
    case "are":
    case "contractedAre":
    case "be":
    case "areNot":
    case "reNot":
    case "areFullNot":
      return "base";
    case "was":
    case "were":
    case "wasNot":
    case "wereNot":
      return "past";
    case "been":
      return "participle";
    case "being":
      return "gerund";
    case "base":
    case "third":
    case "past":
    case "participle":
    case "gerund":
      return form;
  }
}
