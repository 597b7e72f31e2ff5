import { plain, tokenTypeOf, type Readings, type Token } from "./token.js";

/**
 * Reads the words that a line gives players to vote for or to choose among as labels (701.38b: "words with no rules
 * meaning"), in their list and where the same line speaks of their votes or of who chose them. No word is a label by
 * itself: one that no list of its line declares stays what it was.
 */
export function withLabels(lines: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  return lines.map(labelledLine);
}

function labelledLine(line: readonly Token[]): readonly Token[] {
  const declared = line.flatMap((token, at) => listAt(line, at, token.word));
  if (declared.length === 0) return line;
  const labels = new Set(declared.map((at) => line[at]?.word ?? ""));
  const listed = new Set(declared);
  return line.map((token, at) => {
    if (!labels.has(token.word) || !isWord(token)) return token;
    if (isVote(line[at + 1])) return asLabel(token, "counted");
    return listed.has(at) || isChosen(line, at) ? asLabel(token, "named") : token;
  });
}

/** Where the labels stand of the list that follows a word here: "votes for … or …", "chooses …, …, or …". */
function listAt(line: readonly Token[], at: number, word: string): readonly number[] {
  if ((word === "votes" || word === "vote") && line[at + 1]?.word === "for") return members(line, at + 2);
  if (word !== "chooses" && word !== "choose") return [];
  const found = members(line, at + 1);
  return found.some((one) => isSpokenOf(line, line[one]?.word)) ? found : [];
}

/** Whether "chose" stands before the word elsewhere in the line: only then are words to choose among labels. */
function isSpokenOf(line: readonly Token[], word: string | undefined): boolean {
  return line.some((token, at) => token.word === word && line[at - 1]?.word === "chose");
}

/** The words of a list "A or B" or "A, B, or C"; none of any other phrase. */
function members(line: readonly Token[], start: number): readonly number[] {
  const found: number[] = [];
  for (let at = start; isWord(line[at]); at++) {
    found.push(at);
    if (line[at - 1]?.word === "or") return found;
    if (line[at + 1]?.word === ",") at++;
    if (line[at + 1]?.word === "or") at++;
  }
  return [];
}

function isWord(token: Token | undefined): boolean {
  if (token === undefined || token.capital === "capital" || token.readings.determiner !== undefined) return false;
  return token.payload.kind === "unknown" || (token.payload.kind === "word" && token.word !== "or");
}

function isVote(token: Token | undefined): boolean {
  return token?.word === "vote" || token?.word === "votes";
}

/** "chose fame", "voted for fame" */
function isChosen(line: readonly Token[], at: number): boolean {
  const before = line[at - 1]?.word;
  return before === "chose" || (before === "for" && line[at - 2]?.word === "voted");
}

/** Before "vote" a label says which votes are counted; elsewhere it is only named. */
function asLabel(token: Token, use: "counted" | "named"): Token {
  const label = token.word;
  const readings: Readings = use === "named" ? { label } : { label, modifier: { kind: "label", label } };
  const tokenType = use === "named" ? plain.Word : tokenTypeOf(readings);
  return { ...token, payload: { kind: "word" }, readings, tokenType, tokenTypeIdx: tokenType.tokenTypeIdx ?? 0 };
}
