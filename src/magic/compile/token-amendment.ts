import type { CreateTokens, Instruction, TokenSpecification } from "../effects/index.js";
import type { Clause, VerbPhrase } from "../syntax/clause.js";
import type { Sentence } from "../syntax/sentence.js";
import { lowerAbilitySet } from "./ability-set.js";
import type { Context } from "./context.js";
import { lowerEntries } from "./entry.js";
import { lowerObjects } from "./reference.js";
import { abilitySetText } from "./ability-set-text.js";
import type { PredicateOf } from "../syntax/predicate.js";
import { refuse } from "./refusal.js";
import { spokenTypes } from "./spoken-types.js";

/**
 * A sentence that goes on defining the tokens just created: "It has …", "Those tokens have …" are part of their text
 * (111.3), "They enter tapped" of how they enter. "It gains …" is neither, and lowers to an effect on them.
 * Null where the sentence is something else.
 */
export function amendCreation(
  sentence: Sentence,
  before: readonly Instruction[],
  context: Context,
): readonly Instruction[] | null {
  const last = before.at(-1);
  const [part, ...parts] = sentence.parts;
  if (last?.kind !== "createTokens" || part === undefined || parts.length > 0 || part.openings.length > 0) return null;
  const verb = definingVerb(part.clause);
  if (verb === null || part.clause.subject === null) return null;
  context.beginVerb();
  const subject = lowerObjects(part.clause.subject, context, { kind: "you" });
  if (subject.kind !== "result" || subject.slot !== last.result) return null;
  const entering = verb.kind === "enter" ? lowerEntries(verb.entries, context) : null;
  if (entering !== null && entering.order !== null) return refuse("in order", verb);
  const groups = last.groups.map((group) =>
    verb.kind === "enter" || entering !== null
      ? { ...group, enters: [...group.enters, ...(entering?.entries ?? [])] }
      : { ...group, token: withAbilities(group.token, verb, context) },
  );
  const [only] = groups;
  context.lastTokens = only ?? null;
  const made: CreateTokens = { ...last, groups, controller: entering?.controller ?? last.controller };
  return [...before.slice(0, -1), made];
}

type Defining = PredicateOf<"haveAbilities"> | PredicateOf<"enter">;

function definingVerb(clause: Clause): Defining | null {
  const [verb, ...more] = clause.verbs;
  if (verb === undefined || more.length > 0 || !isPlain(verb)) return null;
  return verb.predicate.kind === "haveAbilities" ||
    (verb.predicate.kind === "enter" && verb.predicate.entries.length > 0)
    ? verb.predicate
    : null;
}

function isPlain(verb: VerbPhrase): boolean {
  return verb.adverb === null && verb.auxiliary === null && verb.adverbials.length === 0;
}

/** What the token is called in its own text: what it was defined to be, or what it copies is. */
function tokenTypes(token: TokenSpecification, context: Context): ReadonlySet<string> | null {
  if (token.kind === "copy") return spokenTypes(token.of, context);
  if (token.kind !== "specified" && token.kind !== "predefined") return null;
  const { types, subtypes } = token.characteristics;
  return new Set([...types, ...subtypes].map((word) => word.toLowerCase()));
}

function withAbilities(
  token: TokenSpecification,
  verb: PredicateOf<"haveAbilities">,
  context: Context,
): TokenSpecification {
  const abilities = lowerAbilitySet(verb.abilities, context, tokenTypes(token, context));
  switch (token.kind) {
    case "specified":
    case "predefined": {
      const text = [token.characteristics.text, ...abilitySetText(verb.abilities)]
        .filter((line) => line !== "")
        .join("\n");
      return {
        ...token,
        characteristics: {
          ...token.characteristics,
          abilities: [...token.characteristics.abilities, ...abilities],
          text,
        },
      };
    }
    case "copy":
      return { ...token, exceptions: [...token.exceptions, { kind: "addAbilities", abilities }] };
    case "oracle":
    case "choice":
      return refuse("abilities of such tokens", verb);
  }
}
