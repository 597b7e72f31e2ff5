import { bareNoun, isThis } from "./noun.js";
import type { Filter, Instruction, ManaRestriction } from "../effects/index.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { PredicateOf } from "../syntax/predicate.js";
import type { Sentence } from "../syntax/sentence.js";
import type { Context } from "./context.js";
import { objectsOf } from "./reference.js";
import { refuse } from "./refusal.js";

/** A sentence that says what the mana just added may be spent on (106.6), or null where the sentence is something else. */
export function amendMana(
  sentence: Sentence,
  before: readonly Instruction[],
  context: Context,
): readonly Instruction[] | null {
  const last = before.at(-1);
  const [part, ...parts] = sentence.parts;
  const [verb, ...verbs] = part?.clause.verbs ?? [];
  if (
    last?.kind !== "addMana" ||
    part === undefined ||
    verb === undefined ||
    parts.length > 0 ||
    verbs.length > 0 ||
    part.openings.length > 0
  )
    return null;
  const node = verb.predicate;
  if (verb.adverbials.length > 0) return null;
  const restriction =
    node.kind === "spendFor" && verb.auxiliary === null
      ? onlyFor(node, context)
      : node.kind === "passive" &&
          node.verb === "spend" &&
          verb.auxiliary === "cant" &&
          part.clause.subject !== null &&
          isThisMana(part.clause.subject)
        ? notFor(node, context)
        : null;
  return restriction === null
    ? null
    : [...before.slice(0, -1), { ...last, restriction: [...last.restriction, restriction] }];
}

function isThisMana(node: NounPhrase): boolean {
  return bareNoun(node, "mana") !== null && isThis(node);
}

/** "Spend this mana only to cast artifact spells or activate abilities of artifacts." */
function onlyFor(node: PredicateOf<"spendFor">, context: Context): ManaRestriction {
  if (node.only !== "only" || !isThisMana(node.object)) return refuse("spend", node);
  const cast: Filter[] = [];
  const activate: Filter[] = [];
  for (const use of [{ what: node.what, on: node.on }, ...node.more]) {
    if (use.what === "cast") cast.push(objectsOf(use.on, context));
    else if (use.what === "activate") activate.push(abilitiesOf(use.on, context));
    else return refuse(use.what, node);
  }
  return { kind: "onlyFor", cast, activate };
}

/** "abilities", "an ability of an artifact source": the abilities by their source. */
function abilitiesOf(node: NounPhrase, context: Context): Filter {
  if (node.kind !== "described") return refuse("abilities", node);
  const [post, ...posts] = node.post;
  if (post === undefined) return objectsOf(node, context);
  if (post.kind !== "of" || posts.length > 0) return refuse("abilities", node);
  const bare = objectsOf({ ...node, post: [] }, context);
  return { ...bare, constraints: [...bare.constraints, { kind: "fromSource", source: objectsOf(post.what, context) }] };
}

/** "This mana can't be spent to cast a nonartifact spell." (111.10h) */
function notFor(node: PredicateOf<"passive">, context: Context): ManaRestriction {
  const [tail, ...tails] = node.tails;
  if (tail?.kind !== "toDo" || tail.what !== "cast" || tails.length > 0 || node.object !== null)
    return refuse("spend", node);
  return { kind: "notFor", cast: [objectsOf(tail.object, context)] };
}
