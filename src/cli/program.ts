import { Command, InvalidArgumentError, Option } from "commander";
import packageFile from "../../package.json" with { type: "json" };
import type { ExitStatus } from "./exit.js";
import type { Io } from "./io.js";
import type { InputOptions } from "./input.js";
import { collectOutputs, type Output } from "./outputs.js";
import type { RunOptions } from "./run.js";

/** Called with the status of a command once it is done. */
export type Finish = (status: ExitStatus) => void;

const append = (value: string, list: readonly string[] = []): readonly string[] => [...list, value];
/** The number that a word of digits alone writes; any other word is wrong usage. */
function wholeNumber(word: string): number {
  const value = Number(word);
  if (word.trim() === "" || !Number.isSafeInteger(value) || value < 0)
    throw new InvalidArgumentError("A whole number from 0 up was expected.");
  return value;
}
const commaList = (value: string): readonly string[] => value.split(",").map((word) => word.trim());

const files = "card files: paths, globs or - for standard input";
const formatOption = (formats: readonly string[], preset: string): Option =>
  new Option("--format <format>", "how to print the result").choices(formats).default(preset);

/** The options of every command that reads card files. */
function withInput(command: Command): Command {
  return command
    .addOption(new Option("--game <game>", "the game, where the content does not tell").choices(["magic", "keyforge"]))
    .option("--input-format <format>", "the format of the files, where the content does not tell")
    .option("--reference <file>", "an Oracle card reference (repeatable)", append);
}

function addCompile(program: Command, io: Io, finish: Finish): void {
  withInput(program.command("compile").description("compile card files to typed modules"))
    .argument("<files...>", files)
    .requiredOption("-o, --output <dir>", "the folder to write to")
    .option("--emit <formats>", "what to write: ts, json", commaList, ["ts"])
    .action(async (paths: string[], options: InputOptions & { output: string; emit: readonly string[] }) => {
      const { compileCommand } = await import("./compile.js");
      finish(await compileCommand(paths, options, io));
    });
}

function addCheck(program: Command, io: Io, finish: Finish): void {
  const outputs: Output[] = [];
  const collect = collectOutputs(outputs);
  withInput(program.command("check").description("validate card files"))
    .argument("<files...>", files)
    .option("-f, --format <format>", "pretty, json, github or sarif (repeatable)", collect.format)
    .option("-o, --output <file>", "where the report named before goes (repeatable)", collect.file)
    .option("--max-warnings <count>", "how many warnings may pass", wholeNumber)
    .action(async (paths: string[], options: InputOptions & { maxWarnings?: number }) => {
      const { checkCommand } = await import("./check.js");
      finish(await checkCommand(paths, { ...options, outputs }, io));
    });
}

function addExplain(program: Command, io: Io, finish: Finish): void {
  withInput(program.command("explain").description("say what a text means, ability by ability"))
    .argument("[text]", "rules text, or - for standard input")
    .option("--card <name>", "a card of the file given with --in")
    .option("--in <file>", "the card file")
    .option("--as <views>", "what to show: prose, ast, effects", commaList, ["prose"])
    .action(
      async (
        text: string | undefined,
        options: InputOptions & { card?: string; in?: string; as: readonly string[] },
      ) => {
        const { explainCommand } = await import("./explain.js");
        finish(await explainCommand(text, options, io));
      },
    );
}

function addTokens(program: Command, io: Io, finish: Finish): void {
  withInput(program.command("tokens").description("list the tokens that each card makes"))
    .argument("<files...>", files)
    .addOption(formatOption(["table", "json", "jsonl"], "table"))
    .addOption(new Option("--by <what>", "what each entry is for").choices(["card", "token"]).default("card"))
    .action(async (paths: string[], options: InputOptions & { format: string; by: string }) => {
      const { tokensCommand } = await import("./tokens.js");
      finish(await tokensCommand(paths, options, io));
    });
  program
    .command("token-phrase")
    .description(
      "read token noun phrases: a JSON array of {description}; an unknown subtype gives both a token and an error",
    )
    .argument("<file>", "a JSON file, or - for standard input")
    .addOption(formatOption(["jsonl"], "jsonl"))
    .action(async (path: string) => {
      const { tokenPhraseCommand } = await import("./token-phrase.js");
      finish(await tokenPhraseCommand(path, io));
    });
}

function addCoverage(program: Command, io: Io, finish: Finish): void {
  withInput(program.command("coverage").description("count what is understood, and say why the rest is not"))
    .argument("<files...>", files)
    .addOption(formatOption(["table", "json"], "table"))
    .option("--details <file>", "write one JSON line a card to this file")
    .option("--failures <count>", "how many causes of failure to list", wholeNumber, 20)
    .action(async (paths: string[], options: InputOptions & { format: string; details?: string; failures: number }) => {
      const { coverageCommand } = await import("./coverage.js");
      finish(await coverageCommand(paths, options, io));
    });
}

function addFacts(program: Command, io: Io, finish: Finish): void {
  withInput(program.command("facts").description("count plain facts out of the effects, to hold against other sources"))
    .argument("<files...>", files)
    .addOption(formatOption(["jsonl"], "jsonl"))
    .action(async (paths: string[], options: InputOptions) => {
      const { factsCommand } = await import("./facts.js");
      finish(await factsCommand(paths, options, io));
    });
}

function addOthers(program: Command, io: Io, finish: Finish): void {
  program
    .command("run")
    .description("play scenario files in the runtime")
    .argument("<scenarios...>", "scenario files: paths or globs")
    .option("--trace", "show what happened in scenarios that passed as well, with rule numbers")
    .option("--record <file>", "write how each scenario was played, one JSON line a scenario")
    .addOption(
      new Option("--replay", "the files are recordings: play them again and compare the states").conflicts("record"),
    )
    .action(async (paths: string[], options: RunOptions) => {
      const { runCommand } = await import("./run.js");
      finish(await runCommand(paths, options, io));
    });
  program
    .command("vocabulary")
    .description("print the word lists in force")
    .argument("[list]", "the name of one list")
    .action(async (list: string | undefined) => {
      const { vocabularyCommand } = await import("./vocabulary.js");
      finish(await vocabularyCommand(list, io));
    });
}

/** The command line as commander reads it. A command's own module is loaded when the command is asked for. */
export function createProgram(io: Io, finish: Finish): Command {
  const program = new Command("rulewright")
    .description("A compiler for the rules text of trading cards.")
    .version(packageFile.version)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void io.output(text),
      writeErr: (text) => io.note(text.trimEnd()),
    });
  for (const add of [addCompile, addCheck, addExplain, addTokens, addCoverage, addFacts, addOthers])
    add(program, io, finish);
  return program;
}
