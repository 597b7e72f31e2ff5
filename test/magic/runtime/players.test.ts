import { expect, it } from "vitest";
import { type GameOptions, newGame, view } from "../../../src/magic/runtime/index.js";

const rest = { cards: [], seed: 1, startingLife: 20 };

it.each<[string, Pick<GameOptions, "players" | "teams">, string]>([
  ["a player twice", { players: ["Ann", "Bob", "Ann"] }, "There are two players Ann."],
  ["a team of strangers", { players: ["Ann", "Bob"], teams: [["Ann"], ["Zoe"]] }, "There is no player Zoe."],
])("102.1: makes no game of %s", (_, players, message) => {
  expect(() => newGame({ ...rest, ...players })).toThrow(new RangeError(message));
});

it("102.1: makes no game without players, as a program without types may ask for", () => {
  const players: [string, ...string[]] = ["Ann"];
  players.splice(0);
  expect(() => newGame({ ...rest, players })).toThrow(new RangeError("A game needs a player."));
});

it("102.1: makes a game of one player, and of two teams (808)", () => {
  expect(newGame({ ...rest, players: ["Ann"] }).players).toHaveLength(1);
  const teams = [["Ann"], ["Bob"]];
  expect(newGame({ ...rest, players: ["Ann", "Bob"], teams }).teams).toEqual(teams);
});

it("102.1: shows the game to its players alone", () => {
  const game = newGame({ ...rest, players: ["Ann", "Bob"] });
  expect(view(game, "Bob").player).toBe("Bob");
  expect(() => view(game, "Zoe")).toThrow(new RangeError("There is no player Zoe."));
});
