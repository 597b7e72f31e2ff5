import type { ManaSymbol } from "../../effects/index.js";
import { subjectOf, type Subject } from "../read/sight.js";
import { NotExecutable } from "../state/failures.js";
import type { ObjectId, PlayerId } from "../state/identity.js";
import { permanentIds, playerOf } from "../state/objects.js";
import type { Option } from "../state/request.js";
import { type Asking, askSome, entityOption } from "./ask.js";
import type { Frame } from "./carry-out.js";
import { moveAll } from "./move.js";
import type { Play } from "./play.js";
import { tapAll } from "./tap.js";

/** What may be used rather than paying mana of a total cost, and what mana each may stand for. */
interface Help {
  readonly rule: string;
  candidates(play: Play, player: PlayerId): readonly ObjectId[];
  /** Whether it may stand for colored mana of its own colors too (702.51a). */
  readonly mana: "generic" | "genericOrOwnColors";
  use(play: Play, player: PlayerId, ids: readonly ObjectId[]): void;
}

/** Untapped permanents that the player controls, of these card types. */
function untapped(...types: readonly ("artifact" | "creature")[]) {
  return (play: Play, player: PlayerId): readonly ObjectId[] =>
    permanentIds(play.state).filter((id) => {
      const subject = subjectOf(play, id);
      if (subject === null || subject.object.tapped || subject.looks.controller !== player) return false;
      return types.some((type) => subject.looks.types.includes(type));
    });
}

const tapping = (play: Play, player: PlayerId, ids: readonly ObjectId[]): void => void tapAll(play, ids, player);

/** The keywords that let other things pay for mana in a spell's total cost. */
export const helps: Readonly<Record<string, Help>> = {
  convoke: { rule: "702.51a", candidates: untapped("creature"), mana: "genericOrOwnColors", use: tapping },
  improvise: { rule: "702.126a", candidates: untapped("artifact"), mana: "generic", use: tapping },
  delve: {
    rule: "702.66a",
    candidates: (play, player) => playerOf(play.state, player).graveyard,
    mana: "generic",
    use: (play, _, ids) => {
      moveAll(
        play,
        ids.map((object) => ({ object, to: "exile" })),
        "702.66a",
      );
    },
  },
};

/** A waterbend cost lets artifacts and creatures be tapped for its generic mana (701.67a). */
const waterbending: Help = {
  rule: "701.67a",
  candidates: untapped("artifact", "creature"),
  mana: "generic",
  use: tapping,
};

const letters = { white: "W", blue: "U", black: "B", red: "R", green: "G" } as const;

/** The symbols with one generic mana less; null where there is none. */
function withoutGeneric(symbols: readonly ManaSymbol[]): readonly ManaSymbol[] | null {
  const index = symbols.findIndex((symbol) => /^\{[1-9]\d*\}$/.test(symbol));
  const symbol = symbols[index];
  if (symbol === undefined) return null;
  const left = Number(symbol.slice(1, -1)) - 1;
  return symbols.flatMap((each, at) => (at !== index ? [each] : left === 0 ? [] : [`{${left}}`]));
}

/** The symbols without one colored mana of a color of the creature; null where there is none (702.51a). */
function withoutColor(symbols: readonly ManaSymbol[], { looks }: Subject): readonly ManaSymbol[] | null {
  const own = looks.colors.map((color) => letters[color]);
  const index = symbols.findIndex((symbol) => own.some((letter) => symbol.slice(1, -1).split("/").includes(letter)));
  return index < 0 ? null : symbols.filter((_, at) => at !== index);
}

/** What may be left to pay once something stands for one of the symbols: in the order colored, generic. */
function rests(play: Play, help: Help, symbols: readonly ManaSymbol[], id: ObjectId): (readonly ManaSymbol[])[] {
  if (symbols.some((symbol) => /^\{\d+\//.test(symbol))) throw new NotExecutable(`help in paying ${symbols.join("")}`);
  const subject = subjectOf(play, id);
  const isColored = help.mana === "genericOrOwnColors" && subject !== null;
  return [isColored ? withoutColor(symbols, subject) : null, withoutGeneric(symbols)].filter((rest) => rest !== null);
}

/** The symbols that are left once the player has chosen what it stands for; null where it can stand for none. */
function helped(play: Play, asking: Asking, help: Help, symbols: readonly ManaSymbol[], id: ObjectId) {
  const words = ["colored", "generic"];
  const possible = rests(play, help, symbols, id).map((rest, index) => ({ rest, word: words[index] ?? "generic" }));
  if (possible.length === 0) return null;
  const show = ({ word }: { readonly word: string }): Option => ({ kind: "word", word });
  return askSome(play, asking, possible, show, [1, 1])[0]?.rest ?? null;
}

/** How many of the candidates could pay for mana of these symbols, one after the other. */
function mostHelping(play: Play, help: Help, symbols: readonly ManaSymbol[], ids: readonly ObjectId[]): number {
  let [left, count] = [symbols, 0];
  for (const id of ids) {
    const [rest] = rests(play, help, left, id);
    if (rest !== undefined) [left, count] = [rest, count + 1];
  }
  return count;
}

/** Asks what is used and uses it; the mana that is left to pay is given back. */
export function withHelp(play: Play, player: PlayerId, help: Help, symbols: readonly ManaSymbol[], about: ObjectId) {
  const candidates = help.candidates(play, player);
  const most = mostHelping(play, help, symbols, candidates);
  if (most === 0) return symbols;
  const asking = { player, purpose: "cost", rule: help.rule, about } as const;
  const chosen = askSome(play, asking, candidates, entityOption, [0, most]);
  let left = symbols;
  const used = chosen.filter((id) => {
    const rest = helped(play, asking, help, left, id);
    left = rest ?? left;
    return rest !== null;
  });
  help.use(play, player, used);
  return left;
}

/** Fixes X as so much generic mana, of which each may be paid for (107.3a). */
export function withX(symbols: readonly ManaSymbol[], x: number | null): readonly ManaSymbol[] {
  return symbols.flatMap((symbol) => (symbol !== "{X}" ? [symbol] : x === null || x === 0 ? [] : [`{${x}}`]));
}

/** What is left of a waterbend cost once artifacts and creatures are tapped for its generic mana (701.67a). */
export function waterbent(play: Play, player: PlayerId, { scope }: Frame, symbols: readonly ManaSymbol[]) {
  return withHelp(play, player, waterbending, withX(symbols, scope.x), scope.source);
}

/** The least mana that is left of a waterbend cost, with everything tapped that can help. */
export function leastWaterbent(play: Play, player: PlayerId, { scope }: Frame, symbols: readonly ManaSymbol[]) {
  let left = withX(symbols, scope.x);
  for (const id of waterbending.candidates(play, player)) left = rests(play, waterbending, left, id)[0] ?? left;
  return left;
}
