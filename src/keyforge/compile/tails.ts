import type { Of } from "../../state/kinds.js";
import type { Condition, Duration, Quantity } from "../effects/index.js";
import { isAround } from "./noun.js";
import type { VerbPhrase } from "../syntax/verb-phrase.js";
import type { Clauses } from "../syntax/clause.js";
import type { Adverbial } from "../syntax/adverbial.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import { lowerCondition } from "./condition.js";
import type { Context } from "./context.js";
import { countOf, lowerQuantity } from "./quantity.js";
import { refuse } from "./refusal.js";

type AdverbialOf<Kind extends Adverbial["kind"]> = Of<Adverbial, Kind>;
type FixedWords = AdverbialOf<"fixed">["words"];

/** "play action cards on their next turn": the turn is said of what is done, not of the cards. */
export function hoisted(verb: VerbPhrase): VerbPhrase {
  const { predicate } = verb;
  if (predicate.kind !== "play" && predicate.kind !== "forge") return verb;
  const { object } = predicate;
  const last = object.kind === "described" ? object.post.at(-1) : undefined;
  const isTurn =
    last?.kind === "place" && last.preposition === "on" && last.not === null && isAround(last.what, "turn");
  if (object.kind !== "described" || !isTurn) return verb;
  const tail: Adverbial = { kind: "where", how: "plain", preposition: "on", what: last.what };
  const bare = { ...object, post: object.post.slice(0, -1) };
  return { ...verb, predicate: { ...predicate, object: bare }, tails: [tail, ...verb.tails] };
}

/** What is said beside a verb: each is taken by who understands it, and none may be left over. */
export class Tails {
  private readonly left: Adverbial[];

  constructor(tails: readonly Adverbial[]) {
    this.left = [...tails];
  }

  /** Takes the first of a kind that fits. */
  take<Kind extends Adverbial["kind"]>(
    kind: Kind,
    fits: (one: AdverbialOf<Kind>) => boolean = () => true,
  ): AdverbialOf<Kind> | null {
    const isOne = (one: Adverbial): one is AdverbialOf<Kind> => one.kind === kind;
    for (const one of this.left)
      if (isOne(one) && fits(one)) {
        this.left.splice(this.left.indexOf(one), 1);
        return one;
      }
    return null;
  }

  /** Takes fixed words; says whether they stood there. */
  takeWords(...words: readonly FixedWords[]): FixedWords | null {
    return this.take("fixed", (one) => words.includes(one.words))?.words ?? null;
  }

  /** Takes what stands behind a preposition. */
  takePlace(...prepositions: readonly AdverbialOf<"where">["preposition"][]): NounPhrase | null {
    return this.take("where", (one) => prepositions.includes(one.preposition) && one.how === "plain")?.what ?? null;
  }

  /** The number of times that "for each …" says; null where it does not. */
  takeEach(context: Context): Quantity | null {
    const each = this.take("forEach");
    return each === null ? null : countOf(each.each, context);
  }

  /** The amount of "equal to …"; null where it is not said. */
  takeEqual(context: Context): Quantity | null {
    const equal = this.take("equalTo");
    return equal === null ? null : lowerQuantity(equal.what, context);
  }

  /** What X is: "where X is its power". */
  takeX(context: Context): Quantity {
    const found = this.take("subordinate", ({ word }) => word === "where") ?? refuse("what X is");
    const [clause, ...others] = found.clauses.clauses;
    const [verb, ...more] = clause?.kind === "clause" ? clause.verbs : [];
    if (clause?.kind !== "clause" || verb?.predicate.kind !== "is" || others.length + more.length > 0)
      return refuse("what X is", found);
    const { subject } = clause;
    const isX = subject?.kind === "counted" && subject.amount.kind === "x" && subject.limit === null;
    const isBare = verb.modal === null && verb.adverb === null && verb.predicate.adverb === null;
    if (!isX || subject.bound !== null || !isBare || verb.tails.length > 0) return refuse("what X is", found);
    return lowerQuantity(verb.predicate.what, context);
  }

  /** "if …" behind a verb. */
  takeCondition(context: Context): Condition | null {
    const found = this.take("subordinate", ({ word }) => word === "if");
    return found === null ? null : lowerCondition(found.clauses, context);
  }

  /** How long something holds, where it is said: also "while under your control" and "until it leaves play". */
  takeSpan(context: Context): Duration | null {
    return this.takeDuration() ?? this.takeUnderControl(context) ?? this.takeUntilGone();
  }

  /** "while under your control": of what was just spoken. */
  private takeUnderControl(context: Context): Duration | null {
    const isYours = ({ word, preposition, place }: AdverbialOf<"ellipticPlace">): boolean =>
      word === "while" && preposition === "under" && isYourControl(place);
    if (this.take("ellipticPlace", isYours) === null) return null;
    const of = context.find("one", [])?.reference;
    return of?.kind === "result" ? { kind: "whileYouControl", slot: of.slot } : refuse("under whose control");
  }

  /** "until Plant leaves play": the card of the ability. */
  private takeUntilGone(): Duration | null {
    const gone = this.take("subordinate", ({ word, clauses }) => word === "until" && isSourceLeaving(clauses));
    return gone === null ? null : { kind: "whileSourceInPlay" };
  }

  /** How long something holds, where it is said. */
  takeDuration(): Duration | null {
    if (this.takeWords("forTheRemainderOfTheTurn", "thisTurn", "untilEndOfTurn") !== null)
      return { kind: "restOfTurn" };
    const during = this.take("during", (one) => nextTurnOf(one.time) !== null);
    const player = during === null ? null : nextTurnOf(during.time);
    if (player !== null) return { kind: "nextTurn", player };
    const end = this.take("until", (one) => one.moment === "end" && isThisTurn(one.time));
    if (end !== null) return { kind: "restOfTurn" };
    const onTurn = this.take("where", (one) => one.preposition === "on" && nextTurnOf(one.what) !== null);
    const onWhose = onTurn === null ? null : nextTurnOf(onTurn.what);
    if (onWhose !== null) return { kind: "nextTurn", player: onWhose };
    const until = this.take("until", (one) => one.moment === "start" && nextTurnOf(one.time) === "you");
    return until === null ? null : { kind: "untilStartOfNextTurn", player: "you" };
  }

  /** What nobody has taken yet. */
  rest(): readonly Adverbial[] {
    return [...this.left];
  }

  /** Takes all that is left. */
  takeAll(): readonly Adverbial[] {
    return this.left.splice(0);
  }

  /** Refuses what nobody understood. */
  finish(): void {
    const [first] = this.left;
    if (first !== undefined) refuse("what is said beside the verb", first);
  }
}

/** "your control" */
function isYourControl(node: NounPhrase): boolean {
  return isAround(node, "control") && node.determiner?.kind === "determiner" && node.determiner.word === "your" && node.modifiers.length + node.post.length === 0; // prettier-ignore
}

/** Whether clauses say that the card of the ability leaves play. */
export function isSourceLeaving({ clauses: [clause, ...others] }: Clauses): boolean {
  const [verb, ...more] = clause?.kind === "clause" ? clause.verbs : [];
  if (clause?.kind !== "clause" || verb === undefined || others.length + more.length > 0) return false;
  const { subject } = clause;
  const isOwn = subject?.kind === "described" && subject.noun.kind === "name" && subject.noun.sort === "own";
  const isPlain = verb.modal === null && verb.adverb === null && verb.tails.length === 0;
  return isOwn && isPlain && verb.predicate.kind === "leave" && isAround(verb.predicate.where, "play");
}

/** "the turn" that it is. */
function isThisTurn(node: NounPhrase): boolean {
  return node.kind === "described" && node.noun.kind === "common" && node.noun.noun.noun === "turn" && node.modifiers.length === 0 && node.post.length === 0 && node.determiner?.kind === "determiner" && (node.determiner.word === "the" || node.determiner.word === "this"); // prettier-ignore
}

/** Whose next turn it is: "your opponent's next turn"; null for anything else. */
function nextTurnOf(node: NounPhrase): "you" | "opponent" | null {
  if (node.kind !== "described" || node.noun.kind !== "common" || node.noun.noun.noun !== "turn") return null;
  const [modifier, ...others] = node.modifiers;
  const isNext = others.length === 0 && modifier?.kind === "adjective" && modifier.adjective === "next";
  if (!isNext || node.post.length > 0) return null;
  const { determiner } = node;
  // "Their" next turn is that of the opponent, of whom alone texts speak so.
  if (determiner?.kind === "determiner")
    return determiner.word === "your" ? "you" : determiner.word === "their" ? "opponent" : null;
  const isOpponent =
    determiner?.kind === "possessor" &&
    determiner.by === null &&
    determiner.noun.kind === "common" &&
    determiner.noun.noun.noun === "opponent";
  return isOpponent && determiner.determiner?.kind === "determiner" && determiner.determiner.word === "your"
    ? "opponent"
    : null;
}
