import type { CardType, Constraint, Filter } from "../effects/index.js";
import type { Described, Noun } from "../syntax/noun-phrase.js";
import type { Context } from "./context.js";
import { lowerModifier } from "./modifier.js";
import { objectOf } from "./player.js";
import { creatures, enemy, filterOf, narrowed } from "./plain.js";
import { lowerPost } from "./post-modifier.js";
import { lowerReference } from "./reference.js";
import { refuse, refuseTrait } from "./refusal.js";

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
  if (determiner?.kind === "possessor")
    return [{ kind: "neighborOf", of: objectOf(determiner, context), side: "either" }];
  if (determiner?.kind !== "determiner" || determiner.word !== "its") return refuse("whose neighbors they are", node);
  return [{ kind: "neighborOf", of: lowerReference({ kind: "pronoun", word: "it" }, context), side: "either" }];
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
  return node.more.reduce((filter, more) => {
    const other = more.modifiers.map((one) => lowerModifier(one, context)).reduce(applied, lowerNoun(more.noun));
    const isAlike =
      JSON.stringify(filter.constraints) === JSON.stringify(other.constraints) &&
      JSON.stringify(filter.zones) === JSON.stringify(other.zones);
    const isTyped = filter.types.length > 0 && other.types.length > 0;
    return isAlike && isTyped
      ? { ...filter, types: [...filter.types, ...other.types] }
      : refuse("one or the other", more);
  }, first);
}

/** Which cards a group means, whatever its determiner says of how many. */
export function lowerFilter(node: Described, context: Context): Filter {
  const base = joined(node, context);
  const parts = [
    ...node.modifiers.map((one) => lowerModifier(one, context)),
    ...node.post.map((one) => lowerPost(one, context)),
  ];
  return parts.reduce(applied, base);
}
