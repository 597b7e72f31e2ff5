import type { Verb, VerbForm } from "../../../grammar/magic/vocabulary/verbs.js";
import { verbForms } from "../../../grammar/magic/vocabulary/verbs.js";
import { anyNounPhrase } from "./frame.js";
import { distinct, noMatch, oneOf, type Construct, type Match, type Source } from "./kernel/index.js";
import type { NounPhrase } from "./noun-phrase.js";

/** One of the verbs that share an object, with the preposition that it wants: "look at". */
export interface SharingVerb {
  readonly verb: Verb;
  readonly preposition: "at" | null;
}

/** Verbs in one form that share an object: "gain or lose life", "look at and play those cards". */
export interface SharedObject {
  readonly kind: "sharedObject";
  readonly form: VerbForm;
  readonly verbs: readonly SharingVerb[];
  readonly conjunction: "and" | "or" | "and/or";
  readonly object: NounPhrase;
}

const conjunctions = oneOf("and", { and: "and", or: "or", "and/or": "and/or" });

export const sharedObject: Construct<"sharedObject", SharedObject> = {
  kind: "sharedObject",
  label: "two verbs",
  match: (source, at) => distinct(sharing(source, at).flatMap((first) => second(source, first))),
  print: (node, out) => {
    node.verbs.forEach(({ verb, preposition }, index) => {
      if (index > 0) conjunctions.print(node.conjunction, out);
      out.word(verbForms.get(verb)?.get(node.form) ?? verb);
      if (preposition !== null) out.word(preposition);
    });
    anyNounPhrase.print(node.object, out);
  },
};

interface Sharing extends SharingVerb {
  readonly form: VerbForm;
}

function sharing(source: Source, at: number): readonly Match<Sharing>[] {
  const readings = source.tokens[at]?.readings.verbs;
  if (readings === undefined) return noMatch;
  const particle = source.tokens[at + 1]?.word === "at";
  return readings
    .filter(({ verb }) => verb !== "be" && (verb === "look") === particle)
    .map(({ verb, form }) => ({
      value: { verb, form, preposition: particle ? "at" : null },
      end: at + (particle ? 2 : 1),
    }));
}

function second(source: Source, first: Match<Sharing>): readonly Match<SharedObject>[] {
  return conjunctions.match(source, first.end).flatMap((link) =>
    sharing(source, link.end)
      .filter((other) => other.value.form === first.value.form)
      .flatMap((other) =>
        anyNounPhrase.match(source, other.end).map((object) => ({
          value: {
            kind: "sharedObject" as const,
            form: first.value.form,
            verbs: [first.value, other.value].map(({ verb, preposition }) => ({ verb, preposition })),
            conjunction: link.value,
            object: object.value,
          },
          end: object.end,
        })),
      ),
  );
}
