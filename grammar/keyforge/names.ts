import { lookUp } from "./lexicon.js";
import type { NameSort } from "./token.js";
import { TOKEN_NAMES } from "./vocabulary/index.js";

/** A name that stands in the text. */
export interface FoundName {
  readonly name: string;
  readonly sort: NameSort;
  readonly form: "singular" | "plural";
  readonly length: number;
}

const letter = /[\p{L}\p{M}\d]/u;

/** Finds the name that stands at a place: the card's own first, then those of token creatures, the longest first. */
export function nameFinder(own: readonly string[]): (text: string, at: number) => FoundName | undefined {
  const names = [...sorted(own, "own"), ...sorted(TOKEN_NAMES, "token")];
  const byLetter = new Map<string, (readonly [string, NameSort])[]>();
  for (const one of names) byLetter.set(one[0].charAt(0), [...(byLetter.get(one[0].charAt(0)) ?? []), one]);
  return (text, at) => {
    if (at > 0 && letter.test(text.charAt(at - 1))) return undefined;
    for (const [name, sort] of byLetter.get(text.charAt(at)) ?? [])
      if (standsAt(text, at, name, sort) && !isPartOfLonger(text, at, name)) {
        const form = formAt(text, at + name.length, sort);
        const written = text.slice(at, at + name.length);
        if (form !== undefined) return { name: written, sort, form, length: name.length + (form === "plural" ? 1 : 0) };
      }
    return undefined;
  };
}

/** Whether a name stands there; within a longer name of the card's own, small letters and capitals are as good. */
function standsAt(text: string, at: number, name: string, sort: NameSort): boolean {
  if (text.startsWith(name, at)) return true;
  if (sort !== "own" || !name.includes(" ")) return false;
  return text.slice(at, at + name.length).toLowerCase() === name.toLowerCase();
}

/** Whether the name of a token creature only begins that of another card: "Blorb Hive". */
function isPartOfLonger(text: string, at: number, name: string): boolean {
  return (otherNameAt(text, at)?.length ?? 0) > name.length + 1;
}

function sorted(names: readonly string[], sort: NameSort): (readonly [string, NameSort])[] {
  return [...names]
    .filter((name) => name !== "")
    .sort((one, other) => other.length - one.length)
    .map((name) => [name, sort]);
}

/** Whether the name ends here, also as a plural. */
function formAt(text: string, end: number, sort: NameSort): "singular" | "plural" | undefined {
  if (!letter.test(text.charAt(end))) return isHyphen(text, end) ? undefined : "singular";
  return text.charAt(end) === "s" && !letter.test(text.charAt(end + 1)) && sort !== "other" ? "plural" : undefined;
}

function isHyphen(text: string, end: number): boolean {
  return text.charAt(end) === "-" && letter.test(text.charAt(end + 1));
}

const titleWord =
  /(?:(?:Com|Dr|Mr|Mrs|Ms|Prof|St|Lt|Mk|Sci|Ops|Capt)\.|[\p{Lu}\d][\p{L}\p{M}\d.]*(?:['-][\p{L}\d]+)*)/uy;
const joiner = / (?:(?:of|the|von|de) )*/y;

/** The name of another card: a run of capitalised words, one of which is in no list of traits and houses. */
export function otherNameAt(text: string, at: number): FoundName | undefined {
  let end = at;
  let strange = false;
  for (let start = at; start >= 0;) {
    const word = matchAt(titleWord, text, start);
    if (word === "" || !/^\p{Lu}|^\d+[-\p{Lu}]/u.test(word)) break;
    const bare = word.endsWith(".") && text.charAt(start + word.length) !== " " ? word.slice(0, -1) : trimmed(word);
    strange ||= isStrange(bare.replace(/'s$/u, ""));
    end = start + (bare.length > 0 ? bare.replace(/'s$/u, "").length : 0);
    if (bare.endsWith("'s") || bare.length < word.length) break;
    const gap = matchAt(joiner, text, end);
    if (gap === "") break;
    start = end + gap.length;
  }
  return strange && end > at
    ? { name: text.slice(at, end), sort: "other", form: "singular", length: end - at }
    : undefined;
}

/** A word without the period that ends its sentence; titles keep theirs. */
function trimmed(word: string): string {
  return word.endsWith(".") && !/^(?:Com|Dr|Mr|Mrs|Ms|Prof|St|Lt|Mk|Sci|Ops|Capt)\.$/u.test(word)
    ? word.slice(0, -1)
    : word;
}

function isStrange(word: string): boolean {
  const { house, trait, keyword } = lookUp(word.toLowerCase(), "capital");
  return word.length > 1 && house === undefined && trait === undefined && keyword === undefined;
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? "";
}
