import type { Ability, Condition } from "../effects/index.js";
import type { Constant, PlacedSentence } from "../syntax/ability.js";
import type { Adverbial } from "../syntax/adverbial.js";
import type { Sentence } from "../syntax/sentence.js";
import { lowerCondition, not } from "./condition.js";
import { type Bearer, Context } from "./context.js";
import { isElliptic, whileSo } from "./elliptic.js";
import { isAround } from "./noun.js";
import { host } from "./plain.js";
import { refuse } from "./refusal.js";
import { lowerStaticClause } from "./static.js";
import { ignoring } from "./static-fight.js";
import { Tails } from "./tails.js";
import { duringTurn } from "./turn.js";

type OneClause = Extract<Sentence["clauses"][number]["clause"], { readonly kind: "clause" }>;
type Static = Extract<Ability, { readonly kind: "static" }>;

/** "While …, …": what holds, and when. */
function whileOf(adverbials: readonly Adverbial[], context: Context): Condition | null {
  const tails = new Tails(adverbials);
  const found = tails.take("subordinate", ({ word }) => word === "while" || word === "if" || word === "asLongAs");
  const condition = found === null ? null : lowerCondition(found.clauses, context);
  const during = tails.take("during", ({ time }) => isAround(time, "turn"));
  const turn = during === null ? null : duringTurn(during.time, context);
  tails.finish();
  return both(condition, turn);
}

function both(one: Condition | null, other: Condition | null): Condition | null {
  return one === null || other === null ? (one ?? other) : { kind: "and", conditions: [one, other] };
}

/** What opens a sentence and is yet said of its last verb: "for each …", 'during your "draw cards" step'. */
function isOfVerb(one: Adverbial): boolean {
  return one.kind === "forEach" || (one.kind === "during" && isAround(one.time, "step"));
}

/** Whether it says when something holds: "while you control a token creature", "during your turn". */
function isWhen(one: Adverbial): boolean {
  return (
    (one.kind === "subordinate" && (one.word === "while" || one.word === "if" || one.word === "asLongAs")) ||
    (one.kind === "during" && isAround(one.time, "turn"))
  );
}

/** "deals no damage when fighting" is what a creature deals in any fight. */
function isOfDealing({ verbs }: OneClause, one: Adverbial): boolean {
  const isAnyFight = one.kind === "fixed" && (one.words === "whenFighting" || one.words === "whileFighting");
  return isAnyFight && verbs.at(-1)?.predicate.kind === "deal";
}

/** The clause with more said of its last verb. */
function withTails(clause: OneClause, tails: readonly Adverbial[]): OneClause {
  const last = clause.verbs.at(-1);
  if (last === undefined || tails.length === 0) return clause;
  return { ...clause, verbs: [...clause.verbs.slice(0, -1), { ...last, tails: [...last.tails, ...tails] }] };
}

function further({ openings, clause }: Sentence["clauses"][number]): OneClause {
  return openings.length > 0 || clause.kind === "existence" ? refuse("what else holds", clause) : clause;
}

/** The clause without some of what is said of its last verb, and that by itself. */
function without(clause: OneClause, isOut: (one: Adverbial) => boolean): readonly [OneClause, readonly Adverbial[]] {
  const last = clause.verbs.at(-1);
  const out = last?.tails.filter(isOut) ?? [];
  if (last === undefined || out.length === 0) return [clause, []];
  const verbs = [...clause.verbs.slice(0, -1), { ...last, tails: last.tails.filter((one) => !isOut(one)) }];
  return [{ ...clause, verbs }, out];
}

/** "(except for traits)" says in brackets what others say in the sentence. */
function exceptions({ reminders }: PlacedSentence): readonly Adverbial[] {
  if (!reminders.some(({ text }) => text === "(except for traits)")) return [];
  const noun = { kind: "common", noun: { noun: "trait", form: "plural" } } as const;
  const what = { kind: "described", determiner: null, modifiers: [], noun, more: [], post: [] } as const;
  return [{ kind: "where", how: "plain", preposition: "exceptFor", what }];
}

/** What one sentence says that holds; what opens it and speaks of the subject alone narrows that. */
function holding(placed: PlacedSentence, id: string, context: Context): Static {
  const { sentence, end } = placed;
  if (end === ":") return refuse("what holds", sentence);
  const [first, ...others] = sentence.clauses;
  if (first === undefined || first.clause.kind === "existence") return refuse("what holds", sentence);
  const ignored = others.length === 0 ? ignoring(first, first.clause, context) : null;
  if (ignored !== null) return { kind: "static", id, condition: null, effects: ignored };
  const openings = first.openings.map(({ adverbial }) => adverbial);
  const isAside = (one: Adverbial): boolean => isOfVerb(one) || isElliptic(one);
  const opened = whileOf(
    openings.filter((one) => !isAside(one)),
    context,
  );
  const said = [...openings.filter(isOfVerb), ...sentence.after, ...exceptions(placed)];
  const [whole, when] = without(withTails(first.clause, said), isWhen);
  const [clause, elliptic] = without(whole, (one) => isElliptic(one) && !isOfDealing(whole, one));
  const narrowing = [...openings.filter(isElliptic), ...elliptic].flatMap((one) => whileSo(one, context));
  const rest = others.map((one) => further(one)).flatMap((one) => lowerStaticClause(one, context));
  const effects = [...lowerStaticClause(clause, context, null, narrowing), ...rest];
  return { kind: "static", id, condition: both(opened, when.length === 0 ? null : whileOf(when, context)), effects };
}

/** "Otherwise, …": what holds where the sentence before does not. */
function otherwise(before: Static | undefined, own: Static, sentence: Sentence): Static {
  const condition = before?.condition ?? null;
  if (condition === null || own.condition !== null) return refuse("otherwise", sentence);
  return { ...own, condition: not(condition) };
}

/** What constantly holds, a static ability a sentence. */
export function holdings({ sentences }: Constant, id: string, bearer: Bearer): readonly Ability[] {
  let isAttached = false;
  return sentences.reduce<readonly Static[]>((before, placed, index) => {
    const { lead } = placed.sentence;
    const context = new Context(index === 0 ? id : `${id}.s${index + 1}`, bearer);
    // "Attach only to a friendly creature. It gains …": it is what the upgrade is attached to.
    if (isAttached) context.mention({ reference: host, number: "one", types: ["creature"] });
    const own = holding(placed, context.id, context);
    isAttached = own.effects.some(({ kind }) => kind === "attachOnly");
    if (lead === null) return [...before, own];
    if (lead.word !== "otherwise") return refuse("how it follows", placed.sentence);
    return [...before, otherwise(before.at(-1), own, placed.sentence)];
  }, []);
}
