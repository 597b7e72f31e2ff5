import type { ObjectReference } from "../effects/index.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import { objectAntecedent, type Context } from "./context.js";
import { isPronoun } from "./noun.js";

/**
 * "attach this to it", "put a level counter on this": the object that the ability is of, whatever it is (201.5, 109.2). No
 * other words say of an object no more than "this"; null of another phrase.
 */
export function bareThis(node: NounPhrase, context: Context): ObjectReference | null {
  if (!isPronoun(node, "this")) return null;
  const source: ObjectReference = { kind: "source" };
  context.mention(objectAntecedent(source, "singular", ["self"]));
  return source;
}
