import { handlers } from "../handlers/table.js";
import type { Report } from "../state/report.js";
import type { Action, Input } from "../state/request.js";
import type { GameState } from "../state/state.js";

/** The fields of what an engine gives, before anything is known of them. */
type Given = Readonly<Record<string, unknown>>;

/** What is wrong with a part of an input; null where nothing is. */
type Fault = string | null;

/** The mana that a pool may hold (106.1b). */
const manaOfPools: readonly unknown[] = ["{W}", "{U}", "{B}", "{R}", "{G}", "{C}"];

/** Whether each kind of action is with an object. */
const actions: Readonly<Record<Action["kind"], "with object" | "alone">> = {
  pass: "alone",
  cast: "with object",
  special: "with object",
  activate: "with object",
  playLand: "with object",
};

function isGiven(value: unknown): value is Given {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a word is a key of a table, and not something that every object has. */
function isKeyOf<Key extends string>(table: Readonly<Record<Key, unknown>>, word: unknown): word is Key {
  return typeof word === "string" && Object.hasOwn(table, word);
}

function playerFault({ players }: GameState, player: unknown): Fault {
  if (players.some(({ id }) => id === player)) return null;
  return `there is no player ${JSON.stringify(player)}; there are ${players.map(({ id }) => id).join(", ")}`;
}

function actionFault(action: unknown): Fault {
  if (!isGiven(action) || !isKeyOf(actions, action["kind"]))
    return `an action is one of ${Object.keys(actions).join(", ")}`;
  const isWhole = actions[action["kind"]] === "alone" || Number.isSafeInteger(action["object"]);
  return isWhole ? null : `"${action["kind"]}" names an object by its number`;
}

function instructionsFault(instructions: unknown): Fault {
  if (!Array.isArray(instructions)) return "what is arranged is a list of instructions";
  const isKnown = instructions.every((one: unknown) => isGiven(one) && isKeyOf(handlers, one["kind"]));
  return isKnown ? null : "an instruction is an effect with a kind that the schema has";
}

/** What is wrong with each kind of input. */
const faults: { readonly [Kind in Input["kind"]]: (state: GameState, given: Given) => Fault } = {
  answer: (_, { answer }) =>
    Array.isArray(answer) && answer.every((part) => typeof part === "number") ? null : "an answer is a list of numbers",
  act: (_, { action }) => actionFault(action),
  giveMana: (state, { player, mana }) => {
    const isMana = Array.isArray(mana) && mana.every((symbol: unknown) => manaOfPools.includes(symbol));
    return playerFault(state, player) ?? (isMana ? null : `mana is a list of ${manaOfPools.join(", ")} (106.1b)`);
  },
  arrange: (state, { player, instructions }) => playerFault(state, player) ?? instructionsFault(instructions),
};

const noInput = `an input has a kind, which is one of ${Object.keys(faults).join(", ")}`;

/**
 * The report of something that is no input of this game, whatever it is; null for one that is. Engines may be written
 * without types, and what they give may come from outside.
 */
export function inputFault(state: GameState, input: unknown): Report | null {
  const message = isGiven(input) ? givenFault(state, input) : noInput;
  return message === null ? null : { kind: "malformed", message };
}

function givenFault(state: GameState, given: Given): Fault {
  const { kind } = given;
  return isKeyOf(faults, kind) ? faults[kind](state, given) : noInput;
}
