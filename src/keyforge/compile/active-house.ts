import type { Condition, Duration, Instruction, PlayerReference } from "../effects/index.js";
import type { Adverbial } from "../syntax/adverbial.js";
import type { Clause } from "../syntax/clause.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { VerbPhrase } from "../syntax/verb-phrase.js";
import type { Context } from "./context.js";
import { denying, not } from "./condition.js";
import { lowerHouse } from "./house.js";
import { isAround } from "./noun.js";
import { isPlayerPhrase, lowerPlayer } from "./player.js";
import { refuse } from "./refusal.js";
import { Tails } from "./tails.js";

/** A house that somebody chooses as their active one, and on which turn. */
interface HouseChoice {
  readonly house: NounPhrase;
  readonly tails: Tails;
}

/** "choose that house as their active house on their next turn"; null where nothing is chosen as the active house. */
function choiceIn({ predicate, tails }: VerbPhrase): HouseChoice | null {
  if (predicate.kind !== "choose" || predicate.as !== null) return null;
  const { object } = predicate;
  if (object.kind !== "described") return null;
  const during = tails.find((tail) => tail.kind === "during" && isHouseStep(tail.time));
  if (during?.kind === "during" && isAround(object, "house")) {
    const turn: Adverbial = { ...during, time: asTurn(during.time) };
    return { house: object, tails: new Tails(tails.map((tail) => (tail === during ? turn : tail))) };
  }
  const last = object.post.at(-1);
  const active = last?.kind === "place" && last.preposition === "as" && last.not === null ? last.what : null;
  if (active === null || !isAround(active, "house") || !isActive(active.modifiers)) return null;
  const [when, ...others] = active.post;
  if (others.length > 0 || (when !== undefined && (when.kind !== "place" || when.preposition !== "on")))
    return refuse("when it is chosen", active);
  const late: readonly Adverbial[] =
    when?.kind === "place" ? [{ kind: "where", how: "plain", preposition: "on", what: when.what }] : [];
  return { house: { ...object, post: object.post.slice(0, -1) }, tails: new Tails([...tails, ...late]) };
}

const isActive = (modifiers: readonly { readonly kind: string }[]): boolean =>
  modifiers.length === 1 && modifiers.every((one) => "adjective" in one && one.adjective === "active");

/** 'their next "choose a house" step' */
const isHouseStep = (time: NounPhrase): boolean =>
  isAround(time, "step") && time.modifiers.some((one) => one.kind === "step" && one.step === "chooseAHouse");

/** The step stands for the turn that it is of: there is one in each. */
function asTurn(time: NounPhrase): NounPhrase {
  if (time.kind !== "described") return time;
  const modifiers = time.modifiers.filter(({ kind }) => kind !== "step");
  return { ...time, modifiers, noun: { kind: "common", noun: { noun: "turn", form: "singular" } } };
}

function whose(subject: NounPhrase | null, context: Context): PlayerReference | null {
  const isPlayer =
    subject !== null && (isPlayerPhrase(subject) || (subject.kind === "pronoun" && subject.word === "they"));
  return isPlayer ? lowerPlayer(subject, context) : null;
}

/** "Your opponent must choose that house as their active house on their next turn"; null for anything else (R15). */
export function houseRule({ subject, verbs }: Clause, context: Context): readonly Instruction[] | null {
  const [verb, ...others] = verbs;
  if (verb === undefined || others.length > 0 || verb.adverb !== null) return null;
  const rule = verb.modal === "must" ? "must" : verb.modal === "cannot" ? "cannot" : null;
  const choice = rule === null ? null : choiceIn(verb);
  if (rule === null || choice === null) return null;
  const player = whose(subject, context) ?? refuse("who chooses it", verb);
  const house = lowerHouse(choice.house, context);
  const duration = choice.tails.takeSpan(context) ?? context.duration ?? refuse("until when", verb);
  choice.tails.finish();
  // "Their" next turn is known only of you and of your opponent.
  if (duration.kind === "nextTurn" && duration.player !== player.kind) return refuse("on whose turn", verb);
  const { id, result } = context.next();
  context.note("require", result);
  return [{ kind: "requireHouse", id, result, player, house, rule, duration }];
}

/** What is awaited with "if your opponent does not choose that house as their active house on their next turn". */
export interface AwaitedChoice {
  readonly player: PlayerReference;
  readonly duration: Duration;
  readonly condition: Condition;
}

/** A condition about a house that is yet to be chosen: judged as it is; null for any other (R13). */
export function awaitedChoice(clause: Clause, context: Context): AwaitedChoice | null {
  const [verb, ...others] = clause.verbs;
  if (verb === undefined || others.length > 0 || verb.adverb !== null) return null;
  const isDenied = verb.modal !== null && denying.has(verb.modal);
  const choice = verb.modal === null || isDenied ? choiceIn(verb) : null;
  const duration = choice?.tails.takeDuration() ?? null;
  if (choice === null || duration?.kind !== "nextTurn") return null;
  choice.tails.finish();
  const player = whose(clause.subject, context) ?? refuse("who chooses it", verb);
  const found: Condition = { kind: "activeHouse", house: lowerHouse(choice.house, context) };
  return { player, duration, condition: isDenied ? not(found) : found };
}
