import type { Instruction } from "../../effects/index.js";
import type { Adverbial } from "../../syntax/adverbial.js";
import type { Clause, VerbPhrase } from "../../syntax/clause.js";
import type { PredicateKind } from "../../syntax/predicate.js";
import type { Context } from "../context.js";
import { whereOf } from "../defined-x.js";
import { allDoSo } from "../do-so.js";
import { lowerVerb } from "../instruct.js";
import { playersAndObjects } from "../joined-subject.js";
import { extraPhase } from "../instructions/extra-phase.js";
import { theirSacrifice } from "../instructions/own-sacrifice.js";
import { isPronoun } from "../noun.js";
import { redirects } from "../redirection.js";
import { refuse } from "../refusal.js";
import { Subject } from "../saying.js";
import { unpreventableThisTurn } from "../unpreventable.js";
import { lowerTrailing } from "./conditional.js";
import { delayedVerb, isLater } from "./delayed.js";
import { checkMeasured, eachInTurn } from "./each-in-turn.js";
import { eachOfThem } from "./each-of-them.js";
import { helpedVerb } from "./helped.js";
import { eitherVerb, isPermission, optional } from "./optional.js";

type Links = Clause["links"];

const choosing: ReadonlySet<Links[number]> = new Set<Links[number]>(["or", "commaOr"]);
const unjoined: ReadonlySet<Links[number]> = new Set<Links[number]>(["or", "commaOr", "but", "andOr", "plainBut"]);

/** What joins verbs that are done together; "then" comes between others. */
const joining: ReadonlySet<Links[number]> = new Set<Links[number]>(["and", "comma", "commaAnd"]);

/** Lowers one clause: its subject once, its verbs in order; "may" reaches over the verbs that follow it (608.2c). */
export function lowerClause(said: Clause, context: Context): readonly Instruction[] {
  const clause = allDoSo(said);
  const joined = clause.verbs.every(({ predicate }) => predicate.kind === "gainAbilities")
    ? playersAndObjects(clause.subject)
    : null;
  if (isPronoun(clause.subject, "there")) return extraPhase(clause, context);
  const redirected = redirects(clause, context);
  if (redirected !== null) return redirected;
  const lasting = unpreventableThisTurn(clause, context);
  if (lasting !== null) return lasting;
  const sacrificed = theirSacrifice(clause, context);
  if (sacrificed !== null) return sacrificed;
  const apart = eachOfThem(clause, context);
  if (apart !== null) return apart;
  if (joined !== null) return joined.flatMap((subject) => lowerClause({ ...clause, subject }, context));
  const lower = (subject: Subject, within: Context): readonly Instruction[] => lowerFor(clause, subject, within);
  const doings = [...context.doings];
  const made = eachInTurn(clause, context, lower) ?? lower(new Subject(clause.subject, context), context);
  checkMeasured(made, doings, clause);
  return made;
}

/** Lowers a clause with its subject. */
function lowerFor(clause: Clause, subject: Subject, context: Context): readonly Instruction[] {
  subject.read();
  if (clause.subject === null) checkBidden(clause);
  if (isChoice(clause.links)) return [eitherVerb(clause, subject, context)];
  if (clause.links.some((link) => unjoined.has(link))) return refuse("or", clause);
  const at = clause.verbs.findIndex((verb) => verb.auxiliary === "may");
  const [done, offered] = at < 0 ? [clause.verbs, []] : [clause.verbs.slice(0, at), clause.verbs.slice(at)];
  if (at === 0 && clause.subject === null) return refuse("may", clause);
  const isTogether = offered.length === 0 && clause.links.every((link) => joining.has(link));
  const made = isTogether ? together(done, subject, context) : separately(done, subject, context);
  if (made.some(isPermission)) return refuse("a permission without “may”", clause);
  return offered.length === 0 ? made : [...made, optional(offered, subject, context)];
}

function separately(verbs: readonly VerbPhrase[], subject: Subject, context: Context): readonly Instruction[] {
  return verbs.flatMap((verb) => lowerVerbPhrase(verb, subject, context));
}

/** "gets +2/+2 and gains trample until end of turn if you control a token": a condition behind several verbs is of all (608.2c). */
function together(verbs: readonly VerbPhrase[], subject: Subject, context: Context): readonly Instruction[] {
  const last = verbs.at(-1);
  const trailing = last?.adverbials.at(-1);
  const others = verbs.slice(0, -1);
  if (last === undefined || trailing === undefined || others.length === 0 || !isTrailing(trailing))
    return separately(verbs, subject, context);
  if (others.some(({ adverbials }) => adverbials.some(isTrailing))) return refuse("a condition", trailing);
  const bare = [...others, without(last, trailing)];
  return lowerTrailing(trailing, () => separately(bare, subject, context), context);
}

/** What happens to a player and is not done at a bidding: a text says "you gain 2 life", and "gain control of" alone. */
const unbidden: ReadonlySet<string> = new Set<PredicateKind>([
  "gain",
  "lose",
  "getEnergy",
  "getNoun",
  "become",
  "winFlip",
]);

/** "Each opponent loses 1 life and gain 1 life" leaves open who gains it (119.3). */
function checkBidden({ verbs }: Clause): void {
  const stated = verbs.find(({ predicate }) => unbidden.has(predicate.kind));
  if (stated !== undefined) refuse("a subject", stated);
}

/** "A, B or C": "or" joins the last of them, and nothing but commas the others. */
function isChoice(links: Links): boolean {
  return links.length > 0 && links.at(-1) !== "comma" && links.every((link) => choosing.has(link) || link === "comma");
}

/** Adverbs that change nothing of what is done: "each" of several, "also" besides what was done before (608.2c). */
const unchanging: ReadonlySet<string> = new Set(["each", "also"]);

/** One verb: what conditions and times stand around it are put round its instructions. */
export function lowerVerbPhrase(verb: VerbPhrase, subject: Subject, context: Context): readonly Instruction[] {
  if ((verb.adverb !== null && !unchanging.has(verb.adverb)) || verb.innerAdverb !== null)
    return refuse("an adverb", verb);
  if (verb.auxiliary !== null) {
    context.beginVerb();
    return helpedVerb(verb, subject, context);
  }
  const where = whereOf(verb.adverbials);
  if (where !== null && where !== context.defining) return refuse("where", where);
  const later = verb.adverbials.find(isLater);
  if (later !== undefined) return [delayedVerb(later, without(verb, later), subject, context)];
  const inner = verb.adverbials.filter((one) => !isTrailing(one) && one.kind !== "where");
  const wrapped = verb.adverbials.filter(isTrailing).reduceRight<() => readonly Instruction[]>(
    (lower, one) => () => lowerTrailing(one, lower, context),
    () => lowerVerb({ ...verb, adverbials: inner }, subject, context),
  );
  return wrapped();
}

function isTrailing(one: Adverbial): boolean {
  return one.kind === "if" || one.kind === "unless" || one.kind === "unlessHaveDo";
}

function without(verb: VerbPhrase, taken: Adverbial): VerbPhrase {
  return { ...verb, adverbials: verb.adverbials.filter((one) => one !== taken) };
}
