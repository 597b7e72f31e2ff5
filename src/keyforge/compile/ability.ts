import type { HeaderName } from "../../../grammar/keyforge/vocabulary/index.js";
import type { Ability, EventPattern, Icon, Instruction, Timing } from "../effects/index.js";
import type { AbilityNode, Constant, Headed, KeywordLine, PlacedSentence } from "../syntax/ability.js";
import type { Adverbial } from "../syntax/adverbial.js";
import type { Quote } from "../syntax/quote.js";
import type { OpenedClause, Sentence } from "../syntax/sentence.js";
import type { IconWord } from "../syntax/terminals.js";
import { lowerCondition } from "./condition.js";
import { type Bearer, Context } from "./context.js";
import { lowerEvent } from "./event.js";
import { isStatic } from "./instruct.js";
import { isAround } from "./noun.js";
import { refuse } from "./refusal.js";
import { capturedInstead } from "./replaced-amber.js";
import { insteadOfDestruction, replacement } from "./replacement.js";
import { lowerSentences, soleClause } from "./sentence.js";
import { holdings } from "./holding.js";
import { duringTurn, turnEvent } from "./turn.js";

/** The bold headers; those of old sets mean what the later ones say. */
const timings: Readonly<Record<HeaderName, Timing>> = {
  play: "play",
  afterReap: "afterReap",
  reap: "afterReap",
  afterFight: "afterFight",
  fight: "afterFight",
  beforeFight: "beforeFight",
  beforeReap: "beforeReap",
  action: "action",
  omni: "omni",
  destroyed: "destroyed",
  scrap: "scrap",
  fate: "fate",
  leavesPlay: "leavesPlay",
};

function iconOf({ icon, written }: IconWord): Icon {
  switch (icon) {
    case "aember":
      return { kind: "amber" };
    case "capture":
    case "damage":
    case "draw":
    case "discard":
    case "power":
      return { kind: icon };
    case "house":
      return { kind: "house", house: written.slice("{house:".length, -1) };
    case "tide":
      return refuse("an icon", { icon });
  }
}

function keywords({ keywords: placed }: KeywordLine, id: string): readonly Ability[] {
  return placed.map(({ keyword: node }, index): Ability => {
    const own = index === 0 ? id : `${id}.k${index + 1}`;
    if (node.keyword === "enhance") return { kind: "enhance", id: own, icons: node.icons.map(iconOf) };
    if (node.amount?.kind === "x") return refuse("X", node);
    return { kind: "keyword", id: own, keyword: node.keyword, value: node.amount === null ? null : node.amount.value };
  });
}

/** The instructions of a text, with the choices that may be listed below it. */
function instructionsOf({ sentences, modes }: Headed | Constant, context: Context): readonly Instruction[] {
  if (modes.length === 0) return lowerSentences(sentences, context);
  const last = sentences.at(-1);
  if (last === undefined || !isChooseOne(last.sentence)) return refuse("what is listed", modes);
  const before = lowerSentences(sentences.slice(0, -1), context);
  const { id, result } = context.next();
  const options = modes.map((mode) => lowerSentences(mode.sentences, context));
  return [...before, { kind: "chooseOne", id, result, player: { kind: "you" }, least: 1, most: 1, options }];
}

/** "Choose one:" */
function isChooseOne({ lead, clauses: [first, ...others] }: Sentence): boolean {
  if (
    lead !== null ||
    first === undefined ||
    others.length > 0 ||
    first.openings.length > 0 ||
    first.clause.kind === "existence"
  )
    return false;
  const [verb, ...more] = first.clause.verbs;
  if (first.clause.subject !== null || more.length > 0 || verb?.predicate.kind !== "choose" || verb.tails.length > 0)
    return false;
  const { object } = verb.predicate;
  if (object.kind === "pronoun") return object.word === "one";
  return (
    object.kind === "counted" && object.limit === null && object.amount.kind === "number" && object.amount.value === 1
  );
}

/** The abilities that resolve while their card is not in play, or is leaving it. */
const elsewhere: ReadonlySet<Timing> = new Set<Timing>(["destroyed", "leavesPlay", "scrap", "fate"]);

function headed(node: Headed, id: string, bearer: Bearer): readonly Ability[] {
  const instead = insteadOfDestruction(node, id, bearer);
  if (instead !== null) return instead;
  const context = new Context(id, bearer);
  const own = node.headers.map((header) => timings[header]);
  context.isFight = own.every((timing) => timing === "afterFight" || timing === "beforeFight");
  const isThere = bearer.type !== "action" && own.every((timing) => !elsewhere.has(timing));
  context.repeats = isThere ? "whileInPlay" : "always";
  return [{ kind: "timed", id, timings: [...new Set(own)], instructions: instructionsOf(node, context) }];
}

const triggers: ReadonlySet<string> = new Set(["after", "eachTime", "when", "whenever"]);

/** What makes an ability trigger: an event, or the start or end of a turn. */
function triggerOf(adverbial: Adverbial, context: Context): EventPattern | null {
  if (adverbial.kind === "subordinate" && triggers.has(adverbial.word))
    return lowerEvent(soleClause(adverbial.clauses), context, "awaited");
  return adverbial.kind === "at" ? turnEvent(adverbial, context) : null;
}

type Turn = Extract<Adverbial, { readonly kind: "during" }>["time"];

/** "After an enemy creature is destroyed during your turn": the event, and the turn in which alone it counts. */
function withoutTurn(adverbial: Adverbial): { readonly adverbial: Adverbial; readonly turn: Turn | null } {
  if (adverbial.kind !== "subordinate") return { adverbial, turn: null };
  const [clause, ...others] = adverbial.clauses.clauses;
  const [verb, ...more] = clause?.kind === "clause" ? clause.verbs : [];
  const during = verb?.tails.find((tail) => tail.kind === "during" && isAround(tail.time, "turn"));
  if (clause?.kind !== "clause" || verb === undefined || during?.kind !== "during" || others.length + more.length > 0)
    return { adverbial, turn: null };
  const own = { ...clause, verbs: [{ ...verb, tails: verb.tails.filter((tail) => tail !== during) }] };
  return { adverbial: { ...adverbial, clauses: { ...adverbial.clauses, clauses: [own] } }, turn: during.time };
}

/** What a sentence waits for, the turn in which alone it counts, before or behind it, and what else opens the sentence. */
function waitingFor(opened: OpenedClause["openings"]): {
  readonly adverbial: Adverbial | null;
  readonly turn: Turn | null;
  readonly openings: OpenedClause["openings"];
} {
  const [first, second, ...others] = opened;
  if (first === undefined) return { adverbial: null, turn: null, openings: [] };
  const { adverbial } = first;
  const isTurn = adverbial.kind === "during" && isAround(adverbial.time, "turn");
  if (isTurn && second?.adverbial.kind === "subordinate")
    return { adverbial: second.adverbial, turn: adverbial.time, openings: others };
  return { ...withoutTurn(adverbial), openings: opened.slice(1) };
}

/** A first sentence that waits for an event: all that follows is done each time. */
function triggered(node: Constant, id: string, bearer: Bearer): readonly Ability[] | null {
  const [first, ...rest] = node.sentences;
  const [clause] = first?.sentence.clauses ?? [];
  const context = new Context(id, bearer);
  const { turn, adverbial, openings } = waitingFor(clause?.openings ?? []);
  if (first === undefined || clause === undefined || adverbial === null) return null;
  const condition = turn === null ? null : duringTurn(turn, context);
  const event = triggerOf(adverbial, context);
  if (event === null) return null;
  const own = { ...first.sentence, clauses: [{ ...clause, openings }, ...first.sentence.clauses.slice(1)] };
  const sentences: readonly PlacedSentence[] = [{ ...first, sentence: own }, ...rest];
  return [{ kind: "triggered", id, event, condition, instructions: instructionsOf({ ...node, sentences }, context) }];
}

/** "If there are no creatures in play, destroy it": what is done as soon as a state comes about; null for any other. */
function aboutState(node: Constant, id: string, bearer: Bearer): readonly Ability[] | null {
  const [first, ...rest] = node.sentences;
  const [clause, ...others] = first?.sentence.clauses ?? [];
  const [opening, ...openings] = clause?.openings ?? [];
  if (first === undefined || clause === undefined || clause.clause.kind === "existence" || openings.length > 0)
    return null;
  if (
    opening?.adverbial.kind !== "subordinate" ||
    opening.adverbial.word !== "if" ||
    clause.clause.verbs.every(isStatic)
  )
    return null;
  const context = new Context(id, bearer);
  const condition = lowerCondition(opening.adverbial.clauses, context);
  const own = { ...first.sentence, clauses: [{ ...clause, openings: [] }, ...others] };
  const sentences: readonly PlacedSentence[] = [{ ...first, sentence: own }, ...rest];
  const event = { kind: "stateHolds", object: null, other: null, player: null, details: [] } as const;
  return [{ kind: "triggered", id, event, condition, instructions: instructionsOf({ ...node, sentences }, context) }];
}

function constant(node: Constant, id: string, bearer: Bearer): readonly Ability[] {
  const instead = replacement(node, id, bearer);
  if (instead !== null) return instead;
  const captured = capturedInstead(node, id, bearer);
  if (captured !== null) return captured;
  const waiting = triggered(node, id, bearer);
  if (waiting !== null) return waiting;
  const state = aboutState(node, id, bearer);
  if (state !== null) return state;
  if (node.modes.length > 0) return refuse("what is listed", node.modes);
  return holdings(node, id, bearer);
}

/** The abilities that one lifted ability means; throws a refusal where it is not understood. */
export function lowerAbility(node: AbilityNode, id: string, bearer: Bearer): readonly Ability[] {
  switch (node.kind) {
    case "keywordLine":
      return keywords(node, id);
    case "headed":
      return headed(node, id, bearer);
    case "constant":
      return constant(node, id, bearer);
    case "reminder":
      return [];
  }
}

/** The abilities within quotation marks, which something else has: its own are then those of the one that has them. */
export function lowerQuoted({ abilities }: Quote, context: Context): readonly Ability[] {
  const bearer: Bearer = { names: context.bearer.names, type: "creature", where: "granted" };
  const { id } = context.next();
  return abilities.flatMap((node, index) => lowerAbility(node, `${id}.q${index + 1}`, bearer));
}
