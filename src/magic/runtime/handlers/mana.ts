import type { ManaProduction, ManaSymbol } from "../../effects/index.js";
import { askSome } from "../act/ask.js";
import type { Frame, Handler } from "../act/carry-out.js";
import { addMana } from "../act/mana.js";
import type { Play } from "../act/play.js";
import { playersOf } from "../read/player.js";
import { countOf } from "../read/quantity.js";
import { objectsOf } from "../read/reference.js";
import { subjectOf } from "../read/sight.js";
import { matchingObjects } from "../read/filter.js";
import { NotExecutable } from "../state/failures.js";
import type { PlayerId } from "../state/identity.js";
import type { ByKind, Table } from "../state/kinds.js";
import { findObject } from "../state/objects.js";
import { undone } from "../state/scope.js";
import { didAmount } from "./did.js";
import { repeated } from "../state/many.js";

const symbolOf: Readonly<Record<string, ManaSymbol>> = {
  white: "{W}",
  blue: "{U}",
  black: "{B}",
  red: "{R}",
  green: "{G}",
};

/** Asks for one of several symbols (106.1b). */
function chooseSymbol(play: Play, { scope }: Frame, player: PlayerId, symbols: readonly ManaSymbol[]): ManaSymbol[] {
  const asking = { player, purpose: "value", rule: "106.1b", about: scope.source } as const;
  return askSome(play, asking, symbols, (word) => ({ kind: "word", word }), [Math.min(1, symbols.length), 1]);
}

/** Mana of any colour: of one, of different ones, or in any combination. */
function anyColor(play: Play, frame: Frame, player: PlayerId, mana: ByKind<ManaProduction>["anyColor"]): ManaSymbol[] {
  const among = mana.among.length > 0 ? mana.among : Object.values(symbolOf);
  const count = countOf(play, frame.scope, mana.count);
  if (mana.spread === "oneColor") {
    return chooseSymbol(play, frame, player, among).flatMap((symbol) => repeated(count, () => symbol));
  }
  if (mana.spread === "anyCombination") return repeated(count, () => chooseSymbol(play, frame, player, among)).flat();
  const asking = { player, purpose: "value", rule: "106.1b", about: frame.scope.source } as const;
  const wanted = Math.min(count, among.length);
  return askSome(play, asking, among, (word) => ({ kind: "word", word }), [wanted, wanted]);
}

/** So many of one of the colours. */
function ofColors(play: Play, frame: Frame, player: PlayerId, colors: readonly string[], count: number): ManaSymbol[] {
  const symbols = [...new Set(colors)].flatMap((color) => symbolOf[color] ?? []);
  return chooseSymbol(play, frame, player, symbols).flatMap((symbol) => repeated(count, () => symbol));
}

/** The colour that was chosen for the source. */
function chosenColor(play: Play, { scope }: Frame): string {
  const color = findObject(play.state, scope.source)?.choices.color;
  if (color === undefined) throw new NotExecutable("a chosen color that nobody chose");
  return color;
}

/** One evaluator a kind of production (106). */
export const productions: Table<ManaProduction, [Play, Frame, PlayerId], ManaSymbol[]> = {
  symbols: ({ symbols, times }, play, { scope }) => repeated(countOf(play, scope, times), () => symbols).flat(),
  choice: ({ options, times }, play, frame, player) => {
    const asking = { player, purpose: "value", rule: "106.1b", about: frame.scope.source } as const;
    return repeated(countOf(play, frame.scope, times), () =>
      askSome(play, asking, options, (symbols) => ({ kind: "word", word: symbols.join("") }), [1, 1]),
    ).flat(2);
  },
  anyColor: (mana, play, frame, player) => anyColor(play, frame, player, mana),
  chosenColor: ({ count }, play, frame, player) =>
    ofColors(play, frame, player, [chosenColor(play, frame)], countOf(play, frame.scope, count)),
  anyTypeProducedBy: () => {
    throw new NotExecutable("mana anyTypeProducedBy");
  },
  commanderColor: () => {
    throw new NotExecutable("mana commanderColor");
  },
  anyTypeProduced: () => {
    throw new NotExecutable("mana anyTypeProduced");
  },
  anyColorAmong: ({ count, among }, play, frame, player) => {
    const colors = matchingObjects(play, frame.scope, among).flatMap((id) => [
      ...(subjectOf(play, id)?.looks.colors ?? []),
    ]);
    return ofColors(play, frame, player, colors, countOf(play, frame.scope, count));
  },
  colorsOf: ({ count, of }, play, frame, player) => {
    const colors = objectsOf(play, frame.scope, of).flatMap((id) => [...(subjectOf(play, id)?.looks.colors ?? [])]);
    return ofColors(play, frame, player, colors, countOf(play, frame.scope, count));
  },
};

function evaluate<Kind extends ManaProduction["kind"]>(
  kind: Kind,
  mana: ByKind<ManaProduction>[Kind],
  ...rest: [Play, Frame, PlayerId]
): ManaSymbol[] {
  return productions[kind](mana, ...rest);
}

/** Adds mana to a player's pool (106.3). */
export const add: Handler<"addMana"> = (instruction, play, frame) => {
  const [player] = playersOf(play, frame.scope, instruction.player);
  if (player === undefined) return undone;
  const symbols = evaluate(instruction.mana.kind, instruction.mana, play, frame, player);
  addMana(play, player, symbols, instruction.restriction);
  return didAmount(symbols.length, [player]);
};
