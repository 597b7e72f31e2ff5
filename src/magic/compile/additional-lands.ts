import type { Change, Instruction } from "../effects/index.js";
import type { Clause } from "../syntax/clause.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { PredicateOf } from "../syntax/predicate.js";
import type { Context } from "./context.js";
import { articleOf, bareNoun, isPronoun, onlyItem, onlyPost, stateOf } from "./noun.js";
import { countOfGroup } from "./quantity.js";
import { refuse } from "./refusal.js";
import type { Saying } from "./saying.js";

/** "You may play an additional land on each of your turns." (305.2); null of another clause. */
export function additionalLands({ subject, verbs }: Clause, context: Context): Change | null {
  const [verb, ...more] = verbs;
  const permitted = verb?.auxiliary === "may" && subject !== null && isPronoun(subject, "you");
  if (!permitted || verb.predicate.kind !== "play" || verb.predicate.payment !== null) return null;
  const { object } = verb.predicate;
  if (object.kind !== "described" || !isAdditionalLand(object)) return null;
  const plain = more.length === 0 && verb.adverb === null && verb.innerAdverb === null && verb.adverbials.length === 0;
  return plain && isEachTurn(object.post) ? permission(object, context) : refuse("an additional land", verb);
}

/** "You may play two additional lands this turn." (305.2); null of another object. */
export function additionalLandsNow(
  { object, payment }: PredicateOf<"play">,
  saying: Saying,
  context: Context,
): readonly Instruction[] | null {
  if (!isAdditionalLand(object)) return null;
  const plain = object.kind === "described" && object.post.length === 0 && payment === null;
  if (!plain || saying.takeSpan("thisTurn") === "absent") return refuse("an additional land", object);
  const objects = saying.subject.player();
  if (objects.kind !== "you") return refuse("who", object);
  const changes = [permission(object, context)];
  return [
    { kind: "modify", ...context.nextId(), objects, changes, duration: { kind: "thisTurn" }, membership: "lockedIn" },
  ];
}

function isAdditionalLand(object: NounPhrase): boolean {
  const item = onlyItem(object);
  const [additional, ...more] = item?.modifiers ?? [];
  const land = item?.noun.kind === "type" && item.noun.type === "land";
  return land && stateOf(additional) === "additional" && more.length === 0;
}

/** "on each of your turns": which are all the turns in which a player may play lands (305.3). */
function isEachTurn(posts: Extract<NounPhrase, { readonly kind: "described" }>["post"]): boolean {
  const post = onlyPost(posts);
  if (post?.kind !== "on" || post.where.kind !== "partitive" || post.where.count !== "each") return false;
  const turns = bareNoun(post.where.of, "turn");
  return turns !== null && articleOf(turns) === "your";
}

function permission(object: NounPhrase, context: Context): Change {
  if (object.kind !== "described" || object.group.possessor !== null) return refuse("an additional land", object);
  const count = countOfGroup(object.group, context);
  return { kind: "permit", permission: { kind: "playAdditionalLands", count } };
}
