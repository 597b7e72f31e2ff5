import type { Token } from "../../../grammar/magic/token.js";
import { cutSentences } from "../syntax/ability-cut.js";
import { isMakingKeyword } from "./keyword-meaning.js";

/** Keyword actions that create tokens, or may (701.16, 701.36, 701.47, 701.53, 701.63). */
const actions: ReadonlySet<string> = new Set(["investigate", "populate", "amass", "incubate", "endure"]);

/** Verbs that may create tokens; "put … onto the battlefield" is how it was said before (701.7c). */
export const creatingVerbs: ReadonlySet<string> = new Set(["create", "put", ...actions]);

type Readings = Token["readings"];

/** A gerund ("enduring") does nothing: it describes. */
function hasVerb({ verbs }: Readings, wanted: (verb: string) => boolean): boolean {
  return verbs?.some(({ verb, form }) => wanted(verb) && form !== "gerund") === true;
}

const isAction = (verb: string): boolean => actions.has(verb);
const isCreate = (verb: string): boolean => verb === "create";

/** Whether a word is a keyword ability that creates tokens: "gift" is an ordinary noun too, unless something is given. */
export function isKeywordAt(tokens: readonly Token[], at: number): boolean {
  const { keyword } = tokens[at]?.readings ?? {};
  if (!isMakingKeyword(keyword)) return false;
  return keyword !== "gift" || ["a", "an"].includes(tokens[at + 1]?.word ?? "");
}

const isToken = ({ word }: Token): boolean => word === "token" || word === "tokens";

/** The words without which no sentence creates a token: most others are put aside unread. */
export function speaksOfTokens(tokens: readonly Token[]): boolean {
  return tokens.some((token, at) => isToken(token) || hasVerb(token.readings, isAction) || isKeywordAt(tokens, at));
}

/** Whether a text, or a text quoted in it, has a word that creation needs. */
export function mayCreate(lines: readonly (readonly Token[])[]): boolean {
  return lines.some((line) => speaksOfTokens(line) || quotedLines(line).some((quoted) => mayCreate(quoted)));
}

/** The texts that are quoted in a line, each as its lines. */
export function quotedLines(line: readonly Token[]): readonly (readonly (readonly Token[])[])[] {
  return line.flatMap(({ payload }) => (payload.kind === "quote" ? [payload.lines] : []));
}

/** The sentences of a line that do not stand within quotation marks. */
export function sentencesOf(line: readonly Token[]): readonly (readonly Token[])[] {
  return cutSentences(line).sentences.map(({ tokens }) => tokens);
}

/** How many creations a sentence states by its words: one with "create" and "token", and each keyword that creates. */
export function creationsStatedIn(tokens: readonly Token[]): number {
  const creates = tokens.some(({ readings }) => hasVerb(readings, isCreate)) && tokens.some(isToken);
  const named = tokens.filter(({ readings }, at) => hasVerb(readings, isAction) || isKeywordAt(tokens, at));
  return (creates ? 1 : 0) + named.length;
}

/** As {@link creationsStatedIn}, in all the sentences of a text and of what is quoted in it. */
export function creationsStated(lines: readonly (readonly Token[])[]): number {
  const numbers = lines.flatMap((line) => [
    ...sentencesOf(line).map(creationsStatedIn),
    ...quotedLines(line).map(creationsStated),
  ]);
  return numbers.reduce((sum, each) => sum + each, 0);
}
