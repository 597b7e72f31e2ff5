import type { Comparison, Condition, Filter, ManaKind, ObjectReference } from "../../effects/index.js";
import type { Described, NounPhrase, SymbolAmount } from "../../syntax/noun-phrase.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import type { Context } from "../context.js";
import { denied } from "../form.js";
import { howMany, readNumbered } from "../how-many.js";
import { articleOf, headedBy, ofWhat, onlyPost, stateOf } from "../noun.js";
import { atLeastOne, numeric, you } from "../plain.js";
import { lowerObjects, objectsOf } from "../reference.js";
import { refuse } from "../refusal.js";

/** What mana is asked for, and how much of it. */
interface Asked {
  readonly of: ManaKind | null;
  readonly from: Filter | null;
  readonly is: Comparison;
}

/** "if {R}{R} was spent to cast it", "if at least four mana was spent to cast that spell" (601.2h, 207.2c Adamant). */
export function manaSpent(node: PredicateOf<"passive">, subject: NounPhrase, context: Context): Condition {
  const [tail, ...more] = node.tails;
  if (tail?.kind !== "toDo" || tail.what !== "cast" || more.length > 0 || node.object !== null)
    return refuse("spent", node);
  const asked = askedOf(subject, context);
  const on = lowerObjects(tail.object, context, you);
  if (on.kind === "choice" || on.kind === "matching") return refuse("spent", node);
  const [only, ...others] = asked.map((one) => spent(one, on));
  if (only === undefined) return refuse("spent", node);
  return denied(node.form, others.length === 0 ? only : { kind: "allOf", conditions: [only, ...others] });
}

function spent({ of, from, is }: Asked, on: ObjectReference): Condition {
  const narrowed = { ...(from === null ? {} : { from }), ...(of === null ? {} : { of }) };
  return { kind: "compare", quantity: { kind: "manaSpent", on, ...narrowed }, is };
}

function askedOf(subject: NounPhrase, context: Context): readonly Asked[] {
  if (subject.kind === "symbolAmount") return symbolsAsked(subject);
  if (subject.kind !== "described") return refuse("mana", subject);
  return [manaAsked(subject, context)];
}

const kinds: Readonly<Partial<Record<string, ManaKind>>> = {
  "{W}": "white",
  "{U}": "blue",
  "{B}": "black",
  "{R}": "red",
  "{G}": "green",
  "{C}": "colorless",
  "{S}": "snow",
};

/** "{B}{R}{R}": one black mana and two red ones (107.4). */
function symbolsAsked({ symbols, number, amount, post }: SymbolAmount): readonly Asked[] {
  if (number !== null || amount !== null || post.length > 0) return refuse("mana", symbols);
  return [...new Set(symbols)].map((symbol): Asked => {
    const count = symbols.filter((one) => one === symbol).length;
    const of = kinds[symbol] ?? refuse(symbol, symbols);
    return { of, from: null, is: { operator: "atLeast", than: numeric(count) } };
  });
}

/** "at least three red mana", "no mana", "mana from a Treasure", "three mana of the same color". */
function manaAsked(subject: Described, context: Context): Asked {
  const head = headedBy(subject, "mana") ?? refuse("mana", subject);
  const is = head.group.determiners.length === 0 ? atLeastOne : howMany(readNumbered(head.group, context), subject);
  const post = onlyPost(head.post);
  if (head.group.possessor !== null || (post === null && head.post.length > 0)) return refuse("mana", subject);
  const [modifier, ...more] = head.modifiers;
  if (more.length > 0) return refuse("mana", subject);
  const of = modifier === undefined ? null : (manaKind(modifier) ?? refuse("mana", subject));
  if (post === null) return { of, from: null, is };
  if (post.kind === "from" && of === null) return { of, from: objectsOf(post.where, context), is };
  return of === null && isSameColor(post) ? { of: "oneColor", from: null, is } : refuse("mana", subject);
}

type Modifier = Described["group"]["items"][number]["modifiers"][number];

function manaKind(modifier: Modifier): ManaKind | null {
  if (modifier.kind === "color") return modifier.color;
  const state = stateOf(modifier);
  return state === "colored" || state === "colorless" ? state : null;
}

/** "of the same color". */
function isSameColor(post: Described["post"][number]): boolean {
  const what = ofWhat([post]);
  const color = what === null ? null : headedBy(what, "color");
  if (color === null || color.post.length > 0 || articleOf(color.group) !== "the") return false;
  return color.modifiers.length === 1 && stateOf(color.modifiers[0]) === "same";
}
