import type { Constraint } from "../effects/index.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Context } from "./context.js";
import { refuse } from "./refusal.js";

/** What may stand between two names, or inside one. */
const joints = { and: [", and ", " and ", ", "], or: [", or ", " or "] } as const;

/** Where the first of these stands in a name, from a place on; null where none does. */
function jointIn(name: string, word: "and" | "or", from: number): { readonly at: number; readonly end: number } | null {
  const found = joints[word].flatMap((joint) => {
    const at = name.indexOf(joint, from);
    return at < 0 ? [] : [{ at, end: at + joint.length }];
  });
  return found.sort((one, other) => one.at - other.at || other.end - one.end)[0] ?? null;
}

/** The names of cards into which a text parts without a rest; null where it does not. */
function parted(text: string, word: "and" | "or", context: Context, from = 0): readonly string[] | null {
  if (from === 0 && isCard(text, context)) return [text];
  const joint = jointIn(text, word, from);
  if (joint === null) return null;
  const first = text.slice(0, joint.at);
  const rest = isCard(first, context) ? parted(text.slice(joint.end), word, context) : null;
  return rest === null ? parted(text, word, context, joint.end) : [first, ...rest];
}

function isCard(name: string, { bearer }: Context): boolean {
  return bearer.characteristicsOf(name) !== null;
}

/** The names that a text joins by a word, where the whole is no card's name and each of them is (201.2); else the one name. */
function namesIn(name: string, word: "and" | "or", context: Context): readonly string[] {
  const names = parted(name, word, context);
  if (names !== null) return names;
  return word === "or" && jointIn(name, word, 0) !== null ? refuse("which name", [name]) : [name];
}

/** "named A or B": one of two names; "named A and B", which speaks of several objects together, is refused (201.2). */
export function namedOneOf(name: string, context: Context): Constraint {
  if (namesIn(name, "and", context).length > 1) return refuse("names joined by and", [name]);
  const names = namesIn(name, "or", context);
  if (names.length === 1) return { kind: "named", name };
  return { kind: "either", alternatives: names.map((one) => [{ kind: "named", name: one }]) };
}

/** "artifacts named A and B": a phrase for each of the names (201.2); null of another phrase. */
export function ofEachName(node: NounPhrase, context: Context): readonly NounPhrase[] | null {
  if (node.kind !== "described" || node.group.determiners.length > 0) return null;
  const [post, ...others] = node.post;
  if (post?.kind !== "named" || others.length > 0) return null;
  const names = namesIn(post.name, "and", context);
  if (names.length === 1)
    return jointIn(post.name, "and", 0) !== null && isPlural(node) ? refuse("which name", node) : null;
  return names.map((name) => ({ ...node, post: [{ ...post, name }] }));
}

function isPlural({ group }: Extract<NounPhrase, { readonly kind: "described" }>): boolean {
  return group.items.some(({ form }) => form === "plural");
}
