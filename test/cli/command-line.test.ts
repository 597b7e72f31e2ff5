import { expect, it } from "vitest";
import packageFile from "../../package.json" with { type: "json" };
import { cardsFile, runWords } from "./run-words.js";

const good = cardsFile({ "Dwarven Reinforcements": "Create two 2/1 red Dwarf Berserker creature tokens." });
const broken = cardsFile({ "Good Card": "Flying", "Broken Card": "Break the compiler." });
const mixed = cardsFile({
  "Dwarven Reinforcements": "Create two 2/1 red Dwarf Berserker creature tokens.",
  "Odd Words": "Flying\nFrobnicate the board.",
});

it.each<[string, readonly string[], string, number]>([
  ["no command", [], "", 2],
  ["an unknown command", ["frobnicate"], "", 2],
  ["a command without its files", ["coverage"], "", 2],
  ["an unknown option", ["coverage", "-", "--frobnicate"], good, 2],
  ["an unknown format", ["coverage", "-", "--format", "xml"], good, 2],
  ["an unknown input format", ["coverage", "-", "--input-format", "xml"], good, 2],
  ["an unknown game", ["coverage", "-", "--game", "chess"], good, 2],
  ["an unknown report format", ["check", "-", "-f", "xml"], good, 2],
  ["an unknown output", ["compile", "-", "-o", "/nowhere", "--emit", "exe"], good, 2],
  ["a number that is none", ["check", "-", "--max-warnings", "abc"], good, 2],
  ["a number below 0", ["check", "-", "--max-warnings", "-3"], good, 2],
  ["a number that is not whole", ["check", "-", "--max-warnings", "1.5"], good, 2],
  ["an unknown view", ["explain", "Flying", "--as", "opera"], "", 2],
  ["an unknown list", ["vocabulary", "sins"], "", 2],
  ["nothing to explain", ["explain"], "", 2],
  ["a file that holds no scenarios", ["run", "fixtures/cards/makers.yaml"], "", 2],
  ["an empty text to explain", ["explain", " "], "", 2],
  ["a card without its file", ["explain", "--card", "Odd Words"], "", 2],
  ["a file that is not there", ["tokens", "not-there.json"], "", 2],
  ["a file that is no card file", ["tokens", "-"], "[1, 2", 2],
  ["phrases that are no list", ["token-phrase", "-"], "{}", 2],
  ["phrases that are no JSON", ["token-phrase", "-"], "{", 2],
  ["help", ["--help"], "", 0],
  ["coverage of a card on which the compiler fails", ["coverage", "-"], broken, 0],
  ["a check of a card on which the compiler fails", ["check", "-"], broken, 3],
  ["coverage of what is not understood", ["coverage", "-"], mixed, 0],
  ["tokens of what is not understood", ["tokens", "-"], mixed, 0],
  ["facts of what is not understood", ["facts", "-", "--format", "jsonl"], mixed, 0],
  ["cards without findings", ["check", "-"], good, 0],
  ["cards with findings", ["check", "-"], mixed, 1],
  ["a text that is understood", ["explain", "Flying"], "", 0],
  ["a text that is not understood", ["explain", "Frobnicate."], "", 1],
])("ends rightly on %s", async (_what, words, input, status) => {
  const outcome = await runWords(words, input);
  expect(outcome.status, outcome.notes).toBe(status);
  expect(outcome.notes).not.toMatch(/^\s+at /m);
});

it("writes its version", async () => {
  expect((await runWords(["--version"])).output).toBe(`${packageFile.version}\n`);
});

it("keeps notes out of the output", async () => {
  const { output, notes } = await runWords(["tokens", "not-there.json", "--format", "jsonl"]);
  expect(output).toBe("");
  expect(notes).toContain('no file matched "not-there.json"');
});

it("names the cards whose tokens it could not list in whole", async () => {
  const { notes } = await runWords(["tokens", "-"], mixed);
  expect(notes).toContain("1 of 2 cards were not understood in whole");
  expect(notes).toContain("Odd Words");
  expect((await runWords(["tokens", "-"], good)).notes).toBe("");
});

it("says how many cards of another game it left out", async () => {
  const { notes } = await runWords(["coverage", "-", "--game", "keyforge", "--input-format", "scryfall"], good);
  expect(notes).toContain("left out 1 card of another game");
});

it("explains abilities in prose", async () => {
  const { output } = await runWords(["explain", "-"], "Flying\n");
  expect(output).toBe("Flying\n  It has a keyword ability.\n");
});

it("explains a card of a file as data", async () => {
  const { output } = await runWords(["explain", "--card", "odd words", "--in", "-", "--as", "ast,effects"], mixed);
  expect(JSON.parse(output)).toMatchObject([
    { text: "Flying", ast: { text: "Flying" }, effects: [{ kind: "keyword", keyword: "flying" }] },
    { text: "Frobnicate the board.", ast: null, effects: [] },
  ]);
});

it("shows where a text was not understood", async () => {
  const { notes } = await runWords(["explain", "Frobnicate."]);
  expect(notes).toContain("magic/unexpected-phrase");
});

it("prints word lists", async () => {
  expect((await runWords(["vocabulary", "battle-types"])).output).toBe("Siege\n");
  expect((await runWords(["vocabulary"])).output).toContain("creature-types");
});

it("reads token phrases in their order", async () => {
  const phrases = ["2/1 red Dwarf Berserker creature token", "a thing"].map((description) => ({ description }));
  const { output, status } = await runWords(["token-phrase", "-", "--format", "jsonl"], JSON.stringify(phrases));
  const lines = output
    .trimEnd()
    .split("\n")
    .map((line): unknown => JSON.parse(line));
  expect(status).toBe(0);
  expect(lines).toMatchObject([
    { description: "2/1 red Dwarf Berserker creature token", token: { name: "Dwarf Berserker Token", power: "2" } },
    { description: "a thing", error: { code: "magic/unexpected-phrase", start: 0, end: 7 } },
  ]);
});
