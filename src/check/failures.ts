import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { FourStates, JudgedAbility, JudgedCard } from "./states.js";

/** The stage at which an ability, or a card whose fields are at fault, stopped. */
export type Stage = "read" | "parse" | "roundTrip" | "compile" | "execute";

type AbilityStage = Exclude<Stage, "read">;

/** Where and why one ability stopped; the span is in the text of its face. */
export interface Failure {
  readonly stage: Stage;
  readonly code: string;
  /** The ability's place among the card's. */
  readonly ability: number;
  readonly start: number;
  readonly end: number;
}

/** One cause of failure with the number of cards that it stops and the first of them. */
export interface FailureGroup {
  readonly stage: Stage;
  readonly code: string;
  /** The words at the place of failure. */
  readonly at: string;
  readonly cards: number;
  readonly example: { readonly card: string; readonly text: string };
}

const wordsShown = 4;

function failedStage(states: FourStates): AbilityStage | null {
  if (!states.parsed) return "parse";
  if (!states.roundTripped) return "roundTrip";
  if (!states.compiled) return "compile";
  return states.executable ? null : "execute";
}

/** The error that stopped an ability; a stage that gives none is named by itself. */
function causeOf({ ability }: JudgedAbility, stage: AbilityStage, game: string): Pick<Diagnostic, "code" | "span"> {
  const error = ability.diagnostics.find(({ severity }) => severity === "error");
  if (error !== undefined && stage !== "execute") return error;
  const codes = {
    parse: "not-parsed",
    compile: "not-compiled",
    roundTrip: "not-round-tripped",
    execute: "not-executed",
  };
  return { code: `${game}/${codes[stage]}`, span: ability.span };
}

/** A card that was not compiled is not blamed for what of it did not run. */
function failureOf(judged: JudgedAbility, index: number, card: JudgedCard): Failure | null {
  const stage = failedStage(judged);
  if (stage === null || (stage === "execute" && !card.compiled)) return null;
  const { code, span } = causeOf(judged, stage, card.reading.game);
  return { stage, code, ability: index, start: span.start, end: span.end };
}

/** What is wrong with a card's fields, then every ability of it that stopped somewhere, in the card's order. */
export function failuresOf(card: JudgedCard): readonly Failure[] {
  const { fault } = card;
  const unread = fault === null ? [] : [{ stage: "read", code: fault, ability: 0, start: 0, end: 0 } as const];
  return [...unread, ...abilityFailures(card)];
}

function abilityFailures(card: JudgedCard): readonly Failure[] {
  return card.abilities.flatMap((ability, index) => failureOf(ability, index, card) ?? []);
}

/** The words at a failure: those of its span, those that follow where the span is empty, or what did not run. */
function wordsAt(card: JudgedCard, failure: Failure): string {
  if (failure.stage === "read") return "";
  const { reason = null } = card.abilities[failure.ability] ?? {};
  if (failure.stage === "execute" && reason !== null) return reason;
  const face = card.reading.card.faces[card.abilities[failure.ability]?.ability.face ?? 0];
  const text = face?.text.text ?? "";
  const marked = text.slice(failure.start, failure.end).trim();
  const shown = marked === "" ? text.slice(failure.start) : marked;
  return shown.trim().split(/\s+/).slice(0, wordsShown).join(" ");
}

interface Tally {
  readonly first: FailureGroup;
  readonly cards: Set<JudgedCard>;
}

function addFailure(tallies: Map<string, Tally>, card: JudgedCard, failure: Failure): void {
  const at = wordsAt(card, failure);
  const { stage, code } = failure;
  const key = [stage, code, at].join("\n");
  const text = card.abilities[failure.ability]?.ability.text ?? "";
  const example = { card: card.reading.card.name, text };
  const tally = tallies.get(key) ?? { first: { stage, code, at, cards: 0, example }, cards: new Set() };
  tallies.set(key, tally);
  tally.cards.add(card);
}

/** The causes of failure, those that stop most cards first; at most `limit` of them. */
export function rankFailures(cards: readonly JudgedCard[], limit: number): readonly FailureGroup[] {
  const tallies = new Map<string, Tally>();
  for (const card of cards) for (const failure of failuresOf(card)) addFailure(tallies, card, failure);
  return [...tallies.values()]
    .map(({ first, cards: stopped }) => ({ ...first, cards: stopped.size }))
    .sort((one, other) => other.cards - one.cards || (one.at < other.at ? -1 : 1))
    .slice(0, limit);
}
