import { expect, it } from "vitest";
import { type Input, newGame, step } from "../../../src/magic/runtime/index.js";

const game = newGame({ players: ["Ann", "Bob"], cards: [], seed: 1, startingLife: 20 });

/** What an engine without types takes for an input. */
function isTaken(value: unknown): value is Input {
  return value !== undefined;
}

/** An input as a file may hold it. */
function given(json: string): Input {
  const value: unknown = JSON.parse(json);
  if (!isTaken(value)) throw new TypeError(json);
  return value;
}

const kinds = "an input has a kind, which is one of answer, act, giveMana, arrange";
const actions = "an action is one of pass, cast, special, activate, playLand";
const mana = "mana is a list of {W}, {U}, {B}, {R}, {G}, {C} (106.1b)";

it.each([
  ["null", kinds],
  ["3", kinds],
  ['"act"', kinds],
  ["[]", kinds],
  ["{}", kinds],
  ['{"kind":"toString"}', kinds],
  ['{"kind":"act"}', actions],
  ['{"kind":"act","action":null}', actions],
  ['{"kind":"act","action":{"kind":"sing"}}', actions],
  ['{"kind":"act","action":{"kind":"cast","object":"1","face":0}}', '"cast" names an object by its number'],
  ['{"kind":"giveMana","player":"Zed","mana":["{G}"]}', 'there is no player "Zed"; there are Ann, Bob'],
  ['{"kind":"giveMana","player":"Ann","mana":["{Q}"]}', mana],
  ['{"kind":"giveMana","player":"Ann","mana":"{G}"}', mana],
  ['{"kind":"giveMana","player":"Ann"}', mana],
  ['{"kind":"arrange","player":"Zed","instructions":[]}', 'there is no player "Zed"; there are Ann, Bob'],
  ['{"kind":"arrange","player":"Ann"}', "what is arranged is a list of instructions"],
  [
    '{"kind":"arrange","player":"Ann","instructions":[{"kind":"sing"}]}',
    "an instruction is an effect with a kind that the schema has",
  ],
  ['{"kind":"answer"}', "an answer is a list of numbers"],
  ['{"kind":"answer","answer":["a"]}', "an answer is a list of numbers"],
])("reports %s as no input of the game, and changes nothing", (json, message) => {
  const { state, events, reports } = step(game, given(json));
  expect(reports).toEqual([{ kind: "malformed", message }]);
  expect(events).toEqual([]);
  expect(state).toBe(game);
});

/** What is an input and not allowed is another matter: the rule says why. */
it.each([
  ['{"kind":"act","action":{"kind":"cast","object":99,"face":0}}', "601.3"],
  ['{"kind":"act","action":{"kind":"playLand","object":99}}', "305.3"],
  ['{"kind":"answer","answer":[0.5]}', "117.1"],
  ['{"kind":"answer","answer":[99]}', "117.1"],
])("reports %s as not allowed (%s), and changes nothing", (json, rule) => {
  const { state, reports } = step(game, given(json));
  expect(reports).toMatchObject([{ kind: "illegal", rule }]);
  expect(state).toBe(game);
});

it("takes mana of all kinds that a pool may hold (106.1b)", () => {
  const { state, reports } = step(game, given('{"kind":"giveMana","player":"Bob","mana":["{W}","{C}"]}'));
  expect(reports).toEqual([]);
  expect(state.players[1]?.mana.map(({ symbol }) => symbol)).toEqual(["{W}", "{C}"]);
});
