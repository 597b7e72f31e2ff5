import { isSame } from "../../text/within.js";
import type { CardType, Constraint, Filter } from "../effects/index.js";
import type { Described, Noun } from "../syntax/noun-phrase.js";
import type { GapVerb } from "../syntax/post-modifier.js";
import type { Context } from "./context.js";
import { lowerModifier } from "./modifier.js";
import { objectOf } from "./player.js";
import { creatures, enemy, filterOf, narrowed } from "./plain.js";
import { lowerPost, whichSlot } from "./post-modifier.js";
import { lowerReference } from "./reference.js";
import { refuse, refuseTrait } from "./refusal.js";
import { speaksOfSlot } from "./speaks-of.js";

/** The card types by their nouns. */
export const cardTypes: ReadonlyMap<string, CardType> = new Map([
  ["creature", "creature"],
  ["artifact", "artifact"],
  ["action", "action"],
  ["upgrade", "upgrade"],
]);

/** What a noun means by itself: a type of card is one in play, but for actions, which never are. */
function lowerNoun(noun: Noun): Filter {
  switch (noun.kind) {
    case "common":
      return commonNoun(noun.noun.noun, noun);
    case "trait":
      return noun.known === "known"
        ? narrowed(creatures, { kind: "trait", trait: noun.trait })
        : refuseTrait(noun.trait, noun);
    case "name":
      return narrowed(filterOf([], ["play"]), { kind: "named", name: noun.name });
    case "house":
    case "icon":
    case "keyword":
      return refuse("cards of that name", noun);
  }
}

function commonNoun(word: string, noun: Noun): Filter {
  const type = cardTypes.get(word);
  if (type !== undefined) return filterOf([type], type === "action" ? [] : ["play"]);
  if (word === "card") return filterOf([], []);
  if (word === "enemy") return narrowed(creatures, enemy);
  return word === "neighbor" ? creatures : refuse("cards of that kind", noun);
}

/** Whose neighbors are meant: "its neighbors", "Urchin's neighbors". */
function neighborsOf(node: Described, context: Context): readonly Constraint[] {
  const { noun, determiner } = node;
  if (noun.kind !== "common" || noun.noun.noun !== "neighbor") return [];
  const [first] = node.post;
  if (first?.kind === "place" && first.preposition === "of") return [];
  if (determiner?.kind === "possessor")
    return [{ kind: "neighborOf", of: objectOf(determiner, context), side: "either" }];
  if (determiner?.kind !== "determiner" || determiner.word !== "its") return refuse("whose neighbors they are", node);
  const of = context.which ?? lowerReference({ kind: "pronoun", word: "it" }, context);
  return [{ kind: "neighborOf", of, side: "either" }];
}

/** The filter with one more demand: words such as "creature" before "card" say the type, others narrow. */
export interface Narrowing {
  readonly types?: readonly CardType[];
  readonly zones?: Filter["zones"];
  readonly constraints?: readonly Constraint[];
}

function applied(filter: Filter, { types, zones, constraints = [] }: Narrowing): Filter {
  return narrowed({ ...filter, types: types ?? filter.types, zones: zones ?? filter.zones }, ...constraints);
}

/** What several nouns mean together: "artifact or upgrade", "creature and artifact". */
function joined(node: Described, context: Context): Filter {
  const first = narrowed(lowerNoun(node.noun), ...neighborsOf(node, context));
  const isTwice = node.more.some((more) => isSame(more.noun, node.noun));
  // "Mutant creatures or creatures with power 5 or higher": of each of the two something else is said.
  if (isTwice) return refuse("one or the other", node);
  return node.more.reduce((filter, more) => {
    const other = more.modifiers.map((one) => lowerModifier(one, context)).reduce(applied, lowerNoun(more.noun));
    const isAlike = isSame(filter.constraints, other.constraints) && isSame(filter.zones, other.zones);
    const isTyped = filter.types.length > 0 && other.types.length > 0;
    return isAlike && isTyped
      ? { ...filter, types: [...filter.types, ...other.types] }
      : refuse("one or the other", more);
  }, first);
}

/** "each neighbor of the creature it fights": what stands behind is said of that creature. */
function ofWhom(
  node: Described,
  context: Context,
): { readonly node: Described; readonly neighbors: readonly Constraint[] } {
  const [first, ...others] = node.post;
  const isNeighbor = node.noun.kind === "common" && node.noun.noun.noun === "neighbor";
  const holder =
    isNeighbor && others.length === 0 && first?.kind === "contact" && has(first.verb) ? first.subject : null;
  if (holder !== null)
    return {
      node: asCreatures(node),
      neighbors: [{ kind: "neighborOf", of: lowerReference(holder, context), side: "either" }],
    };
  if (!isNeighbor || first?.kind !== "place" || first.preposition !== "of" || first.what.kind !== "described")
    return { node, neighbors: [] };
  const of = lowerReference({ ...first.what, post: [...first.what.post, ...others] }, context);
  return { node: asCreatures(node), neighbors: [{ kind: "neighborOf", of, side: "either" }] };
}

/** "it has" */
function has({ verb, modal, particle, tails }: GapVerb): boolean {
  return verb.verb === "have" && modal === null && particle === null && tails.length === 0;
}

/** The same group about creatures, whose neighbors they are being known. */
function asCreatures(node: Described): Described {
  return { ...node, noun: { kind: "common", noun: { noun: "creature", form: "plural" } }, post: [] };
}

/** "each copy of Dreamcall in your discard pile": the cards of that name; null for any other group. */
function copiesOf(node: Described, context: Context): Filter | null {
  const [first, ...others] = node.post;
  const isCopy = node.noun.kind === "common" && node.noun.noun.noun === "copy" && node.modifiers.length === 0;
  if (!isCopy || first?.kind !== "place" || first.preposition !== "of" || first.what.kind !== "described") return null;
  const { noun, determiner, modifiers, post } = first.what;
  if (noun.kind !== "name" || determiner !== null || modifiers.length > 0) return refuse("a copy of what", first);
  const base = narrowed(filterOf([], ["play"]), { kind: "named", name: noun.name });
  return [...post, ...others].map((one) => lowerPost(one, context)).reduce(applied, base);
}

/** Which cards a group means, whatever its determiner says of how many. */
export function lowerFilter(told: Described, context: Context): Filter {
  const copies = copiesOf(told, context);
  if (copies !== null) return copies;
  const { node, neighbors } = ofWhom(told, context);
  const base = joined(node, context);
  const parts = [
    ...node.modifiers.map((one) => lowerModifier(one, context)),
    ...node.post.map((one) => lowerPost(one, context)),
  ];
  const filter = narrowed(parts.reduce(applied, base), ...neighbors);
  return speaksOfSlot(parts, "iteration", whichSlot) ? { ...filter, as: "which" } : filter;
}
