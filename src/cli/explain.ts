import { findingsOf } from "../check/findings.js";
import { guardedRead, isInternalError } from "../check/guarded-read.js";
import type { AbilityReading, CardReading, Language } from "../language.js";
import { exitStatus, type ExitStatus, UsageError } from "./exit.js";
import { type Input, type InputOptions, loadInput, noteReports } from "./input.js";
import { inputText, type Io } from "./io.js";
import { createEnvironment, isGame } from "./languages.js";

/** The options of `explain`. */
export interface ExplainOptions extends InputOptions {
  readonly card?: string;
  readonly in?: string;
  readonly as: readonly string[];
}

const views = ["prose", "ast", "effects"] as const;
type View = (typeof views)[number];

interface Explained {
  readonly reading: CardReading;
  readonly language: Language;
}

function viewsOf(words: readonly string[]): readonly View[] {
  return words.map((word) => {
    const view = views.find((one) => one === word);
    if (view === undefined) throw new UsageError(`cannot explain as "${word}"; known are ${views.join(", ")}`);
    return view;
  });
}

function findCard({ cards, language, environment }: Input, name: string): Explained {
  const wanted = name.toLowerCase();
  const card =
    cards.find((one) => one.name.toLowerCase() === wanted) ??
    cards.find(({ faces }) => faces.some((face) => face.name.toLowerCase() === wanted));
  if (card === undefined) throw new UsageError(`no card is named "${name}" there`);
  return { reading: guardedRead(language, card, environment), language };
}

async function readBareText(text: string, options: ExplainOptions, io: Io): Promise<Explained> {
  const { game = "magic", reference } = options;
  const language = await io.language(isGame(game) ? game : "magic");
  const cards = reference === undefined ? [] : (await loadInput(reference, {}, io)).cards;
  const whole = text === "-" ? (await inputText(io)).trimEnd() : text;
  return { reading: language.readText(whole, createEnvironment(cards)), language };
}

async function readWhatWasAsked(text: string | undefined, options: ExplainOptions, io: Io): Promise<Explained> {
  if (options.card !== undefined && options.in !== undefined) {
    return findCard(await loadInput([options.in], options, io), options.card);
  }
  if (options.card !== undefined || options.in !== undefined) throw new UsageError("--card and --in go together");
  if (text === undefined || text.trim() === "")
    throw new UsageError("give a text, or a card with --card NAME --in FILE");
  return readBareText(text, options, io);
}

function dataOf(ability: AbilityReading, asked: readonly View[]): object {
  return {
    text: ability.text,
    ...(asked.includes("ast") ? { ast: ability.tree } : {}),
    ...(asked.includes("effects") ? { effects: ability.abilities } : {}),
  };
}

const indented = (text: string): string => text.replace(/^(?=.)/gm, "  ");

function proseOf(ability: AbilityReading, asked: readonly View[], language: Language): string {
  const said = ability.states.compiled ? language.describe(ability.abilities) : ["not compiled"];
  const data = asked.filter((view) => view !== "prose");
  const shown = data.length === 0 ? [] : [JSON.stringify(dataOf(ability, data), null, 2)];
  return [ability.text, ...[...said, ...shown].map(indented)].join("\n");
}

function explanation({ reading, language }: Explained, asked: readonly View[]): string {
  if (!asked.includes("prose")) {
    return `${JSON.stringify(
      reading.abilities.map((ability) => dataOf(ability, asked)),
      null,
      2,
    )}\n`;
  }
  return `${reading.abilities.map((ability) => proseOf(ability, asked, language)).join("\n\n")}\n`;
}

/** Says what a text means, ability by ability. */
export async function explainCommand(text: string | undefined, options: ExplainOptions, io: Io): Promise<ExitStatus> {
  const asked = viewsOf(options.as);
  const explained = await readWhatWasAsked(text, options, io);
  const { reading } = explained;
  if (reading.abilities.length > 0) await io.output(explanation(explained, asked));
  await noteReports(findingsOf([reading]), io);
  if (isInternalError(reading)) return exitStatus.bug;
  return reading.abilities.every(({ states }) => states.compiled) ? exitStatus.done : exitStatus.findings;
}
