import fc from "fast-check";
import { expect, it } from "vitest";
import type { Determiner, Modifier, NounGroup } from "../../../grammar/magic/phrases.js";
import type { AbilityNode } from "../../../src/magic/syntax/ability.js";
import { abilityText } from "../../../src/magic/syntax/ability.js";
import type { VerbPhrase } from "../../../src/magic/syntax/clause.js";
import type { NounPhrase } from "../../../src/magic/syntax/noun-phrase.js";
import type { PostModifier } from "../../../src/magic/syntax/post-modifier.js";
import type { Predicate } from "../../../src/magic/syntax/predicate.js";
import type { Part } from "../../../src/magic/syntax/sentence.js";
import { read } from "./support.js";

const color: fc.Arbitrary<Modifier> = fc.constantFrom("white", "blue", "black", "red", "green").map((name) => ({ kind: "color", color: name })); // prettier-ignore
const state: fc.Arbitrary<Modifier> = fc.constantFrom("tapped", "untapped", "attacking").map((name) => ({ kind: "state", state: name })); // prettier-ignore
const subtype: fc.Arbitrary<Modifier> = fc.constantFrom("Goblin", "Wizard", "Gloop").map((name) => ({ kind: "subtype", subtype: name, form: "singular", known: name === "Gloop" ? "unknown" : "known" })); // prettier-ignore
const modifiers = fc.tuple(fc.option(state), fc.option(color), fc.option(subtype)).map((all) => all.flatMap((one) => (one === null ? [] : [one]))); // prettier-ignore

const single: fc.Arbitrary<readonly Determiner[]> = fc.constantFrom(
  [{ kind: "article", word: "target" }],
  [{ kind: "article", word: "another" }, { kind: "article", word: "target" }],
  [{ kind: "article", word: "this" }],
  [{ kind: "article", word: "that" }],
  [{ kind: "article", word: "each" }],
); // prettier-ignore
const several: fc.Arbitrary<readonly Determiner[]> = fc.constantFrom(
  [{ kind: "number", value: 2, style: "word" }, { kind: "article", word: "target" }],
  [{ kind: "amount", word: "up to" }, { kind: "number", value: 3, style: "word" }, { kind: "article", word: "target" }],
  [{ kind: "article", word: "all" }, { kind: "article", word: "other" }],
  [{ kind: "article", word: "those" }],
); // prettier-ignore

const creatures: fc.Arbitrary<NounGroup> = fc
  .oneof(fc.tuple(single, fc.constant<"singular">("singular")), fc.tuple(several, fc.constant<"plural">("plural")))
  .chain(([determiners, form]) =>
    modifiers.map((narrowing) => ({
      kind: "nounGroup",
      possessor: null,
      determiners,
      items: [{ modifiers: narrowing, noun: { kind: "type", type: "creature" }, form }],
      conjunction: null,
    })),
  );

const controlled = fc.constantFrom<PostModifier>(
  { kind: "controlled", player: { kind: "pronoun", word: "you" }, verb: "control" },
  { kind: "controlled", player: { kind: "pronoun", word: "you" }, verb: "dontControl" },
);
const phrases: fc.Arbitrary<NounPhrase> = fc.oneof(
  fc.record({
    kind: fc.constant("described"),
    group: creatures,
    post: fc.array(controlled, { maxLength: 1 }),
  }),
  fc.constantFrom<NounPhrase>({ kind: "pronoun", word: "it" }, { kind: "self", name: "Zorbo" }),
);

const predicates: fc.Arbitrary<Predicate> = phrases.chain((object) =>
  fc.constantFrom<Predicate>(
    { kind: "destroy", form: "base", object },
    { kind: "sacrifice", form: "base", object },
    { kind: "tap", form: "base", object },
    { kind: "untap", form: "base", object },
    { kind: "goad", form: "base", object },
    { kind: "scry", form: "base", number: { kind: "number", value: 2, style: "digits" } },
    { kind: "investigate", form: "base" },
  ),
);

const verb = (predicate: Predicate, auxiliary: "may" | null, span: "endOfTurn" | "thisTurn" | null): VerbPhrase => ({
  kind: "verbPhrase",
  adverb: null,
  auxiliary,
  innerAdverb: null,
  predicate,
  adverbials: span === null ? [] : [{ kind: "duration", span }],
});

const commands: fc.Arbitrary<Part> = predicates.map((predicate) => ({
  openings: [],
  clause: { kind: "clause", subject: null, verbs: [verb(predicate, null, null)], links: [] },
}));
const permissions: fc.Arbitrary<Part> = fc.tuple(predicates, fc.constantFrom("thisTurn" as const, null)).map(([predicate, span]) => ({
  openings: [],
  clause: { kind: "clause", subject: { kind: "pronoun", word: "you" }, verbs: [verb(predicate, "may", span)], links: [] },
})); // prettier-ignore
const triggers: fc.Arbitrary<Part> = fc.tuple(fc.constantFrom("enter", "die") , commands).map(([kind, part]) => ({
  ...part,
  openings: [
    {
      kind: "trigger",
      word: "when",
      events: {
        kind: "events",
        clauses: [
          {
            kind: "clause",
            subject: { kind: "self", name: "Zorbo" },
            verbs: [verb(kind === "die" ? { kind: "die", form: "third" } : { kind: "enter", form: "third", battlefield: null, entries: [] }, null, null)],
            links: [],
          },
        ],
      },
      more: [],
    },
  ],
})); // prettier-ignore

const abilities: fc.Arbitrary<AbilityNode> = fc
  .array(fc.oneof(commands, permissions, triggers), { minLength: 1, maxLength: 3 })
  .map((parts) => ({
    kind: "ability",
    label: null,
    head: null,
    sentences: parts.map((part) => ({ sentence: { kind: "sentence", parts: [part], joints: [] }, end: "period" })),
    modes: [],
    rows: [],
    reminders: [],
  }));

it("reads back the very tree that it printed", () => {
  fc.assert(
    fc.property(abilities, (node) => {
      const { nodes, diagnostics } = read(abilityText(node), "Zorbo");
      expect(diagnostics.map(({ message }) => message)).toEqual([]);
      expect(nodes).toEqual([node]);
    }),
    { numRuns: 500 },
  );
});

it("reads any run of words without throwing, and reports what it does not read", () => {
  const word = fc.constantFrom("target", "creature", "draw", "a", "card", "you", "may", "until", "end of turn", ",", "and", "Zorbo", "'s", "{T}", ":", "1/1", "+1/+1", "gloop", '"', "(", "—", "•", "with", "flying", "that"); // prettier-ignore
  fc.assert(
    fc.property(fc.array(word, { maxLength: 30 }), (some) => {
      const { nodes, diagnostics } = read(some.join(" "), "Zorbo");
      expect(nodes.length + diagnostics.length).toBeGreaterThanOrEqual(some.length === 0 ? 0 : 1);
    }),
    { numRuns: 1000 },
  );
});
