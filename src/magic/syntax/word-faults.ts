import type { Token } from "../../../grammar/magic/token.js";
import { createDiagnostic } from "../../diagnostics/catalogue.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";

/**
 * What is wrong between two neighbouring words whatever the sentence says: a word said twice ("tapped tapped"), and "a" or
 * "an" before another sound ("an 2/1", "a 8/8", "a artifact"). Quoted texts are looked through too; reminder text is not.
 */
export function wordFaults(lines: readonly (readonly Token[])[]): readonly Diagnostic[] {
  const faults: Diagnostic[] = [];
  for (const line of lines) lookThrough(line, faults);
  return faults;
}

function lookThrough(line: readonly Token[], faults: Diagnostic[]): void {
  for (let at = 0; at < line.length; at++) {
    const token = line[at];
    const next = line[at + 1];
    if (token === undefined) continue;
    if (token.payload.kind === "quote") faults.push(...wordFaults(token.payload.lines));
    if (next === undefined) continue;
    if (repeats(token, next)) faults.push(repeated(next));
    if (token.word === "a" || token.word === "an") faults.push(...wrongArticle(token, next));
  }
}

const sayable: ReadonlySet<Token["payload"]["kind"]> = new Set(["word", "unknown", "number", "powerToughness"]);

/** No two neighbouring words of a rules text are the same. */
function repeats(token: Token, next: Token): boolean {
  return token.word === next.word && sayable.has(next.payload.kind) && /[\da-z]/u.test(next.word);
}

function repeated(token: Token): Diagnostic {
  return createDiagnostic("magic/repeated-word", { word: token.image }, { start: token.start, end: token.end });
}

function wrongArticle(article: Token, next: Token): readonly Diagnostic[] {
  const wanted = articleBefore(next);
  if (wanted === null || wanted === article.word) return [];
  const suggestion = `${article.capital === "capital" ? wanted.replace("a", "A") : wanted} ${next.image}`;
  const span = { start: article.start, end: article.end };
  return [createDiagnostic("magic/wrong-article", { article: article.image, word: next.image }, span, { suggestion })];
}

/** The article that the sound of a word or figure asks for; null where the spelling does not tell. */
function articleBefore({ payload, word }: Token): "a" | "an" | null {
  if (payload.kind === "powerToughness" || payload.kind === "number" || payload.kind === "word") return bySound(word);
  if (payload.kind === "unknown") return soundsEitherWay(word) ? null : bySound(word);
  return null;
}

/** Words that begin with a vowel that is not spoken as one ("a Unicorn"), or are spoken without their h ("an hour"). */
const consonantSound = ["uni", "use", "usu", "ut", "eu", "ew", "one", "once"];
const silentH = ["hour", "honor", "honest", "heir"];

function bySound(word: string): "a" | "an" {
  if (silentH.some((start) => word.startsWith(start))) return "an";
  if (consonantSound.some((start) => word.startsWith(start))) return "a";
  return /^(?:[aeiou]|8|1[18](?!\d)|x(?![a-z]))/u.test(word) ? "an" : "a";
}

/** A made-up word with "u" or "h" in front may be spoken in two ways. */
function soundsEitherWay(word: string): boolean {
  return /^(?:[uh]|eu|ew|on)/u.test(word);
}
