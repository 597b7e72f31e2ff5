import { nothingPaid } from "./additional-cost.js";
import { lex } from "../../../grammar/magic/lexer.js";
import { PREDEFINED_TOKENS } from "../../../grammar/magic/vocabulary/predefined-tokens.js";
import type { TokenCharacteristics } from "../effects/index.js";
import { liftAbilities } from "../syntax/ability.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import { Context } from "./context.js";
import { refuse } from "./refusal.js";
import { definedCharacteristics } from "./token.js";

/** A predefined token as the rules' sentence defines it. */
export interface DefinedToken {
  readonly name: string;
  readonly rule: string;
  readonly characteristics: TokenCharacteristics;
}

/** Compiles the rules' own sentences of 111.10: what `npm run generate` writes for the runtime. */
export function compilePredefinedTokens(): readonly DefinedToken[] {
  return PREDEFINED_TOKENS.map(({ name, rule, sentence }) => ({
    name,
    rule,
    characteristics: definition(sentence, rule),
  }));
}

function definition(text: string, rule: string): TokenCharacteristics {
  const context = new Context(rule, {
    names: new Set(),
    spell: "permanent",
    types: null,
    characteristicsOf: () => null,
    inQuote: "onCard",
    quotedIn: [],
    creates: "nothing",
    chooses: () => new Set<string>(),
    paidBefore: nothingPaid,
  });
  const [first, ...faces] = definedPhrases(text);
  const [front, back] = faces;
  if (first === undefined) return refuse(text);
  if (front === undefined || back === undefined) return definedCharacteristics(first, context);
  return { ...definedCharacteristics(front, context), back: definedCharacteristics(back, context) };
}

/** What stands after "is" in each sentence. */
function definedPhrases(text: string): readonly NounPhrase[] {
  const [lifted] = liftAbilities(lex(text, []).lines);
  if (lifted?.node?.kind !== "ability") return refuse(lifted?.diagnostics[0]?.message ?? text);
  return lifted.node.sentences.map(({ sentence }) => {
    const node = sentence.parts[0]?.clause.verbs[0]?.predicate;
    return node?.kind === "beNoun" ? node.object : refuse(text);
  });
}
