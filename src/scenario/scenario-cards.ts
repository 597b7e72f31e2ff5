import type { LocatedDiagnostic } from "../diagnostics/report.js";
import type { CompiledCard, Game } from "../language.js";
import { readCards, readInlineCards } from "../readers/index.js";
import type { SourceCard } from "../text/source-card.js";
import { faultAt } from "./faults.js";
import type { CardsByName } from "./game.js";
import type { ScenarioFile } from "./parse.js";
import type { CardFile, ScenarioFault } from "./scenario.js";

/** What compiling a card gives: the card, or why there is none. */
export type CompileOutcome = { readonly card: CompiledCard } | { readonly diagnostics: readonly LocatedDiagnostic[] };

/** What a run needs from outside. */
export interface ScenarioPorts {
  /** What the scenario file is called in what is said of its cards; without it, nothing. */
  readonly file?: string;
  /** Compiles a card; `all` are the cards that it may look up. */
  compile(card: SourceCard, all: readonly SourceCard[]): CompileOutcome;
  /** The content of a file that the scenario file names, relative to it; null where there is none that can be read. */
  read(path: string): string | null;
}

/** The source cards of scenarios, with what is wrong with them. */
interface Sources {
  readonly cards: readonly SourceCard[];
  readonly faults: readonly ScenarioFault[];
}

/** A place in a file, and what is said there. */
function told({ file, start, diagnostic }: LocatedDiagnostic): string {
  return `${file}:${start.line}:${start.column} ${diagnostic.message}`;
}

/** What people call the games. */
const gameNames: Readonly<Record<Game, string>> = { magic: "Magic", keyforge: "KeyForge" };

/** The cards of one file that a scenario file names; those of another game are none of its. */
function fileCards({ path, position }: CardFile, game: Game, ports: ScenarioPorts): Sources {
  const content = ports.read(path);
  if (content === null) return { cards: [], faults: [faultAt(position, "scenario/unknown-file", { file: path })] };
  const { cards, reports } = readCards(content, path);
  const errors = reports.filter(({ diagnostic }) => diagnostic.severity === "error");
  const unread = errors.map((report) =>
    faultAt(position, "scenario/unread-card", { card: report.card ?? path, problem: told(report) }),
  );
  const other = cards.find((card) => card.game !== game);
  if (other === undefined) return { cards, faults: unread };
  const mixed = faultAt(position, "scenario/other-game", {
    file: path,
    other: gameNames[other.game],
    game: gameNames[game],
  });
  return { cards: cards.filter((card) => card.game === game), faults: [...unread, mixed] };
}

/** The cards that stand in the scenario file itself. */
function inlineCards(content: string, game: Game, ports: ScenarioPorts): Sources {
  const { cards, reports } = readInlineCards(content, ports.file ?? "", game);
  const errors = reports.filter(({ diagnostic }) => diagnostic.severity === "error");
  return {
    cards,
    faults: errors.map(({ card, start, diagnostic: { message } }) =>
      faultAt(start, "scenario/unread-card", { card: card ?? "cards", problem: message }),
    ),
  };
}

/** The source cards that a file speaks of, each name once (201.2), with what is wrong with them. */
export function sourceCards(content: string, { game, cardFiles }: ScenarioFile, ports: ScenarioPorts): Sources {
  const files = cardFiles.map((file) => ({ position: file.position, ...fileCards(file, game, ports) }));
  const inline = inlineCards(content, game, ports);
  const placed = [
    ...files.flatMap(({ cards, position }) => cards.map((card) => ({ card, position }))),
    ...inline.cards.map((card) => ({ card, position: card.origin.position })),
  ];
  const seen = new Set<string>();
  const doubles = placed.flatMap(({ card: { name }, position }) => {
    if (seen.has(name)) return [faultAt(position, "scenario/duplicate-card", { name })];
    seen.add(name);
    return [];
  });
  const faults = [...files.flatMap((file) => file.faults), ...inline.faults, ...doubles];
  return { cards: placed.map(({ card }) => card), faults };
}

/** The compiled cards by name, and why others could not be compiled. */
export interface CompiledCards {
  readonly library: CardsByName<CompiledCard>;
  readonly failed: ReadonlyMap<string, string>;
}

/** Compiles the cards of scenarios. */
export function compileAll(cards: readonly SourceCard[], ports: ScenarioPorts): CompiledCards {
  const library = new Map<string, CompiledCard>();
  const failed = new Map<string, string>();
  for (const card of cards) {
    const outcome = ports.compile(card, cards);
    if ("card" in outcome) library.set(card.name, outcome.card);
    else failed.set(card.name, outcome.diagnostics.map(told).join("; "));
  }
  return { library, failed };
}
