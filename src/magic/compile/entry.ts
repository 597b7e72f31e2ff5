import { comparisonIn } from "./determiner.js";
import { bareNoun, counterKindOf, type Headed, headedBy, isArticle, phraseOf, withoutAdditional } from "./noun.js";
import { you } from "./plain.js";
import type { Entry, PlayerReference, Quantity } from "../effects/index.js";
import type { Adverbial } from "../syntax/adverbial.js";
import type { EntryNode } from "../syntax/destination.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { PostModifier } from "../syntax/post-modifier.js";
import type { Context } from "./context.js";
import { isPlayerPhrase, lowerPlayers } from "./player.js";
import { countOfGroup, lowerQuantity } from "./quantity.js";
import { lowerObjects } from "./reference.js";
import { refuse } from "./refusal.js";

/** How something enters, who controls it, and in which order cards are put. */
export interface Entering {
  readonly entries: readonly Entry[];
  readonly controller: PlayerReference | null;
  readonly order: "any" | "random" | null;
}

type FromTop = Extract<EntryNode, { readonly kind: "fromTop" }>["place"];

const placesFromTop: Readonly<Partial<Record<FromTop, number>>> = {
  second: 2, third: 3, fourth: 4, fifth: 5, seventh: 7, tenth: 10,
}; // prettier-ignore

/** As {@link lowerEntries}, of a destination that may say how far from the top of a library (401.7). */
export function lowerPlacing(
  nodes: readonly EntryNode[],
  context: Context,
): Entering & { readonly nth: number | null } {
  const [from, ...more] = nodes.filter((node) => node.kind === "fromTop");
  if (more.length > 0) return refuse("a place in the library", nodes);
  const entering = lowerEntries(
    nodes.filter(({ kind }) => kind !== "fromTop"),
    context,
  );
  if (from === undefined) return { ...entering, nth: null };
  return { ...entering, nth: placesFromTop[from.place] ?? refuse("a place in the library", from) };
}

/** Reads what stands behind a destination. */
export function lowerEntries(nodes: readonly EntryNode[], context: Context): Entering {
  let entering: Entering = { entries: [], controller: null, order: null };
  for (const node of nodes) entering = addEntry(node, entering, context);
  return entering;
}

function addEntry(node: EntryNode, entering: Entering, context: Context): Entering {
  const plus = (...entries: readonly Entry[]): Entering => ({
    ...entering,
    entries: [...entering.entries, ...entries],
  });
  switch (node.kind) {
    case "state":
      return plus(...stateEntries(node.state, node));
    case "attackingWhom":
      return plus(...attackingEntries(node, context));
    case "blockingWhom":
      return plus({ kind: "blocking", whom: lowerObjects(node.whom, context, you) });
    case "underControl":
      return { ...entering, controller: controllerOf(node.whose, context) };
    case "withCounters":
      return plus(countersEntry(node.counters, context, node.on === "it" ? itself : null));
    case "withCountersShort":
      return plus(countersEntry(node.counters, context));
    case "attachedTo":
      return plus({ kind: "attached", to: lowerObjects(node.to, context, you) });
    case "order":
      return { ...entering, order: node.order === "random" ? "random" : "any" };
    case "fromThere":
      return refuse("from", node);
    default:
      return refuse("how it enters", node);
  }
}

/** "attacking that player", "tapped and attacking that player" (508.4). */
export function attackingEntries(
  { how, whom }: { readonly how: "attacking" | "tappedAndAttacking"; readonly whom: NounPhrase },
  context: Context,
): readonly Entry[] {
  const attacking: Entry = { kind: "attacking", whom: whomOf(whom, context) };
  return how === "tappedAndAttacking" ? [{ kind: "tapped" }, attacking] : [attacking];
}

/** The player or permanent that is attacked. */
export function whomOf(whom: NounPhrase, context: Context): PlayerReference | ReturnType<typeof lowerObjects> {
  return isPlayerPhrase(whom) ? lowerPlayers(whom, context) : lowerObjects(whom, context, you);
}

function stateEntries(state: Extract<EntryNode, { readonly kind: "state" }>["state"], node: object): readonly Entry[] {
  switch (state) {
    case "tapped":
      return [{ kind: "tapped" }];
    case "untapped":
      return [{ kind: "untapped" }];
    case "attacking":
      return [{ kind: "attacking", whom: null }];
    case "tappedAndAttacking":
      return [{ kind: "tapped" }, { kind: "attacking", whom: null }];
    case "transformed":
    case "converted":
      return [{ kind: "transformed" }];
    case "flipped":
      return [{ kind: "flipped" }];
    case "tappedAndTransformed":
      return [{ kind: "tapped" }, { kind: "transformed" }];
    case "prepared":
      return [{ kind: "prepared" }];
    case "faceDown":
      return [{ kind: "faceDown" }];
    default:
      return refuse(state, node);
  }
}

/** "under your control", "under its owner's control". */
export function controllerOf(whose: NounPhrase, context: Context): PlayerReference {
  const { possessor, determiners } = bareNoun(whose, "control") ?? refuse("under", whose);
  if (possessor !== null && possessor.group.kind === "nounGroup")
    return lowerPlayers(phraseOf(possessor.group), context);
  const [first] = determiners;
  if (isArticle(first, "your")) return you;
  if (isArticle(first, "their", "his or her")) return context.findPlayer("their", whose);
  return refuse("under", whose);
}

/** "two", "X", "a number of … equal to the number of lands you control", "one fewer … on it". */
function entryCount(
  { group }: Headed,
  counter: string,
  post: PostModifier | undefined,
  on: NounPhrase | null,
  context: Context,
): Quantity {
  const { determiners } = group;
  const comparing = comparisonIn(group);
  if (comparing === "more" || comparing === "fewer") {
    const amount = countOfGroup({ ...group, determiners: determiners.slice(0, -1) }, context);
    return besideThoseOn(counter, on, comparing, amount, context);
  }
  const [word] = determiners;
  if (word?.kind !== "amount" || word.word !== "a number of") return countOfGroup(group, context);
  return post?.kind === "equalTo" ? lowerQuantity(post.quantity, context) : refuse("a number of", group);
}

/** So many counters more or fewer than were on it (608.2h). */
function besideThoseOn(
  counter: string,
  where: NounPhrase | null,
  word: "more" | "fewer",
  amount: Quantity,
  context: Context,
): Quantity {
  if (where === null) return refuse(word, where);
  const before: Quantity = { kind: "counters", counter, on: lowerObjects(where, context, you) };
  return word === "more"
    ? { kind: "sum", terms: [before, amount] }
    : { kind: "difference", from: before, subtract: amount };
}

/** "enters with a number of +1/+1 counters on it | equal to …": the measure, said behind the verb, is that of the counters. */
export function measuredEntries(nodes: readonly EntryNode[], equal: EqualTo | null): readonly EntryNode[] {
  if (equal === null) return nodes;
  const [only, ...others] = nodes;
  if (only?.kind !== "withCounters" || others.length > 0) return refuse("equal to", equal);
  return [{ ...only, counters: measuredNumber(only.counters, equal) }];
}

/** "a number of +1/+1 counters" with the measure that was said apart from it. */
export function measuredNumber(what: NounPhrase, { quantity }: Pick<EqualTo, "quantity">): NounPhrase {
  const [word] = what.kind === "described" ? what.group.determiners : [];
  if (what.kind !== "described" || what.post.length > 0) return refuse("equal to", what);
  if (word?.kind !== "amount" || word.word !== "a number of") return refuse("equal to", what);
  return { ...what, post: [{ kind: "equalTo", quantity }] };
}

type EqualTo = Extract<Adverbial, { readonly kind: "equalTo" }>;

const itself: NounPhrase = { kind: "pronoun", word: "it" };

/** "with two +1/+1 counters on it" (122.6a). */
export function countersEntry(what: NounPhrase, context: Context, on: NounPhrase | null = null): Entry {
  const head = headedBy(what, "counter") ?? refuse("with", what);
  const counter = counterKindOf(withoutAdditional(head.modifiers), what) ?? refuse("counters", what);
  const [post, ...posts] = head.post;
  if (
    posts.length > 0 ||
    (post !== undefined && !(post.kind === "on" && post.where.kind === "pronoun") && post.kind !== "equalTo")
  )
    return refuse("counters", what);
  const where = post?.kind === "on" ? post.where : on;
  return { kind: "counters", counter, count: context.measure(() => entryCount(head, counter, post, where, context)) };
}
