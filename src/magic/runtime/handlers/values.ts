import { type Asking, askNumber, askSome, entityOption } from "../act/ask.js";
import type { Handler } from "../act/carry-out.js";
import { choosersOf } from "../read/chooser.js";
import { playersOf } from "../read/player.js";
import { numberOf } from "../read/quantity.js";
import { NotExecutable } from "../state/failures.js";
import type { Choices } from "../state/object.js";
import { findObject, opponentsOf, permanentIds, playersInOrder } from "../state/objects.js";
import type { Play } from "../act/play.js";
import type { PlayerId } from "../state/identity.js";
import type { Instruction } from "../../effects/index.js";
import type { ByKind } from "../state/kinds.js";
import { type SlotValue, undone } from "../state/scope.js";

type ChooseValue = ByKind<Instruction>["chooseValue"];

const colors = ["white", "blue", "black", "red", "green"] as const;

/** The creature types that the game's objects have, offered where the text names none. */
function creatureTypes(play: Play): string[] {
  const looks = permanentIds(play.state).flatMap((id) => {
    const object = findObject(play.state, id);
    return object === null ? [] : [play.look(object)];
  });
  const there = looks.flatMap(({ types, subtypes }) => (types.includes("creature") ? subtypes : []));
  return [...new Set([...there, "Human"])].sort();
}

/** The words among which a player chooses; the name of a card is that of any of its faces or halves (201.4b, 201.4d). */
function words(play: Play, source: number, { of, options, unchosenOf }: ChooseValue): readonly string[] {
  if (options.length > 0) return options;
  if (unchosenOf !== undefined) {
    const before = findObject(play.state, source)?.choices.names ?? [];
    return unchosenOf.filter((name) => !before.includes(name));
  }
  switch (of) {
    case "color":
      return colors;
    case "creatureType":
      return creatureTypes(play);
    case "cardType":
      return ["artifact", "creature", "enchantment", "instant", "land", "planeswalker", "sorcery"];
    case "landType":
      throw new NotExecutable("a choice among all land types");
    case "basicLandType":
      return ["Plains", "Island", "Swamp", "Mountain", "Forest"];
    case "cardName":
      return [...new Set(Object.values(play.state.cards).flatMap(({ faces }) => faces.map(({ name }) => name)))];
    case "number":
    case "opponent":
    case "player":
    case "word":
      throw new NotExecutable(`a choice of ${of} without options`);
  }
}

/** Notes a choice on the source. */
function note(play: Play, source: number, choices: Choices): void {
  const object = findObject(play.state, source);
  if (object !== null) play.change(source, { choices: { ...object.choices, ...choices } });
}

/** Notes a card name among all those that were chosen for the source (607.1c). */
function noteName(play: Play, source: number, name: string): void {
  note(play, source, { names: [...(findObject(play.state, source)?.choices.names ?? []), name] });
}

/** What kind of choice a word is. */
function choiceOf(of: ChooseValue["of"], word: string): Choices {
  const color = colors.find((each) => each === word);
  if (of === "color" && color !== undefined) return { color };
  if (of === "cardName") return { name: word };
  return of === "word" ? { word } : { type: word };
}

/** Chooses a player. */
function choosePlayer(play: Play, source: number, player: PlayerId, candidates: readonly PlayerId[]): SlotValue {
  const asking = { player, purpose: "player", rule: "608.2d", about: source } as const;
  const [chosen] = askSome(play, asking, candidates, entityOption, [1, 1]);
  if (chosen === undefined) return undone;
  note(play, source, { player: chosen });
  play.happen([{ kind: "chosen", player, objects: [], word: chosen, rule: "608.2d", cause: play.cause }]);
  return { objects: [], players: [chosen], amount: 1, done: "yes" };
}

/** Chooses a number. */
function chooseNumber(play: Play, source: number, player: PlayerId): SlotValue {
  const number = askNumber(play, { player, purpose: "value", rule: "608.2d", about: source }, 0, 1000);
  note(play, source, { number });
  play.happen([{ kind: "chosen", player, objects: [], word: String(number), rule: "608.2d", cause: play.cause }]);
  return { objects: [], players: [], amount: number, done: "yes" };
}

/** One player chooses a word of those that are offered, which is then known (608.2d, 701.38a). */
function chooseWord(
  play: Play,
  asking: Asking,
  options: readonly string[],
): readonly { player: PlayerId; word: string }[] {
  const { player, rule } = asking;
  const [word] = askSome(play, asking, options, (each) => ({ kind: "word", word: each }), [1, 1]);
  if (word === undefined) return [];
  play.happen([{ kind: "chosen", player, objects: [], word, rule, cause: play.cause }]);
  return [{ player, word }];
}

/** Several players choose a word each, in turn order (101.4). */
function chooseWords(
  play: Play,
  players: readonly PlayerId[],
  asking: Omit<Asking, "player">,
  options: readonly string[],
): SlotValue {
  const words = players.flatMap((player) => chooseWord(play, { ...asking, player }, options));
  const done = words.length > 0 ? "yes" : "no";
  return { objects: [], players: words.map(({ player }) => player), amount: words.length, words, done };
}

/** Each player votes, beginning with the one that is named and in turn order from there (701.38a). */
export const vote: Handler<"vote"> = (instruction, play, { scope }) => {
  const players = playersOf(play, scope, instruction.player);
  const [first] = playersOf(play, scope, instruction.startingWith);
  const order = playersInOrder(play.state);
  const start = Math.max(0, first === undefined ? 0 : order.indexOf(first));
  const inOrder = [...order.slice(start), ...order.slice(0, start)].filter((id) => players.includes(id));
  return chooseWords(play, inOrder, { purpose: "value", rule: "701.38a", about: scope.source }, instruction.options);
};

/** A player chooses a value, which the source remembers (607.2d, 608.2d). */
export const chooseValue: Handler<"chooseValue"> = (instruction, play, { scope }) => {
  if (instruction.manner !== "chosen") throw new NotExecutable(`a value chosen ${instruction.manner}`);
  const [player, ...others] = choosersOf(play, scope, instruction.player);
  if (player === undefined) return undone;
  if (others.length > 0 && instruction.of !== "word") throw new NotExecutable("values that several players choose");
  if (others.length > 0)
    return chooseWords(
      play,
      [player, ...others],
      { purpose: "value", rule: "608.2d", about: scope.source },
      words(play, scope.source, instruction),
    );
  if (instruction.of === "opponent") return choosePlayer(play, scope.source, player, opponentsOf(play.state, player));
  if (instruction.of === "player") return choosePlayer(play, scope.source, player, playersInOrder(play.state));
  if (instruction.of === "number") return chooseNumber(play, scope.source, player);
  const asking = { player, purpose: "value", rule: "608.2d", about: scope.source } as const;
  const offered = words(play, scope.source, instruction);
  const most = Math.min(1, offered.length);
  const [word] = askSome(play, asking, offered, (each) => ({ kind: "word", word: each }), [most, most]);
  if (word === undefined) return undone;
  note(play, scope.source, choiceOf(instruction.of, word));
  if (instruction.unchosenOf !== undefined) noteName(play, scope.source, word);
  play.happen([{ kind: "chosen", player, objects: [], word, rule: "608.2d", cause: play.cause }]);
  return { objects: [], players: [player], amount: 1, words: [{ player, word }], done: "yes" };
};

/** A number is determined once, for all the instructions that speak of it (608.2h, 107.3i). */
export const determineValue: Handler<"determineValue"> = ({ quantity }, play, { scope }) => ({
  objects: [],
  players: [],
  amount: numberOf(play, scope, quantity),
  done: "yes",
});
