import type { ObjectReference, Quantity } from "../effects/index.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Context } from "./context.js";
import type { Measure } from "./measure.js";
import { articleOf, type Headed, isNounWord, onlyItem, onlyPost, stateOf } from "./noun.js";
import { you } from "./plain.js";
import { lowerObjects, objectsOf } from "./reference.js";
import { refuse } from "./refusal.js";
import { amongDone } from "./this-way.js";
import { whoseObject } from "./whose.js";

type Which = "total" | "greatest" | "least";

const superlatives: ReadonlyMap<string | null, Which> = new Map([
  ["total", "total"],
  ["greatest", "greatest"],
  ["highest", "greatest"],
  ["least", "least"],
  ["lowest", "least"],
]);

/** "its power", "that creature's toughness", "the greatest power among creatures you control" (208, 202.3). */
export function measuredValue(head: Headed, characteristic: Measure, node: NounPhrase, context: Context): Quantity {
  if (head.group.determiners.some(({ kind }) => kind !== "article")) return refuse("so many of a characteristic", node);
  const [word, ...more] = head.modifiers;
  const which = superlatives.get(stateOf(word) ?? (isNounWord(word, "total") ? "total" : null));
  const post = onlyPost(head.post);
  if (which !== undefined && more.length === 0 && (post?.kind === "among" || post?.kind === "of"))
    return extreme(which, characteristic, post.what, context);
  if (word === undefined && post?.kind === "of" && articleOf(head.group) === "the")
    return { kind: "characteristic", characteristic, of: ofOne(post.what, context) };
  if (word !== undefined || head.post.length > 0) return refuse("a characteristic", node);
  return { kind: "characteristic", characteristic, of: whoseObject(head, node, context) };
}

/** "the mana value of that spell", "the power of the exiled card": of one object. */
function ofOne(what: NounPhrase, context: Context): ObjectReference {
  if (what.kind === "described" && onlyItem(what)?.form !== "singular") return refuse("of several", what);
  return lowerObjects(what, context, you);
}

function extreme(which: Which, characteristic: Measure, what: NounPhrase, context: Context): Quantity {
  if (what.kind !== "pronoun" && (what.kind !== "described" || what.group.determiners.length === 0)) {
    const among = objectsOf(what, context);
    const done = which === "total" && what.kind === "described" ? amongDone(among, what.post) : null;
    return done === null
      ? { kind: "extreme", which, characteristic, among }
      : { kind: "characteristic", characteristic, of: done };
  }
  const objects = lowerObjects(what, context, you);
  // A total of known objects is read of them as they are or last were, wherever they went (608.2h).
  if (which === "total") return { kind: "characteristic", characteristic, of: objects };
  const among = { what: "object", constraints: [{ kind: "isOneOf", objects }] } as const;
  return { kind: "extreme", which, characteristic, among };
}
